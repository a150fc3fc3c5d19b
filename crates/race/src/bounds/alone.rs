//! A short search of what becomes of a block by itself.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Role, Roles, benson};

use super::life::Life;
use super::search::BoundSide;
use super::surroundings::Surroundings;
use crate::alone::Alone;
use crate::ending::Ending;
use crate::solve::{BothKos, Outcome, SolveLimits, Solver};

/// The widths of surroundings that are tried, in steps from the block.
const WIDTHS: std::ops::RangeInclusive<u32> = 1..=3;

/// How many positions each search gets, round by round.
const ROUNDS: [u64; 2] = [2_000, 20_000];

/// The most bytes that each search remembers.
const TABLE_BYTES: usize = 1 << 22;

/// What becomes of a block by itself: whether it can be captured, and whether it can get out. A short search, and a shorter one if the
/// limits allow fewer positions.
#[must_use]
pub fn alone(position: &Position, roles: &Roles, block: &Block, limits: &SolveLimits) -> Alone {
    let enemy = block.color.opponent();
    if benson(position, block.color).contains(block) {
        return Alone::TwoEyes;
    }
    let around = position.topology().neighborhood(&block.stones);
    let blocks = position.blocks().into_iter();
    let beside = blocks.filter(|other| other.color == enemy && !around.is_disjoint(&other.stones));
    let Some(other) = beside.max_by_key(|other| other.stones.len()) else {
        return block.liberties.first().map_or(Alone::Open, Alone::Runs);
    };
    let mut essential = ByColor::default();
    essential[block.color] = block.stones;
    essential[enemy] = other.stones;
    // Who lives though the block beside him cannot be captured lives.
    let mut held = *roles;
    held.set_block(&other, Role::Safe);
    let mut asked = AloneSearch {
        block,
        limits: limits.clone().with_table_bytes(TABLE_BYTES),
        sides: Vec::new(),
        sure: ByColor::default(),
    };
    let hunted = Surroundings::new(position, &held, essential);
    let favoured = Surroundings::new(position, roles, essential);
    if Life::of(&favoured, block, limits).zone.is_some() {
        return Alone::Lives;
    }
    for steps in WIDTHS {
        asked.add(&hunted, enemy, steps);
        asked.add(&favoured, block.color, steps);
    }
    asked.run(position)
}

struct AloneSearch<'a> {
    block: &'a Block,
    limits: SolveLimits,
    /// From near to far.
    sides: Vec<BoundSide>,
    /// What holds of each start.
    sure: ByColor<BothKos>,
}

impl AloneSearch<'_> {
    fn add(&mut self, surroundings: &Surroundings<'_>, favoured: Color, steps: u32) {
        let around: &PointSet = &self.block.stones;
        if let Some(bound) = surroundings.bound(favoured, around, steps)
            && let Ok(solver) = Solver::barring(&bound.race, bound.barred, None, &self.limits)
        {
            self.sides.push(BoundSide { bound, solver });
        }
    }

    fn run(&mut self, position: &Position) -> Alone {
        for most in ROUNDS {
            for i in 0..self.sides.len() {
                let made: u64 = self.sides.iter().map(|side| side.solver.made()).sum();
                if self.limits.is_stopped() || made >= self.limits.positions() {
                    return Alone::Open;
                }
                self.search(i, most);
                if let Some(known) = self.known() {
                    return known;
                }
            }
        }
        let own = self.block.color;
        if self.sure[own.opponent()].outcome() == lost(own) {
            return Alone::Endangered;
        }
        let mut sides = self.sides.iter_mut().rev();
        let widest = sides.find(|side| {
            let outcome = side.solver.outcomes()[own.opponent()];
            side.bound.favoured == own
                && outcome.is_some_and(|now| now.ending().is_some() && now != lost(own))
        });
        widest
            .and_then(|side| side.way_out(position, own, own.opponent(), ROUNDS[1]))
            .map_or(Alone::Open, |hangs| Alone::Runs(hangs.point))
    }

    fn search(&mut self, i: usize, positions: u64) {
        let BoundSide { bound, solver } = &mut self.sides[i];
        if solver.is_decided() {
            return;
        }
        solver.search(positions);
        for first in Color::ALL {
            // What becomes of the block ends with its capture.
            if let Some(known) = solver.captures(first) {
                self.sure[first].bound_by(bound.favoured, &known);
            }
        }
    }

    fn known(&self) -> Option<Alone> {
        let own = self.block.color;
        let is_lost = |first: Color| self.sure[first].outcome() == lost(own);
        let is_saved = |first: Color| {
            let possible = self.sure[first].possible();
            !possible.contains(&Ending::won_by(own.opponent()))
        };
        if is_saved(own.opponent()) {
            Some(Alone::Lives)
        } else if is_lost(own) {
            Some(Alone::Dead)
        } else if is_lost(own.opponent()) && is_saved(own) {
            Some(Alone::Unsettled)
        } else {
            None
        }
    }
}

/// The outcome in which a side is captured.
const fn lost(color: Color) -> Outcome {
    Outcome::won_by(color.opponent())
}
