//! Looking through a whole board for what races.

use std::cmp::Reverse;

use semeai_board::{Block, ByColor, Color};

use super::pairs::{Dangers, pair_of};
use super::relation::BlockRelation;
use crate::no_race::{About, NoRace, Pairs};

/// How many positions all pairs of a board may take, about a second's: no clock says which pairs are looked at, so that a board has the
/// same races on any machine.
const MOST_POSITIONS: u64 = 600_000;

/// For how many pairs a proof is tried where nothing else races.
const MOST_SETTLED: usize = 2;

/// How many blocks are told of where nothing races.
const MOST_TOLD: usize = 4;

/// The races that were found on a whole board, and whether every pair of blocks was looked at.
#[derive(Clone, Debug)]
pub struct Scan {
    /// The pairs that race, the most important first.
    pub races: Vec<ByColor<Block>>,
    /// The pairs of which it was not found out, the most important first.
    pub open: Vec<ByColor<Block>>,
    /// Whether every pair was looked at.
    pub is_complete: bool,
}

/// Looks at all pairs of blocks that touch each other or have a liberty in common.
#[must_use]
pub fn scan(dangers: &mut Dangers<'_>) -> Scan {
    let mut pairs = pairs(dangers);
    // Large blocks first, and among these those with few liberties.
    pairs.sort_by_key(|pair| Reverse(weight(pair)));
    let mut found = Scan {
        races: Vec::new(),
        open: Vec::new(),
        is_complete: true,
    };
    let mut decided = Vec::new();
    for pair in pairs {
        if dangers.is_spent() || dangers.positions_made() > MOST_POSITIONS {
            found.is_complete = false;
            break;
        }
        match dangers.relation(&pair) {
            BlockRelation::Race => found.races.push(pair),
            BlockRelation::Decided => decided.push(pair),
            BlockRelation::Open => found.open.push(pair),
            BlockRelation::NoRace => {}
        }
    }
    found.races.append(&mut decided);
    if found.races.is_empty() {
        let open = found.open.iter().copied().take(MOST_SETTLED);
        found
            .races
            .extend(open.filter(|pair| dangers.settle(pair).is_race()));
    }
    found
}

/// That nothing races on a board, with the blocks in question: those that look lost if their opponent starts, if there is none the two that
/// come nearest to it, and where no two blocks are near each other the largest.
#[must_use]
pub fn nothing_races(dangers: &mut Dangers<'_>, scan: &Scan) -> NoRace {
    let mut all: Vec<Block> = dangers.blocks().to_vec();
    all.sort_by_key(|block| Reverse((block.stones.len(), Reverse(block.liberties.len()))));
    let weak = all.iter().copied().filter(|block| dangers.is_weak(block));
    let mut blocks: Vec<Block> = weak.take(MOST_TOLD).collect();
    if blocks.is_empty() {
        let nearest = pairs(dangers).into_iter().max_by_key(weight);
        blocks.extend(nearest.iter().flat_map(|pair| [pair.black, pair.white]));
    }
    if blocks.is_empty() {
        blocks.extend(all.into_iter().take(MOST_TOLD));
    }
    let pairs = if scan.is_complete {
        let all = pairs(dangers);
        dangers.apart(&all, &scan.open)
    } else {
        Pairs::Open
    };
    NoRace {
        about: About::Board,
        first: None,
        fights: Vec::new(),
        blocks: blocks.iter().map(|block| dangers.told(block)).collect(),
        pairs,
    }
}

/// That a block races with none, with what becomes of it.
#[must_use]
pub fn races_with_none(dangers: &mut Dangers<'_>, block: &Block, scan: &Scan) -> NoRace {
    let told = dangers.told(block);
    let pairs = if scan.is_complete {
        let all = dangers.pairs_of(block);
        dangers.apart(&all, &scan.open)
    } else {
        Pairs::Open
    };
    NoRace {
        about: About::Block,
        first: None,
        fights: Vec::new(),
        blocks: vec![told],
        pairs,
    }
}

/// The pairs of a board that may race.
fn pairs(dangers: &Dangers<'_>) -> Vec<ByColor<Block>> {
    let blocks = dangers.blocks().iter();
    let black = blocks.filter(|block| block.color == Color::Black && !dangers.is_safe(block));
    let beside = |&block: &Block| {
        let others = dangers.beside(&block).into_iter();
        others
            .filter(|other| !dangers.is_safe(other))
            .map(move |other| pair_of(block, other))
    };
    black.flat_map(beside).collect()
}

/// How much a pair matters: a block that can run has no race to win.
fn weight(pair: &ByColor<Block>) -> (Reverse<usize>, usize, Reverse<usize>) {
    let liberties = pair.black.liberties.len().max(pair.white.liberties.len());
    let stones = pair.black.stones.len().min(pair.white.stones.len());
    (Reverse(liberties / 7), stones, Reverse(liberties))
}
