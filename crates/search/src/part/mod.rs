//! Independent parts of a ground, with their positions reduced to those that differ.

mod graph;
mod measure;
mod node;
mod reduced;
mod row;
mod simulation;

pub use graph::{Care, Reduced};
pub use measure::PlainPart;
pub(crate) use node::KILLED;
pub use reduced::Part;
pub(crate) use reduced::{MOST_PARTS, part_key, parts};
pub(crate) use row::Row;
