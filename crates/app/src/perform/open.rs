//! Puts documents in place of the present one: files, samples, what was pasted, what was not saved.

use std::path::PathBuf;

use semeai_session::file::{self, Loaded, Stamp};
use semeai_session::{Action, Document, Home, Language, Session, Settings};
use semeai_words::labels::{Label, label};

use super::act::act;
use crate::jobs::Jobs;
use crate::messages::{Messages, Remedy, Strip};
use crate::mode::Mode;
use crate::samples;
use crate::typed::is_diagram;
use crate::view::View;

/// Puts a document in place of the present one. What was there can be had back by undo, with its file.
pub(crate) fn replace(session: &mut Session, view: &mut View, document: Document, home: Home) {
    view.messages.settle();
    session.open(document, home);
    view.reset();
    view.source.sample = None;
    view.mode = Mode::Analyse;
}

/// An empty board of the present size.
pub(super) fn new(session: &mut Session, view: &mut View) {
    let size = session.document().topology().shape().size();
    let (columns, rows) = size.unwrap_or((9, 9));
    if let Ok(empty) = Document::empty(columns, rows) {
        replace(session, view, empty, Home::none());
        view.mode = Mode::SetUp;
    }
}

/// The sample of this number.
pub(super) fn sample(session: &mut Session, view: &mut View, number: usize) {
    if let Some(&sample) = samples::all().get(number) {
        let document = semeai_words::sample_document(sample);
        replace(session, view, document, Home::none());
        view.source.sample = Some(number);
    }
}

/// So many samples on or back, round in a circle.
pub(super) fn step_sample(session: &mut Session, view: &mut View, by: isize) {
    let count = samples::all().len();
    if count == 0 {
        return;
    }
    let next = match view.source.sample {
        Some(at) => at
            .checked_add_signed(by)
            .map_or(count - 1, |next| next % count),
        None => 0,
    };
    sample(session, view, next);
}

/// Begins to read a file.
pub(crate) fn open(view: &mut View, jobs: &mut Jobs, path: PathBuf) {
    view.messages.clear();
    if let Err(error) = jobs.read(path) {
        view.messages.say_error(error.to_string());
    }
}

/// Shows a file that has been read.
pub(super) fn loaded(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    path: PathBuf,
    (loaded, stamp): (Loaded, Stamp),
) {
    settings.remember_file(&path);
    let notices = notices(&loaded, settings.language);
    // A diagram cannot hold what will be found out about it.
    let home = if is_diagram(&path) {
        Home::diagram(path, stamp)
    } else {
        Home::file(path, stamp)
    };
    replace(session, view, loaded.into_document(), home);
    view.messages.strips.extend(notices);
}

/// Shows what was pasted.
pub(super) fn paste(session: &mut Session, view: &mut View, language: Language, pasted: &str) {
    view.messages.clear();
    if pasted.trim().is_empty() {
        view.messages
            .say_error(label(Label::NothingToPaste, language));
        return;
    }
    let name = label(Label::Clipboard, language);
    match file::parse(name, pasted.as_bytes()) {
        Ok(loaded) => {
            let notices = notices(&loaded, language);
            stand_in(session, view, language, loaded.into_document());
            view.messages.strips.extend(notices);
        }
        Err(error) => {
            let said = semeai_words::file_error(&error, language);
            view.messages.say_error(said);
        }
    }
}

/// Puts a document in place of the present one that is in no file yet.
fn stand_in(session: &mut Session, view: &mut View, language: Language, document: Document) {
    act(
        session,
        view,
        language,
        &Action::Replace(Box::new(document)),
    );
    view.reset();
    view.source.sample = None;
}

/// What is worth knowing about a file, as strips.
fn notices(loaded: &Loaded, language: Language) -> Vec<Strip> {
    let said = loaded
        .notices
        .iter()
        .map(|notice| semeai_words::file_notice(notice, &loaded.document, language));
    said.map(|said| Strip {
        text: said.message,
        is_error: false,
        buttons: said
            .repairs
            .into_iter()
            .map(|(name, repair)| (name, Remedy::Repair(repair)))
            .collect(),
    })
    .collect()
}

/// Offers the position that the last session did not save.
pub(crate) fn offer_restore(messages: &mut Messages, jobs: &Jobs, language: Language) {
    let Some(document) = jobs.unsaved() else {
        return;
    };
    let button = |name, remedy| (label(name, language).to_owned(), remedy);
    messages.strips.push(Strip {
        text: label(Label::RestoreQuestion, language).to_owned(),
        is_error: false,
        buttons: vec![
            button(Label::Restore, Remedy::Restore(Box::new(document))),
            button(Label::Discard, Remedy::DiscardRestore),
        ],
    });
}

/// Takes that position.
pub(super) fn restore(
    session: &mut Session,
    view: &mut View,
    language: Language,
    document: Document,
) {
    stand_in(session, view, language, document);
    view.messages.strips.clear();
}

/// Throws that position away.
pub(super) fn discard_restore(messages: &mut Messages, jobs: &Jobs) {
    jobs.forget_unsaved();
    messages.strips.clear();
}
