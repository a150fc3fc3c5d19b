//! Unsaved work, put by for the next start: a file for each running program, and a lock beside it that says that its
//! program runs. A file whose lock is free is of a program that has ended, and is offered until somebody answers. A third file names
//! the one that the work belongs to, if there is one.
//!
//! The files of locks stay: one that is removed could be locked by two programs, each in a file of its own.

use std::cmp::Reverse;
use std::fs::{self, TryLockError};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use semeai_session::Document;
use semeai_session::file::{self, Answers, FileError, FileErrorKind, FileFormat, FormatError};

use crate::storage::store::{Occupant, Store, open_lock, standing};

/// How the names of these files begin; they end as their formats say.
const NAME: &str = "unsaved";
/// How the names of files end that name the file of the person.
const OF: &str = "of";
/// No path is longer.
const LONGEST_PATH: u64 = 1 << 16;
/// What is left over for so long in the folder of settings is of a program that was ended while it was writing.
const STALE: Duration = Duration::from_secs(60 * 60);
/// So many places that cannot be taken are passed over, whatever somebody has put there, before a folder is given up.
const MOST_BROKEN: usize = 20;

/// Why unsaved work could not be put by. What was put by before is still whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotKept {
    /// No file can say it.
    Format(FormatError),
    /// The file cannot be written.
    File(FileError),
    /// The system names no folder for it.
    NoFolder,
    /// It broke down, with this message: a defect of the program.
    Broken(String),
}

/// The place of a file of unsaved work. As long as it is held, no other program takes it.
#[derive(Debug)]
pub(crate) struct Slot {
    /// The path of the file without its ending.
    stem: PathBuf,
    /// Held, where the system has locks, until this is dropped.
    _lock: fs::File,
}

impl Slot {
    /// A place where nothing is put by and whose program has ended, if there ever was one.
    fn new(folder: &Path) -> io::Result<Self> {
        let (mut number, mut broken) = (1, 0);
        loop {
            let stem = folder.join(format!("{NAME}-{number}"));
            match Self::take(stem) {
                Ok(Some(slot)) if slot.is_free() => return Ok(slot),
                Ok(_) => {}
                // A folder or a link to nowhere in its place spoils one place; a disk that takes nothing spoils them all.
                Err(error) => {
                    broken += 1;
                    if broken == MOST_BROKEN {
                        return Err(error);
                    }
                }
            }
            number += 1;
        }
    }

    /// Takes a place; nothing if its program runs.
    fn take(stem: PathBuf) -> io::Result<Option<Self>> {
        let lock = open_lock(&with_ending(&stem, "lock"))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            // Where there are no locks it cannot be told: better offered by two programs than by none.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { stem, _lock: lock })),
        }
    }

    /// Whether others can still see that it is taken, for the folder may have been removed, and it can be written.
    fn is_there(&self) -> bool {
        let mut files = formats().map(|format| standing(&self.file(format)));
        with_ending(&self.stem, "lock").exists() && files.all(|it| it != Occupant::Other)
    }

    /// Whether nothing is put by here.
    fn is_free(&self) -> bool {
        formats().all(|format| standing(&self.file(format)) == Occupant::Nothing)
    }

    /// The file for work in this format.
    fn file(&self, format: FileFormat) -> PathBuf {
        with_ending(&self.stem, format.ending())
    }

    /// Removes what is put by here. What cannot be removed is offered once more at the next start.
    pub(crate) fn empty(&self) {
        self.empty_but(None);
    }

    fn empty_but(&self, used: Option<FileFormat>) {
        if used.is_none() {
            let _ = fs::remove_file(with_ending(&self.stem, OF));
        }
        for format in formats().filter(|&format| Some(format) != used) {
            let _ = fs::remove_file(self.file(format));
        }
    }
}

