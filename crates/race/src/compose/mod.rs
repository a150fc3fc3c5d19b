//! Exercises without end: races that are drawn at random and kept if they are proved to be what their kind says.

mod candidate;
mod draw;
mod exercise;
mod kind;
mod rows;
mod theme;
mod throw_in;

pub use exercise::{RaceExercise, compose_race};
pub use kind::{RaceAsk, RaceKind};
