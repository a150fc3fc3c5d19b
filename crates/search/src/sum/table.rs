//! The score of a sum of parts with best play: bounds, a table, and a search that tries the move that promises most first.

use std::cmp::Reverse;

use super::gotes::at_once;
use super::integer_sum::IntegerSum;
use super::parts::{Leftover, SumPartId, SumParts};
use super::walls::Walls;
use crate::budget::{Halt, PositionBudget};
use rustc_hash::FxHashMap;
use semeai_cgt::Player;

/// A longer line could be too much for the stack of a thread.
const LONGEST: u32 = 2_000;

/// What is to be played, in the order of ids, each gote at most once: two equal gotes are one point for each player in turn
/// whoever begins, so that they are points already.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct OpenSum {
    parts: Vec<SumPartId>,
}

/// The scores that are still possible, from the side of the player to move: he gets at least the first, at most the second.
type Interval = [i64; 2];

/// A move with what it leads to, from the side of the player who makes it.
struct SumReply {
    open: OpenSum,
    points: i64,
    interval: Interval,
}

/// Scores of sums of the same parts, and what was found of them.
#[derive(Debug)]
pub struct SumTable<'a> {
    parts: &'a SumParts,
    walls: Walls,
    /// By who moves.
    known: [FxHashMap<OpenSum, Interval>; 2],
    budget: &'a mut PositionBudget,
}

impl<'a> SumTable<'a> {
    /// An empty table for what a sum can come to. Its budget pays for every sum for which bounds or a score are made.
    pub fn new(sum: &'a IntegerSum, budget: &'a mut PositionBudget) -> Self {
        Self {
            walls: Walls::of(sum.parts(), sum.largest()),
            parts: sum.parts(),
            known: Default::default(),
            budget,
        }
    }

    /// The sums for which bounds or a score were made.
    pub fn positions(&self) -> u64 {
        self.known.iter().map(|known| known.len() as u64).sum()
    }

    /// Whether there is time left for a sum of which nothing need be searched.
    ///
    /// # Errors
    ///
    /// [`Halt::Budget`] if not.
    pub fn go_on(&self) -> Result<(), Halt> {
        match self.budget.is_stopped() {
            true => Err(Halt::Budget),
            false => Ok(()),
        }
    }

    /// What is open of these terms, and the units that are settled. Together they may be no more than the sum of the table
    /// can come to.
    pub fn open(&self, terms: impl IntoIterator<Item = Leftover>) -> (OpenSum, i64) {
        let mut open = OpenSum::default();
        let mut points = 0;
        for rest in terms {
            points += rest.points + self.insert(&mut open, rest.part);
        }
        (open, points)
    }

    /// Adds a part, or takes a gote's twin away and returns their points.
    fn insert(&self, open: &mut OpenSum, part: Option<SumPartId>) -> i64 {
        let Some(id) = part else { return 0 };
        match (open.parts.binary_search(&id), self.parts.get(id).gote) {
            (Ok(at), Some(gote)) => {
                open.parts.remove(at);
                gote
            }
            (Ok(at) | Err(at), _) => {
                open.parts.insert(at, id);
                0
            }
        }
    }

    /// The score with best play, in units.
    ///
    /// # Errors
    ///
    /// [`Halt::Budget`].
    pub fn score(&mut self, open: &OpenSum, to_move: Player) -> Result<i64, Halt> {
        let length: u32 = open.parts.iter().map(|id| self.parts.get(*id).height).sum();
        if length > LONGEST && !self.is_all_gote(open) {
            return Err(Halt::Budget);
        }
        let begun = self.interval(open, to_move)?;
        let [low, high] = match begun {
            [low, high] if low == high => begun,
            [low, high] => self.search(open, to_move, [low - 1, high + 1])?,
        };
        debug_assert_eq!(low, high, "the window was open on both sides");
        Ok(signed(low, to_move))
    }

    /// What is known of a score: the least and the greatest that are still possible, in units.
    ///
    /// # Errors
    ///
    /// [`Halt::Budget`].
    pub fn bounds(&mut self, open: &OpenSum, to_move: Player) -> Result<[i64; 2], Halt> {
        Ok(from_side(self.interval(open, to_move)?, to_move))
    }

    /// Whether this is the score, which is known to be no better than it for the player who has moved: found by asking only
    /// whether it is as good.
    ///
    /// # Errors
    ///
    /// [`Halt::Budget`].
    pub fn is_score(&mut self, open: &OpenSum, to_move: Player, score: i64) -> Result<bool, Halt> {
        let score = signed(score, to_move);
        let [_, high] = self.search(open, to_move, [score, score + 1])?;
        Ok(high <= score)
    }

