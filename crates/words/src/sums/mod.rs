//! What is said of a sum of written trees.

pub mod plain;
