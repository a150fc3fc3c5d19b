//! Sums of trees as somebody types them: what can be asked of a text, and what is answered.

use std::time::Duration;

use semeai_cgt::{ParseError, Player, Rational};
use semeai_search::Check;
use semeai_search::{Halt, PositionBudget};
use semeai_sums::{ScoreError, Sum, SumReport, Survey, sum_report, survey};

use crate::desk::{Ask, Progress};
use crate::host::Control;

/// The positions that each answer about a sum may take: well over what any sum takes that is worth looking at, and within
/// some hundred megabytes.
const MOST: u64 = 1_000_000;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Everything about a sum, both starts of it.
///
/// ```
/// use semeai_search::Check;
/// use semeai_session::{Desk, SolveSum};
///
/// let solve = SolveSum { text: "{5|0} + {3|0}".into(), check: Check::None };
/// let mut desk = Desk::default();
/// desk.want(solve.clone());
/// desk.finish::<SolveSum>();
/// let report = &desk.answer::<SolveSum>().expect("an answer").answer;
/// let report = report.as_ref().expect("a sum");
/// assert_eq!(report.starts.len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveSum {
    /// The sum in the notation of sums, as typed.
    pub text: String,
    /// Whether it is proved by trying every order too.
    pub check: Check,
}

/// Why there is nothing to be told of a text.
#[derive(Clone, Debug, PartialEq)]
pub enum SumError {
    /// It is no sum.
    Text(ParseError),
    /// It is one that is not scored at all.
    Score(ScoreError),
}

impl Ask for SolveSum {
    type Answer = Result<SumReport, SumError>;
    type Memory = ();
    const NAME: &'static str = "sum";

    /// What was found about the sum before, until something is found about this one.
    fn still_shows(&self, _: &Self, _: Progress) -> bool {
        true
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let sum = Sum::parse(&self.text).map_err(SumError::Text)?;
        let budget = PositionBudget::new(MOST)
            .with_stop(Some(control.stop_flag()))
            .with_progress(Some(control.counter()))
            .with_deadline(control.deadline(PATIENCE));
        let both = [Player::Left, Player::Right];
        sum_report(sum, &both, self.check, &budget).map_err(SumError::Score)
    }
}

/// How the rules of thumb do among these gotes, on all whole numbers of a tree up to a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestRules {
    /// What each gote is worth, the tree not among them.
    pub gotes: Vec<Rational>,
    /// Who makes the first move.
    pub first: Player,
    /// The largest number of a tree.
    pub size: u32,
}

impl Ask for TestRules {
    /// Nothing without a gote.
    type Answer = Result<Option<Survey>, Halt>;
    type Memory = ();
    const NAME: &'static str = "rules";

    fn still_shows(&self, _: &Self, _: Progress) -> bool {
        true
    }

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let mut budget = PositionBudget::new(MOST)
            .with_stop(Some(control.stop_flag()))
            .with_progress(Some(control.counter()))
            .with_deadline(control.deadline(PATIENCE));
        survey(&self.gotes, self.first, self.size, &mut budget)
    }
}

#[cfg(test)]
mod tests {
    use semeai_sums::StartResult;

    use super::*;
    use crate::desk::Desk;

    fn answer(text: &str) -> Result<SumReport, SumError> {
        let solve = SolveSum {
            text: text.to_owned(),
            check: Check::None,
        };
        let mut desk = Desk::default();
        desk.want(solve.clone());
        desk.finish::<SolveSum>();
        desk.answer::<SolveSum>().expect("an answer").answer.clone()
    }

    #[test]
    fn a_text_that_is_no_sum_says_where() {
        let Err(SumError::Text(error)) = answer("{4|0} + {1|}") else {
            panic!("no sum");
        };
        assert_eq!(error.column, 12);
    }

    #[test]
    fn both_starts_are_answered() {
        let report = answer("A(4,1,4) + {6|0} + {4|0} + {1|0}").expect("a sum");
        let scores = report.starts.iter().map(|(_, start)| match start {
            Ok(start) => start.answer.score.to_integer(),
            Err(halt) => panic!("{halt:?}"),
        });
        assert_eq!(scores.collect::<Vec<_>>(), [13, 9]);
    }

    #[test]
    fn what_is_stopped_is_over_budget() {
        let solve = SolveSum {
            text: (1..40)
                .map(|n| format!("{{{{{}|{}}}|{{{n}|0}}}}", 9 * n * n, 2 * n))
                .collect::<Vec<_>>()
                .join("+"),
            check: Check::None,
        };
        let control = Control::default();
        control
            .stop_flag()
            .store(true, std::sync::atomic::Ordering::Relaxed);
        let report = solve.answer(&mut (), &control).expect("a sum");
        let halted = |(_, start): &(Player, StartResult)| start.is_err();
        assert!(report.starts.iter().all(halted), "{report:?}");
    }
}
