//! Random boards against a judge that knows no regions and no values.

mod boards;
mod compare;
mod eyes;
mod inside;
mod judge;
mod kos;
mod laws;
mod proofs;
mod sekis;
mod whole_board;

use boards::{Random, board, drawn};
use compare::{Seen, compare};
use semeai_board::{Color, Position, Role};
use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_report, endgame_report_with};

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
        let mut kept = RegionCache::default();
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

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn twenty_thousand_boards_are_scored_as_the_judge_scores_them() {
    let seen = run(100_000..122_500, 9, 400_000);
    println!("{seen:?}");
    assert!(seen.exact >= 20_000, "{seen:?}");
}
