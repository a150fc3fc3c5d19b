//! The regions that belong to one side, as data.

use semeai_board::{ByColor, Color, PointSet, Region};

use super::side_search::{RegionFound, SideSearch};
use crate::life::ByLife;
use crate::regions::transformation::{NodeWorth, Worth};
use crate::regions::tree::GrownTree;
use crate::remark::Remark;
use crate::report::NodeState;

/// A region that belongs to one side, with its tree.
#[derive(Debug)]
pub(crate) struct OwnRegion {
    pub(crate) defender: Color,
    pub(crate) region: Region,
    pub(crate) useful: PointSet,
    pub(crate) is_eye: bool,
    pub(crate) grown: GrownTree,
    /// The worth of every node of the tree.
    pub(crate) worths: ByLife<Vec<NodeWorth>>,
    /// What a search of the region has found.
    pub(crate) found: Option<RegionFound>,
    /// The bounds that were found, before cooling.
    pub(crate) found_worths: Option<ByLife<Worth>>,
    /// Its number among the regions of its side.
    pub(crate) number: usize,
    /// Whether it is not settled, so that a move there may threaten something.
    pub(crate) has_threats: bool,
}

impl OwnRegion {
    pub(crate) fn has_liberty(&self) -> bool {
        !self.region.liberties[self.defender].is_empty()
    }

    /// Whether it alone makes its block alive.
    pub(crate) fn is_alive(&self) -> bool {
        self.grown.nodes[0].state == NodeState::Alive
    }

    pub(crate) fn has_alive_leaf(&self) -> bool {
        let mut nodes = self.grown.nodes.iter();
        nodes.any(|node| node.state == NodeState::Alive)
    }

    /// The worth of its root, if no nil is left in its tree.
    pub(crate) fn worth(&self) -> Option<Worth> {
        self.worths.plain[0].worth
    }
}

/// All regions that belong to one side, in reading order.
#[derive(Debug)]
pub(crate) struct Regions {
    pub(crate) own: Vec<OwnRegion>,
    /// What searches have found, if the regions were to be expanded automatically.
    pub(crate) searched: ByColor<Option<SideSearch>>,
    pub(crate) remarks: Vec<Remark>,
    /// Whether a tree or a value is missing because it would cost too much.
    pub(crate) is_over_budget: bool,
}

impl Regions {
    /// The regions of a side.
    pub(crate) fn of(&self, color: Color) -> impl Iterator<Item = &OwnRegion> {
        self.own.iter().filter(move |own| own.defender == color)
    }

    /// The eye spaces of a side.
    pub(crate) fn eyes(&self, color: Color) -> impl Iterator<Item = &OwnRegion> {
        self.of(color).filter(|own| own.is_eye)
    }

    /// In how many regions a side has liberties.
    pub(crate) fn with_liberties(&self, color: Color) -> usize {
        self.of(color).filter(|own| own.has_liberty()).count()
    }

    /// Whether the values of a side's regions are bounds from searches. Where one region was not searched, what is
    /// known of it is a count with approach moves, which the formulas treat in their own way.
    pub(crate) fn is_bounded(&self, color: Color) -> bool {
        let is_found = |own: &OwnRegion| own.found_worths.is_some();
        self.searched[color].is_some() && self.of(color).all(is_found)
    }
}
