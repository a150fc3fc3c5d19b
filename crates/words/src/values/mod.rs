//! What is said of the value of an expression.

pub(crate) mod expression;
pub(crate) mod plain;
pub(crate) mod sheet;
