//! What lies near two essential blocks.

use std::collections::VecDeque;

use semeai_board::{
    Assumption, Block, ByColor, Point, PointSet, Position, Role, Roles, SafeReason, Safety,
};

/// How far a race is followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// The steps from an essential block: 1 is a liberty of it.
    distance: u32,
    /// A block with so many liberties outside the race is safe.
    outer: usize,
}

const fn reach(distance: u32, outer: usize) -> Reach {
    Reach { distance, outer }
}

/// What is tried; the last is the widest of them, and says whether a race is closed.
pub(super) const LADDER: [Reach; 10] = [
    reach(1, 3),
    reach(1, 4),
    reach(1, 5),
    reach(1, 6),
    reach(1, 8),
    reach(2, 4),
    reach(3, 4),
    reach(2, 5),
    reach(3, 5),
    reach(4, 5),
];

/// The strictest view of what is safe.
pub(super) const STRICTEST: Reach = reach(4, 8);

/// More empty points are not proposed to a person.
pub(super) const MOST_EMPTY: usize = 26;

/// A closed space of so many empty points is searched whole, however far it goes.
const SMALL_SPACE: usize = 9;

/// A gap of at most so many empty points is searched too where everything around it is searched or safe.
const SMALL_GAP: usize = 2;

/// The surroundings of a race.
#[derive(Clone, Debug)]
pub(super) struct Zone {
    /// Empty points and stones that may be captured.
    pub(super) relevant: PointSet,
    /// The safe blocks beside them, by anchor.
    pub(super) border: Vec<Assumption>,
}

impl Zone {
    /// What lies within reach; `alive` are the blocks with two eyes.
    pub(super) fn new(
        position: &Position,
        blocks: &[Block],
        alive: &[Block],
        roles: &Roles,
        essential: &ByColor<PointSet>,
        reach: Reach,
    ) -> Self {
        let safety = safety(position, blocks, alive, roles, essential, reach.outer);
        let walk = Spread {
            position,
            blocks,
            essential,
            safety: &safety,
            reach,
            spaces: small_spaces(position),
            seen: PointSet::EMPTY,
            queue: VecDeque::new(),
        };
        let seen = walk.run();
        let all = essential.black.union(&essential.white);
        let relevant = seen.difference(&all);
        let relevant = relevant.union(&small_gaps(position, blocks, &safety, &all, &relevant));
        let around = position.topology().neighborhood(&relevant);
        let border = safety
            .assumptions(blocks)
            .filter(|safe| !around.is_disjoint(&safe.block.stones))
            .collect();
        Self { relevant, border }
    }
}

impl Zone {
    /// The same with the blocks at its edge named as safe: those beside it that were not reached, and those in it whose
    /// liberties all lie beyond.
    pub(super) fn with_edge(
        mut self,
        position: &Position,
        blocks: &[Block],
        essential: &ByColor<PointSet>,
    ) -> Self {
        let around = position.topology().neighborhood(&self.relevant);
        let near = around.union(&self.relevant);
        for &block in blocks {
            let is_essential = block.stones.is_subset(&essential[block.color]);
            let is_named = self.border.iter().any(|safe| safe.block == block);
            if is_essential || is_named || near.is_disjoint(&block.stones) {
                continue;
            }
            if !can_be_captured(&block, &self.relevant) {
                self.relevant = self.relevant.difference(&block.stones);
                let reason = SafeReason::Edge;
                self.border.push(Assumption { block, reason });
            }
        }
        let racing = essential.black.union(&essential.white);
        let beside = position
            .topology()
            .neighborhood(&self.relevant.union(&racing));
        self.border
            .retain(|safe| !beside.is_disjoint(&safe.block.stones));
        self.border.sort_by_key(|safe| safe.block.anchor);
        self
    }

    /// The empty points beside the relevant ones.
    pub(super) fn left_out(&self, position: &Position) -> PointSet {
        let around = position.topology().neighborhood(&self.relevant);
        around.intersection(&position.empty())
    }
}

/// The points of closed spaces that are small.
fn small_spaces(position: &Position) -> PointSet {
    let spaces = position.topology().components(&position.empty());
    let small = spaces.iter().filter(|space| space.len() <= SMALL_SPACE);
    small.fold(PointSet::EMPTY, |all, space| all.union(space))
}

