//! What a position looks like: its blocks with their liberties.

use semeai_board::{ByColor, Color};

use crate::ground::{Border, Near};
use crate::mask::Mask;

/// A block of stones on the points of a part, or a target with all that is joined to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stones<const W: usize> {
    /// Its stones, those of the target left out.
    pub mask: Mask<W>,
    /// Its liberties on the points of the part.
    pub liberties: Mask<W>,
    /// Every point beside it.
    pub(crate) reach: Mask<W>,
    /// Whether it can never be captured.
    pub is_fixed: bool,
}

impl<const W: usize> Stones<W> {
    #[inline]
    pub(crate) fn is_in_atari(&self) -> bool {
        !self.is_fixed && self.liberties.has_at_most_one()
    }
}

/// The blocks of a position with their liberties, worked out once and then read by whoever looks at it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look<const W: usize> {
    /// The target of each side with all that is joined to it; nothing where there is none.
    pub target: ByColor<Stones<W>>,
    /// The other blocks of each side.
    pub others: ByColor<Vec<Stones<W>>>,
    /// The points of the part that are empty.
    pub empty: Mask<W>,
    /// The plain outer liberties of each side, see `Look::find_outer`.
    pub outer: ByColor<Mask<W>>,
    /// The eyes in reduced parts that need no defence.
    pub(crate) eyes: ByColor<u32>,
    /// In how many reduced parts each target has a liberty.
    pub(crate) elsewhere: ByColor<u32>,
}

impl<const W: usize> Look<W> {
    /// Looks at stones on some points; uses the memory of the last look again. Of the outer liberties and the reduced parts
    /// it says nothing.
    #[inline]
    pub fn see(
        &mut self,
        near: &Near<W>,
        border: &Border<W>,
        all: Mask<W>,
        stones: ByColor<Mask<W>>,
    ) {
        self.empty = all.without(stones.black | stones.white);
        for color in Color::ALL {
            let own = stones[color];
            let target = self.flood(near, own, own & border.target[color], border.target[color]);
            let fixed = border.fixed(color);
            self.target[color] = Stones {
                is_fixed: target.mask.meets(fixed) || border.is_immortal[color],
                ..target
            };
            self.others[color].clear();
            let mut rest = own.without(target.mask);
            while !rest.is_empty() {
                let block = self.flood(near, own, rest.first(), Mask::EMPTY);
                rest = rest.without(block.mask);
                self.others[color].push(Stones {
                    is_fixed: block.mask.meets(fixed),
                    ..block
                });
            }
        }
    }

    /// The block that contains `seed`, where `reach` is beside it already.
    #[inline]
    fn flood(&self, near: &Near<W>, own: Mask<W>, seed: Mask<W>, reach: Mask<W>) -> Stones<W> {
        let (mut mask, mut fresh, mut reach) = (seed, seed, reach);
        loop {
            reach |= near.beside(fresh);
            fresh = (reach & own).without(mask);
            if fresh.is_empty() {
                break;
            }
            mask |= fresh;
        }
        Stones {
            mask,
            liberties: reach & self.empty,
            reach,
            is_fixed: false,
        }
    }

    /// The plain outer liberties of a side's target: points beside it and beside enemy stones that are never captured,
    /// beside nothing else that matters, and whose empty neighbours are beside both as well.
    ///
    /// An enemy stone there is never captured and takes one liberty. An own stone there takes one too and gains
    /// nothing: the neighbours are liberties already, and none can become an eye. Nor does a stone of either side
    /// change what a neighbour touches. So such points only count, and they stay so whatever happens around them.
    #[inline]
    pub(crate) fn find_outer(&self, near: &Near<W>, border: &Border<W>, color: Color) -> Mask<W> {
        let enemy = color.opponent();
        let (own, other) = (&self.target[color], &self.target[enemy]);
        let mut allowed = border.wall[enemy];
        let mut barred = border.fixed(color);
        for block in &self.others[enemy] {
            let found = if block.is_fixed {
                &mut allowed
            } else {
                &mut barred
            };
            *found |= block.reach;
        }
        for block in &self.others[color] {
            barred |= block.reach;
        }
        if other.is_fixed {
            allowed |= other.reach;
        } else {
            barred |= other.reach;
        }
        let settled = own.liberties & allowed;
        let open = self.empty.without(settled);
        let is_closed = |&point: &u16| !near.of(point).meets(open);
        settled.without(barred).points().filter(is_closed).collect()
    }

    /// Whether the target of a side has one liberty left, and that on a point.
    #[inline]
    #[must_use]
    pub fn is_in_atari(&self, color: Color) -> bool {
        let target = &self.target[color];
        !target.is_fixed && self.elsewhere[color] == 0 && target.liberties.is_single()
    }

    /// The stones of a side that can never be captured, the target itself left out.
    #[inline]
    pub(crate) fn fixed(&self, color: Color) -> Mask<W> {
        let target = &self.target[color];
        let others = self.others[color].iter().filter(|block| block.is_fixed);
        let start = if target.is_fixed {
            target.mask
        } else {
            Mask::EMPTY
        };
        others.fold(start, |mask, block| mask | block.mask)
    }
}
