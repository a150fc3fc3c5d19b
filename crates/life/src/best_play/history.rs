//! Best play where no position may come back: every line of play that matters is followed, with what was on the board before.
//!
//! What a position is worth hangs on its history, so what was found in one line holds in another only if what it rests on is
//! the same there. What it rests on are the positions that a move could not bring back (they must be in the history), and those that a
//! winning move brings about (they must not be). Both are kept with each finding, and it is taken only where both hold (the
//! graph history interaction; M. Campbell, 1985).

use std::collections::HashMap;

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use super::outcome::Repetition;
use crate::net::{Points, numbers};
use crate::table::{Place, ScoreTable, Turn};

/// The most points that may vary where history counts.
pub(super) const MOST_POINTS_WITH_HISTORY: usize = 7;

/// So many findings are kept of one position and score.
const MOST_FINDINGS: usize = 24;

/// So many findings are kept in all.
const MOST_KEPT: usize = 1 << 21;

/// A search with history.
pub(super) struct History<'a> {
    table: &'a ScoreTable,
    repetition: Repetition,
    start: Turn,
    /// The situations that were on the board, in a line.
    seen: Vec<u64>,
    findings: HashMap<(Node, i32), Vec<Finding>>,
    kept: usize,
}

/// A situation in which a side moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Node {
    stones: ByColor<Points>,
    to_move: Color,
    passed: bool,
}

/// What was found of a situation, and what that rests on.
#[derive(Clone, Debug)]
struct Finding {
    /// Whether Black gets the score.
    is_reached: bool,
    grounds: Grounds,
}

/// What a finding rests on: situations by their numbers, ascending.
#[derive(Clone, Debug, Default)]
struct Grounds {
    /// Those that must have been on the board.
    before: Vec<u32>,
    /// Those that must not.
    fresh: Vec<u32>,
}

/// What a move comes to.
#[derive(Clone, Copy)]
struct Next {
    played: Option<usize>,
    /// Nothing where the game ends.
    node: Option<Node>,
}

type Played = Option<usize>;

impl<'a> History<'a> {
    /// Of a table without history by area, which says where it is promising to look first.
    pub(super) fn new(table: &'a ScoreTable, repetition: Repetition, start: Turn) -> Self {
        let net = table.net();
        let positions = 3_usize.pow(u32::try_from(net.len()).unwrap_or(u32::MAX));
        Self {
            table,
            repetition,
            start,
            seen: vec![0; (2 * positions).div_ceil(64)],
            findings: HashMap::new(),
            kept: 0,
        }
    }

    /// The score with best play, and that after each first move, by point and the pass last.
    pub(super) fn solve(
        &mut self,
        budget: &mut PositionBudget,
    ) -> Result<(i32, Vec<(Played, i32)>), Halt> {
        let start = Node {
            stones: self.start.place.stones,
            to_move: self.start.to_move,
            passed: false,
        };
        self.mark(start, true);
        let mut moves = Vec::new();
        for next in self.nexts(start) {
            let Some(node) = next.node else { continue };
            let is_new = next.played.is_none() || !self.is_seen(node);
            // What a ko forbids by itself is forbidden still: the position before it was on the board, though not in what is asked.
            let banned = next.played.map(|point| (start.to_move, point));
            if is_new && (banned.is_none() || banned != self.start.place.ban) {
                moves.push((next.played, self.score(node, budget)?));
            }
        }
        let scores = moves.iter().map(|(_, score)| *score);
        let best = match start.to_move {
            Color::Black => scores.max(),
            Color::White => scores.min(),
        };
        // A pass is always there.
        moves.sort_by_key(|(played, _)| played.unwrap_or(usize::MAX));
        Ok((best.unwrap_or_default(), moves))
    }

    /// A line of best moves until the game ends.
    pub(super) fn line(
        &mut self,
        score: i32,
        budget: &mut PositionBudget,
    ) -> Result<Vec<Played>, Halt> {
        let mut node = Node {
            stones: self.start.place.stones,
            to_move: self.start.to_move,
            passed: false,
        };
        let mut line = Vec::new();
        loop {
            let mut found = None;
            let mut nexts = self.nexts(node);
            // The game ends as soon as it may.
            nexts.sort_by_key(|next| next.played.is_some());
            for next in nexts {
                let banned = next.played.map(|point| (node.to_move, point));
                if line.is_empty() && banned.is_some() && banned == self.start.place.ban {
                    continue;
                }
                let is_best = match next.node {
                    None => self.count(node.stones) == score,
                    Some(after) if next.played.is_some() && self.is_seen(after) => false,
                    Some(after) => self.score(after, budget)? == score,
                };
                if is_best {
                    found = Some(next);
                    break;
                }
            }
            let Some(next) = found else {
                return Ok(Vec::new());
            };
            line.push(next.played);
            match next.node {
                Some(after) => node = after,
                None => return Ok(line),
            }
            self.mark(node, true);
        }
    }

