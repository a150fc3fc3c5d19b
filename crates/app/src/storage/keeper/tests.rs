//! Unsaved work on a clock that stands still and a disk that may be full.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use semeai_board::BoardKind;
use semeai_session::file::{Disk, Stamp, SystemDisk};
use semeai_session::host::Queue;
use semeai_session::{Action, Home, TextAction};
use semeai_words::samples::sample_document;
use tempfile::{NamedTempFile, TempDir};

use super::*;

/// A disk that is full as long as it is said to be.
#[derive(Debug, Default)]
struct MaybeFull(AtomicBool);

impl Disk for MaybeFull {
    fn create(&self, folder: &Path) -> io::Result<NamedTempFile> {
        if self.0.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::StorageFull.into());
        }
        SystemDisk.create(folder)
    }
}

/// A program at work, on a clock that stands still.
struct Program {
    clock: Arc<Queue>,
    disk: Arc<MaybeFull>,
    keeper: Keeper,
    session: Session,
    settings: Settings,
}

impl Program {
    fn in_folder(folder: &TempDir) -> Self {
        Self::in_path(folder.path())
    }

    fn in_path(folder: &Path) -> Self {
        let clock = Arc::new(Queue::with_set_clock());
        let host: Arc<dyn Host> = clock.clone();
        let disk = Arc::new(MaybeFull::default());
        let store = Store::at(folder.to_path_buf()).on(disk.clone());
        let board = Document::empty(BoardKind::rectangle(5, 5).expect("a board"));
        let mut program = Self {
            keeper: Keeper::new(Arc::clone(&host), store),
            session: Session::on(host, board),
            clock,
            disk,
            settings: Settings::default(),
        };
        while program.session.update() {}
        program
    }

    fn write(&mut self, title: &str) {
        let title = TextAction::Title(title.to_owned());
        self.session
            .apply(&Action::Text(title))
            .expect("always possible");
    }

    /// Frames until everything that was started is done.
    fn frames(&mut self) -> Vec<News> {
        let mut told = Vec::new();
        loop {
            told.extend(self.keeper.keep(&self.session, &self.settings).0);
            if self.keeper.lane.is_idle() {
                return told;
            }
            self.clock.turn();
        }
    }

    fn frames_after(&mut self, time: Duration) -> Vec<News> {
        self.clock.advance(time);
        self.frames()
    }

    fn work(&mut self, title: &str) {
        self.write(title);
        assert!(self.frames().is_empty());
        assert!(self.frames_after(DELAY).is_empty());
    }

    fn leave(mut self) {
        self.keeper.leave(&self.session, &self.settings, None);
    }

    fn offered(&self) -> Option<(usize, &str)> {
        let (count, offer) = self.keeper.offer()?;
        Some((count, &offer.found.as_ref().expect("readable").text.title))
    }
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The titles of what is put by in a folder.
fn put_by(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_document = |path: &PathBuf| {
        path.extension()
            .is_some_and(|kind| kind == "sgf" || kind == "graphml")
    };
    let files = paths.filter(is_document);
    let read = |path: PathBuf| semeai_session::file::read(&path).expect("whole");
    let mut titles: Vec<String> = files.map(|path| read(path).document.text.title).collect();
    titles.sort();
    titles
}

#[test]
fn work_is_put_by_soon_after_a_change_and_removed_when_it_is_saved() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.write("one");
    program.frames();
    let (_, wait) = program.keeper.keep(&program.session, &program.settings);
    assert_eq!(wait, Some(DELAY));
    program.write("two");
    program.frames_after(DELAY / 2);
    assert!(put_by(&folder).is_empty());
    program.frames_after(DELAY / 2);
    assert_eq!(put_by(&folder), ["two"], "counted from the first change");
    program.frames_after(RETRY);
    assert_eq!(put_by(&folder), ["two"]);
    program.session.undo();
    program.frames();
    program.frames_after(DELAY);
    assert_eq!(put_by(&folder), ["one"]);
    program.session.open(
        Document::empty(BoardKind::rectangle(7, 7).expect("a board")),
        Home::none(),
    );
    assert!(matches!(program.frames()[..], [News::Left]));
    assert_eq!(put_by(&folder), ["one"], "nobody has saved it");
    program.session.undo();
    assert!(matches!(program.frames()[..], [News::Back]));
    program.frames_after(DELAY);
    assert_eq!(put_by(&folder), ["one"]);
    program.session.undo();
    program.frames();
    assert!(put_by(&folder).is_empty(), "there is nothing to save");
}

