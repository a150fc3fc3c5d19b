//! Work on threads of its own.

use std::time::Duration;

use web_time::Instant;

use super::machine::{Host, NoRoom, Work};

/// How long to rest where somebody has nothing to do but wait.
const REST: Duration = Duration::from_micros(200);

/// A named thread for every piece of work, with a stack that is deep enough for the longest lines of a search.
#[derive(Debug)]
pub struct Threads {
    origin: Instant,
}

impl Default for Threads {
    fn default() -> Self {
        Self {
            origin: Instant::now(),
        }
    }
}

impl Host for Threads {
    fn now(&self) -> Duration {
        self.origin.elapsed()
    }

    fn start(&self, name: &str, work: Work) -> Result<(), NoRoom> {
        std::thread::Builder::new()
            .name(name.to_owned())
            .stack_size(semeai_search::STACK)
            .spawn(work)
            .map(drop)
            .map_err(|_| NoRoom)
    }

    fn turn(&self) {}

    fn needs_turns(&self) -> bool {
        false
    }

    fn rest(&self) {
        std::thread::sleep(REST);
    }
}