    /// The score from a situation on that a move has just led to.
    fn score(&mut self, node: Node, budget: &mut PositionBudget) -> Result<i32, Halt> {
        let was_seen = self.is_seen(node);
        self.mark(node, true);
        let most = i32::try_from(self.table.net().len()).unwrap_or_default();
        let (mut least, mut most) = (-most, most);
        while least < most {
            let middle = (least + most + 1).div_euclid(2);
            if self.reaches(node, middle, budget)?.is_reached {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        self.mark(node, was_seen);
        Ok(least)
    }

    /// Whether Black gets at least so many points more than White.
    fn reaches(
        &mut self,
        node: Node,
        score: i32,
        budget: &mut PositionBudget,
    ) -> Result<Finding, Halt> {
        if let Some(found) = self.known(node, score) {
            return Ok(found);
        }
        budget.spend(1)?;
        let wants = node.to_move == Color::Black;
        let mut all = Grounds::default();
        let mut won = None;
        for next in self.nexts(node) {
            let Some(after) = next.node else {
                if (self.count(node.stones) >= score) == wants {
                    won = Some(Grounds::default());
                    break;
                }
                continue;
            };
            let number = self.number(after);
            let was_seen = self.is_seen(after);
            if next.played.is_some() && was_seen {
                all.needs(number);
                continue;
            }
            self.mark(after, true);
            let found = self.reaches(after, score, budget);
            self.mark(after, was_seen);
            let Finding {
                is_reached,
                mut grounds,
            } = found?;
            // The move itself puts it there.
            if !was_seen {
                grounds.before.retain(|it| *it != number);
            }
            if is_reached == wants {
                if next.played.is_some() {
                    grounds.spares(number);
                }
                won = Some(grounds);
                break;
            }
            all.join(&grounds);
        }
        let found = Finding {
            is_reached: won.is_some() == wants,
            grounds: won.unwrap_or(all),
        };
        self.keep(node, score, &found);
        Ok(found)
    }

    fn known(&self, node: Node, score: i32) -> Option<Finding> {
        let findings = self.findings.get(&(node, score))?;
        let holds = |found: &&Finding| {
            let Grounds { before, fresh } = &found.grounds;
            before.iter().all(|&number| self.has(number))
                && !fresh.iter().any(|&number| self.has(number))
        };
        findings.iter().find(holds).cloned()
    }

    fn keep(&mut self, node: Node, score: i32, found: &Finding) {
        if self.kept == MOST_KEPT {
            return;
        }
        let findings = self.findings.entry((node, score)).or_default();
        if findings.len() < MOST_FINDINGS {
            findings.push(found.clone());
            self.kept += 1;
        }
    }

    /// The moves of a situation, whatever was on the board before, the most promising first.
    fn nexts(&self, node: Node) -> Vec<Next> {
        let turn = Turn {
            place: Place::free(node.stones),
            to_move: node.to_move,
            passed: node.passed,
        };
        let net = self.table.net();
        let other = node.to_move.opponent();
        let mut nexts: Vec<_> = numbers(net.empty(node.stones))
            .filter_map(|point| {
                let (after, bounds) = self.table.after(turn, point)?;
                let node = Node {
                    stones: after.place.stones,
                    to_move: other,
                    passed: false,
                };
                let next = Next {
                    played: Some(point),
                    node: Some(node),
                };
                Some((next, bounds))
            })
            .collect();
        let pass = Next {
            played: None,
            node: (!node.passed).then_some(Node {
                to_move: other,
                passed: true,
                ..node
            }),
        };
        nexts.push((pass, self.table.after_pass(turn).1));
        nexts.sort_by_key(|(_, bounds)| match node.to_move {
            Color::Black => (-bounds.least, -bounds.most),
            Color::White => (bounds.most, bounds.least),
        });
        nexts.into_iter().map(|(next, _)| next).collect()
    }

    /// Black's area less White's.
    fn count(&self, stones: ByColor<Points>) -> i32 {
        let over = Turn {
            place: Place::free(stones),
            to_move: Color::Black,
            passed: true,
        };
        self.table.after_pass(over).1.least
    }

    /// The number of a situation as far as the rule tells them apart.
    fn number(&self, node: Node) -> u32 {
        let digits = |points: Points| numbers(points).map(|point| 3_u32.pow(power(point)));
        let black: u32 = digits(node.stones.black).sum();
        let white: u32 = digits(node.stones.white).sum();
        let is_white = node.to_move == Color::White && self.repetition == Repetition::Situational;
        2 * (black + 2 * white) + u32::from(is_white)
    }

    fn has(&self, number: u32) -> bool {
        self.seen[number as usize / 64] >> (number % 64) & 1 == 1
    }

    fn is_seen(&self, node: Node) -> bool {
        self.has(self.number(node))
    }

    fn mark(&mut self, node: Node, is_seen: bool) {
        let number = self.number(node);
        let (word, bit) = (&mut self.seen[number as usize / 64], 1 << (number % 64));
        if is_seen {
            *word |= bit;
        } else {
            *word &= !bit;
        }
    }
}

fn power(point: usize) -> u32 {
    u32::try_from(point).unwrap_or_default()
}

impl Grounds {
    fn needs(&mut self, number: u32) {
        insert(&mut self.before, number);
    }

    fn spares(&mut self, number: u32) {
        insert(&mut self.fresh, number);
    }

    fn join(&mut self, other: &Self) {
        for &number in &other.before {
            insert(&mut self.before, number);
        }
        for &number in &other.fresh {
            insert(&mut self.fresh, number);
        }
    }
}

fn insert(numbers: &mut Vec<u32>, number: u32) {
    if let Err(at) = numbers.binary_search(&number) {
        numbers.insert(at, number);
    }
}
