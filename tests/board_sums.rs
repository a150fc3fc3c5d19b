//! A board as the text of a sum: what the laboratory of sums makes of it.

use semeai_board::Color;
use semeai_cgt::Player;
use semeai_endgame::{EndgameLimits, board_sum, endgame_report};
use semeai_search::PositionBudget;
use semeai_sums::{Sum, score};

use crate::judged::boards::{board, drawn};

/// The boards of so many seeds.
fn compare_scores(seeds: u64) {
    let mut seen = 0;
    for seed in 50_000..50_000 + seeds {
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
    assert!(5 * seen > 3 * seeds, "{seen}");
}

#[test]
fn a_board_that_is_a_sum_has_its_scores() {
    compare_scores(120);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_boards_that_are_sums_have_their_scores() {
    compare_scores(500);
}
