//! The game that the position came from: any of its positions can be put on the board.

use semeai_session::Document;
use semeai_session::file::Moment;

/// The positions of a game.
#[derive(Debug, Default)]
pub(crate) struct Game {
    line: Vec<Moment>,
    /// The one that was put on the board last.
    last: usize,
}

impl Game {
    /// A game, standing at its end; nothing without moves.
    pub(crate) fn new(line: Vec<Moment>) -> Option<Self> {
        let last = line.len().checked_sub(1).filter(|&last| last > 0)?;
        Some(Self { line, last })
    }

    /// How many moves it has.
    pub(crate) fn moves(&self) -> usize {
        self.line.len() - 1
    }

    /// After how many of them the document stands; nothing if its stones are others.
    pub(crate) fn at(&self, document: &Document) -> Option<usize> {
        let is_at = |number: &usize| self.line[*number].stones == document.setup.stones;
        // A pass leaves the stones alone, so there may be several.
        let all = 0..self.line.len();
        all.filter(is_at)
            .min_by_key(|&number| number.abs_diff(self.last))
    }

    /// The position after so many moves, if the document stands in another one of the game; from now on it counts as
    /// the one that is on the board.
    pub(crate) fn go(&mut self, number: usize, document: &Document) -> Option<Moment> {
        let moment = self.line.get(number).copied()?;
        self.at(document).filter(|&at| at != number)?;
        self.last = number;
        Some(moment)
    }
}
