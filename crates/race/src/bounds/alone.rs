//! A short search of what becomes of a block by itself.

use std::cmp::Reverse;

use semeai_board::{Block, ByColor, Color, Point, Position, Roles, benson};
use semeai_search::Aim;

use super::life::{Life, Wanted};
use super::surroundings::Surroundings;
use crate::alone::{Alone, out};
use crate::solve::SolveLimits;

/// How many positions each proof gets at first for each width of the surroundings.
const SHORT: u64 = 1_000;

/// The part of all positions that each gets then: one in so many.
const LONG: u64 = 5;

/// What is proved of a block by itself: whether it can be captured, and whether it can get out. A short search, and a shorter
/// one if the limits allow fewer positions; open if nothing is proved.
#[must_use]
pub fn alone(position: &Position, roles: &Roles, block: &Block, limits: &SolveLimits) -> Alone {
    if benson(position, block.color).contains(block) {
        return Alone::TwoEyes;
    }
    let mut essential = ByColor::default();
    essential[block.color] = block.stones;
    let mut asked = AloneSearch {
        surroundings: Surroundings::new(position, roles, essential),
        block,
        limits,
        left: limits.positions(),
    };
    asked.run(position)
}

/// The most liberties that a block has after a move of its owner at one of them, and that move.
pub(crate) fn most_liberties(position: &Position, block: &Block) -> Option<(usize, Point)> {
    let liberties_at = |point: Point| {
        let after = position.play(block.color, point).ok()?.position;
        Some((after.block_at(block.anchor)?.liberties.len(), point))
    };
    let all = block.liberties.iter().filter_map(liberties_at);
    // Of equal ones the first.
    all.max_by_key(|&(count, point)| (count, Reverse(point)))
}

struct AloneSearch<'a> {
    surroundings: Surroundings<'a>,
    block: &'a Block,
    limits: &'a SolveLimits,
    /// The positions that may still be made.
    left: u64,
}

impl AloneSearch<'_> {
    fn run(&mut self, position: &Position) -> Alone {
        let (own, other) = (self.block.color, self.block.color.opponent());
        let out = Aim::Liberties(u32::try_from(out(self.block)).unwrap_or(u32::MAX));
        let mut falls = false;
        for most in [SHORT, self.limits.positions() / LONG] {
            if !falls && self.proves(Aim::Life, other, most) {
                return Alone::Lives;
            }
            falls |= self.proves(Aim::Capture, other, most);
            if falls && self.proves(Aim::Capture, own, most) {
                return Alone::Dead;
            }
            if falls && self.proves(Aim::Life, own, most) {
                return Alone::Unsettled;
            }
            if !falls && self.proves(out, other, most) {
                return most_liberties(position, self.block)
                    .map_or(Alone::Open, |(_, point)| Alone::Runs(point));
            }
        }
        if falls {
            Alone::Endangered
        } else {
            Alone::Open
        }
    }

    fn proves(&mut self, aim: Aim, first: Color, most: u64) -> bool {
        let wanted = Wanted {
            aim,
            first,
            ..Wanted::life(self.block)
        };
        let limits = self.limits.clone().with_positions(self.left);
        let found = Life::within(&self.surroundings, &wanted, &limits, most);
        self.left = self.left.saturating_sub(found.made);
        found.zone.is_some()
    }
}
