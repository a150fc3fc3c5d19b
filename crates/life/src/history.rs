//! Play in which no position may come back: every line that matters is followed, with what was on the board before.
//!
//! What comes of a position hangs on its history, so what was found in one line holds in another only if what it rests on is
//! the same there. What it rests on are the positions that a move could not bring back (they must be in the history), and those that a
//! winning move brings about (they must not be). Both are kept with each finding, and it is taken only where both hold (the
//! graph history interaction; M. Campbell, 1985).

use std::collections::HashMap;
use std::hash::Hash;

use semeai_board::{ByColor, Color};
use semeai_search::{Halt, PositionBudget};

use crate::net::{Net, Points, numbers};
use crate::table::Place;

/// The most points that may vary where history counts.
pub const MOST_POINTS_WITH_HISTORY: usize = 7;

/// So many findings are kept of one position and stake.
const MOST_FINDINGS: usize = 24;

/// So many findings are kept in all.
const MOST_KEPT: usize = 1 << 21;

/// What is played for.
pub(crate) trait Contest {
    /// Something that Black gets or does not.
    type Stake: Copy + Eq + Hash;

    /// The points that vary.
    fn net(&self) -> &Net;

    /// Whether Black has it whatever is played, or can't get it any more; nothing while that is open.
    fn decided(&self, stones: ByColor<Points>, stake: Self::Stake) -> Option<bool>;

    /// Whether Black has it where two passes have ended the game.
    fn at_end(&self, stones: ByColor<Points>, stake: Self::Stake) -> bool;

    /// How good a situation looks for Black, and how good next to others that look alike: it only says what is tried first.
    fn promise(&self, node: Node, stake: Self::Stake) -> [i32; 2];
}

/// A search with history.
pub(crate) struct History<'a, C: Contest> {
    contest: &'a C,
    /// Whether it matters who is to move.
    is_situational: bool,
    /// The situations that were on the board, in a line.
    seen: Vec<u64>,
    findings: HashMap<(Node, C::Stake), Vec<Finding>>,
    kept: usize,
}

/// A situation in which a side moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Node {
    pub(crate) stones: ByColor<Points>,
    pub(crate) to_move: Color,
    /// Whether the other side has just passed.
    pub(crate) passed: bool,
}

impl Node {
    /// A situation before any pass.
    pub(crate) const fn new(stones: ByColor<Points>, to_move: Color) -> Self {
        Self {
            stones,
            to_move,
            passed: false,
        }
    }
}

/// What was found of a situation, and what that rests on.
#[derive(Clone, Debug)]
struct Finding {
    /// Whether Black gets what is at stake.
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

/// Where a stone is put; nothing for a pass.
pub(crate) type Stone = Option<usize>;

impl<'a, C: Contest> History<'a, C> {
    /// Of a place that is on the board. Where a ban by ko holds in it, the position that the ban keeps from coming back was there too.
    pub(crate) fn new(contest: &'a C, is_situational: bool, start: Place) -> Self {
        let net = contest.net();
        let positions = 3_usize.pow(u32::try_from(net.len()).unwrap_or(u32::MAX));
        let mut history = Self {
            contest,
            is_situational,
            seen: vec![0; (2 * positions).div_ceil(64)],
            findings: HashMap::new(),
            kept: 0,
        };
        if let Some((color, point)) = start.ban
            && let Some(before) = net.play(color, point, start.stones)
        {
            history.mark(Node::new(before.stones, color.opponent()), true);
        }
        history
    }

    /// Puts a situation on the board, with everything that was there before.
    pub(crate) fn begin(&mut self, node: Node) {
        self.mark(node, true);
    }

    /// The situation that a stone leads to from one that is on the board; nothing if it is no move, or brings back a position.
    fn after(&self, node: Node, point: usize) -> Option<Node> {
        let after = self.played(node, point)?;
        (!self.is_seen(after)).then_some(after)
    }

    /// All such stones with the situations that they lead to, by point.
    pub(crate) fn plays(&self, node: Node) -> Vec<(usize, Node)> {
        let empty = self.net().empty(node.stones);
        let plays = numbers(empty).filter_map(|point| Some((point, self.after(node, point)?)));
        plays.collect()
    }

    /// The points that vary.
    pub(crate) fn net(&self) -> &'a Net {
        self.contest.net()
    }

