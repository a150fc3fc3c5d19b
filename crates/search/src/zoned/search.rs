//! The search: proof numbers, the opponent's moves elsewhere first.
//!
//! Depth first after A. Nagai (2002), see [`crate::prove`], with one number more: every move of the owner counts [`STEP`]. Else
//! a line in which the opponent keeps passing would look as good at any depth, and the search would follow one of them to its
//! end.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use super::aim::{Aim, BlockAim};
use super::habits::Habits;
use super::leaf::Pockets;
use super::moves::{GUESS, MoveHistory, ZoneMove, other_moves, own_move, own_moves};
use super::spot::{NEVER, Proofs, SpotFacts, ZonePosition};
use super::zone::closed;
use crate::budget::{Halt, PositionBudget};
use crate::ground::Ground;
use crate::hash::mix;
use crate::ko::NO_KO;
use crate::look::Look;
use crate::mask::Mask;

/// What a move of the owner adds to the way.
const STEP: u32 = 4;

/// So many open moves count as one more to be answered: what answers one answers most others.
const OPEN_MOVES: u32 = 4;

/// What the key of a position is told apart by in which its owner passes too.
const STANDING: u64 = 0x9e37_79b9_7f4a_7c15;

/// With more liberties no block lives by the danger of another as far as is looked.
const MOST_STANDING: u32 = 4;

/// So many positions of a small space count as one.
const SMALL: u64 = 8;

/// A block with more liberties is not captured.
const MOST_LIBERTIES: u32 = 8;

/// Longer lines are given up.
const MOST_DEPTH: usize = 80;

/// How far a search may go below a position before another one is more promising.
#[derive(Clone, Copy, Debug)]
struct ChildLimit {
    proof: u32,
    refusal: u32,
}

#[derive(Clone, Copy, Debug)]
struct ZoneChild<const W: usize> {
    play: ZoneMove<W>,
    key: u64,
    known: SpotFacts<W>,
    /// What it counts more than moves that look better.
    behind: u32,
}

/// A search with one aim, with everything learned about it.
#[derive(Debug)]
pub(super) struct ZoneSearch<const W: usize> {
    pub(super) ground: Ground<W>,
    pub(super) aimed: BlockAim<W>,
    leaves: Pockets<W>,
    habits: Habits,
    keys: Vec<ByColor<u64>>,
    pub(super) table: FxHashMap<u64, SpotFacts<W>>,
    /// By the side that moves.
    proofs: ByColor<Proofs<W>>,
    /// The hashes of the positions of the path.
    pub(super) path: Vec<u64>,
    /// One look for every depth.
    looks: Vec<Look<W>>,
    made: u64,
}

impl<const W: usize> ZoneSearch<W> {
    /// `plain` are the points where the shapes of eyes are known.
    pub(super) fn new(ground: Ground<W>, aimed: BlockAim<W>, plain: Mask<W>) -> Self {
        let key = |i: u64| ByColor {
            black: mix(2 * i + 1),
            white: mix(2 * i + 2),
        };
        Self {
            keys: (0..ground.bits() as u64).map(key).collect(),
            habits: Habits::new(ground.bits()),
            ground,
            aimed,
            leaves: Pockets::new(plain),
            table: FxHashMap::default(),
            proofs: ByColor::default(),
            path: Vec::new(),
            looks: Vec::new(),
            made: 0,
        }
    }

    pub(super) fn ground(&self) -> &Ground<W> {
        &self.ground
    }

    pub(super) fn positions_made(&self) -> u64 {
        self.made
    }

    /// The zone of a proof; absent if the moves that are tried are not enough.
    pub(super) fn run(
        &mut self,
        spot: &ZonePosition<W>,
        budget: &mut PositionBudget,
    ) -> Result<Option<Mask<W>>, Halt> {
        let key = self.key(spot);
        self.path.clear();
        let limit = ChildLimit {
            proof: NEVER,
            refusal: NEVER,
        };
        let known = self.visit(spot, key, &MoveHistory::NOTHING, limit, budget)?;
        Ok((known.proof == 0).then_some(known.zone))
    }

