//! What is proved of a whole board, as plain data.

use std::time::Duration;

use semeai_board::{ByColor, Point, PointSet};

use crate::limits::LimitMet;

/// A best line is told so far.
pub(super) const LONGEST_LINE: usize = 200;

/// What the search of the whole board found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// What was found by who is first; absent if it was not asked for, over budget, or if positions come back.
    pub starts: ByColor<Option<ProvedStart>>,
    /// What comes back for ever with best play, by who is first, where it is proved that something does.
    pub repetitions: ByColor<Option<Repetition>>,
    /// The limit that has ended the search, if one has.
    pub limit: Option<LimitMet>,
    /// How many positions were searched for all starts.
    pub positions: u64,
    /// How long the search took for all starts together.
    pub time: Duration,
}

/// What is proved of a start with which positions come back for ever: neither side can force an end that suits it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// What Black can force at least, Black's points minus White's, prisoners taken before not counted; absent where he can force no end.
    pub least: Option<i64>,
    /// What White can hold him to, in the same points; absent where she can force no end.
    pub most: Option<i64>,
    /// Where stones come and go, round and round.
    pub points: PointSet,
}

/// What was proved where a side is first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedStart {
    /// Black's points minus White's, prisoners taken before not counted.
    pub score: i64,
    /// The score after each legal first move, in the order of points; absent where positions come back, and where a move may fill an
    /// eye of stones that are taken as safe.
    pub after: Vec<(Point, Option<i64>)>,
    /// One best line by the rules, to where both sides may pass, or where who is to move has nothing but to pass.
    pub line: Vec<Point>,
    /// Whether the line was followed to there.
    pub is_whole: bool,
}

impl ProvedStart {
    /// What was found but for the line.
    pub(super) fn scores(&self) -> (i64, &[(Point, Option<i64>)]) {
        (self.score, &self.after)
    }

    /// What holds by another proof of the same score too.
    pub(super) fn agreed(self, other: &Self) -> Self {
        let both = self.after.iter().zip(&other.after);
        let after = both.map(|(one, other)| (one.0, one.1.filter(|score| other.1 == Some(*score))));
        let held = self.line.iter().zip(&other.line);
        let held = held.take_while(|(one, other)| one == other).count();
        Self {
            score: self.score,
            after: after.collect(),
            is_whole: self.is_whole && held == self.line.len(),
            line: self.line[..held].to_vec(),
        }
    }
}
