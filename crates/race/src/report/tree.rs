//! Liberty trees.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet};

use super::value::ValueReport;
use crate::picks::{Move, Path};

/// The index of a node in [`Tree::nodes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TreeIndex(pub usize);

/// A liberty tree with the value of every node. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The nodes; the root is the first, parents stand before their children.
    pub nodes: Arc<[Node]>,
}

impl Tree {
    /// Whether both are one tree of one report, without a look at the nodes.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.nodes, &other.nodes)
    }

    /// The node that a path leads to.
    pub fn find(&self, path: &[Move]) -> Option<TreeIndex> {
        self.nodes
            .iter()
            .position(|n| n.path == path)
            .map(TreeIndex)
    }

    /// The node of an id.
    ///
    /// # Panics
    ///
    /// If the id is of another tree.
    pub fn node(&self, id: TreeIndex) -> &Node {
        &self.nodes[id.0]
    }
}

/// A position of a region, as the moves from the root make it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The moves that lead here from the root, which name the node.
    pub path: Path,
    /// The node before the last move.
    pub parent: Option<TreeIndex>,
    /// What is known of it: a number, options, life, or that it is open.
    pub state: NodeState,
    /// The candidate points here with the replies of both sides, in reading order.
    pub slots: Vec<Slot>,
    /// The liberties of the essential block in the region, in this position.
    pub liberties: PointSet,
    /// The candidates worth asking about in this position: its useful points, or all its empty points if none
    /// is useful.
    pub useful: PointSet,
    /// The black stones of the whole board in this position.
    pub black: PointSet,
    /// The white stones of the whole board in this position.
    pub white: PointSet,
    /// The value, once no nil is left at or below this node.
    pub value: Option<ValueReport>,
    /// Whether the defender's moves here were cut, because they gain less than one liberty.
    pub is_cut: bool,
    /// Whether it is settled because the person said that nobody has a useful move here.
    pub is_closed: bool,
}

/// What is known of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// Settled: the attacker needs this many moves.
    Count(u32),
    /// The block cannot be captured here: it has two eyes or is joined to a safe stone.
    Alive,
    /// Candidate points are needed.
    Nil,
    /// Candidate points are given; the node is what its options make of it.
    Options,
}

/// One candidate point of a node: both sides' moves there.
#[derive(Clone, Debug)]
pub struct Slot {
    /// The point where a move of either side is tried.
    pub point: Point,
    /// What became of each side's move there.
    pub replies: ByColor<Reply>,
}

impl Slot {
    /// What became of the move of this side there.
    pub fn reply(&self, color: Color) -> Reply {
        self.replies[color]
    }
}

/// What became of a candidate move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It leads to this node.
    Node(TreeIndex),
    /// It is suicide.
    Suicide,
    /// It repeats a position of its own path: a ko.
    Repeats,
    /// A stone stands there.
    Occupied,
    /// The person said that it is of no use.
    Useless,
}
