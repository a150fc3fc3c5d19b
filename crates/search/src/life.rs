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
    let (near, all) = (ground.near(), ground.all());
    let enclosed = enclosed(near, ground.border(), all, stones[side], side);
    // Most positions have none, and no block lives with less than two.
    if !enclosed.meets(target.liberties) {
        return false;
    }
    let mut memory = [Pocket::NONE; MOST];
    let pockets = few(pockets(near, enclosed, look.empty), &mut memory);
    if pockets.len() < 2 {
        return false;
    }
    let mut blocks: Vec<&Stones<W>> = look.others[side].iter().collect();
    blocks.push(target);
    let goes_on = |blocks: &[&Stones<W>]| contains(blocks, target);
    retain_living(&mut blocks, pockets, stones[side], goes_on).is_some()
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
    let enclosed = enclosed(near, border, all, own, side);
    if enclosed.has_at_most_one() {
        return Mask::EMPTY;
    }
    let empty = all.without(stones.black | stones.white);
    let mut memory = [Pocket::NONE; MOST];
    let pockets = few(pockets(near, enclosed, empty), &mut memory);
    if pockets.len() < 2 {
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
    let goes_on = |blocks: &[&Stones<W>]| !blocks.is_empty();
    retain_living(&mut blocks, pockets, own, goes_on).map_or(Mask::EMPTY, |_| all_of(&blocks))
}

/// Crosses out blocks with fewer than two vital pockets and pockets beside blocks that are crossed out until nothing changes. Returns
/// the pockets that are left, or nothing as soon as it need not go on.
pub(crate) fn retain_living<'p, const W: usize>(
    blocks: &mut Vec<&Stones<W>>,
    mut pockets: &'p mut [Pocket<W>],
    own: Mask<W>,
    goes_on: impl Fn(&[&Stones<W>]) -> bool,
) -> Option<&'p [Pocket<W>]> {
    loop {
        let count = (blocks.len(), pockets.len());
        blocks.retain(|block| block.is_fixed || vital_to(pockets, block).count() >= 2);
        if !goes_on(blocks) {
            return None;
        }
        let living = all_of(blocks);
        let mut kept = 0;
        for i in 0..pockets.len() {
            if (pockets[i].around & own).is_within(living) {
                pockets[kept] = pockets[i];
                kept += 1;
            }
        }
        pockets = &mut pockets[..kept];
        if count == (blocks.len(), kept) {
            return Some(pockets);
        }
    }
}

/// Whether a block is among others, as a place in memory.
pub(crate) fn contains<const W: usize>(blocks: &[&Stones<W>], wanted: &Stones<W>) -> bool {
    blocks.iter().any(|block| std::ptr::eq(*block, wanted))
}

/// The pockets that a block could not be captured without filling: their empty points are its liberties.
pub(crate) fn vital_to<'p, const W: usize>(
    pockets: &'p [Pocket<W>],
    block: &Stones<W>,
) -> impl Iterator<Item = &'p Pocket<W>> {
    let liberties = block.liberties;
    pockets
        .iter()
        .filter(move |pocket| !pocket.empty.is_empty() && pocket.empty.is_within(liberties))
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
pub(crate) fn enclosed<const W: usize>(
    near: &Near<W>,
    border: &Border<W>,
    all: Mask<W>,
    own: Mask<W>,
    side: Color,
) -> Mask<W> {
    let enemy = side.opponent();
    let mut enclosed = all.without(own);
    let mut lost = enclosed & (border.fixed(enemy) | border.target[enemy]);
    while !lost.is_empty() {
        enclosed = enclosed.without(lost);
        lost = near.beside(lost) & enclosed;
    }
    enclosed
}

/// A connected part of what a side does not occupy, with nothing but its stones around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pocket<const W: usize> {
    pub(crate) points: Mask<W>,
    pub(crate) empty: Mask<W>,
    /// Everything around it.
    pub(crate) around: Mask<W>,
}

impl<const W: usize> Pocket<W> {
    const NONE: Self = Self {
        points: Mask::EMPTY,
        empty: Mask::EMPTY,
        around: Mask::EMPTY,
    };
}

/// The pockets of which some enclosed points consist.
pub(crate) fn pockets<const W: usize>(
    near: &Near<W>,
    mut enclosed: Mask<W>,
    all_empty: Mask<W>,
) -> impl Iterator<Item = Pocket<W>> {
    std::iter::from_fn(move || {
        let (mut points, mut around) = (Mask::EMPTY, Mask::EMPTY);
        let mut fresh = enclosed.first();
        while !fresh.is_empty() {
            points |= fresh;
            around |= near.beside(fresh);
            fresh = (around & enclosed).without(points);
        }
        enclosed = enclosed.without(points);
        (!points.is_empty()).then(|| Pocket {
            points,
            empty: points & all_empty,
            around: around.without(points),
        })
    })
}

/// The most pockets that are told apart where memory is short; of more the last are left out, which can only miss life.
const MOST: usize = 24;

/// The first pockets, as many as the memory holds.
fn few<const W: usize>(
    pockets: impl Iterator<Item = Pocket<W>>,
    memory: &mut [Pocket<W>; MOST],
) -> &mut [Pocket<W>] {
    let mut len = 0;
    for (place, pocket) in memory.iter_mut().zip(pockets) {
        *place = pocket;
        len += 1;
    }
    &mut memory[..len]
}
