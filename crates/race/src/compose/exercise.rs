//! From a name to an exercise.

use semeai_board::{Color, Diagram, Likeness, diagram};
use semeai_search::compose::{Grade, drawn};
use semeai_search::{PositionBudget, Random};

use super::candidate::{Answer, Candidate, details};
use super::kind::RaceKind;
use super::rows::turned;
use super::{draw, theme};
use crate::solve::Solution;

/// An exercise about a race. Black plays first where somebody does.
#[derive(Clone, Debug)]
pub struct RaceExercise {
    /// What it is about.
    pub kind: RaceKind,
    /// How hard it is.
    pub grade: Grade,
    /// The position with the roles of its stones.
    pub diagram: Diagram,
    /// What is proved of it: both starts, with moves and lines.
    pub solution: Solution,
}

impl RaceExercise {
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
/// use semeai_race::compose::{RaceKind, compose_race};
/// use semeai_search::PositionBudget;
/// use semeai_search::compose::Grade;
///
/// let free = PositionBudget::new(u64::MAX);
/// let race = compose_race(RaceKind::OutsideFirst, Grade::First, 7, 1, &free).expect("there are many");
/// let black = race.solution.starts.black.as_ref().expect("both are told");
/// assert_eq!((black.moves.len(), black.may_pass), (1, Some(false)));
/// let again = compose_race(RaceKind::OutsideFirst, Grade::First, 7, 1, &free);
/// assert_eq!(again.map(|again| again.diagram), Some(race.diagram));
/// ```
#[must_use]
pub fn compose_race(
    kind: RaceKind,
    grade: Grade,
    seed: u64,
    number: u64,
    budget: &PositionBudget,
) -> Option<RaceExercise> {
    let series = 4 * kind as u64 + u64::from(grade.number());
    let mut random = Random::of(seed, series, number);
    drawn(&mut random, budget, |random| {
        let rows = turned(draw::board(kind, grade, random), random);
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        accepted(kind, grade, &rows.join("\n"), budget)
    })
}

/// A drawn board, if it is an exercise.
fn accepted(
    kind: RaceKind,
    grade: Grade,
    rows: &str,
    budget: &PositionBudget,
) -> Option<RaceExercise> {
    let mut diagram = diagram::parse(rows).ok()?;
    diagram.to_move = Some(Color::Black);
    let candidate = Candidate::new(diagram)?;
    let (least, most) = kind.open_points(grade);
    let open = candidate.open().len();
    if open < least || open > most || !theme::may_be(&candidate, kind) {
        return None;
    }
    let mut solver = candidate.proved(None, budget)?;
    if !theme::may_end(kind, &solver.outcomes()) {
        return None;
    }
    let solution = details(&mut solver);
    let answer = Answer::of(&candidate, kind, &solution)?;
    let is_one = theme::is(&candidate, kind, &solution)
        && candidate.needs_every_stone(&answer, kind, budget);
    is_one.then_some(RaceExercise {
        kind,
        grade,
        diagram: candidate.diagram,
        solution,
    })
}
