//! Goes through the files of a folder.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use semeai_session::file::FileError;
use semeai_session::{Session, Settings};
use semeai_words::file::error::file_error;

use crate::file_set::{Direction, FileSet, ReadFile};
use crate::local_text::LocalText;
use crate::messages::Strip;
use crate::storage::jobs::{Jobs, Revision};
use crate::view::{Beside, View};

/// The files of a folder are known: the first of them is shown, and it is looked which can be read.
pub(super) fn take(
    view: &mut View,
    settings: &mut Settings,
    jobs: &mut Jobs,
    asked: Revision,
    folder: PathBuf,
    files: Vec<PathBuf>,
) {
    settings.remember_file(&folder);
    let mut set = FileSet::new(folder, files);
    let first = set.want(0, Direction::On);
    jobs.check(Arc::clone(&set.files), 0);
    view.set = Some(set);
    view.open.beside = Beside::Folder;
    if let Some(first) = first {
        jobs.read(first, asked);
    }
}

/// Shows the file of this number.
pub(super) fn show(session: &Session, view: &mut View, jobs: &mut Jobs, number: usize) {
    go(session, view, jobs, number, Direction::On);
}

/// Goes to the next file that can be read, in this direction.
pub(super) fn step(session: &Session, view: &mut View, jobs: &mut Jobs, direction: Direction) {
    let here = view.place_in_set(session);
    let set = view.set.as_ref();
    let next = here
        .zip(set)
        .and_then(|(at, set)| set.beside(at, direction));
    if let Some(next) = next {
        go(session, view, jobs, next, direction);
    }
}

fn go(session: &Session, view: &mut View, jobs: &mut Jobs, number: usize, direction: Direction) {
    let set = view.set.as_mut();
    if let Some(path) = set.and_then(|set| set.want(number, direction)) {
        view.messages.clear();
        jobs.read(path, session.history().revision());
    }
}

/// A file could not be read: if it is one of the folder, that is noted there, and the next one is shown. Says whether somebody is
/// told so.
pub(super) fn pass_over(
    session: &Session,
    view: &mut View,
    jobs: &mut Jobs,
    path: &Path,
    error: &FileError,
) -> bool {
    let Some(set) = &mut view.set else {
        return false;
    };
    let Some((next, direction)) = set.failed(path, error.clone()) else {
        return false;
    };
    go(session, view, jobs, next, direction);
    let error = error.clone();
    let said = LocalText::new(move |phrasing| file_error(&error, phrasing));
    view.messages.strips.push(Strip::remark(said, Vec::new()));
    true
}

/// It is known of more files whether they can be read, and what is asked in them.
pub(super) fn learn(
    view: &mut View,
    jobs: &mut Jobs,
    files: &Arc<[PathBuf]>,
    checked: usize,
    read: Vec<(usize, ReadFile)>,
) {
    let set = view.set.as_mut();
    let Some(set) = set.filter(|set| Arc::ptr_eq(&set.files, files)) else {
        return;
    };
    set.learn(checked, read);
    match set.unchecked() {
        Some(next) => jobs.check(Arc::clone(&set.files), next),
        None => jobs.stop_checking(),
    }
}
