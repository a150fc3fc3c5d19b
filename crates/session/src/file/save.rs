//! Writing so that no file is ever half there, and none is lost that somebody else has written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::disk::{Disk, SystemDisk, is_left_over};
use super::error::{FileError, FileErrorKind, MAX_BYTES};
use super::stamp::Stamp;

#[cfg(test)]
mod tests;

/// What is left over for so long is of a program that was ended while it was writing.
const STALE: Duration = Duration::from_secs(60 * 60);

/// What a file may be written over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Whatever is there: somebody has been asked.
    Whatever,
    /// Only what has this stamp; without one, nothing.
    Only(Option<Stamp>),
}

/// Why a file was not written. What was there before is still whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotWritten {
    /// It cannot be written.
    Failed(FileError),
    /// Something else is there than what it may be written over.
    Taken(Stamp),
}

/// Writes a text or a picture to a file, whatever is there; see [`write_over`].
///
/// # Errors
///
/// If the file cannot be written.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), FileError> {
    match write_over(&SystemDisk, path, contents, Over::Whatever) {
        Ok(_) => Ok(()),
        Err(NotWritten::Failed(error)) => Err(error),
        Err(NotWritten::Taken(_)) => unreachable!("whatever is there is written over"),
    }
}

/// Writes a text or a picture to a file: beside it under another name, to the disk, and only then in its place. Links are
/// followed, permissions kept. Whatever goes wrong, what was there before is still whole. Says what stands there now.
///
/// Between the look at what is there and the new file in its place lies a moment, in which two programs could write over
/// each other: those that share a lock must hold it meanwhile.
///
/// # Errors
///
/// If the file cannot be written, also for a full disk, and if there is nothing to write: an empty file in the place of
/// a whole one would be a loss. If something else is there than what it may be written over; a file that has vanished in
/// the meantime is written again.
pub fn write_over(
    disk: &dyn Disk,
    path: &Path,
    contents: impl AsRef<[u8]>,
    over: Over,
) -> Result<Stamp, NotWritten> {
    let contents = contents.as_ref();
    let written = if contents.is_empty() {
        Err(Stop::Failed(io::ErrorKind::InvalidInput.into()))
    } else {
        replace(disk, path, contents, over)
    };
    match written {
        Ok(()) => Ok(Stamp::of(contents)),
        Err(Stop::Taken(stamp)) => Err(NotWritten::Taken(stamp)),
        Err(Stop::Failed(error)) => Err(NotWritten::Failed(FileError {
            name: path.display().to_string(),
            spot: None,
            kind: FileErrorKind::Write {
                error: error.kind(),
                is_old_there: path.is_file(),
            },
        })),
    }
}

/// Why nothing was replaced.
#[derive(Debug)]
enum Stop {
    Failed(io::Error),
    Taken(Stamp),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

fn replace(disk: &dyn Disk, path: &Path, contents: &[u8], over: Over) -> Result<(), Stop> {
    let target = target(path)?;
    let old = match fs::metadata(&target) {
        Ok(metadata) => Some(metadata),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error.into()),
    };
    if let Some(old) = &old {
        if old.is_dir() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
        }
        if old.permissions().readonly() {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied).into());
        }
        if !old.is_file() {
            // A device or a pipe: there is nothing to keep whole, and it must not be replaced by a file.
            let mut device = fs::File::options().write(true).open(&target)?;
            return Ok(disk.write(&mut device, contents)?);
        }
    }
    let folder = target.parent().unwrap_or(Path::new("."));
    let mut file = disk.create(folder)?;
    disk.write(file.as_file_mut(), contents)?;
    if let Some(old) = old {
        disk.set_permissions(file.as_file(), old.permissions())?;
    }
    disk.sync(file.as_file())?;
    // As late as can be: from here on it is a matter of microseconds.
    if let Over::Only(expected) = over {
        check(&target, expected)?;
    }
    disk.put_in_place(file, &target)?;
    // The text is safe already, so failure is no error.
    let _ = disk.sync_folder(folder);
    sweep(folder, STALE);
    Ok(())
}

/// Looks whether nothing else stands there than what is expected.
fn check(target: &Path, expected: Option<Stamp>) -> Result<(), Stop> {
    let found = match fs::metadata(target) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error.into()),
        // Too large to have been read by us. What cannot be compared has been changed.
        Ok(metadata) if metadata.len() > MAX_BYTES => Stamp::of(&[]),
        Ok(_) => Stamp::of(&fs::read(target)?),
    };
    if expected == Some(found) {
        Ok(())
    } else {
        Err(Stop::Taken(found))
    }
}

/// Removes what programs have left in a folder that were ended while they were writing there. That nothing can be
/// removed is no error: it is tried again the next time.
pub fn sweep(folder: &Path, older_than: Duration) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let is_ours = entry.file_name().to_str().is_some_and(is_left_over);
        if is_ours && is_file_older_than(&entry, older_than) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn is_file_older_than(entry: &fs::DirEntry, limit: Duration) -> bool {
    let age = || {
        let metadata = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        metadata.modified().ok()?.elapsed().ok()
    };
    age().is_some_and(|age| age > limit)
}

/// The file itself where the path is a link, with its folder.
fn target(path: &Path) -> io::Result<PathBuf> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => std::path::absolute(path),
        result => result,
    }
}
