//! Files, samples and the clipboard.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};
use semeai_session::file::{self, FileError, Loaded};
use semeai_session::{Action, Document};
use semeai_words::labels::{Label, label};

use super::choose::{choose, path_field};
use super::values;
use crate::app::{App, act};
use crate::command::FileCommand;
use crate::game::Game;
use crate::jobs::Finished;
use crate::messages::{Remedy, Strip};
use crate::mode::Mode;
use crate::requests::FileRequest;
use crate::samples;
use crate::typed::PathUse;

/// Does one request.
pub(super) fn perform(app: &mut App, request: FileRequest) {
    match request {
        FileRequest::Sample(number) => sample(app, number),
        FileRequest::Open(path) => open(app, path),
        FileRequest::Pasted(text) => paste(app, &text),
        FileRequest::PathConfirmed(path) => path_confirmed(app, &path),
    }
}

/// Does one command.
pub(super) fn command(app: &mut App, ctx: &Context, command: FileCommand) {
    match command {
        FileCommand::New => new(app),
        FileCommand::Open => choose(app, PathUse::Open),
        FileCommand::Save => match app.session.file() {
            Some(path) if !app.view.source.needs_new_file => save(app, path.to_path_buf()),
            _ => choose(app, PathUse::Save),
        },
        FileCommand::SaveAs => choose(app, PathUse::Save),
        FileCommand::OpenPath => path_field(app, PathUse::Open),
        FileCommand::SavePath => path_field(app, PathUse::Save),
        FileCommand::ClosePath => app.typed.path = None,
        FileCommand::NextSample => step_sample(app, 1),
        FileCommand::PreviousSample => step_sample(app, -1),
        FileCommand::CopySgf => copy(app, ctx, sgf(app)),
        FileCommand::CopyDiagram => copy(app, ctx, file::to_diagram(app.session.document())),
        FileCommand::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        FileCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
    }
}

/// Puts a document in place of the present one. What was there can be had back by undo.
pub(crate) fn replace(app: &mut App, document: Document, file: Option<PathBuf>) {
    act(app, &Action::Replace(Box::new(document)));
    app.session.set_saved(file);
    app.view.reset();
    app.view.source.needs_new_file = false;
    app.view.source.sample = None;
    if app.view.mode != Mode::Analyse {
        app.view.mode = Mode::Analyse;
    }
}

fn new(app: &mut App) {
    let (columns, rows) = app
        .session
        .document()
        .topology()
        .shape()
        .size()
        .unwrap_or((9, 9));
    if let Ok(empty) = Document::empty(columns, rows) {
        replace(app, empty, None);
        app.view.mode = Mode::SetUp;
    }
}

fn sample(app: &mut App, number: usize) {
    if let Some(&sample) = samples::all().get(number) {
        replace(app, semeai_words::sample_document(sample), None);
        app.view.source.sample = Some(number);
    }
}

fn step_sample(app: &mut App, by: isize) {
    let count = samples::all().len();
    if count == 0 {
        return;
    }
    let next = match app.view.source.sample {
        Some(at) => at
            .checked_add_signed(by)
            .map_or(count - 1, |next| next % count),
        None => 0,
    };
    sample(app, next);
}

fn path_confirmed(app: &mut App, path: &str) {
    let Some(field) = app.typed.path.take() else {
        return;
    };
    match field.purpose {
        PathUse::Open => open(app, path.into()),
        PathUse::Save => save(app, path.into()),
        PathUse::Picture(kind) => values::save(app, path.into(), kind),
    }
}

/// Reads a file and shows it.
pub(crate) fn open(app: &mut App, path: PathBuf) {
    app.view.messages.clear();
    if let Err(error) = app.jobs.read(path) {
        app.view.messages.say(error.to_string(), true);
    }
}

fn save(app: &mut App, path: PathBuf) {
    app.view.messages.clear();
    let text = if is_diagram(&path) {
        file::to_diagram(app.session.document())
    } else {
        sgf(app)
    };
    let revision = app.session.revision();
    if let Err(error) = app.jobs.write(path, text, revision) {
        app.view.messages.say(error.to_string(), true);
    }
}

/// Whether a file of this name holds a text diagram: a picture of the position without its trees and comment.
fn is_diagram(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("txt"))
}

