//! A position of a text, whatever its encoding was.

use super::scan;
use crate::Document;
use crate::file::error::{FileErrorKind, Spot};
use crate::file::loaded::{Loaded, Wanted};

/// Whether a game begins somewhere in a text.
pub(in crate::file) fn begins(text: &str) -> bool {
    scan::next_game(text).is_some()
}

/// Reads a position of a file. A text that was not UTF-8 will be when
/// it is written, so the games that are kept must not name another encoding.
pub(in crate::file) fn read(
    text: &str,
    is_utf8: bool,
    wanted: Wanted,
) -> Result<Loaded, (Option<Spot>, FileErrorKind)> {
    let fault = |fault: scan::Fault| (fault.at.map(|at| scan::spot(text, at)), fault.kind);
    let loaded = super::read::read(text, wanted).map_err(fault)?;
    if is_utf8 {
        return Ok(loaded);
    }
    // From the start again, so that places in messages are those of the file.
    let relabelled = scan::with_encoding(text, "UTF-8");
    let again = super::read::read(&relabelled, wanted)
        .map_err(fault)?
        .document;
    let document = Document {
        kept: again.kept,
        game: again.game,
        ..loaded.document
    };
    Ok(Loaded { document, ..loaded })
}
