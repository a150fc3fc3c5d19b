//! From a name to an exercise.

use semeai_board::{Color, Diagram, Likeness, Point, Position, Role, diagram};
use semeai_search::compose::{Grade, drawn};
use semeai_search::{Check, PositionBudget, Random};

use super::kind::EndgameKind;
use super::reading::report;
use super::{draw, parts};
use crate::kind::RegionKind;
use crate::position_report::{
    Between, EndgameReport, KnownBy, RegionReport, RegionState, StartReport, Why,
};

/// Names of races come before, those of life after.
const SERIES: u64 = 1_000;

/// An exercise about an endgame by territory: Black plays first, and there is one move by which he loses nothing.
#[derive(Clone, Debug)]
pub struct EndgameExercise {
    /// What it is about.
    pub kind: EndgameKind,
    /// How hard it is.
    pub grade: Grade,
    /// The position with the roles of its stones.
    pub diagram: Diagram,
    /// What is proved of it: by its regions, and by a search of the whole board.
    pub report: EndgameReport,
    /// The best move.
    pub best: Point,
    /// Black's points minus White's after best play.
    pub score: i64,
}

impl EndgameExercise {
    /// What it has in common with exercises that are turned, mirrored, or have the colours exchanged.
    #[must_use]
    pub fn likeness(&self) -> Likeness {
        Likeness::of(&self.diagram.setup, &self.diagram.roles)
    }
}

/// The exercise of this name: the same on every machine. Nothing if the budget is stopped, or if none was found in many draws. Its
/// positions are not counted; who stops it is heard.
///
/// ```
/// use semeai_endgame::compose::{EndgameKind, compose_endgame};
/// use semeai_search::PositionBudget;
/// use semeai_search::compose::Grade;
///
/// let free = PositionBudget::new(u64::MAX);
/// let endgame = compose_endgame(EndgameKind::Gote, Grade::Second, 7, 1, &free).expect("there are many");
/// let start = endgame.report.starts.black.as_ref().expect("it is asked");
/// assert_eq!(start.best, [endgame.best]);
/// assert_eq!(endgame.report.regions.len(), 3);
/// ```
#[must_use]
pub fn compose_endgame(
    kind: EndgameKind,
    grade: Grade,
    seed: u64,
    number: u64,
    budget: &PositionBudget,
) -> Option<EndgameExercise> {
    let series = SERIES + 4 * kind as u64 + u64::from(grade.number());
    let mut random = Random::of(seed, series, number);
    drawn(&mut random, budget, |random| {
        let drawn = draw::Drawn::new(kind, grade, random);
        parts::may_be(kind, &drawn)
            .then(|| accepted(kind, grade, &drawn.board(), budget))
            .flatten()
    })
}

/// A drawn board, if it is an exercise.
fn accepted(
    kind: EndgameKind,
    grade: Grade,
    board: &str,
    budget: &PositionBudget,
) -> Option<EndgameExercise> {
    let mut diagram = diagram::parse(board).ok()?;
    diagram.to_move = Some(Color::Black);
    let report = report(&diagram, Check::None, budget)?;
    let found = answer(&report)?;
    if !is_of(kind, grade, &report, found.best) || !needs_every_stone(&diagram, &found, budget) {
        return None;
    }
    // The regions told it; the rules alone say it again.
    let report = self::report(&diagram, Check::EveryOrder, budget)?;
    let is_other = |why: &Why| matches!(why, Why::ProofDiffers(_));
    let is_proved = report.known == KnownBy::Searched
        && !report.why.iter().any(is_other)
        && answer(&report).is_some_and(|again| again == found);
    is_proved.then_some(EndgameExercise {
        kind,
        grade,
        diagram,
        report,
        best: found.best,
        score: found.score,
    })
}

/// What is asked: the only move that loses nothing, and the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Answer {
    best: Point,
    score: i64,
}

/// The answer, if there is only one such move and no ko or anything else is left open.
fn answer(report: &EndgameReport) -> Option<Answer> {
    let is_exact = |state: RegionState| state == RegionState::Exact;
    if !report.regions.iter().all(|region| is_exact(region.state)) {
        return None;
    }
    let start = report.starts.black.as_ref()?;
    let [best] = without_loss(start)?[..] else {
        return None;
    };
    let score = start.score.one()?;
    Some(Answer { best, score })
}

/// The moves that lose nothing; nothing if of some move that is not known.
fn without_loss(start: &StartReport) -> Option<Vec<Point>> {
    let mut best = Vec::new();
    for loss in &start.losses {
        match loss.loss.and_then(Between::one) {
            Some(0) => best.push(loss.point),
            Some(_) => {}
            // An eye of one's own is no move that anybody looks at.
            None if loss.in_room => {}
            None => return None,
        }
    }
    Some(best)
}

/// Whether an endgame is what its kind and grade say.
fn is_of(kind: EndgameKind, grade: Grade, report: &EndgameReport, best: Point) -> bool {
    let regions = report.regions.iter();
    let hot: Vec<&RegionReport> = regions.filter(|region| region.worth().is_some()).collect();
    let (least, most) = kind.regions(grade);
    if hot.len() < least || hot.len() > most || hot.len() < report.regions.len() {
        return false;
    }
    let has = |kinds: &[RegionKind]| {
        let mut all = hot.iter().filter_map(|region| region.kind);
        all.any(|kind| kinds.contains(&kind))
    };
    match kind {
        EndgameKind::Corridor => true,
        EndgameKind::Gote => {
            has(&[RegionKind::Gote]) && has(&[RegionKind::BlackSente, RegionKind::WhiteSente])
        }
        EndgameKind::Tedomari => {
            let gotes = || {
                let is_gote = |region: &&&RegionReport| region.kind == Some(RegionKind::Gote);
                hot.iter().filter(is_gote)
            };
            let own = gotes().find(|region| region.points.contains(best));
            own.is_some_and(|own| {
                let mut others = gotes().filter(|region| region.id != own.id);
                others.any(|other| other.worth() >= own.worth())
            })
        }
    }
}

/// Whether every stone that is not safe is needed: without it there is no such position, or another answer.
fn needs_every_stone(diagram: &Diagram, answer: &Answer, budget: &PositionBudget) -> bool {
    let Ok(position) = diagram.position() else {
        return false;
    };
    unknown(diagram, &position).iter().all(|&stone| {
        let mut without = diagram.clone();
        without.setup.set(stone, None);
        let report = report(&without, Check::None, budget);
        report.is_none_or(|report| self::answer(&report).is_none_or(|other| other != *answer))
    })
}

/// The stones that are not safe.
fn unknown(diagram: &Diagram, position: &Position) -> Vec<Point> {
    let stones = Color::ALL.map(|color| diagram.roles.stones(position, color, Role::Unknown));
    stones.iter().flat_map(|stones| stones.iter()).collect()
}
