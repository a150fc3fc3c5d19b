//! Parts of a board, and points by name.

pub mod crop;
pub(crate) mod point_name;
pub mod selection;
