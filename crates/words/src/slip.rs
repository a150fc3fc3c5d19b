//! What a move that gave something away teaches: what should have been played, and how it was answered.

use semeai_board::{Color, Topology};
use semeai_session::Phrasing;
use semeai_session::play_out::PlayChoice;

use crate::grammar::{move_name, side};

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
        PlayChoice::Elsewhere => say!(phrasing, en = "a move elsewhere", ja = "手抜き").into(),
    };
    let who = side(color.opponent(), phrasing);
    match (better.map(name), answer.map(name)) {
        (Some(right), Some(answer)) => tell!(
            phrasing,
            en = "{right} was right; {who} answers {answer}.",
            ja = "正解は{right}。{who}は{answer}と応じます。"
        ),
        (Some(right), None) => tell!(phrasing, en = "{right} was right.", ja = "正解は{right}。"),
        (None, Some(answer)) => tell!(
            phrasing,
            en = "{who} answers {answer}.",
            ja = "{who}は{answer}と応じます。"
        ),
        (None, None) => String::new(),
    }
}

/// Two sentences after each other, of which the second may be empty.
pub fn followed_by(first: &str, second: &str, phrasing: Phrasing) -> String {
    match second {
        "" => first.to_owned(),
        second => say!(
            phrasing,
            en = format!("{first} {second}"),
            ja = format!("{first}{second}")
        ),
    }
}
