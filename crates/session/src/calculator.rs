//! A desk calculator for games: one question at a time on a thread of its own, the newest one wins.

use std::time::{Duration, Instant};

use semeai_cgt::{Arena, Budget, Dyadic, Error, Limit, ParseErrorKind};

use crate::sheet::{Comparison, SheetError, ValueSheet, compare, value_sheet};
use crate::{Derivation, Job, JobState, Waker, derivation};

/// An arena that has grown beyond this is dropped whole before the next question.
const MAX_KEPT_BYTES: usize = 128 << 20;

/// What is to be calculated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calculation {
    /// The expression.
    pub expression: String,
    /// By how much to cool, 0 or more.
    pub cool: Option<Dyadic>,
    /// The expression to compare with, if there is one.
    pub other: Option<String>,
}

/// What was calculated.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What was to be calculated.
    pub calculation: Calculation,
    /// Everything about the expression.
    pub sheet: Result<ValueSheet, SheetError>,
    /// How its written options become canonical, if it has any.
    pub derivation: Option<Derivation>,
    /// The comparison, if it was asked for and the expression has a value.
    pub comparison: Option<Result<Comparison, SheetError>>,
}

impl Answer {
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

/// What has become of the newest question.
#[derive(Clone, Debug)]
pub enum Calculated {
    /// It, or an earlier one while the newest is still at work, is answered.
    Answer(Box<Answer>),
    /// The work ended without an answer: a defect of the program, or no thread to work on.
    Failed,
}

/// Answers questions about games in the background. What one question has found speeds up the next.
///
/// ```
/// use std::time::Duration;
/// use semeai_session::{Calculated, Calculator, Calculation};
///
/// let mut calculator = Calculator::default();
/// calculator.ask(Calculation {
///     expression: "{4|0} + {6||4|0} - 7".into(),
///     cool: Some(semeai_cgt::Dyadic::integer(2)),
///     other: None,
/// });
/// let Some(Calculated::Answer(answer)) = calculator.poll(Duration::from_secs(10)) else { panic!() };
/// assert_eq!(answer.sheet.unwrap().cooled.unwrap().canonical, "-1^*");
/// ```
#[derive(Default)]
pub struct Calculator {
    arena: Option<Arena>,
    running: Option<Job<(Arena, Answer)>>,
    waiting: Option<Calculation>,
    asked_at: Option<Instant>,
    has_failed: bool,
    waker: Option<Waker>,
}

impl std::fmt::Debug for Calculator {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Calculator")
            .field("is_busy", &self.elapsed().is_some())
            .field("waiting", &self.waiting)
            .finish_non_exhaustive()
    }
}

impl Calculator {
    /// Calls this when an answer is there.
    pub fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// Asks; a question that is still at work is stopped.
    pub fn ask(&mut self, calculation: Calculation) {
        self.asked_at.get_or_insert_with(Instant::now);
        match &self.running {
            Some(job) => {
                job.cancel();
                self.waiting = Some(calculation);
            }
            None => self.start(calculation),
        }
    }

    fn start(&mut self, calculation: Calculation) {
        let arena = self.arena.take();
        let job = Job::start("calculator", self.waker.clone(), move |stop| {
            let mut arena = arena.unwrap_or_default();
            arena.set_budget(Budget::default().with_stop(stop));
            let answer = answer(&mut arena, calculation);
            (arena, answer)
        });
        match job {
            Ok(job) => self.running = Some(job),
            Err(_) => self.has_failed = true,
        }
    }

    /// Looks for an answer, waiting no longer than given.
    pub fn poll(&mut self, patience: Duration) -> Option<Calculated> {
        if std::mem::take(&mut self.has_failed) {
            self.asked_at = None;
            return Some(Calculated::Failed);
        }
        let state = self.running.as_ref()?.poll(patience);
        let answer = match state {
            JobState::Running => return None,
            JobState::Done((arena, answer)) => {
                self.arena = Some(arena).filter(|arena| arena.progress().bytes < MAX_KEPT_BYTES);
                Some(answer)
            }
            JobState::Failed => None,
        };
        self.running = None;
        if let Some(next) = self.waiting.take() {
            self.start(next);
            // The earlier question was perhaps stopped for the newer one: that is not worth showing.
            let answer = answer.filter(|answer| !answer.was_stopped())?;
            self.asked_at = Some(Instant::now());
            return Some(Calculated::Answer(Box::new(answer)));
        }
        self.asked_at = None;
        Some(answer.map_or(Calculated::Failed, |answer| {
            Calculated::Answer(Box::new(answer))
        }))
    }

    /// Stops the work; the answer will say so.
    pub fn cancel(&mut self) {
        self.waiting = None;
        if let Some(job) = &self.running {
            job.cancel();
        }
    }

    /// How long the newest question has been at work; nothing if all is answered.
    pub fn elapsed(&self) -> Option<Duration> {
        self.asked_at.map(|at| at.elapsed())
    }
}

fn answer(arena: &mut Arena, calculation: Calculation) -> Answer {
    let sheet = value_sheet(arena, &calculation.expression, calculation.cool);
    let derivation = match &sheet {
        // The value is known already; without the way to it the rest is still worth showing.
        Ok(_) => derivation(arena, &calculation.expression).unwrap_or_default(),
        Err(_) => None,
    };
    let comparison = match (&sheet, &calculation.other) {
        (Ok(sheet), Some(other)) => Some(compare(arena, sheet.id, other)),
        _ => None,
    };
    Answer {
        calculation,
        sheet,
        derivation,
        comparison,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(60);
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

    fn wait(calculator: &mut Calculator) -> Answer {
        match calculator.poll(LONG) {
            Some(Calculated::Answer(answer)) => *answer,
            other => panic!("no answer: {other:?}"),
        }
    }

    #[test]
    fn the_answer_has_everything() {
        let mut calculator = Calculator::default();
        calculator.ask(Calculation {
            expression: "{0,1|2}".into(),
            cool: Some(Dyadic::integer(1)),
            other: Some("1".into()),
        });
        let answer = wait(&mut calculator);
        assert_eq!(answer.sheet.expect("a value").canonical, "3/2");
        assert_eq!(answer.derivation.expect("braces").steps.len(), 1);
        let comparison = answer.comparison.expect("asked for").expect("a game");
        assert_eq!(comparison.difference, "1/2");
        assert!(calculator.elapsed().is_none());
    }

    #[test]
    fn a_newer_question_stops_an_older_one() {
        let mut calculator = Calculator::default();
        calculator.ask(calculation(&endless()));
        calculator.ask(calculation("3"));
        assert!(calculator.elapsed().is_some());
        let begin = Instant::now();
        let answer = loop {
            if let Some(Calculated::Answer(answer)) = calculator.poll(LONG) {
                break answer;
            }
            assert!(begin.elapsed() < LONG, "it never came");
        };
        assert_eq!(answer.calculation.expression, "3");
    }

    #[test]
    fn cancelling_is_said() {
        let mut calculator = Calculator::default();
        calculator.ask(calculation(&endless()));
        calculator.cancel();
        assert!(wait(&mut calculator).was_stopped());
        calculator.ask(calculation("2"));
        assert_eq!(wait(&mut calculator).sheet.expect("a value").canonical, "2");
    }
}
