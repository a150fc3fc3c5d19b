//! A search that lists every position of a part.

mod list;
mod siege;

pub use siege::{Siege, SiegeResult, siege};
