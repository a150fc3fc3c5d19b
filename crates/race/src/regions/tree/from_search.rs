//! Shows what a search of a region has found: a liberty tree of the moves that matter.
//!
//! At a node whose value is not settled the candidates are those whose moves make up the canonical form of the
//! value; every other move is no better. Where a person has picked candidates, those are tried instead. A move that
//! is only shown because the other side's at the same point matters gets its value, but no tree of its own.

use semeai_board::{ByColor, Color, Point, PointSet, Position, Region, Roles};
use semeai_cgt::{Arena, Error, GameId, Player};
use semeai_search::PositionBudget;

use super::growth::GrownTree;
use crate::local::{Bounds, LocalMode, LocalSide, TriedMove};
use crate::picks::Picks;
use crate::report::{NodeState, Reply, TreeIndex};
use crate::rule::CooledValue;

/// Larger trees are not shown to the end; the values stay right.
const MAX_NODES: usize = 400;

/// A region of a side with the search that knows it.
pub(crate) struct SearchedRegion<'a> {
    pub(crate) side: &'a mut LocalSide,
    pub(crate) arena: &'a mut Arena,
    pub(crate) budget: &'a mut PositionBudget,
    /// The number of the region in the side.
    pub(crate) number: usize,
    pub(crate) mode: LocalMode,
}

impl SearchedRegion<'_> {
    /// Grows the tree of the region.
    pub(crate) fn grow(
        &mut self,
        position: &Position,
        roles: &Roles,
        defender: Color,
        region: &Region,
        picks: &Picks,
    ) -> GrownTree {
        let mut grown = GrownTree::root(position, roles, defender, region);
        // The moves that make up the values of their parents.
        let mut matters = vec![true];
        let mut next = 0;
        while next < grown.nodes.len() {
            let id = TreeIndex(next);
            let path = &grown.nodes[next].path;
            let is_picked = picks.at(path).any(|point| region.points.contains(point));
            let mut best = Vec::new();
            if is_picked {
                grown.ask(id, &region.points, picks);
            } else {
                best = self.look(&mut grown, id);
            }
            let is_open = !is_picked || grown.nodes[next].state != NodeState::Options;
            if is_open && matters[next] && grown.nodes.len() < MAX_NODES {
                if is_picked {
                    best = self.best(&grown, id);
                }
                try_moves(&mut grown, id, region, &best);
                matters.resize(grown.nodes.len(), false);
                for (child, tried) in children(&grown, id) {
                    matters[child.0] = is_picked || best.contains(&tried);
                }
            }
            matters.resize(grown.nodes.len(), true);
            next += 1;
        }
        grown
    }

    /// Gives a node its value; the moves that matter if it is not settled.
    fn look(&mut self, grown: &mut GrownTree, id: TreeIndex) -> Vec<(Color, Point)> {
        let node = &mut grown.nodes[id.0];
        let found = if node.local.essential.is_empty() {
            Some(CooledValue::Count(0))
        } else {
            let position = &node.local.position;
            let (side, arena) = (&mut *self.side, &mut *self.arena);
            let bounds = side.position(arena, self.budget, self.number, position, self.mode);
            bounds.and_then(Bounds::value)
        };
        let Some(found) = found else {
            return Vec::new();
        };
        node.found = Some(found);
        node.state = match found {
            _ if found.is_life() => NodeState::Alive,
            CooledValue::Count(n) => {
                let n = u32::try_from(n).unwrap_or(0);
                (node.count.normal, node.count.last) = (n, n);
                NodeState::Count(n)
            }
            CooledValue::Game(_) => NodeState::Options,
        };
        match found {
            CooledValue::Count(_) => Vec::new(),
            CooledValue::Game(_) => self.best(grown, id),
        }
    }

    /// The moves of both sides that make up the value of a node.
    fn best(&mut self, grown: &GrownTree, id: TreeIndex) -> Vec<(Color, Point)> {
        let local = &grown.nodes[id.0].local;
        let (side, arena) = (&mut *self.side, &mut *self.arena);
        let position = &local.position;
        let value = side.position(arena, self.budget, self.number, position, self.mode);
        let tried = side.options(arena, self.budget, self.number, position, self.mode);
        let Some(value) = value.and_then(Bounds::value) else {
            return Vec::new();
        };
        // Without a value for a move the node is shown without candidates.
        canonical(arena, value, &tried, local.defender).unwrap_or_default()
    }
}

