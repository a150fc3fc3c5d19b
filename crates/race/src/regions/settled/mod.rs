//! The settled test: when a position of a region needs no more questions, and how many moves it takes.

mod approach;
mod eye;
mod settle;

pub(crate) use approach::{Filling, filling};
pub(crate) use eye::{Eye, eye, eye_class, is_eye_space, is_half_of_life, to_u32};
pub(crate) use settle::{MoveCount, NodePosition, Settlement};
