//! Random boards against a judge that knows no regions and no values.

mod eyes;
mod inside;
mod judge;
mod kos;
mod laws;
mod proofs;

use std::sync::Arc;

use semeai_board::{Color, PointSet, Position, Role, Roles, Setup, Topology};
use semeai_cgt::Player;
use semeai_endgame::position_report::{Between, RegionState};
use semeai_endgame::{
    Endgame, EndgameLimits, Kept, Scoring, Sum, board_sum, endgame_report, endgame_report_with,
    score,
};

use semeai_search::PositionBudget;

use judge::{Judge, Trouble};

/// `SplitMix64` (G. Steele, D. Lea and C. Flood, 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let z = z ^ (z >> 31);
        usize::try_from(z % end as u64).expect("below a usize")
    }
}

/// A board with safe stones of both sides, some others, and up to so many empty points, near each other.
fn board(seed: u64, most: usize) -> Option<Endgame> {
    let mut random = Random(seed);
    let (columns, rows) = (3 + random.below(4), 3 + random.below(3));
    let topology = Arc::new(Topology::rectangle(columns, rows).ok()?);
    let mut empty = PointSet::EMPTY;
    // Mostly small ones: the judge lists every position.
    let most = if random.below(12) == 0 {
        most
    } else {
        most - 2
    };
    let wanted = 2 + random.below(most - 1);
    let all: Vec<_> = topology.points().iter().collect();
    for _ in 0..4 * wanted {
        if empty.len() >= wanted {
            break;
        }
        // Most points lie beside others, so that regions are more than single points.
        let near = topology.neighborhood(&empty);
        let near: Vec<_> = near.iter().collect();
        let point = if near.is_empty() || random.below(4) == 0 {
            all[random.below(all.len())]
        } else {
            near[random.below(near.len())]
        };
        empty.insert(point);
    }
    let mut setup = Setup::new(Arc::clone(&topology));
    let mut roles = Roles::new();
    let chance = random.below(30);
    let mut last = Color::Black;
    for point in topology.points().difference(&empty).iter() {
        // Runs of one colour, as on boards.
        if random.below(3) == 0 {
            last = last.opponent();
        }
        setup.set(point, Some(last));
        if random.below(100) >= chance {
            roles.set(point, Role::Safe);
        }
    }
    let safe = roles.points(Role::Safe);
    let position = Position::with_protected(setup, safe).ok()?;
    let mut asked = Endgame::new(position);
    asked.roles = roles;
    Some(asked)
}

/// What came of a comparison.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    exact: usize,
    too_many: usize,
    moves: usize,
    ko_moves: usize,
    skipped: usize,
}

fn compare(asked: &Endgame, most: usize, seen: &mut Seen) -> Result<(), String> {
    let mut compared = false;
    for scoring in [Scoring::Territory, Scoring::Area] {
        let mut asked = asked.clone();
        asked.scoring = scoring;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let Some(scores) = (match scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        }) else {
            if report
                .regions
                .iter()
                .all(|region| region.state == RegionState::Exact)
            {
                return Err(format!("no score: {:?}", report.why));
            }
            seen.skipped += 1;
            return Ok(());
        };
        let judge = match Judge::new(&asked.position, scoring, most) {
            Ok(judge) => judge,
            Err(_) => {
                seen.too_many += 1;
                return Ok(());
            }
        };
        for first in Color::ALL {
            let truth = match judge.score(first) {
                Ok(truth) => i64::from(truth),
                Err(Trouble::Repetition | Trouble::TooMany) => {
                    seen.skipped += 1;
                    return Ok(());
                }
            };
            let is_within = |between: Between| (between.low..=between.high).contains(&truth);
            if !is_within(scores[first]) {
                return Err(format!(
                    "{first} first, {scoring:?}: {truth}, not {:?}",
                    scores[first]
                ));
            }
            let start = report.starts[first].as_ref().ok_or("no start")?;
            for (point, after) in judge.after(first) {
                let Some(after) = after else { continue };
                let loss = match first {
                    Color::Black => truth - i64::from(after),
                    Color::White => i64::from(after) - truth,
                };
                let found = start
                    .losses
                    .iter()
                    .find(|found| found.point.index() == point);
                let name = asked
                    .position
                    .topology()
                    .name(semeai_board::Point::new(point).unwrap());
                let Some(found) = found else {
                    return Err(format!("{first} first, {scoring:?}: {name} is not listed"));
                };
                let Some(found) = found.loss else { continue };
                if !(found.low..=found.high).contains(&loss) {
                    return Err(format!(
                        "{first} first, {scoring:?}: {name} loses {loss}, not {found:?}"
                    ));
                }
                seen.moves += 1;
                seen.ko_moves += usize::from(found.low != found.high);
            }
        }
        compared = true;
    }
    if compared {
        seen.exact += 1;
    }
    Ok(())
}

