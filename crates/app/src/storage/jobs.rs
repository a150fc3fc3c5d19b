//! Files and dialogs at work beside the window.
//!
//! Files are written one after the other, in the order in which that was asked for. A file is read when everything that was
//! asked for before has been written; the newest wish to read one replaces older ones. A dialog waits for nobody.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use semeai_picture::png::{Pixels, pixels};
use semeai_picture::{Drawing, Size};
use semeai_session::file::{
    self, FileContent, FileError, GatheredPositions, NotWritten, Over, Stamp,
};
use semeai_session::handout::HandoutError;
use semeai_session::host::{self, Host};
use semeai_session::lesson_results::{
    AskedPosition, LessonName, LessonPlace, read_asked, read_names,
};
use semeai_session::{Control, Saving, Waker};

use crate::file_set::ReadFile;
use crate::storage::completion;
use crate::storage::dialogs::Dialogs;
use crate::storage::keeper::Keeper;
use crate::storage::lane::Lane;
use crate::storage::store::Store;
use crate::storage::wish::ReadWish;
use crate::typed_texts::PathUse;

/// An answer of a dialog that comes so fast was not given by a person.
const NO_PERSON: Duration = Duration::from_millis(250);
/// A picture of points is so many times as large as it is by itself.
pub(crate) const SCALE: f32 = 2.0;
/// How long it is looked which files can be read before that is told.
const CHECKED_AT_ONCE: Duration = Duration::from_millis(50);
/// How long the end of the program waits for files to be written.
const LIMIT: Duration = Duration::from_secs(10);

/// What has come of a job.
#[derive(Debug)]
pub(crate) enum JobResult {
    /// A dialog was answered, or none could be opened.
    Chosen {
        /// What for.
        purpose: PathUse,
        /// The files that were chosen: none, one, or where several can be, several.
        paths: Vec<PathBuf>,
        /// Whether a person can have answered.
        was_shown: bool,
    },
    /// A file was read.
    Read(
        PathBuf,
        Revision,
        Box<Result<(FileContent, Stamp), FileError>>,
    ),
    /// A position was looked for in the file in which it was asked.
    Asked(
        LessonName,
        PathBuf,
        Revision,
        Box<Result<(AskedPosition, Stamp), FileError>>,
    ),
    /// The positions of several files.
    Gathered(Revision, GatheredPositions),
    /// The files of a folder, which was asked for as a file is.
    Folder(PathBuf, Revision, Result<Vec<PathBuf>, FileError>),
    /// So many files of a folder have been looked at, and this was found in some of them.
    Checked(Arc<[PathBuf]>, usize, Vec<(usize, ReadFile)>),
    /// A path that was typed so far, and with what leaves no choice behind it.
    Completed(String, String),
    /// A file was written, with this state of a document; what stands in it now.
    Written(PathBuf, Saving, Result<Stamp, NotWritten>),
    /// A handout was written, or it was found out why there is none.
    HandedOut(PathBuf, Result<Result<Stamp, NotWritten>, HandoutError>),
    /// What was made of what is shown was written, a picture or a table: for this.
    Exported(PathBuf, PathUse, Result<Stamp, NotWritten>),
    /// It broke down, with this message: a defect of the program.
    Failed(Task, String),
}

/// The revision of the document at which something was asked for.
pub(crate) type Revision = u64;

/// What was to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// To ask for a file.
    Choose(PathUse),
    /// To read this file.
    Read(PathBuf),
    /// To write it.
    Write(PathBuf),
    /// To draw a picture and write it.
    Draw,
}

/// Everything that goes on beside the window.
pub struct Jobs {
    host: Arc<dyn Host>,
    dialogs: Arc<dyn Dialogs>,
    store: Store,
    choosing: Lane<JobResult>,
    writing: Lane<JobResult>,
    /// Pictures for the clipboard; nothing if one could not be drawn.
    painting: Lane<Result<Pixels, String>>,
    reading: Lane<JobResult>,
    checking: Lane<JobResult>,
    completing: Lane<JobResult>,
    /// What is to be read when everything has been written.
    to_read: Option<(ReadWish, Revision)>,
    /// What is being read, or was last.
    now_read: Option<ReadWish>,
    /// What is kept between runs.
    pub(crate) keeper: Keeper,
    title: String,
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs")
            .field("store", &self.store)
            .field("writing", &self.writing)
            .field("reading", &self.reading)
            .finish_non_exhaustive()
    }
}

impl Jobs {
    /// No job yet, but that it is looked for unsaved work of earlier runs.
    pub fn new(dialogs: Arc<dyn Dialogs>, store: Store) -> Self {
        Self::on(host::system(), dialogs, store)
    }

