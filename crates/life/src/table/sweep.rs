//! The least fixed point of what can be forced: sweeps over all positions until nothing changes.
//!
//! Everything that can be forced is found from what is decided, and nothing is ever taken back, so in whatever order positions are
//! looked at, the end is the same: on one thread or on several, in one go or with interruptions.

use std::ops::Range;

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use super::goal::Ko;
use super::layout::{Layout, Steps, WIDTH};
use super::positions::{Page, Positions, Target};
use super::words::{Look, Worth};
use crate::net::Net;
use crate::threads::each;

/// A table in the making.
#[derive(Debug)]
pub(crate) struct Sweeps<W: Worth> {
    net: Net,
    ends: W::Ends,
    ko: Ko,
    threads: usize,
    pub(crate) positions: Positions<W>,
    words: ByColor<Vec<W>>,
    steps: Vec<Steps>,
    /// Whether something changed in a block in the last sweep.
    has_changed: Vec<bool>,
    /// Whether a jump that begins in a block leads to something new.
    is_due: Vec<bool>,
    sweeps: u32,
}

/// What a sweep reads besides the words.
struct Context<'a, W: Worth> {
    layout: &'a Layout,
    steps: &'a [Steps],
    ends: &'a W::Ends,
    is_due: &'a [bool],
}

/// The blocks of a page while they are swept.
struct Piece<'a, W> {
    page: &'a Page<W>,
    words: ByColor<&'a mut [W]>,
    has_changed: &'a mut [bool],
}

impl<W: Worth> Sweeps<W> {
    /// Prepares the positions of a net with their jumps.
    pub(crate) fn new(
        net: Net,
        ends: W::Ends,
        ko: Ko,
        threads: usize,
        positions: Positions<W>,
    ) -> Self {
        let words = positions.seeds(&net, &ends, threads);
        let blocks = positions.layout.blocks();
        Self {
            steps: positions.layout.steps(),
            has_changed: vec![true; blocks],
            is_due: vec![true; blocks],
            positions,
            words,
            net,
            ends,
            ko,
            threads,
            sweeps: 0,
        }
    }

    /// Goes back to the beginning, with another rule of ko. Its words must have been taken.
    pub(crate) fn begin_again(&mut self, ko: Ko) {
        self.ko = ko;
        for page in &mut self.positions.pages {
            for jumps in [&mut page.jumps.black, &mut page.jumps.white] {
                jumps.values.fill(W::UNKNOWN);
            }
        }
        self.words = self.positions.seeds(&self.net, &self.ends, self.threads);
        self.look_everywhere();
        self.sweeps = 0;
    }

    /// The same, with other ends of play.
    pub(crate) fn begin_again_with(&mut self, ends: W::Ends) {
        self.ends = ends;
        self.begin_again(self.ko);
    }

    /// Whatever may have been missed is looked at again.
    fn look_everywhere(&mut self) {
        self.has_changed.fill(true);
        self.is_due.fill(true);
    }

    /// Whether any move makes a ko, so that the rule of ko matters at all.
    pub(crate) fn has_kos(&self) -> bool {
        let jumps = self.positions.pages.iter().flat_map(|page| {
            let ByColor { black, white } = &page.jumps;
            black.targets.iter().chain(&white.targets)
        });
        jumps.into_iter().any(|target| target.ban().is_some())
    }

    /// Sweeps until nothing changes. After a halt it can be called again and goes on.
    ///
    /// # Errors
    ///
    /// If the budget is spent, or somebody stops it.
    pub(crate) fn run(&mut self, budget: &mut PositionBudget) -> Result<(), Halt> {
        let done = self.run_on(budget);
        if done.is_err() {
            self.look_everywhere();
        }
        done
    }

    fn run_on(&mut self, budget: &mut PositionBudget) -> Result<(), Halt> {
        loop {
            self.look_ahead(budget)?;
            if !self.is_due.contains(&true) {
                return Ok(());
            }
            self.sweep(budget)?;
            self.is_due.fill(false);
            self.sweeps += 1;
        }
    }

