//! Files, samples and the clipboard: which part of the window does what.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, ViewportCommand};
use semeai_session::file::{self, FileError, FileFormat, FormatError, NotWritten, Over, Stamp};
use semeai_session::selection::Clip;
use semeai_session::{Action, Session, Settings, TextAction};
use semeai_words::file::error::file_error;
use semeai_words::file::gathering::positions_reading;
use semeai_words::file::work::{file_failed, file_reading};
use semeai_words::labels::Label;

use super::act::attempt;
use super::asked_position;
use super::asking;
use super::choose::{choose, path_field};
use super::file_set;
use super::gather;
use super::handout;
use super::open::{new, open, paste, read as read_file, sample, step_sample};
use super::pictures;
use super::results;
use super::save::{self, copy, failed_to_write, keep_played, over, save, taken, text, written};
use crate::commands::command::FileCommand;
use crate::commands::requests::FileRequest;
use crate::file_set::Direction;
use crate::local_text::LocalText;
use crate::messages::{Messages, Remedy, Strip, Topic};
use crate::sciences::{self, maps};
use crate::storage::jobs::{JobResult, Jobs, Task};
use crate::storage::wish::ReadWish;
use crate::typed_texts::{PathUse, PictureSubject, TypedTexts};
use crate::view::View;

/// Files that are read within this time come without a word; how far a longer one is, is told as often.
pub(crate) const BETWEEN_WORDS: Duration = Duration::from_millis(200);

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &Settings,
    jobs: &mut Jobs,
    ctx: &Context,
    request: FileRequest,
) {
    match request {
        FileRequest::Sample(number) => {
            sample(session, view, settings, number);
            asking::begin(session, view, settings);
        }
        FileRequest::Open(path) => open(session, view, jobs, path),
        FileRequest::ChooseToGather => choose(session, typed, jobs, PathUse::Gather),
        FileRequest::Missed(lesson) => asked_position::begin(session, view, jobs, lesson),
        FileRequest::Gather(paths) => gather::begin(session, view, jobs, paths),
        FileRequest::OpenInSet(number) => file_set::show(session, view, jobs, number),
        FileRequest::Pasted(text) => paste(session, view, settings, &text),
        FileRequest::SavePicture(picture) => {
            let shown = sciences::frame(session, view, settings);
            if let Some(drawing) = pictures::drawing(&shown, picture.of, ctx.theme()) {
                view.picture = Some(drawing);
                choose(session, typed, jobs, PathUse::Picture(picture));
            }
        }
        FileRequest::SaveTable(format) => {
            let text = maps::perform::table_text(session, settings.phrasing(), format);
            if text.is_some() {
                view.table = text;
                choose(session, typed, jobs, PathUse::Table(format));
            }
        }
        FileRequest::CopyPicture(of) => {
            let shown = sciences::frame(session, view, settings);
            pictures::copy(&shown, of, jobs, ctx);
        }
        FileRequest::KeepLine => {
            let line = pictures::written_line(&sciences::frame(session, view, settings));
            if let Some(line) = line {
                let variation = TextAction::Variation(line);
                if attempt(session, view, &Action::Text(variation)) {
                    view.messages.say(Label::KeptLine);
                }
            }
        }
        FileRequest::CopyLine => {
            let line = pictures::line_text(&sciences::frame(session, view, settings));
            let line = line.ok_or(FormatError(FileFormat::Diagram));
            copy(ctx, &mut view.messages, line);
        }
        FileRequest::CopyText(text) => copy(ctx, &mut view.messages, Ok(text)),
        FileRequest::CompletePath => {
            if let Some(field) = &typed.path {
                jobs.complete(field.text.clone());
            }
        }
        FileRequest::PathConfirmed(path) => {
            if let Some(field) = typed.path.take() {
                // Nobody has been asked yet what is there already.
                let path = with_ending(session, field.purpose, path.into());
                use_path(
                    session,
                    view,
                    settings,
                    jobs,
                    field.purpose,
                    path,
                    Over::Only(None),
                );
            }
        }
    }
}

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &Settings,
    jobs: &mut Jobs,
    ctx: &Context,
    command: FileCommand,
) {
    match command {
        FileCommand::New => new(session, view),
        FileCommand::Open => choose(session, typed, jobs, PathUse::Open),
        FileCommand::Save => match session
            .history()
            .file()
            .filter(|_| !session.history().needs_new_file())
        {
            Some(path) => {
                let path = path.to_path_buf();
                let over = over(session, &path, Over::Only(None));
                keep_played(session, view, settings);
                save(session, &mut view.messages, jobs, path, over);
            }
            None => choose(session, typed, jobs, PathUse::Save),
        },
        FileCommand::SaveAs => choose(session, typed, jobs, PathUse::Save),
        FileCommand::Handout => choose(session, typed, jobs, PathUse::Handout),
        FileCommand::OpenFolder => choose(session, typed, jobs, PathUse::OpenFolder),
        FileCommand::NextFile => file_set::step(session, view, jobs, Direction::On),
        FileCommand::PreviousFile => file_set::step(session, view, jobs, Direction::Back),
        FileCommand::OpenPath => path_field(session, typed, PathUse::Open),
        FileCommand::ClosePath => typed.path = None,
        FileCommand::StopReading => stop_reading(&mut view.messages, jobs),
        FileCommand::NextSample | FileCommand::PreviousSample => {
            let is_next = command == FileCommand::NextSample;
            step_sample(session, view, settings, if is_next { 1 } else { -1 });
            asking::begin(session, view, settings);
        }
        FileCommand::CopySgf => copy(ctx, &mut view.messages, text(session)),
        FileCommand::CopyDiagram => {
            let shown = sciences::frame(session, view, settings);
            let numbered = pictures::board_text(&shown);
            let diagram = numbered.map_or_else(|| file::to_diagram(session.document()), Ok);
            copy(ctx, &mut view.messages, diagram);
        }
        FileCommand::CopyPicture => {
            let shown = sciences::frame(session, view, settings);
            pictures::copy(&shown, PictureSubject::Board, jobs, ctx);
        }
        FileCommand::CopySelected => copy_selected(session, view, ctx),
        FileCommand::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        FileCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
    }
}

