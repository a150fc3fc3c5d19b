//! What is said of the value of an expression.

pub mod expression;
pub mod plain;
pub mod sheet;
