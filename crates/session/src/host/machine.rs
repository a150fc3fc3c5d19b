//! A machine: a clock, and somewhere to work.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Called when work has come to an end, so that a window can draw again.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// A piece of work; it never panics.
pub type Work = Box<dyn FnOnce() + Send>;

/// Where work is done, and what time it is.
pub trait Host: fmt::Debug + Send + Sync {
    /// The time since a moment that stays the same; it never goes back.
    fn now(&self) -> Duration;

    /// Takes a piece of work over and returns at once. The name is for debuggers and lists of threads.
    ///
    /// # Errors
    ///
    /// If there is no room for it; the work is dropped.
    fn start(&self, name: &str, work: Work) -> Result<(), NoRoom>;

    /// Gives a turn to work that has no thread of its own: one piece of it is done before this returns.
    fn turn(&self);

    /// Whether work is done in turns only, so that whoever starts some must give one soon.
    fn needs_turns(&self) -> bool;

    /// Lets a little time pass for work that is done elsewhere. Never call it from a window's frame.
    fn rest(&self);
}

/// The system gives no thread: the work has not begun and never will.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoom;

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no thread to work on")
    }
}

impl std::error::Error for NoRoom {}
