//! Who wins where two blocks race? Every position of both is listed, to the end of every line.
//!
//! A race has two stages. While both targets stand, each side is after the other's. Once one is captured, its points are
//! points like others and stones put there belong to no target; the side that lost it moves next and wins if it still captures
//! the other one. If not, the first capture wins. Wins are spread backwards over all positions (least fixed points, the second
//! stage first), so that a line without end is nobody's success and nothing depends on the order of the search. Both sides may pass.

mod alone;
mod answer;
mod duellists;
mod grounds;
mod moves;
mod spot;
mod survival;

pub use answer::{Duel, DuelStart, duel};
pub use duellists::Duellists;
