//! The surroundings of a race with everything beyond given to one side.

use std::collections::VecDeque;

use semeai_board::{
    Assumption, Block, ByColor, Color, Point, PointSet, Position, Role, Roles, SafeReason, Setup,
    benson,
};

use crate::propose::Proposal;
use crate::solve::{Race, Several};

/// A block of the favoured side with more liberties is taken as a wall: whatever it is, that is good for its side.
const MOST_LIBERTIES: usize = 3;

/// A gap of at most so many empty points is searched too where nothing that is left out touches it.
const SMALL_GAP: usize = 2;

/// A race that is at least as good for one side as the whole board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bound {
    /// Who has everything beyond.
    pub(super) favoured: Color,
    /// The race. The empty points beyond are on its board and do not matter.
    pub(super) race: Race,
    /// The points where each side does not play: those of the other side that touch what lies beyond, and its last eyes.
    pub(super) barred: ByColor<PointSet>,
}

/// A block with what lies around it, at most as good for a side as the whole board.
pub(super) struct NearSurroundings {
    pub(super) position: Position,
    pub(super) points: PointSet,
    /// Where the side does not play that has nothing beyond.
    pub(super) barred: PointSet,
}

/// What is known of a position before anything is searched.
pub(crate) struct Surroundings<'a> {
    position: &'a Position,
    blocks: Vec<Block>,
    essential: ByColor<PointSet>,
    /// The stones that are never captured: by the person's word, or with two eyes.
    safe: PointSet,
    /// The eyes by which blocks of a side are safe, where that side must not play.
    eyes: ByColor<PointSet>,
    roles: &'a Roles,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(
        position: &'a Position,
        roles: &'a Roles,
        essential: ByColor<PointSet>,
    ) -> Self {
        let blocks = position.blocks();
        let said = blocks.iter().filter(|block| roles.of(block) == Role::Safe);
        let mut safe = said.fold(position.protected(), |all, block| all.union(&block.stones));
        let mut eyes = ByColor::default();
        for color in Color::ALL {
            if let Some((stones, own)) = alive(position, color, &essential[color.opponent()]) {
                safe = safe.union(&stones);
                eyes[color] = own;
            }
        }
        Self {
            position,
            blocks,
            essential,
            safe,
            eyes,
            roles,
        }
    }

    /// The race around some of the essential blocks, so many steps wide, to the advantage of one side.
    pub(super) fn bound(&self, favoured: Color, around: &PointSet, steps: u32) -> Option<Bound> {
        let other = favoured.opponent();
        let within = self.filled(
            other,
            self.closed(other, self.spread(favoured, around, steps)),
        );
        let racing = self.essential.black.union(&self.essential.white);
        let kept = within.union(&self.safe).union(&racing);
        // What the other side has beyond may be taken or cut off.
        let mut setup: Setup = self.position.to_setup();
        setup.stones[other] = setup.stones[other].intersection(&kept);
        let walls = self
            .position
            .stones(favoured)
            .difference(&within.union(&racing));
        let protected = self.safe.union(&walls);
        let position = Position::with_protected(setup, protected).ok()?;
        let beyond = position.empty().difference(&within);
        let touching = position.topology().neighborhood(&beyond);
        let mut barred = ByColor::default();
        barred[other] = touching.union(&self.eyes[other]).intersection(&within);
        let ko = self
            .position
            .ko()
            .filter(|&(_, point)| within.contains(point));
        Some(Bound {
            favoured,
            race: Race {
                position: position.banning(ko),
                essential: self.essential,
                several: Several::All,
                relevant: within.difference(&racing).difference(&protected),
            },
            barred,
        })
    }

    /// A block with what lies around it, as far as at most so many points go, all beyond belonging to the opponent of a side. Absent
    /// if the block is safe, or too large.
    pub(super) fn around(
        &self,
        block: &Block,
        own: Color,
        most: usize,
    ) -> Option<NearSurroundings> {
        let other = own.opponent();
        let walls = |within: &PointSet| {
            let beyond = self.position.stones(other).difference(within);
            beyond.union(&self.safe)
        };
        let topology = self.position.topology();
        let mut near = block.stones;
        let mut widest = None;
        loop {
            near = near.union(&topology.neighborhood(&near));
            let within = self.closed(own, near.difference(&self.safe));
            let is_small = within.difference(&walls(&within)).len() <= most;
            if !is_small || widest.replace(within) == Some(within) {
                break;
            }
        }
        let within = widest.filter(|_| block.stones.is_disjoint(&self.safe))?;
        let mut setup: Setup = self.position.to_setup();
        setup.stones[own] = setup.stones[own].intersection(&within.union(&self.safe));
        let protected = walls(&within);
        let ko = self.position.ko();
        let position = Position::with_protected(setup, protected).ok()?.banning(ko);
        let beyond = position.empty().difference(&within);
        let touching = topology.neighborhood(&beyond);
        let points = within.difference(&protected);
        Some(NearSurroundings {
            barred: touching.union(&self.eyes[own]).intersection(&points),
            points,
            position,
        })
    }

    /// The points within so many steps of some stones: a step is an empty point, a block is as near as the point that it was
    /// met from. Blocks that are safe, and those of the favoured side that are not near capture, are not entered.
    fn spread(&self, favoured: Color, around: &PointSet, steps: u32) -> PointSet {
        let topology = self.position.topology();
        let mut seen = *around;
        let mut queue: VecDeque<(PointSet, u32)> = VecDeque::from([(*around, 0)]);
        while let Some((points, distance)) = queue.pop_front() {
            for point in &topology.neighborhood(&points).difference(&seen) {
                if seen.contains(point) || self.safe.contains(point) {
                    continue;
                }
                match self.block(point) {
                    None if distance < steps => {
                        seen.insert(point);
                        queue.push_back((PointSet::single(point), distance + 1));
                    }
                    Some(block) if self.is_entered(block, favoured) => {
                        seen = seen.union(&block.stones);
                        queue.push_back((block.stones, distance));
                    }
                    _ => {}
                }
            }
        }
        seen
    }

    fn block(&self, point: Point) -> Option<&Block> {
        self.blocks
            .iter()
            .find(|block| block.stones.contains(point))
    }

    fn is_entered(&self, block: &Block, favoured: Color) -> bool {
        let is_essential = block.stones.is_subset(&self.essential[block.color]);
        block.color != favoured || is_essential || block.liberties.len() <= MOST_LIBERTIES
    }

    /// The same with the blocks of a side whole, and all their liberties.
    fn closed(&self, color: Color, within: PointSet) -> PointSet {
        let own = self.blocks.iter().filter(|block| {
            let is_here = !block.stones.is_disjoint(&within);
            block.color == color && is_here
        });
        own.fold(within, |all, block| {
            all.union(&block.stones).union(&block.liberties)
        })
    }

    /// The same with the small gaps that nothing of a side touches which is left out.
    fn filled(&self, color: Color, within: PointSet) -> PointSet {
        let topology = self.position.topology();
        let own = self.position.stones(color);
        let left_out = own.difference(&within).difference(&self.safe);
        let left_out = left_out.difference(&self.essential[color]);
        let gaps = topology.components(&self.position.empty().difference(&within));
        let small = gaps.iter().filter(|gap| {
            let around = topology.neighborhood(gap);
            gap.len() <= SMALL_GAP && around.is_disjoint(&left_out) && !around.is_disjoint(&within)
        });
        small.fold(within, |all, gap| all.union(gap))
    }

    /// What a proof depends on as a proposal, whole blocks only.
    pub(super) fn proposal_of(&self, zone: &PointSet) -> Proposal {
        let racing = self.essential.black.union(&self.essential.white);
        let beside = self.position.topology().neighborhood(&racing);
        let liberties = beside.intersection(&self.position.empty());
        let relevant = zone.difference(&self.safe).union(&liberties);
        self.proposal(&relevant.difference(&racing))
    }

    /// These surroundings as a proposal.
    pub(super) fn proposal(&self, relevant: &PointSet) -> Proposal {
        let racing = self.essential.black.union(&self.essential.white);
        let relevant = *relevant;
        let topology = self.position.topology();
        let beside = topology.neighborhood(&relevant.union(&racing));
        let is_safe = |block: &&Block| {
            block.stones.is_subset(&self.safe) && !beside.is_disjoint(&block.stones)
        };
        let safe = self.blocks.iter().filter(is_safe).map(|&block| Assumption {
            block,
            reason: if self.roles.of(&block) == Role::Safe {
                SafeReason::Said
            } else {
                SafeReason::TwoEyes
            },
        });
        Proposal {
            essential: self.essential,
            several: Several::All,
            assumed_safe: safe.collect(),
            relevant,
            left_out: beside
                .intersection(&self.position.empty())
                .difference(&relevant),
        }
    }
}

