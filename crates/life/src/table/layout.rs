//! Where the positions of a net are in the arrays of its table.
//!
//! A position is a number in base 3, a digit a point: 0 empty, 1 black, 2 white. The lowest five digits count within a *block*, the
//! others name it. Blocks are kept by how many of their own digits are stones, most first, in *levels*: a stone on one of those points
//! leads to the level before, a stone on one of the others to a higher place of the same block. So one pass over levels and blocks, each
//! from its end, follows all moves that take nothing; and blocks of one level do not need each other.

use std::ops::Range;

use semeai_board::ByColor;

use crate::net::{Points, numbers};

/// How many points are counted within a block at most.
const LOW: usize = 5;

/// How many positions a block has at most: 3^5.
pub(crate) const WIDTH: usize = 243;

/// The blocks of a net's positions in their order.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    points: usize,
    /// How many points are counted within a block, and how many positions that makes.
    low: usize,
    width: usize,
    /// The place of each block by what its digits say.
    place: Vec<u32>,
    /// What the digits say, by place.
    digits: Vec<u32>,
    /// The stones that the digits say, by place.
    high: Vec<ByColor<Points>>,
    /// The stones of each position within a block.
    within: Vec<ByColor<Points>>,
    /// The places of each level.
    levels: Vec<Range<usize>>,
    /// The number of a position from half a byte of points after the other: what black stones there add.
    codes: [Vec<u32>; 2],
}

impl Layout {
    pub(crate) fn new(points: usize) -> Self {
        let low = points.min(LOW);
        let within = all_stones(low);
        let all = all_stones(points - low);
        let shifted = |stones: &ByColor<Points>| stones.map(|points| points << low);
        let count = |stones: &ByColor<Points>| (stones.black | stones.white).count_ones();
        let mut digits: Vec<u32> = (0..).take(all.len()).collect();
        digits.sort_by_key(|&digits| std::cmp::Reverse(count(&all[digits as usize])));
        let mut place = vec![0; all.len()];
        for (at, &digits) in (0..).zip(&digits) {
            place[digits as usize] = at;
        }
        let high: Vec<_> = digits.iter().map(|&d| shifted(&all[d as usize])).collect();
        let mut levels = Vec::new();
        let mut first = 0;
        for same in high.chunk_by(|one, other| count(one) == count(other)) {
            levels.push(first..first + same.len());
            first += same.len();
        }
        let codes = [0, 8].map(|first| (0..256).map(|byte| code_of(byte, first)).collect());
        Self {
            points,
            low,
            width: within.len(),
            place,
            digits,
            high,
            within,
            levels,
            codes,
        }
    }

    /// How many positions there are, legal or not.
    pub(crate) fn len(&self) -> usize {
        self.width * self.digits.len()
    }