    /// The same after a move of the side that has the aim, with what makes that move possible.
    pub(super) fn run_after(
        &mut self,
        spot: &ZonePosition<W>,
        first: u16,
        budget: &mut PositionBudget,
    ) -> Result<Option<Mask<W>>, Halt> {
        let mut look = Look::default();
        let (near, border) = (self.ground.near(), self.ground.border());
        look.see(near, border, self.ground.all(), spot.stones);
        let play = (spot.mover == self.aimed.owner())
            .then(|| own_move(&self.ground, &look, spot, &self.aimed, first))
            .flatten();
        let Some(play) = play else {
            return Ok(None);
        };
        let zone = self.run(&play.after, budget)?;
        Ok(zone.map(|zone| closed(&look, zone | play.needs)))
    }

    pub(super) fn key(&self, spot: &ZonePosition<W>) -> u64 {
        self.key_of_stones(spot.stones) ^ turn_key(spot)
    }

    /// The key of a position whose stones differ little from those of one with this key.
    fn key_beside(&self, before: &ZonePosition<W>, key: u64, spot: &ZonePosition<W>) -> u64 {
        let changed = ByColor::new_with(|color| before.stones[color] ^ spot.stones[color]);
        key ^ turn_key(before) ^ turn_key(spot) ^ self.key_of_stones(changed)
    }

    fn key_of_stones(&self, stones: ByColor<Mask<W>>) -> u64 {
        Color::ALL.into_iter().fold(0, |key, color| {
            let keys = stones[color].points();
            let keys = keys.map(|point| self.keys[usize::from(point)][color]);
            keys.fold(key, |all, key| all ^ key)
        })
    }

    fn visit(
        &mut self,
        spot: &ZonePosition<W>,
        key: u64,
        before: &MoveHistory<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        self.looking(spot, key, budget, |search, look, budget| {
            if spot.mover == search.aimed.owner() {
                search.visit_own(spot, look, before, limit, budget)
            } else {
                search.visit_either(spot, look, limit, budget)
            }
        })
    }

    /// Looks at a position, and searches it if nothing is seen; what comes out is kept.
    pub(super) fn looking(
        &mut self,
        spot: &ZonePosition<W>,
        key: u64,
        budget: &mut PositionBudget,
        search: impl FnOnce(&mut Self, &Look<W>, &mut PositionBudget) -> Result<SpotFacts<W>, Halt>,
    ) -> Result<SpotFacts<W>, Halt> {
        let depth = self.path.len();
        if depth >= self.looks.len() {
            self.looks.push(Look::default());
        }
        let mut look = std::mem::take(&mut self.looks[depth]);
        let (near, border) = (self.ground.near(), self.ground.border());
        look.see(near, border, self.ground.all(), spot.stones);
        let seen = self.without_moves(spot, &look);
        let made = 1 + self.leaves.take_made() / SMALL;
        self.made += made;
        let known = budget.spend(made).and_then(|()| match seen {
            Some(known) => Ok(known),
            None => {
                self.path.push(key);
                let known = search(self, &look, budget);
                self.path.pop();
                known
            }
        });
        self.looks[depth] = look;
        let known = known?;
        // The key knows nothing of the path. A proof may be read on any other one: a position that comes back counts as given up, so
        // no proof rests on it. That a position was given up may rest on the path, and is kept all the same, for it claims nothing:
        // at worst a proof is not found.
        if known.proof == 0 {
            self.proofs[spot.mover].put(spot, known);
        }
        self.table.insert(key, known);
        Ok(known)
    }

    /// What is known of a position without a move.
    fn without_moves(&mut self, spot: &ZonePosition<W>, look: &Look<W>) -> Option<SpotFacts<W>> {
        let BlockAim {
            aim, color, stone, ..
        } = self.aimed;
        let block = self.aimed.block(look);
        let Some(block) = block.filter(|_| self.path.len() <= MOST_DEPTH) else {
            let is_taken = aim == Aim::Capture && !spot.stones[color].meets(stone);
            return Some(if is_taken {
                SpotFacts::proved(stone, NO_KO)
            } else {
                SpotFacts::GIVEN_UP
            });
        };
        let count = block.liberties.len();
        if aim == Aim::Capture && (block.is_fixed || count > MOST_LIBERTIES) {
            return Some(SpotFacts::GIVEN_UP);
        }
        if let Some(known) = self.proofs[spot.mover].find(spot, spot.mover == self.aimed.owner()) {
            return Some(known);
        }
        let zone = match aim {
            Aim::Capture => None,
            Aim::Liberties(most) if count >= most && spot.mover != color => {
                let liberties = block.liberties.points().take(most as usize);
                Some(block.mask | liberties.collect())
            }
            _ => {
                let (ground, stones) = (&self.ground, spot.stones);
                self.leaves.sure(ground, look, stones, color, stone)
            }
        };
        Some(SpotFacts::proved(closed(look, zone?), NO_KO))
    }

