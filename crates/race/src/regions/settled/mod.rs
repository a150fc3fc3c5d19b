//! The settled test: when a position of a region needs no more questions, and how many moves it takes.

mod approach;

pub(crate) use approach::{Filling, filling};
