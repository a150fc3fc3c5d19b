//! The rules of a point that is fought for in a play-out: whoever tries to take it or to hold it, and what a move gives away.

mod course;
mod situation;

#[cfg(test)]
mod tests;

pub use self::course::{PlayOut, Slip, Standing, Think, Thought, Turn};
pub(crate) use self::situation::beginning;
pub use self::situation::{NoFight, Situation};
