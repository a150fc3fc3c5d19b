//! Asking for an exercise: composed beside the window, until one is found or somebody does not want to wait.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use semeai_board::Likeness;
use semeai_search::PositionBudget;

use super::choice::{ExerciseChoice, ExerciseName};
use super::exercise::Exercise;
use crate::desk::Ask;
use crate::host::Control;
use crate::kind::Kind;
use crate::session::Session;

/// Nobody waits longer for an exercise.
const PATIENCE: Duration = Duration::from_secs(120);

/// So many numbers without a new exercise end the search for one: there are no more, or they are too rare to be waited for.
const FRUITLESS: u64 = 100;

/// Which exercise is wanted.
#[derive(Clone, Debug)]
pub enum WantedExercise {
    /// This one.
    Named(ExerciseName),
    /// The next ones of a series that are unlike all that were seen, and unlike each other.
    Next {
        /// What it is about, and how hard.
        choice: ExerciseChoice,
        /// What the random numbers of the series are made from.
        seed: u64,
        /// The number that is tried first.
        from: u64,
        /// What is not to come again, turned or mirrored neither.
        seen: Arc<BTreeSet<Likeness>>,
        /// How many.
        count: usize,
    },
}

/// Asks for exercises.
#[derive(Clone, Debug)]
pub struct ComposeExercise(Arc<WantedExercise>);

impl PartialEq for ComposeExercise {
    /// The same wish: one that is wished once more is another one.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What was composed.
#[derive(Clone, Debug)]
pub struct ComposedExercises {
    /// As many as were wanted, or fewer, in their order.
    pub exercises: Vec<Arc<Exercise>>,
    /// Why they are fewer than were wanted.
    pub lacking: Option<NoExercise>,
}

/// Why there is no exercise, or none more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoExercise {
    /// None was found that is unlike those before, or there is none of this name.
    NoMore,
    /// It took too long, or somebody stopped it.
    Stopped,
}

impl ComposeExercise {
    /// A wish of which nothing has been done.
    pub fn new(wanted: WantedExercise) -> Self {
        Self(Arc::new(wanted))
    }

    /// Which exercise is wanted.
    pub fn wanted(&self) -> &WantedExercise {
        &self.0
    }
}

impl Ask for ComposeExercise {
    type Answer = ComposedExercises;
    type Memory = ();
    const NAME: &'static str = "compose exercises";

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let budget = PositionBudget::new(u64::MAX)
            .with_deadline(control.deadline(PATIENCE))
            .with_stop(Some(control.stop_flag()))
            .with_progress(Some(control.counter()));
        let composed = |choice: ExerciseChoice, seed, number| {
            Exercise::compose(choice.kind, choice.grade, seed, number, &budget)
        };
        let mut exercises = Vec::new();
        let wanted = match &*self.0 {
            WantedExercise::Named(name) => {
                let found = composed(name.choice, name.seed, name.number);
                exercises.extend(found.map(Arc::new));
                1
            }
            WantedExercise::Next {
                choice,
                seed,
                from,
                seen,
                count,
            } => {
                let mut seen = BTreeSet::clone(seen);
                let mut fruitless = 0;
                let mut numbers = *from..;
                while exercises.len() < *count && fruitless < FRUITLESS && !budget.is_stopped() {
                    let found = numbers
                        .next()
                        .and_then(|number| composed(*choice, *seed, number));
                    match found.filter(|found| seen.insert(found.likeness().clone())) {
                        Some(found) => {
                            exercises.push(Arc::new(found));
                            fruitless = 0;
                        }
                        None => fruitless += 1,
                    }
                }
                *count
            }
        };
        let why = match budget.is_stopped() {
            true => NoExercise::Stopped,
            false => NoExercise::NoMore,
        };
        let lacking = (exercises.len() < wanted).then_some(why);
        ComposedExercises { exercises, lacking }
    }
}

impl Kind for ComposeExercise {
    /// Half an exercise is none.
    fn leave(session: &mut Session) {
        session.desk_mut().cancel::<Self>();
    }
}

#[cfg(test)]
mod tests {
    use semeai_search::compose::Grade;

    use super::*;
    use crate::compose::{ExerciseKind, Sitting};

    fn composed(wish: ComposeExercise) -> ComposedExercises {
        wish.answer(&mut (), &Control::default())
    }

    fn one(wish: ComposeExercise) -> Arc<Exercise> {
        let found = composed(wish);
        assert_eq!(found.lacking, None);
        let [only] = &found.exercises[..] else {
            panic!("{found:?}");
        };
        Arc::clone(only)
    }

    const CHOICE: ExerciseChoice = ExerciseChoice {
        kind: ExerciseKind::Plain,
        grade: Grade::First,
    };

    #[test]
    fn exercises_follow_each_other_and_come_again_by_their_names() {
        let mut sitting = Sitting::with_seed(7);
        let mut seen = BTreeSet::new();
        for _ in 0..5 {
            let found = one(sitting.next(CHOICE, 1));
            assert!(seen.insert(found.likeness().clone()), "one like it before");
            let again = one(ComposeExercise::new(WantedExercise::Named(found.name())));
            assert_eq!(again.document, found.document);
            assert_eq!(again.name(), found.name());
            sitting.remember(&found);
        }
    }

    #[test]
    fn another_kind_begins_with_its_own_first_number() {
        let mut sitting = Sitting::with_seed(7);
        let first = one(sitting.next(CHOICE, 1));
        sitting.remember(&first);
        let life = ExerciseChoice {
            kind: ExerciseKind::Life,
            ..CHOICE
        };
        let WantedExercise::Next { from, seed, .. } = sitting.next(life, 1).wanted().clone() else {
            panic!("the next one");
        };
        assert_eq!((from, seed), (1, 7));
    }

    #[test]
    fn who_is_stopped_composes_nothing() {
        let control = Control::default();
        control
            .stop_flag()
            .store(true, std::sync::atomic::Ordering::Relaxed);
        let wish = Sitting::with_seed(7).next(CHOICE, 3);
        let answer = wish.answer(&mut (), &control);
        assert!(answer.exercises.is_empty());
        assert_eq!(answer.lacking, Some(NoExercise::Stopped));
    }

    #[test]
    fn several_are_those_that_come_one_by_one() {
        let mut sitting = Sitting::with_seed(7);
        let all = composed(sitting.next(CHOICE, 4));
        assert_eq!(all.lacking, None);
        let names: Vec<_> = all.exercises.iter().map(|it| it.name()).collect();
        let each = (0..4).map(|_| {
            let found = one(sitting.next(CHOICE, 1));
            sitting.remember(&found);
            found.name()
        });
        assert_eq!(names, each.collect::<Vec<_>>());
    }
}
