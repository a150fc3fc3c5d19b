//! The counts that stand for a block that is alive.
//!
//! A block is *alive* if it cannot be captured, whoever moves first; of a region, an eye or a side that is said if it makes
//! its block alive. *Life* is the number that stands for it among counts. A block that is alive even if it never answers is
//! alive *unconditionally*; one of which some line leads to life *may live*.

use std::ops::Index;

/// What a life counts. Neither side captures a block that is alive, so that where both may be, each side's claim is
/// judged with the other's life as the stronger one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Life {
    /// The number that stands for "cannot be captured". It exceeds every count of a board of 25 by 25.
    #[default]
    Plain,
    /// A number that exceeds it by more than any count.
    Stronger,
}

impl Life {
    /// The number that stands for it.
    pub(crate) const fn count(self) -> i64 {
        match self {
            Self::Plain => 1000,
            Self::Stronger => 3000,
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
