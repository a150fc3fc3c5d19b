//! Files that are written beside the answer: never over what is read.

use std::fs;
use std::path::Path;

use same_file::Handle;
use semeai_session::{Phrasing, file};
use semeai_words::file::work::file_is_input;

use serde::Serialize;

use crate::input::file_error;
use crate::status::CommandError;

/// Refuses a file to write that is the one to read, whatever it is called there and here: by another path, a link of either kind, or
/// as the standard input. To be asked before anything is read or searched.
///
/// # Errors
///
/// If it is.
pub(crate) fn refuse_input(
    input: &str,
    output: &Path,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    if is_input(input, output) {
        let name = output.display().to_string();
        return Err(file_is_input(&name, phrasing));
    }
    Ok(())
}

/// Only files that hold something can be lost: a terminal may be read and written, and a pipe must not be opened to be looked at.
fn is_input(input: &str, output: &Path) -> bool {
    let is_file = |path: &Path| fs::metadata(path).is_ok_and(|found| found.is_file());
    if !is_file(output) {
        return false;
    }
    let read = match input {
        "-" => Handle::stdin(),
        path if is_file(path.as_ref()) => Handle::from_path(path),
        _ => return false,
    };
    // What cannot be opened is not read either, and is written over by nobody who may not.
    matches!((read, Handle::from_path(output)), (Ok(read), Ok(written)) if read == written)
}

/// An answer in JSON as people read it.
///
/// # Errors
///
/// Never: what has names for keys can be written.
pub(crate) fn pretty(answer: &impl Serialize) -> Result<String, CommandError> {
    serde_json::to_string_pretty(answer).map_err(|error| error.to_string())
}

/// Writes a file, whatever was there.
///
/// # Errors
///
/// Why it cannot be written; what was there is whole.
pub(crate) fn write_file(
    path: &Path,
    contents: impl AsRef<[u8]>,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    file::write(path, contents).map_err(|error| file_error(&error, phrasing))
}
