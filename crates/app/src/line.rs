//! A line of moves that is stepped through on the board: the best line of a proof, or one of an endgame.

use semeai_board::Color;
use semeai_session::play_out::{Course, Rules};

/// A line from a start, standing where the person has stepped to; `G` is what is played in it.
#[derive(Debug)]
pub(crate) struct Line<G> {
    /// The start that is looked at.
    pub(crate) first: Color,
    game: Option<Box<G>>,
    /// How many moves it has.
    pub(crate) length: usize,
}

impl<G> Default for Line<G> {
    fn default() -> Self {
        Self {
            first: Color::Black,
            game: None,
            length: 0,
        }
    }
}

impl<S: Rules> Line<Course<S>> {
    /// The line, standing where the person has stepped to.
    pub(crate) fn game(&self) -> Option<&Course<S>> {
        self.game.as_deref()
    }

    /// Every position of the line, from the start on.
    pub(crate) fn whole(&self) -> Option<Course<S>> {
        let mut line = self.game()?.clone();
        while line.forward() {}
        Some(line)
    }

    /// How many moves of it are on the board.
    pub(crate) fn step(&self) -> usize {
        self.game().map_or(0, |line| line.turns().len())
    }

    /// Looks at a start, from the beginning of its line if one was found.
    pub(crate) fn look_at(&mut self, first: Color, line: Option<Course<S>>) {
        self.first = first;
        self.game = line.map(Box::new);
        self.length = self.step();
        self.step_to(0);
    }

    /// Shows the line after so many moves.
    pub(crate) fn step_to(&mut self, step: usize) {
        let Some(line) = &mut self.game else { return };
        while line.turns().len() > step && line.take_back() {}
        while line.turns().len() < step && line.forward() {}
    }

    /// Forgets the line: what it was of is no longer shown.
    pub(crate) fn close(&mut self) {
        self.game = None;
        self.length = 0;
    }
}
