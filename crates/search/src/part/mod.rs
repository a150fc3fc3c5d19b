//! Independent parts of a ground, with their positions reduced to those that differ.

mod graph;
mod measure;
mod node;
mod reduction;
mod row;
mod simulation;

pub use graph::{Care, ReducedPositions};
pub use measure::PlainPart;
pub(crate) use node::KILLED;
pub use reduction::Part;
pub(crate) use reduction::{MOST_PARTS, part_key, parts};
pub(crate) use row::Row;
