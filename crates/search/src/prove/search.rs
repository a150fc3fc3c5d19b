//! Depth-first proof-number search for one question: can this side capture the other?
//!
//! A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002). Changed: of the numbers that
//! are usually added up over the moves the largest is taken, plus a little for every other move (weak proof-number
//! search, T. Ueda et al. 2008), because in a race almost every line reaches the same positions in another order.
//!
//! Repetition: endless play captures nobody, so a move back to a position of its own path fails the attacker. A
//! proof of capture never leans on that. A failure may: it then holds on this path only, and is kept under a key
//! that contains the path, with the depth of the shallowest position it leans on (A. Kishimoto and M. Müller, "A
//! general solution to the graph history interaction problem", 2004, in a simpler form). A failure that leans on
//! nothing above its own position holds everywhere: if there were a way to win from there, there would be one
//! that does not come back.
//!
//! A capture decides, or the play goes on after it, see `crate::prove::sequel`: then it is a leaf whose numbers are those of a
//! search of its own. That search begins only where a look does not tell, and goes on while the move is the most promising one.
//!
//! A long search also leans on precedents: solved positions with the same stones whose reduced parts are better or worse,
//! see `crate::precedent`. What a capture is worth stands in `captures`, first numbers in `guess`.

use std::sync::Arc;

use semeai_board::{ByColor, Color};

use super::aftermath::{Sequel, TargetCapture};
use super::eyes::DefendedBlock;
use super::goal::Goal;
use super::links::Links;
use super::precedent::Precedents;
use super::table::{FREE, Fate, NEVER, Numbers, Table, Thresholds};
use crate::budget::{Halt, PositionBudget};
use crate::field::Field;
use crate::hash::mix;
use crate::ko::{KoRule, PART_KO};
use crate::life::{cannot_lose_several, is_unconditionally_alive};
use crate::look::Look;
use crate::mask::Mask;
use crate::moves::{MovePlace, Successor, moves};
use crate::room::lives_in_room;
use crate::state::State;

/// Deeper lines are given up as undecided.
const MOST_DEPTH: usize = 1200;

/// By so much easier a move looks that decided another position of the same depth: what answers one idle move
/// answers most others.
const KILLER: u32 = 8;

/// So many open moves of the attacker count as one more to be answered: some lead to the same positions in another
/// order, but eyes have to be defended against each of them.
const OPEN_ATTACKS: u32 = 2;

/// So many open moves of the defender count as one more to be answered: what answers one answers most others.
const OPEN_DEFENCES: u32 = 12;

/// The part of the memory that solved positions get where a part is ordered: one in so many.
const PRECEDENTS: usize = 3;

/// So many answers in a room cost as much as a position.
pub(super) const ANSWERS_A_POSITION: u64 = 4;

/// One question with everything learned about it.
#[derive(Debug)]
pub struct Search<const W: usize, G> {
    pub(super) goal: G,
    pub(super) field: Arc<Field<W>>,
    /// Who wants to capture.
    pub(super) attacker: Color,
    pub(super) rule: KoRule,
    /// Whether a capture by a side decides in the position that is looked at. If not, the sequel says what it is worth.
    pub(super) is_final: ByColor<bool>,
    /// Whether the attacker has no target of his own that he could lose.
    pub(super) is_siege: bool,
    pub(super) going_on: Option<Box<GoingOn<W, G>>>,
    table: Table,
    /// Once the search is long.
    precedents: Option<Precedents<W>>,
    pub(super) look: Look<W>,
    /// The moves of every position of the path, one after the other.
    children: Vec<Child<W>>,
    listed: Vec<Successor<W>>,
    /// The hashes of the positions of the path.
    path: Vec<u64>,
    /// The move that last decided a position, by depth.
    killers: Vec<Option<MovePlace>>,
    /// How many positions of the path share the low bits of a hash.
    crowd: Vec<u16>,
    pub(super) made: u64,
    /// See [`Search::has_met_ko`].
    met_ko: bool,
    /// From so many positions on precedents are kept and asked.
    exact_until: u64,
    /// The bytes that they may take: none if no part is ordered.
    for_precedents: usize,
    /// The answers that are looked at in the room of a defender, where the attacker has nothing to lose.
    in_rooms: u64,
    pub(super) budget: PositionBudget,
}

/// What a search needs where the play goes on after a capture.
#[derive(Debug)]
pub struct GoingOn<const W: usize, G> {
    /// Says what follows a capture that does not decide.
    pub sequel: Box<dyn Sequel<W>>,
    /// Whether a capture by a side decides in every position.
    pub decides: ByColor<bool>,
    /// In which positions a capture decides all the same: where the captor is joined to what is never captured.
    pub links: Links<W>,
    /// The same question where every capture decides; its field may have reduced parts.
    pub first: Search<W, G>,
}

