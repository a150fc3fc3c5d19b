//! Exercises without end: groups that are drawn at random and kept if it is proved what becomes of them.

mod draw;
mod exercise;

pub use exercise::{LifeExercise, compose_life, most_points};
