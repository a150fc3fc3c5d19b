//! Exercises without end: what every science composes, in one table, as documents.

mod exercise;
mod kind;

pub use exercise::{Exercise, ExerciseAnswer, ExerciseLine, ExerciseWords};
pub use kind::ExerciseKind;
pub use semeai_search::compose::{Grade, SeriesEnd, each_unlike};