/// The first move for each option of the canonical form; the best moves of a side of which none is left there,
/// because they only threaten.
fn canonical(
    arena: &mut Arena,
    value: CooledValue,
    tried: &[TriedMove],
    defender: Color,
) -> Result<Vec<(Color, Point)>, Error> {
    let game = value.game(arena)?;
    let mut best = Vec::new();
    // Values are seen from the defender.
    for (color, player) in [
        (defender, Player::Left),
        (defender.opponent(), Player::Right),
    ] {
        let options = arena.options(game, player)?;
        let moves = taxed(arena, tried, color, player)?;
        let first = |&option: &GameId| moves.iter().find(|(_, value)| *value == option);
        let mut points: Vec<Point> = options.iter().filter_map(first).map(|m| m.0).collect();
        if points.is_empty() {
            points = undominated(arena, &moves, player)?;
        }
        best.extend(points.into_iter().map(|point| (color, point)));
    }
    Ok(best)
}

/// The moves of a colour with their cooled values, the tax paid.
fn taxed(
    arena: &mut Arena,
    tried: &[TriedMove],
    color: Color,
    player: Player,
) -> Result<Vec<(Point, GameId)>, Error> {
    let two = arena.integer(2)?;
    let mut moves = Vec::new();
    for tried in tried.iter().filter(|tried| tried.color == color) {
        if let Some(value) = tried.bounds.and_then(Bounds::value) {
            let value = value.game(arena)?;
            let value = match player {
                Player::Left => arena.sub(value, two)?,
                Player::Right => arena.add(value, two)?,
            };
            moves.push((tried.point, value));
        }
    }
    Ok(moves)
}

/// The first of all moves than which none is better.
fn undominated(
    arena: &mut Arena,
    moves: &[(Point, GameId)],
    player: Player,
) -> Result<Vec<Point>, Error> {
    let mut best: Vec<(Point, GameId)> = Vec::new();
    for &(point, value) in moves {
        let is_worse = |arena: &mut Arena, a: GameId, b: GameId| match player {
            Player::Left => arena.is_le(a, b),
            Player::Right => arena.is_le(b, a),
        };
        let mut is_dominated = false;
        for &(_, other) in &best {
            is_dominated |= is_worse(arena, value, other)?;
        }
        if is_dominated {
            continue;
        }
        let mut kept = Vec::new();
        for each in best {
            if !is_worse(arena, each.1, value)? {
                kept.push(each);
            }
        }
        best = kept;
        best.push((point, value));
    }
    Ok(best.into_iter().map(|(point, _)| point).collect())
}

/// The nodes below one, each with the move that leads to it.
fn children(
    grown: &GrownTree,
    id: TreeIndex,
) -> impl Iterator<Item = (TreeIndex, (Color, Point))> + '_ {
    let replies = grown.nodes[id.0]
        .slots
        .iter()
        .flat_map(|slot| Color::ALL.map(|color| (slot.reply(color), (color, slot.point))));
    replies.filter_map(|(reply, tried)| match reply {
        Reply::Node(child) => Some((child, tried)),
        _ => None,
    })
}

/// Tries these moves at a node, those aside that were tried there.
fn try_moves(grown: &mut GrownTree, id: TreeIndex, region: &Region, moves: &[(Color, Point)]) {
    let slots = &grown.nodes[id.0].slots;
    let before: PointSet = slots.iter().map(|slot| slot.point).collect();
    let points: PointSet = moves.iter().map(|(_, point)| *point).collect();
    for point in &points.difference(&before) {
        grown.try_point(id, &region.points, point, ByColor::default());
    }
    if !points.is_empty() {
        grown.nodes[id.0].state = NodeState::Options;
    }
}