/// Puts an empty board in place of what is at work.
fn open(program: &mut Program, side: usize) {
    let board = Document::empty(BoardKind::rectangle(side, side).expect("a board"));
    program.session.open(board, Home::none());
}

#[test]
fn work_that_is_left_for_another_document_is_offered_at_the_next_start() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    // Left at once, before any delay is over, and while the disk is full.
    program.disk.0.store(true, Ordering::Relaxed);
    program.write("one");
    program.frames();
    open(&mut program, 7);
    let news = program.frames();
    assert!(
        matches!(news[..], [News::Left, News::NotKept(_)]),
        "{news:?}"
    );
    assert!(put_by(&folder).is_empty());
    program.disk.0.store(false, Ordering::Relaxed);
    program.frames_after(RETRY);
    assert_eq!(put_by(&folder), ["one"]);
    program.work("two");
    assert_eq!(put_by(&folder), ["one", "two"]);
    open(&mut program, 9);
    program.leave();
    let mut next = Program::in_folder(&folder);
    next.frames();
    assert_eq!(next.offered().map(|(count, _)| count), Some(2));
}

#[test]
fn work_that_is_left_and_saved_all_the_same_is_not_kept() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.work("one");
    let saving = program.session.history().saving();
    open(&mut program, 7);
    program.frames();
    assert_eq!(put_by(&folder), ["one"]);
    // The file was being written when the other document was opened.
    let (path, stamp) = (Path::new("race.sgf"), Stamp::of(b"one"));
    program.session.history_mut().written(saving, path, stamp);
    program.frames();
    assert!(put_by(&folder).is_empty());
}

#[test]
fn two_programs_keep_their_work_apart() {
    let folder = folder();
    let (mut one, mut other) = (Program::in_folder(&folder), Program::in_folder(&folder));
    one.work("one");
    other.work("other");
    assert_eq!(put_by(&folder), ["one", "other"]);
    let mut third = Program::in_folder(&folder);
    assert!(third.frames().is_empty(), "both are still at it");
    // One ends as it should, the other is ended.
    one.work("more");
    one.leave();
    drop(other);
    assert_eq!(put_by(&folder), ["more", "other"]);
    let mut next = Program::in_folder(&folder);
    assert!(matches!(next.frames()[..], [News::Found]));
    assert_eq!(next.offered().map(|(count, _)| count), Some(2));
    let mut last = Program::in_folder(&folder);
    assert!(last.frames().is_empty(), "offered by one program at a time");
}

#[test]
fn an_offer_that_nobody_answers_stays_whatever_is_done() {
    let folder = folder();
    let mut first = Program::in_folder(&folder);
    first.work("first");
    first.leave();
    for _ in 0..2 {
        let mut next = Program::in_folder(&folder);
        next.frames();
        assert_eq!(next.offered(), Some((1, "first")));
        next.work("next");
        next.frames_after(RETRY);
        assert_eq!(put_by(&folder), ["first", "next"]);
        // It is saved, so that only what is offered is left.
        next.session.undo();
        next.leave();
        assert_eq!(put_by(&folder), ["first"]);
    }
}

#[test]
fn what_is_taken_back_is_removed_only_when_it_is_put_by_anew() {
    let folder = folder();
    let mut first = Program::in_folder(&folder);
    first.work("first");
    drop(first);
    let mut next = Program::in_folder(&folder);
    next.frames();
    next.disk.0.store(true, Ordering::Relaxed);
    let document = next.keeper.restore().expect("offered");
    assert_eq!(document.text.title, "first");
    assert!(next.offered().is_none());
    let replace = Action::Replace(Box::new(document));
    next.session.apply(&replace).expect("always possible");
    next.write("first, and more");
    assert!(matches!(next.frames()[..], [News::NotKept(_)]));
    assert_eq!(put_by(&folder), ["first"], "the disk is full");
    next.disk.0.store(false, Ordering::Relaxed);
    assert!(matches!(next.frames_after(RETRY)[..], [News::KeptAgain]));
    assert_eq!(put_by(&folder), ["first, and more"]);
}

