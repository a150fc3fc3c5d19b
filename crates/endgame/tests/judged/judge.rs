//! A judge for small boards: no regions, no values, no pruning: every position that can come up is listed, and their scores
//! are worked out from all positions after them until nothing changes, once from below and once from above. Where the two
//! differ, positions come back and the rules do not say what that is worth.
//!
//! Moves alternate, passing is free, a ko may not be taken back at once, suicide is not allowed, safe stones are never captured.
//! *Area*: two passes end the game; the score is stones and empty points that reach only one colour. *Territory*: after two
//! passes play goes on until two more, and there moves cost nothing; the score is the area at the end minus the stones placed
//! before and those there at first. That is territory and prisoners.

use std::collections::HashMap;

use semeai_board::{Color, Position};
use semeai_endgame::Scoring;

/// What a search may run into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// A position came back.
    Repetition,
    /// Too many positions.
    TooMany,
}

/// Points are bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Turn {
    /// Black's stones and White's.
    stones: [u64; 2],
    /// The point that may not be taken back, as a bit.
    ko: u64,
    /// 0 for Black.
    mover: u8,
    passes: u8,
    /// Whether moves still cost a point.
    is_first_phase: bool,
    /// How many coupons are left: the best is worth so many units.
    coupons: u16,
}

pub(crate) struct Judge {
    scoring: Scoring,
    /// So many units are a point; more than one only where coupons are taken.
    units: i32,
    near: Vec<u64>,
    safe: u64,
    start: Turn,
    numbers: HashMap<Turn, usize>,
    turns: Vec<Turn>,
    /// Where a position leads, and what is added on the way; nothing at the end of the game.
    next: Vec<Vec<(Option<usize>, i32)>>,
    /// The least and the greatest score.
    scores: Vec<[i32; 2]>,
}

/// No score is so large.
const LARGEST: i32 = 1_000_000;

impl Judge {
    /// A judge of a board of at most 64 points, in which what is safe is protected.
    pub(crate) fn new(position: &Position, scoring: Scoring, most: usize) -> Result<Self, Trouble> {
        Self::beside_coupons(position, scoring, (1, 0), most)
    }

    /// The same where a turn is a move on the board, which lifts a ban like any other, or the best of the coupons 1, 2, 3, .. that
    /// are left, in units of which so many are a point. Nobody passes before they are gone.
    pub(super) fn beside_coupons(
        position: &Position,
        scoring: Scoring,
        (units, coupons): (i32, u16),
        most: usize,
    ) -> Result<Self, Trouble> {
        let topology = position.topology();
        let mask = |points: &semeai_board::PointSet| {
            points
                .iter()
                .fold(0, |mask, point| mask | 1 << point.index())
        };
        let points = topology.points();
        let near = points.iter().map(|point| {
            let near = topology.neighbors(point).iter();
            near.fold(0, |mask, point| mask | 1 << point.index())
        });
        let mut judge = Self {
            scoring,
            units,
            near: near.collect(),
            safe: mask(&position.protected()),
            start: Turn {
                stones: Color::ALL.map(|color| mask(&position.stones(color))),
                ko: 0,
                mover: 0,
                passes: 0,
                is_first_phase: scoring == Scoring::Territory,
                coupons,
            },
            numbers: HashMap::new(),
            turns: Vec::new(),
            next: Vec::new(),
            scores: Vec::new(),
        };
        judge.list(most)?;
        judge.work_out();
        Ok(judge)
    }

    /// The score with best play where a side moves first.
    pub(super) fn score(&self, mover: Color) -> Result<i32, Trouble> {
        let turn = self.first(mover);
        Ok(self.known(self.numbers[&turn])? - self.stones_at_first())
    }

    /// The score after every legal first move of a side, by point; nothing where positions come back.
    pub(super) fn after(&self, mover: Color) -> Vec<(usize, Option<i32>)> {
        let turn = self.first(mover);
        let mut found = Vec::new();
        for point in 0..self.near.len() {
            if let Some(next) = self.play(&turn, point) {
                let value = self.known(self.numbers[&next]).ok();
                found.push((
                    point,
                    value.map(|value| value - cost(&turn) - self.stones_at_first()),
                ));
            }
        }
        found
    }

    fn first(&self, mover: Color) -> Turn {
        Turn {
            mover: u8::from(mover == Color::White),
            ..self.start
        }
    }

    fn known(&self, number: usize) -> Result<i32, Trouble> {
        let [low, high] = self.scores[number];
        if low == high {
            Ok(low)
        } else {
            Err(Trouble::Repetition)
        }
    }

    fn stones_at_first(&self) -> i32 {
        match self.scoring {
            Scoring::Territory => balance(self.start.stones),
            Scoring::Area => 0,
        }
    }

    fn number(&mut self, turn: Turn) -> usize {
        let next = self.turns.len();
        let number = *self.numbers.entry(turn).or_insert(next);
        if number == next {
            self.turns.push(turn);
        }
        number
    }