/// How much a search may remember, and from when on it may lean on what is only ordered.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// The most bytes of its tables.
    pub table_bytes: usize,
    /// From so many positions on precedents are kept and asked.
    pub exact_until: u64,
}

#[derive(Clone, Copy, Debug)]
struct Child<const W: usize> {
    play: Successor<W>,
    /// Seen from the side that moves after the play.
    numbers: Numbers,
}

const CROWD: usize = 1 << 10;

impl<const W: usize, G: Goal<W>> Search<W, G> {
    /// Nothing is learned yet. `exact_until`: from so many positions on it leans on precedents.
    pub fn new(
        goal: G,
        field: Arc<Field<W>>,
        attacker: Color,
        rule: KoRule,
        memory: Memory,
    ) -> Self {
        let mut parts = field.parts().iter();
        let for_precedents = if parts.any(|part| part.reduced().is_ordered()) {
            memory.table_bytes / PRECEDENTS
        } else {
            0
        };
        Self {
            table: Table::new(memory.table_bytes - for_precedents),
            for_precedents,
            in_rooms: 0,
            precedents: None,
            goal,
            is_siege: is_siege(&field, attacker),
            field,
            attacker,
            rule,
            is_final: ByColor::new_with(|_| true),
            going_on: None,
            look: Look::default(),
            children: Vec::new(),
            listed: Vec::new(),
            path: Vec::new(),
            killers: vec![None; MOST_DEPTH + 1],
            crowd: vec![0; CROWD],
            made: 0,
            met_ko: false,
            exact_until: memory.exact_until,
            budget: PositionBudget::new(0),
        }
    }

    /// The same where the play goes on after a capture. The field must have no reduced parts, which are told apart only by what
    /// matters until a capture.
    #[must_use]
    pub fn going_on(self, going_on: GoingOn<W, G>) -> Self {
        debug_assert!(self.field.parts().is_empty());
        Self {
            going_on: Some(Box::new(going_on)),
            ..self
        }
    }

    /// The same where so many answers are looked at in the room of a defender, before every move is tried there.
    pub(super) fn looking_into_rooms(self, in_rooms: u64) -> Self {
        Self { in_rooms, ..self }
    }

    /// The positions made so far, over all calls.
    pub fn positions_made(&self) -> u64 {
        self.made
    }

    /// Whether a ko could be taken in any position that was looked at. Where none could, and no reduced part has one, the rule for kos
    /// was never asked: every answer so far was found with the same moves as under any other, and holds there too.
    pub fn has_met_ko(&self) -> bool {
        let on = self.going_on.as_ref();
        self.met_ko || on.is_some_and(|on| on.first.has_met_ko() || on.sequel.has_met_ko())
    }

    /// The bytes of what it remembers.
    pub fn table_bytes(&self) -> usize {
        let precedents = self.precedents.as_ref();
        let own = self.table.bytes() + precedents.map_or(0, Precedents::bytes);
        let others = self.going_on.as_ref();
        own + others.map_or(0, |on| on.sequel.table_bytes() + on.first.table_bytes())
    }

    /// Whether the attacker captures from a position, with the number of moves it takes at most if he does.
    ///
    /// # Errors
    ///
    /// If the budget is spent before it is known.
    pub fn captures(
        &mut self,
        state: &State<W>,
        budget: PositionBudget,
    ) -> Result<Option<u16>, Halt> {
        let numbers = self.numbers(state, Thresholds::NONE, budget)?;
        let ending = numbers.ending(self.attacker, state.mover);
        Ok(ending
            .filter(|ending| ending.captures)
            .map(|ending| ending.distance))
    }

    /// Searches a position until one of its numbers, seen from the side that moves there, reaches its limit.
    pub(super) fn numbers(
        &mut self,
        state: &State<W>,
        limits: Thresholds,
        budget: PositionBudget,
    ) -> Result<Numbers, Halt> {
        self.children.clear();
        self.path.clear();
        self.crowd.fill(0);
        self.met_ko |= state.is_banned();
        match self.table.find(state.key) {
            Some(numbers) if numbers.is_solved() => Ok(numbers),
            _ if budget.left() == 0 => Err(Halt::Budget),
            _ => {
                self.budget = budget;
                let numbers = self.search(state, limits, 0, 0);
                self.budget.tell();
                numbers
            }
        }
    }