    /// The situation after a first pass.
    pub(crate) fn after_pass(node: Node) -> Option<Node> {
        (!node.passed).then_some(Node {
            to_move: node.to_move.opponent(),
            passed: true,
            ..node
        })
    }

    /// Does something while a situation is on the board.
    pub(crate) fn within<T>(&mut self, node: Node, run: impl FnOnce(&mut Self) -> T) -> T {
        let was_seen = self.is_seen(node);
        self.mark(node, true);
        let found = run(self);
        self.mark(node, was_seen);
        found
    }

    /// Whether Black gets what is at stake from a situation on that is on the board.
    pub(crate) fn is_reached(
        &mut self,
        node: Node,
        stake: C::Stake,
        budget: &mut PositionBudget,
    ) -> Result<bool, Halt> {
        Ok(self.finding(node, stake, budget)?.is_reached)
    }

    fn finding(
        &mut self,
        node: Node,
        stake: C::Stake,
        budget: &mut PositionBudget,
    ) -> Result<Finding, Halt> {
        let plainly = |is_reached| {
            let grounds = Grounds::default();
            Ok(Finding {
                is_reached,
                grounds,
            })
        };
        if let Some(is_reached) = self.contest.decided(node.stones, stake) {
            return plainly(is_reached);
        }
        let wants = node.to_move == Color::Black;
        if node.passed && self.contest.at_end(node.stones, stake) == wants {
            return plainly(wants);
        }
        if let Some(found) = self.known(node, stake) {
            return Ok(found);
        }
        budget.spend(1)?;
        let mut all = Grounds::default();
        let mut won = None;
        for (played, after) in self.nexts(node, stake) {
            let number = self.number(after);
            let was_seen = self.is_seen(after);
            if played.is_some() && was_seen {
                all.needs(number);
                continue;
            }
            let found = self.within(after, |it| it.finding(after, stake, budget))?;
            let Finding {
                is_reached,
                mut grounds,
            } = found;
            // The move itself puts it there.
            if !was_seen {
                grounds.before.retain(|it| *it != number);
            }
            if is_reached == wants {
                if played.is_some() {
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
        self.keep(node, stake, &found);
        Ok(found)
    }

    fn known(&self, node: Node, stake: C::Stake) -> Option<Finding> {
        let findings = self.findings.get(&(node, stake))?;
        let holds = |found: &&Finding| {
            let Grounds { before, fresh } = &found.grounds;
            before.iter().all(|&number| self.has(number))
                && !fresh.iter().any(|&number| self.has(number))
        };
        findings.iter().find(holds).cloned()
    }

    fn keep(&mut self, node: Node, stake: C::Stake, found: &Finding) {
        if self.kept == MOST_KEPT {
            return;
        }
        let findings = self.findings.entry((node, stake)).or_default();
        if findings.len() < MOST_FINDINGS {
            findings.push(found.clone());
            self.kept += 1;
        }
    }

    fn played(&self, node: Node, point: usize) -> Option<Node> {
        let played = self.contest.net().play(node.to_move, point, node.stones)?;
        Some(Node::new(played.stones, node.to_move.opponent()))
    }

    /// The moves of a situation that don't end the game, whatever was on the board before, the most promising first.
    fn nexts(&self, node: Node, stake: C::Stake) -> Vec<(Stone, Node)> {
        let empty = self.contest.net().empty(node.stones);
        let plays =
            numbers(empty).filter_map(|point| Some((Some(point), self.played(node, point)?)));
        let pass = Self::after_pass(node).map(|after| (None, after));
        let mut nexts: Vec<(Stone, Node)> = plays.chain(pass).collect();
        nexts.sort_by_cached_key(|(_, after)| {
            let [first, second] = self.contest.promise(*after, stake);
            match node.to_move {
                Color::Black => [-first, -second],
                Color::White => [first, second],
            }
        });
        nexts
    }

    /// The number of a situation as far as the rule tells them apart.
    fn number(&self, node: Node) -> u32 {
        let digits = |points: Points| numbers(points).map(|point| 3_u32.pow(power(point)));
        let black: u32 = digits(node.stones.black).sum();
        let white: u32 = digits(node.stones.white).sum();
        let is_white = node.to_move == Color::White && self.is_situational;
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
