//! What is said of a sum of written trees.

pub mod line;
pub mod plain;
pub mod plane;
pub mod question;
pub mod refusals;
pub mod start;
pub mod thumb;