    /// The owner moves: one move is enough.
    fn visit_own(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        before: &MoveHistory<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        let mut plays = own_moves(&self.ground, look, spot, &self.aimed, before);
        for play in &mut plays {
            let bonus = self.habits.bonus(before, play.point);
            play.guess = play.guess.saturating_sub(bonus);
        }
        plays.sort_by_key(|play| play.guess);
        if let Some(least) = self.standing_guess(look) {
            // Whoever lives by the danger of others may have nothing better than to wait.
            plays.push(ZoneMove::waiting(spot, least));
        }
        let mut children = self.recall(spot, plays);
        for (child, place) in children.iter_mut().zip(0..) {
            child.behind = place;
        }
        loop {
            let found = children.iter().find(|child| child.known.proof == 0);
            if let Some(ZoneChild { play, known, .. }) = found {
                self.habits.learn(before, play.point);
                return Ok(SpotFacts::proved(
                    closed(look, known.zone | play.needs),
                    play.point,
                ));
            }
            let cost = |child: &ZoneChild<W>| child.known.proof.saturating_add(STEP + child.behind);
            let Some(chosen) = BestChild::of(&children, cost, |child| child.known.refusal) else {
                return Ok(SpotFacts::GIVEN_UP);
            };
            let refusal = chosen.hardest + chosen.beside;
            if chosen.least >= limit.proof || refusal >= limit.refusal {
                return Ok(SpotFacts::open(chosen.least, refusal));
            }
            let counted = STEP + children[chosen.best].behind;
            let below = ChildLimit {
                proof: chosen.patience(limit.proof).saturating_sub(counted).max(1),
                refusal: limit.refusal.saturating_sub(chosen.beside).max(1),
            };
            let ZoneChild { play, key, .. } = children[chosen.best];
            let before = play.history(NO_KO);
            children[chosen.best].known = self.visit(&play.after, key, &before, below, budget)?;
        }
    }

    /// The opponent moves. If he passes the owner makes something of it, or where he has nothing to gain passes too.
    fn visit_either(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        // Whoever may not take back now may do so after both have passed: then the position is not the same again.
        let standing = (spot.ban == NO_KO).then(|| self.standing_guess(look));
        let Some(least) = standing.flatten() else {
            return self.visit_other(spot, look, limit, budget);
        };
        let key = self.key(spot) ^ STANDING;
        let known = self.table.get(&key).copied();
        let mut standing = known.unwrap_or(SpotFacts::open(least, 1));
        let mut moving = SpotFacts::open(GUESS, 1);
        loop {
            let refusal = standing.refusal.saturating_add(moving.refusal).min(NEVER);
            if standing.proof == 0 || moving.proof == 0 {
                let proved = if standing.proof == 0 {
                    standing
                } else {
                    moving
                };
                return Ok(proved);
            }
            if standing.refusal == 0 && moving.refusal == 0 {
                return Ok(SpotFacts::GIVEN_UP);
            }
            let proof = standing.proof.min(moving.proof);
            if proof >= limit.proof || refusal >= limit.refusal {
                return Ok(SpotFacts::open(proof, refusal));
            }
            let below = |other: u32, beside: u32| ChildLimit {
                proof: limit.proof.min(other.saturating_add(1 + other / 4)),
                refusal: limit.refusal.saturating_sub(beside).max(1),
            };
            if standing.proof < moving.proof {
                let below = below(moving.proof, moving.refusal);
                standing = self.visit_standing(spot, look, below, budget)?;
                self.table.insert(key, standing);
            } else {
                let below = below(standing.proof, standing.refusal);
                moving = self.visit_other(spot, look, below, budget)?;
            }
        }
    }

    /// How far it may be from proof that a block lives though its owner passes as often as the opponent does; absent where that is
    /// not looked at: a seki is no matter of many liberties.
    fn standing_guess(&self, look: &Look<W>) -> Option<u32> {
        let block = self.aimed.block(look)?;
        let count = block.liberties.len();
        if self.aimed.aim != Aim::LifeOrSeki || block.is_fixed || count > MOST_STANDING {
            return None;
        }
        let mut others = look.others[self.aimed.color.opponent()].iter();
        let is_near = others.any(|other| {
            let count = other.liberties.len();
            !other.is_fixed && count <= MOST_STANDING && other.liberties.meets(block.liberties)
        });
        is_near.then_some(GUESS + STEP * count)
    }