/// Takes what files and dialogs have brought.
pub(crate) fn take_files(app: &mut App) {
    for finished in app.jobs.take_finished() {
        match finished {
            Finished::Chosen {
                purpose,
                path,
                was_shown,
            } => match (path, purpose) {
                (Some(path), PathUse::Open) => open(app, path),
                (Some(path), PathUse::Save) => save(app, path),
                (Some(path), PathUse::Picture(kind)) => values::save(app, path, kind),
                (None, _) if was_shown => {}
                (None, _) => path_field(app, purpose),
            },
            Finished::Read(path, read) => match *read {
                Ok(loaded) => {
                    app.settings.remember_file(&path);
                    let notices = notices(app, &loaded);
                    // A diagram cannot hold what will be found out about it.
                    let is_diagram = is_diagram(&path);
                    replace(app, loaded.document, Some(path));
                    app.view.source.game = Game::new(loaded.line);
                    app.view.source.needs_new_file = is_diagram;
                    app.view.messages.strips.extend(notices);
                }
                Err(error) => say_error(app, &error),
            },
            Finished::Written(path, revision, Ok(())) => written(app, path, revision),
            Finished::Written(_, _, Err(error)) => say_error(app, &error),
            Finished::Drawn(Some(Ok(()))) => {
                app.view.messages.clear();
                app.view.messages.said = Some(Label::Saved);
            }
            Finished::Drawn(Some(Err(error))) => say_error(app, &error),
            Finished::Drawn(None) => app.view.messages.has_picture_failed = true,
        }
    }
}

fn written(app: &mut App, path: PathBuf, revision: u64) {
    app.settings.remember_file(&path);
    if is_diagram(&path) {
        let text = label(Label::SavedDiagram, app.settings.language);
        app.view.messages.say(text.to_owned(), false);
        return;
    }
    // What was changed while the file was being written is still unsaved.
    if app.session.revision() == revision {
        app.session.set_saved(Some(path));
        app.view.source.needs_new_file = false;
        app.jobs.forget_unsaved();
    }
    app.view.source.sample = None;
    let text = label(Label::Saved, app.settings.language);
    app.view.messages.say(text.to_owned(), false);
}

fn paste(app: &mut App, pasted: &str) {
    app.view.messages.clear();
    if pasted.trim().is_empty() {
        let text = label(Label::NothingToPaste, app.settings.language);
        app.view.messages.say(text.to_owned(), true);
        return;
    }
    let name = label(Label::Clipboard, app.settings.language);
    match file::parse(name, pasted.as_bytes()) {
        Ok(loaded) => {
            let notices = notices(app, &loaded);
            stand_in(app, loaded.document);
            app.view.source.game = Game::new(loaded.line);
            app.view.messages.strips.extend(notices);
        }
        Err(error) => say_error(app, &error),
    }
}

/// Puts a document in place of the present one that is in no file yet.
fn stand_in(app: &mut App, document: Document) {
    act(app, &Action::Replace(Box::new(document)));
    app.view.reset();
    app.view.source.sample = None;
    // Saving must not write over the file of another position.
    app.view.source.needs_new_file = true;
}

/// What is worth knowing about a file, as strips.
fn notices(app: &App, loaded: &Loaded) -> Vec<Strip> {
    let language = app.settings.language;
    loaded
        .notices
        .iter()
        .map(|notice| semeai_words::file_notice(notice, &loaded.document, language))
        .map(|said| Strip {
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

fn say_error(app: &mut App, error: &FileError) {
    let said = semeai_words::file_error(error, app.settings.language);
    app.view.messages.say(said, true);
}

/// The document as SGF, with what was counted and proved in its comment if it is known.
fn sgf(app: &App) -> String {
    let (document, report) = (app.session.document(), app.session.report());
    let proof = app.session.solved();
    let proof = proof.filter(|solved| solved.known().is_search());
    let told = semeai_words::file_comment(document, report, proof);
    file::to_sgf(document, report, &told)
}

fn copy(app: &mut App, ctx: &Context, text: String) {
    ctx.copy_text(text);
    app.view.messages.clear();
    let text = label(Label::Copied, app.settings.language);
    app.view.messages.say(text.to_owned(), false);
}

/// Offers the position that the last session did not save.
pub(crate) fn offer_restore(app: &mut App) {
    let Some(document) = app.jobs.unsaved() else {
        return;
    };
    let language = app.settings.language;
    app.view.messages.strips.push(Strip {
        text: label(Label::RestoreQuestion, language).to_owned(),
        is_error: false,
        buttons: vec![
            (
                label(Label::Restore, language).to_owned(),
                Remedy::Restore(Box::new(document)),
            ),
            (
                label(Label::Discard, language).to_owned(),
                Remedy::DiscardRestore,
            ),
        ],
    });
}

pub(super) fn restore(app: &mut App, document: Document) {
    stand_in(app, document);
    app.view.messages.strips.clear();
}

pub(super) fn discard_restore(app: &mut App) {
    app.jobs.forget_unsaved();
    app.view.messages.strips.clear();
}