/// Keeps what is selected, and gives it to others as a diagram.
fn copy_selected(session: &Session, view: &mut View, ctx: &Context) {
    let selected = view.hand.selection;
    if let Some(clip) = selected.and_then(|points| Clip::of(session.document(), &points)) {
        copy(ctx, &mut view.messages, Ok(clip.text().to_owned()));
        view.hand.clip = Some(clip);
    }
}

/// Takes what files and dialogs have brought.
pub(super) fn take_files(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
) {
    for finished in jobs.take_finished() {
        take(session, view, typed, settings, jobs, finished);
    }
    tell_of_reading(&mut view.messages, jobs);
}

/// Says that a file is still being read if that takes long, with a button that gives it up.
fn tell_of_reading(messages: &mut Messages, jobs: &Jobs) {
    match jobs.now_reading() {
        Some((reading, elapsed, bytes)) if elapsed >= BETWEEN_WORDS => {
            let reading = reading.clone();
            let said = LocalText::new(move |phrasing| match &reading {
                ReadWish::Path(path) => file_reading(&path.display().to_string(), bytes, phrasing),
                ReadWish::Asked(_, place) => file_reading(&place.file, bytes, phrasing),
                ReadWish::Positions(paths) => positions_reading(paths.len(), bytes, phrasing),
            });
            let strip = Strip::remark(said, vec![(Label::Cancel.into(), Remedy::StopReading)]);
            messages.hold(Topic::Reading, strip);
        }
        _ => messages.drop(Topic::Reading),
    }
}

/// Gives up the file that is still being read.
pub(super) fn stop_reading(messages: &mut Messages, jobs: &mut Jobs) {
    messages.drop(Topic::Reading);
    jobs.stop_reading();
}

/// Waits at the end of the program until files have been written, but not forever.
pub(crate) fn finish_files(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
) {
    for finished in jobs.finish() {
        take(session, view, typed, settings, jobs, finished);
    }
}

fn take(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    settings: &mut Settings,
    jobs: &mut Jobs,
    finished: JobResult,
) {
    match finished {
        JobResult::Chosen {
            purpose: PathUse::Gather,
            paths,
            ..
        } if !paths.is_empty() => gather::begin(session, view, jobs, paths),
        JobResult::Chosen {
            purpose, mut paths, ..
        } if !paths.is_empty() => {
            let path = paths.swap_remove(0);
            // The dialog has asked whether to write over what is there, if it was told the whole name.
            let (whole, over) = match with_ending(session, purpose, path.clone()) {
                whole if whole == path => (whole, Over::Whatever),
                whole => (whole, Over::Only(None)),
            };
            use_path(session, view, settings, jobs, purpose, whole, over);
        }
        JobResult::Chosen { was_shown, .. } if was_shown => {}
        JobResult::Chosen { purpose, .. } => path_field(session, typed, purpose),
        JobResult::Read(path, asked, read) => match *read {
            Ok((file, stamp)) => read_file(session, view, settings, path, asked, file, stamp),
            Err(error) => {
                if !file_set::pass_over(session, view, jobs, &path, &error) {
                    say_error(&mut view.messages, error);
                }
            }
        },
        JobResult::Asked(lesson, path, asked, found) => {
            asked_position::take(session, view, settings, lesson, path, asked, *found);
        }
        JobResult::Completed(text, completed) => {
            // Who has typed on since means another path.
            let field = typed.path.as_mut();
            if let Some(field) = field.filter(|field| field.text == text && completed != text) {
                field.text = completed;
                field.is_completed = true;
            }
        }
        JobResult::Gathered(asked, found) => gather::take(session, view, asked, found),
        JobResult::Folder(path, asked, files) => match files {
            Ok(files) => file_set::take(view, settings, jobs, asked, path, files),
            Err(error) => say_error(&mut view.messages, error),
        },
        JobResult::Checked(files, checked, read) => {
            file_set::learn(view, jobs, &files, checked, read);
        }
        JobResult::Written(path, saving, Ok(stamp)) => {
            written(session, view, settings, path, saving, stamp);
        }
        JobResult::Written(path, _, Err(why)) => {
            not_written(session, view, PathUse::Save, path, why);
        }
        JobResult::Exported(path, _, Ok(_)) => {
            save::say_saved(&mut view.messages, &path);
        }
        JobResult::Exported(path, purpose, Err(why)) => {
            not_written(session, view, purpose, path, why);
        }
        JobResult::HandedOut(path, written) => {
            view.messages.drop(Topic::Handout);
            match written {
                Ok(Ok(_)) => save::say_saved(&mut view.messages, &path),
                Ok(Err(why)) => not_written(session, view, PathUse::Handout, path, why),
                Err(error) => handout::say_error(&mut view.messages, error),
            }
        }
        JobResult::Failed(task, message) => {
            failed(session, view, typed, task, &message);
        }
    }
}

