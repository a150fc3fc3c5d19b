//! Proposing a race on any position: which blocks are essential, which stones are safe and why, which points
//! matter.

use semeai_board::{Block, ByColor, Point, PointSet, Position, Roles};

use crate::solve::Race;

/// A race as the program sees it, for the person to confirm or change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The essential stones of each side.
    pub essential: ByColor<PointSet>,
    /// What is taken as safe, block by block by anchor, with the reason. Only blocks that border the race.
    pub assumed_safe: Vec<Assumption>,
    /// The points where moves matter: empty points and stones that may be captured.
    pub relevant: PointSet,
}

/// A block that is taken as safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// The block.
    pub block: Block,
    /// Why.
    pub reason: SafeReason,
}

/// Why a block is taken as safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SafeReason {
    /// The person said so.
    Said,
    /// It has two eyes (Benson 1976).
    TwoEyes,
    /// It has so many liberties outside the race.
    Liberties(u32),
    /// It is joined to safe stones: the opponent cannot cut it off, even if he starts.
    Joined,
    /// The opponent cannot capture it, even if he starts.
    Uncapturable,
}

/// Why no race is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProposeError {
    /// No stone stands on this point.
    NoStone(Point),
    /// Both points are stones of one colour.
    OneColor(Point, Point),
    /// The two blocks do not meet.
    NotInContact(Point, Point),
    /// No block of the other colour races with this one, or no two blocks race at all.
    NoRace,
}

impl Proposal {
    /// The race on the board: everything assumed safe is protected.
    pub fn race(&self, position: &Position) -> Race {
        Race {
            position: position.clone(),
            essential: self.essential,
            relevant: self.relevant,
        }
    }
}

/// Proposes a race. `points` name no block, one or two; roles that are given are kept: blocks that are essential or
/// safe by the person's word stay so.
///
/// # Errors
///
/// Why there is nothing to propose.
pub fn propose(
    position: &Position,
    roles: &Roles,
    points: &[Point],
) -> Result<Proposal, ProposeError> {
    let _ = (position, roles, points);
    Err(ProposeError::NoRace)
}
