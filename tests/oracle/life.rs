//! What needs no play after a capture: the capturer cannot be captured.
//!
//! Most captures are made by a block that is joined to safe stones or has two eyes, and all that could be played after them
//! would be listed for nothing. Both are theorems; a test compares what is judged with them and without.

use super::rules::{Board, Set, State};

/// A block with the points around it.
struct Chain {
    stones: Set,
    around: Set,
    is_safe: bool,
}

impl Board {
    /// Whether what a side has essential can never be captured again, wherever it plays: one of its blocks, or the first of
    /// them, is joined to safe stones or unconditionally alive (D. Benson, "Life in the Game of Go", 1976). Points around a
    /// safe stone of the other side are no eye: they can be filled to the last.
    pub(super) fn cannot_lose(&self, state: &State, side: usize) -> bool {
        let blocks = self.standing_blocks(side, state.standing[side]);
        let alive = self.alive(&state.stones, side);
        let mut blocks = blocks.map(|block| block & !alive == 0);
        match self.is_lost_with_first() {
            true => blocks.all(|lives| lives),
            false => blocks.any(|lives| lives),
        }
    }

    /// The stones of a side that live wherever it plays.
    fn alive(&self, stones: &[Set; 2], side: usize) -> Set {
        self.alive_by(stones, side, true)
    }

    /// Whether both sides have one block, and that of this side lives by its eyes wherever it plays.
    pub(super) fn has_two_eyes(&self, state: &State, side: usize) -> bool {
        let mut blocks = self.standing_blocks(side, state.standing[side]);
        let alive = self.alive_by(&state.stones, side, false);
        self.blocks() == [1, 1] && blocks.all(|block| block & !alive == 0)
    }

    /// The same, where chains with safe stones are alive or not.
    fn alive_by(&self, stones: &[Set; 2], side: usize, counts_safe: bool) -> Set {
        let mut chains = self.chains(stones, side);
        let mut regions = self.regions(stones, side);
        loop {
            let before = chains.len();
            chains.retain(|chain| {
                let is_eye = |region: &&Set| *region & !stones[1 - side] & !chain.around == 0;
                (counts_safe && chain.is_safe) || regions.iter().filter(is_eye).count() >= 2
            });
            let alive = chains.iter().fold(0, |all, chain| all | chain.stones);
            if chains.len() == before {
                return alive;
            }
            let gone = stones[side] & !alive;
            regions.retain(|&region| self.around(region) & gone == 0);
        }
    }

    fn chains(&self, stones: &[Set; 2], side: usize) -> Vec<Chain> {
        let mut chains = Vec::new();
        let mut left = stones[side];
        while left != 0 {
            let (block, around) = self.block(stones, side, left & left.wrapping_neg(), 0);
            left &= !block;
            chains.push(Chain {
                stones: block,
                around,
                is_safe: block & self.safe() != 0,
            });
        }
        chains
    }

    /// The connected points without stones of a side, except those with safe stones in them.
    fn regions(&self, stones: &[Set; 2], side: usize) -> Vec<Set> {
        let mut regions = Vec::new();
        let mut left = self.all() & !stones[side];
        while left != 0 {
            let (mut region, mut new) = (0, left & left.wrapping_neg());
            while new != 0 {
                region |= new;
                new = self.around(new) & left & !region;
            }
            left &= !region;
            if region & self.safe() == 0 {
                regions.push(region);
            }
        }
        regions
    }
}
