//! Proposed races: asked for, waiting to be accepted, and the race that a play-out begins with.

use semeai_board::{Block, Color, Point, Setup};
use semeai_race::propose::{Proposal, ProposeError, SafeReason, propose_until};
use semeai_race::solve::Race;

use crate::desk::{Answered, Ask};
use crate::document::Snapshot;
use crate::host::Control;

/// Asks for a race round these stones, or wherever there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct Propose {
    /// The document.
    pub of: Snapshot,
    /// Stones of the blocks that race.
    pub points: Vec<Point>,
}

impl Ask for Propose {
    type Answer = Result<Proposal, ProposeError>;
    type Memory = ();
    const NAME: &'static str = "propose";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        match self.of.position() {
            Ok(position) => {
                let stop = control.stop_flag();
                propose_until(&position, &self.of.roles, &self.points, &stop)
            }
            Err(_) => Err(ProposeError::NoRace),
        }
    }
}

/// Asks for the race of a document that is to be played out, if there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct FindRace(pub Snapshot);

impl Ask for FindRace {
    type Answer = Option<Race>;
    type Memory = ();
    const NAME: &'static str = "find race";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.0)
    }

    fn answer(self, (): &mut (), control: &Control) -> Option<Race> {
        let position = self.0.position().ok()?;
        let stop = control.stop_flag();
        let proposal = propose_until(&position, &self.0.roles, &[], &stop).ok()?;
        Some(proposal.race(&position))
    }
}

/// A proposal that the person has not answered yet. One that comes to nothing leaves the one before in its place.
#[derive(Debug, Default)]
pub struct Pending {
    proposal: Option<Box<Proposal>>,
    /// Whether a frame has ended since it came.
    is_seen: bool,
    /// The stones whose blocks were asked for.
    asked: Vec<Point>,
    /// Why the last one came to nothing, until somebody has taken notice.
    refusal: Option<ProposeError>,
    /// Whether the last search broke down, until somebody has taken notice.
    has_failed: bool,
}

impl Pending {
    /// The proposal.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_deref()
    }

    /// The assumption about the block of a stone.
    pub fn assumption(&self, point: Point) -> Option<(&Block, SafeReason)> {
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

    /// A proposal round these stones is being looked for; the one that is there stays until then.
    pub(crate) fn ask(&mut self, points: Vec<Point>) {
        self.asked = points;
    }

    /// Takes what was found.
    pub(crate) fn take(&mut self, answered: &Answered<Propose>) {
        match &answered.answer {
            Ok(proposal) => {
                self.proposal = Some(Box::new(proposal.clone()));
                self.is_seen = false;
            }
            Err(error) => self.refusal = Some(*error),
        }
    }

    /// Hands over why a proposal came to nothing, once.
    pub(crate) fn take_refusal(&mut self) -> Option<ProposeError> {
        self.refusal.take()
    }

    /// The search has broken down.
    pub(crate) fn fail(&mut self) {
        self.has_failed = true;
    }

    /// Says whether the search has broken down, once.
    pub(crate) fn take_failure(&mut self) -> bool {
        std::mem::take(&mut self.has_failed)
    }

    /// A frame has ended, so the person has before them what there is.
    pub(crate) fn see(&mut self) {
        self.is_seen = self.proposal.is_some();
    }

    /// Hands the proposal over if the person has seen it; else it stays.
    pub(crate) fn take_seen(&mut self) -> Option<Box<Proposal>> {
        self.proposal.take_if(|_| self.is_seen)
    }

    /// Forgets the proposal.
    pub(crate) fn discard(&mut self) {
        self.proposal = None;
    }
}
