//! Grows the liberty tree of a region from the candidate points that a person picked.
//!
//! At every node both sides' moves at every candidate are tried (system paper, section 4.3). Colours need not
//! alternate, so a ko ban never applies; a move that brings back a position of its own path is refused instead.

use semeai_board::{ByColor, Color, IllegalMove, Point, PointSet, Position, Region, Roles};

use crate::picks::{ClosedQuestion, Move, Path, Picks};
use crate::regions::settled::{MoveCount, NodePosition, Settlement, to_u32};
use crate::report::{NodeState, Reply, Slot, TreeIndex};
use crate::rule::CooledValue;

/// A node of a tree without its value.
#[derive(Clone, Debug)]
pub(crate) struct GrownNode {
    pub(crate) path: Path,
    pub(crate) parent: Option<TreeIndex>,
    pub(crate) state: NodeState,
    pub(crate) count: MoveCount,
    pub(crate) slots: Vec<Slot>,
    /// What is left after the attacker fills a liberty that is no candidate, where that needs no further
    /// question. A person picks points that matter; plain filling goes without saying.
    pub(crate) filled: Vec<MoveCount>,
    /// The value that a search of the region gave the node, cooled by 2 and seen from the defender.
    pub(crate) found: Option<CooledValue>,
    /// Whether the person said that nobody has a useful move here.
    pub(crate) is_closed: bool,
    pub(crate) local: NodePosition,
}

/// A grown tree.
#[derive(Clone, Debug)]
pub(crate) struct GrownTree {
    pub(crate) nodes: Vec<GrownNode>,
    /// Where a move was refused because it repeats a position.
    pub(crate) repeats: PointSet,
    /// Whether the limit of nodes cut the tree short.
    pub(crate) is_cut_short: bool,
    /// Whether the attacker may fill a liberty that is no candidate and leave a stone to be captured.
    pub(crate) is_filling_open: bool,
    /// What a search says of the root where a person's picks make its tree.
    pub(crate) root_found: Option<CooledValue>,
}

/// Grows a tree of at most `limit` nodes.
pub(crate) fn grow(
    position: &Position,
    roles: &Roles,
    defender: Color,
    region: &Region,
    picks: &Picks,
    limit: usize,
) -> GrownTree {
    let mut grown = GrownTree::root(position, roles, defender, region);
    let mut next = 0;
    while next < grown.nodes.len() {
        if grown.nodes.len() > limit {
            grown.is_cut_short = true;
            break;
        }
        if !grown.close(TreeIndex(next), &region.points, picks) {
            grown.ask(TreeIndex(next), &region.points, picks);
        }
        next += 1;
    }
    grown
}

fn node(local: NodePosition, path: Path, parent: Option<TreeIndex>) -> GrownNode {
    let (state, count) = match local.settle() {
        Settlement::Count(count) => (NodeState::Count(count.normal), count),
        Settlement::Alive => (NodeState::Alive, MoveCount::default()),
        Settlement::Nil => (NodeState::Nil, MoveCount::default()),
    };
    GrownNode {
        path,
        parent,
        state,
        count,
        slots: Vec::new(),
        filled: Vec::new(),
        found: None,
        is_closed: false,
        local,
    }
}

impl GrownTree {
    /// A tree of the root alone.
    pub(crate) fn root(
        position: &Position,
        roles: &Roles,
        defender: Color,
        region: &Region,
    ) -> Self {
        let root = NodePosition::new(position.without_ko(), *roles, defender, &region.points);
        Self {
            nodes: vec![node(root, Path::new(), None)],
            repeats: PointSet::EMPTY,
            is_cut_short: false,
            is_filling_open: false,
            root_found: None,
        }
    }

    /// The most of something that is counted in any node.
    pub(crate) fn most(&self, of: fn(&MoveCount) -> u32) -> u32 {
        let counts = self.nodes.iter().map(|node| of(&node.count));
        counts.max().unwrap_or(0)
    }

    /// Whether the block lives in a node, or a search has found what a node is worth: there may be life in that.
    pub(crate) fn has_life(&self) -> bool {
        let mut nodes = self.nodes.iter();
        nodes.any(|node| node.state == NodeState::Alive || node.found.is_some())
    }