    pub(crate) fn blocks(&self) -> usize {
        self.digits.len()
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn levels(&self) -> &[Range<usize>] {
        &self.levels
    }

    /// The stones of the position at a place within a block.
    #[inline]
    pub(crate) fn stones(&self, block: usize, offset: usize) -> ByColor<Points> {
        let (high, low) = (&self.high[block], &self.within[offset]);
        ByColor {
            black: high.black | low.black,
            white: high.white | low.white,
        }
    }

    /// What black stones on these points add to the number of a position; white ones add twice as much.
    #[inline]
    pub(crate) fn code(&self, points: Points) -> u32 {
        self.codes[0][usize::from(points & 0xFF)] + self.codes[1][usize::from(points >> 8)]
    }

    /// The place of a position.
    #[inline]
    pub(crate) fn place(&self, stones: ByColor<Points>) -> usize {
        self.place_of(self.code(stones.black) + 2 * self.code(stones.white))
    }

    #[inline]
    pub(crate) fn place_of(&self, code: u32) -> usize {
        let code = code as usize;
        // Both are the same but for nets of less than five points; the first is no division.
        let (digits, offset) = if self.width == WIDTH {
            (code / WIDTH, code % WIDTH)
        } else {
            (0, code)
        };
        self.place[digits] as usize * self.width + offset
    }

    /// The places of the blocks to which a stone of each colour leads, one for each empty point that names the block.
    pub(crate) fn next_blocks(&self, block: usize) -> impl Iterator<Item = ByColor<usize>> {
        let (stones, digits) = (self.high[block], self.digits[block]);
        let empty = !(stones.black | stones.white);
        let points = (self.low..self.points).filter(move |point| empty >> point & 1 == 1);
        points.map(move |point| {
            let step = 3_u32.pow(u32::try_from(point - self.low).unwrap_or(0));
            let next = |steps| self.place[(digits + steps * step) as usize] as usize;
            ByColor {
                black: next(1),
                white: next(2),
            }
        })
    }

    /// For each position within a block, how much further those are to which a black stone leads, one for each empty point.
    pub(crate) fn steps(&self) -> Vec<Steps> {
        let all: Points = (1 << self.low) - 1;
        let steps = |stones: &ByColor<Points>| {
            let mut steps = Steps::default();
            for point in numbers(all & !(stones.black | stones.white)) {
                steps.by[steps.count] = self.code(1 << point) as usize;
                steps.count += 1;
            }
            steps
        };
        self.within.iter().map(steps).collect()
    }
}

/// How far it is to the next positions within a block.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    count: usize,
    by: [usize; LOW],
}

impl Steps {
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.by[..self.count].iter().copied()
    }
}

/// The stones of every position of so many points, in the order of their numbers.
fn all_stones(points: usize) -> Vec<ByColor<Points>> {
    let mut all = vec![ByColor::default()];
    for point in 0..points {
        let stone: Points = 1 << point;
        let with = |black: Points, white: Points| {
            move |stones: &ByColor<Points>| ByColor {
                black: stones.black | black,
                white: stones.white | white,
            }
        };
        let black: Vec<_> = all.iter().map(with(stone, 0)).collect();
        let white: Vec<_> = all.iter().map(with(0, stone)).collect();
        all.extend(black);
        all.extend(white);
    }
    all
}

fn code_of(byte: u32, first: u32) -> u32 {
    let points = (0..8).filter(|bit| byte >> bit & 1 == 1);
    points.map(|bit| 3_u32.pow(first + bit)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_as_wide_as_its_digits_say() {
        assert_eq!(Layout::new(LOW).width(), WIDTH);
    }

    #[test]
    fn every_position_has_a_place_of_its_own() {
        for points in [0, 1, 4, 5, 6, 8] {
            let layout = Layout::new(points);
            assert_eq!(
                layout.len(),
                3_usize.pow(u32::try_from(points).expect("few"))
            );
            for block in 0..layout.blocks() {
                for offset in 0..layout.width() {
                    let stones = layout.stones(block, offset);
                    assert_eq!(stones.black & stones.white, 0);
                    assert_eq!(layout.place(stones), block * layout.width() + offset);
                }
            }
        }
    }

    #[test]
    fn a_stone_leads_to_the_level_before_or_further_on_in_the_block() {
        let layout = Layout::new(7);
        let steps = layout.steps();
        let level = |block: usize| layout.levels().iter().position(|it| it.contains(&block));
        for block in 0..layout.blocks() {
            for next in layout.next_blocks(block) {
                assert_eq!(level(next.black).map(|it| it + 1), level(block));
                assert_eq!(level(next.white).map(|it| it + 1), level(block));
            }
            let stones = layout.stones(block, 0);
            for step in steps[0].iter() {
                let black = layout.stones(block, step);
                assert_eq!((black.black & !stones.black).count_ones(), 1);
                let white = layout.stones(block, 2 * step);
                assert_eq!((white.white & !stones.white).count_ones(), 1);
            }
        }
    }
}
