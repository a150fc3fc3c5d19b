//! What a session asks its desk about a region of its endgame: the position that a path leads to, and its moves as a tree.

use semeai_endgame::inside::{Branches, MoveTree, PathError, RegionPath, RegionPosition};
use semeai_endgame::{EndgameLimits, RegionCache, region_position, region_tree};

use super::SolveEndgame;
use super::limits::limits;
use crate::desk::{Answered, Ask, Progress};
use crate::document::Snapshot;
use crate::host::Control;
use crate::session::Session;

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
    /// Which moves it shows.
    pub branches: Branches,
}

impl Ask for LookInside {
    type Answer = Result<RegionPosition, PathError>;
    type Memory = ();
    const NAME: &'static str = "region";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of.of)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        answered(&self.of, control, |asked, limits, kept| {
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

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        answered(&self.of, control, |asked, limits, kept| {
            region_tree(asked, &self.path, self.branches, MOST_NODES, limits, kept)
        })
    }
}

/// Answers with what is kept of the regions. While another question is at work with that, this one does not wait: it searches its
/// region itself.
fn answered<T>(
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

/// Positions inside regions.
impl Session {
    /// Asks for a position inside a region of the endgame that is answered; nothing where none is.
    pub fn look_inside(&mut self, path: RegionPath) {
        if let Some(of) = self.endgame_told().cloned() {
            self.desk_mut().want(LookInside { of, path });
        }
    }

    /// Asks for the tree of a region of the endgame that is answered, from a position on; nothing where none is.
    pub fn grow_tree(&mut self, path: RegionPath, branches: Branches) {
        if let Some(of) = self.endgame_told().cloned() {
            self.desk_mut().want(GrowTree { of, path, branches });
        }
    }

    /// No position inside a region is looked at any more, and no tree.
    pub fn leave_regions(&mut self) {
        self.desk_mut().withdraw::<LookInside>();
        self.desk_mut().withdraw::<GrowTree>();
    }

    /// The position inside a region that was asked for; for the moment that it takes, the one before on the same board. Its path
    /// stands in the question.
    pub fn position_inside(&self) -> Option<&Answered<LookInside>> {
        let desk = self.desk();
        let wanted = desk.wanted::<LookInside>()?;
        let latest = desk.latest::<LookInside>()?;
        let is_shown =
            wanted.of.is_about(&latest.ask.of) && desk.progress::<LookInside>() != Progress::Failed;
        is_shown.then_some(latest)
    }

    /// The tree of a region that was asked for; for the moment that it takes, the one before on the same board.
    pub fn region_tree(&self) -> Option<&Answered<GrowTree>> {
        let desk = self.desk();
        let wanted = desk.wanted::<GrowTree>()?;
        let latest = desk.latest::<GrowTree>()?;
        let is_shown =
            wanted.of.is_about(&latest.ask.of) && desk.progress::<GrowTree>() != Progress::Failed;
        is_shown.then_some(latest)
    }
}
