//! What a file says, and which of its positions is wanted.

use super::error::{FileErrorKind, FileNotice};
use super::format::FileFormat;
use super::sgf::StoredProof;
use crate::document::Document;

/// A file that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct FileContent {
    /// What the file says.
    pub document: Document,
    /// What is worth knowing about it.
    pub notices: Vec<FileNotice>,
    /// What it tells of a proof about exactly this position, if one was saved with it.
    pub proof: Option<StoredProof>,
    /// How many games or positions are in the file.
    pub games: usize,
    /// Which of them this is, from zero.
    pub game: usize,
    /// The format that it is in.
    pub format: FileFormat,
    /// Whether nothing stands in the file but what its format keeps of the document; else saving over it would lose something.
    pub is_whole: bool,
}

impl FileContent {
    /// A document that is in no file.
    pub fn of(document: Document) -> Self {
        Self {
            notices: Vec::new(),
            proof: None,
            games: 1,
            game: 0,
            format: FileFormat::of_board(document.topology()),
            is_whole: true,
            document,
        }
    }
}

/// Which position of a file is wanted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PositionChoice {
    /// The game of a collection, from zero; without it the one with marks of ours that was saved last, else the first of Go. Where
    /// a move is wanted, the game that this one is from, and where it has no moves the first of Go that has some.
    pub game: Option<usize>,
    /// The move of its main line after which the position is wanted: 0 is what is set up before the first move. Without it the root if stones are set up there, else the end of the main line.
    pub after_move: Option<usize>,
}

impl PositionChoice {
    /// That there is no move, where one of a file without moves is wanted; before the first one is what is set up.
    ///
    /// # Errors
    ///
    /// If a later move is wanted.
    pub(super) fn without_moves(self, game: usize, games: usize) -> Result<(), FileErrorKind> {
        match self.after_move.filter(|&number| number > 0) {
            None => Ok(()),
            Some(number) => Err(FileErrorKind::NoSuchMove {
                number,
                moves: 0,
                game,
                games,
            }),
        }
    }
}
