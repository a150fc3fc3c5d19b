//! The rules of games by tactics maps in a play-out: a game of a table that is replayed, and the position of a document played on.

mod course;
mod situation;
#[cfg(test)]
mod tests;

pub use self::course::{PlayOut, Think, Thought, Turn};
pub(crate) use self::situation::beginning;
pub use self::situation::{MoveChoice, Replayed, Situation};
