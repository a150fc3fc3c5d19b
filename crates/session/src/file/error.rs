//! What can be wrong with a file, and what is worth knowing about one that was read.

use std::fmt;
use std::io;

use semeai_board::{Color, DiagramErrorKind, DiagramNoteKind, MAX_SIDE, MIN_SIDE, Point};

use semeai_tactics::ExperimentFileError;

use super::format::FileFormat;
use super::graph::{GraphFault, GraphNotice};
use super::sgf::other_game::OtherGame;
use crate::counting::Komi;
use crate::printable::Inline;

/// The largest file that is read: 64 MiB.
pub const MAX_BYTES: u64 = 64 << 20;

/// Why a file could not be read or written, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The name of the file, as it was given.
    pub name: String,
    /// The spot in the file, if there is one.
    pub spot: Option<Spot>,
    /// The reason, with what is needed to name it.
    pub kind: FileErrorKind,
}

/// A format in which a document cannot be said, for it has no such board. Nothing is written then: an empty file in the
/// place of a whole one would be a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormatError(pub FileFormat);

/// Why the content of a file cannot be read, and where.
pub(super) type FileFault = (Option<Spot>, FileErrorKind);

/// A spot in a text, as an editor counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The line, from one; a line ends with `\n`.
    pub line: usize,
    /// The character in the line, from one.
    pub column: usize,
}

/// The reasons for which a file is not read or written; the first that is met is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileErrorKind {
    /// The system did not let us read it.
    Read(io::ErrorKind),
    /// The system did not let us write it.
    Write {
        /// What the system says.
        error: io::ErrorKind,
        /// Whether an older file is there; it is whole.
        is_old_there: bool,
    },
    /// It is larger than [`MAX_BYTES`].
    TooLarge {
        /// Its size.
        bytes: u64,
    },
    /// Nothing is in it.
    Empty,
    /// It is a folder without files whose names end as those of positions do.
    NoFiles,
    /// It is not a text.
    Binary,
    /// It is a text, but neither SGF nor a diagram.
    Unrecognized,
    /// It is no diagram that can be read.
    Diagram(DiagramErrorKind),
    /// It is no graph that can be a board.
    Graph(GraphFault),
    /// It is an experiment that cannot be played.
    Experiment(Box<ExperimentFileError>),
    /// It was to be a text of settings.
    Settings,
    /// SGF: no game begins in it.
    NoGame,
    /// SGF: this character cannot stand here.
    Unexpected(char),
    /// SGF: the file ends inside a game.
    EndsInGame,
    /// SGF: the file ends inside the value of this property.
    EndsInValue(String),
    /// SGF: this property has no value.
    NoValue(String),
    /// SGF: there are too many games in it to show.
    TooManyGames,
    /// SGF: there is no game of this number, counted from zero.
    NoSuchGame {
        /// The number asked for.
        game: usize,
        /// How many there are.
        games: usize,
    },
    /// There is no move of this number, counted from one, in the main line of a game.
    NoSuchMove {
        /// The number asked for.
        number: usize,
        /// How many moves there are.
        moves: usize,
        /// The game, counted from zero.
        game: usize,
        /// How many games there are.
        games: usize,
    },
    /// SGF: a later version of the program wrote it, in a way that this one does not know.
    Newer {
        /// The version of its private properties.
        version: u32,
    },
    /// A record of Tygem (`.gib`) or `WBaduk` (`.ngf`): what stands here cannot be understood.
    BadLine(String),
    /// A record of Tygem (`.gib`) or `WBaduk` (`.ngf`): there is no move in it, and no sign of its end.
    NoMoves,
    /// SGF: it is a file of another game; the number (`GM`) as it stands there.
    OtherGame(String),
    /// SGF: the size of the board cannot be understood.
    BadSize(String),
    /// The board is too large or too small.
    BoardSize {
        /// The number of columns.
        columns: usize,
        /// The number of rows.
        rows: usize,
    },
    /// SGF: this value of this property is no point.
    BadPoint {
        /// The property.
        property: String,
        /// The value.
        value: String,
    },
    /// SGF: this point is outside the board.
    OutsideBoard {
        /// The property.
        property: String,
        /// The value.
        value: String,
    },
    /// SGF: a black and a white stone stand on this point, which is named as on the board.
    StonesOnTop {
        /// The point.
        point: String,
    },
}

