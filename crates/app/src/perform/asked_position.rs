//! Asks a position of somebody's own again that was missed: it is found in its file.

use std::path::PathBuf;

use semeai_session::file::{FileError, Stamp};
use semeai_session::lesson_results::{AskedPosition, LessonName};
use semeai_session::{Session, Settings};
use semeai_words::labels::Label;
use semeai_words::lesson_results::{missed_changed, missed_unread};

use super::asking;
use super::open::{loaded, tell_late};
use crate::local_text::LocalText;
use crate::messages::{Remedy, Strip, Topic};
use crate::storage::jobs::{Jobs, Revision};
use crate::view::View;

/// Begins to look for a position in the file in which it was asked.
pub(super) fn begin(session: &Session, view: &mut View, jobs: &mut Jobs, lesson: LessonName) {
    view.messages.clear();
    view.messages.drop(Topic::Late);
    view.messages.drop(Topic::Missed);
    view.source.is_beginning = false;
    if let Some(place) = view.learning.results.place(&lesson) {
        jobs.find_asked(lesson, place.clone(), session.history().revision());
    }
}

/// What has become of the file in which a position was asked.
pub(super) type FoundPosition = Result<(AskedPosition, Stamp), FileError>;

/// The file has been read: the position asks, or it is said that it is not there any more.
pub(super) fn take(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    lesson: LessonName,
    path: PathBuf,
    asked: Revision,
    found: FoundPosition,
) {
    let (position, stamp) = match found {
        Ok(found) => found,
        Err(error) => {
            let said = LocalText::new(move |phrasing| missed_unread(&error, phrasing));
            let drop = (Label::DropMissed.into(), Remedy::DropMissed(lesson));
            return view
                .messages
                .hold(Topic::Missed, Strip::error(said, vec![drop]));
        }
    };
    if position.is_found && session.history().revision() == asked {
        loaded(session, view, settings, path, position.content, stamp);
        asking::begin(session, view, settings);
        return;
    }
    if position.is_found {
        return tell_late(view, path, position.content, stamp);
    }
    let name = path.display().to_string();
    let said = LocalText::new(move |phrasing| missed_changed(&name, phrasing));
    let show = Remedy::Show(path, Box::new((position.content, stamp)));
    let buttons = vec![
        (Label::ShowFile.into(), show),
        (Label::DropMissed.into(), Remedy::DropMissed(lesson)),
    ];
    view.messages
        .hold(Topic::Missed, Strip::error(said, buttons));
}
