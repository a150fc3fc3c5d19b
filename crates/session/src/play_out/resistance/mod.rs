//! Every best defence against a move that is right: the other side tries one after the other, and each has to be met.

#[cfg(test)]
mod tests;

use semeai_board::{Point, PointSet};

use super::defence::{Defence, Defences};

/// A moment at which the other side has tried a defence.
#[derive(Clone, Debug)]
struct Stand {
    /// How many moves have been made before its reply.
    moves: usize,
    /// What it has tried last.
    tried: Defence,
    /// What it has still to try.
    left: Vec<Defence>,
}

/// How far a resistance has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stance {
    /// The first move is still to be made.
    #[default]
    Begins,
    /// What the other side can do is being looked for.
    Looking,
    /// A defence is on the board and has to be met.
    Tried,
    /// The answer to it is none of those that are known to be right; the other side shows what that leads to.
    Stray,
    /// It was met, and there is another defence.
    Met,
    /// None is left.
    Over,
}

/// The resistance against a first move: at first every best defence, and further on, as long as one move alone meets it, the best
/// ones against each answer. One that is met by an answer which was given to another one of the same moment needs no answer of
/// its own.
#[derive(Clone, Debug, Default)]
pub struct Resistance {
    stance: Stance,
    /// From the first reply to the last.
    stands: Vec<Stand>,
    has_open: bool,
    met: usize,
    strays: usize,
}

impl Resistance {
    /// How far it has come.
    pub const fn stance(&self) -> Stance {
        self.stance
    }

    /// How many defences have been met.
    pub const fn met(&self) -> usize {
        self.met
    }

    /// How many defences are known that are still to be met. An answer to one may bring others with it.
    pub fn left(&self) -> usize {
        let left: usize = self.stands.iter().map(|stand| stand.left.len()).sum();
        let is_open = matches!(self.stance, Stance::Tried | Stance::Stray);
        left + usize::from(is_open)
    }

    /// The index of the move that did not meet what was tried last, if there is one.
    pub fn stray(&self) -> Option<usize> {
        let is_stray = self.stance == Stance::Stray;
        let stand = self.stands.last().filter(|_| is_stray)?;
        Some(stand.moves + 1)
    }

    /// How many answers were wrong.
    pub const fn strays(&self) -> usize {
        self.strays
    }

    /// Whether what the other side can do could not be found out somewhere: then those that were met need not be all.
    pub const fn has_open(&self) -> bool {
        self.has_open
    }

    /// Whether the program makes a move of its own choice when it is to move.
    pub(super) const fn leaves_choice(&self) -> bool {
        matches!(self.stance, Stance::Stray)
    }

    /// The person has answered what was tried; elsewhere if there is no point.
    pub(super) fn hear(&mut self, point: Option<Point>) {
        if !matches!(self.stance, Stance::Begins | Stance::Tried) {
            return;
        }
        let Some(stand) = self.stands.last_mut() else {
            self.stance = Stance::Looking;
            return;
        };
        let is_in = |points: &PointSet| point.is_some_and(|point| points.contains(point));
        let Some(point) = point.filter(|_| is_in(&stand.tried.answers)) else {
            self.stance = Stance::Stray;
            self.strays += usize::from(!is_in(&stand.tried.open));
            return;
        };
        let before = stand.left.len();
        stand.left.retain(|other| !other.answers.contains(point));
        self.met += 1 + before - stand.left.len();
        self.stance = Stance::Looking;
    }

    /// The defences after so many moves, if they were found out; says what is tried of them.
    pub(super) fn find(&mut self, moves: usize, found: Option<Defences>) -> Option<Point> {
        self.has_open |= found.as_ref().is_none_or(|found| found.has_open);
        let mut found = found.unwrap_or_default().best;
        if !self.stands.is_empty() {
            // Further on only what one move alone meets is worth asking for.
            found.retain(|defence| defence.answers.len() == 1);
        }
        if found.is_empty() {
            self.leave();
            return None;
        }
        let tried = found.remove(0);
        let reply = tried.reply;
        self.stands.push(Stand {
            moves,
            tried,
            left: found,
        });
        self.stance = Stance::Tried;
        Some(reply)
    }

    /// Nothing more is to be met on this way.
    fn leave(&mut self) {
        while self
            .stands
            .last()
            .is_some_and(|stand| stand.left.is_empty())
        {
            self.stands.pop();
        }
        self.stance = match self.stands.is_empty() {
            true => Stance::Over,
            false => Stance::Met,
        };
    }

    /// Nothing more can be tried where it is over on the board.
    pub(super) fn end(&mut self) {
        if self.stance == Stance::Looking {
            self.leave();
        }
    }

    /// The next defence, if the last one was met and there is another: after how many moves it is tried.
    pub(super) fn next(&mut self) -> Option<(usize, Point)> {
        let is_met = self.stance == Stance::Met;
        let stand = self.stands.last_mut().filter(|_| is_met)?;
        stand.tried = stand.left.remove(0);
        self.stance = Stance::Tried;
        Some((stand.moves, stand.tried.reply))
    }

    /// A defence that was not met has to be met again: how many moves stand then.
    pub(super) fn take_back(&mut self) -> Option<usize> {
        let is_stray = self.stance == Stance::Stray;
        let stand = self.stands.last().filter(|_| is_stray)?;
        self.stance = Stance::Tried;
        Some(stand.moves + 1)
    }
}
