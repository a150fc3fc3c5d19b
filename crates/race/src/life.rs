//! The counts that stand for a block that is alive.

use std::ops::Index;

/// The number that stands for "cannot be captured". It exceeds every count of a board of 25 by 25.
pub(crate) const ALIVE: i64 = 1000;

/// The other such number: where both sides may be alive, each is tried as the stronger.
pub(crate) const MORE_ALIVE: i64 = 3000;

/// What a life counts. Neither side captures a block that is alive, so that where both may be, each side's claim is
/// judged with the other's life as the stronger one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Life {
    /// [`ALIVE`].
    #[default]
    Plain,
    /// [`MORE_ALIVE`].
    Stronger,
}

impl Life {
    /// The number that stands for it.
    pub(crate) const fn count(self) -> i64 {
        match self {
            Self::Plain => ALIVE,
            Self::Stronger => MORE_ALIVE,
        }
    }
}

/// One value for each way in which a life counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByLife<T> {
    pub(crate) plain: T,
    pub(crate) stronger: T,
}

impl<T> Index<Life> for ByLife<T> {
    type Output = T;

    fn index(&self, life: Life) -> &T {
        match life {
            Life::Plain => &self.plain,
            Life::Stronger => &self.stronger,
        }
    }
}
