//! The exercises of a sitting: which one comes next, and none like those before.

use std::collections::hash_map::RandomState;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

use semeai_board::Likeness;

use super::asking::{ComposeExercise, WantedExercise};
use super::choice::ExerciseChoice;
use super::exercise::Exercise;

/// Seeds have no more digits than a person copies without a mistake.
const SEEDS: u64 = 1_000_000;

/// The exercises that somebody has been given since the program began.
#[derive(Clone, Debug)]
pub struct Sitting {
    seed: u64,
    /// The number of the last exercise of each series.
    last: BTreeMap<ExerciseChoice, u64>,
    seen: Arc<BTreeSet<Likeness>>,
}

impl Default for Sitting {
    /// One with a seed that nobody knows before. A hasher has keys of its own: that is as much chance as is needed, on every system.
    fn default() -> Self {
        let chance = RandomState::new().build_hasher().finish();
        Self::with_seed(chance % SEEDS)
    }
}

impl Sitting {
    /// One with this seed.
    pub fn with_seed(seed: u64) -> Self {
        Self {
            seed,
            last: BTreeMap::new(),
            seen: Arc::default(),
        }
    }

    /// Asks for the next exercises of this choice, unlike all before and each other. Of each series the numbers follow each other, so
    /// whoever composes it by its seed has the same exercises among his.
    pub fn next(&self, choice: ExerciseChoice, count: usize) -> ComposeExercise {
        let last = self.last.get(&choice).copied().unwrap_or_default();
        ComposeExercise::new(WantedExercise::Next {
            choice,
            seed: self.seed,
            from: last.saturating_add(1),
            seen: Arc::clone(&self.seen),
            count,
        })
    }

    /// Remembers an exercise that somebody was given. One of another seed is only not to be seen again.
    pub fn remember(&mut self, exercise: &Exercise) {
        Arc::make_mut(&mut self.seen).insert(exercise.likeness().clone());
        let name = exercise.name();
        if name.seed == self.seed {
            let last = self.last.entry(name.choice).or_default();
            *last = name.number.max(*last);
        }
    }
}
