//! The proposed race without its looks: it stands on the board until it is accepted or discarded.

use semeai_board::{Block, Color, Point, Setup};
use semeai_race::propose::{Proposal, SafeReason};

/// A proposal that the person has not answered yet.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    proposal: Option<Box<Proposal>>,
    /// The revision of the document that it is about.
    revision: u64,
    /// The stones whose blocks were asked for.
    asked: Vec<Point>,
    /// Whether one is being looked for.
    pub(crate) is_looking: bool,
}

impl Pending {
    /// The proposal.
    pub(crate) fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_deref()
    }

    /// The assumption about the block of a stone.
    pub(crate) fn assumption(&self, point: Point) -> Option<(&Block, SafeReason)> {
        let all = self.proposal()?.assumed_safe.iter();
        all.filter(|assumption| assumption.block.stones.contains(point))
            .map(|assumption| (&assumption.block, assumption.reason))
            .next()
    }

    /// The stones to ask for if the block of this one is to race: with the one that was asked for before if a proposal
    /// came of it and it is of the other colour.
    pub(crate) fn asked_with(&self, point: Point, color: Color, setup: &Setup) -> Vec<Point> {
        let before = self.proposal().map(|_| self.asked.iter()).into_iter();
        let others = before.flatten().copied();
        others
            .filter(|&other| setup.get(other) == Some(color.opponent()))
            .chain([point])
            .collect()
    }

    /// Waits for a proposal round these stones; the one that is there stays until then.
    pub(crate) fn ask(&mut self, points: Vec<Point>) {
        self.asked = points;
        self.is_looking = true;
    }

    /// Takes what was found about a revision of the document.
    pub(crate) fn found(&mut self, proposal: Proposal, revision: u64) {
        self.proposal = Some(Box::new(proposal));
        self.revision = revision;
    }

    /// Hands the proposal over, if there is one.
    pub(crate) fn take(&mut self) -> Option<Box<Proposal>> {
        self.proposal.take()
    }

    /// Forgets the proposal, and one that is being looked for.
    pub(crate) fn discard(&mut self) {
        self.is_looking = false;
        self.proposal = None;
    }

    /// Drops a proposal that is about another revision.
    pub(crate) fn settle(&mut self, revision: u64) {
        if self.revision != revision {
            self.proposal = None;
        }
    }
}
