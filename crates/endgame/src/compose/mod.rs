//! Exercises without end: endgames that are drawn at random and kept if they are proved to be what their kind says.

mod draw;
mod exercise;
mod kind;
mod parts;
mod reading;

pub use exercise::{EndgameExercise, compose_endgame};
pub use kind::EndgameKind;
