//! The games of a text, each as if it stood alone in its file: a file of many is gone through once.

use super::open::mended_text;
use super::reader;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::error::{FileErrorKind, FileFault};
use crate::file::script::Script;
use crate::file::sgf::collection::title_of;
use crate::file::sgf::{games, scan};

/// Every game of a file, each read by itself as it opens, and where one says nothing of a title its players or event as that. Of
/// more games than these, the first.
pub(crate) fn read_each(
    text: &str,
    script: &Script,
    most: usize,
) -> Result<Vec<Result<FileContent, FileFault>>, FileFault> {
    let mended = mended_text(text);
    let text = mended.as_ref().map_or(text, |mended| &mended.text);
    let place = |at: usize| match &mended {
        Some(mended) => mended.place(text, at),
        None => scan::spot(text, at),
    };
    let fault = |start: usize, fault: scan::Fault| {
        let at = fault.at.map(|at| place(start + at));
        (at, fault.kind)
    };
    let trees = games::trees(text).map_err(|why| fault(0, why))?;
    if trees.is_empty() {
        return Err((None, FileErrorKind::NoGame));
    }
    let each = trees.iter().take(most).map(|tree| {
        let game = &text[tree.range.clone()];
        let wanted = PositionChoice {
            game: Some(0),
            ..PositionChoice::default()
        };
        let read = reader::read(game, script, wanted, None);
        let mut read = read.map_err(|why| fault(tree.range.start, why))?;
        let title = &mut read.document.text.title;
        if title.is_empty() {
            *title = title_of(game);
        }
        Ok(read)
    });
    Ok(each.collect())
}
