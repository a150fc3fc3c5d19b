//! Blocks that are joined for sure: to each of them belong two points beside it and the rest, and where the opponent takes one the
//! owner takes the other.
//!
//! No two pairs have a point in common, so that there is one answer to every move. A block whose pair is open has two liberties,
//! and with its pair closed it is one with a block that came before it. So none of them is captured while the first one has
//! a liberty or is joined to one that has.

use semeai_board::Color;

use crate::ground::Ground;
use crate::look::{Look, Stones};
use crate::mask::Mask;

/// No more pairs are looked for.
const MOST_PAIRS: usize = 24;

/// A block with the pair that joins it to those before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Member<const W: usize> {
    pub(super) stones: Mask<W>,
    liberties: Mask<W>,
    /// Nothing for the first.
    pub(super) pair: [Mask<W>; 2],
}

/// Joined blocks, the first one first.
#[derive(Clone, Debug)]
pub(super) struct Chain<const W: usize> {
    pub(super) members: Vec<Member<W>>,
    pub(super) stones: Mask<W>,
    liberties: Mask<W>,
    used: Mask<W>,
}

impl<const W: usize> Chain<W> {
    /// The chain of a block. Points that are not `dear` are used first.
    pub(super) fn of(
        ground: &Ground<W>,
        look: &Look<W>,
        side: Color,
        first: usize,
        dear: Mask<W>,
    ) -> Self {
        let blocks = &look.others[side];
        let mut chain = Self {
            members: vec![Member {
                stones: blocks[first].mask,
                liberties: blocks[first].liberties,
                pair: [Mask::EMPTY; 2],
            }],
            stones: blocks[first].mask,
            liberties: blocks[first].liberties,
            used: ground.border().barred[side],
        };
        let mut is_growing = true;
        while is_growing && chain.members.len() <= MOST_PAIRS {
            is_growing = false;
            for block in blocks {
                let shared = (block.liberties & chain.liberties).without(chain.used);
                if block.mask.meets(chain.stones)
                    || shared.has_at_most_one()
                    || chain.members.len() > MOST_PAIRS
                {
                    continue;
                }
                let one = cheapest(shared, dear);
                chain.join(block, [one, cheapest(shared.without(one), dear)]);
                is_growing = true;
            }
        }
        chain
    }

    /// Adds a block that is joined by the two points of a pair: whichever the opponent takes, the owner takes the other.
    fn join(&mut self, block: &Stones<W>, pair: [Mask<W>; 2]) {
        self.used |= pair[0] | pair[1];
        self.stones |= block.mask;
        self.liberties |= block.liberties;
        self.members.push(Member {
            stones: block.mask,
            liberties: block.liberties,
            pair,
        });
    }

    /// The members beside some points with all that joins them to the first, and the points of their pairs.
    pub(super) fn needed_for(&self, beside: Mask<W>) -> Mask<W> {
        let mut needed: Vec<bool> = self
            .members
            .iter()
            .map(|member| member.stones.meets(beside))
            .collect();
        needed[0] = true;
        let mut zone = Mask::EMPTY;
        for i in (0..self.members.len()).rev() {
            if !needed[i] {
                continue;
            }
            let member = &self.members[i];
            zone |= member.stones;
            for point in member.pair {
                zone |= point;
                let holds = |j: &usize| self.members[*j].liberties.meets(point);
                if i > 0
                    && !(0..i).any(|j| needed[j] && holds(&j))
                    && let Some(j) = (0..i).find(holds)
                {
                    needed[j] = true;
                }
            }
        }
        zone
    }
}

/// The first of these points, of those that are not dear if there are any.
fn cheapest<const W: usize>(points: Mask<W>, dear: Mask<W>) -> Mask<W> {
    let cheap = points.without(dear);
    if cheap.is_empty() { points } else { cheap }.first()
}