/// Whether a block that is neither essential nor safe stands in what is searched, with a liberty there.
fn can_be_captured(block: &Block, relevant: &PointSet) -> bool {
    block.stones.is_subset(relevant) && !block.liberties.is_disjoint(relevant)
}

/// The small gaps: with them less is left out, and nothing more beside them.
fn small_gaps(
    position: &Position,
    blocks: &[Block],
    safety: &Safety,
    racing: &PointSet,
    relevant: &PointSet,
) -> PointSet {
    let topology = position.topology();
    let beside = topology.neighborhood(relevant);
    // What has no liberty in what is searched is taken as safe at its edge, and a gap must not change that.
    let edges = blocks
        .iter()
        .zip(safety.reasons())
        .filter(|(block, reason)| {
            let is_racing = block.stones.is_subset(racing);
            reason.is_none() && !is_racing && !can_be_captured(block, relevant)
        })
        .fold(PointSet::EMPTY, |all, (block, _)| all.union(&block.stones));
    let gaps = topology.components(&position.empty().difference(relevant));
    let small = gaps.iter().filter(|gap| {
        gap.len() <= SMALL_GAP
            && !gap.is_disjoint(&beside)
            && topology.neighborhood(gap).is_disjoint(&edges)
    });
    small.fold(PointSet::EMPTY, |all, gap| all.union(gap))
}

/// Which blocks are safe, and why.
fn safety(
    position: &Position,
    blocks: &[Block],
    alive: &[Block],
    roles: &Roles,
    essential: &ByColor<PointSet>,
    outer: usize,
) -> Safety {
    let inner = essential.map(|stones| {
        let around = position.topology().neighborhood(&stones);
        around.intersection(&position.empty())
    });
    let is_essential = |block: &Block| block.stones.is_subset(&essential[block.color]);
    let reason = |block: &Block| {
        if is_essential(block) {
            return None;
        }
        if roles.of(block) == Role::Safe {
            return Some(SafeReason::Said);
        }
        let free = block.liberties.difference(&inner[block.color.opponent()]);
        if alive.contains(block) {
            Some(SafeReason::TwoEyes)
        } else if free.len() >= outer {
            Some(SafeReason::Liberties(
                u32::try_from(free.len()).unwrap_or(u32::MAX),
            ))
        } else {
            None
        }
    };
    Safety::new(blocks, reason).joined(blocks, |block| !is_essential(block))
}

/// A search outwards, point by point and block by block.
struct Spread<'a> {
    position: &'a Position,
    blocks: &'a [Block],
    essential: &'a ByColor<PointSet>,
    safety: &'a Safety,
    reach: Reach,
    spaces: PointSet,
    seen: PointSet,
    queue: VecDeque<(Front, u32)>,
}

#[derive(Clone, Copy)]
enum Front {
    Block(usize),
    Empty(Point),
}

impl Spread<'_> {
    fn run(mut self) -> PointSet {
        for (i, block) in self.blocks.iter().enumerate() {
            if block.stones.is_subset(&self.essential[block.color]) {
                self.seen = self.seen.union(&block.stones);
                self.queue.push_back((Front::Block(i), 0));
            }
        }
        while let Some((step, distance)) = self.queue.pop_front() {
            match step {
                Front::Block(i) => {
                    let around = self
                        .position
                        .topology()
                        .neighborhood(&self.blocks[i].stones);
                    self.enter(&around, distance + 1, false);
                }
                Front::Empty(point) => {
                    let around = PointSet::single(point);
                    let around = self.position.topology().neighborhood(&around);
                    let is_small = self.spaces.contains(point);
                    self.enter(&around, distance + 1, is_small);
                }
            }
        }
        self.seen
    }

    fn enter(&mut self, points: &PointSet, distance: u32, is_small: bool) {
        for point in points {
            if self.seen.contains(point) {
                continue;
            }
            if self.position.stone(point).is_none() {
                if distance <= self.reach.distance || is_small {
                    self.seen.insert(point);
                    self.queue.push_back((Front::Empty(point), distance));
                }
                continue;
            }
            let found = self.blocks.iter().position(|b| b.stones.contains(point));
            let Some(i) = found else { continue };
            // A block stands as near as the point that it was met from.
            let is_near = distance <= self.reach.distance + 1;
            if self.safety.reasons()[i].is_none() && is_near {
                self.seen = self.seen.union(&self.blocks[i].stones);
                self.queue.push_back((Front::Block(i), distance - 1));
            }
        }
    }
}
