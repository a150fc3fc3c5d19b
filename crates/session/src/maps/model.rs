//! Asking what the model of Black's and White's points says of a point, and what a move there changes.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Setup};
use semeai_tactics::{MoveChange, move_change};

use crate::desk::{Ask, Progress};
use crate::document::{Document, Snapshot};
use crate::host::Control;

/// A side's move at a point, played or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePoint {
    /// It could be played on the board as it stands.
    Possible(Color, Point),
    /// It was played on stones that are not on the board any more.
    Played(PlayedMove),
    /// It led to the board as it stands: the last move of the game that is looked through.
    Last,
}

/// A move that was played, with what it was played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedMove {
    /// The stones before it.
    pub stones: ByColor<PointSet>,
    /// Whose move it was.
    pub color: Color,
    /// Where.
    pub point: Point,
}

/// Asks what a move changes by the recurrences of the model.
#[derive(Clone, Debug, PartialEq)]
pub struct LookAtMove {
    /// The document of which it is asked.
    pub of: Snapshot,
    /// Which move.
    pub at: MovePoint,
}

impl Ask for LookAtMove {
    /// What it changes; nothing where there is no such move, or the stones are no position.
    type Answer = Option<MoveChange>;
    type Memory = ();
    const NAME: &'static str = "model";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    /// For the moment that it takes, the point before.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        earlier.of == self.of && progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), _: &Control) -> Self::Answer {
        match self.at {
            MovePoint::Possible(color, point) => {
                let position = self.of.board.position(PointSet::EMPTY).ok()?;
                move_change(&position, color, point)
            }
            MovePoint::Played(played) => change_of(&self.of, played),
            MovePoint::Last => last_change(&self.of),
        }
    }
}

/// What the move changed that led to where a document stands in its game.
fn last_change(document: &Document) -> Option<MoveChange> {
    let game = document.game.as_ref()?;
    let node = game.record().node(document.standing()?);
    let (played, before) = (node.played?, game.record().node(node.parent?));
    let played = PlayedMove {
        stones: before.moment.stones,
        color: played.color,
        point: played.point?,
    };
    change_of(document, played)
}

/// What a move changed on the board of a document.
fn change_of(document: &Document, played: PlayedMove) -> Option<MoveChange> {
    let mut setup = Setup::new(Arc::clone(document.topology()));
    setup.stones = played.stones;
    let position = Position::new(setup).ok()?;
    move_change(&position, played.color, played.point)
}
