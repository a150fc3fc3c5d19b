//! The result of an analysis as plain data: every claim with its reason.
//!
//! Nothing here computes. Sentences in a human language are made from it elsewhere.

use std::sync::Arc;

use num_rational::Ratio;
use semeai_board::{ByColor, Color, Point, PointSet, Topology};
use semeai_cgt::{Thermograph, Written};

use crate::picks::Path;

/// An exact rational, as used for means, temperatures and thermographs.
pub type Rational = Ratio<i128>;

/// Everything known about a race.
#[derive(Clone, Debug)]
pub struct Report {
    /// The board.
    pub topology: Arc<Topology>,
    /// The regions with liberties or eyes of one side only, in reading order; region `A` is the first.
    pub regions: Vec<RegionReport>,
    /// Regions that touch both essential sides, in reading order.
    pub shared: Vec<SharedReport>,
    /// What each empty point and unknown stone is, one entry per point of the board.
    pub points: Vec<PointReport>,
    /// The eye liberties of each side (R. Hunter's count of big eyes), 0 without an eye.
    pub eyes: ByColor<u32>,
    /// The sum, its cooled value and who wins; absent without two essential sides.
    pub verdict: Option<Verdict>,
    /// What does not fit the theory, in order of weight.
    pub notices: Vec<Notice>,
}

impl Report {
    /// Whether the verdict holds without reservation: it is counted, and no notice casts a doubt on it.
    pub fn is_sure(&self) -> bool {
        let is_counted = |verdict: &Verdict| verdict.known == Known::Counted;
        self.verdict.as_ref().is_some_and(is_counted)
            && !self.notices.iter().any(Notice::is_warning)
    }
}

/// A region that belongs to one side.
#[derive(Clone, Debug)]
pub struct RegionReport {
    /// `A`, `B`, …, `Z`, `AA`, ….
    pub id: String,
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

    /// Whether the region needs no candidate points: its count is known as the board stands.
    pub fn is_settled(&self) -> bool {
        matches!(self.root().state, NodeState::Count(_) | NodeState::Alive)
    }

    /// Whether no nil is left in its tree.
    pub fn is_complete(&self) -> bool {
        self.root().value.is_some()
    }
}

/// The index of a node in [`Tree::nodes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub usize);

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
    pub fn find(&self, path: &[crate::picks::Move]) -> Option<NodeId> {
        self.nodes.iter().position(|n| n.path == path).map(NodeId)
    }

    /// The node of an id.
    ///
    /// # Panics
    ///
    /// If the id is of another tree.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }
}

/// A position of a region.
#[derive(Clone, Debug)]
pub struct Node {
    /// The moves from the root.
    pub path: Path,
    /// The node before the last move.
    pub parent: Option<NodeId>,
    /// What is known of it.
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
    pub value: Option<Value>,
    /// Whether the defender's moves here were cut, because they gain less than one liberty.
    pub is_cut: bool,
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
    /// The candidate point.
    pub point: Point,
    /// Black's move there.
    pub black: Reply,
    /// White's move there.
    pub white: Reply,
}

impl Slot {
    /// The reply of one side.
    pub fn reply(&self, color: Color) -> Reply {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// What became of a candidate move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It leads to this node.
    Node(NodeId),
    /// It is suicide.
    Suicide,
    /// It repeats a position of its own path: a ko.
    Repeats,
    /// A stone stands there.
    Occupied,
}

/// A value of a region or a node. Black is Left: White's liberties are negative.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// The transformed value, in canonical form: `{6||4|0}`.
    pub text: Written,
    /// The value cooled by 2: `4^`.
    pub cooled: Written,
    /// The mean of the transformed value.
    pub mean: Rational,
    /// The temperature of the transformed value; an integer has -1.
    pub temperature: Rational,
    /// The thermograph of the transformed value.
    pub thermograph: Thermograph,
    /// The thermograph of the value cooled by 2.
    pub cooled_thermograph: Thermograph,
}

/// A region that touches both essential sides.
#[derive(Clone, Debug)]
pub struct SharedReport {
    /// Its empty points and unknown stones.
    pub points: PointSet,
    /// Why it is not plain; absent for plain shared liberties.
    pub obstacle: Option<SharedObstacle>,
}

/// Why a shared region is not plain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SharedObstacle {
    /// A point of it does not touch both sides.
    OneSided(Point),
    /// An unknown stone stands in it.
    UnknownStone(Point),
    /// A safe stone borders it.
    SafeStone(Point),
}

/// What a point of the board is in the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointReport {
    /// The index in [`Report::regions`].
    pub region: Option<usize>,
    /// The index in [`Report::shared`].
    pub shared: Option<usize>,
    /// Whether it is a liberty of the essential side, colour by colour.
    pub liberty: ByColor<bool>,
    /// Whether it is a useful point.
    pub is_useful: bool,
}

