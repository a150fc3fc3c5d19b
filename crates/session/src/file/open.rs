//! Files by their paths.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use super::error::{FileError, FileErrorKind, MAX_BYTES};
use super::loaded::{Loaded, Wanted};
use super::parse::{parse, parse_game, parse_wanted};
use super::stamp::Stamp;

/// Reads a file; see [`parse`]. Messages name it as it was given.
///
/// # Errors
///
/// As [`parse`], and if the file cannot be read.
pub fn read(path: &Path) -> Result<Loaded, FileError> {
    parse(&path.display().to_string(), &bytes(path)?)
}

/// As [`read`], with what it takes to see later whether the file is still the same.
///
/// # Errors
///
/// As [`read`].
pub fn read_stamped(path: &Path) -> Result<(Loaded, Stamp), FileError> {
    let bytes = bytes(path)?;
    let loaded = parse(&path.display().to_string(), &bytes)?;
    Ok((loaded, Stamp::of(&bytes)))
}

/// As [`read`], but this game of a collection, from zero.
///
/// # Errors
///
/// As [`read`], and if there is no such game.
pub fn read_game(path: &Path, game: usize) -> Result<Loaded, FileError> {
    parse_game(&path.display().to_string(), &bytes(path)?, game)
}

/// As [`read`], but this position of the file; see [`parse_wanted`].
///
/// # Errors
///
/// As [`parse_wanted`], and if the file cannot be read.
pub fn read_wanted(path: &Path, wanted: Wanted) -> Result<Loaded, FileError> {
    parse_wanted(&path.display().to_string(), &bytes(path)?, wanted)
}

fn bytes(path: &Path) -> Result<Vec<u8>, FileError> {
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
    file.take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(bytes)
}
