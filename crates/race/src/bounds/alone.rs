//! A short search of what becomes of a block by itself.

use std::cmp::Reverse;

use semeai_board::{Block, ByColor, Color, Point, Position, Roles, benson};
use semeai_search::Aim;

use super::life::{LifeProof, LifeQuestion};
use super::surroundings::Surroundings;
use crate::alone::{Alone, out};
use crate::solve::SolveLimits;

/// How many positions each proof gets at first for each width of the surroundings.
pub(crate) const SHORT: u64 = 1_000;

/// The part of all positions that each gets then: one in so many.
const LONG: u64 = 5;

/// What is proved of a block by itself: whether it can be captured, and whether it can get out. A short search, and a shorter
/// one if the limits allow fewer positions; open if nothing is proved.
#[must_use]
pub fn alone(position: &Position, roles: &Roles, block: &Block, limits: &SolveLimits) -> Alone {
    let mut search = AloneSearch::new(position, roles, block, limits);
    [SHORT, limits.positions() / LONG]
        .into_iter()
        .fold(Alone::Open, |known, most| search.tell(known, most))
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

/// A search of what becomes of a block by itself, which can go on from what is known.
pub(crate) struct AloneSearch<'a> {
    surroundings: Surroundings<'a>,
    position: &'a Position,
    roles: &'a Roles,
    block: &'a Block,
    limits: &'a SolveLimits,
    /// The positions that may still be made.
    left: u64,
}

impl<'a> AloneSearch<'a> {
    pub(crate) fn new(
        position: &'a Position,
        roles: &'a Roles,
        block: &'a Block,
        limits: &'a SolveLimits,
    ) -> Self {
        let mut essential = ByColor::default();
        essential[block.color] = block.stones;
        Self {
            surroundings: Surroundings::new(position, roles, essential),
            position,
            roles,
            block,
            limits,
            left: limits.positions(),
        }
    }

    /// The positions made.
    pub(crate) fn positions_made(&self) -> u64 {
        self.limits.positions() - self.left
    }

    /// Whether it is proved, with so many positions for each width of the surroundings, that it is never captured.
    pub(crate) fn lives(&mut self, most: u64) -> bool {
        self.proves(Aim::Life, self.block.color.opponent(), most)
    }

    /// What is proved with so many positions for each width of the surroundings, beyond what is known.
    pub(crate) fn tell(&mut self, known: Alone, most: u64) -> Alone {
        let mut falls = match known {
            Alone::Open => false,
            Alone::Endangered | Alone::Flees(_) => true,
            _ => return known,
        };
        let (own, other) = (self.block.color, self.block.color.opponent());
        if !falls && benson(self.position, own).contains(self.block) {
            return Alone::TwoEyes;
        }
        if !falls && self.lives(most) {
            return Alone::Lives;
        }
        falls |= self.proves(Aim::Capture, other, most);
        if !falls {
            return self.save(known, most);
        }
        if self.proves(Aim::Capture, own, most) {
            Alone::Dead
        } else if self.proves(Aim::Life, own, most) {
            Alone::Unsettled
        } else if known == Alone::Open || known == Alone::Endangered {
            let way_out = self.way_out(most);
            way_out.map_or(Alone::Endangered, Alone::Flees)
        } else {
            known
        }
    }

    /// The move by which it gets out if its owner starts, if that is proved of the one that gives it the most liberties.
    fn way_out(&mut self, most: u64) -> Option<Point> {
        let wanted = out(self.block);
        let (count, point) = most_liberties(self.position, self.block)?;
        let aim = Aim::Liberties(u32::try_from(wanted).unwrap_or(u32::MAX));
        (count >= wanted || self.proves_after(point, aim, most)).then_some(point)
    }

    /// The same, but only whether it gets out or lives is asked, which is the least that saves it. The move that is named with it is
    /// proved to get out too.
    pub(crate) fn save(&mut self, known: Alone, most: u64) -> Alone {
        let wanted = out(self.block);
        let aim = Aim::Liberties(u32::try_from(wanted).unwrap_or(u32::MAX));
        let other = self.block.color.opponent();
        if known != Alone::Open || !self.proves(aim, other, most) {
            return known;
        }
        match most_liberties(self.position, self.block) {
            Some((count, point)) if count >= wanted || self.proves_after(point, aim, most) => {
                Alone::Runs(point)
            }
            _ => known,
        }
    }

    fn proves(&mut self, aim: Aim, first: Color, most: u64) -> bool {
        let wanted = LifeQuestion {
            aim,
            first,
            ..LifeQuestion::life(self.block)
        };
        let limits = self.limits.clone().with_positions(self.left);
        let found = LifeProof::within(&self.surroundings, &wanted, &limits, most);
        self.left = self.left.saturating_sub(found.made);
        found.zone.is_some()
    }

    /// The same after a move of the owner.
    fn proves_after(&mut self, point: Point, aim: Aim, most: u64) -> bool {
        let color = self.block.color;
        let Ok(played) = self.position.play(color, point) else {
            return false;
        };
        let Some(block) = played.position.block_at(self.block.anchor) else {
            return false;
        };
        let mut essential = ByColor::default();
        essential[color] = block.stones;
        let surroundings = Surroundings::new(&played.position, self.roles, essential);
        let wanted = LifeQuestion {
            aim,
            ..LifeQuestion::life(&block)
        };
        let limits = self.limits.clone().with_positions(self.left);
        let found = LifeProof::within(&surroundings, &wanted, &limits, most);
        self.left = self.left.saturating_sub(found.made);
        found.zone.is_some()
    }
}
