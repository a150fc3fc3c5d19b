//! Begins to ask about a position that has been put on the board.

use semeai_session::{Depth, Session, Settings};

use crate::commands::mode::Mode;
use crate::lesson::Lesson;
use crate::samples;
use crate::view::{Beside, View};

/// A sample has been opened: it asks first, if the person wants that and its answer can be covered.
pub(super) fn begin(session: &Session, view: &mut View, settings: &Settings) {
    view.lesson = None;
    if settings.asks_first && settings.depth == Depth::Learner {
        // A written sum is asked about where it stands on the sheet of sums.
        let is_of_sum = view.is_beside(Beside::Sums);
        begin_again(session, view);
        if let Some(lesson) = &mut view.lesson {
            lesson.is_of_sum = is_of_sum;
        }
    }
}

/// A file has been opened: it asks first if it is a lesson, whatever stood beside the board, or a file of problems of which nobody is
/// making a lesson.
pub(super) fn begin_of_file(session: &Session, view: &mut View, settings: &Settings) {
    let is_at_work = view.is_beside(Beside::Positions) && !session.document().is_of_lesson();
    if is_problem(session, view) && !is_at_work {
        begin(session, view, settings);
    }
}

/// Another position of the file has been put on the board: it asks first too, unless somebody is at work on the lesson.
pub(super) fn begin_of_position(session: &Session, view: &mut View, settings: &Settings) {
    if !view.is_beside(Beside::Positions) {
        begin_of_file(session, view, settings);
    }
}

/// Whether what is on the board is to be solved: a position of a lesson, of a file of problems or of a folder.
fn is_problem(session: &Session, view: &View) -> bool {
    let document = session.document();
    let is_of_set = view.place_in_set(session).is_some();
    let is_of_lesson = document.is_of_lesson() && !document.is_game_alone();
    let is_problem = is_of_lesson || document.is_of_problems() || is_of_set;
    is_problem && document.game_looked_at().is_none()
}

/// It is asked, or asked once more.
pub(super) fn begin_again(session: &Session, view: &mut View) {
    view.mode = Mode::Analyse;
    view.open.beside = Beside::Race;
    let sample = view.source.shown_sample();
    let sample = sample.and_then(|number| samples::all().get(number));
    view.lesson = Some(Lesson::new(session.document(), sample.copied()));
}
