//! What a play-out asks of whatever is played: moves by its rules, and what is thought about them.

use std::fmt::Debug;

use semeai_board::{ByColor, Color, IllegalMove, Point, PointSet, Position};

use super::defence::{Defences, RightMoves};
use crate::host::Control;

/// The rules of what is played, as the board at one moment of it with whose turn it is.
pub trait Rules: Clone + PartialEq + Send + 'static {
    /// How the program can play.
    type Style: Copy + Send + 'static;
    /// What is found out about a moment.
    type Known: Clone + Debug + Send + 'static;
    /// What one thought leaves to the next.
    type Memory: Default + Send + 'static;
    /// The name of the thread that thinks.
    const NAME: &'static str;

    /// The stones.
    fn position(&self) -> &Position;

    /// Who is to move.
    fn mover(&self) -> Color;

    /// The same with this side to move.
    #[must_use]
    fn with_mover(self, mover: Color) -> Self;

    /// The side to move plays a stone.
    ///
    /// # Errors
    ///
    /// Why the move cannot be played.
    fn played(&self, point: Point) -> Result<MoveResult<Self>, Refusal>;

    /// The side to move plays elsewhere, or passes.
    #[must_use]
    fn passed(&self) -> Self;

    /// What is counted of each side.
    fn counted(&self) -> ByColor<u32>;

    /// Who has won, if that ends it; with what was found out about this moment.
    fn winner_by(&self, known: Option<&Self::Known>) -> Option<Color>;

    /// What the end tells about this moment without any thought.
    fn known_at(&self, end: End) -> Option<Self::Known>;

    /// Whether an earlier moment has come back, so that play could go round for ever.
    fn repeats(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// Whether another moment is one of the same beginning, not only of an equal one.
    fn is_of_same(&self, other: &Self) -> bool;

    /// Thinks about this moment, about the one before if nobody has, and about a move if one of this style is wanted, which may
    /// depend on what has passed. A thought that is stopped tells what it knows.
    fn think(
        &self,
        before: Option<&Self>,
        past: &[Past<Self>],
        style: Option<Self::Style>,
        memory: &mut Self::Memory,
        control: &Control,
    ) -> Thought<Self::Known>;

    /// The moves that keep what comes of this moment with best play; nothing if that could not be found out.
    fn right_moves(&self, memory: &mut Self::Memory, control: &Control) -> Option<RightMoves>;

    /// Whether a side's move in this situation gave something away, by what is known before it and after it; nothing where that is
    /// not sure, or moves are not judged.
    fn gave_away(
        &self,
        _color: Color,
        _point: Option<Point>,
        _before: &Self::Known,
        _after: Option<&Self::Known>,
    ) -> Option<bool> {
        None
    }
}

/// A moment of a play-out that has passed.
#[derive(Clone, Debug)]
pub struct Past<S: Rules> {
    /// The situation before a move.
    pub situation: S,
    /// What has been found out about it; absent as long as nothing has.
    pub known: Option<S::Known>,
    /// The move that was made in it; absent if it was elsewhere.
    pub point: Option<Point>,
}

/// Why a move cannot be played in a play-out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is over.
    Over,
    /// The point does not matter to the race; whoever wants to play there plays elsewhere.
    OutsideRace(Point),
    /// The rules forbid it.
    Illegal(IllegalMove),
}

/// Who won a play-out, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This side has captured and lives, or has captured second.
    Captured(Color),
    /// Both sides played elsewhere: nobody wants to move.
    BothElsewhere,
    /// The position repeats, with the same side to move and as many threats left.
    Repeats,
}

/// What is on the board after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveResult<S> {
    /// What is played after the move.
    pub situation: S,
    /// The stones that were taken.
    pub captured: PointSet,
    /// Whether a ko threat was made elsewhere, and answered, so that the ko could be taken back here.
    pub is_after_threat: bool,
}

/// The move that the program chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayChoice {
    /// A move at a point.
    At(Point),
    /// A move elsewhere, or a pass.
    Elsewhere,
}

impl From<Option<Point>> for PlayChoice {
    fn from(point: Option<Point>) -> Self {
        point.map_or(Self::Elsewhere, Self::At)
    }
}

/// What has been thought about a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<K> {
    /// What comes of it with best play.
    pub outcome: K,
    /// What came of it before the last move, if that was asked too.
    pub before: Option<K>,
    /// What the program plays, if it was asked.
    pub choice: Option<PlayChoice>,
    /// What should have been played instead of the last move, where that gave something away and nothing else tells it.
    pub better: Option<PlayChoice>,
    /// The best defences of the side to move, if they were asked for and found out.
    pub defences: Option<Defences>,
}