    /// As [`Jobs::new`], with all work done by this host.
    pub(crate) fn on(host: Arc<dyn Host>, dialogs: Arc<dyn Dialogs>, store: Store) -> Self {
        let lane = || Lane::on(Arc::clone(&host));
        Self {
            choosing: lane(),
            writing: lane(),
            painting: Lane::on(Arc::clone(&host)),
            reading: lane(),
            checking: lane(),
            completing: lane(),
            to_read: None,
            now_read: None,
            keeper: Keeper::new(Arc::clone(&host), store.clone()),
            host,
            dialogs,
            store,
            title: String::new(),
        }
    }

    pub(crate) fn set_waker(&mut self, waker: Waker) {
        for lane in [
            &mut self.choosing,
            &mut self.writing,
            &mut self.reading,
            &mut self.checking,
            &mut self.completing,
        ] {
            lane.set_waker(Arc::clone(&waker));
        }
        self.painting.set_waker(Arc::clone(&waker));
        self.keeper.set_waker(waker);
    }

    /// Asks for a file in a dialog. Says whether it does: not while another dialog waits for its answer, or hangs.
    pub(crate) fn choose(&mut self, purpose: PathUse, suggestion: Option<PathBuf>) -> bool {
        if !self.choosing.is_idle() {
            return false;
        }
        let dialogs = Arc::clone(&self.dialogs);
        let work = move || {
            let begin = Instant::now();
            let beside = suggestion.as_deref();
            let paths = match purpose {
                PathUse::Open => Vec::from_iter(dialogs.open(beside)),
                PathUse::OpenFolder => Vec::from_iter(dialogs.folder(beside)),
                PathUse::Gather => dialogs.several(beside),
                PathUse::Save
                | PathUse::Picture(_)
                | PathUse::Table(_)
                | PathUse::Handout
                | PathUse::Results => Vec::from_iter(dialogs.save(beside)),
            };
            JobResult::Chosen {
                purpose,
                paths,
                was_shown: begin.elapsed() > NO_PERSON,
            }
        };
        let failed = move |message| JobResult::Failed(Task::Choose(purpose), message);
        self.choosing.push("dialog", work, failed);
        true
    }

    /// Reads a file, when everything that was asked for has been written. What was to be read before is forgotten.
    pub(crate) fn read(&mut self, path: PathBuf, asked: Revision) {
        self.read_next(ReadWish::Path(path), asked);
    }

    /// Reads every position of some files and folders, as a file is read.
    pub(crate) fn gather(&mut self, paths: Vec<PathBuf>, asked: Revision) {
        self.read_next(ReadWish::Positions(paths), asked);
    }

    /// Looks for a position in the file in which it was asked, as a file is read.
    pub(crate) fn find_asked(&mut self, lesson: LessonName, place: LessonPlace, asked: Revision) {
        self.read_next(ReadWish::Asked(lesson, place), asked);
    }

    fn read_next(&mut self, wish: ReadWish, asked: Revision) {
        self.reading.clear();
        self.to_read = Some((wish, asked));
        self.begin_reading();
    }

    fn begin_reading(&mut self) {
        if !self.writing.is_idle() {
            return;
        }
        if let Some((wish, asked)) = self.to_read.take() {
            let task = Task::Read(wish.path());
            self.now_read = Some(wish.clone());
            let work = move |control: &Control| read(wish, asked, control);
            let failed = move |message| JobResult::Failed(task, message);
            self.reading.push_told("read", work, failed);
        }
    }

    /// Looks which files of a folder can be read, and what is asked in them, from this one on, for a moment.
    pub(crate) fn check(&mut self, files: Arc<[PathBuf]>, from: usize) {
        self.checking.clear();
        let whole = files.len();
        let all = Arc::clone(&files);
        let work = move |control: &Control| {
            let begin = Instant::now();
            let (mut at, mut read) = (from, Vec::new());
            while let Some(path) = files.get(at).filter(|_| !control.is_stopped()) {
                read.push((at, read_names(path, control)));
                at += 1;
                if begin.elapsed() > CHECKED_AT_ONCE {
                    break;
                }
            }
            JobResult::Checked(files, at, read)
        };
        // What breaks down here is told when the file is opened.
        let failed = move |_| JobResult::Checked(all, whole, Vec::new());
        self.checking.push_told("check", work, failed);
    }

    /// Looks how a path goes on that is being typed.
    pub(crate) fn complete(&mut self, text: String) {
        self.completing.clear();
        let typed = text.clone();
        let work = move || {
            let completed = completion::completed(&text);
            JobResult::Completed(text, completed)
        };
        // Nothing is completed then.
        let failed = move |_| JobResult::Completed(typed.clone(), typed);
        self.completing.push("complete", work, failed);
    }

