//! Maps from positions to sets of points, as a small language.

mod expression;

pub use expression::{Junction, Leaf, Map, Operator};
