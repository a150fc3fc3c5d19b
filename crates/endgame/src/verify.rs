//! The whole board searched under the real rules, without regions or values.

use semeai_board::{ByColor, Point};

/// What the search of the whole board found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The scores by who is first, without komi, each with the best first moves; absent if it was over budget.
    pub starts: ByColor<Option<ProvedStart>>,
    /// The positions that were searched.
    pub positions: u64,
}

/// What was proved where a side is first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvedStart {
    /// Black's points minus White's.
    pub score: i64,
    /// The score after each legal first move, in the order of points.
    pub after: Vec<(Point, i64)>,
}
