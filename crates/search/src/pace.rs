//! Work that has to be left for a while, again and again, because nobody else can do anything meanwhile.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many positions may be made before all searches that keep this pace have to be left for a while.
///
/// A search is as deep in its calls as the line of play that it looks at, so it cannot be left in the middle and gone on with: it
/// ends without an answer, and is asked once more later. Its table leads it back to where it was.
///
/// ```
/// use semeai_search::{Halt, Pace, PositionBudget};
///
/// let pace = Pace::default();
/// pace.go_on(5_000);
/// let mut budget = PositionBudget::new(u64::MAX).with_pace(Some(pace.clone()));
/// let made = (1..).find(|_| budget.spend(1) == Err(Halt::Budget));
/// assert!(pace.is_over() && made.is_some_and(|made| (5_000..7_000).contains(&made)));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Pace {
    left: Arc<AtomicU64>,
}

impl Pace {
    /// Lets the work go on for so many positions from now.
    pub fn go_on(&self, positions: u64) {
        self.left.store(positions, Ordering::Relaxed);
    }

    /// Whether so many have been made: no search goes on until [`Pace::go_on`] is called.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.left.load(Ordering::Relaxed) == 0
    }

    /// Counts positions that were made.
    pub(crate) fn count(&self, positions: u64) {
        let left = self.left.load(Ordering::Relaxed);
        // Only one thread works where there is a pace.
        let left = left.saturating_sub(positions);
        self.left.store(left, Ordering::Relaxed);
    }
}