    /// The numbers of a position that was searched.
    pub(super) fn remembered(&self, state: &State<W>) -> Option<Numbers> {
        self.table.find(state.key)
    }

    /// What a position came to if it was searched to the end.
    pub(super) fn recalled(&self, state: &State<W>) -> Option<Fate> {
        let numbers = self.table.find(state.key)?;
        numbers.ending(self.attacker, state.mover)
    }

    /// Searches a position until one of its numbers reaches its threshold.
    fn search(
        &mut self,
        state: &State<W>,
        limits: Thresholds,
        depth: u16,
        path_key: u64,
    ) -> Result<Numbers, Halt> {
        let made_before = self.made;
        if let Some(numbers) = self.without_moves(state)? {
            self.table.put(state.key, numbers, 1);
            return Ok(numbers);
        }
        let first = self.children.len();
        self.list(state, depth)?;
        self.enter(state.key)?;
        let here = mix(path_key ^ state.key);
        self.recall_all(first, here);
        let numbers = loop {
            let sum = self.sum_up(first, state);
            if sum.is_solved() || limits.are_reached(sum) {
                break sum;
            }
            let (best, of_child) = self.choose(first, state.mover, limits);
            let play = self.children[best].play;
            self.children[best].numbers = if play.ends {
                self.follow(&TargetCapture::by(state, &play), of_child)?
            } else {
                self.search(&play.state, of_child, depth + 1, here)?
            };
        };
        if numbers.own == 0 {
            let won = self.children[first..].iter().find(|c| c.numbers.other == 0);
            self.killers[usize::from(depth)] = won.map(|c| c.play.place);
        }
        self.leave(state.key);
        self.children.truncate(first);
        let work = u32::try_from(self.made - made_before).unwrap_or(u32::MAX);
        Ok(self.keep(state, numbers, depth, path_key, work))
    }

    /// What needs no moves to be listed: what a look, a precedent, or who captures first tells.
    fn without_moves(&mut self, state: &State<W>) -> Result<Option<Numbers>, Halt> {
        self.look.renew(&self.field, state);
        if let Some(on) = &self.going_on {
            let linked = on.links.is_final(&self.look);
            self.is_final = ByColor::new_with(|captor| on.decides[captor] || linked[captor]);
        }
        match self.at_a_look(state).or_else(|| self.by_precedent(state)) {
            Some(numbers) => Ok(Some(numbers)),
            None => self.by_first_capture(state),
        }
    }

    /// Enters in the table what a search of a position at this depth of a path came to, and says what of it holds.
    fn keep(
        &mut self,
        state: &State<W>,
        numbers: Numbers,
        depth: u16,
        path_key: u64,
        work: u32,
    ) -> Numbers {
        // An entry under the key of the position alone may be read on any other line, so it must hold whatever came before:
        // proofs of capture do, since no move of them goes back to the path, and so do failures that lean on nothing above. What
        // leans on the path is kept under a key that only the same path makes again.
        if numbers.leans_on < depth {
            self.table.put(state.key ^ path_key, numbers, work);
            return numbers;
        }
        let free = Numbers {
            leans_on: FREE,
            ..numbers
        };
        self.table.put(state.key, free, work);
        self.set_precedent(state, free, work);
        free
    }

    /// What a solved position with the same stones says, whose parts are better or worse.
    fn by_precedent(&self, state: &State<W>) -> Option<Numbers> {
        let ending = self.precedents.as_ref()?.find(state)?;
        Some(Numbers::ended(ending, self.attacker, state.mover))
    }

    /// Remembers a solved position for others with the same stones.
    fn set_precedent(&mut self, state: &State<W>, numbers: Numbers, work: u32) {
        if self.for_precedents == 0 || self.made < self.exact_until {
            return;
        }
        let Some(ending) = numbers.ending(self.attacker, state.mover) else {
            return;
        };
        let (attacker, parts, bytes) = (self.attacker, self.field.parts(), self.for_precedents);
        self.precedents
            .get_or_insert_with(|| Precedents::new(attacker, parts, bytes))
            .put(state, ending, work);
    }

    fn enter(&mut self, key: u64) -> Result<(), Halt> {
        if self.path.len() >= MOST_DEPTH {
            return Err(Halt::Budget);
        }
        self.path.push(key);
        let crowd = &mut self.crowd[crowd_of(key)];
        *crowd = crowd.saturating_add(1);
        Ok(())
    }

    fn leave(&mut self, key: u64) {
        self.path.pop();
        let crowd = &mut self.crowd[crowd_of(key)];
        *crowd -= 1;
    }