impl std::error::Error for FileError {}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Inline(&self.name).fmt(f)?;
        if let Some(Spot { line, column }) = self.spot {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", Inline(&self.kind.to_string()))
    }
}

impl fmt::Display for FileErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(kind) => {
                f.write_str("cannot be read: ")?;
                system(*kind, "there is no such file", f)
            }
            Self::Write { error: kind, .. } => {
                f.write_str("cannot be written: ")?;
                system(*kind, "the folder does not exist", f)
            }
            Self::TooLarge { bytes } => {
                let (size, limit) = (bytes >> 20, MAX_BYTES >> 20);
                write!(
                    f,
                    "the file is too large ({size} MiB; the limit is {limit} MiB)"
                )
            }
            Self::Empty => f.write_str("the file is empty"),
            Self::NoFiles => f.write_str("no file in this folder is called as positions are"),
            Self::Binary => f.write_str("this is not a text file"),
            Self::Unrecognized => f.write_str("this is neither SGF nor a text diagram"),
            Self::Diagram(kind) => kind.fmt(f),
            Self::Graph(fault) => fault.fmt(f),
            Self::Experiment(error) => error.fmt(f),
            Self::Settings => f.write_str("these are no settings of this program"),
            Self::NoGame => f.write_str("no game begins in this file"),
            Self::Unexpected(c) => write!(f, "“{c}” cannot stand here; the file is damaged"),
            Self::EndsInGame => {
                f.write_str("the file ends in the middle of a game; a part of it is missing")
            }
            Self::EndsInValue(property) => write!(
                f,
                "the file ends in the middle of {property}[…; a part of it is missing"
            ),
            Self::NoValue(property) => write!(
                f,
                "{property} has no value in brackets; the file is damaged"
            ),
            Self::TooManyGames => f.write_str("there are too many games in this file"),
            Self::NoSuchGame { game, games } => {
                write!(
                    f,
                    "there is no game {} among the {games} of this file",
                    game + 1
                )
            }
            Self::NoSuchMove {
                number,
                moves,
                game,
                games,
            } => {
                let ending = if *moves == 1 { "" } else { "s" };
                let of_game = of_game(*game, *games);
                write!(
                    f,
                    "there is no move {number}: the main line{of_game} has {moves} move{ending}"
                )
            }
            Self::OtherGame(number) => match OtherGame::of_number(number) {
                Some(game) => write!(f, "this file is for {game}, not for Go"),
                None => write!(
                    f,
                    "this file is for another game (GM[{number}]), not for Go"
                ),
            },
            Self::Newer { version } => write!(
                f,
                "a later version of Semeai wrote this (SEMV[{version}]); this version could lose parts of it, so it does not open it"
            ),
            Self::BadLine(line) => write!(f, "“{line}” is no line of such a record"),
            Self::NoMoves => {
                f.write_str("there are no moves in this record; save it as SGF where it comes from")
            }
            Self::BadSize(value) => write!(f, "“{value}” is no size of a board"),
            Self::BoardSize { columns, rows } => write!(
                f,
                "a board of {columns} by {rows} points is outside the limits of {MIN_SIDE} to {MAX_SIDE} a side"
            ),
            Self::BadPoint { property, value } => write!(f, "{property}[{value}] is no point"),
            Self::OutsideBoard { property, value } => {
                write!(f, "{property}[{value}] is outside the board")
            }
            Self::StonesOnTop { point } => {
                write!(
                    f,
                    "a black and a white stone stand on top of each other at {point}"
                )
            }
        }
    }
}

/// Which game of a file is meant, where there are several.
fn of_game(game: usize, games: usize) -> String {
    match games {
        0 | 1 => String::new(),
        _ => format!(" of game {} of {games}", game + 1),
    }
}

