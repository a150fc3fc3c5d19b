//! Files by their paths.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::atomic::Ordering;

use super::content::{FileContent, PositionChoice};
use super::error::{FileError, FileErrorKind, MAX_BYTES};
use super::parse::{parse, parse_game, parse_wanted};
use super::stamp::Stamp;
use crate::host::Control;

/// At most so many bytes are read between two looks at whether somebody still wants them.
const PIECE: usize = 1 << 16;

/// Reads a file; see [`parse`]. Messages name it as it was given.
///
/// # Errors
///
/// As [`parse`], and if the file cannot be read.
pub fn read(path: &Path) -> Result<FileContent, FileError> {
    parse(&path.display().to_string(), &bytes(path)?)
}

/// As [`read`], with what it takes to see later whether the file is still the same. The control counts the bytes while they
/// come, and can end it between two pieces of them; a pipe to which nobody writes is waited for all the same.
///
/// # Errors
///
/// As [`read`]; [`ErrorKind::Interrupted`](std::io::ErrorKind::Interrupted) if it was told to end.
pub fn read_stamped(path: &Path, control: &Control) -> Result<(FileContent, Stamp), FileError> {
    let bytes = bytes_until(path, control)?;
    let loaded = parse(&path.display().to_string(), &bytes)?;
    Ok((loaded, Stamp::of(&bytes)))
}

/// As [`read`], but this game of a collection, from zero.
///
/// # Errors
///
/// As [`read`], and if there is no such game.
pub fn read_game(path: &Path, game: usize) -> Result<FileContent, FileError> {
    parse_game(&path.display().to_string(), &bytes(path)?, game)
}

/// As [`read`], but this position of the file; see [`parse_wanted`].
///
/// # Errors
///
/// As [`parse_wanted`], and if the file cannot be read.
pub fn read_wanted(path: &Path, wanted: PositionChoice) -> Result<FileContent, FileError> {
    parse_wanted(&path.display().to_string(), &bytes(path)?, wanted)
}

fn bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    bytes_until(path, &Control::default())
}

pub(crate) fn bytes_until(path: &Path, control: &Control) -> Result<Vec<u8>, FileError> {
    let error = |kind| FileError {
        name: path.display().to_string(),
        spot: None,
        kind,
    };
    let unreadable = |cause: io::Error| error(FileErrorKind::Read(cause.kind()));
    let file = File::open(path).map_err(unreadable)?;
    let size = file.metadata().map_err(unreadable)?.len();
    if size > MAX_BYTES {
        return Err(error(FileErrorKind::TooLarge { bytes: size }));
    }
    let mut bytes = Vec::new();
    // A pipe or a growing file does not say how much will come.
    let mut file = file.take(MAX_BYTES + 1);
    let mut piece = vec![0; PIECE];
    loop {
        let count = match file.read(&mut piece) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            read => read.map_err(unreadable)?,
        };
        if control.is_stopped() {
            return Err(error(FileErrorKind::Read(io::ErrorKind::Interrupted)));
        }
        if count == 0 {
            return Ok(bytes);
        }
        bytes.extend_from_slice(&piece[..count]);
        control.counter().fetch_add(count as u64, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_counted_and_a_long_file_can_be_given_up() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("long.sgf");
        let text = format!("(;SZ[5]C[{}])", "x".repeat(200_000));
        std::fs::write(&path, &text).expect("written");
        let control = Control::default();
        let (loaded, stamp) = read_stamped(&path, &control).expect("readable");
        assert_eq!(loaded.document.text.comment.len(), 200_000);
        assert_eq!(stamp, Stamp::of(text.as_bytes()));
        let counted = control.counter().load(Ordering::Relaxed);
        assert_eq!(counted, text.len() as u64);
        control.stop_flag().store(true, Ordering::Relaxed);
        let error = read_stamped(&path, &control).expect_err("given up");
        assert_eq!(error.kind, FileErrorKind::Read(io::ErrorKind::Interrupted));
    }
}
