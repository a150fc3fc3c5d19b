//! Proposed races: asked for, waiting to be accepted, and the race that a play-out begins with.

use std::sync::Arc;

use semeai_board::{Block, ByColor, Color, Point, Setup};
use semeai_race::Alone;
use semeai_race::bounds::alone;
use semeai_race::propose::{Proposal, ProposeError, SafeReason, propose_until};
use semeai_race::solve::{Race, SolveLimits};

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

/// A race that is proposed, with what becomes of each side by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposed {
    /// The race.
    pub proposal: Proposal,
    /// What becomes of the first essential block of each side.
    pub alone: ByColor<Alone>,
}

impl Ask for Propose {
    type Answer = Result<Proposed, ProposeError>;
    type Memory = ();
    const NAME: &'static str = "propose";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let position = self.of.position().map_err(|_| ProposeError::NoRace)?;
        let (roles, stop) = (&self.of.roles, control.stop_flag());
        let limits = SolveLimits::default().with_stop(Some(Arc::clone(&stop)));
        // A block that is in no danger has no race, and that is the answer to whoever asks about it.
        let mut asked = None;
        for &point in &self.points {
            let block = position.block_at(point);
            let Some(alone) = block.map(|block| alone(&position, roles, &block, &limits)) else {
                continue;
            };
            if alone.is_safe() {
                return Err(ProposeError::InNoDanger(point, alone));
            }
            asked = Some((point, alone));
        }
        let proposal = propose_until(&position, roles, &self.points, &stop);
        let proposal = proposal.map_err(|error| match (error, asked) {
            (ProposeError::NoRace, Some((point, alone))) => ProposeError::NoOpponent(point, alone),
            (error, _) => error,
        })?;
        let alone = ByColor::new_with(|color| {
            let first = proposal.essential[color].first();
            let block = first.and_then(|point| position.block_at(point));
            block.map_or(Alone::Open, |block| {
                alone(&position, roles, &block, &limits)
            })
        });
        Ok(Proposed { proposal, alone })
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
    /// What becomes of each side by itself.
    alone: Option<ByColor<Alone>>,
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

    /// What becomes of a side of the proposed race by itself.
    pub fn alone(&self, color: Color) -> Option<Alone> {
        self.proposal()?;
        self.alone.map(|alone| alone[color])
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
            Ok(Proposed { proposal, alone }) => {
                self.proposal = Some(Box::new(proposal.clone()));
                self.alone = Some(*alone);
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
