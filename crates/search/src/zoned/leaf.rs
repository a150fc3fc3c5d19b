//! Positions in which a block lives, seen without a search.

use semeai_board::{ByColor, Color};

use super::chain::Chain;
use super::space::{Space, SpaceWorth, Spaces};
use crate::ground::Ground;
use crate::life::{Pocket, contains, enclosed, pockets, retain_living, vital_to};
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::shape::is_living_shape;

/// What is known of enclosed pockets of a side.
#[derive(Debug, Default)]
pub(super) struct Pockets<const W: usize> {
    pockets: Vec<Pocket<W>>,
    /// Where the shapes of eyes are known.
    plain: Mask<W>,
    spaces: Spaces<W>,
}

/// Spaces with more points, or with more empty ones, are not searched.
const MOST_POINTS: u32 = 24;
const MOST_EMPTY: u32 = 10;

impl<const W: usize> Pockets<W> {
    pub(super) fn new(plain: Mask<W>) -> Self {
        Self {
            plain,
            ..Self::default()
        }
    }

    /// What makes it sure that the block of a stone is never captured if the opponent moves first: the points whose content is
    /// enough. Absent if it is not seen at once.
    pub(super) fn sure(
        &mut self,
        ground: &Ground<W>,
        look: &Look<W>,
        stones: ByColor<Mask<W>>,
        side: Color,
        stone: Mask<W>,
    ) -> Option<Mask<W>> {
        let own = look.others[side]
            .iter()
            .position(|block| block.mask.meets(stone))?;
        let block = &look.others[side][own];
        if block.is_fixed {
            return Some(block.mask);
        }
        let (near, own_stones) = (ground.near(), stones[side]);
        let enclosed = enclosed(near, ground.border(), ground.all(), own_stones, side);
        self.pockets.clear();
        self.pockets.extend(pockets(near, enclosed, look.empty));
        self.unconditional(look, own_stones, side, own)
            .or_else(|| self.shape(ground, block, stones, side))
            .or_else(|| self.joined(ground, look, stones, side, own))
    }

    /// The positions made since this was asked last.
    pub(super) fn take_made(&mut self) -> u64 {
        self.spaces.take_made()
    }

    /// Blocks that are joined for sure, with spaces in them that are worth two eyes.
    fn joined(
        &mut self,
        ground: &Ground<W>,
        look: &Look<W>,
        stones: ByColor<Mask<W>>,
        side: Color,
        index: usize,
    ) -> Option<Mask<W>> {
        let small = self.pockets.iter();
        let small = small.filter(|pocket| pocket.empty.len() <= MOST_EMPTY);
        let dear = small.fold(Mask::EMPTY, |all, pocket| all | pocket.points);
        let chain = Chain::of(ground, look, side, index, dear);
        let found = spaces_in(&chain, ground, look, stones, side);
        let zone = |points: Mask<W>| points | chain.needed_for(ground.near().beside(points));
        let (spaces, plain) = (&mut self.spaces, self.plain);
        let mut gives = |space: &Space<W>, worth| spaces.gives(ground, space, side, worth, plain);
        let mut eyes: Vec<&Space<W>> = Vec::new();
        for space in &found {
            if gives(space, SpaceWorth::OneEye) {
                eyes.push(space);
            }
            if let [one, other] = eyes[..] {
                return Some(zone(one.points | other.points));
            }
        }
        let both = eyes
            .into_iter()
            .find(|space| gives(space, SpaceWorth::TwoEyes));
        both.map(|space| zone(space.points))
    }

    /// D. B. Benson, "Life in the game of Go" (1976), with what the life of the block depends on.
    fn unconditional(
        &self,
        look: &Look<W>,
        own: Mask<W>,
        side: Color,
        index: usize,
    ) -> Option<Mask<W>> {
        let target = &look.others[side][index];
        if vital_to(&self.pockets, target).count() < 2 {
            return None;
        }
        let mut pockets = self.pockets.clone();
        let mut blocks: Vec<&Stones<W>> = look.others[side].iter().collect();
        let goes_on = |blocks: &[&Stones<W>]| contains(blocks, target);
        let pockets = retain_living(&mut blocks, &mut pockets, own, goes_on)?;
        Some(needed(target, &blocks, pockets, own))
    }

    /// An empty pocket inside one block alone in which two eyes can be made whatever the opponent does.
    fn shape(
        &self,
        ground: &Ground<W>,
        block: &Stones<W>,
        stones: ByColor<Mask<W>>,
        side: Color,
    ) -> Option<Mask<W>> {
        // Beside stones that are never captured the block would not surround it alone.
        let occupied = stones.black | stones.white | ground.border().wall[side];
        self.pockets
            .iter()
            .filter(|pocket| {
                !pocket.points.meets(occupied)
                    && pocket.around.is_within(block.mask)
                    && pocket.points.is_within(self.plain)
                    && is_living_shape(ground, pocket.points)
            })
            .map(|pocket| pocket.points | block.mask)
            .min_by_key(|zone| zone.len())
    }
}

/// What the life of a block needs: two pockets that are vital to it, and what the living blocks around these need.
fn needed<const W: usize>(
    target: &Stones<W>,
    living: &[&Stones<W>],
    pockets: &[Pocket<W>],
    own: Mask<W>,
) -> Mask<W> {
    let mut zone = target.mask;
    let mut asked = vec![target];
    let mut next = 0;
    while let Some(&block) = asked.get(next) {
        next += 1;
        if block.is_fixed {
            continue;
        }
        let mut vital: Vec<&Pocket<W>> = vital_to(pockets, block).collect();
        vital.sort_by_key(|pocket| (pocket.points | (pocket.around & own)).without(zone).len());
        for pocket in vital.into_iter().take(2) {
            zone |= pocket.points;
            for &beside in living {
                if pocket.around.meets(beside.mask) && !contains(&asked, beside) {
                    asked.push(beside);
                    zone |= beside.mask;
                }
            }
        }
    }
    zone
}

/// The small spaces with nothing but a chain around them, the smallest first.
fn spaces_in<const W: usize>(
    chain: &Chain<W>,
    ground: &Ground<W>,
    look: &Look<W>,
    stones: ByColor<Mask<W>>,
    side: Color,
) -> Vec<Space<W>> {
    let (near, empty) = (ground.near(), look.empty);
    let enclosed = enclosed(near, ground.border(), ground.all(), chain.stones, side);
    let beside = near.beside(chain.stones);
    let small = pockets(near, enclosed, empty)
        .filter(|pocket| pocket.points.len() <= MOST_POINTS && pocket.empty.len() <= MOST_EMPTY);
    let mut found: Vec<Space<W>> = small
        .map(|Pocket { points, .. }| {
            let pairs = chain.members.iter().map(|member| member.pair);
            Space {
                points,
                beside: beside & points,
                stones: stones.map(|own| own & points),
                pairs: pairs
                    .filter(|[one, other]| (*one | *other).meets(points))
                    .collect(),
            }
        })
        .collect();
    found.sort_by_key(|space| space.points.len());
    found
}
