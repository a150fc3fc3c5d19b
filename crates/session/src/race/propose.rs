//! Proposed races: asked for, waiting to be accepted, and the race that a play-out begins with.

use semeai_board::{Block, ByColor, Point, Position, Roles, SafeReason, Setup};
use semeai_race::danger::{BlockRelation, Dangers, PairReport};
use semeai_race::fight::find_fights;
use semeai_race::propose::{Proposal, ProposeError, propose_within};
use semeai_race::solve::{Race, SolveLimits};
use semeai_race::{About, BlockReport, NoRace, Pairs};

use crate::desk::{Ask, Exchange};
use crate::document::Snapshot;
use crate::host::Control;

/// How many positions a search might make from which what becomes of a block is found out: a click is to be answered at once.
pub(super) const SHORT: u64 = 10_000_000;

/// How many positions the fights of a block may take.
const FIGHTS: u64 = 300_000;

/// Asks for a race round these stones, or wherever there is one.
#[derive(Clone, Debug, PartialEq)]
pub struct Propose {
    /// The document in which a race is looked for.
    pub of: Snapshot,
    /// Stones of the blocks that race.
    pub points: Vec<Point>,
}

/// A race that is proposed, with what is true of each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceProposal {
    /// Which blocks race, what is safe, and which points matter.
    pub proposal: Proposal,
    /// What is true of the first essential block of each side.
    pub told: Option<PairReport>,
}

impl Ask for Propose {
    type Answer = Result<RaceProposal, ProposeError>;
    type Memory = ();
    const NAME: &'static str = "propose";

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.of)
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let position = self.of.position().map_err(|_| ProposeError::nothing())?;
        let roles = &self.of.marks.roles;
        let limits = SolveLimits::default().with_positions(SHORT);
        let limits = limits.with_stop(Some(control.stop_flag()));
        if let [one, other] = self.points[..] {
            is_race(&position, roles, [one, other], &limits)?;
        }
        let proposal = propose_within(&position, roles, &self.points, &limits)
            .map_err(|error| with_fights(error, &position, roles, &self.points, &limits))
            .map_err(|error| called_by_asked(error, &self.points))?;
        let pair = proposal.first_blocks(&position);
        let told = pair.map(|pair| Dangers::new(&position, roles, &limits).told_of(&pair));
        let told = told.map(|told| PairReport {
            told: told.told.map(|each| called_by(each, &self.points)),
            ..told
        });
        Ok(RaceProposal { proposal, told })
    }
}

/// The same with the fights of the block that was asked about, or of the board.
fn with_fights(
    error: ProposeError,
    position: &Position,
    roles: &Roles,
    asked: &[Point],
    limits: &SolveLimits,
) -> ProposeError {
    match error {
        ProposeError::NoRace(mut none) if asked.len() < 2 => {
            let block = asked.first().and_then(|&point| position.block_at(point));
            let limits = limits.clone().with_positions(FIGHTS);
            let found = find_fights(position, roles, block.as_ref(), None, &limits);
            none.fights = found.all;
            ProposeError::NoRace(none)
        }
        error => error,
    }
}

/// What is told of a block, called by the stone that was asked about, if it was.
fn called_by(told: BlockReport, asked: &[Point]) -> BlockReport {
    let stone = asked
        .iter()
        .find(|&&point| told.block.stones.contains(point));
    BlockReport {
        called: stone.copied().unwrap_or(told.called),
        ..told
    }
}

/// The same of the blocks of an error.
pub(super) fn called_by_asked(error: ProposeError, asked: &[Point]) -> ProposeError {
    match error {
        ProposeError::NoRace(mut none) => {
            for told in &mut none.blocks {
                *told = called_by(*told, asked);
            }
            ProposeError::NoRace(none)
        }
        error => error,
    }
}

/// Whether two blocks may race.
///
/// # Errors
///
/// What is true of them if it is proved that they do not.
fn is_race(
    position: &Position,
    roles: &Roles,
    points: [Point; 2],
    limits: &SolveLimits,
) -> Result<(), ProposeError> {
    let [Some(one), Some(other)] = points.map(|point| position.block_at(point)) else {
        return Ok(());
    };
    if one.color == other.color {
        return Ok(());
    }
    let pair = ByColor::new_with(|color| if color == one.color { one } else { other });
    let mut dangers = Dangers::new(position, roles, limits);
    let PairReport { relation, told } = dangers.told_of(&pair);
    if relation != BlockRelation::NoRace {
        return Ok(());
    }
    Err(ProposeError::NoRace(Box::new(NoRace {
        about: About::Pair,
        first: None,
        fights: Vec::new(),
        blocks: [told.black, told.white]
            .map(|told| called_by(told, &points))
            .to_vec(),
        pairs: Pairs::Proved,
    })))
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
        let limits = SolveLimits::default().with_stop(Some(control.stop_flag()));
        let proposal = propose_within(&position, &self.0.marks.roles, &[], &limits).ok()?;
        let race = proposal.race(&position);
        Some(Race {
            several: self.0.race.several,
            ..race
        })
    }
}

