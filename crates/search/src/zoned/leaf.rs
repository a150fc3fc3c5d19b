//! Positions in which a block lives, seen without a search.

use semeai_board::{ByColor, Color};

use super::chain::Chain;
use super::space::{Space, Spaces, Worth};
use crate::ground::Ground;
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::shape::is_living_shape;

/// An enclosed region: its points, the empty ones among them, and the stones around it.
#[derive(Clone, Copy, Debug)]
struct Region<const W: usize> {
    points: Mask<W>,
    empty: Mask<W>,
    around: Mask<W>,
}

/// The enclosed regions of a side.
#[derive(Debug, Default)]
pub(super) struct Leaves<const W: usize> {
    regions: Vec<Region<W>>,
    alive: Vec<usize>,
    /// Where the shapes of eyes are known.
    plain: Mask<W>,
    spaces: Spaces<W>,
}

/// Spaces with more points, or with more empty ones, are not searched.
const MOST_POINTS: u32 = 24;
const MOST_EMPTY: u32 = 10;

impl<const W: usize> Leaves<W> {
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
        self.find_regions(ground, look, stones[side], side);
        self.unconditional(look, stones[side], side, own)
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
        let small = self.regions.iter();
        let small = small.filter(|region| region.empty.len() <= MOST_EMPTY);
        let dear = small.fold(Mask::EMPTY, |all, region| all | region.points);
        let chain = Chain::of(ground, look, side, index, dear);
        let found = spaces_in(&chain, ground, look, stones, side);
        let zone = |points: Mask<W>| points | chain.needed_for(ground.near().beside(points));
        let (spaces, plain) = (&mut self.spaces, self.plain);
        let mut gives = |space: &Space<W>, worth| spaces.gives(ground, space, side, worth, plain);
        let mut eyes: Vec<&Space<W>> = Vec::new();
        for space in &found {
            if gives(space, Worth::OneEye) {
                eyes.push(space);
            }
            if let [one, other] = eyes[..] {
                return Some(zone(one.points | other.points));
            }
        }
        let both = eyes.into_iter().find(|space| gives(space, Worth::TwoEyes));
        both.map(|space| zone(space.points))
    }

    /// D. B. Benson, "Life in the game of Go" (1976).
    fn unconditional(
        &mut self,
        look: &Look<W>,
        own: Mask<W>,
        side: Color,
        index: usize,
    ) -> Option<Mask<W>> {
        let blocks = &look.others[side];
        let target = &blocks[index];
        let near = self
            .regions
            .iter()
            .filter(|region| region.is_vital_to(target));
        if near.count() < 2 {
            return None;
        }
        let mut regions = self.regions.clone();
        self.alive.clear();
        self.alive.extend(0..blocks.len());
        loop {
            let count = (self.alive.len(), regions.len());
            self.alive.retain(|&i| {
                let block = &blocks[i];
                let vital = regions.iter().filter(|region| region.is_vital_to(block));
                block.is_fixed || vital.count() >= 2
            });
            if !self.alive.contains(&index) {
                return None;
            }
            let living = self
                .alive
                .iter()
                .fold(Mask::EMPTY, |all, &i| all | blocks[i].mask);
            regions.retain(|region| (region.around & own).is_within(living));
            if count == (self.alive.len(), regions.len()) {
                break;
            }
        }
        // What the target needs, and what that needs.
        let mut zone = target.mask;
        let mut asked = vec![index];
        let mut next = 0;
        while let Some(&i) = asked.get(next) {
            next += 1;
            let block = &blocks[i];
            if block.is_fixed {
                continue;
            }
            let mut vital: Vec<&Region<W>> = regions
                .iter()
                .filter(|region| region.is_vital_to(block))
                .collect();
            vital.sort_by_key(|region| (region.points | (region.around & own)).without(zone).len());
            for region in vital.into_iter().take(2) {
                zone |= region.points;
                for &j in &self.alive {
                    if region.around.meets(blocks[j].mask) && !asked.contains(&j) {
                        asked.push(j);
                        zone |= blocks[j].mask;
                    }
                }
            }
        }
        Some(zone)
    }

    /// An empty region inside one block alone in which two eyes can be made whatever the opponent does.
    fn shape(
        &self,
        ground: &Ground<W>,
        block: &Stones<W>,
        stones: ByColor<Mask<W>>,
        side: Color,
    ) -> Option<Mask<W>> {
        // Beside stones that are never captured the block would not surround it alone.
        let occupied = stones.black | stones.white | ground.border().wall[side];
        self.regions
            .iter()
            .filter(|region| {
                !region.points.meets(occupied)
                    && region.around.is_within(block.mask)
                    && region.points.is_within(self.plain)
                    && is_living_shape(ground, region.points)
            })
            .map(|region| region.points | block.mask)
            .min_by_key(|zone| zone.len())
    }

    fn find_regions(&mut self, ground: &Ground<W>, look: &Look<W>, own: Mask<W>, side: Color) {
        let (enemy, border, near) = (side.opponent(), ground.border(), ground.near());
        let mut pockets = ground.all().without(own);
        let lost = pockets & (border.wall[enemy] | border.outside);
        pockets = pockets.without(near.flood(lost, pockets));
        self.regions.clear();
        while !pockets.is_empty() {
            let points = near.flood(pockets.first(), pockets);
            pockets = pockets.without(points);
            self.regions.push(Region {
                points,
                empty: points & look.empty,
                around: near.beside(points).without(points),
            });
        }
    }
}

impl<const W: usize> Region<W> {
    fn is_vital_to(&self, block: &Stones<W>) -> bool {
        !self.empty.is_empty() && self.empty.is_within(block.liberties)
    }
}

/// The small spaces with nothing but a chain around them, the smallest first.
fn spaces_in<const W: usize>(
    chain: &Chain<W>,
    ground: &Ground<W>,
    look: &Look<W>,
    stones: ByColor<Mask<W>>,
    side: Color,
) -> Vec<Space<W>> {
    let (near, border, enemy) = (ground.near(), ground.border(), side.opponent());
    let mut pockets = ground.all().without(chain.stones);
    let lost = pockets & (border.wall[enemy] | border.outside);
    pockets = pockets.without(near.flood(lost, pockets));
    let beside = near.beside(chain.stones);
    let mut found = Vec::new();
    while !pockets.is_empty() {
        let points = near.flood(pockets.first(), pockets);
        pockets = pockets.without(points);
        if points.len() > MOST_POINTS || (points & look.empty).len() > MOST_EMPTY {
            continue;
        }
        let pairs = chain.members.iter().map(|member| member.pair);
        found.push(Space {
            points,
            beside: beside & points,
            stones: stones.map(|own| own & points),
            pairs: pairs
                .filter(|[one, other]| (*one | *other).meets(points))
                .collect(),
        });
    }
    found.sort_by_key(|space| space.points.len());
    found
}
