//! Parts of a board, and points by name.

pub(crate) mod crop;
pub(crate) mod point_name;
pub(crate) mod rectangle;
pub(crate) mod selection;
