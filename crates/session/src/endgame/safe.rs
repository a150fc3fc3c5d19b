//! What an endgame could take as safe: found by the program, changed by the person, and accepted or not.

use semeai_board::{
    Assumption, Block, Color, Point, PointSet, PositionError, Role, Roles, SafeReason,
};
use semeai_endgame::region::{SafetyMarks, safe_blocks};
use semeai_search::PositionBudget;

use crate::desk::Ask;
use crate::document::{Document, Snapshot};
use crate::host::Control;

/// How many positions the search for what is safe may take: each block is searched shortly, and a board has some dozens.
const MOST: u64 = 1_000_000;

/// Asks which blocks of a document can be taken as safe, with what is marked as safe among them.
#[derive(Clone, Debug, PartialEq)]
pub struct FindSafe(pub(crate) Snapshot);

impl FindSafe {
    /// Whether it is found without being asked what is safe in a document, for whoever wants the answer to its endgame: where nothing
    /// is marked, both sides have stones and the game is not over. What follows from it is told as what stands on an assumption.
    pub fn is_wanted(document: &Document) -> bool {
        let stones = &document.board.setup.stones;
        let has_both = Color::ALL
            .into_iter()
            .all(|color| !stones[color].is_empty());
        let is_marked = !document.marks.roles.points(Role::Safe).is_empty();
        has_both && !is_marked && !document.is_over() && document.position().is_ok()
    }
}

impl Ask for FindSafe {
    type Answer = Result<Vec<Assumption>, PositionError>;
    type Memory = ();
    const NAME: &'static str = "find safe";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.0)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        // What was accepted before is looked at again.
        let position = self.0.said_position()?;
        let budget = PositionBudget::new(MOST).with_stop(Some(control.stop_flag()));
        Ok(safe_blocks(
            &position,
            &self.0.marks.said_roles(),
            SafetyMarks::ToBeFound,
            &budget,
        ))
    }
}

/// What is proposed to be taken as safe, and waits to be accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SafeProposal {
    /// By anchor.
    safe: Vec<Assumption>,
    /// Whether a frame has ended since it came.
    is_seen: bool,
}

impl SafeProposal {
    pub(crate) fn new(safe: Vec<Assumption>) -> Self {
        Self {
            safe,
            is_seen: false,
        }
    }

    /// The blocks with the reasons, by anchor.
    pub fn safe(&self) -> &[Assumption] {
        &self.safe
    }

    /// The assumption about the block of a stone.
    pub fn assumption(&self, point: Point) -> Option<&Assumption> {
        let mut safe = self.safe.iter();
        safe.find(|safe| safe.block.stones.contains(point))
    }

    /// The stones that are taken as safe.
    pub fn stones(&self) -> PointSet {
        let safe = self.safe.iter();
        safe.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones))
    }

    /// Those of them that are not said to be safe.
    pub(crate) fn accepted(&self) -> PointSet {
        let found = self
            .safe
            .iter()
            .filter(|safe| safe.reason != SafeReason::Said);
        found.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones))
    }

    /// The roles of stones with what is proposed in place of what was safe before.
    pub(crate) fn roles(&self, mut before: Roles) -> Roles {
        for point in before.points(Role::Safe) {
            before.set(point, Role::Unknown);
        }
        for point in self.stones() {
            before.set(point, Role::Safe);
        }
        before
    }

    /// Takes a block as safe, or not any more.
    pub(crate) fn turn(&mut self, block: Block) {
        let before = self.safe.len();
        self.safe
            .retain(|safe| safe.block.stones.is_disjoint(&block.stones));
        if self.safe.len() == before {
            let at = self
                .safe
                .partition_point(|safe| safe.block.anchor < block.anchor);
            let reason = SafeReason::Said;
            self.safe.insert(at, Assumption { block, reason });
        }
    }

    /// A frame has ended, so the person has it before them.
    pub(crate) fn see(&mut self) {
        self.is_seen = true;
    }

    /// Whether a frame has ended since it came: only then can the person mean it.
    pub const fn is_seen(&self) -> bool {
        self.is_seen
    }
}
