//! Texts that were in a file, read as what they are.

use std::path::Path;

use super::error::{FileError, FileErrorKind, MAX_BYTES};
use super::loaded::{Loaded, Wanted};
use super::script::Script;
use super::{diagram, encoding, foreign, sgf};

/// Reads the content of a file, SGF or a text diagram. Of several games the one of ours that was saved last is taken,
/// else the first of Go. The name is for messages; one that ends with `.sgf` says what the content is.
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
pub fn parse(name: &str, bytes: &[u8]) -> Result<Loaded, FileError> {
    parse_wanted(name, bytes, Wanted::default())
}

/// As [`parse`], but this game of a collection, from zero.
///
/// # Errors
///
/// As [`parse`], and if there is no such game.
pub fn parse_game(name: &str, bytes: &[u8], game: usize) -> Result<Loaded, FileError> {
    let game = Some(game);
    parse_wanted(
        name,
        bytes,
        Wanted {
            game,
            ..Wanted::default()
        },
    )
}

/// As [`parse`], but this position of the file.
///
/// A move that is not legal is reported as a notice, and the position is the one before it. One past the last move is the end.
///
/// ```
/// use semeai_session::file::{self, Wanted};
///
/// let record = b"(;SZ[9];B[aa];W[ba];B[bb];W[ab])";
/// let wanted = |number| Wanted { before_move: Some(number), ..Wanted::default() };
/// let loaded = file::parse_wanted("game.sgf", record, wanted(4)).expect("four moves");
/// assert_eq!(loaded.document.board.setup.stones.black.len(), 2);
/// let end = file::parse_wanted("game.sgf", record, wanted(5)).expect("the end");
/// assert_eq!(end.document.board.setup.stones.white.len(), 2);
/// let error = file::parse_wanted("game.sgf", record, wanted(6)).expect_err("no sixth");
/// assert_eq!(error.to_string(), "game.sgf: there is no move 6: the main line has 4 moves");
/// ```
///
/// # Errors
///
/// As [`parse`], and if there is no such game or move.
pub fn parse_wanted(name: &str, bytes: &[u8], wanted: Wanted) -> Result<Loaded, FileError> {
    let error = |(spot, kind)| FileError {
        name: name.to_owned(),
        spot,
        kind,
    };
    let size = bytes.len() as u64;
    if size > MAX_BYTES {
        return Err(error((None, FileErrorKind::TooLarge { bytes: size })));
    }
    let Some(decoded) = encoding::decode(bytes) else {
        return Err(error((None, FileErrorKind::Binary)));
    };
    let text = &*decoded.text;
    if text.trim().is_empty() {
        return Err(error((None, FileErrorKind::Empty)));
    }
    let mut loaded = if let Some(converted) = foreign::converted(name, text) {
        let converted = converted.map_err(error)?;
        let mut loaded = sgf::read(&converted.sgf, &Script::default(), wanted).map_err(error)?;
        loaded.notices.splice(0..0, converted.notices);
        loaded.is_foreign = true;
        loaded
    } else if is_sgf(name, text) {
        sgf::read(text, &decoded.script, wanted).map_err(error)?
    } else if let Some(game) = wanted.game.filter(|&game| game > 0) {
        return Err(error((None, FileErrorKind::NoSuchGame { game, games: 1 })));
    } else if let Some(number) = wanted.before_move.filter(|&number| number > 1) {
        let kind = FileErrorKind::NoSuchMove {
            number,
            moves: 0,
            game: 0,
            games: 1,
        };
        return Err(error((None, kind)));
    } else {
        diagram::parse(text).map_err(error)?
    };
    loaded.notices.extend(decoded.notices);
    Ok(loaded)
}

/// Whether a text is SGF: by its name, or because a game begins in it.
fn is_sgf(name: &str, text: &str) -> bool {
    let has_name = Path::new(name)
        .extension()
        .is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    let is_diagram = text.trim_start().starts_with("$$");
    let begins_game = text.trim_start().starts_with('(') || sgf::begins(text);
    has_name || (!is_diagram && begins_game)
}
