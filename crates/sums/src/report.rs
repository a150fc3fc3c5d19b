//! Everything about a sum as plain data.

use semeai_cgt::{Player, Rational};
use semeai_search::{Check, Halt, PositionBudget};

use crate::counts::{Endings, TreeCounts, endings};
use crate::discriminant::{Binary, Choice, Discriminant};
use crate::names::{TermName, names};
use crate::prove::prove;
use crate::rules::{ThumbRules, loss};
use crate::score::{Answer, ScoreError, answer, zugzwang_terms};
use crate::tree::Sum;

/// Everything about a sum, for every start that was asked about.
#[derive(Clone, Debug)]
pub struct SumReport {
    /// The sum as it was asked about.
    pub sum: Sum,
    /// What its terms are called, in their order.
    pub names: Vec<TermName>,
    /// The terms, by their places, in which somebody would rather pass. Moves are compulsory all the same.
    pub zugzwang: Vec<usize>,
    /// The answers asked for, each with who moves first.
    pub starts: Vec<(Player, StartResult)>,
    /// How many endings the ways of searching have; none for trees deeper than 3, with several options, or too many.
    pub endings: Option<Endings>,
}

/// The answer for one start; an error if it is over budget, or too long.
pub type StartResult = Result<StartAnswer, Halt>;

/// What is known of a sum if one side moves first.
#[derive(Clone, Debug)]
pub struct StartAnswer {
    /// The score, what every first move loses, and a best line.
    pub answer: Answer,
    /// For one tree of depth 2 among gotes.
    pub thumb: Option<Thumb>,
    /// The score by trying every order, with the sums that were met, if it was asked for; an error if that was too much.
    pub proof: Option<Result<(Rational, u64), Halt>>,
}

/// One tree of depth 2 among gotes: by the theorem, and by rules of thumb.
#[derive(Clone, Debug)]
pub struct Thumb {
    /// The discriminant with its terms; the points that are left over are not in its scores.
    pub discriminant: Discriminant,
    /// What is to be played first, by the theorem.
    pub best: Choice,
    /// What the rules of thumb say.
    pub rules: ThumbRules,
    /// What following the average, doubling and the whole rule costs.
    pub losses: [Rational; 3],
}

/// Everything about a sum, for the players that are to move first; the budget is for each of the answers.
///
/// # Errors
///
/// [`ScoreError::TooLarge`]; an answer over budget is part of the report.
pub fn sum_report(
    sum: Sum,
    first: &[Player],
    check: Check,
    budget: &PositionBudget,
) -> Result<SumReport, ScoreError> {
    let mut starts = Vec::new();
    for player in first {
        let start = match start(&sum, *player, check, budget) {
            Ok(start) => Ok(start),
            Err(ScoreError::Halted(halt)) => Err(halt),
            Err(error) => return Err(error),
        };
        starts.push((*player, start));
    }
    Ok(SumReport {
        names: names(&sum),
        zugzwang: zugzwang_terms(&sum),
        starts,
        endings: shape(&sum).and_then(endings),
        sum,
    })
}

fn start(
    sum: &Sum,
    first: Player,
    check: Check,
    budget: &PositionBudget,
) -> Result<StartAnswer, ScoreError> {
    let answer = answer(sum, first, &mut budget.clone())?;
    let proof = match check {
        Check::None => None,
        Check::EveryOrder => match prove(sum, first, &mut budget.clone()) {
            Ok(proof) => Some(Ok(proof)),
            Err(ScoreError::Halted(halt)) => Some(Err(halt)),
            Err(error) => return Err(error),
        },
    };
    Ok(StartAnswer {
        answer,
        thumb: Binary::of(sum).and_then(|(binary, _)| thumb(&binary, first)),
        proof,
    })
}

fn thumb(binary: &Binary, first: Player) -> Option<Thumb> {
    let discriminant = binary.discriminant(first)?;
    let rules = ThumbRules::of(binary, first)?;
    let verdicts = [rules.average, rules.doubling, rules.rule];
    Some(Thumb {
        best: discriminant.best(first),
        losses: verdicts.map(|verdict| loss(verdict, &discriminant, first)),
        rules,
        discriminant,
    })
}

/// How many trees of each depth there are, if all have one option a side and end everywhere at the same depth.
fn shape(sum: &Sum) -> Option<TreeCounts> {
    let mut shape = TreeCounts {
        threes: 0,
        twos: 0,
        ones: 0,
    };
    for id in sum.terms() {
        if !sum.is_full(*id) {
            return None;
        }
        match sum.height(*id) {
            0 => {}
            1 => shape.ones += 1,
            2 => shape.twos += 1,
            3 => shape.threes += 1,
            _ => return None,
        }
    }
    Some(shape)
}
