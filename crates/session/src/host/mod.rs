//! What the machine gives: a clock, and somewhere to work. Nothing else in this crate knows a thread or a clock.
//!
//! [`Threads`] is for systems that have them. [`Queue`] does one piece of work whenever it is given a turn: where there is
//! one thread and no other, and in tests, which say themselves when work is done and what time it is.

mod job;
mod machine;
mod queue;
#[cfg(not(target_family = "wasm"))]
mod threads;

use std::sync::Arc;

pub use self::job::{Control, Job, JobState};
pub use self::machine::{Host, NoRoom, Waker, Work};
pub use self::queue::Queue;
#[cfg(not(target_family = "wasm"))]
pub use self::threads::Threads;

/// On how many threads one piece of work may go on at once.
pub fn cores() -> usize {
    #[cfg(not(target_family = "wasm"))]
    return std::thread::available_parallelism().map_or(1, usize::from);
    #[cfg(target_family = "wasm")]
    return 1;
}

/// The host of this system: threads where it has them, else turns.
pub fn system() -> Arc<dyn Host> {
    #[cfg(not(target_family = "wasm"))]
    return Arc::new(Threads::default());
    #[cfg(target_family = "wasm")]
    return Arc::new(Queue::default());
}