#[test]
fn what_is_thrown_away_is_gone_and_the_next_one_is_offered() {
    let folder = folder();
    let (mut one, mut other) = (Program::in_folder(&folder), Program::in_folder(&folder));
    one.work("one");
    other.work("other");
    drop((one, other));
    let mut next = Program::in_folder(&folder);
    next.frames();
    next.keeper.discard();
    next.frames();
    assert_eq!(next.offered().map(|(count, _)| count), Some(1));
    assert_eq!(put_by(&folder).len(), 1);
    next.keeper.discard();
    next.frames();
    assert!(next.offered().is_none() && put_by(&folder).is_empty());
}

#[test]
fn a_failure_is_told_once_and_tried_again() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.work("one");
    program.disk.0.store(true, Ordering::Relaxed);
    program.write("two");
    program.frames();
    assert!(matches!(
        program.frames_after(DELAY)[..],
        [News::NotKept(NotKept::File(FileError { .. }))]
    ));
    assert_eq!(put_by(&folder), ["one"], "what was put by is whole");
    assert!(program.frames_after(RETRY).is_empty(), "told already");
    assert_eq!(put_by(&folder), ["one"]);
    program.disk.0.store(false, Ordering::Relaxed);
    assert!(program.frames_after(RETRY / 2).is_empty(), "not yet");
    let news = program.frames_after(RETRY / 2);
    assert!(matches!(news[..], [News::KeptAgain]), "{news:?}");
    assert_eq!(put_by(&folder), ["two"]);
}

#[test]
fn a_folder_that_vanishes_is_made_again() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.work("one");
    fs::remove_dir_all(folder.path()).expect("removed");
    program.work("two");
    assert_eq!(put_by(&folder), ["two"]);
    let mut other = Program::in_folder(&folder);
    assert!(other.frames().is_empty(), "its program is seen to run");
    fs::remove_dir_all(folder.path()).expect("removed");
    fs::write(folder.path(), "a file in its place").expect("written");
    program.write("three");
    program.frames();
    assert!(matches!(
        program.frames_after(DELAY)[..],
        [News::NotKept(_)]
    ));
    fs::remove_file(folder.path()).expect("removed");
    assert!(matches!(program.frames_after(RETRY)[..], [News::KeptAgain]));
    assert_eq!(put_by(&folder), ["three"]);
}

#[test]
fn the_program_ends_with_its_work_put_by_or_if_somebody_gives_it_up() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.frames();
    assert!(program.keeper.may_leave(&program.session));
    program.write("one");
    assert!(program.keeper.may_leave(&program.session));
    assert_eq!(put_by(&folder), ["one"], "without any delay");
    program.disk.0.store(true, Ordering::Relaxed);
    program.write("two");
    assert!(!program.keeper.may_leave(&program.session));
    let told = program.frames();
    let [
        News::NotKept(_),
        News::Refused(AtRisk {
            document, count: 1, ..
        }),
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    assert_eq!(document.text.title, "two");
    // However often it is asked.
    assert!(!program.keeper.may_leave(&program.session));
    assert!(matches!(program.frames()[..], [News::Refused(_)]));
    program.keeper.give_up(&program.session);
    assert!(
        program.keeper.may_leave(&program.session),
        "it was given up"
    );
    program.write("three");
    assert!(!program.keeper.may_leave(&program.session), "this was not");
    program.frames();
    program.disk.0.store(false, Ordering::Relaxed);
    assert!(program.keeper.may_leave(&program.session));
    assert_eq!(put_by(&folder), ["three"]);
}

/// Removes what is put by, whatever it is called.
fn remove_all(folder: &TempDir) {
    for entry in fs::read_dir(folder.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|kind| kind == "sgf") {
            fs::remove_file(path).expect("there");
        }
    }
}

#[test]
fn what_somebody_removes_is_put_by_again() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.work("one");
    open(&mut program, 7);
    program.frames();
    program.work("two");
    remove_all(&folder);
    let (_, wait) = program.keeper.keep(&program.session, &program.settings);
    assert_eq!(wait, Some(LOOK), "it is looked at without anybody");
    program.frames_after(LOOK);
    assert_eq!(put_by(&folder), ["one", "two"]);
    // What is left is looked after when there is nothing to save at work too.
    program.session.open(
        Document::empty(BoardKind::rectangle(9, 9).expect("a board")),
        Home::none(),
    );
    program.frames();
    remove_all(&folder);
    program.frames_after(LOOK);
    program.frames_after(LOOK);
    assert_eq!(put_by(&folder), ["one", "two"]);
}

