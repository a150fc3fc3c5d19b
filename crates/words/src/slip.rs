//! What a move that gave something away teaches: what should have been played, and how it was answered.

use semeai_board::{Color, Topology};
use semeai_session::Phrasing;
use semeai_session::play_out::PlayChoice;

use crate::grammar::{move_name, side};
use crate::texts::slip as texts;

/// What should have been played instead of a move of this side, and what the program has answered, as far as they are to be told; empty
/// if neither is: "H9 was right; White answers H9."
///
/// ```
/// use semeai_board::{Color, Topology};
/// use semeai_session::Phrasing;
/// use semeai_session::play_out::PlayChoice;
/// use semeai_words::slip::what_was_right;
///
/// let board = Topology::rectangle(9, 9).expect("a board");
/// let h9 = board.point("H9").map(PlayChoice::At);
/// let said = |better, answer| what_was_right(better, answer, Color::Black, &board, Phrasing::ENGLISH);
/// assert_eq!(said(h9, h9), "H9 was right; White answers H9.");
/// assert_eq!(said(h9, None), "H9 was right.");
/// assert_eq!(said(None, None), "");
/// ```
pub fn what_was_right(
    better: Option<PlayChoice>,
    answer: Option<PlayChoice>,
    color: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let name = |choice| match choice {
        PlayChoice::At(point) => move_name(Some(point), topology, phrasing),
        PlayChoice::Elsewhere => texts::what_was_right_elsewhere(phrasing).into(),
    };
    let who = side(color.opponent(), phrasing);
    match (better.map(name), answer.map(name)) {
        (Some(right), Some(answer)) => {
            texts::what_was_right_was_right_answers(&answer, &right, &who, phrasing)
        }
        (Some(right), None) => texts::what_was_right_was_right(&right, phrasing),
        (None, Some(answer)) => texts::what_was_right_answers(&answer, &who, phrasing),
        (None, None) => String::new(),
    }
}

/// Two sentences after each other, of which the second may be empty.
pub fn followed_by(first: &str, second: &str, phrasing: Phrasing) -> String {
    match second {
        "" => first.to_owned(),
        second => texts::followed_by(&first, &second, phrasing),
    }
}