/// The stones of a side that have two eyes (Benson 1976), with these eyes. None if an essential block of the opponent stands in
/// one: then the eye is what the race is about.
fn alive(position: &Position, color: Color, against: &PointSet) -> Option<(PointSet, PointSet)> {
    let alive = benson(position, color);
    let stones = alive
        .iter()
        .fold(PointSet::EMPTY, |all, block| all.union(&block.stones));
    let topology = position.topology();
    let others = topology.points().difference(&position.stones(color));
    let mut eyes = PointSet::EMPTY;
    for region in topology.components(&others) {
        let empty = region.intersection(&position.empty());
        let is_eye = topology.neighborhood(&region).is_subset(&stones)
            && alive.iter().any(|block| empty.is_subset(&block.liberties));
        if is_eye && !region.is_disjoint(against) {
            return None;
        }
        if is_eye {
            eyes = eyes.union(&empty);
        }
    }
    Some((stones, eyes))
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    /// A block of which a part were left out would touch points that nobody fills, and so never be captured.
    #[test]
    fn the_blocks_of_the_owner_are_whole_in_surroundings_of_any_size() {
        let rows = [
            ".........",
            "..X......",
            ".XOXXXXXX",
            "..O......",
            ".OO......",
        ];
        let setup = diagram::parse(&rows.join("\n")).expect("a diagram").setup;
        let position = Position::new(setup).expect("a position");
        let block = |name: &str| {
            let point = position.topology().point(name).expect("a point");
            position.block_at(point).expect("a block")
        };
        let essential = ByColor {
            black: block("C4").stones,
            white: block("C3").stones,
        };
        let roles = Roles::new();
        let surroundings = Surroundings::new(&position, &roles, essential);
        let mut sizes = 0;
        for most in 1..=position.topology().len() {
            let Some(around) = surroundings.around(&block("C4"), Color::Black, most) else {
                continue;
            };
            sizes += 1;
            let long = block("D3");
            let there = around.points.intersection(&long.stones);
            assert!(there.is_empty() || there == long.stones, "{most}");
        }
        assert!(sizes > 20);
    }
}
