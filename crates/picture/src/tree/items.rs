//! The items of a tree: its nodes in the order of drawing, with what stands in them.

use semeai_board::Color;
use semeai_cgt::Formula;
use semeai_race::picks::{Move, Path};
use semeai_race::report::{Node, NodeState, Reply, Tree, TreeIndex};

/// What stands in a pill: what a node has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A settled count.
    Count(u32),
    /// A count that stands because the person said that nobody has a useful move there.
    Closed(u32),
    /// The block lives.
    Alive,
    /// Candidate points are needed.
    Nil,
    /// A value.
    Value(Formula),
    /// Options are given, but questions are open below.
    Open,
    /// The move cannot be played.
    Illegal(Reply),
}

/// A pill of the picture: a node, or a move that cannot be played.
#[derive(Clone, Debug)]
pub struct Item {
    /// The moves that lead here, one after the other.
    pub path: Path,
    /// The item above it by its number, none for the first.
    pub parent: Option<usize>,
    /// What stands in it, as plain data.
    pub content: Content,
    /// The liberties left, for the accessible text.
    pub is_cut: bool,
}

impl Item {
    /// The move that leads here; none where no move was made.
    pub fn last_move(&self) -> Option<Move> {
        self.path.last().copied()
    }

    /// Whether it can be gone to.
    pub const fn is_node(&self) -> bool {
        !matches!(self.content, Content::Illegal(_))
    }
}

/// The items of a tree, parents before their children; of each node Black's options first, then White's.
pub fn items(tree: &Tree) -> Vec<Item> {
    let mut items = Vec::new();
    // Reversed pushes keep the order of drawing on a stack.
    let mut open: Vec<(Option<usize>, Path, Reply)> =
        vec![(None, Path::new(), Reply::Node(TreeIndex(0)))];
    while let Some((parent, path, reply)) = open.pop() {
        let index = items.len();
        let Reply::Node(id) = reply else {
            items.push(Item {
                path,
                parent,
                content: Content::Illegal(reply),
                is_cut: false,
            });
            continue;
        };
        let node = tree.node(id);
        for color in [Color::White, Color::Black] {
            for slot in node.slots.iter().rev() {
                let mut below = path.clone();
                below.push(Move {
                    color,
                    point: slot.point,
                });
                open.push((Some(index), below, slot.reply(color)));
            }
        }
        items.push(Item {
            path,
            parent,
            content: content(node),
            is_cut: node.is_cut,
        });
    }
    items
}

fn content(node: &Node) -> Content {
    match (node.state, &node.value) {
        (NodeState::Count(count), _) if node.is_closed => Content::Closed(count),
        (NodeState::Count(count), _) => Content::Count(count),
        (NodeState::Alive, _) => Content::Alive,
        (NodeState::Nil, _) => Content::Nil,
        (NodeState::Options, Some(value)) => Content::Value(value.said()),
        (NodeState::Options, None) => Content::Open,
    }
}
