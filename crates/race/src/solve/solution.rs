//! The answer of a search as plain data.

use std::time::Duration;

use semeai_board::{ByColor, Color, Point};

use crate::ending::Ending;

/// How a race ends, as far as a search knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Like this, whoever wins the kos.
    Ends(Ending),
    /// It depends on who wins a ko.
    Ko,
    /// Over budget or stopped.
    Undecided,
}

impl Outcome {
    /// The outcome in which this side wins.
    pub const fn won_by(color: Color) -> Self {
        Self::Ends(Ending::won_by(color))
    }

    /// The ending, if it is known and depends on no ko.
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Ends(ending) => Some(ending),
            Self::Ko | Self::Undecided => None,
        }
    }

    /// The side that wins, if that is known and one does.
    pub fn winner(self) -> Option<Color> {
        self.ending().and_then(Ending::winner)
    }
}

impl From<Option<Ending>> for Outcome {
    fn from(ending: Option<Ending>) -> Self {
        ending.map_or(Self::Undecided, Self::Ends)
    }
}

/// How often a winner can play elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lead {
    /// So many moves in a row, from his next turn on, and he still wins.
    Moves(u32),
    /// At the least so many moves, not 0: with what lies beyond the points that were searched it may be more.
    AtLeast(u32),
    /// As often as he likes while his own essential stones stand: nothing that the loser does needs an answer but a capture of
    /// them, which loses too.
    Endless,
}

/// Everything that a search found out.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// One answer for each side that may start; absent if it was not asked for.
    pub starts: ByColor<Option<SolvedStart>>,
    /// What the search of all starts took.
    pub effort: Effort,
}

impl Solution {
    /// Whether everything that was asked is answered.
    pub fn is_decided(&self) -> bool {
        let starts = || {
            Color::ALL
                .into_iter()
                .filter_map(|color| self.starts[color].as_ref())
        };
        starts().next().is_some() && starts().all(|start| start.outcome != Outcome::Undecided)
    }
}

/// What a search took, in positions, time and memory; no answer depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// The positions made in all searches, which the budget is about.
    pub positions: u64,
    /// How long it took by the clock, whatever else the machine did.
    pub elapsed: Duration,
    /// The bytes of its tables when they were largest.
    pub table_bytes: usize,
}

impl Effort {
    /// What this search and another one after it took.
    #[must_use]
    pub fn then(self, next: Self) -> Self {
        Self {
            positions: self.positions + next.positions,
            elapsed: self.elapsed + next.elapsed,
            table_bytes: self.table_bytes.max(next.table_bytes),
        }
    }
}

/// What an answer leaves open beside what it tells, because that took too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeftOpen {
    /// Who captures first is known, not whether he lives.
    AfterCapture,
    /// Nobody captures, but not known is whether both live by themselves.
    SekiOrBothLive,
    /// How it ends without ko threats is known, not whether some number of them changes it.
    KoThreats,
}

/// The answer of a search if one side starts, as far as it went.
#[derive(Clone, Debug, PartialEq)]
pub struct SolvedStart {
    /// Who wins where nobody has a ko threat; [`Outcome::Ko`] if some number of them changes that, see [`Ko::outcome`].
    pub outcome: Outcome,
    /// The endings that are not excluded: one if proved, more if undecided or [`Outcome::Ko`].
    pub possible: Vec<Ending>,
    /// Every first move of the starter that keeps the outcome, by point; if it is a ko, also what he gets by winning
    /// all kos, or where threats change nothing, what he gets without them against eight. Empty if the starter loses: then no move is better than another.
    pub moves: Vec<Point>,
    /// Every first move that gives the outcome away, by point, where nobody wins.
    pub losing: Vec<Point>,
    /// First moves that were not tried to the end; further ones of them may keep the outcome too.
    pub unjudged: Vec<Point>,
    /// Whether the starter keeps the outcome even if he plays elsewhere first, as far as that was found out; `false` if he loses.
    pub may_pass: Option<bool>,
    /// How often the winner can play elsewhere; absent if nobody wins or the number is beyond what was searched.
    pub ahead: Option<Lead>,
    /// A good line: the winner heads for a fast win, the loser holds out, as far as the search has seen it; there may
    /// be faster wins and longer resistance. It goes on after a capture until it is plain that the captor lives, or dies.
    pub line: Vec<Step>,
    /// Whether the line ends where a position comes back that neither side can leave without losing: it goes round for ever, which
    /// is no result under Japanese rules.
    pub repeats: bool,
    /// What it would be with either side winning all kos, where that differs, whether or not the outcome is [`Outcome::Ko`].
    pub ko: Option<Ko>,
    /// What the answer leaves open: then everything in it holds of the first capture, or of its being a seki, only.
    pub left_open: Option<LeftOpen>,
}

impl SolvedStart {
    /// A start of which nothing is known but these endings, which are not excluded.
    #[must_use]
    pub const fn open(possible: Vec<Ending>) -> Self {
        Self {
            outcome: Outcome::Undecided,
            possible,
            moves: Vec::new(),
            losing: Vec::new(),
            unjudged: Vec::new(),
            may_pass: None,
            ahead: None,
            line: Vec::new(),
            repeats: false,
            ko: None,
            left_open: None,
        }
    }
}

/// A move of a line, or a move elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The side that makes the move.
    pub color: Color,
    /// Where; absent if he plays elsewhere.
    pub point: Option<Point>,
    /// Whether he answers a ko with a threat elsewhere first and then takes it back here.
    pub is_after_threat: bool,
}

/// How a race ends that ends in another way if Black wins all kos than if White does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ko {
    /// If Black may always take back at once and White never; absent if that is not decided, as below.
    pub black_wins_kos: Option<Ending>,
    /// If White may always take back at once and Black never.
    pub white_wins_kos: Option<Ending>,
    /// If neither side has a ko threat.
    pub no_threats: Option<Ending>,
    /// Of which side how many ko threats change [`Ko::no_threats`].
    pub turn: KoTurn,
}

/// Which ko threats of one side change how a race ends without any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoTurn {
    /// So many more than the opponent has, for this side, and no fewer of either.
    At(Color, u32),
    /// Eight of this side, or fewer; the least number is not known.
    Within(Color),
    /// Not eight of either side: only a side that wins one ko after the other could change it.
    Never,
    /// That was not found out.
    Open,
}

impl Ko {
    /// What the race is: how it ends without threats, or [`Outcome::Ko`] if some number of them changes that. Wherever a race is told,
    /// this says whether it is called a ko; where it was not found out whether they do, it is not.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self.turn {
            KoTurn::At(..) | KoTurn::Within(_) => Outcome::Ko,
            KoTurn::Never | KoTurn::Open => self.no_threats.into(),
        }
    }

    /// Who needs ko threats, and how many more than the opponent, to change the result; absent if none do or the number is not
    /// known.
    #[must_use]
    pub const fn threats(&self) -> Option<(Color, u32)> {
        match self.turn {
            KoTurn::At(color, count) => Some((color, count)),
            KoTurn::Within(_) | KoTurn::Never | KoTurn::Open => None,
        }
    }

    /// The same with every ending named anew.
    pub(crate) fn named(self, name: impl Fn(Ending) -> Ending) -> Self {
        Self {
            black_wins_kos: self.black_wins_kos.map(&name),
            white_wins_kos: self.white_wins_kos.map(&name),
            no_threats: self.no_threats.map(&name),
            ..self
        }
    }
}