fn with_ending(stem: &Path, ending: &str) -> PathBuf {
    let mut name = stem.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

/// The formats from which work comes back whole.
fn formats() -> impl Iterator<Item = FileFormat> {
    FileFormat::ALL
        .into_iter()
        .filter(|format| format.is_whole())
}

/// Where a running program puts its work by.
#[derive(Debug, Default)]
pub(crate) struct Shelf {
    slot: Option<Slot>,
    /// Whether something is put by.
    pub(crate) is_used: bool,
    /// In which format it is.
    format: Option<FileFormat>,
    /// The file of the person that is named beside it.
    named: Option<PathBuf>,
}

impl Shelf {
    /// The file in which something is put by.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        let place = self.slot.as_ref().filter(|_| self.is_used);
        Some(place?.file(self.format?))
    }

    /// Puts a document by, and the name of its file. What was put by before stays whole if this one cannot be.
    pub(crate) fn put(
        &mut self,
        store: &Store,
        document: &Document,
        file: Option<&Path>,
    ) -> Result<(), NotKept> {
        let format = FileFormat::of_board(document.topology());
        let saved = format.bytes(document, &Answers::NOTHING);
        let saved = saved.map_err(NotKept::Format)?;
        let Some(folder) = store.folder() else {
            return match store.is_missed() {
                true => Err(NotKept::NoFolder),
                false => Ok(()),
            };
        };
        let slot = self.slot(folder).map_err(|error| {
            NotKept::File(FileError {
                name: folder.display().to_string(),
                spot: None,
                kind: FileErrorKind::Write {
                    error: error.kind(),
                    is_old_there: false,
                },
            })
        })?;
        let written = store.write_at(&slot.file(format), &saved);
        written.map_err(NotKept::File)?;
        slot.empty_but(Some(format));
        let of = with_ending(&slot.stem, OF);
        if self.named.as_deref() != file || !self.is_used {
            // Without it the work is offered by what stands in it.
            match file {
                Some(file) => drop(store.write_at(&of, file.as_os_str().as_encoded_bytes())),
                None => drop(fs::remove_file(&of)),
            }
        }
        self.named = file.map(Path::to_path_buf);
        self.format = Some(format);
        self.is_used = true;
        Ok(())
    }

    fn slot(&mut self, folder: &Path) -> io::Result<&Slot> {
        fs::create_dir_all(folder)?;
        match self.slot.take().filter(Slot::is_there) {
            Some(slot) => Ok(self.slot.insert(slot)),
            None => Ok(self.slot.insert(Slot::new(folder)?)),
        }
    }

    /// Removes what is put by.
    pub(crate) fn empty(&mut self) {
        if let Some(slot) = &self.slot {
            slot.empty();
        }
        self.is_used = false;
        self.named = None;
    }
}

/// Unsaved work of a program that has ended.
#[derive(Debug)]
pub(crate) struct Offer {
    /// Where it is put by.
    pub(crate) slot: Slot,
    /// The document, or why it cannot be read any more.
    pub(crate) found: Result<Box<Document>, FileError>,
    /// The file that it belongs to, as people read its name.
    pub(crate) file: Option<PathBuf>,
}

/// The unsaved work of programs that have ended, the latest first. What they left half written is swept away.
pub(crate) fn look(store: &Store) -> Vec<Offer> {
    let entries = store.folder().and_then(|folder| {
        file::sweep(folder, STALE);
        fs::read_dir(folder).ok()
    });
    let files = entries.into_iter().flatten();
    let mut files: Vec<_> = files.filter_map(|entry| unsaved(&entry.ok()?)).collect();
    // Of two files of one place, which a program left that was ended between them, the later one is the work.
    files.sort_by_key(|(at, _)| Reverse(*at));
    let files = files.into_iter();
    files.filter_map(|(_, path)| offer(&path)).collect()
}

/// When unsaved work was put by, and where; nothing if this is none.
fn unsaved(entry: &fs::DirEntry) -> Option<(SystemTime, PathBuf)> {
    let path = entry.path();
    let extension = path.extension()?;
    let is_unsaved = formats().any(|format| extension == format.ending())
        && path.file_stem()?.to_str()?.starts_with(NAME);
    // What is no file is no work of ours, and a pipe would be waited for without an end.
    if !is_unsaved || standing(&path) != Occupant::File {
        return None;
    }
    let at = entry.metadata().and_then(|metadata| metadata.modified());
    Some((at.unwrap_or(SystemTime::UNIX_EPOCH), path))
}

fn offer(path: &Path) -> Option<Offer> {
    // It is held from here on, so that nobody else offers it too.
    let slot = Slot::take(path.with_extension("")).ok()??;
    let found = match file::read(path) {
        Ok(loaded) => Ok(Box::new(loaded.document)),
        // Its program has saved it, or has been answered, between the two looks.
        Err(error) if error.kind == FileErrorKind::Read(io::ErrorKind::NotFound) => return None,
        Err(error) => Err(error),
    };
    let file = named(&with_ending(&slot.stem, OF));
    Some(Offer { slot, found, file })
}

/// The path that a file holds, if it is one.
fn named(path: &Path) -> Option<PathBuf> {
    if standing(path) != Occupant::File {
        return None;
    }
    let mut bytes = Vec::new();
    let mut file = fs::File::open(path).ok()?.take(LONGEST_PATH);
    file.read_to_end(&mut bytes).ok()?;
    let name = String::from_utf8_lossy(&bytes);
    Some(PathBuf::from(&*name)).filter(|path| path.file_name().is_some())
}

#[cfg(test)]
mod tests {
    use std::fs::File;
    use std::sync::Arc;
    use std::thread;

    use semeai_board::{BoardKind, Topology};
    use semeai_session::file::{Disk, SystemDisk};
    use tempfile::{NamedTempFile, TempDir};

    use super::*;

    fn folder() -> (TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::at(folder.path().to_path_buf());
        (folder, store)
    }

    fn board(side: usize) -> Document {
        Document::empty(BoardKind::rectangle(side, side).expect("a board"))
    }