    /// Closes a node at which the person said that nobody has a useful move: every liberty there is a plain one. Says
    /// whether he said so; what is settled stays as it is.
    fn close(&mut self, id: TreeIndex, whole: &PointSet, picks: &Picks) -> bool {
        let node = &mut self.nodes[id.0];
        let is_said =
            |closed| matches!(closed, ClosedQuestion::Region(point) if whole.contains(point));
        if node.state != NodeState::Nil || !picks.closed_at(&node.path).any(is_said) {
            return false;
        }
        let count = to_u32(node.local.liberties().len());
        node.state = NodeState::Count(count);
        node.count = MoveCount {
            normal: count,
            last: count,
            ..MoveCount::default()
        };
        node.is_closed = true;
        true
    }

    /// Tries the candidates of a node.
    pub(crate) fn ask(&mut self, id: TreeIndex, whole: &PointSet, picks: &Picks) {
        if self.nodes[id.0].local.essential.is_empty() {
            return;
        }
        let path = self.nodes[id.0].path.clone();
        for point in picks.at(&path).filter(|&p| whole.contains(p)) {
            let is_useless =
                |color| picks.is_closed(&path, ClosedQuestion::Move(Move { color, point }));
            self.try_point(id, whole, point, ByColor::new_with(is_useless));
        }
        if self.has_enough_options(id, whole) {
            self.nodes[id.0].state = NodeState::Options;
            self.nodes[id.0].filled = self.filled(id, whole);
        }
    }

    /// Tries both sides' moves at a candidate, but for those that are said to be of no use.
    pub(crate) fn try_point(
        &mut self,
        id: TreeIndex,
        whole: &PointSet,
        point: Point,
        is_useless: ByColor<bool>,
    ) {
        let replies = ByColor::new_with(|color| match is_useless[color] {
            true => Reply::Useless,
            false => self.reply(id, whole, color, point),
        });
        self.nodes[id.0].slots.push(Slot { point, replies });
    }

    fn filled(&mut self, id: TreeIndex, whole: &PointSet) -> Vec<MoveCount> {
        let node = &self.nodes[id.0];
        let (local, attacker) = (&node.local, node.local.defender.opponent());
        let asked: PointSet = node.slots.iter().map(|slot| slot.point).collect();
        let fill = |point: Point| {
            let played = local.position.play(attacker, point).ok()?;
            let position = played.position.without_ko();
            let roles = local.roles.after(point, &played.captured);
            Some(NodePosition::new(position, roles, local.defender, whole))
        };
        let unasked = local.liberties().difference(&asked);
        let filled: Vec<NodePosition> = unasked.iter().filter_map(fill).collect();
        self.is_filling_open |= filled.iter().any(NodePosition::has_prey);
        let count = |filled: &NodePosition| match filled.settle() {
            Settlement::Count(count) => Some(count),
            Settlement::Alive | Settlement::Nil => None,
        };
        filled.iter().filter_map(count).collect()
    }

    /// Whether the candidates say what a node is worth: while the attacker has a liberty to fill, one of
    /// them must be a move of his, if he has any. A ko that he may not take back yet is one.
    fn has_enough_options(&self, id: TreeIndex, whole: &PointSet) -> bool {
        let node = &self.nodes[id.0];
        let replies = |color| node.slots.iter().map(move |slot| slot.reply(color));
        let is_move = |reply| matches!(reply, Reply::Node(_));
        let has_option = |color| replies(color).any(is_move);
        let is_ko = |color| replies(color).any(|reply| reply == Reply::Repeats);
        let (defender, attacker) = (node.local.defender, node.local.defender.opponent());
        let position = &node.local.position;
        let can_attack = || {
            let empty = position.empty().intersection(whole);
            empty.iter().any(|point| position.is_legal(attacker, point))
        };
        let is_unopposed = || node.local.liberties().is_empty() || is_ko(attacker) || !can_attack();
        has_option(attacker) || (has_option(defender) && is_unopposed())
    }

    fn reply(&mut self, id: TreeIndex, whole: &PointSet, color: Color, point: Point) -> Reply {
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
        let local = NodePosition::new(position, roles, parent.local.defender, whole);
        self.nodes.push(node(local, path, Some(id)));
        Reply::Node(TreeIndex(self.nodes.len() - 1))
    }

    fn repeats_ancestor(&self, id: TreeIndex, position: &Position) -> bool {
        let mut ancestor = Some(id);
        while let Some(TreeIndex(i)) = ancestor {
            if self.nodes[i].local.position.stones_by_color() == position.stones_by_color() {
                return true;
            }
            ancestor = self.nodes[i].parent;
        }
        false
    }
}