/// Who wins, and how that is known.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The conclusion for both starts.
    pub conclusion: Conclusion,
    /// How it is known.
    pub known: Known,
    /// If Black starts.
    pub black_first: Start,
    /// If White starts.
    pub white_first: Start,
    /// The transformed sum; absent while a question is open.
    pub sum: Option<Value>,
    /// The number F of the table of shared liberties: how far ahead a side must be to capture.
    pub threshold: u32,
    /// The number of plain shared liberties.
    pub shared: u32,
    /// The rule of the table that applies.
    pub rule: Rule,
    /// The total of each side if it is an integer, eyes and shared liberties not included.
    pub external: ByColor<Option<i128>>,
    /// The mean of the raw count of each side: what it has on average.
    pub mean: ByColor<Option<Rational>>,
    /// The size class of each side's eye (1 for one to three points, then 4, 5, 6, 7), 0 without an eye.
    pub eye_class: ByColor<u32>,
    /// Whether each side cannot be captured at all.
    pub is_alive: ByColor<bool>,
    /// The questions that are open, in the order in which to ask them.
    pub questions: Vec<Question>,
}

/// The result for one start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The adjusted value: `ceil(g)` if Black starts, `floor(g)` if White does.
    pub adjusted: Option<i128>,
    /// Who captures.
    pub result: RaceResult,
    /// First moves of the starter that win; empty if the starter does not win.
    pub winning_moves: Vec<Point>,
    /// First moves of the starter that hold the best result he can have, if that is a seki.
    pub seki_moves: Vec<Point>,
}

/// How a race ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceResult {
    /// Black captures.
    Black,
    /// White captures.
    White,
    /// Neither can capture.
    Seki,
    /// Not known: questions are open.
    Open,
    /// Not known: outside the theory, or over budget.
    Undecided,
}

/// The verdict's vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// Black wins even if White starts.
    Black,
    /// White wins even if Black starts.
    White,
    /// Whoever starts wins.
    First,
    /// Neither can capture.
    Seki,
    /// Black captures if Black starts, else seki.
    BlackOrSeki,
    /// White captures if White starts, else seki.
    WhiteOrSeki,
    /// Questions are left.
    Open,
    /// Outside the theory or over budget.
    Undecided,
}

/// How a verdict is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// By formula, with its preconditions checked.
    Counted,
    /// Questions are left.
    Provisional,
    /// Not at all.
    Undecided,
}

/// The row of the table of shared liberties and eyes that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Neither side has an eye and at most one liberty is shared (Hunter's type 1).
    Plain,
    /// Neither side has an eye, two or more liberties are shared (type 2).
    Shared,
    /// This side has the only eye (type 3, me ari me nashi).
    OnlyEye(Color),
    /// Both have eyes of one class (types 4 and 6).
    EqualEyes,
    /// This side has the larger eye (type 5).
    LargerEye(Color),
    /// This side has two eyes.
    Alive(Color),
    /// Both sides have two eyes.
    BothAlive,
}

/// A node that needs candidate points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The index in [`Report::regions`].
    pub region: usize,
    /// The node.
    pub path: Path,
}

/// Something that does not fit the theory or needs the person's word.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// No block is essential.
    NoEssential,
    /// This colour has no essential block.
    MissingEssential(Color),
    /// Two or more blocks of this colour are essential; one point of each block.
    SeveralEssential(Color, Vec<Point>),
    /// Blocks that count as one can be cut at these points.
    CuttableLink {
        /// Whose blocks.
        color: Color,
        /// One point of each block.
        blocks: Vec<Point>,
        /// Where the attacker cuts.
        cut: Point,
    },
    /// The essential blocks do not touch and share no liberty.
    NotInContact,
    /// This side is in atari and its opponent, who is to move, captures at the point.
    InAtari {
        /// The side in atari.
        color: Color,
        /// Where it is captured.
        point: Point,
    },
    /// A safe stone of the defender's own colour borders a region: the block may connect out there.
    Escape {
        /// The region in [`Report::regions`].
        region: usize,
        /// Whose block.
        color: Color,
        /// A point beside both the region's liberties and the safe stone.
        point: Point,
    },
    /// A shared region is not plain.
    SharedNotPlain {
        /// The index in [`Report::shared`].
        shared: usize,
        /// Why.
        obstacle: SharedObstacle,
    },
    /// Safe stones that stand in atari; one point of the block.
    SafeInAtari(Point),
    /// Ordinary blocks touch the race and nothing around them is safe; one point of each.
    ManyUnknown(Vec<Point>),
    /// A candidate move repeats a position.
    Ko(Point),
    /// The block might make an eye in this region; the count takes it that it does not.
    EyePotential {
        /// The region in [`Report::regions`].
        region: usize,
        /// Whose eye it would be.
        color: Color,
    },
    /// Which region is left for last changes the result: approach moves depend on it.
    ApproachOrder {
        /// The regions in [`Report::regions`].
        regions: Vec<usize>,
    },
    /// A region is too large to be expanded automatically, or a ko in it leaves more than one value.
    NotExpanded {
        /// The region in [`Report::regions`].
        region: usize,
        /// Whether a ko is the reason.
        is_ko: bool,
    },
    /// The tree that a person's picks make of a region is worth something else than the search of all moves found.
    PicksDiffer {
        /// The region in [`Report::regions`].
        region: usize,
        /// The value of the tree with the picks; Black is Left.
        picked: String,
        /// The value that the search found.
        found: String,
    },
    /// The calculation stopped at its limit.
    OverBudget,
}

impl Notice {
    /// Whether the theory may not reach the position; the other notices are advice.
    pub fn is_warning(&self) -> bool {
        !matches!(
            self,
            Self::InAtari { .. } | Self::SafeInAtari(_) | Self::ManyUnknown(_)
        )
    }
}
