//! One bounded part of a board as bits, and the ways to search it.

mod audit;
mod budget;
#[cfg(test)]
mod drawn;
mod expand;
mod field;
mod ground;
mod hash;
mod ko;
mod life;
mod look;
mod mask;
mod moves;
mod part;
mod prove;
mod rules;
mod siege;
mod state;

pub use budget::{Budget, Halt, STACK};
pub use expand::{
    Entry, Leaves, Means, Piece, PieceId, PieceValues, Played, Rest, Stake, moves, pieces,
};
pub use field::Field;
pub use ground::{Border, Ground, Near};
pub use ko::KoRule;
pub use look::{Look, Stones};
pub use mask::Mask;
pub use part::{Care, Part, PlainPart, Reduced};
pub use prove::{Ending, Goal, Memory, Search};
pub use siege::{Decided, Siege, siege};
pub use state::State;