    /// Looks no further which files can be read.
    pub(crate) fn stop_checking(&mut self) {
        self.checking.clear();
    }

    /// What is being read, for how long, and how many bytes of it have come: a pipe waits for whoever writes.
    pub(crate) fn now_reading(&self) -> Option<(&ReadWish, Duration, u64)> {
        let (elapsed, bytes) = self.reading.progress()?;
        Some((self.now_read.as_ref()?, elapsed, bytes))
    }

    /// Gives up what is being read.
    pub(crate) fn stop_reading(&mut self) {
        self.reading.clear();
        self.to_read = None;
    }

    /// Writes a file, over this and nothing else; the old one stays whole if that fails.
    pub(crate) fn write(&mut self, path: PathBuf, bytes: Vec<u8>, over: Over, saving: Saving) {
        let (store, task) = (self.store.clone(), Task::Write(path.clone()));
        let work = move || {
            let written = store.save(&path, &bytes, over);
            JobResult::Written(path, saving, written)
        };
        let failed = move |message| JobResult::Failed(task, message);
        self.writing.push("write", work, failed);
    }

    /// Draws a picture for the clipboard, in the place of one that is being drawn.
    pub(crate) fn paint(&mut self, drawing: Drawing) {
        self.painting.clear();
        let work = move || Ok(pixels(&drawing, Size::times(SCALE, &drawing)));
        self.painting.push("picture", work, Err);
    }

    /// The picture that has been drawn for the clipboard, or why it was not.
    pub(crate) fn take_painted(&mut self) -> Option<Result<Pixels, String>> {
        self.painting.take().pop()
    }

    /// Makes a picture or a table and writes it, over this and nothing else.
    pub(crate) fn export(
        &mut self,
        path: PathBuf,
        purpose: PathUse,
        over: Over,
        make: impl FnOnce() -> Vec<u8> + Send + 'static,
    ) {
        let store = self.store.clone();
        let work = move || {
            let written = store.save(&path, &make(), over);
            JobResult::Exported(path, purpose, written)
        };
        let failed = |message| JobResult::Failed(Task::Draw, message);
        self.writing.push("picture", work, failed);
    }

    /// Makes a handout and writes it, over this and nothing else; nothing is written if there is none.
    pub(crate) fn write_handout(
        &mut self,
        path: PathBuf,
        over: Over,
        make: impl FnOnce() -> Result<Vec<u8>, HandoutError> + Send + 'static,
    ) {
        let store = self.store.clone();
        let work = move || {
            let written = make().map(|bytes| store.save(&path, &bytes, over));
            JobResult::HandedOut(path, written)
        };
        let failed = |message| JobResult::Failed(Task::Draw, message);
        self.writing.push("handout", work, failed);
    }

    /// What has finished since the last frame.
    pub(crate) fn take_finished(&mut self) -> Vec<JobResult> {
        self.host.turn();
        let mut finished = self.choosing.take();
        finished.extend(self.writing.take());
        finished.extend(self.reading.take());
        finished.extend(self.checking.take());
        finished.extend(self.completing.take());
        self.begin_reading();
        finished
    }

    /// What has been written, when everything has been, or it takes too long. Nothing else is waited for any more.
    pub(crate) fn finish(&mut self) -> Vec<JobResult> {
        self.writing.finish(LIMIT)
    }

    /// Whether the window should get another title.
    pub(crate) fn has_new_title(&mut self, title: &str) -> bool {
        let is_new = self.title != title;
        if is_new {
            title.clone_into(&mut self.title);
        }
        is_new
    }
}

