//! Who wins, and how that is known.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;

use super::value::ValueReport;
use crate::ending::Ending;
use crate::picks::Path;

/// Who wins, and how that is known.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The conclusion for both starts.
    pub conclusion: Known<Conclusion>,
    /// The result if this side starts.
    pub starts: ByColor<Start>,
    /// The transformed sum; absent while a question is open.
    pub sum: Option<ValueReport>,
    /// The number F of the table of shared liberties: how far ahead a side must be to capture.
    pub threshold: u32,
    /// The number of plain shared liberties.
    pub shared: u32,
    /// The rule of the table that applies.
    pub rule: Rule,
    /// The total of each side if it is an integer, eyes and shared liberties not included.
    pub external: ByColor<Option<i128>>,
    /// The mean of the raw count of each side: what it has on average.
    pub mean: ByColor<Option<Rational>>,
    /// The size class of each side's eye (1 for one to three points, then 4, 5, 6, 7), 0 without an eye.
    pub eye_class: ByColor<u32>,
    /// Whether each side cannot be captured at all.
    pub is_alive: ByColor<bool>,
    /// The questions that are open, in the order in which to ask them.
    pub questions: Vec<OpenQuestion>,
}

impl Verdict {
    /// How it is known.
    pub fn known(&self) -> Known<()> {
        self.conclusion.map(|_| ())
    }

    /// Whether it is known who wins, or that this depends on a ko.
    pub fn is_counted(&self) -> bool {
        matches!(self.known(), Known::Counted(()) | Known::Ko)
    }

    /// The result if this side starts.
    pub fn start(&self, first: Color) -> &Start {
        &self.starts[first]
    }
}

/// The result for one start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The adjusted value: `ceil(g)` if Black starts, `floor(g)` if White does.
    pub adjusted: Option<i128>,
    /// How the race ends.
    pub ending: Known<Ending>,
    /// How it ends with either side winning the kos, where they decide.
    pub ko: Option<KoEndings>,
    /// First moves of the starter that win; empty if the starter does not win.
    pub winning_moves: Vec<Point>,
    /// First moves of the starter that hold the best result he can have, if that is a seki.
    pub seki_moves: Vec<Point>,
    /// First moves of the starter that lose, where nobody would win and every position was listed.
    pub losing_moves: Vec<Point>,
}

/// The verdict's vocabulary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conclusion {
    /// Black wins even if White starts.
    Black,
    /// White wins even if Black starts.
    White,
    /// Whoever starts wins.
    First,
    /// Neither wins, and each lives by the danger of the other.
    Seki,
    /// Neither could be captured even if the other were safe.
    BothLive,
    /// Black captures if Black starts, else seki.
    BlackOrSeki,
    /// White captures if White starts, else seki.
    WhiteOrSeki,
}

impl Conclusion {
    /// What the endings by who starts come to; nothing if a side would gain by moving second, for which there is no word.
    pub const fn of(endings: ByColor<Ending>) -> Option<Self> {
        Some(match (endings.black, endings.white) {
            (Ending::Black, Ending::Black) => Self::Black,
            (Ending::White, Ending::White) => Self::White,
            (Ending::Black, Ending::White) => Self::First,
            (Ending::Seki, Ending::Seki) => Self::Seki,
            (Ending::BothLive, Ending::BothLive) => Self::BothLive,
            (Ending::Black, Ending::Seki) => Self::BlackOrSeki,
            (Ending::Seki, Ending::White) => Self::WhiteOrSeki,
            (Ending::White | Ending::BothLive, _)
            | (_, Ending::BothLive)
            | (Ending::Seki, Ending::Black) => return None,
        })
    }
}

/// How a race ends that depends on who wins its kos.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KoEndings {
    /// If Black may always take back at once and White never.
    pub black_wins_kos: Ending,
    /// If White may always take back at once and Black never.
    pub white_wins_kos: Ending,
    /// If neither side has a ko threat.
    pub no_threats: Ending,
}

impl KoEndings {
    /// The ending, if it is the same whoever wins the kos.
    pub fn ending(self) -> Option<Ending> {
        (self.black_wins_kos == self.white_wins_kos).then_some(self.black_wins_kos)
    }
}

/// What a verdict says, once it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known<T> {
    /// This, by formula with its preconditions checked, among them that whoever captures lives; or by all moves of a small
    /// race, those after the first capture included.
    Counted(T),
    /// By the same means: it depends on who wins a ko.
    Ko,
    /// Questions are left.
    Open,
    /// Nothing: outside the theory, or over budget.
    Undecided,
}

impl<T> Known<T> {
    /// What is known, if it is.
    pub fn counted(self) -> Option<T> {
        match self {
            Self::Counted(known) => Some(known),
            Self::Ko | Self::Open | Self::Undecided => None,
        }
    }

    /// The same of something else.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Known<U> {
        match self {
            Self::Counted(known) => Known::Counted(f(known)),
            Self::Ko => Known::Ko,
            Self::Open => Known::Open,
            Self::Undecided => Known::Undecided,
        }
    }
}

/// The row of the table of shared liberties and eyes that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Neither side has an eye and at most one liberty is shared (Hunter's type 1).
    Plain,
    /// Neither side has an eye, two or more liberties are shared (type 2).
    Shared,
    /// This side has the only eye (type 3, me ari me nashi).
    OnlyEye(Color),
    /// Both have eyes of one class (types 4 and 6).
    EqualEyes,
    /// This side has the larger eye (type 5).
    LargerEye(Color),
    /// This side has two eyes.
    Alive(Color),
    /// Both sides have two eyes.
    BothAlive,
    /// None: every position of the race was listed, with all moves of both sides.
    Listed,
}

/// A node that needs candidate points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The index in [`Report::regions`](super::Report::regions).
    pub region: usize,
    /// The node.
    pub path: Path,
}
