//! A play-out: a race played on the board with real moves, as data and pure transitions.
//!
//! Nothing of a [`PlayOut`] touches a document. It keeps every move with the count after it, so that a person sees the
//! liberties fall, and what a [`Judge`] has said about every position, so that a losing move can be named. Thinking takes
//! time and is asked of the desk, see [`Think`]; the answers come in by [`PlayOut::learn`] and are dropped if the board
//! has changed since. A [`Play`] is the play-out of a document from the moment that its race is looked for.

mod course;
mod judge;
mod line;
mod numbered;
mod partner;
mod situation;
mod stage;
mod style;
#[cfg(test)]
mod tests;
mod written;

pub use self::course::{End, MAX_THREATS, PlayOut, Slip, Turn};
pub use self::judge::{Judge, Thought, think};
pub use self::line::best_line;
pub use self::numbered::{Aside, AsideOf, Numbered};
pub use self::partner::Think;
pub use self::situation::{Played, Refusal, Situation};
pub use self::stage::{Play, PlayAction, Stage};
pub use self::style::{Person, PlayStyle};
pub use self::written::written;