    fn is_all_gote(&self, open: &OpenSum) -> bool {
        open.parts
            .iter()
            .all(|id| self.parts.get(*id).gote.is_some())
    }

    /// What is known of a sum before it is searched.
    fn interval(&mut self, open: &OpenSum, to_move: Player) -> Result<Interval, Halt> {
        let known = &mut self.known[to_move as usize];
        if let Some(interval) = known.get(open) {
            return Ok(*interval);
        }
        self.budget.spend(1)?;
        let interval = match at_once(self.parts, &open.parts, to_move) {
            Some(score) => [signed(score, to_move); 2],
            None => from_side(self.walls.bounds(&open.parts, to_move), to_move),
        };
        known.insert(open.clone(), interval);
        Ok(interval)
    }

    /// Narrows what is known of a sum until it is one number, or at or beyond an end of the window.
    ///
    /// The move that could still bring the most is searched first; what it brings can only lower its promise, so that every
    /// round decides something.
    fn search(
        &mut self,
        open: &OpenSum,
        to_move: Player,
        window: Interval,
    ) -> Result<Interval, Halt> {
        let mut interval = self.interval(open, to_move)?;
        if is_decided(interval, window) {
            return Ok(interval);
        }
        let mut replies = self.replies(open, to_move, window[1])?;
        loop {
            let low = replies.iter().map(|reply| reply.interval[0]).max();
            interval[0] = interval[0].max(low.unwrap_or(interval[0]));
            // Not all are listed if one is as good as asked for.
            if interval[0] < window[1] {
                let high = replies.iter().map(|reply| reply.interval[1]).max();
                interval[1] = interval[1].min(high.unwrap_or(interval[1]));
            }
            if is_decided(interval, window) {
                if let Some(known) = self.known[to_move as usize].get_mut(open) {
                    *known = interval;
                }
                return Ok(interval);
            }
            let promising = replies
                .iter_mut()
                .max_by_key(|reply| (reply.interval[1], reply.interval[0]));
            let reply = promising.expect("an unfinished sum has a move for both players");
            let [least, most] = [window[0].max(interval[0]), window[1].min(interval[1] + 1)];
            let below = [reply.points - most, reply.points - least];
            let found = self.search(&reply.open, to_move.opponent(), below)?;
            reply.interval = [reply.points - found[1], reply.points - found[0]];
        }
    }

    /// The moves of a player, of equal ones one, and of the gotes the largest: whatever else there is, a larger gote now and
    /// the smaller one later is never worse than the other way round (both leave the same moves). The hottest come first, and when
    /// one is as good as asked for, no more are listed.
    fn replies(
        &mut self,
        open: &OpenSum,
        to_move: Player,
        enough: i64,
    ) -> Result<Vec<SumReply>, Halt> {
        let gotes = open.parts.iter().filter_map(|id| self.parts.get(*id).gote);
        let largest = gotes.max();
        let mut replies = Vec::new();
        let mut last = None;
        let mut order: Vec<(usize, &SumPartId)> = open.parts.iter().enumerate().collect();
        order.sort_by_key(|(_, id)| {
            let [left, right] = self.parts.get(**id).stops;
            Reverse(left - right)
        });
        for (at, id) in order {
            let part = self.parts.get(*id);
            if last == Some(*id) || (part.gote.is_some() && part.gote != largest) {
                continue;
            }
            last = Some(*id);
            for rest in part.options(to_move) {
                let mut left = open.clone();
                left.parts.remove(at);
                let points = rest.points + self.insert(&mut left, rest.part);
                let points = signed(points, to_move);
                let [low, high] = self.interval(&left, to_move.opponent())?;
                replies.push(SumReply {
                    open: left,
                    points,
                    interval: [points - high, points - low],
                });
                if points - high >= enough {
                    return Ok(replies);
                }
            }
        }
        Ok(replies)
    }
}

/// Whether an interval is one number, or at or beyond an end of the window.
fn is_decided([low, high]: Interval, window: Interval) -> bool {
    low == high || low >= window[1] || high <= window[0]
}

/// A score, or points, from the side of a player.
fn signed(points: i64, player: Player) -> i64 {
    match player {
        Player::Left => points,
        Player::Right => -points,
    }
}

fn from_side([low, high]: [i64; 2], player: Player) -> Interval {
    match player {
        Player::Left => [low, high],
        Player::Right => [-high, -low],
    }
}
