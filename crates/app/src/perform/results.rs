//! Keeps what came of lessons: it is recorded, exported, and forgotten where that is wanted.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use semeai_session::file::Over;
use semeai_session::lesson_results::{LessonName, LessonPlace, PositionNames};
use semeai_session::{Session, Settings};
use semeai_words::file::error::file_error;
use semeai_words::labels::Label;
use semeai_words::lesson_results::{
    lesson_title, results_fault, results_newer, results_unread, wipe_question,
};

use crate::commands::meaning::place_among_games;
use crate::local_text::LocalText;
use crate::messages::{Messages, Remedy, Strip, Topic};
use crate::storage::jobs::Jobs;
use crate::storage::store::{ResultsReason, UnreadResults};
use crate::typed_texts::PathUse;
use crate::view::View;

/// Records what has come of the lesson that asks, as soon as something has.
pub(super) fn record(session: &Session, view: &mut View) {
    let Some(lesson) = &mut view.lesson else {
        return;
    };
    let result = lesson.attempt.result();
    if result == lesson.kept {
        return;
    }
    lesson.kept = result;
    if let Some(result) = result {
        let is_here = lesson.is_about(session.document());
        let place = place(session, &lesson.name).filter(|_| is_here);
        if let (Some(set), Some(file)) = (&mut view.set, session.history().file())
            && is_here
        {
            let (game, _) = place_among_games(session);
            set.asks(file, game, PositionNames::of(session.document()));
        }
        let learning = &mut view.learning;
        let name = lesson.name.clone();
        learning.results.record_at(name, result, now_secs(), place);
        learning.changes += 1;
    }
}

/// Where a position of somebody's own is that asks; a lesson of the box or an exercise is known by its name.
fn place(session: &Session, name: &LessonName) -> Option<LessonPlace> {
    let file = session.history().file();
    let file = file.filter(|_| matches!(name, LessonName::Position(_)))?;
    // The next run begins in another folder.
    let whole = std::path::absolute(file).ok()?;
    let (game, _) = place_among_games(session);
    LessonPlace::of(&whole, game, session.document())
}

/// Offers a position no more that is not where it was.
pub(super) fn drop_missed(view: &mut View, name: &LessonName) {
    view.messages.drop(Topic::Missed);
    view.learning.results.lose_place(name, now_secs());
    view.learning.changes += 1;
}

/// Seconds since the year 1970 began.
fn now_secs() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_secs())
}

/// Asks whether everything is to be forgotten.
pub(super) fn ask_to_wipe(view: &mut View) {
    let count = view.learning.results.len();
    if count == 0 {
        view.messages.say(Label::NoResults);
        return;
    }
    let said = LocalText::new(move |phrasing| wipe_question(count, phrasing));
    let buttons = vec![
        (Label::WipeNow.into(), Remedy::Wipe),
        (Label::KeepResults.into(), Remedy::KeepResults),
    ];
    let strip = Strip::remark(said, buttons);
    view.messages.hold(Topic::Wipe, strip);
}

/// Forgets everything.
pub(super) fn wipe(view: &mut View) {
    view.messages.drop(Topic::Wipe);
    view.learning.results.wipe(now_secs());
    view.learning.changes += 1;
    view.messages.say(Label::ResultsWiped);
}

/// Writes what came of lessons, over this and nothing else: as JSON where the name says so, else as a table.
pub(super) fn save(
    view: &mut View,
    settings: &Settings,
    jobs: &mut Jobs,
    path: PathBuf,
    over: Over,
) {
    view.messages.drop(Topic::NotWritten);
    let results = view.learning.results.clone();
    let ending = path.extension();
    let is_json = ending.is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let phrasing = settings.phrasing();
    let make = move || match is_json {
        true => results.written().into_bytes(),
        false => results
            .to_csv(|name| lesson_title(name, phrasing))
            .into_bytes(),
    };
    jobs.export(path, PathUse::Results, over, make);
}

/// Tells of what came of lessons and could not be read.
pub(crate) fn tell_unread_results(messages: &mut Messages, unread: UnreadResults) {
    let text = LocalText::new(move |phrasing| match &unread {
        UnreadResults::Newer(path) => results_newer(&path.display().to_string(), phrasing),
        UnreadResults::Damaged { reason, aside } => {
            let why = match reason {
                ResultsReason::Fault(fault) => results_fault(*fault, phrasing),
                ResultsReason::System(error) => file_error(error, phrasing),
            };
            let aside = aside.as_ref().map(|path| path.display().to_string());
            results_unread(&why, aside.as_deref(), phrasing)
        }
    });
    messages.hold(Topic::Results, Strip::remark(text, Vec::new()));
}