fn not_written(
    session: &Session,
    view: &mut View,
    purpose: PathUse,
    path: PathBuf,
    why: NotWritten,
) {
    match why {
        NotWritten::Failed(error) => failed_to_write(&mut view.messages, purpose, error),
        NotWritten::Taken(found) => taken(session, &mut view.messages, purpose, path, found),
    }
}

/// Something broke down: says what was not done by it.
fn failed(session: &Session, view: &mut View, typed: &mut TypedTexts, task: Task, message: &str) {
    match task {
        Task::Choose(purpose) => path_field(session, typed, purpose),
        Task::Read(path) | Task::Write(path) => {
            let name = path.display().to_string();
            let message = message.to_owned();
            let said = LocalText::new(move |phrasing| file_failed(&name, &message, phrasing));
            view.messages.say_error(said);
        }
        Task::Draw => {
            view.messages.drop(Topic::Handout);
            view.messages.has_picture_failed = true;
            view.messages.say_error(Label::PictureFailed);
        }
    }
}

/// A path as it is saved under: with the ending of its format where it was given without one.
fn with_ending(session: &Session, purpose: PathUse, path: PathBuf) -> PathBuf {
    let is_bare = path.extension().is_none() && path.file_name().is_some();
    match purpose {
        PathUse::Save if is_bare => {
            let ending = FileFormat::of_board(session.document().topology()).ending();
            path.with_extension(ending)
        }
        _ => path,
    }
}

/// A path has been chosen or typed. What is there may be written over if it is the document's own file as it is known, and
/// elsewhere if it is this.
fn use_path(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    jobs: &mut Jobs,
    purpose: PathUse,
    path: PathBuf,
    elsewhere: Over,
) {
    match purpose {
        PathUse::Open | PathUse::OpenFolder => open(session, view, jobs, path),
        PathUse::Gather => gather::begin(session, view, jobs, vec![path]),
        PathUse::Save => {
            let over = over(session, &path, elsewhere);
            keep_played(session, view, settings);
            save(session, &mut view.messages, jobs, path, over);
        }
        PathUse::Picture(picture) => pictures::save(view, jobs, path, picture, elsewhere),
        PathUse::Handout => handout::save(session, view, settings, jobs, path, elsewhere),
        PathUse::Results => results::save(view, settings, jobs, path, elsewhere),
        PathUse::Table(_) => pictures::save_table(view, jobs, path, purpose, elsewhere),
    }
}

/// Writes over what was found in a file, and over nothing else.
pub(super) fn write_over(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    jobs: &mut Jobs,
    purpose: PathUse,
    path: PathBuf,
    found: Stamp,
) {
    let over = Over::Only(Some(found));
    match purpose {
        PathUse::Open | PathUse::OpenFolder | PathUse::Gather => {}
        PathUse::Save => {
            keep_played(session, view, settings);
            save(session, &mut view.messages, jobs, path, over);
        }
        PathUse::Picture(picture) => pictures::save(view, jobs, path, picture, over),
        PathUse::Handout => handout::save(session, view, settings, jobs, path, over),
        PathUse::Results => results::save(view, settings, jobs, path, over),
        PathUse::Table(_) => pictures::save_table(view, jobs, path, purpose, over),
    }
}

fn say_error(messages: &mut Messages, error: FileError) {
    messages.say_error(LocalText::new(move |phrasing| file_error(&error, phrasing)));
}
