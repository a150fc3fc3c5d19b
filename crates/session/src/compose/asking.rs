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
    /// The next one of a series that is unlike all that were seen.
    Next {
        /// What it is about, and how hard.
        choice: ExerciseChoice,
        /// What the random numbers of the series are made from.
        seed: u64,
        /// The number that is tried first.
        from: u64,
        /// What is not to come again, turned or mirrored neither.
        seen: Arc<BTreeSet<Likeness>>,
    },
}

/// Asks for an exercise.
#[derive(Clone, Debug)]
pub struct ComposeExercise(Arc<WantedExercise>);

impl PartialEq for ComposeExercise {
    /// The same wish: one that is wished once more is another one.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// Why there is no exercise.
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
    type Answer = Result<Arc<Exercise>, NoExercise>;
    type Memory = ();
    const NAME: &'static str = "compose an exercise";

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let budget = PositionBudget::new(u64::MAX)
            .with_deadline(control.deadline(PATIENCE))
            .with_stop(Some(control.stop_flag()))
            .with_progress(Some(control.counter()));
        let composed = |choice: ExerciseChoice, seed, number| {
            Exercise::compose(choice.kind, choice.grade, seed, number, &budget)
        };
        let found = match &*self.0 {
            WantedExercise::Named(name) => composed(name.choice, name.seed, name.number),
            WantedExercise::Next {
                choice,
                seed,
                from,
                seen,
            } => {
                let mut numbers = (*from..).take(usize::try_from(FRUITLESS).unwrap_or(usize::MAX));
                numbers.find_map(|number| {
                    if budget.is_stopped() {
                        return None;
                    }
                    let found = composed(*choice, *seed, number)?;
                    (!seen.contains(found.likeness())).then_some(found)
                })
            }
        };
        let why = || match budget.is_stopped() {
            true => NoExercise::Stopped,
            false => NoExercise::NoMore,
        };
        found.map(Arc::new).ok_or_else(why)
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

    fn composed(wish: ComposeExercise) -> Result<Arc<Exercise>, NoExercise> {
        wish.answer(&mut (), &Control::default())
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
            let found = composed(sitting.next(CHOICE)).expect("an exercise");
            assert!(seen.insert(found.likeness().clone()), "one like it before");
            let again = composed(ComposeExercise::new(WantedExercise::Named(found.name())));
            let again = again.expect("the same");
            assert_eq!(again.document, found.document);
            assert_eq!(again.name(), found.name());
            sitting.remember(&found);
        }
    }

    #[test]
    fn another_kind_begins_with_its_own_first_number() {
        let mut sitting = Sitting::with_seed(7);
        let first = composed(sitting.next(CHOICE)).expect("an exercise");
        sitting.remember(&first);
        let life = ExerciseChoice {
            kind: ExerciseKind::Life,
            ..CHOICE
        };
        let WantedExercise::Next { from, seed, .. } = sitting.next(life).wanted().clone() else {
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
        let wish = Sitting::with_seed(7).next(CHOICE);
        let answer = wish.answer(&mut (), &control);
        assert_eq!(answer.err(), Some(NoExercise::Stopped));
    }
}
