//! The moves of a region as a tree.

use semeai_board::{Color, Point};
use semeai_cgt::{Arena, Error, GameId};

use super::board::BoardAnalysis;
use super::cache::RegionCache;
use super::inside::without_value;
use super::question::Endgame;
use super::valuation::{best, region_move, valuation};
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
/// let moves: Vec<String> = (tree.nodes.iter())
///     .map(|node| match &node.edge {
///         None => node.text.as_ref().unwrap().to_string(),
///         Some(edge) => format!("{} {}: {}", edge.color, topology.name(edge.points[0]), node.text.as_ref().unwrap()),
///     })
///     .collect();
/// assert_eq!(moves, ["{1|*}", "black B2: 1", "white B2: *", "black C2: 0", "white C2: 0"]);
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
    let node = node(walk.arena, value, edge).map_err(without_value)?;
    Ok((node, value))
}

fn node(
    arena: &mut Arena,
    value: Option<GameId>,
    edge: Option<TreeEdge>,
) -> Result<TreeNode, Error> {
    let kind = value
        .map(|value| RegionKind::of(arena, value))
        .transpose()?;
    let value = value.map(|value| valuation(arena, value)).transpose()?;
    Ok(TreeNode {
        edge,
        mean: value.as_ref().map(|value| value.mean),
        worth: value.as_ref().and_then(|value| value.worth),
        text: value.map(|value| value.text),
        kind,
        is_cut: false,
    })
}

/// Moves that come to the same.
struct MoveGroup {
    points: Vec<Point>,
    /// The first of them.
    first: RegionMove,
    is_best: bool,
    to: InnerPosition,
}

impl MoveGroup {
    fn edge(&self, parent: usize) -> TreeEdge {
        TreeEdge {
            parent,
            color: self.first.color,
            points: self.points.clone(),
            is_best: self.is_best,
            gain: self.first.gain,
            lost: self.first.lost,
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
    let before = valuation(walk.arena, value).map_err(without_value)?;
    let mut groups = Vec::new();
    for color in Color::ALL {
        let best = best(walk.arena, &moves, value, color).map_err(without_value)?;
        let best: Vec<Point> = best.map(|best| best.points).unwrap_or_default();
        let own = moves.iter().filter(|played| played.color == color);
        let (good, others): (Vec<_>, Vec<_>) = own.partition(|own| best.contains(&own.point));
        // Of the best moves all are worth the same, so one of them is followed.
        let is_alike: fn(&LocalMove, &LocalMove) -> bool = match branches {
            Branches::Best => |_, _| true,
            Branches::All => RegionWalk::is_same,
        };
        let others = match branches {
            Branches::Best => Vec::new(),
            Branches::All => others,
        };
        let own = good.into_iter().map(|played| (played, true));
        let own = own.chain(others.into_iter().map(|played| (played, false)));
        let mut firsts: Vec<(&LocalMove, usize)> = Vec::new();
        for (played, is_best) in own {
            let mut alike = firsts.iter().filter(|(other, _)| is_alike(other, played));
            if let Some((_, group)) = alike.next() {
                let group: &mut MoveGroup = &mut groups[*group];
                group.points.push(played.point);
            } else if let Ok((to, _)) = walk.after(here, &moves, color, played.point) {
                let first = region_move(walk.arena, Some(&before), played);
                firsts.push((played, groups.len()));
                groups.push(MoveGroup {
                    points: vec![played.point],
                    first: first.map_err(without_value)?,
                    is_best,
                    to,
                });
            }
        }
    }
    Ok(groups)
}
