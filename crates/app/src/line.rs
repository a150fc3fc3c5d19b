//! The best line of a proof, move by move.

use semeai_board::Color;
use semeai_session::play_out::{PlayOut, best_line};
use semeai_session::solve::Solved;

/// The best line from a start, standing where the person has stepped to.
#[derive(Debug)]
pub(crate) struct Line {
    /// The start that is looked at.
    pub(crate) first: Color,
    game: Option<Box<PlayOut>>,
    /// How many moves it has.
    pub(crate) length: usize,
}

impl Default for Line {
    fn default() -> Self {
        Self {
            first: Color::Black,
            game: None,
            length: 0,
        }
    }
}

impl Line {
    /// The line, standing where the person has stepped to.
    pub(crate) fn game(&self) -> Option<&PlayOut> {
        self.game.as_deref()
    }

    /// Every position of the line, from the start on.
    pub(crate) fn whole(&self) -> Option<PlayOut> {
        let mut line = self.game()?.clone();
        while line.forward() {}
        Some(line)
    }

    /// Looks at a start, from the beginning of its best line if one was found.
    pub(crate) fn look_at(&mut self, first: Color, solved: Option<&Solved>) {
        self.first = first;
        let line = solved.and_then(|solved| best_line(solved, first));
        self.game = line.map(Box::new);
        self.length = self.game.as_ref().map_or(0, |line| line.turns().len());
        self.step_to(0);
    }

    /// Shows the line after so many moves.
    pub(crate) fn step_to(&mut self, step: usize) {
        let Some(line) = &mut self.game else { return };
        while line.turns().len() > step && line.take_back() {}
        while line.turns().len() < step && line.forward() {}
    }

    /// Forgets the line: the proof that it was of is no longer shown.
    pub(crate) fn close(&mut self) {
        self.game = None;
    }
}