    /// Every position that can come up.
    fn list(&mut self, most: usize) -> Result<(), Trouble> {
        for mover in Color::ALL {
            let turn = self.first(mover);
            self.number(turn);
        }
        while self.next.len() < self.turns.len() {
            if self.turns.len() > most {
                return Err(Trouble::TooMany);
            }
            let turn = self.turns[self.next.len()];
            let mut next = match turn.coupons {
                0 => vec![self.passed(&turn)],
                _ => vec![self.taken(&turn)],
            };
            for point in 0..self.near.len() {
                if let Some(after) = self.play(&turn, point) {
                    next.push((Some(self.number(after)), -cost(&turn)));
                }
            }
            self.next.push(next);
        }
        Ok(())
    }

    fn work_out(&mut self) {
        self.scores = vec![[-LARGEST, LARGEST]; self.turns.len()];
        let mut is_changed = true;
        while is_changed {
            is_changed = false;
            for number in (0..self.turns.len()).rev() {
                let best = [0, 1].map(|end| {
                    let after = self.next[number].iter().map(|(to, added)| match to {
                        Some(to) if self.scores[*to][end].abs() == LARGEST => self.scores[*to][end],
                        Some(to) => self.scores[*to][end] + added,
                        None => *added,
                    });
                    let best = if self.turns[number].mover == 0 {
                        after.max()
                    } else {
                        after.min()
                    };
                    best.expect("one can pass")
                });
                is_changed |= self.scores[number] != best;
                self.scores[number] = best;
            }
        }
    }

    /// The best coupon is taken.
    fn taken(&mut self, turn: &Turn) -> (Option<usize>, i32) {
        let worth = i32::from(turn.coupons);
        let next = Turn {
            ko: 0,
            mover: 1 - turn.mover,
            passes: 0,
            coupons: turn.coupons - 1,
            ..*turn
        };
        (
            Some(self.number(next)),
            if turn.mover == 0 { worth } else { -worth },
        )
    }

    fn passed(&mut self, turn: &Turn) -> (Option<usize>, i32) {
        let mut next = Turn {
            ko: 0,
            mover: 1 - turn.mover,
            passes: turn.passes + 1,
            ..*turn
        };
        if next.passes == 2 {
            if !next.is_first_phase {
                return (None, self.units * self.area(turn.stones));
            }
            next.passes = 0;
            next.is_first_phase = false;
        }
        (Some(self.number(next)), 0)
    }

    fn play(&self, turn: &Turn, point: usize) -> Option<Turn> {
        let (own, other) = (usize::from(turn.mover), usize::from(1 - turn.mover));
        let here = 1 << point;
        let occupied = turn.stones[0] | turn.stones[1];
        if occupied & here != 0 || turn.ko == here {
            return None;
        }
        let mut stones = turn.stones;
        stones[own] |= here;
        let mut taken = 0;
        for next in bits(self.near[point] & stones[other]) {
            let block = self.flood(1 << next, stones[other]);
            if self.is_dead(block, stones) {
                taken |= block;
            }
        }
        stones[other] &= !taken;
        let block = self.flood(here, stones[own]);
        if self.is_dead(block, stones) {
            return None;
        }
        let is_ko = taken.count_ones() == 1
            && block == here
            && here & self.safe == 0
            && self.around(block) & !(stones[0] | stones[1]) == taken;
        Some(Turn {
            stones,
            ko: if is_ko { taken } else { 0 },
            mover: 1 - turn.mover,
            passes: 0,
            ..*turn
        })
    }

    fn around(&self, block: u64) -> u64 {
        bits(block).fold(0, |all, point| all | self.near[point]) & !block
    }

    fn is_dead(&self, block: u64, stones: [u64; 2]) -> bool {
        block & self.safe == 0 && self.around(block) & !(stones[0] | stones[1]) == 0
    }

    fn flood(&self, start: u64, within: u64) -> u64 {
        let mut block = start;
        loop {
            let more = self.around(block) & within;
            if more == 0 {
                return block;
            }
            block |= more;
        }
    }

    fn area(&self, stones: [u64; 2]) -> i32 {
        let mut area = balance(stones);
        let all = if self.near.len() == 64 {
            u64::MAX
        } else {
            (1 << self.near.len()) - 1
        };
        let mut empty = all & !(stones[0] | stones[1]);
        while empty != 0 {
            let space = self.flood(empty & empty.wrapping_neg(), empty);
            empty &= !space;
            let around = self.around(space);
            let size = space.count_ones().cast_signed();
            area += match (around & stones[0] != 0, around & stones[1] != 0) {
                (true, false) => size,
                (false, true) => -size,
                _ => 0,
            };
        }
        area
    }
}

/// What a move costs its side, for Black.
fn cost(turn: &Turn) -> i32 {
    match (turn.is_first_phase, turn.mover) {
        (false, _) => 0,
        (true, 0) => 1,
        (true, _) => -1,
    }
}

fn balance(stones: [u64; 2]) -> i32 {
    stones[0].count_ones().cast_signed() - stones[1].count_ones().cast_signed()
}

fn bits(mask: u64) -> impl Iterator<Item = usize> {
    let mut mask = mask;
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        next
    })
}
