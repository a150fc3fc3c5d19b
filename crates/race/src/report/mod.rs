//! The result of an analysis as plain data: every claim with its reason.
//!
//! Nothing here computes. Sentences in a human language are made from it elsewhere.

mod notice;
mod region;
mod tree;
mod value;
mod verdict;

use std::sync::Arc;

use semeai_board::{ByColor, Topology};

pub use notice::Notice;
pub use region::{PointReport, RegionReport, SharedObstacle, SharedReport};
pub use tree::{Node, NodeState, Reply, Slot, Tree, TreeIndex};
pub use value::{ValueReport, said_count};
pub use verdict::{Claim, Conclusion, OpenQuestion, Rule, Start, Verdict};

/// Everything that a count knows about a race, as plain data: every claim with its reason.
#[derive(Clone, Debug)]
pub struct Report {
    /// The board, by which points have names.
    pub topology: Arc<Topology>,
    /// The regions with liberties or eyes of one side only, in reading order; region `A` is the first.
    pub regions: Vec<RegionReport>,
    /// Regions that touch both essential sides, in reading order.
    pub shared: Vec<SharedReport>,
    /// What each empty point and unknown stone is, one entry per point of the board.
    pub points: Vec<PointReport>,
    /// The eye liberties of each side (R. Hunter's count of big eyes), 0 without an eye.
    pub eyes: ByColor<u32>,
    /// The sum, its cooled value and who wins; absent without two essential sides.
    pub verdict: Option<Verdict>,
    /// What does not fit the theory, in order of weight.
    pub notices: Vec<Notice>,
}

impl Report {
    /// Whether the verdict holds without reservation: it is counted, and no notice casts a doubt on it.
    pub fn is_sure(&self) -> bool {
        self.verdict.as_ref().is_some_and(Verdict::is_counted)
            && !self.notices.iter().any(Notice::is_warning)
    }
}
