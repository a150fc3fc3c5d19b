//! A board of a handout in the room that it is given, as a problem and with its answer.

use semeai_board::Area;
use semeai_session::handout::HandoutProblem;
use semeai_session::{Coordinates, Finding};

use super::page::COLORS;
use crate::board::{self, Brush};
use crate::drawing::{Mark, Place};
use crate::scene::Scene;
use semeai_life::ClassLetters;

/// The largest distance of neighbours: a small board needs no more room.
const LARGEST: f32 = 32.0;

/// A board at a place, with the size that it takes.
pub(super) struct Diagram {
    pub(super) size: Place,
    pub(super) marks: Vec<Mark>,
}

/// How far neighbours of a board are from each other, so that it fits into a room.
pub(super) fn cell_in(problem: &HandoutProblem, room: Place) -> f32 {
    let (across, down) = span(&area(problem));
    let cell = LARGEST.min(room.0 / across).min(room.1 / down);
    cell.max(0.1)
}

fn area(problem: &HandoutProblem) -> Area {
    let part = problem.document.board.crop.unwrap_or_default();
    Area::of(problem.document.topology(), &part)
}

/// How much room a board takes whose neighbours are so far from each other.
pub(super) fn size_of(problem: &HandoutProblem, cell: f32) -> Place {
    let (across, down) = span(&area(problem));
    (across * cell, down * cell)
}

/// How many cells it is wide and high, with its names.
fn span(area: &Area) -> Place {
    let margin = board::MARGIN[0];
    let (columns, rows) = area.size();
    (columns + 2.0 * margin, rows + 2.0 * margin)
}

/// A board with its upper left corner at a place, with neighbours so far from each other.
pub(super) fn diagram(
    problem: &HandoutProblem,
    scene: &Scene,
    (x, y): Place,
    cell: f32,
    coordinates: Coordinates,
) -> Diagram {
    let area = area(problem);
    let margin = board::MARGIN[0];
    let size = size_of(problem, cell);
    let origin = (margin - area.least.0, margin - area.least.1);
    let brush = Brush {
        topology: problem.document.topology(),
        area,
        cell,
        origin: (x + origin.0 * cell, y + origin.1 * cell),
        colors: COLORS,
    };
    let marks = brush.marks(scene, [(x, y), size], Some(coordinates));
    // Several boards are on a page, and a name is of one thing.
    let marks = marks.into_iter().flat_map(|mark| match mark {
        Mark::Group(_, marks) => marks,
        mark => vec![mark],
    });
    Diagram {
        size,
        marks: marks.collect(),
    }
}

/// What is on the board of a problem: its stones, and what is said of them.
pub(super) fn problem_scene(problem: &HandoutProblem) -> Scene {
    let setup = &problem.document.board.setup;
    let mut scene = Scene::new(setup.clone());
    scene.add_roles(setup, &problem.roles());
    // The ring on each stone says it; black lines round black stones would swell them.
    scene.outlines.clear();
    scene.add_ban(problem.document.board.ban);
    scene.markup = problem.document.markup();
    scene
}

/// The same with what was found.
pub(super) fn answer_scene(problem: &HandoutProblem) -> Scene {
    let mut scene = problem_scene(problem);
    scene.markup = problem.document.markup_with_answer();
    match &problem.finding {
        Finding::Race(Ok(solved)) => {
            for first in solved.starts() {
                scene.add_proved(solved, first);
            }
        }
        Finding::Endgame(report) => {
            scene.add_endgame_regions(report, |_, _| false);
            // What is not known of a whole board would be all that is seen on it.
            scene
                .tints
                .retain(|tint| report.regions[tint.number].value.is_some());
            scene.add_best_starts(report);
        }
        Finding::Life(Ok(report)) => scene.add_classes(report, ClassLetters::Six),
        Finding::Map(Ok(sheet)) => {
            if let Ok(report) = &sheet.report {
                scene.map.playable = report.playable;
                scene.map.others = report.result().difference(&report.playable);
            }
        }
        Finding::Game
        | Finding::NoPosition(_)
        | Finding::Race(Err(_))
        | Finding::Life(Err(_))
        | Finding::Map(Err(_)) => {}
    }
    scene
}

/// Whether there is more on the board of an answer than on that of its problem.
pub(super) fn is_shown(problem: &HandoutProblem) -> bool {
    let is_found = !matches!(problem.finding, Finding::Game | Finding::NoPosition(_));
    is_found || !problem.document.lesson.marks.is_empty()
}

#[cfg(test)]
mod tests {
    use semeai_session::{
        Action, LessonAction, MarkupAction, MarkupSign, Sample, Session, TextAction,
    };

    use super::*;

    #[test]
    fn marks_of_the_answer_are_printed_with_it_alone() {
        let mut session = Session::new(Sample::ConnectFirst.document());
        let at = session.document().topology().point("H9").expect("a point");
        let mark = MarkupAction::Sign(at, MarkupSign::Triangle);
        let action = Action::Text(TextAction::Lesson(LessonAction::Mark(mark)));
        session.apply(&action).expect("always");
        let problem = HandoutProblem {
            document: session.document().clone(),
            finding: Finding::Game,
        };
        assert_eq!(problem_scene(&problem).markup.sign(at), None);
        let answer = answer_scene(&problem).markup;
        assert_eq!(answer.sign(at), Some(MarkupSign::Triangle));
        assert!(is_shown(&problem), "though nothing was found");
    }
}
