//! What a session asks its desk about a region of its endgame: the position that a path leads to, and its moves as a tree.

use semeai_endgame::inside::{Branches, MoveTree, PathError, RegionPath, RegionPosition};
use semeai_endgame::{EndgameLimits, RegionCache, region_position, region_tree};

use super::limits::limits;
use super::solve::SolveEndgame;
use crate::desk::{Ask, Progress};
use crate::document::Snapshot;
use crate::host::Control;

/// A tree has at most so many positions: more are no longer looked through.
const MOST_NODES: usize = 400;

/// Asks for everything about a position inside a region.
#[derive(Clone, Debug, PartialEq)]
pub struct LookInside {
    /// The endgame, with how long its regions are searched.
    pub of: SolveEndgame,
    /// The region, and the moves in it.
    pub path: RegionPath,
}

/// Asks for the moves of a region as a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct GrowTree {
    /// The endgame, with how long its regions are searched.
    pub of: SolveEndgame,
    /// The region, and the moves to the position at which the tree begins.
    pub path: RegionPath,
    /// Which moves it shows from each of its positions.
    pub branches: Branches,
}

impl Ask for LookInside {
    type Answer = Result<RegionPosition, PathError>;
    type Memory = ();
    const NAME: &'static str = "region";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of.of)
    }

    /// The one before on the same board, until this one is there.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        self.of.is_about(&earlier.of) && progress != Progress::Failed
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        answer_within(&self.of, control, |asked, limits, kept| {
            region_position(asked, &self.path, limits, kept)
        })
    }
}

impl Ask for GrowTree {
    type Answer = Result<MoveTree, PathError>;
    type Memory = ();
    const NAME: &'static str = "region tree";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of.of)
    }

    /// The one before on the same board, until this one is there.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        self.of.is_about(&earlier.of) && progress != Progress::Failed
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        answer_within(&self.of, control, |asked, limits, kept| {
            region_tree(asked, &self.path, self.branches, MOST_NODES, limits, kept)
        })
    }
}

/// Answers with what is kept of the regions. While another question is at work with that, this one does not wait: it searches its
/// region itself.
fn answer_within<T>(
    of: &SolveEndgame,
    control: &Control,
    answer: impl FnOnce(
        &semeai_endgame::Endgame,
        &EndgameLimits,
        &mut RegionCache,
    ) -> Result<T, PathError>,
) -> Result<T, PathError> {
    // Stones that are no position have no region.
    let asked = of.question().map_err(|_| PathError::NoRegion)?;
    let limits = limits(of.positions, of.time, control);
    match of.kept.free() {
        Some(mut kept) => answer(&asked, &limits, &mut kept),
        None => answer(&asked, &limits, &mut RegionCache::default()),
    }
}
