//! Texts that were in a file, read as what they are.

use std::borrow::Cow;

use super::content::{FileContent, PositionChoice};
use super::encoding::{self, DecodedText};
use super::error::{FileError, FileErrorKind, FileFault, MAX_BYTES};
use super::format::FileFormat;

/// Reads the content of a file in whatever format. Of several games the one of ours that was saved last is taken, else the
/// first of Go. The name is for messages, and its ending may say what the content is.
///
/// ```
/// use semeai_session::file;
///
/// let loaded = file::parse("small.txt", b".B\nW.").expect("a diagram");
/// let drawn = file::to_diagram(&loaded.document).expect("a rectangle");
/// assert_eq!(drawn.lines().nth(2), Some("$$ | . B |"));
/// let error = file::parse("odd.txt", b".B\nW?").expect_err("no diagram");
/// assert_eq!(error.to_string(), "odd.txt:2:2: the character '?' means nothing here");
/// ```
///
/// # Errors
///
/// The first thing that is wrong, with its place.
pub fn parse(name: &str, bytes: &[u8]) -> Result<FileContent, FileError> {
    parse_wanted(name, bytes, PositionChoice::default())
}

/// As [`parse`], but this game of a collection, from zero.
///
/// # Errors
///
/// As [`parse`], and if there is no such game.
pub fn parse_game(name: &str, bytes: &[u8], game: usize) -> Result<FileContent, FileError> {
    let game = Some(game);
    parse_wanted(
        name,
        bytes,
        PositionChoice {
            game,
            ..PositionChoice::default()
        },
    )
}

/// As [`parse`], but this position of the file.
///
/// A move that is not legal is reported as a notice, and the position is the one before it. One past the last move is the end.
///
/// ```
/// use semeai_session::file::{self, PositionChoice};
///
/// let record = b"(;SZ[9];B[aa];W[ba];B[bb];W[ab])";
/// let wanted = |number| PositionChoice { after_move: Some(number), ..PositionChoice::default() };
/// let loaded = file::parse_wanted("game.sgf", record, wanted(3)).expect("three moves");
/// assert_eq!(loaded.document.board.setup.stones.black.len(), 2);
/// let end = file::parse_wanted("game.sgf", record, wanted(4)).expect("the end");
/// assert_eq!(end.document.board.setup.stones.white.len(), 2);
/// let error = file::parse_wanted("game.sgf", record, wanted(5)).expect_err("no fifth");
/// assert_eq!(error.to_string(), "game.sgf: there is no move 5: the main line has 4 moves");
/// ```
///
/// # Errors
///
/// As [`parse`], and if there is no such game or move.
pub fn parse_wanted(
    name: &str,
    bytes: &[u8],
    wanted: PositionChoice,
) -> Result<FileContent, FileError> {
    let (decoded, format) = decoded(name, bytes)?;
    let mut loaded = format
        .read(&decoded, wanted)
        .map_err(|fault| at(name, fault))?;
    loaded.notices.extend(decoded.notices);
    Ok(loaded)
}

/// Bytes as a text, and what it is written in.
///
/// # Errors
///
/// If they are no text, or too many, or none.
pub(super) fn decoded<'a>(
    name: &str,
    bytes: &'a [u8],
) -> Result<(DecodedText<'a>, FileFormat), FileError> {
    let error = |kind| at(name, (None, kind));
    let size = bytes.len() as u64;
    if size > MAX_BYTES {
        return Err(error(FileErrorKind::TooLarge { bytes: size }));
    }
    let mut decoded = encoding::decode(bytes).ok_or_else(|| error(FileErrorKind::Binary))?;
    if decoded.text.trim_matches(is_padding).is_empty() {
        return Err(error(FileErrorKind::Empty));
    }
    let format = FileFormat::of_text(name, &decoded.text);
    // What stands behind the games of SGF is kept as it is, but for zeros: before a game of ours they would make the file no text.
    let is_dropped = match format {
        FileFormat::Sgf => |sign| sign == '\0',
        _ => is_padding,
    };
    if decoded.text.ends_with(ENDS) {
        decoded.text = Cow::Owned(decoded.text.trim_end_matches(is_dropped).to_owned());
    }
    Ok((decoded, format))
}

/// Signs with which old programs end a text.
const ENDS: [char; 2] = ['\0', '\u{1a}'];

fn is_padding(sign: char) -> bool {
    sign.is_whitespace() || ENDS.contains(&sign)
}

/// What is wrong with a file of this name.
pub(super) fn at(name: &str, (spot, kind): FileFault) -> FileError {
    FileError {
        name: name.to_owned(),
        spot,
        kind,
    }
}
