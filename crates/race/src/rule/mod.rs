//! The rule of a node: from the values after each move of both sides to the value before.

mod cooling;
mod heat;
mod node;

pub(crate) use cooling::CooledValue;
pub(crate) use heat::{has_life, heat, raise};
pub(crate) use node::{Choices, Options};
