//! What the sheet of who lives is made of, and what both depths say of it.

use semeai_board::{ByColor, Point, PointSet, Role, Topology};
use semeai_life::{
    Class, ClassLetters, InsidePosition, LifeReport, MOST_POINTS, PointReport, RegionState,
};
use semeai_race::picks::Move;
use semeai_session::host::cores;
use semeai_session::{Document, Komi, LifeAction, LifeFault, Phrasing, Progress};
use semeai_words::labels::Label;
use semeai_words::life::{end_sentence, gain_sentence, life_cost, region_sentence};

use crate::sheet::Step;

/// What can be asked for from the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LifeAsk {
    /// It is to be asked in another way.
    Change(LifeAction),
    /// The target is to be chosen.
    ChooseTarget,
    /// Regions for which one has to wait are to be classified.
    ClassifyLarger,
    /// What is safe is to be found.
    FindSafe,
    /// What is safe is to be marked.
    MarkBlocks,
    /// It is to be played out.
    PlayOut,
    /// A first move is to be looked at.
    Play(Move),
    /// The board is to stand after so many of the moves of its path.
    BackTo(usize),
}

/// What is known of who lives in a document, and where somebody stands.
#[derive(Clone, Debug)]
pub struct LifeAnswers<'a> {
    /// The document.
    pub document: &'a Document,
    /// The classes, or why there are none; nothing while they are looked for.
    pub found: Option<Result<&'a LifeReport, &'a LifeFault>>,
    /// How far they are looked for.
    pub progress: Progress,
    /// The komi of the result.
    pub komi: Komi,
    /// Whether more can be classified.
    pub has_longer: bool,
    /// How many points the largest region has of which that makes a table, or is making one.
    pub longer: Option<usize>,
    /// Whether stones are proposed to be safe.
    pub has_proposal: bool,
    /// Where somebody stands who asks about one point; nothing where a click does not ask.
    pub place: Option<LifeStand<'a>>,
    /// The class of the proved race of the document, with the stones of its sides.
    pub race: Option<(Class, ByColor<PointSet>)>,
    /// In which letters classes are wanted.
    pub letters: ClassLetters,
    /// Whether a lesson has asked about the point.
    pub was_asked: bool,
}

/// Where somebody stands who asks about one point.
#[derive(Clone, Copy, Debug, Default)]
pub struct LifeStand<'a> {
    /// The point, if one is asked about.
    pub point: Option<Point>,
    /// The moves to where the board stands.
    pub path: &'a [Move],
    /// What is known of the point there.
    pub here: Option<&'a PointReport>,
    /// What else is known there, below the position itself or in it.
    pub inside: Option<&'a InsidePosition>,
}

impl<'a> LifeAnswers<'a> {
    /// A report that was made without a window.
    pub fn of_report(document: &'a Document, report: &'a LifeReport) -> Self {
        Self {
            document,
            found: Some(Ok(report)),
            progress: Progress::Ready,
            komi: document.endgame.counting.komi,
            has_longer: false,
            longer: None,
            has_proposal: false,
            place: report.question.point.map(|point| LifeStand {
                point: Some(point),
                here: report.point.as_ref(),
                ..LifeStand::default()
            }),
            race: None,
            letters: ClassLetters::Six,
            was_asked: false,
        }
    }

    pub(super) fn topology(&self) -> &'a Topology {
        self.document.topology()
    }

    /// Whether the board stands below the position itself: what is said of that would only mislead there.
    pub(super) fn is_below(&self) -> bool {
        self.place
            .is_some_and(|place| !place.path.is_empty() && place.here.is_some())
    }

    /// Whether stones are marked that live: then finding them is done.
    pub(super) fn has_safe(&self) -> bool {
        !self.document.marks.roles.points(Role::Safe).is_empty()
    }
}

/// What the tables take that are made at a word.
pub(super) fn cost(known: &LifeAnswers<'_>, phrasing: Phrasing) -> Option<String> {
    let rules = known.document.life.kos.rules().len();
    let cost = |points| life_cost(points, rules, cores(), phrasing);
    let is_wanted = known.has_longer || known.progress.is_noticed();
    known.longer.filter(|_| is_wanted).map(cost)
}

/// What finds out more, else playing for the point that was clicked.
pub(super) fn next<A: From<LifeAsk>>(known: &LifeAnswers<'_>, report: &LifeReport) -> Step<A> {
    if known.has_longer {
        let larger = Step::new(Label::ClassifyLarger, LifeAsk::ClassifyLarger.into());
        larger.hinted(Label::ClassifyLargerHint)
    } else if report.known().is_sure() || known.place.is_some_and(|place| place.here.is_some()) {
        Step::new(Label::PlayIt, LifeAsk::PlayOut.into()).hinted(Label::PlayItHint)
    } else if known.has_safe() {
        Step::new(Label::MarkBlocks, LifeAsk::MarkBlocks.into())
    } else {
        Step::new(Label::FindSafe, LifeAsk::FindSafe.into())
    }
}

/// Whether the game may be ended and by how much, and which regions have no classes.
pub(super) fn conclusion(
    known: &LifeAnswers<'_>,
    report: &LifeReport,
    phrasing: Phrasing,
) -> Vec<String> {
    let topology = known.topology();
    let end = report.end.as_ref();
    let ends = end.map(|end| end_sentence(end, known.komi, topology, phrasing));
    let gains = end.and_then(|end| gain_sentence(end, topology, phrasing));
    let open = regions(report).filter(|(_, state)| is_open(*state));
    let open =
        open.filter_map(|(region, state)| region_sentence(region, state, topology, phrasing));
    ends.into_iter().chain(gains).chain(open).collect()
}

pub(super) fn regions(report: &LifeReport) -> impl Iterator<Item = (&PointSet, RegionState)> {
    report
        .ground
        .regions
        .iter()
        .zip(report.regions.iter().copied())
}

/// Whether a region has no classes, and a person need not only ask for them.
pub(super) const fn is_open(state: RegionState) -> bool {
    match state {
        RegionState::TooLarge(points) => points > MOST_POINTS,
        state => state.is_undecided(),
    }
}
