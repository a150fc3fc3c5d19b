//! For what a diagram was taken that does not say what it is about.

use semeai_session::Subject;

/// For what a diagram was taken, and how far it is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SubjectGuess {
    /// What it was taken for first.
    pub(crate) first: Subject,
    /// Whether the other subject is being tried.
    pub(crate) is_other: bool,
    /// In how many frames there has been neither an answer nor work on one.
    pub(crate) still: u8,
}

impl SubjectGuess {
    /// A diagram that is taken for this; nothing if it can be about nothing else.
    pub(crate) fn of(first: Subject) -> Option<Self> {
        let guess = Self {
            first,
            is_other: false,
            still: 0,
        };
        guess.other().map(|_| guess)
    }

    /// Whether a frame has to come although nobody does anything.
    pub(crate) const fn is_waiting(self) -> bool {
        self.still > 0
    }

    /// The other subject.
    pub(crate) const fn other(self) -> Option<Subject> {
        match self.first {
            Subject::Race => Some(Subject::Endgame),
            Subject::Endgame => Some(Subject::Race),
            Subject::Life | Subject::Maps => None,
        }
    }

    /// What it is taken for now.
    pub(crate) fn now(self) -> Subject {
        let other = self.other().filter(|_| self.is_other);
        other.unwrap_or(self.first)
    }
}