/// Writes what the system says; what it means that something is not found is given.
fn system(kind: io::ErrorKind, not_found: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(match kind {
        io::ErrorKind::NotFound => not_found,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            "the system does not allow it"
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full",
        io::ErrorKind::IsADirectory => "this is a folder",
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
            "something else is there instead of the folder"
        }
        io::ErrorKind::Unsupported => "this is no file",
        io::ErrorKind::InvalidFilename => "the name cannot be used",
        _ => return write!(f, "the system reports an error ({kind})"),
    })
}

/// Something worth knowing about a file that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileNotice {
    /// Something about a graph.
    Graph(GraphNotice),
    /// Stones have marks in a file that this program did not write. Nothing is assumed; one point of
    /// each marked block says what the answer *yes* would do.
    MarksOnly {
        /// Circled blocks: essential, if that is what the circles mean.
        essential: Vec<Point>,
        /// Blocks with squares: safe, if that is what the squares mean.
        safe: Vec<Point>,
    },
    /// The property and the comment name different sides to move; the property was believed.
    ToMoveContradicts {
        /// The side that the property names.
        property: Color,
        /// The side that the comment names.
        comment: Color,
    },
    /// Another program changed stones, so that some roles were taken from circles and squares.
    Rebuilt {
        /// The program, if it left its name.
        program: Option<String>,
    },
    /// The encoding of the text was guessed: the file names none.
    EncodingGuessed {
        /// The name of the encoding.
        encoding: &'static str,
    },
    /// The text is not in the encoding that the file names.
    EncodingMisnamed {
        /// The name in the file.
        named: &'static str,
        /// The encoding as which it was read.
        read_as: &'static str,
    },
    /// Parts of the text are in different encodings; each was read by itself.
    EncodingsMixed,
    /// Some bytes are no text in the encoding of the file. They are kept.
    BytesBroken {
        /// The encoding.
        encoding: &'static str,
        /// The first place.
        spot: Spot,
    },
    /// Komi is not written as a number of points, and was read as what can only be meant.
    KomiMeant {
        /// The value.
        value: String,
        /// As what it was read.
        komi: Komi,
        /// How it is written.
        spelling: KomiSpelling,
        /// Where it stands.
        spot: Spot,
    },
    /// Komi has no value, and was counted as none.
    KomiMissing {
        /// Where it stands.
        spot: Spot,
    },
    /// Komi could not be understood, and was counted as none.
    KomiUnknown {
        /// The value.
        value: String,
        /// Where it stands.
        spot: Spot,
    },
    /// The rules could not be understood; points are counted as where nothing is said.
    RulesUnknown {
        /// The value.
        value: String,
        /// Where they stand.
        spot: Spot,
    },
    /// A record has fewer black stones before White's first move than its handicap says.
    HandicapMissing {
        /// How many the handicap says.
        said: usize,
        /// How many there are.
        there: usize,
        /// Where the handicap stands.
        spot: Spot,
    },
    /// The file says how many handicap stones there are and not where; they were put on the usual points.
    HandicapPut {
        /// How many.
        stones: usize,
    },
    /// The head of a record has these names and does not say which of them is whose; they are kept in the comment on the game.
    NamesOfNobody {
        /// The names in their order.
        names: Vec<String>,
    },
    /// What stands here is no part of a record and was passed over.
    PassedOver {
        /// Its beginning, on one line.
        text: String,
        /// Where it stands.
        spot: Spot,
    },
    /// A bracket in the middle of a value was read as a part of it.
    BracketInside {
        /// Where it stands.
        spot: Spot,
    },
    /// A sign that must stand here is missing, and the record was read as if it were there.
    SignMissing {
        /// The sign.
        sign: char,
        /// Where it should stand.
        spot: Spot,
    },
    /// There are further places at which the record was read in spite of the standard.
    MoreMended {
        /// How many.
        places: usize,
    },
    /// The position is the one after these many moves of a game; the game itself is kept.
    AfterGame {
        /// The number of moves played.
        moves: usize,
    },
    /// A move of the game is not legal; the position is the one before it.
    IllegalMove {
        /// The number of the move, from one.
        number: usize,
        /// The point.
        point: Point,
    },
    /// A move of the game is no point of the board; the position is the one before it.
    MoveOffBoard {
        /// The number of the move, from one.
        number: usize,
        /// The property.
        property: String,
        /// Its value, on one line.
        value: String,
        /// Where it stands.
        spot: Spot,
    },
    /// Points are named as on the board (`D4`), not as SGF names them, and were read as such.
    BoardNames {
        /// The property of the first.
        property: String,
        /// The value of the first, on one line.
        value: String,
        /// Where it stands.
        spot: Spot,
    },
    /// The size of the board stands after the root, and was taken for the whole game.
    LateSize {
        /// Where it stands.
        spot: Spot,
    },
    /// Names of properties are written in small letters (`sz`), and were read as capitals.
    SmallLetters {
        /// The first such name.
        property: String,
        /// Where it stands.
        spot: Spot,
    },
    /// Values of a property could not be understood and were left out.
    Unreadable {
        /// The property.
        property: String,
        /// The first such value.
        value: String,
        /// Where it stands.
        spot: Spot,
    },
    /// Something of a text diagram was passed over, added, or taken in one of two ways.
    Drawn {
        /// What.
        kind: DiagramNoteKind,
        /// Where it stands.
        spot: Spot,
    },
    /// Words beside a diagram say who plays first.
    ToMoveInWords {
        /// The side.
        side: Color,
        /// Where they stand.
        spot: Spot,
    },
    /// The tree of moves is deeper or larger than can be read; its rest is kept in the file.
    TreeTooLarge,
    /// The game has more positions than can be looked through; the rest is kept in the file.
    RecordTooLarge {
        /// How many can be.
        positions: usize,
    },
    /// The main line of a game has a move that cannot be played, or stones that cannot be set up, later than the position that was
    /// read; it ends before it and is kept in the file.
    LineCut {
        /// The number of the move, from one.
        number: usize,
        /// Its point, if it is a move at a point of the board.
        point: Option<Point>,
    },
    /// Variations have a move that cannot be played, or a stone off the board; they end before it and are kept in the file.
    VariationsCut {
        /// How many.
        variations: usize,
    },
}

