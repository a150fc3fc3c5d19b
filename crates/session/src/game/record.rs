//! What a record says: positions one after the other, with variations.

use std::collections::BTreeMap;
use std::ops::Range;

use semeai_board::{ByColor, Color, Point, PointSet};

/// More positions than this are not read: each takes about two hundred bytes. The largest collections of variations that
/// people pass round have some 80,000.
const MAX_NODES: usize = 100_000;

/// A position of a game, without how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The stones on the board, by colour.
    pub stones: ByColor<PointSet>,
    /// Who moves next, by the record or by turns.
    pub to_move: Color,
    /// Who may not play where because of ko.
    pub ban: Option<(Color, Point)>,
}

/// A position of a record, by number: each comes after the one that it follows, and the first continuation of a position
/// directly after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// The position before every move: the first of a record.
    pub const ROOT: Self = Self(0);

    /// Its number in the record, from zero for the first position.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The position of this number, in whatever record has so many.
    pub fn new(index: usize) -> Option<Self> {
        u32::try_from(index).ok().map(Self)
    }
}

/// A move of a record, a pass among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordMove {
    /// Whose move it is.
    pub color: Color,
    /// The point it was played on; absent for a pass.
    pub point: Option<Point>,
}

/// A position of a record with its place among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordNode {
    /// The position that stands there.
    pub moment: Moment,
    /// The move that led here; nothing where there was none, as where stones are set up.
    pub played: Option<RecordMove>,
    /// How many moves led here from the first position.
    pub number: usize,
    /// The position before; only the first has none.
    pub parent: Option<NodeId>,
    /// The first position that follows it; absent at an end.
    pub first: Option<NodeId>,
    /// The next continuation of the position before.
    pub next: Option<NodeId>,
    /// Where its words stand, or would.
    pub(crate) words: Words,
}

/// Where the words of a position stand in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    /// Which of the texts that the record was read from.
    pub(crate) part: usize,
    /// The bytes of the comment, or where one can be put in.
    pub(crate) at: Range<usize>,
}

/// A record has no room for more positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordFull;

/// A game as it was recorded, with all variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    nodes: Vec<RecordNode>,
    /// The comments, of the few positions that have one.
    comments: BTreeMap<NodeId, String>,
    /// Where it was read.
    pub(crate) origin: Origin,
    /// The stones that its first position takes as safe: no move of it takes them, as none of a play-out does.
    pub(crate) safe: PointSet,
}

/// Where a record was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// In what follows the position of the document: it is the first of the record.
    Own,
    /// In this game of the file that stands before the position of the document.
    Before(usize),
}

impl Record {
    /// A record of one position, in which these stones are taken as safe.
    pub(crate) fn new(moment: Moment, origin: Origin, safe: PointSet) -> Self {
        let root = RecordNode {
            moment,
            played: None,
            number: 0,
            parent: None,
            first: None,
            next: None,
            words: Words::default(),
        };
        Self {
            nodes: vec![root],
            comments: BTreeMap::new(),
            origin,
            safe,
        }
    }

    /// Adds a continuation after those that a position has.
    pub(crate) fn add(
        &mut self,
        parent: NodeId,
        moment: Moment,
        played: Option<RecordMove>,
    ) -> Result<NodeId, RecordFull> {
        let id = NodeId::new(self.nodes.len()).ok_or(RecordFull)?;
        if self.nodes.len() >= MAX_NODES {
            return Err(RecordFull);
        }
        match self.continuations(parent).last() {
            Some(last) => self.nodes[last.index()].next = Some(id),
            None => self.nodes[parent.index()].first = Some(id),
        }
        self.nodes.push(RecordNode {
            moment,
            played,
            number: self.node(parent).number + usize::from(played.is_some()),
            parent: Some(parent),
            first: None,
            next: None,
            words: Words::default(),
        });
        Ok(id)
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut RecordNode {
        &mut self.nodes[id.index()]
    }

    pub(crate) fn set_comment(&mut self, id: NodeId, comment: String) {
        if !comment.is_empty() {
            self.comments.insert(id, comment);
        }
    }

    /// How many positions there are, with the first: at least one.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether nothing follows the first position.
    pub const fn is_empty(&self) -> bool {
        self.nodes.len() < 2
    }

    /// A position.
    ///
    /// # Panics
    ///
    /// If it is of another record.
    pub fn node(&self, id: NodeId) -> &RecordNode {
        &self.nodes[id.index()]
    }

    /// A position, if there are so many.
    pub fn find(&self, id: NodeId) -> Option<&RecordNode> {
        self.nodes.get(id.index())
    }

    /// What is written at a position; empty where nothing is.
    pub fn comment(&self, id: NodeId) -> &str {
        self.comments.get(&id).map_or("", String::as_str)
    }

    /// The positions that follow one directly, the main variation first.
    pub fn continuations(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).first, |&id| self.node(id).next)
    }

    /// Whether several positions follow one directly.
    pub fn is_fork(&self, id: NodeId) -> bool {
        self.continuations(id).nth(1).is_some()
    }

    /// The way from a position back to the beginning, with both.
    pub fn way_back(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(id), |&id| self.node(id).parent)
    }

    /// How many stones each side has taken on the way to a position.
    pub fn taken(&self, id: NodeId) -> ByColor<u32> {
        let mut taken = ByColor::default();
        for id in self.way_back(id) {
            let node = self.node(id);
            if let (Some(played), Some(parent)) = (node.played, node.parent) {
                let enemy = played.color.opponent();
                let before = self.node(parent).moment.stones[enemy];
                let lost = before.difference(&node.moment.stones[enemy]).len();
                taken[played.color] += u32::try_from(lost).unwrap_or(0);
            }
        }
        taken
    }

    /// The position of the main line after so many moves: the last of them before the next move.
    pub(crate) fn main_line(&self, moves: usize) -> Option<NodeId> {
        let line = std::iter::successors(Some(NodeId::ROOT), |&id| self.node(id).first);
        let line = line.take_while(|&id| self.node(id).number <= moves);
        line.last().filter(|&id| self.node(id).number == moves)
    }

    /// The first position with these stones.
    pub(crate) fn with_stones(&self, stones: &ByColor<PointSet>) -> Option<NodeId> {
        let at = self
            .nodes
            .iter()
            .position(|node| node.moment.stones == *stones);
        NodeId::new(at?)
    }
}
