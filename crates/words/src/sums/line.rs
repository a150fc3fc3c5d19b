//! The form of what is told of a sum: lines, sides and numbers.

use semeai_cgt::{Player, Rational};
use semeai_session::Phrasing;

use crate::texts::sums::line as texts;

/// A line of what is told about one start of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// A sentence with its full stop, or several.
    pub text: String,
    /// What kind of sentence it is.
    pub kind: SumLineKind,
}

/// What a line tells of, by which a window sets it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SumLineKind {
    /// The score, with the best moves.
    Score,
    /// What is so.
    Plain,
    /// Where a rule of thumb does harm, or two answers differ.
    Wrong,
}

impl SumLine {
    pub(super) fn plain(text: String) -> Self {
        let kind = SumLineKind::Plain;
        Self { text, kind }
    }
}

/// Who a player of a sum is on the board.
pub(super) fn side(player: Player, phrasing: Phrasing) -> &'static str {
    match player {
        Player::Left => texts::side_left(phrasing),
        Player::Right => texts::side_right(phrasing),
    }
}

/// A number of points.
pub(super) fn points(value: Rational) -> String {
    value.to_string()
}
