//! The rules of thumb by which players choose between a tree and the largest gote.
//!
//! A move whose own follow-up is larger than b1 is sente and comes first. Else, if the opponent's follow-up is larger than
//! b1, the move is reverse sente and counts double: it comes first if 2y > b1. Else the average is taken: it comes first
//! if (xl + xr)/2 + y > b1. On equality a rule says nothing.

use std::cmp::Ordering;

use semeai_cgt::{Player, Rational};
use semeai_search::{Halt, PositionBudget};

use crate::discriminant::{Binary, Choice, Discriminant};

/// What the rules of thumb say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThumbRules {
    /// By the average alone; none where it does not decide.
    pub average: Option<Choice>,
    /// By doubling alone; none where it does not decide.
    pub doubling: Option<Choice>,
    /// By the whole rule; none where it does not decide.
    pub rule: Option<Choice>,
}

impl ThumbRules {
    /// What the rules say. Nothing if there is no gote.
    #[must_use]
    pub fn of(binary: &Binary, first: Player) -> Option<Self> {
        let largest = *binary.gotes.first()?;
        let over = |size: Rational| match size.cmp(&largest) {
            Ordering::Greater => Some(Choice::Tree),
            Ordering::Less => Some(Choice::Gote),
            Ordering::Equal => None,
        };
        let average = over((binary.xl + binary.xr) / 2 + binary.y);
        let doubling = over(binary.y * 2);
        let rule = if binary.follow_up(first) > largest {
            Some(Choice::Tree)
        } else if binary.follow_up(first.opponent()) > largest {
            doubling
        } else {
            average
        };
        Some(Self {
            average,
            doubling,
            rule,
        })
    }
}

/// What following a rule costs; where it does not decide, the worse of both moves.
#[must_use]
pub fn loss(rule: Option<Choice>, discriminant: &Discriminant, first: Player) -> Rational {
    let (tree, gote) = (
        discriminant.loss_of_tree(first),
        discriminant.loss_of_gote(),
    );
    match rule {
        Some(Choice::Tree) => tree,
        Some(Choice::Gote) => gote,
        Some(Choice::Both) | None => tree.max(gote),
    }
}

/// How a rule does on many sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleRecord {
    /// The sums that it was asked about.
    pub points: u64,
    /// Those in which it chooses a move that loses.
    pub wrong: u64,
    /// Those in which it does not decide, and one of the moves loses.
    pub undecided: u64,
    /// What it loses in all, the worse of both moves where it does not decide.
    pub lost: Rational,
    /// The largest of these losses on one sum; 0 if there is none.
    pub largest: Rational,
}

/// How the rules do on the sums with xl, xr and y from 0 to a size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Survey {
    /// Averaging, where neither follow-up is larger than b1.
    pub average: RuleRecord,
    /// Doubling, where the opponent's follow-up alone is larger than b1.
    pub doubling: RuleRecord,
    /// The whole rule, on all of the sums.
    pub rule: RuleRecord,
}

impl RuleRecord {
    fn new() -> Self {
        let zero = Rational::from_integer(0);
        Self {
            points: 0,
            wrong: 0,
            undecided: 0,
            lost: zero,
            largest: zero,
        }
    }

    fn take(&mut self, verdict: Option<Choice>, loss: Rational) {
        self.points += 1;
        if loss > Rational::from_integer(0) {
            let count = match verdict {
                Some(_) => &mut self.wrong,
                None => &mut self.undecided,
            };
            *count += 1;
            self.lost += loss;
            self.largest = self.largest.max(loss);
        }
    }
}

/// Tries the rules on all trees whose three numbers are whole and from 0 to `size`, among these gotes. Nothing without a gote.
///
/// # Errors
///
/// If the budget, which pays for every tree, is spent.
///
/// ```
/// use semeai_cgt::{Player, Rational};
/// use semeai_sums::survey;
/// use semeai_search::PositionBudget;
///
/// let gotes = [1].map(Rational::from_integer);
/// let survey = survey(&gotes, Player::Left, 3, &mut PositionBudget::new(100)).unwrap().unwrap();
/// assert_eq!((survey.rule.points, survey.average.points), (64, 16));
/// ```
pub fn survey(
    gotes: &[Rational],
    first: Player,
    size: u32,
    budget: &mut PositionBudget,
) -> Result<Option<Survey>, Halt> {
    let Some(largest) = gotes.iter().max().copied() else {
        return Ok(None);
    };
    let mut survey = Survey {
        average: RuleRecord::new(),
        doubling: RuleRecord::new(),
        rule: RuleRecord::new(),
    };
    let whole = |n: u32| Rational::from_integer(n.into());
    let mut binary = Binary::new(whole(0), whole(0), whole(0), gotes.to_vec());
    for (xl, xr) in (0..=size).flat_map(|xl| (0..=size).map(move |xr| (xl, xr))) {
        budget.spend(u64::from(size) + 1)?;
        for y in 0..=size {
            [binary.xl, binary.xr, binary.y] = [xl, xr, y].map(whole);
            let (Some(discriminant), Some(rules)) =
                (binary.discriminant(first), ThumbRules::of(&binary, first))
            else {
                return Ok(None);
            };
            let cost = loss(rules.rule, &discriminant, first);
            survey.rule.take(rules.rule, cost);
            if binary.follow_up(first) > largest {
                continue;
            }
            let tally = if binary.follow_up(first.opponent()) > largest {
                &mut survey.doubling
            } else {
                &mut survey.average
            };
            tally.take(rules.rule, cost);
        }
    }
    Ok(Some(survey))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surveyed(gotes: &[i128]) -> Survey {
        let gotes: Vec<_> = gotes.iter().copied().map(Rational::from_integer).collect();
        let mut budget = PositionBudget::new(1_000_000);
        survey(&gotes, Player::Left, 12, &mut budget)
            .expect("a few")
            .expect("a gote")
    }

    /// Even gotes are kind to rules of thumb, uneven ones are not.
    #[test]
    fn rules_do_more_harm_among_uneven_gotes() {
        let mean = |tally: RuleRecord| tally.lost / i128::from(tally.points);
        let even = [&[6, 4, 2][..], &[9, 6, 3], &[8, 6, 4, 2]].map(surveyed);
        let uneven = [&[6, 1, 1][..], &[6, 5, 1], &[9, 2, 1], &[8, 7, 1, 1]].map(surveyed);
        for (of, name) in [
            (
                (|survey| survey.average) as fn(&Survey) -> RuleRecord,
                "average",
            ),
            (|survey| survey.doubling, "doubling"),
        ] {
            let most = even.iter().map(|each| mean(of(each))).max();
            let least = uneven.iter().map(|each| mean(of(each))).max();
            assert!(most < least, "{name}: {most:?} {least:?}");
        }
        // Three in a thousand, as is known of them.
        let wrong: u64 = even.iter().map(|each| each.average.wrong).sum();
        let points: u64 = even.iter().map(|each| each.average.points).sum();
        assert_eq!((wrong, points), (8, 2990));
    }

    #[test]
    fn a_survey_ends_with_its_budget() {
        let gotes = [Rational::from_integer(3)];
        let over = survey(&gotes, Player::Left, 9, &mut PositionBudget::new(5));
        assert_eq!(over, Err(Halt::Budget));
        let none = survey(&[], Player::Left, 9, &mut PositionBudget::new(5));
        assert_eq!(none, Ok(None));
    }
}
