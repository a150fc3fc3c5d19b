//! Grows the liberty tree of a region from the candidate points that a person picked.
//!
//! At every node both sides' moves at every candidate are tried (system paper, section 4.3). Colours need not
//! alternate, so a ko ban never applies; a move that brings back a position of its own path is refused instead.

use semeai_board::{Color, IllegalMove, Point, PointSet, Position, Region, Roles};

use crate::picks::{Move, Path, Picks};
use crate::report::{NodeId, NodeState, Reply, Slot};
use crate::settle::{Count, Local, Settlement};

/// A node of a tree without its value.
#[derive(Clone, Debug)]
pub(crate) struct GrownNode {
    pub(crate) path: Path,
    pub(crate) parent: Option<NodeId>,
    pub(crate) state: NodeState,
    pub(crate) count: Count,
    pub(crate) slots: Vec<Slot>,
    pub(crate) local: Local,
}

/// A grown tree.
#[derive(Clone, Debug)]
pub(crate) struct Grown {
    pub(crate) nodes: Vec<GrownNode>,
    /// Where a move was refused because it repeats a position.
    pub(crate) repeats: PointSet,
    /// Whether the limit of nodes cut the tree short.
    pub(crate) is_cut_short: bool,
}

/// Grows a tree of at most `limit` nodes.
pub(crate) fn grow(
    position: &Position,
    roles: &Roles,
    defender: Color,
    region: &Region,
    picks: &Picks,
    limit: usize,
) -> Grown {
    let root = Local::new(position.without_ko(), *roles, defender, &region.points);
    let mut grown = Grown {
        nodes: vec![node(root, Path::new(), None)],
        repeats: PointSet::EMPTY,
        is_cut_short: false,
    };
    let mut next = 0;
    while next < grown.nodes.len() {
        if grown.nodes.len() > limit {
            grown.is_cut_short = true;
            break;
        }
        grown.ask(NodeId(next), &region.points, picks);
        next += 1;
    }
    grown
}

fn node(local: Local, path: Path, parent: Option<NodeId>) -> GrownNode {
    let (state, count) = match local.settle() {
        Settlement::Count(count) => (NodeState::Count(count.normal), count),
        Settlement::Alive => (NodeState::Alive, Count::default()),
        Settlement::Nil => (NodeState::Nil, Count::default()),
    };
    GrownNode {
        path,
        parent,
        state,
        count,
        slots: Vec::new(),
        local,
    }
}

impl Grown {
    /// The most of something that is counted in any node.
    pub(crate) fn most(&self, of: fn(&Count) -> u32) -> u32 {
        let counts = self.nodes.iter().map(|node| of(&node.count));
        counts.max().unwrap_or(0)
    }

    /// Tries the candidates of a node.
    fn ask(&mut self, id: NodeId, whole: &PointSet, picks: &Picks) {
        if self.nodes[id.0].local.essential.is_empty() {
            return;
        }
        let path = self.nodes[id.0].path.clone();
        for point in picks.at(&path).filter(|&p| whole.contains(p)) {
            let [black, white] = Color::ALL.map(|color| self.reply(id, whole, color, point));
            self.nodes[id.0].slots.push(Slot {
                point,
                black,
                white,
            });
        }
        let has_option = |slot: &Slot| {
            [slot.black, slot.white]
                .iter()
                .any(|reply| matches!(reply, Reply::Node(_)))
        };
        if self.nodes[id.0].slots.iter().any(has_option) {
            self.nodes[id.0].state = NodeState::Options;
        }
    }

    fn reply(&mut self, id: NodeId, whole: &PointSet, color: Color, point: Point) -> Reply {
        let parent = &self.nodes[id.0];
        let played = match parent.local.position.play(color, point) {
            Ok(played) => played,
            Err(IllegalMove::Suicide) => return Reply::Suicide,
            Err(IllegalMove::Occupied | IllegalMove::NotOnBoard) => return Reply::Occupied,
            Err(IllegalMove::Ko) => return Reply::Repeats,
        };
        let position = played.position.without_ko();
        if self.repeats_ancestor(id, &position) {
            self.repeats.insert(point);
            return Reply::Repeats;
        }
        let parent = &self.nodes[id.0];
        let roles = parent.local.roles.after(point, &played.captured);
        let mut path = parent.path.clone();
        path.push(Move { color, point });
        let local = Local::new(position, roles, parent.local.defender, whole);
        self.nodes.push(node(local, path, Some(id)));
        Reply::Node(NodeId(self.nodes.len() - 1))
    }

    fn repeats_ancestor(&self, id: NodeId, position: &Position) -> bool {
        let mut ancestor = Some(id);
        while let Some(NodeId(i)) = ancestor {
            if self.nodes[i].local.position.stones_by_color() == position.stones_by_color() {
                return true;
            }
            ancestor = self.nodes[i].parent;
        }
        false
    }
}
