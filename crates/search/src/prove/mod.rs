//! Proofs: can one side capture the target of the other?

mod goal;
mod order;
mod precedent;
mod search;
mod table;

pub use goal::Goal;
pub use search::{Memory, Search};
pub use table::Fate;
