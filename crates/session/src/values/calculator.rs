//! A calculator for games: what can be asked of it, and what it answers.

use std::time::Duration;

use semeai_cgt::{Arena, Budget, Dyadic, Error, Limit, ParseErrorKind};

use crate::desk::Ask;
use crate::host::Control;
use crate::values::details::{ValueDetails, value_details};
use crate::values::sheet::{Comparison, SheetError, ValueSheet, compare, value_sheet};
use crate::{Derivation, derivation};

/// An arena that has grown beyond this is dropped whole before the next question.
const MAX_KEPT_BYTES: usize = 128 << 20;

/// How long a calculation may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks for the value of a typed expression.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calculation {
    /// The expression in the notation of games, as typed.
    pub expression: String,
    /// By how much to cool, 0 or more.
    pub cool: Option<Dyadic>,
    /// The expression to compare with, if there is one.
    pub other: Option<String>,
}

/// What a typed expression is worth, or why it has no value.
#[derive(Clone, Debug)]
pub struct CalculationReport {
    /// The value with all its numbers, or what is wrong with the text.
    pub sheet: Result<ValueSheet, SheetError>,
    /// What theory asks of it, if it has a value.
    pub details: Option<ValueDetails>,
    /// How its written options become canonical, if it has any.
    pub derivation: Option<Derivation>,
    /// The comparison, if it was asked for and the expression has a value.
    pub comparison: Option<Result<Comparison, SheetError>>,
}

impl CalculationReport {
    /// Whether it was cut short on request.
    pub fn was_stopped(&self) -> bool {
        let is_stop = |error: &SheetError| error.limit() == Some(Limit::Stopped);
        self.sheet.as_ref().err().is_some_and(is_stop)
            || matches!(&self.comparison, Some(Err(error)) if is_stop(error))
    }
}

impl SheetError {
    /// The limit that was reached, if the input is fine but the answer is over the budget.
    pub fn limit(&self) -> Option<Limit> {
        let error = match self {
            Self::Parse(error) => match &error.kind {
                ParseErrorKind::Value(error) => error,
                _ => return None,
            },
            Self::Engine(error) => error,
        };
        match error {
            Error::OverBudget { limit, .. } => Some(*limit),
            _ => None,
        }
    }
}

/// What one calculation leaves to the next: everything that it has found out about games.
#[derive(Debug, Default)]
pub struct KnownGames {
    arena: Option<Arena>,
}

/// Calculates in the background. What one question has found speeds up the next.
///
/// ```
/// use semeai_session::{Calculation, Desk};
///
/// let calculation = Calculation {
///     expression: "{4|0} + {6||4|0} - 7".into(),
///     cool: Some(semeai_cgt::Dyadic::integer(2)),
///     other: None,
/// };
/// let mut desk = Desk::default();
/// desk.want(calculation.clone());
/// desk.finish::<Calculation>();
/// let calculated = &desk.answer::<Calculation>().expect("an answer").answer;
/// let sheet = calculated.sheet.as_ref().expect("a value");
/// assert_eq!(sheet.cooled.as_ref().unwrap().canonical, "-1^*");
/// ```
impl Ask for Calculation {
    type Answer = CalculationReport;
    type Memory = KnownGames;
    const NAME: &'static str = "calculator";
    // Else whoever types on would lose what was found for the first half of the expression.
    const WAITS: bool = true;

    fn answer(self, known: &mut KnownGames, control: &Control) -> CalculationReport {
        let mut arena = known.arena.take().unwrap_or_default();
        let budget = Budget::default().with_stop(control.stop_flag());
        let budget = budget.with_deadline(control.deadline(PATIENCE));
        arena.set_budget(budget);
        let calculated = calculate(&mut arena, &self);
        known.arena = Some(arena).filter(|arena| arena.progress().bytes < MAX_KEPT_BYTES);
        calculated
    }
}

fn calculate(arena: &mut Arena, calculation: &Calculation) -> CalculationReport {
    let sheet = value_sheet(arena, &calculation.expression, calculation.cool);
    let details = sheet.as_ref().ok();
    let details = details.map(|sheet| value_details(arena, sheet.id));
    let derivation = match &sheet {
        // The value is known already; without the way to it the rest is still worth showing.
        Ok(_) => derivation(arena, &calculation.expression).unwrap_or_default(),
        Err(_) => None,
    };
    let comparison = match (&sheet, &calculation.other) {
        (Ok(sheet), Some(other)) => Some(compare(arena, sheet.id, other)),
        _ => None,
    };
    CalculationReport {
        sheet,
        details,
        derivation,
        comparison,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::Desk;

    /// Takes until its budget ends: a sum of many switches with different numbers.
    fn endless() -> String {
        let terms: Vec<String> = (1..40)
            .map(|n| format!("{{{}||{}|-{n}}}", n * n * n + 7, n))
            .collect();
        terms.join("+")
    }

    fn calculation(expression: &str) -> Calculation {
        Calculation {
            expression: expression.into(),
            ..Calculation::default()
        }
    }

    fn finished<'a>(desk: &'a mut Desk, calculation: &Calculation) -> &'a CalculationReport {
        desk.want(calculation.clone());
        desk.finish::<Calculation>();
        &desk.answer::<Calculation>().expect("an answer").answer
    }

    fn canonical(calculated: &CalculationReport) -> &str {
        calculated
            .sheet
            .as_ref()
            .expect("a value")
            .canonical
            .as_str()
    }

    #[test]
    fn the_answer_has_everything() {
        let asked = Calculation {
            expression: "{0,1|2}".into(),
            cool: Some(Dyadic::integer(1)),
            other: Some("1".into()),
        };
        let mut desk = Desk::default();
        let calculated = finished(&mut desk, &asked);
        assert_eq!(canonical(calculated), "3/2");
        let derivation = calculated.derivation.as_ref().expect("braces");
        assert_eq!(derivation.steps.len(), 1);
        let comparison = calculated.comparison.as_ref().expect("asked for");
        assert_eq!(comparison.as_ref().expect("a game").difference, "1/2");
    }

    #[test]
    fn a_newer_question_stops_an_older_one() {
        let mut desk = Desk::default();
        desk.want(calculation(&endless()));
        desk.start();
        assert_eq!(canonical(finished(&mut desk, &calculation("3"))), "3");
    }

    #[test]
    fn stopping_is_said() {
        let mut desk = Desk::default();
        let long = calculation(&endless());
        desk.want(long.clone());
        desk.start();
        desk.stop::<Calculation>();
        assert!(finished(&mut desk, &long).was_stopped());
        assert_eq!(canonical(finished(&mut desk, &calculation("2"))), "2");
    }
}