    /// The words as they are, which are no longer there afterwards, and how many sweeps they took.
    pub(crate) fn take_words(&mut self) -> (ByColor<Vec<W>>, u32) {
        (std::mem::take(&mut self.words), self.sweeps)
    }

    /// Takes over what the jumps lead to.
    fn look_ahead(&mut self, budget: &PositionBudget) -> Result<(), Halt> {
        let look = Look {
            net: &self.net,
            layout: &self.positions.layout,
            ends: &self.ends,
            words: self.words.as_ref().map(Vec::as_slice),
        };
        let (has_changed, ko) = (&*self.has_changed, self.ko);
        let mut rest = &mut *self.is_due;
        let mut pieces = Vec::new();
        for page in &mut self.positions.pages {
            let (due, others) = rest.split_at_mut(page.blocks.len());
            rest = others;
            pieces.push((page, due));
        }
        each(self.threads, pieces, |(page, due)| {
            if !budget.is_stopped() {
                renew(page, due, &look, ko, has_changed);
            }
        });
        check(budget)
    }

    /// Goes once over all positions from which something new can be reached.
    fn sweep(&mut self, budget: &mut PositionBudget) -> Result<(), Halt> {
        let width = self.positions.layout.width();
        let context = Context {
            layout: &self.positions.layout,
            steps: &self.steps,
            ends: &self.ends,
            is_due: &self.is_due,
        };
        for (level, pages) in (self.positions.layout.levels().iter()).zip(&self.positions.levels) {
            let words = self.words.as_mut();
            let (black_before, black) = words.black.split_at_mut(level.start * width);
            let (white_before, white) = words.white.split_at_mut(level.start * width);
            let (changed_before, changed) = self.has_changed.split_at_mut(level.start);
            let before = ByColor {
                black: &*black_before,
                white: &*white_before,
            };
            let rest = ByColor { black, white };
            let pieces = pieces(&self.positions.pages[pages.clone()], rest, changed, width);
            let changed_before = &*changed_before;
            let stop = &*budget;
            each(self.threads, pieces, |piece| {
                if !stop.is_stopped() {
                    piece.sweep(&context, before, changed_before);
                }
            });
            let swept = self.has_changed[level.clone()].iter().filter(|it| **it);
            let places = swept.count() * width;
            budget.spend(u64::try_from(places).unwrap_or(u64::MAX))?;
            check(budget)?;
        }
        Ok(())
    }
}

fn check(budget: &PositionBudget) -> Result<(), Halt> {
    if budget.is_stopped() {
        return Err(Halt::Budget);
    }
    Ok(())
}

/// The pages of a level with their own blocks.
fn pieces<'a, W>(
    pages: &'a [Page<W>],
    words: ByColor<&'a mut [W]>,
    has_changed: &'a mut [bool],
    width: usize,
) -> Vec<Piece<'a, W>> {
    let (mut black, mut white, mut changed) = (words.black, words.white, has_changed);
    let piece = |page: &'a Page<W>| {
        let places = page.blocks.len() * width;
        let own = ByColor {
            black: black.split_off_mut(..places).unwrap_or_default(),
            white: white.split_off_mut(..places).unwrap_or_default(),
        };
        Piece {
            page,
            words: own,
            has_changed: changed
                .split_off_mut(..page.blocks.len())
                .unwrap_or_default(),
        }
    };
    pages.iter().map(piece).collect()
}

