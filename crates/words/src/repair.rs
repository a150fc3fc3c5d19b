//! What a notice says and offers.

use semeai_board::Point;
use semeai_session::Action;

/// What a button of a notice does.
#[derive(Clone, Debug, PartialEq)]
pub enum Repair {
    /// Changes the document.
    Do(Action),
    /// Changes the document by all of these in order, as one step of undo.
    DoAll(Vec<Action>),
    /// Shows points on the board.
    Show(Vec<Point>),
    /// Goes to marking.
    MarkMode,
    /// Closes the notice.
    Dismiss,
}

/// A notice in words.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeText {
    /// What is seen and why it matters.
    pub message: String,
    /// The buttons: what stands on each and what it does, the most likely first.
    pub repairs: Vec<(String, Repair)>,
}
