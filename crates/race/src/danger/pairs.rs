//! What is found out about blocks and pairs of blocks, each hunt once.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;
use semeai_board::{Block, ByColor, Color, Point, PointSet, Position, Role, Roles, benson};

use super::closed_space::{QuickRelation, searched};
use super::hunt::Hunt;
use super::relation::{BlockRelation, LARGE, PairReport};
use super::settle::settle;
use crate::alone::{Alone, BlockReport};
use crate::bounds::{AloneSearch, SHORT, most_liberties};
use crate::no_race::Pairs;
use crate::solve::SolveLimits;

/// How many positions each hunt gets at least, and how many times as many where it was not enough and nothing else is found.
const HUNT: u64 = 10_000;
const LONGER: u64 = 10;

/// How many positions all hunts together get, if each gets one.
const HUNTS: u64 = 100;

/// The part of all positions that may be made that each hunt gets: one in so many.
const HUNT_PART: u64 = 3_000;

/// The part of all positions that may be made that goes into the proof of what becomes of one block: one in so many, and of
/// each search for it.
const PROOF: u64 = 300;
const SEARCH: u64 = 1_500;

/// The part of all positions that goes into longer proofs that blocks are saved, of all together: one in so many.
const LONGER_PROOFS: u64 = 5;

/// How many rounds of proofs say what becomes of a block, and how many there are where it is only asked whether it is saved,
/// each with so many times the positions of the one before.
const TELLING: u32 = 2;
const ROUNDS: u32 = 5;
const GROWTH: u64 = 4;

/// A hunt gives up a block that has got out, which one with so many liberties soon seems to have.
const MANY: usize = 5;

/// A question for a hunt: whose block, with what held or loose, who starts.
type HuntKey = (Point, Option<Point>, bool, Color);

/// Which blocks of a board are in danger, and from whom, found out as it is asked and kept for the next question.
#[derive(Debug)]
pub struct Dangers<'a> {
    position: &'a Position,
    roles: &'a Roles,
    limits: &'a SolveLimits,
    blocks: Vec<Block>,
    /// Those with two eyes, and those that are safe by the person's word.
    safe: PointSet,
    /// How many positions each hunt gets, and all of them together.
    most: u64,
    left: u64,
    hunts: FxHashMap<HuntKey, Option<bool>>,
    /// How pairs stand to each other, by their first stones, where that was found out.
    relations: FxHashMap<[Point; 2], BlockRelation>,
    /// What is proved of each block that was asked for, and how many positions may still go into longer proofs.
    proved: FxHashMap<Point, BlockProof>,
    left_to_prove: u64,
    /// The positions made by everything so far.
    made: u64,
}

/// What is proved of a block.
#[derive(Clone, Copy, Debug)]
struct BlockProof {
    alone: Alone,
    /// After so many rounds.
    rounds: u32,
}

impl<'a> Dangers<'a> {
    /// Nothing is found out yet. A small part of the positions that may be made goes into proofs.
    #[must_use]
    pub fn new(position: &'a Position, roles: &'a Roles, limits: &'a SolveLimits) -> Self {
        let blocks = position.blocks();
        let said = blocks
            .iter()
            .copied()
            .filter(|block| roles.of(block) == Role::Safe);
        let eyes = Color::ALL
            .into_iter()
            .flat_map(|color| benson(position, color));
        let most = HUNT.max(limits.positions() / HUNT_PART);
        let safe = said
            .chain(eyes)
            .fold(position.protected(), |all, block| all.union(&block.stones));
        Self {
            position,
            roles,
            limits,
            blocks,
            safe,
            most,
            left: (HUNTS * most).min(limits.positions()),
            hunts: FxHashMap::default(),
            relations: FxHashMap::default(),
            proved: FxHashMap::default(),
            left_to_prove: limits.positions() / LONGER_PROOFS,
            made: 0,
        }
    }

    /// The blocks of the board, in the order in which the position lists them.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Whether a block has two eyes or is safe by the person's word.
    #[must_use]
    pub fn is_safe(&self, block: &Block) -> bool {
        !block.stones.is_disjoint(&self.safe)
    }