fn drawn(asked: &Endgame) -> String {
    let topology = asked.position.topology();
    let mut text = String::new();
    let mut last = None;
    for point in topology.points().iter() {
        let row = topology
            .name(point)
            .trim_start_matches(char::is_alphabetic)
            .to_owned();
        if last.is_some() && last != Some(row.clone()) {
            text.push('\n');
        }
        last = Some(row);
        let is_safe = asked.roles.points(Role::Safe).contains(point);
        text.push(match (asked.position.stone(point), is_safe) {
            (None, _) => '.',
            (Some(Color::Black), true) => '#',
            (Some(Color::Black), false) => 'X',
            (Some(Color::White), true) => '@',
            (Some(Color::White), false) => 'O',
        });
    }
    text
}

fn run(seeds: std::ops::Range<u64>, most_empty: usize, most: usize) -> Seen {
    let mut seen = Seen::default();
    let mut wrong = Vec::new();
    for seed in seeds {
        let Some(asked) = board(seed, most_empty) else {
            continue;
        };
        if let Err(error) = compare(&asked, most, &mut seen) {
            wrong.push(format!("seed {seed}: {error}\n{}", drawn(&asked)));
            if wrong.len() > 12 {
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{seen:?}\n{}", wrong.join("\n"));
    seen
}

#[test]
fn a_thousand_boards_are_scored_as_the_judge_scores_them() {
    let seen = run(0..1_100, 9, 100_000);
    assert!(seen.exact >= 900, "{seen:?}");
}

/// The same board with a stone more or fewer, if it is a legal one.
fn edited(asked: &Endgame, random: &mut Random) -> Option<Endgame> {
    let safe = asked.roles.points(Role::Safe);
    let all = asked.position.topology().points().difference(&safe);
    let all: Vec<_> = all.iter().collect();
    let point = *all.get(random.below(all.len().max(1)))?;
    let mut setup = asked.position.to_setup();
    let stone = match setup.get(point) {
        None if random.below(2) == 0 => Some(Color::Black),
        None => Some(Color::White),
        Some(_) => None,
    };
    setup.set(point, stone);
    Some(Endgame {
        position: Position::with_protected(setup, safe).ok()?,
        ..asked.clone()
    })
}

#[test]
fn a_region_that_is_kept_is_as_one_that_is_searched_anew() {
    let limits = EndgameLimits::default();
    let mut edits = 0;
    for seed in 5_000..5_150 {
        let Some(mut asked) = board(seed, 9) else {
            continue;
        };
        let mut kept = Kept::default();
        let mut random = Random(seed);
        for _ in 0..5 {
            let found = endgame_report_with(&asked, &limits, &mut kept);
            let fresh = endgame_report(&asked, &limits);
            let board = drawn(&asked);
            assert_eq!(
                format!("{found:?}"),
                format!("{fresh:?}"),
                "seed {seed}\n{board}"
            );
            if let Some(next) = edited(&asked, &mut random) {
                asked = next;
                edits += 1;
            }
        }
    }
    assert!(edits > 300, "{edits}");
}

#[test]
fn a_board_that_is_a_sum_has_its_scores() {
    let mut seen = 0;
    for seed in 50_000..50_500 {
        let Some(asked) = board(seed, 9) else {
            continue;
        };
        let report = endgame_report(&asked, &EndgameLimits::default());
        let (Ok(text), Some(scores)) = (board_sum(&report), report.territory_score) else {
            continue;
        };
        let sum = Sum::parse(&text).expect("a sum");
        for (first, player) in [(Color::Black, Player::Left), (Color::White, Player::Right)] {
            let mut budget = PositionBudget::new(100_000);
            let (found, _) = score(&sum, player, &mut budget).expect("a small sum");
            let found = match first {
                Color::Black => found.ceil(),
                Color::White => found.floor(),
            };
            let one = scores[first].one().expect("no ko");
            assert_eq!(
                found,
                i128::from(one).into(),
                "seed {seed}: {text}\n{}",
                drawn(&asked)
            );
            seen += 1;
        }
    }
    assert!(seen > 300, "{seen}");
}

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn twenty_thousand_boards_are_scored_as_the_judge_scores_them() {
    let seen = run(100_000..122_500, 9, 400_000);
    println!("{seen:?}");
    assert!(seen.exact >= 20_000, "{seen:?}");
}
