//! The game that a position came from: any of its positions can be put on the board.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet};

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The stones.
    pub stones: ByColor<PointSet>,
    /// Who moves next.
    pub to_move: Color,
    /// Who may not play where because of ko.
    pub ban: Option<(Color, Point)>,
}

/// The positions of a game, and where somebody stands in it. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    line: Arc<[Moment]>,
    /// The one that was put on the board last.
    last: usize,
}

impl Game {
    /// A game, standing at its end; nothing without moves.
    pub fn new(line: Vec<Moment>) -> Option<Self> {
        let last = line.len().checked_sub(1).filter(|&last| last > 0)?;
        Some(Self {
            line: line.into(),
            last,
        })
    }

    /// How many moves it has.
    pub fn moves(&self) -> usize {
        self.line.len() - 1
    }

    /// After how many of them these stones stand; nothing if they stand after none.
    pub fn at(&self, stones: &ByColor<PointSet>) -> Option<usize> {
        let is_at = |number: &usize| self.line[*number].stones == *stones;
        // A pass leaves the stones alone, so there may be several.
        let all = 0..self.line.len();
        all.filter(is_at)
            .min_by_key(|&number| number.abs_diff(self.last))
    }

    /// Stands after so many moves from now on; the position there, if the game has so many.
    pub(crate) fn go(&mut self, number: usize) -> Option<Moment> {
        let moment = self.line.get(number).copied()?;
        self.last = number;
        Some(moment)
    }
}
