//! Regions and points.

use semeai_board::{ByColor, Color, Point, PointSet};

use super::tree::{Node, NodeState, Tree};

/// A region that belongs to one side.
#[derive(Clone, Debug)]
pub struct RegionReport {
    /// What other programs know it by: `A`, `B`, …, `Z`, `AA`, ….
    pub id: String,
    /// What people read it as: `I`, `II`, …, for candidate points have letters.
    pub sign: String,
    /// Whose liberties or eye these are.
    pub defender: Color,
    /// Whether the region is an eye of its defender.
    pub is_eye: bool,
    /// Its empty points and unknown stones.
    pub points: PointSet,
    /// The liberties of the essential block in it, as the board stands.
    pub liberties: PointSet,
    /// Its useful points (system paper, section 4.2).
    pub useful: PointSet,
    /// The liberty tree; a settled region is a root alone.
    pub tree: Tree,
}

impl RegionReport {
    /// The root of its tree.
    ///
    /// # Panics
    ///
    /// Never: a tree has a root.
    pub fn root(&self) -> &Node {
        &self.tree.nodes[0]
    }

    /// Whether a person calls it so: by its sign, or by its id in any case.
    pub fn is_called(&self, name: &str) -> bool {
        self.sign == name || self.id.eq_ignore_ascii_case(name)
    }

    /// Whether the region needs no candidate points: its count is known as the board stands.
    pub fn is_settled(&self) -> bool {
        matches!(self.root().state, NodeState::Count(_) | NodeState::Alive)
    }

    /// Whether no nil is left in its tree.
    pub fn is_complete(&self) -> bool {
        self.root().value.is_some()
    }
}

/// A region that touches both essential sides.
#[derive(Clone, Debug)]
pub struct SharedReport {
    /// Its empty points and unknown stones.
    pub points: PointSet,
    /// The liberties of the essential blocks of each colour in it.
    pub liberties: ByColor<PointSet>,
    /// Why it is not plain; absent for plain shared liberties.
    pub obstacle: Option<SharedObstacle>,
}

impl SharedReport {
    /// Whether it is no more than what lies open around the blocks.
    pub fn is_open(&self) -> bool {
        self.obstacle == Some(SharedObstacle::Open)
    }
}

/// Why a shared region is not plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedObstacle {
    /// The liberties of both sides lie open towards more empty points than they are.
    Open,
    /// A point of it does not touch both sides.
    OneSided(Point),
    /// An unknown stone stands in it; the nearest to the liberties.
    UnknownStone(Point),
    /// A safe stone borders it; the nearest to the liberties.
    SafeStone(Point),
}

/// What a point of the board is in the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointReport {
    /// Which own region it lies in, as the index in [`Report::regions`](super::Report::regions).
    pub region: Option<usize>,
    /// Which shared region it lies in, as the index in [`Report::shared`](super::Report::shared).
    pub shared: Option<usize>,
    /// Whether it is a liberty of the essential side, colour by colour.
    pub liberty: ByColor<bool>,
    /// Whether it is a useful point.
    pub is_useful: bool,
}
