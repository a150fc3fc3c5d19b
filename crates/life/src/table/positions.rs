//! Which positions of a net are legal, and what a move comes to that takes something.
//!
//! A stone put on an empty point of a legal position makes a number in base 3 that is a legal position too if no string is without
//! liberty then, and nothing more has to be looked at. Else it is the number of no position, and what the move comes to
//! depends on that number and on who moved alone: all enemy strings without liberty are taken, and where there are none it is
//! suicide. So the place of such a number is a *jump* to the position after the capture.
//!
//! That holds of a ko too. Let the move take one stone and leave the stone played alone with that liberty. Before the capture this stone
//! has no liberty, and no other own stone is without one, for what it had before the move was not taken by a stone that is not
//! beside it. So it is known which stone was played, and that it makes a ko.

use std::ops::Range;
use std::sync::Arc;

use semeai_board::{ByColor, Color};

use super::goal::Goal;
use super::layout::{Layout, WIDTH};
use super::words::Worth;
use crate::net::{Net, Points, numbers};
use crate::threads::each;

/// How many blocks are worked on together at most.
const PAGE: usize = 32;

/// One bit for each position of a block.
type Bits = [u64; WIDTH.div_ceil(64)];

/// A few neighbouring blocks of a level with the jumps at their places.
#[derive(Debug)]
pub(crate) struct Page<W> {
    pub(crate) blocks: Range<usize>,
    /// The positions that are legal and not over, by block.
    live: Vec<Bits>,
    /// The jumps of each colour's moves.
    pub(crate) jumps: ByColor<Jumps<W>>,
}

impl<W> Page<W> {
    /// The positions within a block that are legal and not over, from the last to the first.
    #[inline]
    pub(crate) fn live(&self, block: usize) -> impl Iterator<Item = usize> {
        let bits = self.live[block - self.blocks.start];
        let words = bits.into_iter().enumerate().rev();
        words.flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.checked_ilog2()?;
                word &= !(1 << bit);
                Some(64 * i + bit as usize)
            })
        })
    }
}

/// Where the moves of one colour lead that take something, by block.
#[derive(Debug)]
pub(crate) struct Jumps<W> {
    /// Where those of each block begin.
    starts: Vec<u32>,
    /// At which place of the block each begins.
    slots: Vec<u8>,
    pub(crate) targets: Vec<Target>,
    /// What each target is worth, as far as it is known.
    pub(crate) values: Vec<W>,
}

