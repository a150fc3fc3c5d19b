//! Nothing that is told along a game contradicts itself: what a move reaches is never more than the best play that was told before it,
//! and no group is called safe or dead that a search refutes.

use semeai_board::{
    Assumption, Block, Color, DiagramStyle, Point, PointSet, Position, Roles, SafeReason, diagram,
};
use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_report_with};
use semeai_search::{Aim, PositionBudget, ZoneAsked, ZoneKo, ZoneProof};

use crate::played::{Moment, game};
use crate::random::Random;

/// How long a refutation is looked for.
const REFUTATION: u64 = 20_000;

/// How the positions of games are asked about.
#[derive(Clone, Copy)]
struct Asking {
    /// From the first of so many games on.
    seed: u64,
    games: u64,
    size: (usize, usize),
    /// So many of the last positions of each.
    last: usize,
    /// For each region.
    positions: u64,
}

impl Asking {
    fn check(self) {
        let mut told = Told::default();
        for seed in self.seed..self.seed + self.games {
            let moments = game(&mut Random::new(seed), self.size.0, self.size.1);
            let from = moments.len().saturating_sub(self.last);
            for is_narrow in [false, true] {
                told.add(&self.broken(seed, &moments[from..], is_narrow));
            }
        }
        println!("{told:?}");
        assert!(told.broken.is_empty(), "{:#?}", told.broken);
        assert!(told.pairs > 0, "nothing was compared");
    }

    /// What is told along moments that follow each other.
    fn broken(self, seed: u64, moments: &[Moment], is_narrow: bool) -> Told {
        let mut kept = RegionCache::default();
        let limits = EndgameLimits::default().with_positions(self.positions);
        let mut told = Told::default();
        let mut before: Option<(&Moment, EndgameReport)> = None;
        for moment in moments {
            let report = report(moment, &limits, is_narrow, &mut kept);
            let place = || {
                let narrow = if is_narrow { "narrow, " } else { "" };
                format!("{narrow}seed {seed}\n{}", drawn(&moment.position))
            };
            told.groups += report.safe.len();
            let refuted = refuted(&moment.position, &report);
            told.broken
                .extend(refuted.map(|group| format!("{group}, {}", place())));
            if let Some((then, known)) = &before
                && let Some((best, reached)) = pair(then, known, &report)
            {
                told.pairs += 1;
                let gain = match then.next.0 {
                    Color::Black => reached - best,
                    Color::White => best - reached,
                };
                if gain > 0 {
                    let said = format!("{:?} told {best} and reached {reached}", then.next);
                    told.broken.push(format!("{said}, {}", place()));
                }
            }
            before = Some((moment, report));
        }
        told
    }
}

/// What was told, and what of it does not hold.
#[derive(Debug, Default)]
struct Told {
    groups: usize,
    pairs: usize,
    broken: Vec<String>,
}

impl Told {
    fn add(&mut self, other: &Self) {
        self.groups += other.groups;
        self.pairs += other.pairs;
        self.broken.extend(other.broken.iter().cloned());
    }
}

/// The answer at a moment; narrowed to where the sides meet, if it can be.
fn report(
    moment: &Moment,
    limits: &EndgameLimits,
    is_narrow: bool,
    kept: &mut RegionCache,
) -> EndgameReport {
    let mut asked = Endgame::new(moment.position.clone());
    asked.prisoners = moment.prisoners;
    let report = endgame_report_with(&asked, limits, kept);
    let Some(points) = report.meeting.filter(|_| is_narrow) else {
        return report;
    };
    asked.only = moment.position.topology().components(&points);
    asked.is_narrowed = true;
    endgame_report_with(&asked, limits, kept)
}

/// The best play that was told before a move, and what the move reaches, where both are one number.
fn pair(then: &Moment, before: &EndgameReport, after: &EndgameReport) -> Option<(i64, i64)> {
    // What holds if a border does is no score.
    let is_told = |report: &EndgameReport| {
        !matches!(
            report.known,
            KnownBy::Undecided | KnownBy::AlongBorder | KnownBy::Supposed
        )
    };
    let score = |report: &EndgameReport, first: Color| {
        let start = report.starts[first].as_ref().filter(|_| is_told(report))?;
        start.score.one()
    };
    let (color, _) = then.next;
    Some((score(before, color)?, score(after, color.opponent())?))
}

/// Groups that are told to be safe or dead, and are not.
fn refuted(position: &Position, report: &EndgameReport) -> impl Iterator<Item = String> {
    let dead = Color::ALL.map(|color| report.dead(color));
    let dead = dead[0].union(&dead[1]);
    let name = |block: &Block| position.topology().name(block.anchor).to_owned();
    let is_dead = |block: &Block| !block.stones.is_disjoint(&dead);
    let living = position.blocks().into_iter().filter(is_dead);
    let living = living.filter(|block| is_reached(position, block.anchor, Aim::Life, block.color));
    // Of many liberties it is said that nothing is proved by them.
    let is_told = |safe: &&Assumption| !matches!(safe.reason, SafeReason::Liberties(_));
    let safe = report.safe.iter().filter(is_told).map(|safe| safe.block);
    let caught = safe
        .filter(|block| is_reached(position, block.anchor, Aim::Capture, block.color.opponent()));
    let living = living.map(|block| format!("{} is called dead, and lives", name(&block)));
    let caught = caught.map(|block| format!("{} is called safe, and is captured", name(&block)));
    living.chain(caught).collect::<Vec<_>>().into_iter()
}

/// Whether a search sees that a side reaches its aim with a block.
fn is_reached(position: &Position, stone: Point, aim: Aim, first: Color) -> bool {
    let position = position.without_ko();
    let asked = ZoneAsked {
        position: &position,
        stone,
        aim,
        ko: ZoneKo::OpponentTakesBack,
        first,
        points: &position.topology().points(),
        barred: &PointSet::EMPTY,
        plain: &PointSet::EMPTY,
    };
    let found = ZoneProof::new(&asked).zone(&mut PositionBudget::new(REFUTATION));
    found.is_ok_and(|zone| zone.is_some())
}

fn drawn(position: &Position) -> String {
    let setup = position.to_setup();
    let drawn = diagram::print(&setup, &Roles::new(), &[], DiagramStyle::Plain);
    drawn.expect("a rectangle")
}

#[test]
fn no_move_reaches_more_than_the_best_play_told_before_it() {
    let asking = Asking {
        seed: 0,
        games: 10,
        size: (7, 7),
        last: 5,
        positions: 4_000,
    };
    asking.check();
}

#[test]
#[ignore = "minutes"]
fn no_move_of_many_games_reaches_more_than_the_best_play_told_before_it() {
    let asking = Asking {
        seed: 1_000,
        games: 100,
        size: (7, 7),
        last: 24,
        positions: 20_000,
    };
    asking.check();
    let larger = Asking {
        seed: 2_000,
        games: 20,
        size: (9, 9),
        ..asking
    };
    larger.check();
}

#[test]
fn the_player_plays_games_that_end() {
    for seed in 0..10 {
        let moments = game(&mut Random::new(seed), 7, 7);
        let last = moments.last().expect("a game has a beginning");
        let passes = moments.iter().rev().skip(1).take(2);
        assert!(passes.clone().count() == 2 && passes.clone().all(|each| each.next.1.is_none()));
        assert!(last.position.occupied().len() > 20, "seed {seed}");
    }
}