#[test]
fn the_program_does_not_end_with_work_that_somebody_has_removed() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.work("one");
    open(&mut program, 7);
    program.frames();
    program.work("two");
    remove_all(&folder);
    assert!(program.keeper.may_leave(&program.session));
    assert_eq!(put_by(&folder), ["one", "two"]);
    // Nor on a full disk, whatever was told long ago.
    program.disk.0.store(true, Ordering::Relaxed);
    program.write("three");
    program.frames();
    assert!(matches!(
        program.frames_after(DELAY)[..],
        [News::NotKept(_)]
    ));
    remove_all(&folder);
    assert!(!program.keeper.may_leave(&program.session));
    assert!(matches!(
        program.frames()[..],
        [News::Refused(AtRisk { count: 2, .. })]
    ));
    program.keeper.give_up(&program.session);
    assert!(program.keeper.may_leave(&program.session), "both");
    program.write("four");
    assert!(!program.keeper.may_leave(&program.session), "not of this");
    program.disk.0.store(false, Ordering::Relaxed);
    remove_all(&folder);
    program.leave();
    assert_eq!(put_by(&folder), ["four", "one"]);
}

#[test]
fn the_offer_names_the_file_that_the_work_belongs_to() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    let path = folder.path().join("elsewhere").join("ladder.sgf");
    let home = Home::file(
        path.clone(),
        Stamp::of(b"(;SZ[5])"),
        semeai_session::file::FileFormat::Sgf,
    );
    let board = Document::empty(BoardKind::rectangle(5, 5).expect("a board"));
    program.session.open(board, home);
    program.work("one");
    program.leave();
    let mut next = Program::in_folder(&folder);
    next.frames();
    let named = |program: &Program| Some(program.keeper.offer()?.1.file.clone());
    assert_eq!(named(&next), Some(Some(path)));
    // What belongs to no file has no name, whatever was put by in its place before.
    next.keeper.discard();
    next.frames();
    next.work("two");
    next.leave();
    let mut last = Program::in_folder(&folder);
    last.frames();
    assert_eq!(named(&last), Some(None));
}

#[test]
fn settings_are_written_beside_the_window() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    program.settings.has_coordinates = false;
    program.keeper.keep(&program.session, &program.settings);
    let store = Store::at(folder.path().to_path_buf());
    assert!(store.settings().has_coordinates, "not on this thread");
    program.frames();
    assert_eq!(store.settings(), program.settings);
}

#[test]
fn a_sample_in_which_candidates_were_tried_is_no_work() {
    use semeai_board::Color;
    use semeai_session::{MarkAction, RaceAction, Sample};
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    for &sample in Sample::ALL {
        let document = sample_document(sample);
        program.session.open(document, Home::none());
        for action in [
            Action::Race(RaceAction::ClearPicks),
            Action::Race(RaceAction::ToMove(Color::White)),
        ] {
            program.session.apply(&action).expect("always possible");
            assert!(program.frames_after(DELAY).is_empty(), "{sample:?}");
        }
        assert!(program.keeper.may_leave(&program.session));
    }
    assert!(put_by(&folder).is_empty());
    // A mark is work.
    let document = sample_document(Sample::ConnectFirst);
    program.session.open(document, Home::none());
    let clear = Action::Mark(MarkAction::ClearRoles);
    program.session.apply(&clear).expect("always possible");
    program.frames();
    program.frames_after(DELAY);
    assert_eq!(put_by(&folder).len(), 1);
}

#[test]
fn that_the_oldest_work_has_to_go_is_told() {
    let folder = folder();
    let mut program = Program::in_folder(&folder);
    for number in 0..=MOST_LEFT {
        program.write(&format!("{number:02}"));
        program.frames();
        open(&mut program, 5 + number % 2);
        let news = program.frames();
        let is_told = matches!(news[..], [News::Left, News::Dropped]);
        let is_quiet = matches!(news[..], [News::Left]);
        assert!(
            if number < MOST_LEFT {
                is_quiet
            } else {
                is_told
            },
            "{number}: {news:?}"
        );
    }
    let kept = put_by(&folder);
    assert_eq!((kept.len(), &*kept[0]), (MOST_LEFT, "01"));
}

