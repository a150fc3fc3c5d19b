//! The search of a whole board against the judge: scores and what comes after each first move, kos and repetitions included.

use semeai_board::diagram;
use semeai_endgame::position_report::Why;
use semeai_endgame::{Endgame, EndgameLimits, LimitMet, Scoring, endgame_report};
use semeai_search::Check;

use crate::whole_board::{Seen, compare};
use crate::{board, drawn};

fn run(seeds: std::ops::Range<u64>, most: usize) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        if let Some(asked) = board(seed, 9) {
            let what = format!("seed {seed}\n{}", drawn(&asked));
            compare(&asked, most, &mut seen).unwrap_or_else(|error| panic!("{error}: {what}"));
        }
    }
    seen
}

#[test]
fn a_search_of_the_whole_board_says_what_the_judge_says() {
    let seen = run(200_000..200_400, 100_000);
    println!("{seen:?}");
    assert!(seen.scores > 1_300 && seen.moves > 5_000, "{seen:?}");
}

/// White takes the ko at A2 again after a move in Black's room that waits: that is no pass, and Black, who cannot fill the ko without
/// being captured, has only a pass. By waiting White gets to 4, without it to 6.
#[test]
fn a_move_in_a_settled_room_waits_for_a_ko() {
    let drawn = diagram::parse("OX.#..\n..####\n@@##@@").expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked.check = Check::EveryOrder;
    asked.scoring = Scoring::Area;
    let report = endgame_report(&asked, &EndgameLimits::default());
    let proof = report.proof.expect("few points are open");
    for (start, right) in [(proof.starts.black, 6), (proof.starts.white, 4)] {
        assert!(start.is_none_or(|start| start.score == right), "{right}");
    }
}

/// Takes minutes.
#[test]
#[ignore = "slow"]
fn thousands_of_whole_boards_are_searched_and_judged() {
    let seen = run(210_000..215_000, 400_000);
    println!("{seen:?}");
    assert!(seen.scores > 16_000, "{seen:?}");
}

/// A board on which hardly anything is safe is one piece, and every position another: it is given up before they fill the memory.
#[test]
fn a_board_that_is_nearly_empty_is_given_up() {
    let rows = ".......\n.......\n..#....\n.......\n....@..\n.......\n.......";
    let drawn = diagram::parse(rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked.check = Check::EveryOrder;
    let report = endgame_report(&asked, &EndgameLimits::default());
    let proof = report.proof.expect("47 points are open");
    assert!(proof.starts.as_ref().black.is_none() && proof.starts.white.is_none());
    assert!(proof.positions < 2_000_000, "{}", proof.positions);
    assert!(report.why.contains(&Why::BoardTooLarge), "{:?}", report.why);
    // One that more positions would bring to an end is told apart.
    let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked.check = Check::EveryOrder;
    let report = endgame_report(&asked, &EndgameLimits::default().with_positions(3));
    assert!(
        report.why.contains(&Why::NotProved(LimitMet::Positions)),
        "{:?}",
        report.why
    );
}
