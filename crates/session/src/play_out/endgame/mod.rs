//! The rules of an endgame that is played out: captures, passes, and what every move loses.

mod count;
mod course;
mod judged;
mod situation;
mod style;
#[cfg(test)]
mod tests;

pub use self::count::Count;
pub use self::course::{PlayOut, Slip, Think, Thought, Turn};
pub use self::judged::{Judged, loss};
pub use self::situation::{Counted, Played, Situation};
pub use self::style::Style;
