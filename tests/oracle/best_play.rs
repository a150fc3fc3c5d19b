//! Scores with best play, found by listing every position that can arise and looking at all of them again and again.
//!
//! It knows neighbours, counting and the rules of play alone, and shares no code with what it judges.

use std::collections::HashMap;

/// So many rounds are enough for boards of this size, or something is wrong.
const MOST_ROUNDS: usize = 1_000;

/// As a score: not known to end.
const NEVER: i32 = 1_000;

type Set = u32;

/// A board by its lines, with stones that are never captured.
pub(crate) struct Board {
    near: Vec<Set>,
    safe: Set,
}

/// A situation. The sides are 0, Black, and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Situation {
    pub(crate) stones: [Set; 2],
    pub(crate) mover: usize,
    pub(crate) ban: Option<usize>,
    pub(crate) passes: u8,
    /// Whether two passes were made already and stones cost nothing.
    pub(crate) is_second: bool,
}

/// How the game ends, and what a stone costs before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counting {
    Area,
    Territory,
}

/// Every situation that can arise from some, with the score that Black can force at least if the game ends, and White at most.
pub(crate) struct Scores {
    numbers: HashMap<Situation, usize>,
    bounds: Vec<[i32; 2]>,
    counting: Counting,
}

impl Board {
    pub(crate) fn new(len: usize, lines: &[(usize, usize)], safe: Set) -> Self {
        let mut near = vec![0; len];
        for &(one, other) in lines {
            near[one] |= 1 << other;
            near[other] |= 1 << one;
        }
        Self { near, safe }
    }

    fn string(&self, from: usize, stones: Set) -> (Set, Set) {
        let (mut found, mut around, mut open) = (0, 0, vec![from]);
        while let Some(point) = open.pop() {
            if found >> point & 1 == 1 {
                continue;
            }
            found |= 1 << point;
            for next in 0..self.near.len() {
                if self.near[point] >> next & 1 == 1 {
                    if stones >> next & 1 == 1 {
                        open.push(next);
                    } else {
                        around |= 1 << next;
                    }
                }
            }
        }
        (found, around)
    }

    fn is_dead(&self, from: usize, stones: [Set; 2], side: usize) -> Option<Set> {
        let (string, around) = self.string(from, stones[side]);
        let is_alive = string & self.safe != 0 || around & !stones[1 - side] != 0;
        (!is_alive).then_some(string)
    }

    /// After a stone, if it may be put there.
    pub(crate) fn play(&self, at: &Situation, point: usize) -> Option<Situation> {
        let (side, other) = (at.mover, 1 - at.mover);
        if (at.stones[0] | at.stones[1]) >> point & 1 == 1 || at.ban == Some(point) {
            return None;
        }
        let mut stones = at.stones;
        stones[side] |= 1 << point;
        let mut taken = 0;
        for next in 0..self.near.len() {
            if self.near[point] >> next & 1 == 1 && stones[other] >> next & 1 == 1 {
                taken |= self.is_dead(next, stones, other).unwrap_or(0);
            }
        }
        stones[other] &= !taken;
        if self.is_dead(point, stones, side).is_some() {
            return None;
        }
        let (string, around) = self.string(point, stones[side]);
        let liberties = around & !stones[other];
        let is_ko = taken.count_ones() == 1
            && string.count_ones() == 1
            && string & self.safe == 0
            && liberties == taken;
        Some(Situation {
            stones,
            mover: other,
            ban: is_ko.then(|| taken.trailing_zeros() as usize),
            passes: 0,
            is_second: at.is_second,
        })
    }

    /// After a pass, if the game goes on.
    fn pass(at: &Situation, counting: Counting) -> Option<Situation> {
        let passes = at.passes + 1;
        let starts_second = passes == 2 && counting == Counting::Territory && !at.is_second;
        (passes < 2 || starts_second).then_some(Situation {
            mover: 1 - at.mover,
            ban: None,
            passes: passes % 2,
            is_second: at.is_second || starts_second,
            ..*at
        })
    }

    pub(crate) fn area(&self, stones: [Set; 2]) -> i32 {
        let mut score = 0;
        for point in 0..self.near.len() {
            let own = [0, 1].map(|side| stones[side] >> point & 1 == 1);
            score += i32::from(own[0]) - i32::from(own[1]);
            if own == [false; 2] {
                let (_, around) = self.string(point, !(stones[0] | stones[1]));
                let reaches = [0, 1].map(|side| around & stones[side] != 0);
                score += i32::from(reaches == [true, false]) - i32::from(reaches == [false, true]);
            }
        }
        score
    }
}

