//! A direct ko as plain data.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;

/// A region whose only stake is a direct ko; everything counts for Black, prisoners included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectKo {
    /// What it counts as it stands, prisoners of the region included.
    pub count: Rational,
    /// What a move is worth: a third of what the ko decides.
    pub worth: Rational,
    /// What it comes to if Black wins the ko.
    pub black_wins: Rational,
    /// What it comes to if White wins it.
    pub white_wins: Rational,
    /// Whose stone is in the ko: the other side may take it.
    pub holder: Color,
    /// Where each side plays: to take the ko, or to win it.
    pub best: ByColor<Vec<Point>>,
}

impl DirectKo {
    /// What is decided by it: the difference between Black's winning it and White's.
    #[must_use]
    pub fn swing(&self) -> Rational {
        self.black_wins - self.white_wins
    }
}
