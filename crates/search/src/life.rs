//! Unconditional life: blocks that live even if their owner never moves again.

use semeai_board::{ByColor, Color};

use crate::ground::{Border, Ground, Near};
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::several::Several;
use crate::state::State;

/// Whether the target of a side is alive even if its owner never moves again.
///
/// D. B. Benson, "Life in the game of Go" (1976): blocks live that keep two vital regions each. Regions that touch
/// targets, walls or outside points are left out, which can only miss life, never invent it.
pub(crate) fn is_unconditionally_alive<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    stones: ByColor<Mask<W>>,
    side: Color,
) -> bool {
    let target = &look.target[side];
    if target.is_fixed || look.eyes[side] >= 2 {
        return true;
    }
    let all = ground.all();
    let pockets = pockets(ground.near(), ground.border(), all, stones[side], side);
    // Most positions have none, and no block lives with less than two.
    if !pockets.meets(target.liberties) {
        return false;
    }
    let mut regions = Pockets::split(ground.near(), look.empty, pockets);
    if regions.len < 2 {
        return false;
    }
    let mut blocks: Vec<&Stones<W>> = look.others[side].iter().collect();
    blocks.push(target);
    let has_target =
        |blocks: &[&Stones<W>]| blocks.iter().any(|block| std::ptr::eq(*block, target));
    retain_living(&mut blocks, &mut regions, stones[side], has_target) && has_target(&blocks)
}

/// The stones of a side that are alive even if it never moves again, on points where no stone is joined to what is never
/// captured; such stones around them count as alive.
///
/// D. B. Benson, as [`is_unconditionally_alive`].
pub(crate) fn living<const W: usize>(
    near: &Near<W>,
    border: &Border<W>,
    all: Mask<W>,
    stones: ByColor<Mask<W>>,
    side: Color,
) -> Mask<W> {
    let own = stones[side];
    if own.is_empty() {
        return Mask::EMPTY;
    }
    let pockets = pockets(near, border, all, own, side);
    if pockets.has_at_most_one() {
        return Mask::EMPTY;
    }
    let empty = all.without(stones.black | stones.white);
    let mut regions = Pockets::split(near, empty, pockets);
    if regions.len < 2 {
        return Mask::EMPTY;
    }
    let (mut found, mut rest) = (Vec::new(), own);
    while !rest.is_empty() {
        let mask = near.flood(rest.first(), own);
        rest = rest.without(mask);
        found.push(Stones {
            mask,
            liberties: near.beside(mask) & empty,
            ..Stones::default()
        });
    }
    let mut blocks: Vec<&Stones<W>> = found.iter().collect();
    retain_living(&mut blocks, &mut regions, own, |blocks| !blocks.is_empty());
    all_of(&blocks)
}

/// Crosses out blocks with fewer than two vital regions and regions beside blocks that are crossed out until nothing changes;
/// says no as soon as it need not go on.
fn retain_living<const W: usize>(
    blocks: &mut Vec<&Stones<W>>,
    regions: &mut Pockets<W>,
    own: Mask<W>,
    goes_on: impl Fn(&[&Stones<W>]) -> bool,
) -> bool {
    loop {
        let count = (blocks.len(), regions.len);
        blocks.retain(|block| block.is_fixed || regions.vital_to(block) >= 2);
        if !goes_on(blocks) {
            return false;
        }
        let living = all_of(blocks);
        regions.retain(|around| (around & own).is_within(living));
        if count == (blocks.len(), regions.len) {
            return true;
        }
    }
}

fn all_of<const W: usize>(blocks: &[&Stones<W>]) -> Mask<W> {
    let masks = blocks.iter().map(|block| block.mask);
    masks.fold(Mask::EMPTY, |all, mask| all | mask)
}

/// Whether a side with several blocks cannot lose: one of them is never captured, or where it loses with the first, none is.
pub(crate) fn cannot_lose_several<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    state: &State<W>,
    side: Color,
) -> bool {
    ground.border().has_prizes(side) && {
        let standing = ground.standing(side, state.lost);
        let mut blocks = look.others[side]
            .iter()
            .filter(|block| block.mask.meets(standing));
        match ground.several() {
            Several::All => blocks.any(|block| block.is_fixed),
            Several::First => blocks.all(|block| block.is_fixed),
        }
    }
}

/// The points not of this side whose surroundings are its stones alone.
fn pockets<const W: usize>(
    near: &Near<W>,
    border: &Border<W>,
    all: Mask<W>,
    own: Mask<W>,
    side: Color,
) -> Mask<W> {
    let enemy = side.opponent();
    let mut pockets = all.without(own);
    let mut lost = pockets & (border.fixed(enemy) | border.target[enemy]);
    while !lost.is_empty() {
        pockets = pockets.without(lost);
        lost = near.beside(lost) & pockets;
    }
    pockets
}

/// The most pockets that are told apart; of more the last are left out, which can only miss life.
const MOST: usize = 24;

/// Pockets of a side: their empty points and everything around them.
struct Pockets<const W: usize> {
    empty: [Mask<W>; MOST],
    around: [Mask<W>; MOST],
    len: usize,
}

impl<const W: usize> Pockets<W> {
    fn split(near: &Near<W>, all_empty: Mask<W>, mut pockets: Mask<W>) -> Self {
        let mut regions = Self {
            empty: [Mask::EMPTY; MOST],
            around: [Mask::EMPTY; MOST],
            len: 0,
        };
        while !pockets.is_empty() && regions.len < MOST {
            let (mut region, mut around) = (Mask::EMPTY, Mask::EMPTY);
            let mut fresh = pockets.first();
            while !fresh.is_empty() {
                region |= fresh;
                around |= near.beside(fresh);
                fresh = (around & pockets).without(region);
            }
            pockets = pockets.without(region);
            regions.empty[regions.len] = region & all_empty;
            regions.around[regions.len] = around.without(region);
            regions.len += 1;
        }
        regions
    }

    /// How many regions have only liberties of the block as empty points.
    fn vital_to(&self, block: &Stones<W>) -> usize {
        self.empty[..self.len]
            .iter()
            .filter(|empty| empty.is_within(block.liberties))
            .count()
    }

    fn retain(&mut self, keep: impl Fn(Mask<W>) -> bool) {
        let mut kept = 0;
        for i in 0..self.len {
            if keep(self.around[i]) {
                self.empty[kept] = self.empty[i];
                self.around[kept] = self.around[i];
                kept += 1;
            }
        }
        self.len = kept;
    }
}
