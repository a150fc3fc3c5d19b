//! Work that waits for its turn.

use std::collections::VecDeque;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use web_time::Instant;

use super::machine::{Host, NoRoom, Work};

/// Work in the order in which it came, one piece a turn, on the thread that gives the turn.
///
/// Every piece is done to its end, within its budget: whoever must not wait for that runs it elsewhere.
pub struct Queue {
    clock: Clock,
    waiting: Mutex<VecDeque<Work>>,
}

enum Clock {
    Real(Instant),
    /// It stands still until it is set.
    Set(Mutex<Duration>),
}

impl Default for Queue {
    fn default() -> Self {
        Self::with(Clock::Real(Instant::now()))
    }
}

impl fmt::Debug for Queue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Queue")
            .field("waiting", &lock(&self.waiting).len())
            .finish_non_exhaustive()
    }
}

impl Queue {
    /// A queue whose clock stands at zero until [`Queue::advance`] moves it.
    pub fn with_set_clock() -> Self {
        Self::with(Clock::Set(Mutex::default()))
    }

    fn with(clock: Clock) -> Self {
        Self {
            clock,
            waiting: Mutex::default(),
        }
    }

    /// Moves a clock that is set; one that goes by itself goes on as it does.
    pub fn advance(&self, by: Duration) {
        if let Clock::Set(now) = &self.clock {
            *lock(now) += by;
        }
    }

    /// How many pieces of work wait for their turn.
    pub fn waiting(&self) -> usize {
        lock(&self.waiting).len()
    }
}

impl Host for Queue {
    fn now(&self) -> Duration {
        match &self.clock {
            Clock::Real(origin) => origin.elapsed(),
            Clock::Set(now) => *lock(now),
        }
    }

    fn start(&self, _name: &str, work: Work) -> Result<(), NoRoom> {
        lock(&self.waiting).push_back(work);
        Ok(())
    }

    fn turn(&self) {
        // The lock is given back before the work begins, for the work may start more.
        let next = lock(&self.waiting).pop_front();
        if let Some(work) = next {
            work();
        }
    }

    fn needs_turns(&self) -> bool {
        true
    }

    fn rest(&self) {}
}

/// Nothing is ever half done under these locks, so one that was held in a panic is as good as any.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