    /// The opponent moves, and if he passes so does the owner: then the position is the same again, and nothing is captured though it goes on
    /// for ever. So every other move of the opponent has to be answered, as far as the answers reach. A move outside of what they
    /// depend on is answered by a pass too.
    fn visit_standing(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        let Some(block) = self.aimed.block(look) else {
            return Ok(SpotFacts::GIVEN_UP);
        };
        let mut zone = closed(look, block.mask);
        loop {
            let (plays, more) = other_moves(&self.ground, look, spot, &self.aimed, zone);
            let children = self.recall(spot, plays);
            match NextAnswer::of(&children, limit) {
                NextAnswer::Over(known) => return Ok(known),
                NextAnswer::Search(child, below) => {
                    let ZoneChild { play, key, .. } = children[child];
                    let before = play.history(NO_KO);
                    self.visit(&play.after, key, &before, below, budget)?;
                }
                NextAnswer::AllAnswered => {
                    let wider = closed(look, needed(&children, zone | more));
                    if wider == zone {
                        return Ok(SpotFacts::proved(zone, NO_KO));
                    }
                    zone = wider;
                }
            }
        }
    }

    /// The opponent moves: every move has to be answered.
    fn visit_other(
        &mut self,
        spot: &ZonePosition<W>,
        look: &Look<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        let elsewhere = self.elsewhere(spot, limit, budget)?;
        if elsewhere.proof != 0 {
            return Ok(elsewhere);
        }
        // A move outside the zone of this proof leaves every stone in it where it is, so it is answered as a move elsewhere. What is left are
        // the moves in the zone, and those that something there makes impossible, which `more` keeps so.
        let (plays, more) = other_moves(&self.ground, look, spot, &self.aimed, elsewhere.zone);
        let mut children = self.recall(spot, plays);
        self.answer_as(&mut children, &spot.passed(), budget)?;
        let mut hint = elsewhere.best;
        loop {
            let (child, below) = match NextAnswer::of(&children, limit) {
                NextAnswer::Over(known) => return Ok(known),
                NextAnswer::Search(child, below) => (child, below),
                NextAnswer::AllAnswered => {
                    let zone = needed(&children, elsewhere.zone | more);
                    return Ok(SpotFacts::proved(closed(look, zone), elsewhere.best));
                }
            };
            let ZoneChild { play, key, .. } = children[child];
            let known = self.visit(&play.after, key, &play.history(hint), below, budget)?;
            if known.proof == 0 && known.best != NO_KO {
                hint = known.best;
            }
            children[child].known = known;
            if known.proof == 0 {
                self.answer_as(&mut children, &play.after, budget)?;
            }
        }
    }

    /// Answers the open moves as another one is answered, wherever that is enough.
    fn answer_as(
        &mut self,
        children: &mut [ZoneChild<W>],
        like: &ZonePosition<W>,
        budget: &mut PositionBudget,
    ) -> Result<(), Halt> {
        let open = |child: &&mut ZoneChild<W>| child.known.proof != 0 && child.known.refusal != 0;
        for child in children.iter_mut().filter(open) {
            if let Some(known) = self.proved_as(&child.play.after, like, budget)? {
                child.known = known;
            }
        }
        Ok(())
    }

    /// What is known if the opponent moves elsewhere.
    fn elsewhere(
        &mut self,
        spot: &ZonePosition<W>,
        limit: ChildLimit,
        budget: &mut PositionBudget,
    ) -> Result<SpotFacts<W>, Halt> {
        let passed = spot.passed();
        let key = self.key(&passed);
        if self.path.contains(&key) {
            return Ok(SpotFacts::GIVEN_UP);
        }
        let is_enough = |known: &&SpotFacts<W>| {
            let is_solved = known.proof == 0 || known.refusal == 0;
            is_solved || known.proof >= limit.proof || known.refusal >= limit.refusal
        };
        if let Some(&known) = self.table.get(&key).filter(is_enough) {
            return Ok(known);
        }
        self.visit(&passed, key, &MoveHistory::NOTHING, limit, budget)
    }

