//! First stage: what the marks make of a position.

mod marks;
mod sides;

pub(crate) use marks::{Markings, mark};
pub(crate) use sides::Sides;