    /// Whether all that may be spent is spent.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        self.left == 0 || self.limits.is_cancelled()
    }

    /// The positions made so far.
    pub(super) const fn positions_made(&self) -> u64 {
        self.made
    }

    /// From now on hunts are longer, and those that did not end are made again.
    pub fn look_longer(&mut self) {
        self.most = LONGER * HUNT.max(self.limits.positions() / HUNT_PART);
        self.hunts.retain(|_, found| found.is_some());
    }

    /// How two blocks stand to each other.
    pub fn relation(&mut self, pair: &ByColor<Block>) -> BlockRelation {
        let anchors = [pair.black.anchor, pair.white.anchor];
        if let Some(&known) = self.relations.get(&anchors) {
            return known;
        }
        let found = self.searched(pair);
        if found != BlockRelation::Open {
            self.relations.insert(anchors, found);
        }
        found
    }

    /// The same, by hunts where both blocks have few liberties; else, and where hunts do not tell, by a search of the race if its
    /// surroundings are closed.
    fn searched(&mut self, pair: &ByColor<Block>) -> BlockRelation {
        let mut colors = Color::ALL.into_iter();
        if colors.any(|color| self.is_safe(&pair[color])) {
            return BlockRelation::NoRace;
        }
        let mut colors = Color::ALL.into_iter();
        let is_long = colors.any(|color| pair[color].liberties.len() >= MANY);
        let is_fight = BlockRelation::of_decided(pair).is_race();
        let hunted = (!is_long).then(|| self.hunted(pair));
        let found = match hunted.filter(|&hunted| hunted != BlockRelation::Open) {
            Some(hunted) => hunted,
            None => match self.searched_closed(pair) {
                Some(searched) if searched.is_sure => return searched.relation,
                // What hunts say of long races is worth nothing, but small blocks are in none.
                Some(searched) if searched.relation != BlockRelation::Open || is_fight => {
                    searched.relation
                }
                _ => hunted.unwrap_or_else(|| self.hunted(pair)),
            },
        };
        // A short search may not see how a block lives or gets out.
        let mut colors = Color::ALL.into_iter();
        let seems_saved =
            |dangers: &mut Self, color: Color| dangers.proved(&pair[color]).seems_saved();
        if found.is_race() && colors.any(|color| seems_saved(self, color)) {
            BlockRelation::NoRace
        } else {
            found
        }
    }

    /// How two blocks stand to each other in closed surroundings.
    fn searched_closed(&mut self, pair: &ByColor<Block>) -> Option<QuickRelation> {
        let found = searched(self.position, self.roles, pair, self.limits)?;
        self.made += found.made;
        Some(found)
    }

    /// The same as far as short searches tell.
    fn hunted(&mut self, pair: &ByColor<Block>) -> BlockRelation {
        let mut is_open = false;
        for color in Color::ALL {
            match self.is_lost_beside(pair, color, true, color.opponent()) {
                Some(true) => {}
                Some(false) => return BlockRelation::NoRace,
                None => is_open = true,
            }
        }
        let second = ByColor::new_with(|color: Color| {
            self.is_lost_beside(pair, color, false, color.opponent())
        });
        let is_dead = |dangers: &mut Self, color: Color| {
            second[color] != Some(false)
                && dangers.is_lost_beside(pair, color, false, color) == Some(true)
        };
        if Color::ALL.into_iter().any(|color| is_dead(self, color)) {
            return match BlockRelation::of_decided(pair) {
                BlockRelation::Decided if is_open => BlockRelation::Open,
                decided => decided,
            };
        }
        match (second.black, second.white) {
            (Some(true), Some(false)) | (Some(false), Some(true)) => BlockRelation::NoRace,
            (None, _) | (_, None) => BlockRelation::Open,
            _ if is_open => BlockRelation::Open,
            (Some(false), _)
                if Color::ALL
                    .into_iter()
                    .any(|color| self.way_out(&pair[color]).is_some()) =>
            {
                // Where nobody is captured each lives by the danger of the other, and cannot get out.
                BlockRelation::NoRace
            }
            _ => BlockRelation::Race,
        }
    }

    /// The best race of a block, if it is in one.
    pub fn race_of(&mut self, block: &Block) -> Option<ByColor<Block>> {
        let mut found: Option<(BlockRelation, usize, ByColor<Block>)> = None;
        let mut open: Option<ByColor<Block>> = None;
        for other in self.beside(block) {
            let pair = pair_of(*block, other);
            let relation = self.relation(&pair);
            let is_larger =
                |pair: &ByColor<Block>| pair[other.color].stones.len() < other.stones.len();
            if relation == BlockRelation::Open && open.as_ref().is_none_or(is_larger) {
                open = Some(pair);
            }
            let key = (relation, other.stones.len());
            if relation.is_race() && found.is_none_or(|(best, stones, _)| key > (best, stones)) {
                found = Some((relation, other.stones.len(), pair));
            }
        }
        if found.is_none()
            && let Some(pair) = open
            && self.settle(&pair).is_race()
        {
            return Some(pair);
        }
        found.map(|(_, _, pair)| pair)
    }

    /// How two blocks stand to each other of which short searches have not told, by a proof if it takes little. Only large ones
    /// are worth it.
    pub fn settle(&mut self, pair: &ByColor<Block>) -> BlockRelation {
        let is_large = Color::ALL
            .into_iter()
            .all(|color| LARGE.is_met_by(&pair[color]));
        if !is_large || self.limits.is_cancelled() {
            return BlockRelation::Open;
        }
        self.look_longer();
        match self.relation(pair) {
            BlockRelation::Open => settle(self.position, self.roles, pair, self.limits),
            known => known,
        }
    }

    /// How it is known that none of some pairs races, if short searches have found no race among them but left some open.
    ///
    /// What a short search says is never told as more, so every pair wants a proof. What is proved cheaply goes first, round by
    /// round, and one block that is saved settles all its pairs.
    pub fn apart(&mut self, pairs: &[ByColor<Block>], open: &[ByColor<Block>]) -> Pairs {
        let mut left = pairs.to_vec();
        let mut known = Pairs::Proved;
        for rounds in 1..=ROUNDS {
            left.retain(|pair| !self.is_proved_apart(pair, rounds));
            if left.iter().any(|pair| self.is_never_proved_apart(pair)) {
                // Then those matter still of which a short search says nothing.
                known = Pairs::Nearby;
                left.retain(|pair| open.contains(pair));
            }
            if left.is_empty() {
                return known;
            }
            if left.iter().any(|pair| self.is_never_proved_apart(pair)) {
                break;
            }
        }
        if left.iter().any(|pair| open.contains(pair)) {
            Pairs::Open
        } else {
            Pairs::Nearby
        }
    }

    /// Whether it is proved in so many rounds that two blocks do not race.
    fn is_proved_apart(&mut self, pair: &ByColor<Block>, rounds: u32) -> bool {
        let is_small = !BlockRelation::of_decided(pair).is_race();
        let is_enough = |known: Alone| known.is_saved() || is_small && known == Alone::Dead;
        let mut colors = Color::ALL;
        // A block with more liberties is sooner proved to be saved.
        colors.sort_by_key(|&color| Reverse(pair[color].liberties.len()));
        // What is known already takes nothing.
        colors.iter().any(|&color| {
            let block = &pair[color];
            let known = self.proved.get(&block.anchor);
            self.is_safe(block) || known.is_some_and(|known| is_enough(known.alone))
        }) || colors
            .iter()
            .any(|&color| is_enough(self.proved_in(&pair[color], rounds)))
    }

    /// Whether longer proofs cannot say that two blocks do not race: each is known not to be saved.
    fn is_never_proved_apart(&self, pair: &ByColor<Block>) -> bool {
        Color::ALL.into_iter().all(|color| {
            let known = self.proved.get(&pair[color].anchor);
            known.is_some_and(|known| known.is_not_saved())
        })
    }

    /// The pairs of a block, with those of the other colour beside it.
    #[must_use]
    pub fn pairs_of(&self, block: &Block) -> Vec<ByColor<Block>> {
        let beside = self.beside(block).into_iter();
        beside.map(|other| pair_of(*block, other)).collect()
    }

    /// The pairs of a block of which it is not found out how they stand to each other.
    pub fn open_of(&mut self, block: &Block) -> Vec<ByColor<Block>> {
        let pairs = self.pairs_of(block).into_iter();
        let is_open = |pair: &ByColor<Block>| self.relation(pair) == BlockRelation::Open;
        pairs.filter(is_open).collect()
    }

    /// The blocks of the other colour that touch a block or have a liberty in common with it.
    #[must_use]
    pub fn beside(&self, block: &Block) -> Vec<Block> {
        let around = self.position.topology().neighborhood(&block.stones);
        let others = self.blocks.iter().copied();
        let is_near = |other: &Block| {
            !around.is_disjoint(&other.stones) || !block.liberties.is_disjoint(&other.liberties)
        };
        others
            .filter(|other| other.color != block.color && is_near(other))
            .collect()
    }

    /// What is true of a block, as far as a proof that takes little finds it out. What a hunt says is never told.
    pub fn told(&mut self, block: &Block) -> BlockReport {
        BlockReport {
            block: *block,
            called: block.anchor,
            // By the person's word, or proved: what was merely accepted as safe is no more than an assumption.
            alone: match block.stones.is_disjoint(&self.position.protected()) {
                false => Alone::Lives,
                true => self.proved(block),
            },
            races_with: None,
        }
    }

    /// What is proved of a block.
    fn proved(&mut self, block: &Block) -> Alone {
        self.proved_in(block, TELLING)
    }

    /// What is proved of a block in so many rounds; of what is open after those that tell what becomes of it only whether it is
    /// saved.
    fn proved_in(&mut self, block: &Block, rounds: u32) -> Alone {
        let known = self.proved.get(&block.anchor).copied();
        let mut known = known.unwrap_or(BlockProof {
            alone: Alone::Open,
            rounds: 0,
        });
        while known.rounds < rounds && !known.alone.is_settled() {
            known = self.proved_further(block, known);
        }
        self.proved.insert(block.anchor, known);
        known.alone
    }

    /// What is proved of a block in one more round.
    fn proved_further(&mut self, block: &Block, known: BlockProof) -> BlockProof {
        let all = self.limits.positions();
        let is_telling = known.rounds < TELLING;
        let most = match known.rounds {
            0 => SHORT,
            longer => (all / SEARCH).saturating_mul(GROWTH.pow(longer - 1)),
        };
        let granted = if is_telling {
            all / PROOF
        } else {
            self.left_to_prove
        };
        let limits = self.limits.clone().with_positions(granted);
        let mut search = AloneSearch::new(self.position, self.roles, block, &limits);
        let alone = if is_telling {
            search.tell(known.alone, most)
        } else {
            search.save(known.alone, most)
        };
        if !is_telling {
            self.left_to_prove = granted.saturating_sub(search.positions_made());
        }
        self.made += search.positions_made();
        BlockProof {
            alone,
            rounds: known.rounds + 1,
        }
    }

    /// What is true of two blocks, each for itself and with the other: that both are named does not make it a race, and that hunts
    /// see no race does not make it none.
    pub fn told_of(&mut self, pair: &ByColor<Block>) -> PairReport {
        let relation = match self.relation(pair) {
            BlockRelation::NoRace | BlockRelation::Open if self.is_proved_apart(pair, TELLING) => {
                BlockRelation::NoRace
            }
            BlockRelation::NoRace => BlockRelation::Open,
            relation => relation,
        };
        let told = ByColor::new_with(|color: Color| BlockReport {
            races_with: relation.is_race().then_some(pair[color.opponent()].anchor),
            ..self.told(&pair[color])
        });
        PairReport { relation, told }
    }

    /// Whether a short search has a block captured if its opponent starts.
    pub(super) fn is_weak(&mut self, block: &Block) -> bool {
        !self.is_safe(block) && self.is_lost(block, block.color.opponent()) == Some(true)
    }

    /// The most liberties that a block has after a move, if they are more than now, with that move.
    fn way_out(&self, block: &Block) -> Option<(usize, Point)> {
        let (most, point) = most_liberties(self.position, block)?;
        (most > block.liberties.len()).then_some((most, point))
    }

    /// Whether a block is captured if a side starts.
    fn is_lost(&mut self, block: &Block, first: Color) -> Option<bool> {
        self.hunt((block.anchor, None, false, first), block, PointSet::EMPTY)
    }

    /// Whether a block of a pair is captured if a side starts, the other one being held safe or not.
    fn is_lost_beside(
        &mut self,
        pair: &ByColor<Block>,
        color: Color,
        is_held: bool,
        first: Color,
    ) -> Option<bool> {
        let other = pair[color.opponent()];
        let asked = (pair[color].anchor, Some(other.anchor), is_held, first);
        self.hunt(asked, &pair[color], other.stones)
    }

    fn hunt(&mut self, asked: HuntKey, prey: &Block, other: PointSet) -> Option<bool> {
        if let Some(&known) = self.hunts.get(&asked) {
            return known;
        }
        if self.is_spent() {
            return None;
        }
        let (_, _, is_held, first) = asked;
        let (held, loose) = if is_held {
            (other, PointSet::EMPTY)
        } else {
            (PointSet::EMPTY, other)
        };
        let hunt = Hunt {
            position: self.position,
            blocks: &self.blocks,
            prey,
            held: held.union(&self.safe.difference(&prey.stones)),
            loose,
        };
        let (found, made) = hunt.catches(first, self.limits.short(self.most.min(self.left)));
        self.left = self.left.saturating_sub(made.max(1));
        self.made += made;
        self.hunts.insert(asked, found);
        found
    }
}

impl BlockProof {
    /// Whether longer proofs cannot say that it is saved.
    const fn is_not_saved(self) -> bool {
        match self.alone {
            Alone::Unsettled | Alone::Dead => true,
            Alone::Endangered | Alone::Flees(_) => self.rounds >= TELLING,
            _ => false,
        }
    }
}

/// Two blocks by their colours.
pub(super) fn pair_of(one: Block, other: Block) -> ByColor<Block> {
    ByColor::new_with(|color| if color == one.color { one } else { other })
}
