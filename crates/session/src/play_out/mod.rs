//! A play-out: something played on the board with real moves, as data and pure transitions.
//!
//! Nothing of a [`Course`] touches a document. It keeps every move with the count after it, and what was found out about every
//! position, so that a move that gives something away can be named. What is played says its own [`Rules`]: those of a race are
//! in [`race`], where a person sees the liberties fall and a [`race::Judge`] says who captures, those of a fight about one group in
//! [`fight`], those of an endgame in
//! [`endgame`], where every move is told what it loses, those of a point that is fought for in [`life`], those of a small board that is played against best play in [`board`], and those of games by tactics maps in [`maps`]. Thinking takes time and is asked
//! of the desk, see [`Think`]; the answers come in by [`Course::learn`] and are dropped if the board has changed since. A
//! [`Play`] is the play-out of a document from the moment that it is asked for.

pub mod board;
mod course;
mod defence;
pub mod endgame;
pub mod fight;
pub mod life;
mod line_diagram;
mod line_moves;
pub mod maps;
pub(crate) mod partner;
mod person;
pub mod race;
mod resistance;
mod rules;
mod stage;
#[cfg(test)]
mod tests;

pub use self::course::Course;
pub use self::defence::{Defence, Defences, RightMoves};
pub use self::line_diagram::{Aside, AsideOf, LineDiagram};
pub use self::line_moves::written;
pub use self::person::Person;
pub use self::race::{
    Judge, MAX_THREATS, PlayOut, PlayStyle, Situation, Slip, Think, Thought, Turn, best_line, think,
};
pub use self::resistance::{Resistance, Stance};
pub use self::rules::{End, MoveResult, Past, PlayChoice, Refusal, Rules};
pub(crate) use self::stage::OnStage;
pub use self::stage::{Play, PlayAction, Stage};
