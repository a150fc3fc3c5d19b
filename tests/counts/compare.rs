//! What the count says of a board in every way of asking, beside what the search on the board says.

use std::fmt::Write;

use semeai_board::{ByColor, Color, Point, PointSet, Role};
use semeai_race::picks::Picks;
use semeai_race::report::{Known, Report, Start};
use semeai_race::solve::{Outcome, Prover, Race as Searched};
use semeai_race::{Ending, Unpicked};

use crate::proof::board::{limits, race};
use crate::random::Random;
use crate::support::Race;

const NO_MOVE: &str = "wins, but no move is named";

/// How the questions about a board are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By the program itself.
    Automatic,
    /// By random picks, and by the program itself where there is none.
    RandomPicks,
    /// With the useful points of every node.
    AllPicks,
    /// Not at all.
    NoPicks,
}

impl Way {
    pub(crate) const ALL: [Self; 4] = [
        Self::Automatic,
        Self::RandomPicks,
        Self::AllPicks,
        Self::NoPicks,
    ];

    fn report(self, race: &Race, seed: u64) -> Report {
        match self {
            Self::Automatic => race.analyze_automatically(),
            Self::RandomPicks => race.analyze_with(&random_picks(race, seed), Unpicked::Searched),
            Self::AllPicks => race.analyze(&race.picks_of_useful_points(4, 60)),
            Self::NoPicks => race.analyze(&Picks::default()),
        }
    }
}

/// Some points of the board as candidates, at the root and after moves.
fn random_picks(race: &Race, seed: u64) -> Picks {
    let mut random = Random::new(seed);
    let empty: Vec<Point> = race.position.empty().iter().collect();
    let mut picks = Picks::default();
    if empty.is_empty() {
        return picks;
    }
    for _ in 0..random.between(1, 4) {
        let mut path = Vec::new();
        for _ in 0..random.below(3) {
            path.push(semeai_race::picks::Move {
                color: random.pick(&Color::ALL),
                point: random.pick(&empty),
            });
        }
        picks.add(&path, random.pick(&empty));
    }
    picks
}

/// A board as the search sees it.
pub(crate) struct Truth {
    race: Searched,
    prover: Prover,
    pub(crate) outcomes: ByColor<Outcome>,
}

impl Truth {
    /// Nothing if it is too large to be searched.
    pub(crate) fn new(marked: &Race) -> Option<Self> {
        let race = race(marked);
        let mut prover = Prover::new(&race, &limits()).ok()?;
        let outcomes = ByColor::new_with(|first| prover.outcome_with_kos(&race.position, first));
        let is_known = Color::ALL
            .into_iter()
            .all(|first| outcomes[first] != Outcome::Undecided);
        is_known.then_some(Self {
            race,
            prover,
            outcomes,
        })
    }

    /// Whether a side has several essential blocks.
    fn has_several(&self) -> bool {
        let topology = self.race.position.topology();
        let is_one = |color| topology.components(&self.race.essential[color]).len() == 1;
        !Color::ALL.into_iter().all(is_one)
    }

    /// What is wrong with the claims of a sure report, a line each.
    fn wrong_claims(&mut self, report: &Report) -> String {
        let verdict = report.verdict.as_ref().expect("it is sure");
        let mut wrong = String::new();
        for (first, start) in [
            (Color::Black, &verdict.starts.black),
            (Color::White, &verdict.starts.white),
        ] {
            if let Some(claim) = self.wrong_claim(first, start) {
                writeln!(wrong, "{first} first: {claim}").expect("text");
            }
        }
        wrong
    }

    /// What is wrong with the results of a sure report, a line each; too small a budget may leave moves unnamed.
    pub(crate) fn wrong_results(&mut self, report: &Report) -> String {
        let wrong = self.wrong_claims(report);
        let is_wrong = |line: &&str| !line.ends_with(NO_MOVE);
        wrong.lines().filter(is_wrong).collect()
    }

    /// What is wrong with the claims for one start: the result, or a first move that is said to hold it.
    fn wrong_claim(&mut self, first: Color, start: &Start) -> Option<String> {
        let (counted, truth) = (outcome(start.ending), self.outcomes[first]);
        if counted != truth {
            return Some(format!("counted {counted:?}, searched {truth:?}"));
        }
        let own = Outcome::won_by(first);
        let named = match truth {
            Outcome::Ends(Ending::Seki) => &start.seki_moves,
            _ if truth == own => &start.winning_moves,
            _ => return None,
        };
        if named.is_empty() && truth == own {
            return Some(NO_MOVE.to_owned());
        }
        let bad: PointSet = named
            .iter()
            .copied()
            .filter(|&point| self.after(first, point) != truth)
            .collect();
        let names = self.race.position.topology().names(&bad).join(" ");
        (!bad.is_empty()).then(|| format!("{names} does not lead to {truth:?}"))
    }

    fn after(&mut self, first: Color, point: Point) -> Outcome {
        let played = self.race.position.play(first, point).expect("a legal move");
        self.prover
            .outcome_with_kos(&played.position, first.opponent())
    }
}

fn outcome(ending: Known<Ending>) -> Outcome {
    match ending {
        Known::Ko => Outcome::Ko,
        known => known.counted().into(),
    }
}

/// What came of a board.
#[derive(Debug, Default)]
pub(crate) struct Compared {
    /// Whether the count was sure of it, by [`Way`].
    pub(crate) sure: [bool; Way::ALL.len()],
    /// What differs.
    pub(crate) differences: String,
    pub(crate) outcomes: Vec<Outcome>,
    /// How many empty points matter.
    pub(crate) empty: usize,
    /// Whether a side has several essential blocks, which the count leaves open unless they are said to be linked.
    pub(crate) has_several: bool,
}

/// Compares the counts of a board with the search; nothing if the board is passed over.
pub(crate) fn compare<R: AsRef<str>>(rows: &[R], seed: u64) -> Option<Compared> {
    let marked = Race::try_new(rows).ok()?;
    let is_marked = |color| {
        let stones = marked
            .roles
            .stones(&marked.position, color, Role::Essential);
        !stones.is_empty()
    };
    if !Color::ALL.into_iter().all(is_marked) {
        return None;
    }
    let mut truth = Truth::new(&marked)?;
    let mut compared = Compared {
        outcomes: Color::ALL.map(|first| truth.outcomes[first]).to_vec(),
        empty: truth
            .race
            .relevant
            .difference(&marked.position.occupied())
            .len(),
        has_several: truth.has_several(),
        ..Compared::default()
    };
    for (way, sure) in Way::ALL.into_iter().zip(&mut compared.sure) {
        let report = way.report(&marked, seed);
        *sure = report.is_sure();
        if *sure {
            let wrong = truth.wrong_claims(&report);
            if !wrong.is_empty() {
                let claims = claims(&report);
                let differences = &mut compared.differences;
                write!(differences, "{way:?}\n{wrong}{claims}\n").expect("text");
            }
        }
    }
    Some(compared)
}

fn claims(report: &Report) -> String {
    let values: Vec<String> = report
        .regions
        .iter()
        .map(|region| {
            let value = region.root().value.as_ref();
            format!("{} {}", region.id, value.map_or("?", |v| v.text.as_str()))
        })
        .collect();
    let verdict = report.verdict.as_ref().map(|verdict| verdict.rule);
    format!(
        "regions {}, rule {verdict:?}, notices {:?}",
        values.join(", "),
        report.notices
    )
}
