//! The rule of a node: from the values after each move of both sides to the value before.

mod cooled;
mod heat;
mod node;

pub(crate) use cooled::CooledValue;
pub(crate) use heat::{has_life, heat, raise};
pub(crate) use node::{Choices, Options, Ruled};