impl<W> Default for Jumps<W> {
    fn default() -> Self {
        Self {
            starts: Vec::new(),
            slots: Vec::new(),
            targets: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<W: Worth> Jumps<W> {
    /// Those of a block, counted within its page.
    pub(crate) fn of(&self, block: usize) -> Range<usize> {
        self.starts[block] as usize..self.starts[block + 1] as usize
    }

    pub(crate) fn slot(&self, jump: usize) -> usize {
        usize::from(self.slots[jump])
    }

    fn push(&mut self, slot: usize, target: Target) {
        self.slots.push(u8::try_from(slot).unwrap_or(u8::MAX));
        self.targets.push(target);
        self.values.push(W::UNKNOWN);
    }

    /// Nothing more begins in the block that was listed last.
    fn close(&mut self) {
        let end = u32::try_from(self.slots.len()).unwrap_or(u32::MAX);
        self.starts.push(end);
    }
}

/// A place, and the point where the side to move may not play there. Sixteen points have fewer than 2^26 places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target(u32);

const BAN: u32 = 27;

impl Target {
    fn new(place: usize, ban: Option<usize>) -> Self {
        let ban = ban.map_or(0, |point| point + 1);
        Self(u32::try_from(ban << BAN | place).unwrap_or(u32::MAX))
    }

    pub(crate) fn place(self) -> usize {
        (self.0 & ((1 << BAN) - 1)) as usize
    }

    pub(crate) fn ban(self) -> Option<usize> {
        (self.0 >> BAN).checked_sub(1).map(|point| point as usize)
    }
}

/// All legal positions of a net.
#[derive(Debug)]
pub(crate) struct Positions<W> {
    pub(crate) layout: Arc<Layout>,
    pub(crate) pages: Vec<Page<W>>,
    /// The pages of each level.
    pub(crate) levels: Vec<Range<usize>>,
    legal: Vec<Bits>,
}

impl<W: Worth> Positions<W> {
    /// The legal positions of a net, not yet with their jumps.
    pub(crate) fn new(net: &Net, threads: usize) -> Self {
        let layout = Arc::new(Layout::new(net.len()));
        let mut legal = vec![Bits::default(); layout.blocks()];
        let pieces: Vec<_> = legal.chunks_mut(PAGE).enumerate().collect();
        each(threads, pieces, |(i, blocks)| {
            for (block, bits) in (PAGE * i..).zip(blocks) {
                for offset in 0..layout.width() {
                    if net.is_legal(layout.stones(block, offset)) {
                        bits[offset / 64] |= 1 << (offset % 64);
                    }
                }
            }
        });
        let (mut pages, mut levels) = (Vec::new(), Vec::new());
        for level in layout.levels() {
            let first = pages.len();
            for start in level.clone().step_by(PAGE) {
                let blocks = start..(start + PAGE).min(level.end);
                let live = legal[blocks.clone()].to_vec();
                let jumps = ByColor::default();
                pages.push(Page {
                    blocks,
                    live,
                    jumps,
                });
            }
            levels.push(first..pages.len());
        }
        Self {
            layout,
            pages,
            levels,
            legal,
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u64 {
        let words = self.legal.iter().flatten();
        words.map(|word| u64::from(word.count_ones())).sum()
    }

    fn is_legal(&self, code: u32) -> bool {
        self.is_legal_at(self.layout.place_of(code))
    }

    /// Whether the number at a place is a legal position.
    pub(crate) fn is_legal_at(&self, place: usize) -> bool {
        let (block, offset) = (place / self.layout.width(), place % self.layout.width());
        self.legal[block][offset / 64] >> (offset % 64) & 1 == 1
    }

    /// Finds the jumps, and which positions are over.
    pub(crate) fn find_jumps(&mut self, net: &Net, goal: Goal, threads: usize) {
        let mut pages = std::mem::take(&mut self.pages);
        let pieces: Vec<_> = pages.iter_mut().collect();
        each(threads, pieces, |page| self.fill(page, net, goal));
        self.pages = pages;
    }

    fn fill(&self, page: &mut Page<W>, net: &Net, goal: Goal) {
        for jumps in [&mut page.jumps.black, &mut page.jumps.white] {
            jumps.close();
        }
        for block in page.blocks.clone() {
            let legal = self.legal[block];
            let live = &mut page.live[block - page.blocks.start];
            for offset in 0..self.layout.width() {
                let stones = self.layout.stones(block, offset);
                if legal[offset / 64] >> (offset % 64) & 1 == 0 {
                    self.jump(&mut page.jumps, offset, stones, net, goal);
                } else if super::goal::is_over(net, goal, stones) {
                    live[offset / 64] &= !(1 << (offset % 64));
                }
            }
            for jumps in [&mut page.jumps.black, &mut page.jumps.white] {
                jumps.close();
            }
        }
    }

    /// Lists what a number comes to that is no legal position.
    fn jump(
        &self,
        jumps: &mut ByColor<Jumps<W>>,
        offset: usize,
        stones: ByColor<Points>,
        net: &Net,
        goal: Goal,
    ) {
        let empty = net.empty(stones);
        let dead =
            ByColor::new_with(|color| stones[color] & !net.breathing(color, stones[color], empty));
        for color in Color::ALL {
            let enemy = color.opponent();
            if dead[enemy] == 0 || !self.is_reached(net, color, stones, dead) {
                continue;
            }
            let mut after = stones;
            after[enemy] &= !dead[enemy];
            // A lone stone without liberty that has taken one: see above.
            let is_ko = dead[enemy].count_ones() == 1 && dead[color].count_ones() == 1;
            let is_ko = is_ko && !super::goal::is_over(net, goal, after);
            let ban = is_ko.then(|| dead[enemy].trailing_zeros() as usize);
            let target = Target::new(self.layout.place(after), ban);
            jumps[color].push(offset, target);
        }
    }

    /// Whether a move of a colour leads from a legal position to this number, where these stones are without liberty.
    fn is_reached(
        &self,
        net: &Net,
        color: Color,
        stones: ByColor<Points>,
        dead: ByColor<Points>,
    ) -> bool {
        let code = self.layout.code(stones.black) + 2 * self.layout.code(stones.white);
        let weight = match color {
            Color::Black => 1,
            Color::White => 2,
        };
        let beside = net.beside(dead[color.opponent()]) & stones[color];
        let mut played = numbers(beside);
        played.any(|point| self.is_legal(code - weight * self.layout.code(1 << point)))
    }

    /// What is known at once, as words of the side to move.
    pub(crate) fn seeds(&self, net: &Net, ends: &W::Ends, threads: usize) -> ByColor<Vec<W>> {
        let width = self.layout.width();
        let suicide = || vec![W::SUICIDE; self.layout.len()];
        let mut words = ByColor {
            black: suicide(),
            white: suicide(),
        };
        let size = PAGE * width;
        let black = words.black.chunks_mut(size);
        let pieces: Vec<_> = black
            .zip(words.white.chunks_mut(size))
            .enumerate()
            .collect();
        each(threads, pieces, |(i, (black, white))| {
            let blocks = black.chunks_mut(width).zip(white.chunks_mut(width));
            for (block, (black, white)) in (PAGE * i..).zip(blocks) {
                for offset in 0..width {
                    if self.legal[block][offset / 64] >> (offset % 64) & 1 == 1 {
                        let stones = self.layout.stones(block, offset);
                        let seed = W::seed(ends, net, stones);
                        black[offset] = seed.black;
                        white[offset] = seed.white;
                    }
                }
            }
        });
        // What a jump comes to is unknown at first: a move that takes something is no suicide.
        for page in &self.pages {
            for (color, jumps) in page.jumps.iter() {
                for block in 0..page.blocks.len() {
                    let first = (page.blocks.start + block) * width;
                    for jump in jumps.of(block) {
                        words[color.opponent()][first + jumps.slot(jump)] = W::UNKNOWN;
                    }
                }
            }
        }
        words
    }
}