    /// What is known of the positions after these moves. One of the path is given up: nobody gains by repetition.
    fn recall(&self, spot: &ZonePosition<W>, plays: Vec<ZoneMove<W>>) -> Vec<ZoneChild<W>> {
        // The position itself is the last one of the path.
        let here = self.path.last().copied();
        let here = here.unwrap_or_else(|| self.key(spot));
        debug_assert_eq!(here, self.key(spot), "the path ends where it searches");
        let recalled = plays.into_iter().map(|play| {
            let key = self.key_beside(spot, here, &play.after);
            let known = if self.path.contains(&key) {
                SpotFacts::GIVEN_UP
            } else {
                let known = self.table.get(&key).copied();
                known.unwrap_or(SpotFacts::open(play.guess.max(1), 1))
            };
            ZoneChild {
                play,
                key,
                known,
                behind: 0,
            }
        });
        recalled.collect()
    }
}

/// What the key of a position takes from whose turn it is, what he may not take back, and the threats.
fn turn_key<const W: usize>(spot: &ZonePosition<W>) -> u64 {
    mix(spot.mover as u64 | u64::from(spot.ban) << 8 | u64::from(spot.threats) << 24 | 1 << 62)
}

/// What comes next where every one of some moves has to be answered.
#[derive(Clone, Copy, Debug)]
enum NextAnswer<const W: usize> {
    /// Each is answered.
    AllAnswered,
    /// One cannot be, or another position is more promising now.
    Over(SpotFacts<W>),
    /// This one is searched, so far.
    Search(usize, ChildLimit),
}

impl<const W: usize> NextAnswer<W> {
    fn of(children: &[ZoneChild<W>], limit: ChildLimit) -> Self {
        if children.iter().any(|child| child.known.refusal == 0) {
            return Self::Over(SpotFacts::GIVEN_UP);
        }
        let (own, other) = (
            |child: &ZoneChild<W>| child.known.refusal,
            |child: &ZoneChild<W>| child.known.proof,
        );
        let Some(chosen) = BestChild::of(children, own, other) else {
            return Self::AllAnswered;
        };
        let proof = chosen.hardest + chosen.beside;
        if proof >= limit.proof || chosen.least >= limit.refusal {
            return Self::Over(SpotFacts::open(proof, chosen.least));
        }
        let below = ChildLimit {
            proof: limit.proof.saturating_sub(chosen.beside).max(1),
            refusal: chosen.patience(limit.refusal),
        };
        Self::Search(chosen.best, below)
    }
}

/// What the answers to some moves depend on, beside these points.
fn needed<const W: usize>(children: &[ZoneChild<W>], zone: Mask<W>) -> Mask<W> {
    let needs = children
        .iter()
        .map(|ZoneChild { play, known, .. }| known.zone | play.needs);
    needs.fold(zone, |all, needs| all | needs)
}

/// The most promising of the open moves of a position.
#[derive(Clone, Copy, Debug)]
struct BestChild {
    best: usize,
    /// Its number, and that of the next best.
    least: u32,
    second: u32,
    /// The greatest number of the other kind.
    hardest: u32,
    /// What the other open moves count for beside the hardest.
    beside: u32,
}

impl BestChild {
    /// Absent if every move is solved.
    fn of<const W: usize>(
        children: &[ZoneChild<W>],
        own: impl Fn(&ZoneChild<W>) -> u32,
        other: impl Fn(&ZoneChild<W>) -> u32,
    ) -> Option<Self> {
        let mut chosen = Self {
            best: usize::MAX,
            least: NEVER,
            second: NEVER,
            hardest: 0,
            beside: 0,
        };
        let mut open = 0;
        for (i, child) in children.iter().enumerate() {
            if child.known.proof == 0 || child.known.refusal == 0 {
                continue;
            }
            open += 1;
            let number = own(child);
            chosen.hardest = chosen.hardest.max(other(child));
            if number < chosen.least {
                chosen.second = chosen.least;
                (chosen.best, chosen.least) = (i, number);
            } else {
                chosen.second = chosen.second.min(number);
            }
        }
        chosen.beside = open.max(1_u32).saturating_sub(1) / OPEN_MOVES;
        (chosen.best != usize::MAX).then_some(chosen)
    }

    /// The number up to which it stays the most promising: a quarter more than the second best.
    fn patience(self, most: u32) -> u32 {
        most.min(self.second.saturating_add(1 + self.second / 4))
    }
}
