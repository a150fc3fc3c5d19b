//! What a search may cost, and why one ends without an answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use web_time::Instant;

/// The stack of a thread that searches: enough for the longest lines on any board.
pub const STACK: usize = 16 << 20;

/// How many positions are made between two looks at the clock and the stop flags.
const PULSE: u64 = 1 << 10;

/// Why a search gives no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Too many positions, too long a line, too large a value, no time left, or stopped.
    Budget,
    /// A line of play repeats a position, and nothing says what that is worth.
    Repetition,
}

/// How many positions a search may make, until when, and who may end it earlier.
///
/// ```
/// use semeai_search::{PositionBudget, Halt};
///
/// let mut budget = PositionBudget::new(5);
/// assert_eq!(budget.spend(3), Ok(()));
/// assert_eq!(budget.left(), 2);
/// assert_eq!(budget.spend(3), Err(Halt::Budget));
/// assert_eq!(budget.left(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct PositionBudget {
    positions: u64,
    spent: u64,
    deadline: Option<Instant>,
    stops: Vec<Arc<AtomicBool>>,
    progress: Option<Arc<AtomicU64>>,
    /// When the flags are looked at next.
    pulse: u64,
    /// How many positions the counter knows of.
    told: u64,
}

impl PositionBudget {
    /// A budget of so many positions, without a time or a flag that ends it.
    #[must_use]
    pub const fn new(positions: u64) -> Self {
        Self {
            positions,
            spent: 0,
            deadline: None,
            stops: Vec::new(),
            progress: None,
            pulse: 0,
            told: 0,
        }
    }

    /// The same with so many positions, none of them spent yet.
    #[must_use]
    pub fn with_positions(self, positions: u64) -> Self {
        Self {
            deadline: self.deadline,
            stops: self.stops,
            progress: self.progress,
            ..Self::new(positions)
        }
    }

    /// The moment at which the search ends, or none.
    #[must_use]
    pub fn with_deadline(self, deadline: Option<Instant>) -> Self {
        Self { deadline, ..self }
    }

    /// The same with half of the time that is left, if there is an end to it.
    #[must_use]
    pub fn with_half_of_the_time(self) -> Self {
        let now = Instant::now();
        let half = |end: Instant| now + end.saturating_duration_since(now) / 2;
        let deadline = self.deadline.map(half);
        self.with_deadline(deadline)
    }

    /// A flag more that ends the search early.
    #[must_use]
    pub fn with_stop(mut self, stop: Option<Arc<AtomicBool>>) -> Self {
        self.stops.extend(stop);
        self
    }

    /// A counter that follows the positions made.
    #[must_use]
    pub fn with_progress(self, progress: Option<Arc<AtomicU64>>) -> Self {
        Self { progress, ..self }
    }

    /// The most positions that may be made.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// The positions that may still be made.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.positions.saturating_sub(self.spent)
    }

    /// The moment at which the search ends, if there is one.
    #[must_use]
    pub const fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Whether one of the flags says stop, or the time is over.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.is_cancelled() || self.deadline.is_some_and(|end| Instant::now() >= end)
    }

    /// Whether one of the flags says stop: somebody does not want to wait for what the time would still allow.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        let mut stops = self.stops.iter();
        stops.any(|stop| stop.load(Ordering::Relaxed))
    }

    /// Pays for positions that were made.
    ///
    /// # Errors
    ///
    /// If they are more than there were left, the time is over, or a flag says stop. Clock and flags are looked at once in
    /// a while.
    #[inline]
    pub fn spend(&mut self, positions: u64) -> Result<(), Halt> {
        self.spent += positions;
        if self.spent > self.positions {
            return Err(Halt::Budget);
        }
        if self.spent >= self.pulse {
            return self.beat();
        }
        Ok(())
    }

    #[cold]
    fn beat(&mut self) -> Result<(), Halt> {
        self.tell();
        if self.is_stopped() {
            return Err(Halt::Budget);
        }
        self.pulse = self.spent + PULSE;
        Ok(())
    }

    /// What is left of it, for a search inside this one; see [`PositionBudget::settle`].
    pub(crate) fn lent(&self) -> Self {
        self.clone().with_positions(self.left())
    }

    /// Takes over what a search inside this one has spent, and told, of what was lent.
    pub(crate) fn settle(&mut self, spent: u64) {
        self.spent += spent;
        self.told += spent;
    }

    /// Brings the counter up to date.
    pub(crate) fn tell(&mut self) {
        let made = self.spent - self.told;
        if let Some(progress) = &self.progress {
            progress.fetch_add(made, Ordering::Relaxed);
        }
        self.told = self.spent;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flag_ends_a_search_at_once_and_later() {
        let stop = Arc::new(AtomicBool::new(true));
        let mut stopped = PositionBudget::new(u64::MAX).with_stop(Some(Arc::clone(&stop)));
        assert_eq!(stopped.spend(1), Err(Halt::Budget));
        stop.store(false, Ordering::Relaxed);
        let mut budget = PositionBudget::new(u64::MAX).with_stop(Some(Arc::clone(&stop)));
        assert_eq!(budget.spend(1), Ok(()));
        stop.store(true, Ordering::Relaxed);
        assert_eq!(budget.spend(PULSE), Err(Halt::Budget));
    }

    #[test]
    fn the_clock_ends_a_search() {
        let now = Instant::now();
        let mut late = PositionBudget::new(u64::MAX).with_deadline(Some(now));
        assert!(late.is_stopped());
        assert_eq!(late.spend(1), Err(Halt::Budget));
        let hour = std::time::Duration::from_secs(3600);
        let mut early = PositionBudget::new(u64::MAX).with_deadline(now.checked_add(hour));
        assert_eq!(early.spend(PULSE), Ok(()));
        assert_eq!(early.with_positions(1).spend(1), Ok(()));
    }

    #[test]
    fn a_counter_follows_several_searches() {
        let counter = Arc::new(AtomicU64::new(0));
        for _ in 0..3 {
            let mut budget = PositionBudget::new(1_000).with_progress(Some(Arc::clone(&counter)));
            for _ in 0..50 {
                budget.spend(2).expect("enough");
            }
            budget.tell();
        }
        assert_eq!(counter.load(Ordering::Relaxed), 300);
    }
}
