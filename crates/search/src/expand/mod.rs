//! Expansion: all moves of both sides, to leaves whose values a function tells.

mod leaves;
mod piece;
mod values;

pub use leaves::Leaves;
pub use piece::{Piece, PieceId, PieceMove, Rest, Stake, each_move, moves, pieces};
pub use values::{Means, PieceValues, ValueEntry};
