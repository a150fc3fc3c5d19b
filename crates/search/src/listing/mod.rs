//! Searches that list every position of a part.

mod duel;
mod list;
mod siege;

pub use duel::{Duel, DuelStart, Duellists, duel};
pub use siege::{Decided, Siege, siege};