/// `/dev/full` is one for the whole process: a test that locks it as the lock of a place would keep another from its own.
#[cfg(unix)]
fn alone_with_dev_full() -> std::sync::MutexGuard<'static, ()> {
    static ALONE: std::sync::Mutex<()> = std::sync::Mutex::new(());
    ALONE
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// What may stand where a file or the folder of unsaved work should be.
#[cfg(unix)]
const IN_THE_WAY: [fn(&Path); 4] = [
    |path| {
        let made = std::process::Command::new("mkfifo").arg(path).status();
        assert!(made.expect("a program of the system").success());
    },
    |path| fs::create_dir(path).expect("a folder"),
    |path| std::os::unix::fs::symlink("nowhere/at/all", path).expect("a link"),
    |path| std::os::unix::fs::symlink("/dev/full", path).expect("a link"),
];

#[cfg(unix)]
#[test]
fn whatever_stands_where_work_is_put_by_nothing_hangs_and_the_next_place_is_taken() {
    let _alone = alone_with_dev_full();
    for (at, put) in IN_THE_WAY.into_iter().enumerate() {
        for names in [
            &["unsaved-1.sgf"][..],
            &["unsaved-1.lock"],
            &[
                "unsaved-1.sgf",
                "unsaved-2.lock",
                "unsaved-3.sgf",
                "settings.json",
            ],
        ] {
            let folder = folder();
            for name in names {
                put(&folder.path().join(name));
            }
            let mut program = Program::in_folder(&folder);
            assert!(program.frames().is_empty(), "{at}: nothing to be offered");
            program.work("one");
            assert!(program.keeper.failure.is_none());
            program.leave();
            let mut next = Program::in_folder(&folder);
            assert!(matches!(next.frames()[..], [News::Found]), "{at} {names:?}");
            assert_eq!(next.offered(), Some((1, "one")));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_place_that_is_taken_by_something_else_in_the_meantime_is_left() {
    let _alone = alone_with_dev_full();
    for put in IN_THE_WAY {
        let folder = folder();
        let mut program = Program::in_folder(&folder);
        program.work("one");
        let path = folder.path().join("unsaved-1.sgf");
        fs::remove_file(&path).expect("there");
        put(&path);
        program.work("two");
        program.leave();
        let mut next = Program::in_folder(&folder);
        next.frames();
        assert_eq!(next.offered(), Some((1, "two")));
    }
}

#[cfg(unix)]
#[test]
fn where_there_can_be_no_folder_it_is_told_and_kept_as_soon_as_there_is_one() {
    let _alone = alone_with_dev_full();
    for put in IN_THE_WAY {
        let around = folder();
        let path = around.path().join("semeai");
        put(&path);
        if path.is_dir() {
            // A file in its place.
            fs::remove_dir(&path).expect("empty");
            fs::write(&path, "none").expect("written");
        }
        let mut program = Program::in_path(&path);
        program.write("one");
        program.frames();
        let told = program.frames_after(DELAY);
        assert!(
            matches!(told[..], [News::NotKept(NotKept::File(_))]),
            "{told:?}"
        );
        assert!(program.frames_after(RETRY).is_empty(), "told once");
        fs::remove_file(&path).expect("there");
        let told = program.frames_after(RETRY);
        assert!(matches!(told[..], [News::KeptAgain]), "{told:?}");
        // And when it is removed while the program runs, it is made again.
        fs::remove_dir_all(&path).expect("there");
        program.work("two");
        assert!(path.join("unsaved-1.sgf").is_file());
    }
}

#[test]
fn where_the_system_names_no_folder_it_is_told() {
    let mut program = Program::in_folder(&folder());
    let host = Arc::clone(&program.keeper.host);
    program.keeper = Keeper::new(host, Store::none().missed());
    program.write("one");
    program.frames();
    let told = program.frames_after(DELAY);
    assert!(
        matches!(told[..], [News::NotKept(NotKept::NoFolder)]),
        "{told:?}"
    );
}
