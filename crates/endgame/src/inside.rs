//! Positions inside a region as plain data: where moves lead, what each gains or gives away, and all of them as a tree.
//!
//! In a region either side may move at any time, for the other may have played elsewhere. So a position in it is named by the
//! moves that lead to it, each with its colour ([`RegionPath`]). Every value counts the prisoners that were taken on the way, so
//! that a position is worth what the move to it makes of the region.

use semeai_board::{Block, ByColor, Color, IllegalMove, Point, PointSet};
use semeai_cgt::{Formula, Rational};

use crate::kind::RegionKind;
use crate::position_report::{RegionReport, RegionState, Valuation};

/// The name of a position in a region: the moves that lead to it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RegionPath {
    /// A point of the region; which of them does not matter.
    pub at: Point,
    /// The moves that lead there, of either side in any order.
    pub moves: Vec<(Color, Point)>,
}

/// Everything about a position in a region.
#[derive(Clone, Debug)]
pub struct RegionPosition {
    /// Which region it is, counted from 0; absent for an empty room.
    pub region: Option<usize>,
    /// The stones of the whole board.
    pub stones: ByColor<PointSet>,
    /// The stones that each side has taken on the way.
    pub taken: ByColor<u32>,
    /// The value of the region before the first move.
    pub start: Option<Valuation>,
    /// What each move of the path did.
    pub steps: Vec<RegionStep>,
    /// What is left of the region: its points with the stones that stand now, the value, the best moves and all others.
    pub left: RegionReport,
    /// The same as a game with its moves as they are.
    pub written: GameText,
    /// The blocks that were found to live, and are not seen to live here though the other side moves first: a move of the path was not
    /// answered. All values take them as safe. By anchor.
    pub doubted: Vec<Block>,
}

/// What a move of a path did.
#[derive(Clone, Debug)]
pub struct RegionStep {
    /// The side that moves, which need not take turns with the other.
    pub color: Color,
    /// Where it moves, on an empty point of the region.
    pub point: Point,
    /// The stones of the other side that it took.
    pub captured: PointSet,
    /// What a move was worth before it; absent where nobody gains by moving.
    pub worth: Option<Rational>,
    /// How much it changed the count in his favour; absent if the value after it is not known.
    pub gain: Option<Rational>,
    /// What it gave away, see [`RegionMove::lost`](crate::position_report::RegionMove::lost).
    pub lost: Option<Rational>,
    /// The value after it, if it is known.
    pub to: Option<Valuation>,
}

/// Why there is nothing to be told of a position in a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathError {
    /// The point lies in no region.
    NoRegion,
    /// The region has no value.
    NoValue(RegionState),
    /// A move of the path cannot be played.
    Step {
        /// Which, from 1.
        number: usize,
        /// Why.
        fault: StepFault,
    },
}

/// Why a move of a path cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepFault {
    /// It is not in the region.
    Outside,
    /// The rules forbid it. A ko that was taken is not taken back while that shape stands, for nobody has a ko threat.
    Illegal(IllegalMove),
    /// Nobody has looked into it: it is the move of a stranger in a large room.
    Unknown,
}

/// Which moves a tree follows from each of its positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Branches {
    /// The best of each side.
    #[default]
    Best,
    /// Every legal one.
    All,
}

/// The moves of a region as a tree, level by level.
#[derive(Clone, Debug)]
pub struct MoveTree {
    /// The position asked about comes first, and every other one after the one before it.
    pub nodes: Vec<TreeNode>,
    /// How many of them have moves that are not shown: there would be too many nodes.
    pub cut: usize,
}

/// A position of a tree. Where nobody gains by moving there are no moves below.
#[derive(Clone, Debug)]
pub struct TreeNode {
    /// How one comes to it; absent for the position asked about.
    pub edge: Option<TreeEdge>,
    /// Its value, if nobody has a ko threat; absent if it is not known.
    pub text: Option<Formula>,
    /// What the position counts; absent where that depends on who wins a ko.
    pub mean: Option<Rational>,
    /// What a move is worth; absent where nobody gains by moving.
    pub worth: Option<Rational>,
    /// What players call it; absent where it has no value.
    pub kind: Option<RegionKind>,
    /// Whether it has moves that are not shown.
    pub is_cut: bool,
}

/// A move of a tree, or several that come to the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeEdge {
    /// The number of the node that it is played in.
    pub parent: usize,
    /// The side that moves: from a node either side may.
    pub color: Color,
    /// Where it is; several points where it does not matter which. What lies below follows the first.
    pub points: Vec<Point>,
    /// Whether it is the best of its side there, alone at that temperature.
    pub is_best: bool,
    /// How much it changes the count in his favour.
    pub gain: Option<Rational>,
    /// What it gives away, see [`RegionMove::lost`](crate::position_report::RegionMove::lost).
    pub lost: Option<Rational>,
}

/// A position as a game with its moves as they are: dominated and reversible ones too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// The game with braces and bars, as [`semeai_cgt::RawGame::parse`] reads it.
    pub text: String,
    /// So many moves deep; deeper ones are in canonical form.
    pub depth: u32,
    /// Whether all moves are in it to where nobody gains by moving.
    pub is_whole: bool,
}

impl MoveTree {
    /// The moves that lead to a node, with the first point of each.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    #[must_use]
    pub fn path_to(&self, node: usize) -> Vec<(Color, Point)> {
        let mut path = Vec::new();
        let mut edge = self.nodes[node].edge.as_ref();
        while let Some(TreeEdge {
            parent,
            color,
            points,
            ..
        }) = edge
        {
            path.extend(points.first().map(|point| (*color, *point)));
            edge = self.nodes[*parent].edge.as_ref();
        }
        path.reverse();
        path
    }
}