    /// The depth of a position on the path.
    fn on_path(&self, key: u64) -> Option<u16> {
        if self.crowd[crowd_of(key)] == 0 {
            return None;
        }
        let found = self.path.iter().position(|&k| k == key)?;
        u16::try_from(found).ok()
    }

    /// What needs no search: the essential blocks in atari, life, and plain counting.
    fn at_a_look(&mut self, state: &State<W>) -> Option<Numbers> {
        let (mover, enemy, attacker) = (state.mover, state.mover.opponent(), self.attacker);
        let owes = mover == attacker && state.skips > 0;
        let liberties = self.look.target[enemy].liberties;
        let can_take = !owes
            && self.look.is_in_atari(enemy)
            && (state.ko >= PART_KO || liberties != Mask::of(state.ko));
        if can_take && (self.is_final[mover] || self.captor_lives(state)) {
            return Some(Numbers::won(1));
        }
        let failed = Numbers::ended(Fate::FAILURE, attacker, mover);
        if is_unconditionally_alive(
            self.field.ground(),
            &self.look,
            state.stones,
            attacker.opponent(),
        ) {
            return Some(failed);
        }
        if cannot_lose_several(self.field.ground(), &self.look, state, attacker.opponent()) {
            return Some(failed);
        }
        if self.is_siege {
            let besieged = DefendedBlock::new(self.field.ground(), &self.look, attacker.opponent());
            if besieged.has_two_eyes()
                || self.in_rooms > 0 && mover == attacker && self.has_room(state)
            {
                return Some(failed);
            }
        }
        if state.skips > 0 {
            return None;
        }
        let is_final = self.is_final;
        let ending = self
            .goal
            .plain_ending(&self.field, &self.look, state, attacker, is_final)?;
        Some(Numbers::ended(ending, attacker, mover))
    }

    /// Whether the defender is found to live in the room that he has, by a short look.
    fn has_room(&mut self, state: &State<W>) -> bool {
        let (ground, defender) = (self.field.ground(), self.attacker.opponent());
        let (lives, answers) =
            lives_in_room(ground, &self.look, state.stones, defender, self.in_rooms);
        let made = answers / ANSWERS_A_POSITION;
        self.made += made;
        // Who cannot pay is told so by the next move.
        self.budget.spend(made).is_ok() && lives
    }

    /// Lists the moves of a position with first numbers.
    fn list(&mut self, state: &State<W>, depth: u16) -> Result<(), Halt> {
        let killer = self.killers[usize::from(depth)];
        let is_attacker = state.mover == self.attacker;
        let mut listed = std::mem::take(&mut self.listed);
        listed.clear();
        if !(is_attacker && state.skips > 0) {
            let (rule, is_final) = (self.rule, self.is_final);
            moves(&self.field, &self.look, state, rule, is_final, &mut listed);
        }
        // Without a ban the defender answers a pass with a pass, so only the lifting of a ban can be worth one.
        if !is_attacker || state.skips > 0 || state.is_banned() {
            listed.push(Successor {
                place: MovePlace::Elsewhere,
                state: state.pass(&self.field, self.attacker),
                captured: 0,
                ends: false,
                begins_ko: false,
            });
        }
        self.met_ko |= listed.iter().any(|play| play.begins_ko);
        for &play in &listed {
            let numbers = if play.ends {
                self.glance(state, &play).unwrap_or(Numbers::UNFOLLOWED)
            } else {
                let mut numbers = self.guess(state, &play);
                if let Some(fate) = self.captures_first_after(&play) {
                    numbers = Numbers::hinted(fate, self.attacker, play.state.mover);
                }
                if killer == Some(play.place) {
                    numbers.other = 1 + numbers.other / KILLER;
                }
                numbers
            };
            self.children.push(Child { play, numbers });
        }
        let made = listed.len() as u64;
        self.listed = listed;
        self.made += made;
        self.budget.spend(made)
    }

    fn recall_all(&mut self, first: usize, path_key: u64) {
        for i in first..self.children.len() {
            let child = self.children[i];
            self.children[i].numbers = self.recall(&child, path_key);
        }
    }

    /// What is known of a move: on the path, in the table, or the first guess.
    fn recall(&self, child: &Child<W>, path_key: u64) -> Numbers {
        let play = &child.play;
        if play.ends {
            return child.numbers;
        }
        let key = play.state.key;
        if let Some(depth) = self.on_path(key) {
            return Numbers {
                leans_on: depth,
                ..Numbers::ended(Fate::FAILURE, self.attacker, play.state.mover)
            };
        }
        // What is solved under the key of the position alone holds whatever came before, so it goes first. Else what was found on this
        // very path, which may be a failure that leans on it; and else unfinished numbers, which only say where to look.
        match self.table.find(key) {
            Some(numbers) if numbers.is_solved() => numbers,
            known => self
                .table
                .find(key ^ path_key)
                .or(known)
                .unwrap_or(child.numbers),
        }
    }

