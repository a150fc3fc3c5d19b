//! Files: SGF and text diagrams in, SGF and text diagrams out, written so that no file is ever half there.
//!
//! Reading is forgiving about what does not matter for the position and exact about what does: stones that cannot be
//! placed are an error, an odd mark is a [`FileNotice`]. What is not understood is kept and written back ([`sgf`]).

mod diagram;
mod encoding;
mod error;
mod save;
pub mod sgf;

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_race::report::Report;

use crate::Document;
pub use error::{FileError, FileErrorKind, FileNotice, Spot};
pub use save::write;

/// The largest file that is read: 64 MiB.
pub const MAX_BYTES: u64 = 64 << 20;

/// A file that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// What the file says.
    pub document: Document,
    /// What is worth knowing about it.
    pub notices: Vec<FileNotice>,
    /// How many games or positions are in the file.
    pub games: usize,
    /// Which of them this is, from zero.
    pub game: usize,
    /// The positions of the game that led here, from before its first move to the one of the document; empty if there
    /// was none.
    pub line: Vec<Moment>,
}

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The stones.
    pub stones: ByColor<PointSet>,
    /// Who moves next.
    pub to_move: Color,
    /// Who may not play where because of ko.
    pub ban: Option<(Color, Point)>,
}

/// Which position of a file is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The game of a collection, from zero; without it the first with marks of ours, else the first of Go.
    pub game: Option<usize>,
    /// The move of its main line, from one, before which the position is wanted: 1 is what is set up before the first
    /// move. Without it the root if stones are set up there, else the end of the main line.
    pub before_move: Option<usize>,
}

/// Reads the content of a file, SGF or a text diagram. Of several games the first with marks of ours is taken,
/// else the first of Go. The name is for messages; one that ends with `.sgf` says what the content is.
///
/// ```
/// use semeai_session::file;
///
/// let loaded = file::parse("small.txt", b".B\nW.").expect("a diagram");
/// assert_eq!(file::to_diagram(&loaded.document).lines().nth(2), Some("$$ | . B |"));
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

/// Reads a file; see [`parse`]. Messages name it as it was given.
///
/// # Errors
///
/// As [`parse`], and if the file cannot be read.
pub fn read(path: &Path) -> Result<Loaded, FileError> {
    parse(&path.display().to_string(), &bytes(path)?)
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

/// Writes a document as SGF that other programs show sensibly and that reads back as the same document
/// ([`sgf`] has the details). With a report the counts of its trees are written at their leaves; what is told of the
/// race is added to the comment, line by line, and taken off again by who reads it.
///
/// The title is one line in SGF, so line breaks in it become spaces, and line breaks of the comment are `\n` in
/// the end. Boards that are no rectangles have no SGF: the result is empty.
pub fn to_sgf(document: &Document, report: Option<&Report>, told: &[String]) -> String {
    sgf::write(document, report, told)
}

/// Writes a document as a diagram of Sensei's Library: the roles as `B W # @ X O`, candidate points of the root as
/// small letters, and who plays first in the header. Boards that are no rectangles have no diagram: the result is
/// empty.
pub fn to_diagram(document: &Document) -> String {
    diagram::to_text(document)
}

/// As [`parse`], but this position of the file.
///
/// A move that is not legal is reported as a notice, and the position is the one before it.
///
/// ```
/// use semeai_session::file::{self, Wanted};
///
/// let record = b"(;SZ[9];B[aa];W[ba];B[bb];W[ab])";
/// let wanted = |number| Wanted { before_move: Some(number), ..Wanted::default() };
/// let loaded = file::parse_wanted("game.sgf", record, wanted(4)).expect("four moves");
/// assert_eq!(loaded.document.setup.stones.black.len(), 2);
/// let error = file::parse_wanted("game.sgf", record, wanted(5)).expect_err("no fifth");
/// assert_eq!(error.to_string(), "game.sgf: there is no move 5: the main line has 4 moves");
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
    let mut loaded = if is_sgf(name, text) {
        sgf::read(text, decoded.is_utf8, wanted).map_err(error)?
    } else if let Some(game) = wanted.game.filter(|&game| game > 0) {
        return Err(error((None, FileErrorKind::NoSuchGame { game, games: 1 })));
    } else if let Some(number) = wanted.before_move.filter(|&number| number > 1) {
        let kind = FileErrorKind::NoSuchMove { number, moves: 0 };
        return Err(error((None, kind)));
    } else {
        diagram::parse(text).map_err(error)?
    };
    if let Some(encoding) = decoded.guessed {
        loaded
            .notices
            .push(FileNotice::EncodingGuessed { encoding });
    }
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
