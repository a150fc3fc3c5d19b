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

    /// The stone that the last of so many moves has put; nothing at the beginning, or after a pass.
    pub fn last_stone(&self, number: usize) -> Option<Point> {
        let before = &self.line.get(number.checked_sub(1)?)?.stones;
        let after = &self.line.get(number)?.stones;
        let new = Color::ALL.map(|color| after[color].difference(&before[color]));
        new.iter().find_map(PointSet::first)
    }

    /// Stands after so many moves from now on; the position there, if the game has so many.
    pub(crate) fn go(&mut self, number: usize) -> Option<Moment> {
        let moment = self.line.get(number).copied()?;
        self.last = number;
        Some(moment)
    }
}

#[cfg(test)]
mod tests {
    use crate::file;

    #[test]
    fn the_last_stone_is_the_one_that_was_put_whatever_it_took() {
        let loaded = file::parse("x.sgf", b"(;SZ[5];B[ba];W[aa];B[cc];W[];B[ab])");
        let document = loaded.expect("a game").into_document();
        let game = document.game.as_ref().expect("moves");
        let name = |number| {
            game.last_stone(number)
                .map(|point| document.topology().name(point))
        };
        let names: Vec<_> = (0..=5).map(name).collect();
        let expected = [None, Some("B5"), Some("A5"), Some("C3"), None, Some("A4")];
        assert_eq!(names, expected);
        assert_eq!(game.last_stone(6), None);
    }
}