    /// The numbers of a position from those of its moves.
    ///
    /// A distance counts the moves until the capture if the attacker plays his best known move and the defender any: the least
    /// over his own moves, the greatest over the other's. So it is a bound from above that a line of play can keep.
    fn sum_up(&self, first: usize, state: &State<W>) -> Numbers {
        let children = &self.children[first..];
        let is_attacker = state.mover == self.attacker;
        let (mut own, mut other, mut open) = (NEVER, 0, 0);
        let (mut soonest, mut latest) = (u16::MAX, 0);
        let (mut leans_on, mut best_lean) = (FREE, 0);
        for child in children {
            let numbers = child.numbers;
            own = own.min(numbers.other);
            other = other.max(numbers.own);
            if numbers.other == 0 {
                soonest = soonest.min(numbers.distance);
                best_lean = best_lean.max(numbers.leans_on);
            } else if numbers.other < NEVER {
                open += 1;
            } else {
                latest = latest.max(numbers.distance);
                leans_on = leans_on.min(numbers.leans_on);
            }
        }
        if own == 0 {
            // Only a failure of the attacker can lean on the path: here the defender moves into it. One such move is enough for him, so of
            // several the one counts that leans on the path least.
            return Numbers {
                leans_on: if is_attacker { FREE } else { best_lean },
                ..Numbers::won(soonest.saturating_add(1))
            };
        }
        if open == 0 {
            // All moves of the attacker fail, so the failure leans on the shallowest position that one of them leans on.
            return Numbers {
                leans_on: if is_attacker { leans_on } else { FREE },
                ..Numbers::lost(latest.saturating_add(1))
            };
        }
        Numbers {
            own: own.min(NEVER - 1),
            other: (other_of_open(children) + self.beside_one(open, state.mover)).min(NEVER - 1),
            distance: 0,
            leans_on: FREE,
        }
    }

    /// The most promising move, and the thresholds under which it stays that.
    fn choose(&self, first: usize, mover: Color, limits: Thresholds) -> (usize, Thresholds) {
        let (mut best, mut least, mut second, mut open) = (first, NEVER, NEVER, 0);
        let mut tie = NEVER;
        for (i, child) in self.children[first..].iter().enumerate() {
            let numbers = child.numbers;
            if numbers.is_solved() {
                continue;
            }
            open += 1;
            let is_better = numbers.other < least || numbers.other == least && numbers.own < tie;
            if is_better {
                second = least;
                (best, least, tie) = (first + i, numbers.other, numbers.own);
            } else {
                second = second.min(numbers.other);
            }
        }
        // An eighth more than the second best, so that the search does not jump to and fro (the 1 + epsilon
        // trick of J. Pawlewicz and L. Lew, 2007).
        let patience = second.saturating_add(1 + second / 8);
        let child_other = limits.own.min(patience);
        let child_own = limits
            .other
            .saturating_sub(self.beside_one(open, mover))
            .max(1);
        let limits = Thresholds {
            own: child_own.min(NEVER),
            other: child_other.min(NEVER),
        };
        (best, limits)
    }

    /// What the open moves of a position count for beside the hardest of them.
    #[inline]
    fn beside_one(&self, open: u32, mover: Color) -> u32 {
        let one_in = if mover == self.attacker {
            OPEN_ATTACKS
        } else {
            OPEN_DEFENCES
        };
        (open - 1) / one_in
    }
}

/// Whether an attacker has no target of his own that he could lose. What is in reduced parts is not seen by the guess.
fn is_siege<const W: usize>(field: &Field<W>, attacker: Color) -> bool {
    let border = field.ground().border();
    field.parts().is_empty()
        && !Color::ALL.into_iter().any(|color| border.has_prizes(color))
        && (border.is_immortal[attacker] || border.target[attacker].is_empty())
}

fn other_of_open<const W: usize>(children: &[Child<W>]) -> u32 {
    let open = children.iter().filter(|child| !child.numbers.is_solved());
    open.map(|child| child.numbers.own).max().unwrap_or(0)
}

#[inline]
fn crowd_of(key: u64) -> usize {
    usize::try_from(key % CROWD as u64).unwrap_or(0)
}
