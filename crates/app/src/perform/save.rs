//! Writes the document: to files and to the clipboard.

use std::path::PathBuf;

use egui::Context;
use semeai_session::{Language, Session, Settings, file};
use semeai_words::labels::{Label, label};

use crate::jobs::Jobs;
use crate::messages::Messages;
use crate::typed::is_diagram;
use crate::view::View;

/// Begins to write a file.
pub(super) fn save(session: &Session, messages: &mut Messages, jobs: &mut Jobs, path: PathBuf) {
    messages.clear();
    let text = if is_diagram(&path) {
        file::to_diagram(session.document())
    } else {
        sgf(session)
    };
    if let Err(error) = jobs.write(path, text, session.revision()) {
        messages.say(error.to_string(), true);
    }
}

/// A file has been written; the revision is that of the document that it holds.
pub(super) fn written(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    jobs: &Jobs,
    (path, revision): (PathBuf, u64),
) {
    settings.remember_file(&path);
    if is_diagram(&path) {
        let text = label(Label::SavedDiagram, settings.language);
        view.messages.say(text, false);
        return;
    }
    // What was changed while the file was being written is still unsaved.
    if session.revision() == revision {
        session.set_saved(Some(path));
        view.source.needs_new_file = false;
        jobs.forget_unsaved();
    }
    view.source.sample = None;
    view.messages
        .say(label(Label::Saved, settings.language), false);
}

/// The document as SGF, with what was counted and proved in its comment if it is known.
pub(super) fn sgf(session: &Session) -> String {
    let (document, report) = (session.document(), session.report());
    let proof = session.solved();
    let proof = proof.filter(|solved| solved.known().is_search());
    let told = semeai_words::file_comment(document, report, proof);
    file::to_sgf(document, report, &told)
}

/// Puts a text on the clipboard.
pub(super) fn copy(ctx: &Context, messages: &mut Messages, language: Language, text: String) {
    ctx.copy_text(text);
    messages.clear();
    messages.say(label(Label::Copied, language), false);
}
