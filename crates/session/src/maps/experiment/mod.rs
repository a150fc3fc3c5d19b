//! An experiment of one's own: what is said of it, what it reads as, and how long it will take.

mod asking;
mod marks;
mod reading;
#[cfg(test)]
mod tests;

pub use self::asking::{EstimateTime, ExperimentLook, ReadExperiment};
pub use self::marks::{ExperimentAction, ExperimentField, ExperimentMarks};
pub use self::reading::{EntryFault, EntryFaultKind, ExperimentSheet};
