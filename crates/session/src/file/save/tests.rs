//! Writing, and everything that can go wrong with it.

use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use tempfile::NamedTempFile;

use super::*;

fn not_written(error: io::ErrorKind, is_old_there: bool) -> FileErrorKind {
    FileErrorKind::Write {
        error,
        is_old_there,
    }
}

fn count(folder: &Path) -> usize {
    fs::read_dir(folder).expect("a folder").count()
}

#[test]
fn a_file_is_made_and_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    write(&path, "one").expect("written");
    write(&path, "two").expect("written");
    assert_eq!(fs::read_to_string(&path).expect("read"), "two");
    assert_eq!(count(folder.path()), 1, "nothing is left over");
}

#[test]
fn folders_and_missing_folders_are_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let error = write(folder.path(), "x").expect_err("a folder");
    assert_eq!(error.kind, not_written(io::ErrorKind::IsADirectory, false));
    let path = folder.path().join("no/such.sgf");
    let error = write(&path, "x").expect_err("no folder");
    assert_eq!(error.kind, not_written(io::ErrorKind::NotFound, false));
    assert_eq!(error.name, path.display().to_string());
}

#[test]
fn nothing_takes_no_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    write(&path, "old").expect("written");
    let error = write(&path, "").expect_err("nothing");
    assert_eq!(error.kind, not_written(io::ErrorKind::InvalidInput, true));
    assert_eq!(fs::read_to_string(&path).expect("read"), "old");
}

#[test]
fn a_protected_file_is_not_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    write(&path, "old").expect("written");
    let mut permissions = fs::metadata(&path).expect("there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("set");
    let error = write(&path, "new").expect_err("protected");
    assert_eq!(
        error.kind,
        not_written(io::ErrorKind::PermissionDenied, true)
    );
    assert_eq!(fs::read_to_string(&path).expect("read"), "old");
}

#[cfg(unix)]
#[test]
fn links_and_permissions_survive() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().expect("a folder");
    let [path, link] = ["race.sgf", "link.sgf"].map(|name| folder.path().join(name));
    write(&path, "old").expect("written");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
    symlink(&path, &link).expect("linked");
    write(&link, "new").expect("written");
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    assert_eq!(fs::read_to_string(&path).expect("read"), "new");
    let mode = fs::metadata(&path).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn a_file_that_is_new_is_not_said_to_be_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    let disk = Faulty::at(Step::Create, io::ErrorKind::PermissionDenied);
    for is_old_there in [false, true] {
        let result = write_over(&disk, &path, "new", Over::Whatever);
        let Err(NotWritten::Failed(error)) = result else {
            panic!("{result:?}");
        };
        let expected = not_written(io::ErrorKind::PermissionDenied, is_old_there);
        assert_eq!(error.kind, expected);
        fs::write(&path, "old").expect("written");
    }
}

/// A step of writing, in the order in which they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Create,
    Write,
    SetPermissions,
    Sync,
    PutInPlace,
    SyncFolder,
}

impl Step {
    const ALL: [Self; 6] = [
        Self::Create,
        Self::Write,
        Self::SetPermissions,
        Self::Sync,
        Self::PutInPlace,
        Self::SyncFolder,
    ];
}

/// A disk that fails at one step, with half of what was to be written there by then, and tells which steps were taken.
#[derive(Debug)]
struct Faulty {
    fails_at: Step,
    kind: io::ErrorKind,
    taken: Mutex<Vec<Step>>,
}

impl Faulty {
    fn at(fails_at: Step, kind: io::ErrorKind) -> Self {
        Self {
            fails_at,
            kind,
            taken: Mutex::default(),
        }
    }

    fn take(&self, step: Step) -> io::Result<()> {
        self.taken.lock().expect("no panic").push(step);
        if step == self.fails_at {
            Err(self.kind.into())
        } else {
            Ok(())
        }
    }
}

impl Disk for Faulty {
    fn create(&self, folder: &Path) -> io::Result<NamedTempFile> {
        self.take(Step::Create)?;
        SystemDisk.create(folder)
    }

    fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
        SystemDisk.write(file, &bytes[..bytes.len() / 2])?;
        self.take(Step::Write)?;
        SystemDisk.write(file, &bytes[bytes.len() / 2..])
    }

    fn set_permissions(&self, file: &File, permissions: fs::Permissions) -> io::Result<()> {
        self.take(Step::SetPermissions)?;
        SystemDisk.set_permissions(file, permissions)
    }

    fn sync(&self, file: &File) -> io::Result<()> {
        self.take(Step::Sync)?;
        SystemDisk.sync(file)
    }

    fn put_in_place(&self, file: NamedTempFile, target: &Path) -> io::Result<()> {
        self.take(Step::PutInPlace)?;
        SystemDisk.put_in_place(file, target)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.take(Step::SyncFolder)?;
        SystemDisk.sync_folder(folder)
    }
}

