//! Eyes of stones that are not safe by themselves, beside safe ones: what filling one of them loses, against the judge.

use std::sync::Arc;

use semeai_board::{Assumption, Topology, diagram};
use semeai_endgame::position_report::Between;
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};
use semeai_search::Check;

use crate::boards::eyed_on;
use crate::judge::Judge;
use crate::{Random, Seen, compare, drawn};

/// A small rectangle of mostly stones that are not safe, with single points among them.
fn eyed(seed: u64) -> Option<Endgame> {
    let mut random = Random(seed);
    let (columns, rows) = (3 + random.below(3), 3 + random.below(2));
    let topology = Arc::new(Topology::rectangle(columns, rows).ok()?);
    eyed_on(&topology, &mut random)
}

/// Compares by the regions, and by a search of the whole board.
fn run(seeds: std::ops::Range<u64>, most: usize) -> Seen {
    let (mut seen, mut wrong) = (Seen::default(), Vec::new());
    for seed in seeds {
        let Some(mut asked) = eyed(seed) else {
            continue;
        };
        // What the judge cannot list takes the others long too.
        if Judge::new(&asked.position, Scoring::Territory, most).is_err() {
            continue;
        }
        for check in [Check::None, Check::EveryOrder] {
            asked.check = check;
            if let Err(error) = compare(&asked, most, &mut seen) {
                wrong.push(format!(
                    "seed {seed}, {check:?}: {error}\n{}",
                    drawn(&asked)
                ));
            }
        }
        if wrong.len() > 8 {
            break;
        }
    }
    println!("{seen:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    seen
}

/// A1 and B3 are White's eyes. Without A1 Black plays C1, and White has to fill B3 too.
#[test]
fn an_eye_that_is_shared_with_a_safe_stone_is_lost_with_the_other() {
    let drawn = diagram::parse("O . O @\nO O X @\n. O . #").expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    for (scoring, check) in [
        (Scoring::Territory, Check::None),
        (Scoring::Territory, Check::EveryOrder),
        (Scoring::Area, Check::None),
        (Scoring::Area, Check::EveryOrder),
    ] {
        asked.check = check;
        asked.scoring = scoring;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let point = asked.position.topology().point("A1").expect("a point");
        let start = report.starts.white.expect("asked");
        let mut losses = start.losses.iter();
        let loss = losses.find(|loss| loss.point == point).expect("a move");
        assert_eq!(loss.loss, Some(Between::exact(4)), "{scoring:?}, {check:?}");
    }
    assert!(compare(&asked, 100_000, &mut Seen::default()).is_ok());
}

/// White's G3 is joined to the rest by H3 whatever Black does, but after F3 it has to be: H3 is no point of White's. Nothing is
/// marked, so what is border and what is not is found.
#[test]
fn a_block_that_has_to_answer_a_move_outside_is_no_border() {
    let drawn = diagram::parse(".X.XXXXOO.O\nXXXXXXXOOOO\nX...X.O.O.O\nXXXXXXXOOOO\n.X.X.XXOO.O");
    let position = drawn.expect("a diagram").position().expect("a position");
    for check in [Check::None, Check::EveryOrder] {
        let mut asked = Endgame::new(position.clone());
        asked.check = check;
        let report = endgame_report(&asked, &EndgameLimits::default());
        for (_, start) in report.starts.iter() {
            let start = start.as_ref().expect("asked");
            assert_eq!(start.score, Between::exact(5), "{check:?}");
        }
        let stone = position.topology().point("G3").expect("a point");
        let is_border = |safe: &Assumption| safe.block.stones.contains(stone);
        assert!(!report.safe.iter().any(is_border));
    }
}

#[test]
fn what_it_loses_to_fill_an_own_eye_is_what_the_judge_says() {
    let seen = run(0..200, 3_000);
    assert!(seen.exact > 150 && seen.moves > 1_500, "{seen:?}");
}

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn thousands_of_boards_with_eyes_are_judged() {
    let seen = run(10_000..16_000, 60_000);
    assert!(seen.exact > 3_000, "{seen:?}");
}
