//! What a judge says.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Arena, Error, Rational};

use super::judgement::Judgement;
use crate::ending::Ending;
use crate::remark::Basis;
use crate::report::{Notice, Rule, ValueReport};
use crate::solve::SolvedStart;
use crate::value::describe;

/// The first moves of each side with what they lead to, if that is known.
pub(crate) type FirstMoves = ByColor<Vec<(Point, Option<Ending>)>>;

/// What a judge says who has the last word.
#[derive(Debug)]
pub(crate) struct Ruling {
    pub(crate) decision: Decision,
    /// The rule of the table of shared liberties that applies.
    pub(crate) rule: Rule,
    /// The numbers behind it, if there are any.
    pub(crate) totals: Option<Totals>,
    pub(crate) basis: Basis,
    /// Where the judge has doubts.
    pub(crate) notices: Vec<Notice>,
    /// Whether something is missing because it would cost too much.
    pub(crate) is_over_budget: bool,
}

/// Who wins.
#[derive(Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one in an analysis, so a box would gain nothing"
)]
pub(crate) enum Decision {
    /// It is known, by who starts.
    Sure {
        endings: ByColor<Ending>,
        /// The adjusted values, if they are known.
        adjusted: Option<ByColor<i128>>,
        moves: FirstMoves,
    },
    /// It was searched, by who starts, with every move of both sides.
    Searched {
        starts: ByColor<SolvedStart>,
        /// The adjusted values as they are counted, if they are known.
        adjusted: Option<ByColor<i128>>,
    },
    /// Questions are open.
    Open,
    /// Outside the theory, or over budget.
    Undecided,
}

impl Decision {
    /// The adjusted values as they are counted, if they are known.
    pub(crate) const fn adjusted(&self) -> Option<ByColor<i128>> {
        match self {
            Self::Sure { adjusted, .. } | Self::Searched { adjusted, .. } => *adjusted,
            Self::Open | Self::Undecided => None,
        }
    }
}

/// The numbers behind a verdict as plain data.
#[derive(Clone, Debug)]
pub(crate) struct Totals {
    pub(crate) sum: ValueReport,
    pub(crate) threshold: u32,
    /// The total of each side if it is an integer.
    pub(crate) external: ByColor<Option<i128>>,
    /// The mean of each side's total.
    pub(crate) mean: ByColor<Rational>,
}

impl Ruling {
    /// Nothing is known of who wins.
    pub(crate) const fn unknown(decision: Decision) -> Self {
        Self {
            decision,
            rule: Rule::Plain,
            totals: None,
            basis: Basis::OneByOne,
            notices: Vec::new(),
            is_over_budget: false,
        }
    }
}

impl Totals {
    /// Describes the numbers of a judgement.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn new(arena: &mut Arena, judgement: &Judgement) -> Result<Self, Error> {
        let external = judgement.external;
        Ok(Self {
            threshold: judgement.threshold,
            sum: describe(arena, judgement.sum, Color::Black)?,
            external: external.map(|total| arena.as_integer(total)),
            mean: ByColor {
                black: arena.mean(external.black)?.to_rational(),
                white: arena.mean(external.white)?.to_rational(),
            },
        })
    }
}

/// Whether a side that wins moving first has a move that is known to win.
pub(crate) fn has_winning_moves(endings: ByColor<Ending>, first_moves: &FirstMoves) -> bool {
    let is_shown = |first: Color| {
        let mut moves = first_moves[first].iter();
        endings[first] != Ending::won_by(first)
            || moves.any(|(_, after)| *after == Some(endings[first]))
    };
    Color::ALL.into_iter().all(is_shown)
}
