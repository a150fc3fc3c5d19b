//! What an expansion is about: the values of its leaves and nodes.

use semeai_board::{ByColor, Color};

use super::piece::{Piece, PieceId, PieceMove};
use crate::budget::Halt;

/// What the positions of an expansion are worth.
///
/// An expansion asks for the values of leaves, adds them up where pieces fall apart, and hands on the values after all
/// moves of both sides. What they mean, liberties of a block or points of an endgame, only this trait knows.
pub trait Leaves<const W: usize> {
    /// What a position is worth.
    type Value: Copy + std::fmt::Debug;

    /// The value of nothing.
    fn nothing(&self) -> Self::Value;

    /// The value of a target of this side that has joined stones that are never captured, whatever else there is.
    fn safe(&self, color: Color) -> Self::Value;

    /// The value of a piece if it can be told at once; otherwise all moves in it are tried.
    ///
    /// # Errors
    ///
    /// If the value is too large.
    fn leaf(&mut self, piece: &Piece<W>) -> Result<Option<Self::Value>, Halt> {
        let _ = piece;
        Ok(None)
    }

    /// The value of a move, given the value of what it leaves: here a game counts prisoners.
    ///
    /// # Errors
    ///
    /// If the value is too large.
    fn moved(
        &mut self,
        played: &PieceMove<PieceId>,
        rest: Self::Value,
    ) -> Result<Self::Value, Halt> {
        let _ = played;
        Ok(rest)
    }

    /// The value of a piece from the values after every legal move of each side in it; a side may have none.
    ///
    /// # Errors
    ///
    /// If the value is too large.
    fn node(
        &mut self,
        piece: &Piece<W>,
        after: &ByColor<Vec<Self::Value>>,
    ) -> Result<Self::Value, Halt>;

    /// The value of two independent pieces together.
    ///
    /// # Errors
    ///
    /// If the value is too large.
    fn sum(&mut self, one: Self::Value, other: Self::Value) -> Result<Self::Value, Halt>;

    /// The value of a piece that is met again on its own line; what [`Leaves::repeated`] says unless more is known of it.
    ///
    /// # Errors
    ///
    /// As [`Leaves::repeated`].
    fn met_again(&mut self, piece: PieceId, left_out: Option<Color>) -> Result<Self::Value, Halt> {
        let _ = piece;
        self.repeated(left_out)
    }

    /// The value of a position that is met again on its own line, where the captures of kos by one side are left out; where none
    /// are, there is none. It must be a bound on the same side as leaving the captures out is.
    ///
    /// # Errors
    ///
    /// Unless something can be said of a repetition.
    fn repeated(&self, left_out: Option<Color>) -> Result<Self::Value, Halt> {
        let _ = left_out;
        Err(Halt::Repetition)
    }
}
