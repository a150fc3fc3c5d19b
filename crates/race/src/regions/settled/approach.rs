//! Liberties that cannot be filled at once: approach moves and throw-ins.
//!
//! A liberty beside a safe stone of the attacker is filled in one move. A liberty at the bottom of a shaft
//! needs the shaft filled first, unless it is the last liberty of the block: then the move captures. If the
//! shaft is one point deep the attacker can throw in instead and take the ko back later:
//!
//! ```text
//! @.@   the throw-in at the lower point is taken from above with a ko;
//! B.B   White takes it back after one move elsewhere each: the liberty costs one move, not two
//! BBB
//! ```
//!
//! Formulas for sums of approach moves: T. Wolf, "A Classification of Semeai with Approach Moves" (2012),
//! with the case of the throw-in added; checked against exhaustive search on boards with up to three such
//! liberties (see the test `approach_moves_agree_with_exhaustive_search` of the suite).

use std::collections::VecDeque;

use semeai_board::{Color, Point, PointSet, Position, Region};

/// How a liberty can be filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Filling {
    /// After so many moves elsewhere in the region, mostly none.
    After(u32),
    /// At once, by a throw-in that begins a ko.
    ThrowIn,
    /// No way leads to it from the attacker's safe stones.
    Closed,
}

/// How the attacker fills a liberty of the defender's block in a settled region.
pub(crate) fn filling(
    position: &Position,
    region: &Region,
    defender: Color,
    liberty: Point,
) -> Filling {
    let attackers = &region.safe[defender.opponent()];
    let liberties = &region.liberties[defender];
    match distance(position, region, attackers, liberties, liberty) {
        None => Filling::Closed,
        Some(1) if is_throw_in(position, region, attackers, liberties, liberty) => Filling::ThrowIn,
        Some(moves) => Filling::After(moves),
    }
}

/// The fewest other points that the attacker must fill so that a stone on the liberty is joined to his safe
/// stones; liberties on the way cost nothing, since they have to be filled anyhow.
fn distance(
    position: &Position,
    region: &Region,
    attackers: &PointSet,
    liberties: &PointSet,
    liberty: Point,
) -> Option<u32> {
    let topology = position.topology();
    let mut seen = PointSet::single(liberty);
    let mut queue = VecDeque::from([(liberty, 0)]);
    while let Some((point, cost)) = queue.pop_front() {
        if topology
            .neighbors(point)
            .iter()
            .any(|&q| attackers.contains(q))
        {
            return Some(cost);
        }
        for &next in topology.neighbors(point) {
            if region.empty.contains(next) && seen.insert(next) {
                if liberties.contains(next) {
                    queue.push_front((next, cost));
                } else {
                    queue.push_back((next, cost + 1));
                }
            }
        }
    }
    None
}

/// Whether the only way out is one empty point that leads nowhere else: a stone thrown in is taken by a lone
/// stone, which makes a ko.
fn is_throw_in(
    position: &Position,
    region: &Region,
    attackers: &PointSet,
    liberties: &PointSet,
    liberty: Point,
) -> bool {
    let topology = position.topology();
    let empty_beside = |point: Point| -> PointSet {
        topology
            .neighbors(point)
            .iter()
            .copied()
            .filter(|&q| region.empty.contains(q))
            .collect()
    };
    let exits = empty_beside(liberty);
    let Some(exit) = exits.first() else {
        return false;
    };
    exits.len() == 1
        && !liberties.contains(exit)
        && empty_beside(exit) == PointSet::single(liberty)
        && topology
            .neighbors(exit)
            .iter()
            .any(|&q| attackers.contains(q))
}
