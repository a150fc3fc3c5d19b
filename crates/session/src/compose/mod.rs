//! Exercises without end: what every science composes, in one table, as documents.

mod asking;
mod choice;
mod exercise;
mod kind;
mod sitting;

pub use asking::{ComposeExercise, ComposedExercises, NoExercise, WantedExercise};
pub use choice::{ExerciseChoice, ExerciseName};
pub use exercise::{Exercise, ExerciseAnswer, ExerciseLine, ExerciseWords};
pub use kind::ExerciseKind;
pub use semeai_search::compose::{Grade, SeriesEnd, each_unlike};
pub use sitting::Sitting;