/// Finds out anew what the jumps of a page lead to, and in which blocks that is something new.
fn renew<W: Worth>(
    page: &mut Page<W>,
    due: &mut [bool],
    look: &Look<'_, W>,
    ko: Ko,
    has_changed: &[bool],
) {
    let width = look.layout.width();
    for (i, due) in due.iter_mut().enumerate() {
        let mut is_due = false;
        for color in Color::ALL {
            let enemy = color.opponent();
            let jumps = &mut page.jumps[color];
            for jump in jumps.of(i) {
                let target: Target = jumps.targets[jump];
                let (place, ban) = (target.place(), target.ban().filter(|_| ko.bans(enemy)));
                if ban.is_none() && !has_changed[place / width] {
                    continue;
                }
                let word = look.word(place, enemy, ban);
                if word != jumps.values[jump] {
                    jumps.values[jump] = word;
                    is_due = true;
                }
            }
        }
        *due |= is_due;
    }
}

impl<W: Worth> Piece<'_, W> {
    fn sweep(self, context: &Context<'_, W>, before: ByColor<&[W]>, changed_before: &[bool]) {
        let width = context.layout.width();
        let Self {
            page,
            words,
            has_changed,
        } = self;
        let black = words.black.chunks_mut(width);
        let blocks = black.zip(words.white.chunks_mut(width));
        let blocks = page.blocks.clone().zip(has_changed).zip(blocks);
        for (i, ((block, has_changed), (black, white))) in blocks.enumerate() {
            let mut next = context.layout.next_blocks(block);
            let is_due = context.is_due[block]
                || next.any(|next| changed_before[next.black] || changed_before[next.white]);
            let words = ByColor { black, white };
            *has_changed = is_due && sweep_block(page, i, words, context, before);
        }
    }
}

/// Goes over the positions of a block from the last to the first; says whether anything changed.
fn sweep_block<W: Worth>(
    page: &Page<W>,
    i: usize,
    words: ByColor<&mut [W]>,
    context: &Context<'_, W>,
    before: ByColor<&[W]>,
) -> bool {
    let block = page.blocks.start + i;
    let width = context.layout.width();
    let after = after_stones_elsewhere(block, context.layout, before);
    let (black, white) = (words.black, words.white);
    // What a jump leads to is read by other blocks too.
    let mut has_changed = land(page, Color::Black, i, white);
    has_changed |= land(page, Color::White, i, black);
    for offset in page.live(block) {
        let mut after = ByColor {
            black: after.black[offset],
            white: after.white[offset],
        };
        for step in context.steps[offset].iter() {
            after.black |= white[offset + step];
            after.white |= black[offset + 2 * step];
        }
        let old = ByColor {
            black: black[offset],
            white: white[offset],
        };
        let new = W::grown(context.ends, block * width + offset, old, after);
        has_changed |= new != old;
        black[offset] = new.black;
        white[offset] = new.white;
    }
    has_changed
}

/// Puts what the jumps of a colour lead to at their places; says whether any of it is new.
fn land<W: Worth>(page: &Page<W>, color: Color, i: usize, words: &mut [W]) -> bool {
    let jumps = &page.jumps[color];
    let mut has_changed = false;
    for jump in jumps.of(i) {
        let (place, value) = (&mut words[jumps.slot(jump)], jumps.values[jump]);
        has_changed |= *place != value;
        *place = value;
    }
    has_changed
}

/// For each place of a block what the moves of each colour are worth on the points that name the block.
fn after_stones_elsewhere<W: Worth>(
    block: usize,
    layout: &Layout,
    before: ByColor<&[W]>,
) -> ByColor<[W; WIDTH]> {
    let width = layout.width();
    let mut after = ByColor {
        black: [W::SUICIDE; WIDTH],
        white: [W::SUICIDE; WIDTH],
    };
    let places = |block: usize| -> Range<usize> { block * width..(block + 1) * width };
    for next in layout.next_blocks(block) {
        // Black has moved, so White is to move, and the other way round.
        let white_to_move = &before.white[places(next.black)];
        for (after, &word) in after.black.iter_mut().zip(white_to_move) {
            *after |= word;
        }
        let black_to_move = &before.black[places(next.white)];
        for (after, &word) in after.white.iter_mut().zip(black_to_move) {
            *after |= word;
        }
    }
    after
}