    fn found(store: &Store) -> Vec<Document> {
        let read = |offer: Offer| *offer.found.expect("readable");
        look(store).into_iter().map(read).collect()
    }

    #[test]
    fn a_board_that_sgf_does_not_have_is_put_by_too() {
        let (_folder, store) = folder();
        let mut shelf = Shelf::default();
        assert_eq!(shelf.put(&store, &board(5), None), Ok(()));
        let lone = Topology::graph(vec![("a".to_owned(), (0.0, 0.0))], &[]).expect("a graph");
        let free = Document::on(Arc::new(lone));
        assert_eq!(shelf.put(&store, &free, None), Ok(()));
        drop(shelf);
        // Where another test starts a program, that holds the lock of the place for a moment.
        let mut tries = 0;
        while found(&store).is_empty() && tries < 200 {
            thread::sleep(Duration::from_millis(10));
            tries += 1;
        }
        assert_eq!(found(&store), [free]);
    }

    #[test]
    fn whatever_fails_what_was_put_by_is_whole() {
        #[derive(Debug)]
        struct Faulty(usize);
        impl Faulty {
            fn at(&self, step: usize) -> io::Result<()> {
                let is_here = self.0 == step;
                (!is_here)
                    .then_some(())
                    .ok_or(io::ErrorKind::StorageFull.into())
            }
        }
        impl Disk for Faulty {
            fn create(&self, folder: &Path) -> io::Result<NamedTempFile> {
                self.at(0)?;
                SystemDisk.create(folder)
            }
            fn write(&self, file: &mut File, bytes: &[u8]) -> io::Result<()> {
                SystemDisk.write(file, &bytes[..bytes.len() / 2])?;
                self.at(1)?;
                SystemDisk.write(file, &bytes[bytes.len() / 2..])
            }
            fn sync(&self, file: &File) -> io::Result<()> {
                self.at(2)?;
                SystemDisk.sync(file)
            }
            fn put_in_place(&self, file: NamedTempFile, target: &Path) -> io::Result<()> {
                self.at(3)?;
                SystemDisk.put_in_place(file, target)
            }
        }
        for step in 0..4 {
            let (_folder, store) = folder();
            let mut shelf = Shelf::default();
            shelf.put(&store, &board(5), None).expect("put by");
            let faulty = store.clone().on(Arc::new(Faulty(step)));
            let failed = shelf.put(&faulty, &board(7), None).expect_err("a fault");
            let NotKept::File(error) = failed else {
                panic!("{failed:?}");
            };
            let full = FileErrorKind::Write {
                error: io::ErrorKind::StorageFull,
                is_old_there: true,
            };
            assert_eq!(error.kind, full);
            shelf.put(&store, &board(9), None).expect("it goes on");
            let again = shelf.put(&faulty, &board(7), None);
            assert!(again.is_err());
            drop(shelf);
            assert_eq!(found(&store), [board(9)], "step {step}");
        }
    }

    #[test]
    fn the_latest_is_offered_first_and_what_cannot_be_read_stays() {
        let (folder, store) = folder();
        let shelves = [5, 7].map(|side| {
            let mut shelf = Shelf::default();
            shelf.put(&store, &board(side), None).expect("put by");
            shelf
        });
        assert!(look(&store).is_empty(), "their programs run");
        drop(shelves);
        // A program that another test begins has all files open until it runs, and holds their locks.
        let is_free = |_| {
            let is_free = look(&store).len() == 2;
            if !is_free {
                thread::sleep(Duration::from_millis(10));
            }
            is_free
        };
        assert!((0..500).any(is_free));
        // As an older version has left it.
        let old = folder.path().join("unsaved.sgf");
        fs::write(&old, "(;SZ[9").expect("written");
        let at = |name: &str, seconds| {
            let file = File::options()
                .write(true)
                .open(folder.path().join(name))
                .expect("there");
            file.set_modified(SystemTime::now() - Duration::from_secs(seconds))
                .expect("set");
        };
        at("unsaved-1.sgf", 20);
        at("unsaved-2.sgf", 10);
        at("unsaved.sgf", 30);
        let offers = look(&store);
        let sides = offers.iter().map(|offer| {
            let document = offer.found.as_ref().ok()?;
            document.topology().shape().size()
        });
        let sides: Vec<_> = sides.collect();
        assert_eq!(sides, [Some((7, 7)), Some((5, 5)), None]);
        assert!(old.exists());
    }

    #[test]
    fn what_was_left_half_written_is_swept() {
        let (folder, store) = folder();
        let names = [".semeai-old.tmp", ".semeai-new.tmp"];
        for name in names {
            fs::write(folder.path().join(name), "(;SZ").expect("written");
        }
        let old = File::options()
            .write(true)
            .open(folder.path().join(names[0]))
            .expect("there");
        old.set_modified(SystemTime::now() - 2 * STALE)
            .expect("set");
        look(&store);
        let left = names.map(|name| folder.path().join(name).exists());
        assert_eq!(left, [false, true]);
    }
}
