//! A position of a text, whatever its encoding was and however it keeps to the standard.

use std::sync::Arc;

use semeai_board::Topology;

use super::mend::{MendedText, mended};
use super::reader;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::error::{FileErrorKind, FileFault};
use crate::file::script::Script;
use crate::file::sgf::{games, scan};

/// Whether a game begins somewhere in a text.
pub(crate) fn begins(text: &str) -> bool {
    scan::next_game(text).is_some()
}

/// Reads a position of a file whose text stands so in its bytes. A text that is not well formed is read as what it can only be,
/// and it is told what was passed over.
pub(crate) fn read(
    text: &str,
    script: &Script,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    let Some(mended) = mended_text(text) else {
        let place = |fault: scan::Fault| (fault.at.map(|at| scan::spot(text, at)), fault.kind);
        return reader::read(text, script, wanted, None).map_err(place);
    };
    let place = |fault: scan::Fault| {
        let place = fault.at.map(|at| mended.place(&mended.text, at));
        (place, fault.kind)
    };
    let mut loaded = reader::read(&mended.text, script, wanted, None).map_err(place)?;
    let notices = std::mem::take(&mut loaded.notices).into_iter();
    let moved = notices.map(|notice| match notice.spot() {
        Some(spot) => notice.at(mended.moved(spot)),
        None => notice,
    });
    loaded.notices = mended.notices.iter().cloned().chain(moved).collect();
    Ok(loaded)
}

/// Reads a position of a text that stands inside a file of another format, which has the board.
pub(crate) fn read_inner(
    text: &str,
    wanted: PositionChoice,
    board: &Arc<Topology>,
) -> Result<FileContent, FileErrorKind> {
    let read = reader::read(text, &Script::default(), wanted, Some(board));
    read.map_err(|fault| fault.kind)
}

/// A text that is not well formed as one that is, if it can be read so.
pub(super) fn mended_text(text: &str) -> Option<MendedText> {
    let fault = games::trees(text).err()?;
    let is_form = matches!(
        fault.kind,
        FileErrorKind::Unexpected(_)
            | FileErrorKind::EndsInGame
            | FileErrorKind::EndsInValue(_)
            | FileErrorKind::NoValue(_)
    );
    let mended = mended(text).filter(|_| is_form)?;
    games::trees(&mended.text).ok()?;
    Some(mended)
}