/// Reads what was asked for at this revision.
fn read(wish: ReadWish, asked: Revision, control: &Control) -> JobResult {
    match wish {
        ReadWish::Path(path) if path.is_dir() => {
            let files = file::files_of(&path);
            JobResult::Folder(path, asked, files)
        }
        ReadWish::Path(path) => {
            let read = file::read_stamped(&path, control);
            JobResult::Read(path, asked, Box::new(read))
        }
        ReadWish::Asked(lesson, place) => {
            let found = read_asked(&lesson, &place, control);
            JobResult::Asked(lesson, place.path().to_path_buf(), asked, Box::new(found))
        }
        ReadWish::Positions(paths) => {
            JobResult::Gathered(asked, GatheredPositions::read(&paths, control))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use semeai_board::BoardKind;
    use semeai_session::host::Queue;
    use semeai_session::{Document, Session};

    use super::*;
    use crate::storage::dialogs::NoDialogs;
    use crate::typed_texts::{Picture, PictureKind, PictureSubject};

    fn jobs() -> (Arc<Queue>, Jobs) {
        let queue = Arc::new(Queue::with_set_clock());
        let host: Arc<dyn Host> = queue.clone();
        (queue, Jobs::on(host, Arc::new(NoDialogs), Store::none()))
    }

    fn saving() -> Saving {
        Session::new(Document::empty(
            BoardKind::rectangle(5, 5).expect("a board"),
        ))
        .history()
        .saving()
    }

    /// Everything that comes, in order.
    fn all(queue: &Queue, jobs: &mut Jobs) -> Vec<JobResult> {
        let mut finished = Vec::new();
        for _ in 0..20 {
            finished.extend(jobs.take_finished());
        }
        assert_eq!(queue.waiting(), 0);
        finished
    }

    #[test]
    fn what_is_saved_last_is_written_last_and_read_after_that() {
        let (queue, mut jobs) = jobs();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        for title in ["one", "two"] {
            let text = format!("(;SZ[5]GN[{title}])");
            jobs.write(path.clone(), text.into_bytes(), Over::Whatever, saving());
        }
        jobs.read(path.clone(), 7);
        // The first is being written, and nothing else is begun: neither the second nor the reading.
        let at_work = [&jobs.writing, &jobs.reading].map(Lane::is_idle);
        assert_eq!(at_work, [false, true]);
        let finished = all(&queue, &mut jobs);
        let [
            JobResult::Written(..),
            JobResult::Written(..),
            JobResult::Read(_, asked, read),
        ] = &finished[..]
        else {
            panic!("{finished:?}");
        };
        let (loaded, stamp) = read.as_ref().as_ref().expect("readable");
        assert_eq!((*asked, loaded.document.text.title.as_str()), (7, "two"));
        assert_eq!(*stamp, Stamp::of(&fs::read(&path).expect("written")));
    }

    #[test]
    fn the_newest_wish_to_read_replaces_older_ones() {
        let (queue, mut jobs) = jobs();
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["one", "two"] {
            let path = folder.path().join(name);
            fs::write(&path, "...\n...").expect("written");
            jobs.read(path, 0);
        }
        let finished = all(&queue, &mut jobs);
        let [JobResult::Read(path, ..)] = &finished[..] else {
            panic!("{finished:?}");
        };
        assert!(path.ends_with("two"));
    }

    #[test]
    fn what_is_being_read_can_be_given_up() {
        let (queue, mut jobs) = jobs();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("slow");
        fs::write(&path, "...\n...").expect("written");
        assert_eq!(jobs.now_reading(), None);
        jobs.read(path.clone(), 0);
        queue.advance(Duration::from_secs(3));
        let reading = jobs.now_reading();
        let expected = ReadWish::Path(path);
        assert_eq!(reading, Some((&expected, Duration::from_secs(3), 0)));
        jobs.stop_reading();
        assert_eq!(jobs.now_reading(), None);
        assert!(all(&queue, &mut jobs).is_empty());
    }

    #[test]
    fn what_breaks_down_is_told() {
        struct Broken;
        impl Dialogs for Broken {
            fn open(&self, _beside: Option<&Path>) -> Option<PathBuf> {
                panic!("no dialog");
            }
            fn several(&self, _beside: Option<&Path>) -> Vec<PathBuf> {
                Vec::new()
            }
            fn folder(&self, _beside: Option<&Path>) -> Option<PathBuf> {
                None
            }
            fn save(&self, _suggestion: Option<&Path>) -> Option<PathBuf> {
                None
            }
        }
        let (queue, mut jobs) = jobs();
        jobs.dialogs = Arc::new(Broken);
        assert!(jobs.choose(PathUse::Open, None));
        assert!(!jobs.choose(PathUse::Open, None), "one at a time");
        let path = PathBuf::from("picture.png");
        let picture = Picture {
            of: PictureSubject::Values,
            kind: PictureKind::Png,
        };
        let purpose = PathUse::Picture(picture);
        jobs.export(path, purpose, Over::Whatever, || panic!("no picture"));
        let finished = all(&queue, &mut jobs);
        let tasks: Vec<&Task> = finished
            .iter()
            .filter_map(|finished| match finished {
                JobResult::Failed(task, _) => Some(task),
                _ => None,
            })
            .collect();
        assert_eq!(tasks, [&Task::Choose(PathUse::Open), &Task::Draw]);
        assert!(jobs.choose(PathUse::Open, None));
    }

    #[test]
    fn the_end_of_the_program_waits_for_files_to_be_written() {
        let (_queue, mut jobs) = jobs();
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        for text in ["(;)", "(;SZ[5])"] {
            jobs.write(
                path.clone(),
                text.as_bytes().to_vec(),
                Over::Whatever,
                saving(),
            );
        }
        assert_eq!(jobs.finish().len(), 2);
        assert_eq!(fs::read_to_string(&path).expect("written"), "(;SZ[5])");
    }
}
