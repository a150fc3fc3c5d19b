//! Begins to ask about a position that has been put on the board.

use semeai_session::{Depth, Session, Settings};

use crate::commands::mode::Mode;
use crate::question::Lesson;
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

/// A position of a file has been put on the board: it asks first if it is one of a lesson that somebody has written, and nobody is at
/// work on that.
pub(super) fn begin_of_file(session: &Session, view: &mut View, settings: &Settings) {
    let document = session.document();
    let is_of_set = view.place_in_set(session).is_some();
    let is_problem = document.is_of_lesson() || is_of_set;
    let is_lesson = is_problem && document.game_looked_at().is_none();
    if is_lesson && !view.is_beside(Beside::Positions) {
        begin(session, view, settings);
    }
}

/// It is asked, or asked once more.
pub(super) fn begin_again(session: &Session, view: &mut View) {
    view.mode = Mode::Analyse;
    view.open.beside = Beside::Race;
    let sample = view.source.sample;
    let sample = sample.and_then(|number| samples::all().get(number));
    view.lesson = Some(Lesson::new(session.document(), sample.copied()));
}
