//! Files, samples and the clipboard: which part of the window does what.

use std::path::PathBuf;

use egui::{Context, ViewportCommand};
use semeai_session::file::{self, FileError};
use semeai_session::{Language, Session, Settings};
use semeai_words::labels::Label;

use super::choose::{choose, path_field};
use super::open::{loaded, new, open, paste, sample, step_sample};
use super::save::{copy, save, sgf, written};
use super::values;
use crate::command::FileCommand;
use crate::jobs::{Finished, Jobs};
use crate::messages::Messages;
use crate::requests::FileRequest;
use crate::typed::{PathUse, Typed};
use crate::view::View;

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    typed: &mut Typed,
    jobs: &mut Jobs,
    language: Language,
    request: FileRequest,
) {
    match request {
        FileRequest::Sample(number) => sample(session, view, number),
        FileRequest::Open(path) => open(view, jobs, path),
        FileRequest::Pasted(text) => paste(session, view, language, &text),
        FileRequest::PathConfirmed(path) => {
            if let Some(field) = typed.path.take() {
                use_path(session, view, jobs, language, (field.purpose, path.into()));
            }
        }
    }
}

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    typed: &mut Typed,
    jobs: &mut Jobs,
    language: Language,
    ctx: &Context,
    command: FileCommand,
) {
    match command {
        FileCommand::New => new(session, view),
        FileCommand::Open => choose(session, typed, jobs, PathUse::Open),
        FileCommand::Save => match session.file().filter(|_| !session.needs_new_file()) {
            Some(path) => {
                let path = path.to_path_buf();
                save(session, &mut view.messages, jobs, language, path);
            }
            None => choose(session, typed, jobs, PathUse::Save),
        },
        FileCommand::SaveAs => choose(session, typed, jobs, PathUse::Save),
        FileCommand::OpenPath => path_field(session, typed, PathUse::Open),
        FileCommand::SavePath => path_field(session, typed, PathUse::Save),
        FileCommand::ClosePath => typed.path = None,
        FileCommand::NextSample => step_sample(session, view, 1),
        FileCommand::PreviousSample => step_sample(session, view, -1),
        FileCommand::CopySgf => copy(ctx, &mut view.messages, language, sgf(session)),
        FileCommand::CopyDiagram => {
            let diagram = file::to_diagram(session.document());
            copy(ctx, &mut view.messages, language, diagram);
        }
        FileCommand::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        FileCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
    }
}

/// Takes what files and dialogs have brought.
pub(super) fn take_files(
    session: &mut Session,
    view: &mut View,
    typed: &mut Typed,
    settings: &mut Settings,
    jobs: &mut Jobs,
) {
    let language = settings.language;
    for finished in jobs.take_finished() {
        match finished {
            Finished::Chosen {
                purpose,
                path: Some(path),
                ..
            } => use_path(session, view, jobs, language, (purpose, path)),
            Finished::Chosen { was_shown, .. } if was_shown => {}
            Finished::Chosen { purpose, .. } => path_field(session, typed, purpose),
            Finished::Read(path, read) => match *read {
                Ok(read) => loaded(session, view, settings, path, read),
                Err(error) => say_error(&mut view.messages, language, &error),
            },
            Finished::Written(path, saving, Ok(stamp)) => {
                written(session, view, settings, jobs, path, (saving, stamp));
            }
            Finished::Written(_, _, Err(error)) => {
                say_error(&mut view.messages, language, &error);
            }
            Finished::Drawn(Some(Ok(()))) => {
                view.messages.clear();
                view.messages.said = Some(Label::Saved);
            }
            Finished::Drawn(Some(Err(error))) => say_error(&mut view.messages, language, &error),
            Finished::Drawn(None) => view.messages.has_picture_failed = true,
        }
    }
}

/// A path has been chosen or typed.
fn use_path(
    session: &Session,
    view: &mut View,
    jobs: &mut Jobs,
    language: Language,
    (purpose, path): (PathUse, PathBuf),
) {
    match purpose {
        PathUse::Open => open(view, jobs, path),
        PathUse::Save => save(session, &mut view.messages, jobs, language, path),
        PathUse::Picture(kind) => values::save(session, view, jobs, path, kind),
    }
}

fn say_error(messages: &mut Messages, language: Language, error: &FileError) {
    messages.say_error(semeai_words::file_error(error, language));
}
