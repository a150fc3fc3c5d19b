//! A board under several rules of ko: what a person asks of it.

use super::{Board, Ending, Goal, Judge, Ko, lives};

/// What a board is, if one side starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Black,
    White,
    /// Nobody wins; a side lives because of the other's danger.
    Seki,
    /// Nobody wins, and neither side could be captured if the other were safe.
    BothLive,
    /// It ends in different ways if Black wins all kos and if White does.
    Ko,
}

/// A board judged under every rule of ko that was asked for.
pub(crate) struct Judged {
    board: Board,
    goal: Goal,
    simple: Judge,
    /// The other rules, if they make a difference.
    others: Vec<(Ko, Judge)>,
    is_both_live: bool,
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
            is_both_live: false,
            limit: 4 * limit,
        };
        let is_small = [0, 1].map(Ko::Wins).iter().all(|&rule| judged.learn(rule));
        judged.is_both_live = is_small.then(|| judged.both_live())??;
        Some(judged)
    }

    /// Whether both sides live by themselves; nothing if that is too large. Who captures first knows no such thing.
    fn both_live(&self) -> Option<bool> {
        let is_open = |first| self.ending(Ko::SIMPLE, first) == Ending::Seki;
        if self.goal == Goal::Capture || ![0, 1].into_iter().any(is_open) {
            return Some(false);
        }
        Some(lives(&self.board, 0, self.limit)? && lives(&self.board, 1, self.limit)?)
    }

    /// Judges the board under one more rule; false if it is too large. Where no ban can arise, all rules are one.
    pub(crate) fn learn(&mut self, rule: Ko) -> bool {
        let is_known = rule == Ko::SIMPLE || self.others.iter().any(|(known, _)| *known == rule);
        if is_known || !self.has_ko() {
            return true;
        }
        let judge = Judge::new(&self.board, self.goal, rule, self.limit);
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

    /// What the board is if one side starts: a ko if that differs with who wins all kos.
    pub(crate) fn verdict(&self, first: usize) -> Verdict {
        let [black, white] = [0, 1].map(|winner| self.verdict_by(Ko::Wins(winner), first));
        if black == white { black } else { Verdict::Ko }
    }

    /// What the board is under one rule of ko.
    pub(crate) fn verdict_by(&self, rule: Ko, first: usize) -> Verdict {
        match self.ending(rule, first) {
            Ending::Black => Verdict::Black,
            Ending::White => Verdict::White,
            Ending::Seki if self.is_both_live => Verdict::BothLive,
            Ending::Seki => Verdict::Seki,
        }
    }

    /// Whether a first move, or a pass, keeps what the starter has whoever wins the kos.
    pub(crate) fn keeps(&self, first: usize, point: Option<usize>) -> bool {
        [0, 1]
            .map(Ko::Wins)
            .into_iter()
            .all(|rule| self.ending_after(rule, first, point) == Some(self.ending(rule, first)))
    }
}
