//! A board under several rules of ko: what a person asks of it.

use super::{Board, Ending, Goal, Judge, Ko, lives};

/// What a board is, if one side starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Black,
    White,
    /// Nobody wins; a side lives because of the other's danger.
    Seki,
    /// Nobody wins, and neither side could be captured if the other were safe, or one of them has two eyes.
    BothLive,
    /// Some number of ko threats of one side, eight at most, changes how it ends without any.
    Ko,
}

/// More threats never hurt, so that what so many do not change no fewer do.
const MOST_THREATS: u8 = 8;

/// With threats there are so many times as many states at most.
const WITH_THREATS: usize = 1 + MOST_THREATS as usize;

/// A board judged under every rule of ko that was asked for.
pub(crate) struct Judged {
    board: Board,
    goal: Goal,
    simple: Judge,
    /// The other rules, if they make a difference.
    others: Vec<(Ko, Judge)>,
    /// By who starts.
    is_both_live: [bool; 2],
    limit: usize,
}

impl Judged {
    /// Judges a board, or nothing if more than `limit` states arise by simple ko or many more by another rule.
    pub(crate) fn new(board: Board, goal: Goal, limit: usize) -> Option<Self> {
        let simple = Judge::new(&board, goal, Ko::SIMPLE, limit)?;
        let mut judged = Self {
            board,
            goal,
            simple,
            others: Vec::new(),
            is_both_live: [false; 2],
            limit: 4 * limit,
        };
        let is_small = [0, 1].map(Ko::Wins).iter().all(|&rule| judged.learn(rule));
        if !is_small {
            return None;
        }
        for first in [0, 1] {
            judged.is_both_live[first] = judged.both_live(first)?;
            if judged.ending(Ko::Wins(0), first) != judged.ending(Ko::Wins(1), first) {
                judged.learn_threats().then_some(())?;
            }
        }
        Some(judged)
    }

    /// Whether both sides live by themselves if one side starts; nothing if that is too large. Who captures first knows no such
    /// thing.
    fn both_live(&self, first: usize) -> Option<bool> {
        let is_open = |rule| self.ending(rule, first) == Ending::Seki;
        if self.goal == Goal::Capture
            || ![Ko::SIMPLE, Ko::Wins(0), Ko::Wins(1)]
                .into_iter()
                .any(is_open)
        {
            return Some(false);
        }
        let start = self.board.start(first, Ko::SIMPLE);
        if [0, 1]
            .into_iter()
            .any(|side| self.board.has_two_eyes(&start, side))
        {
            return Some(true);
        }
        let lives = |side| lives(&self.board, side, self.limit);
        Some(lives(0)? && lives(1)?)
    }

    /// Judges the board with many threats of either side; false if it is too large.
    pub(crate) fn learn_threats(&mut self) -> bool {
        [0, 1].into_iter().all(|side| self.learn(threats_of(side)))
    }

    /// Judges the board under one more rule; false if it is too large. Where no ban can arise, all rules are one.
    pub(crate) fn learn(&mut self, rule: Ko) -> bool {
        let is_known = rule == Ko::SIMPLE || self.others.iter().any(|(known, _)| *known == rule);
        if is_known || !self.has_ko() {
            return true;
        }
        let limit = match rule {
            Ko::Threats(threats) if threats.contains(&MOST_THREATS) => WITH_THREATS * self.limit,
            _ => self.limit,
        };
        let judge = Judge::new(&self.board, self.goal, rule, limit);
        self.others.extend(judge.map(|judge| (rule, judge)));
        self.others.iter().any(|(known, _)| *known == rule)
    }

    pub(crate) const fn has_ko(&self) -> bool {
        self.simple.has_ko()
    }

    /// The number of states by simple ko.
    pub(crate) const fn len(&self) -> usize {
        self.simple.len()
    }

    /// The judge of a rule that has been learnt.
    pub(crate) fn of(&self, rule: Ko) -> &Judge {
        let mut others = self.others.iter();
        let other = others.find(|(known, _)| *known == rule);
        other.map_or(&self.simple, |(_, judge)| judge)
    }

    /// How it ends under a rule if one side starts.
    pub(crate) fn ending(&self, rule: Ko, first: usize) -> Ending {
        let judge = self.of(rule);
        judge.ending(&judge.start(first))
    }

    /// How it ends under a rule after one side has moved, or passed, first; nothing if the move is illegal.
    pub(crate) fn ending_after(
        &self,
        rule: Ko,
        first: usize,
        point: Option<usize>,
    ) -> Option<Ending> {
        let judge = self.of(rule);
        let after = judge.after(&judge.start(first), point)?;
        Some(judge.ending(&after))
    }

    /// What the board is if one side starts: how it ends without threats, or a ko if some number of them changes that.
    pub(crate) fn verdict(&self, first: usize) -> Verdict {
        match told(|rule| self.ending(rule, first)) {
            Some(_) => self.verdict_by(Ko::SIMPLE, first),
            None => Verdict::Ko,
        }
    }

    /// What it is after one side has moved, or passed, first: how it ends, or nothing if that is a ko. The move must be legal, and
    /// threats must have been learnt.
    pub(crate) fn told_after(&self, first: usize, point: Option<usize>) -> Option<Ending> {
        told(|rule| {
            let ending = self.ending_after(rule, first, point);
            ending.expect("a legal move")
        })
    }

    /// What the board is under one rule of ko.
    pub(crate) fn verdict_by(&self, rule: Ko, first: usize) -> Verdict {
        match self.ending(rule, first) {
            Ending::Black => Verdict::Black,
            Ending::White => Verdict::White,
            Ending::Seki if self.is_both_live[first] => Verdict::BothLive,
            Ending::Seki => Verdict::Seki,
        }
    }

    /// Whether a first move, or a pass, keeps what the starter has whoever wins the kos; where that makes a difference, against many
    /// threats of the other side.
    pub(crate) fn keeps(&self, first: usize, point: Option<usize>) -> bool {
        let [black, white] = [0, 1].map(|winner| self.ending(Ko::Wins(winner), first));
        let rules = if black == white {
            vec![Ko::Wins(0), Ko::Wins(1)]
        } else {
            vec![threats_of(1 - first)]
        };
        let mut rules = rules.into_iter();
        rules.all(|rule| self.ending_after(rule, first, point) == Some(self.ending(rule, first)))
    }
}

/// Many threats of one side and none of the other.
const fn threats_of(side: usize) -> Ko {
    match side {
        0 => Ko::Threats([MOST_THREATS, 0]),
        _ => Ko::Threats([0, MOST_THREATS]),
    }
}

/// How it ends without threats, by how it ends under a rule; nothing if many threats of one side change that.
fn told(ending: impl Fn(Ko) -> Ending) -> Option<Ending> {
    let plain = ending(Ko::SIMPLE);
    let is_one = ending(Ko::Wins(0)) == ending(Ko::Wins(1));
    let is_kept = is_one
        || [0, 1]
            .into_iter()
            .all(|side| ending(threats_of(side)) == plain);
    is_kept.then_some(plain)
}