/// A proposal that the person has not answered yet. One that comes to nothing leaves the one before in its place.
#[derive(Debug, Default)]
pub struct Pending {
    proposal: Option<Box<Proposal>>,
    /// What is true of each side.
    told: Option<PairReport>,
    /// Whether a frame has ended since it came.
    is_seen: bool,
    /// The stones whose blocks were asked for.
    asked: Vec<Point>,
    /// A stone of the group whose fight was told when a block was asked for that does not race, and in which document.
    fight: Option<(Snapshot, Point)>,
    /// Why the last one came to nothing, until somebody has taken notice.
    refusal: Option<ProposeError>,
    /// Whether the last search broke down, until somebody has taken notice.
    has_failed: bool,
}

impl Pending {
    /// The race that is proposed; a new one takes its place.
    pub fn proposal(&self) -> Option<&Proposal> {
        self.proposal.as_deref()
    }

    /// What is true of the first block of each side of the proposed race.
    pub fn told(&self) -> Option<&PairReport> {
        self.proposal()?;
        self.told.as_ref()
    }

    /// The assumption about the block of a stone.
    pub fn assumption(&self, point: Point) -> Option<(&Block, SafeReason)> {
        let all = self.proposal()?.assumed_safe.iter();
        all.filter(|assumption| assumption.block.stones.contains(point))
            .map(|assumption| (&assumption.block, assumption.reason))
            .next()
    }

    /// The stones to ask for if the block of this one is to race: with the one that was asked for before if a proposal
    /// came of it and it is of the other colour. Nothing without a stone.
    pub fn points_with(&self, point: Point, setup: &Setup) -> Option<Vec<Point>> {
        let color = setup.get(point)?;
        let before = self.proposal().map(|_| self.asked.iter()).into_iter();
        let others = before.flatten().copied();
        let others = others.filter(|&other| setup.get(other) == Some(color.opponent()));
        Some(others.chain([point]).collect())
    }

    /// A proposal round these stones is being looked for; the one that is there stays until then.
    pub(crate) fn ask(&mut self, points: Vec<Point>) {
        self.asked = points;
        self.fight = None;
    }

    /// Takes what was found.
    pub(crate) fn take(&mut self, answered: &Exchange<Propose>) {
        match &answered.answer {
            Ok(RaceProposal { proposal, told }) => {
                self.proposal = Some(Box::new(proposal.clone()));
                self.told = *told;
                self.is_seen = false;
            }
            Err(error) => {
                let fought = error.fights().first().map(|fight| fight.target.anchor);
                self.fight = fought.map(|stone| (answered.ask.of.clone(), stone));
                self.refusal = Some(error.clone());
            }
        }
    }

    /// A stone of the group whose fight was told of this document when a block was asked for.
    pub(crate) fn fought(&self, document: &Snapshot) -> Option<Point> {
        let (of, stone) = self.fight.as_ref()?;
        (of == document).then_some(*stone)
    }

    /// Hands over why a proposal came to nothing, once.
    pub fn take_refusal(&mut self) -> Option<ProposeError> {
        self.refusal.take()
    }

    /// The search has broken down.
    pub(crate) fn fail(&mut self) {
        self.has_failed = true;
    }

    /// Says whether the search has broken down, once.
    pub fn take_failure(&mut self) -> bool {
        std::mem::take(&mut self.has_failed)
    }

    /// A frame has ended, so the person has before them what there is.
    pub(crate) fn see(&mut self) {
        self.is_seen = self.proposal.is_some();
    }

    /// Hands the proposal over if the person has seen it, whatever else is being looked for; else it stays.
    pub fn take_seen(&mut self) -> Option<Box<Proposal>> {
        self.proposal.take_if(|_| self.is_seen)
    }

    /// Forgets the proposal; one that is being looked for still comes.
    pub fn discard(&mut self) {
        self.proposal = None;
    }
}
