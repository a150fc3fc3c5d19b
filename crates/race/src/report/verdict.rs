//! Who wins, and how that is known.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;
use semeai_search::Known;

use super::value::ValueReport;
use crate::ending::Ending;
use crate::picks::Path;
use crate::solve::Ko;

/// Who wins, and how that is known.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// What both starts together come to, and how that is known.
    pub conclusion: Claim<Conclusion>,
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
    /// How the conclusion is known.
    pub const fn known(&self) -> Known {
        self.conclusion.known()
    }

    /// Whether it is known who wins, or that this depends on a ko.
    pub fn is_counted(&self) -> bool {
        self.known().is_sure()
    }

    /// Whether a result is told, with all conditions checked or on an assumption.
    pub fn is_told(&self) -> bool {
        self.is_counted() || matches!(self.conclusion, Claim::Assumed(_))
    }

    /// The same verdict where something was assumed: nothing of it is counted.
    #[must_use]
    pub(crate) fn assumed(mut self) -> Self {
        self.conclusion = self.conclusion.assumed();
        for color in Color::ALL {
            let ending = &mut self.starts[color].ending;
            *ending = ending.assumed();
        }
        self
    }

    /// The result if this side starts.
    pub fn start(&self, first: Color) -> &Start {
        &self.starts[first]
    }
}

/// The result if one side starts, with the first moves that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The adjusted value: `ceil(g)` if Black starts, `floor(g)` if White does.
    pub adjusted: Option<i128>,
    /// How the race ends from this start, and how that is known.
    pub ending: Claim<Ending>,
    /// How it ends with either side winning all kos, where that differs, whether or not a ko is told.
    pub ko: Option<Ko>,
    /// First moves of the starter that win; empty if the starter does not win.
    pub winning_moves: Vec<Point>,
    /// First moves of the starter that hold the best result he can have, if that is a seki.
    pub seki_moves: Vec<Point>,
    /// First moves of the starter that give it away, where nobody would win and every move was tried.
    pub losing_moves: Vec<Point>,
}

/// What a race comes to, both starts in one word.
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
    /// Something else, for which both together have no word: how it ends by who starts.
    ByStart(ByColor<Ending>),
}

impl Conclusion {
    /// What the endings by who starts come to.
    pub const fn of(endings: ByColor<Ending>) -> Self {
        match (endings.black, endings.white) {
            (Ending::Black, Ending::Black) => Self::Black,
            (Ending::White, Ending::White) => Self::White,
            (Ending::Black, Ending::White) => Self::First,
            (Ending::Seki, Ending::Seki) => Self::Seki,
            (Ending::BothLive, Ending::BothLive) => Self::BothLive,
            (Ending::Black, Ending::Seki) => Self::BlackOrSeki,
            (Ending::Seki, Ending::White) => Self::WhiteOrSeki,
            (Ending::White | Ending::BothLive, _)
            | (_, Ending::BothLive)
            | (Ending::Seki, Ending::Black) => Self::ByStart(endings),
        }
    }
}

/// What a verdict says, once it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim<T> {
    /// This, by formula with its preconditions checked, among them that whoever captures lives; or by all moves of a small
    /// race, those after the first capture included.
    Counted(T),
    /// This, if what the notices say holds: something was assumed. Provisional.
    Assumed(T),
    /// By all moves: a ko decides, that is, some number of ko threats changes how it ends without any.
    Ko,
    /// Questions are left.
    Open,
    /// Nothing: outside the theory, or over budget.
    Undecided,
}

impl<T> Claim<T> {
    /// How sure it is. That a ko decides is counted as well.
    pub const fn known(&self) -> Known {
        match self {
            Self::Counted(_) | Self::Ko => Known::Counted,
            Self::Assumed(_) | Self::Open => Known::Provisional,
            Self::Undecided => Known::Undecided,
        }
    }

    /// What is known, if it is.
    pub fn counted(self) -> Option<T> {
        match self {
            Self::Counted(known) => Some(known),
            Self::Assumed(_) | Self::Ko | Self::Open | Self::Undecided => None,
        }
    }

    /// What is said, whether or not something was assumed.
    pub fn said(self) -> Option<T> {
        match self {
            Self::Counted(known) | Self::Assumed(known) => Some(known),
            Self::Ko | Self::Open | Self::Undecided => None,
        }
    }

    /// The same where something was assumed.
    #[must_use]
    pub(crate) fn assumed(self) -> Self {
        match self {
            Self::Counted(known) => Self::Assumed(known),
            other => other,
        }
    }

    /// The same claim of what a function makes of it; what claims nothing stays as it is.
    pub fn map<U>(self, f: impl FnOnce(T) -> U) -> Claim<U> {
        match self {
            Self::Counted(known) => Claim::Counted(f(known)),
            Self::Assumed(known) => Claim::Assumed(f(known)),
            Self::Ko => Claim::Ko,
            Self::Open => Claim::Open,
            Self::Undecided => Claim::Undecided,
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
    /// None: all moves of both sides were tried.
    Search,
}

/// A node that needs candidate points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// Which region it is, as the index in [`Report::regions`](super::Report::regions).
    pub region: usize,
    /// The moves that lead to the node of its tree.
    pub path: Path,
}
