//! Files, samples and the clipboard: which part of the window does what.

use egui::{Context, ViewportCommand};
use semeai_session::file::{self, FileError};
use semeai_words::labels::Label;

use super::choose::{choose, path_field};
use super::open::{loaded, new, open, paste, sample, step_sample};
use super::save::{copy, save, sgf, written};
use super::values;
use crate::app::App;
use crate::command::FileCommand;
use crate::jobs::Finished;
use crate::requests::FileRequest;
use crate::typed::PathUse;

/// Does one request.
pub(super) fn perform(app: &mut App, request: FileRequest) {
    let language = app.settings.language;
    match request {
        FileRequest::Sample(number) => sample(&mut app.session, &mut app.view, language, number),
        FileRequest::Open(path) => open(&mut app.view, &mut app.jobs, path),
        FileRequest::Pasted(text) => paste(&mut app.session, &mut app.view, language, &text),
        FileRequest::PathConfirmed(path) => {
            if let Some(field) = app.typed.path.take() {
                use_path(app, field.purpose, path.into());
            }
        }
    }
}

/// Does one command.
pub(super) fn command(app: &mut App, ctx: &Context, command: FileCommand) {
    let (session, view, language) = (&mut app.session, &mut app.view, app.settings.language);
    match command {
        FileCommand::New => new(session, view, language),
        FileCommand::Open => choose(session, &mut app.typed, &mut app.jobs, PathUse::Open),
        FileCommand::Save => match session.file().filter(|_| !view.source.needs_new_file) {
            Some(path) => {
                let path = path.to_path_buf();
                save(session, &mut view.messages, &mut app.jobs, language, path);
            }
            None => choose(session, &mut app.typed, &mut app.jobs, PathUse::Save),
        },
        FileCommand::SaveAs => choose(session, &mut app.typed, &mut app.jobs, PathUse::Save),
        FileCommand::OpenPath => path_field(session, &mut app.typed, PathUse::Open),
        FileCommand::SavePath => path_field(session, &mut app.typed, PathUse::Save),
        FileCommand::ClosePath => app.typed.path = None,
        FileCommand::NextSample => step_sample(session, view, language, 1),
        FileCommand::PreviousSample => step_sample(session, view, language, -1),
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
pub(super) fn take_files(app: &mut App) {
    for finished in app.jobs.take_finished() {
        let (session, view) = (&mut app.session, &mut app.view);
        match finished {
            Finished::Chosen {
                purpose,
                path: Some(path),
                ..
            } => use_path(app, purpose, path),
            Finished::Chosen { was_shown, .. } if was_shown => {}
            Finished::Chosen { purpose, .. } => path_field(session, &mut app.typed, purpose),
            Finished::Read(path, read) => match *read {
                Ok(read) => loaded(session, view, &mut app.settings, path, read),
                Err(error) => say_error(app, &error),
            },
            Finished::Written(path, revision, Ok(())) => {
                let file = (path, revision);
                written(session, view, &mut app.settings, &app.jobs, file);
            }
            Finished::Written(_, _, Err(error)) => say_error(app, &error),
            Finished::Drawn(Some(Ok(()))) => {
                view.messages.clear();
                view.messages.said = Some(Label::Saved);
            }
            Finished::Drawn(Some(Err(error))) => say_error(app, &error),
            Finished::Drawn(None) => view.messages.has_picture_failed = true,
        }
    }
}

/// A path has been chosen or typed.
fn use_path(app: &mut App, purpose: PathUse, path: std::path::PathBuf) {
    let (view, jobs) = (&mut app.view, &mut app.jobs);
    let language = app.settings.language;
    match purpose {
        PathUse::Open => open(view, jobs, path),
        PathUse::Save => save(&app.session, &mut view.messages, jobs, language, path),
        PathUse::Picture(kind) => values::save(&app.session, view, jobs, path, kind),
    }
}

fn say_error(app: &mut App, error: &FileError) {
    let said = semeai_words::file_error(error, app.settings.language);
    app.view.messages.say(said, true);
}