/// How a komi is written that is no number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KomiSpelling {
    /// In hundredths of a point: `650`.
    Hundredths,
    /// In hundredths of a stone, which is two points: `375`.
    HundredthsOfStones,
    /// In tenths of a point: `65`.
    Tenths,
    /// In stones of two points: `3.75`.
    Stones,
    /// In words, or with signs of another script.
    Words,
}

impl FileNotice {
    /// Where in the file it is about, if at one place.
    pub fn spot(&self) -> Option<Spot> {
        self.clone().place().copied()
    }

    /// The same about another place.
    pub(super) fn at(mut self, place: Spot) -> Self {
        if let Some(spot) = self.place() {
            *spot = place;
        }
        self
    }

    fn place(&mut self) -> Option<&mut Spot> {
        match self {
            Self::BytesBroken { spot, .. }
            | Self::KomiMeant { spot, .. }
            | Self::KomiMissing { spot }
            | Self::KomiUnknown { spot, .. }
            | Self::RulesUnknown { spot, .. }
            | Self::HandicapMissing { spot, .. }
            | Self::PassedOver { spot, .. }
            | Self::BracketInside { spot }
            | Self::SignMissing { spot, .. }
            | Self::MoveOffBoard { spot, .. }
            | Self::BoardNames { spot, .. }
            | Self::LateSize { spot }
            | Self::SmallLetters { spot, .. }
            | Self::Unreadable { spot, .. } => Some(spot),
            _ => None,
        }
    }

    /// Whether the position is one before the end of its game because a move cannot be played.
    pub const fn ends_the_game(&self) -> bool {
        matches!(self, Self::IllegalMove { .. } | Self::MoveOffBoard { .. })
    }
}