#[test]
fn whatever_fails_the_old_file_is_whole_and_nothing_is_left_over() {
    let kinds = [
        io::ErrorKind::StorageFull,
        io::ErrorKind::ReadOnlyFilesystem,
        io::ErrorKind::NotFound,
        io::ErrorKind::TimedOut,
    ];
    for step in Step::ALL {
        for kind in kinds {
            let folder = tempfile::tempdir().expect("a folder");
            let path = folder.path().join("race.sgf");
            fs::write(&path, "old").expect("written");
            let disk = Faulty::at(step, kind);
            let known = Over::Only(Some(Stamp::of(b"old")));
            let result = write_over(&disk, &path, "new and longer", known);
            let taken = disk.taken.into_inner().expect("no panic");
            assert_eq!(taken.last(), Some(&step), "nothing is done after it");
            let (found, left) = (fs::read(&path).expect("read"), count(folder.path()));
            if step == Step::SyncFolder {
                assert_eq!(result, Ok(Stamp::of(b"new and longer")));
                assert_eq!(found, b"new and longer", "it was in its place by then");
            } else {
                let Err(NotWritten::Failed(error)) = result else {
                    panic!("{step:?}: {result:?}");
                };
                assert_eq!(error.kind, not_written(kind, true), "{step:?}");
                assert_eq!(found, b"old", "{step:?}");
            }
            assert_eq!(left, 1, "{step:?}: nothing is left over");
        }
    }
}

#[test]
fn whatever_fails_a_new_file_is_there_as_a_whole_or_not_at_all() {
    for step in Step::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        let disk = Faulty::at(step, io::ErrorKind::StorageFull);
        let result = write_over(&disk, &path, "new", Over::Only(None));
        // A new file has no permissions to keep.
        let is_there = matches!(step, Step::SyncFolder | Step::SetPermissions);
        assert_eq!(result.is_ok(), is_there, "{step:?}");
        assert_eq!(fs::read(&path).is_ok_and(|found| found == b"new"), is_there);
        assert_eq!(count(folder.path()), usize::from(is_there), "{step:?}");
    }
}

/// Writes until this step, and there the program ends without any cleaning up. Started by another test; by itself it does nothing,
/// so that all tests that are ignored are judges, whose run must not end here.
#[test]
fn ends_at_a_step() {
    let variable = |name| std::env::var(name).ok();
    let (Some(path), Some(step)) = (variable("SEMEAI_TEST_PATH"), variable("SEMEAI_TEST_STEP"))
    else {
        return;
    };
    let step: usize = step.parse().expect("a number");

    #[derive(Debug)]
    struct Ending(usize);
    impl Ending {
        fn reach(&self, step: usize) {
            if step == self.0 {
                std::process::abort();
            }
        }
    }
    impl Disk for Ending {
        fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
            file.write_all(&bytes[..1])?;
            self.reach(0);
            file.write_all(&bytes[1..])
        }
        fn sync(&self, file: &File) -> io::Result<()> {
            self.reach(1);
            SystemDisk.sync(file)
        }
        fn put_in_place(&self, file: NamedTempFile, target: &Path) -> io::Result<()> {
            self.reach(2);
            SystemDisk.put_in_place(file, target)?;
            self.reach(3);
            Ok(())
        }
    }
    let _ = write_over(&Ending(step), Path::new(&path), "new", Over::Whatever);
    unreachable!("the program has ended");
}

#[test]
fn a_program_that_ends_while_it_writes_leaves_a_whole_file() {
    for (step, expected) in ["old", "old", "old", "new"].into_iter().enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("race.sgf");
        fs::write(&path, "old").expect("written");
        let status = std::process::Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "file::save::tests::ends_at_a_step"])
            .env("SEMEAI_TEST_PATH", &path)
            .env("SEMEAI_TEST_STEP", step.to_string())
            .output()
            .expect("another process")
            .status;
        assert!(!status.success(), "it ended at step {step}");
        assert_eq!(fs::read_to_string(&path).expect("read"), expected);
        let left = usize::from(step < 3);
        assert_eq!(count(folder.path()), 1 + left, "step {step}");
        // Another program may be at it: only what is old is swept.
        write(&path, "next").expect("written");
        assert_eq!(count(folder.path()), 1 + left, "step {step}");
        sweep(folder.path(), Duration::ZERO);
        assert_eq!(count(folder.path()), 1, "step {step}");
    }
}

#[test]
fn only_what_was_left_over_is_swept() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in [".semeai-a.tmp", ".semeai-a", "b.tmp", ".c.tmp", "race.sgf"] {
        fs::write(folder.path().join(name), "x").expect("written");
    }
    fs::create_dir(folder.path().join(".semeai-folder.tmp")).expect("made");
    std::thread::sleep(Duration::from_millis(20));
    sweep(folder.path(), Duration::ZERO);
    assert_eq!(count(folder.path()), 5);
    assert!(!folder.path().join(".semeai-a.tmp").exists());
}

#[test]
fn what_somebody_else_has_written_is_not_written_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    let write = |text: &str, over| write_over(&SystemDisk, &path, text, over);
    let first = write("one", Over::Only(None)).expect("nothing is there");
    assert_eq!(
        write("two", Over::Only(None)),
        Err(NotWritten::Taken(first))
    );
    let second = write("two", Over::Only(Some(first))).expect("what is known");
    assert_eq!(
        write("three", Over::Only(Some(first))),
        Err(NotWritten::Taken(second))
    );
    assert_eq!(fs::read_to_string(&path).expect("read"), "two");
    assert_eq!(count(folder.path()), 1, "nothing is left over");
    write("four", Over::Only(Some(second))).expect("it was asked for");
    write("five", Over::Whatever).expect("it was asked for");
    fs::remove_file(&path).expect("removed");
    write("six", Over::Only(Some(second))).expect("a file that vanished is written again");
    assert_eq!(fs::read_to_string(&path).expect("read"), "six");
}

#[test]
fn a_file_that_was_only_touched_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("race.sgf");
    let stamp = write_over(&SystemDisk, &path, "one", Over::Only(None)).expect("written");
    fs::write(&path, "one").expect("written");
    write_over(&SystemDisk, &path, "two", Over::Only(Some(stamp))).expect("the same");
}
