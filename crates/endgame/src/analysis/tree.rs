//! The moves of a region as a tree.

use semeai_board::{Color, Point};
use semeai_cgt::{Arena, Error, GameId};

use super::board::BoardAnalysis;
use super::cache::RegionCache;
use super::inside::unvalued;
use super::question::Endgame;
use super::valuation::{best, moved, valued};
use super::walk::{InnerPosition, RegionWalk};
use crate::inside::{Branches, MoveTree, PathError, RegionPath, TreeEdge, TreeNode};
use crate::kind::RegionKind;
use crate::limits::EndgameLimits;
use crate::local::LocalMove;
use crate::position_report::RegionMove;

/// The moves from a position inside a region on, level by level, with at most so many positions.
///
/// # Errors
///
/// As [`region_position`](super::region_position).
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::inside::{Branches, RegionPath};
/// use semeai_endgame::{Endgame, EndgameLimits, RegionCache, region_tree};
///
/// let drawn = diagram::parse("####\n@..#\n####")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let topology = asked.position.topology();
/// let path = RegionPath { at: topology.point("B2").unwrap(), moves: Vec::new() };
/// let limits = EndgameLimits::default();
/// let tree = region_tree(&asked, &path, Branches::Best, 100, &limits, &mut RegionCache::default()).unwrap();
/// let told: Vec<String> = (tree.nodes.iter())
///     .map(|node| match &node.edge {
///         None => node.text.as_ref().unwrap().to_string(),
///         Some(edge) => format!("{} {}: {}", edge.color, topology.name(edge.points[0]), node.text.as_ref().unwrap()),
///     })
///     .collect();
/// assert_eq!(told, ["{1|*}", "black B2: 1", "white B2: *", "black C2: 0", "white C2: 0"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn region_tree(
    asked: &Endgame,
    path: &RegionPath,
    branches: Branches,
    most_nodes: usize,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> Result<MoveTree, PathError> {
    let mut analysis = BoardAnalysis::begin(asked, limits, kept);
    let found = analysis.walking(path, limits, |walk, here| {
        let (_, here) = walk.steps(path, here)?;
        grow(walk, here, branches, most_nodes)
    });
    *kept = analysis.into_kept();
    found
}

fn grow(
    walk: &mut RegionWalk<'_>,
    root: InnerPosition,
    branches: Branches,
    most_nodes: usize,
) -> Result<MoveTree, PathError> {
    let (node, value) = node_at(walk, &root, None)?;
    let mut nodes = vec![node];
    let mut places = vec![(root, value)];
    let (mut at, mut cut) = (0, 0);
    while at < places.len() {
        let (here, value) = places[at].clone();
        if let Some(value) = value.filter(|value| walk.arena.as_number(*value).is_none()) {
            let ways = ways(walk, &here, value, branches)?;
            if nodes.len() + ways.len() <= most_nodes && cut == 0 {
                for way in ways {
                    let edge = way.edge(at);
                    let (node, value) = node_at(walk, &way.to, Some(edge))?;
                    nodes.push(node);
                    places.push((way.to, value));
                }
            } else if !ways.is_empty() {
                nodes[at].is_cut = true;
                cut += 1;
            }
        }
        at += 1;
    }
    Ok(MoveTree { nodes, cut })
}

fn node_at(
    walk: &mut RegionWalk<'_>,
    here: &InnerPosition,
    edge: Option<TreeEdge>,
) -> Result<(TreeNode, Option<GameId>), PathError> {
    let values = walk.values(here).ok();
    let value = values.and_then(|values| values.same().copied());
    let node = told(walk.arena, value, edge).map_err(unvalued)?;
    Ok((node, value))
}

fn told(
    arena: &mut Arena,
    value: Option<GameId>,
    edge: Option<TreeEdge>,
) -> Result<TreeNode, Error> {
    let told = value.map(|value| valued(arena, value)).transpose()?;
    let kind = value
        .map(|value| RegionKind::of(arena, value))
        .transpose()?;
    Ok(TreeNode {
        edge,
        mean: told.as_ref().map(|told| told.mean),
        worth: told.as_ref().and_then(|told| told.worth),
        text: told.map(|told| told.text),
        kind,
        is_cut: false,
    })
}

/// Moves that come to the same.
struct MoveGroup {
    points: Vec<Point>,
    told: RegionMove,
    is_best: bool,
    to: InnerPosition,
}

impl MoveGroup {
    fn edge(&self, parent: usize) -> TreeEdge {
        TreeEdge {
            parent,
            color: self.told.color,
            points: self.points.clone(),
            is_best: self.is_best,
            gain: self.told.gain,
            lost: self.told.lost,
        }
    }
}

/// The moves that a tree shows of a position: Black's first, the best first.
fn ways(
    walk: &mut RegionWalk<'_>,
    here: &InnerPosition,
    value: GameId,
    branches: Branches,
) -> Result<Vec<MoveGroup>, PathError> {
    let moves = walk.moves(here)?;
    let before = valued(walk.arena, value).map_err(unvalued)?;
    let mut ways: Vec<(MoveGroup, &LocalMove)> = Vec::new();
    for color in Color::ALL {
        let best = best(walk.arena, &moves, value, color).map_err(unvalued)?;
        let best: Vec<Point> = best.map(|best| best.points).unwrap_or_default();
        let is_best = |played: &LocalMove| best.contains(&played.point);
        let mut own: Vec<&LocalMove> = moves
            .iter()
            .filter(|played| played.color == color)
            .collect();
        own.sort_by_key(|played| !is_best(played));
        let first_of_color = ways.len();
        for played in own {
            let is_best = is_best(played);
            // Of the best moves all are worth the same, so one of them is followed.
            let is_same = |(way, other): &&mut (MoveGroup, &LocalMove)| match branches {
                Branches::Best => way.is_best && is_best,
                Branches::All => RegionWalk::is_same(other, played),
            };
            if branches == Branches::Best && !is_best {
                continue;
            }
            if let Some((way, _)) = ways[first_of_color..].iter_mut().find(is_same) {
                way.points.push(played.point);
                continue;
            }
            let Ok((to, _)) = walk.after(here, &moves, (color, played.point)) else {
                continue;
            };
            let told = moved(walk.arena, Some(&before), played).map_err(unvalued)?;
            let points = vec![played.point];
            let way = MoveGroup {
                points,
                told,
                is_best,
                to,
            };
            ways.push((way, played));
        }
    }
    Ok(ways.into_iter().map(|(way, _)| way).collect())
}