impl Scores {
    pub(crate) fn new(board: &Board, counting: Counting, starts: &[Situation]) -> Self {
        let mut numbers = HashMap::new();
        let mut all: Vec<Situation> = Vec::new();
        let mut number = |all: &mut Vec<Situation>, it: Situation| {
            *numbers.entry(it).or_insert_with(|| {
                all.push(it);
                all.len() - 1
            })
        };
        for &start in starts {
            number(&mut all, start);
        }
        let (mut nexts, mut at) = (Vec::new(), 0);
        while at < all.len() {
            let here = all[at];
            let plays = (0..board.near.len()).filter_map(|point| board.play(&here, point));
            let plays: Vec<usize> = plays.map(|it| number(&mut all, it)).collect();
            let pass = Board::pass(&here, counting).map(|it| number(&mut all, it));
            nexts.push((plays, pass));
            at += 1;
        }
        let mut bounds = vec![[-NEVER, NEVER]; all.len()];
        let ended: Vec<i32> = all.iter().map(|it| board.area(it.stones)).collect();
        let mut round = 0;
        loop {
            let mut has_changed = false;
            // Those that were found last are nearer to the end.
            for i in (0..all.len()).rev() {
                let (plays, pass) = &nexts[i];
                let here = all[i];
                let cost = i32::from(counting == Counting::Territory && !here.is_second);
                let cost = if here.mover == 0 { -cost } else { cost };
                let paid = |score: i32| match score.abs() {
                    NEVER => score,
                    _ => score + cost,
                };
                let passed = pass.map_or([ended[i]; 2], |it| bounds[it]);
                let played = plays.iter().map(|&it| bounds[it].map(paid));
                let best = played.fold(passed, |best, it| match here.mover {
                    0 => [best[0].max(it[0]), best[1].max(it[1])],
                    _ => [best[0].min(it[0]), best[1].min(it[1])],
                });
                has_changed |= best != bounds[i];
                bounds[i] = best;
            }
            if !has_changed {
                break;
            }
            round += 1;
            assert!(round < MOST_ROUNDS, "it does not end");
        }
        Self {
            numbers,
            bounds,
            counting,
        }
    }

    /// What each side can force from a situation on.
    pub(crate) fn of(&self, at: &Situation) -> [i32; 2] {
        self.bounds[self.numbers[at]]
    }

    /// After a pass from there on.
    pub(crate) fn after_pass(&self, at: &Situation) -> Option<[i32; 2]> {
        Board::pass(at, self.counting).map(|it| self.of(&it))
    }
}

/// The score with best play where no stone may bring back a position: with the same side to move, or with any. By trying everything.
pub(crate) struct WithHistory<'a> {
    pub(crate) board: &'a Board,
    pub(crate) is_situational: bool,
    pub(crate) seen: Vec<([Set; 2], usize)>,
    /// How many situations may be looked at yet.
    pub(crate) left: u64,
}

impl WithHistory<'_> {
    fn key(&self, at: &Situation) -> ([Set; 2], usize) {
        (at.stones, if self.is_situational { at.mover } else { 0 })
    }

    /// Black's score from a situation on, as far as it lies between these; nothing if it takes too long.
    pub(crate) fn score(&mut self, at: &Situation, mut least: i32, mut most: i32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        self.seen.push(self.key(at));
        let mut best = None;
        // A pass last: it is rarely best, and after it the other side may do everything too.
        let plays = (0..self.board.near.len()).filter_map(|point| self.board.play(at, point));
        let plays: Vec<Situation> = plays.collect();
        let fresh = plays.into_iter().map(|it| Situation { ban: None, ..it });
        let fresh: Vec<Situation> = fresh
            .filter(|it| !self.seen.contains(&self.key(it)))
            .collect();
        let pass = Board::pass(at, Counting::Area);
        for next in fresh.iter().map(Some).chain([pass.as_ref()]) {
            let score = match next {
                Some(next) => self.score(next, least, most)?,
                None => self.board.area(at.stones),
            };
            let is_better = best.is_none_or(|best| {
                if at.mover == 0 {
                    score > best
                } else {
                    score < best
                }
            });
            if is_better {
                best = Some(score);
            }
            if at.mover == 0 {
                least = least.max(score);
            } else {
                most = most.min(score);
            }
            if least >= most {
                break;
            }
        }
        self.seen.pop();
        best
    }
}
