//! Asking which maps of a depth win most, on the board of a document.

use std::sync::{Arc, Mutex, PoisonError};

use semeai_search::PositionBudget;
use semeai_tactics::{Exploration, ExploreReport, ExploreRound, MissingPoints, explore};

use crate::desk::{Ask, Progress};
use crate::host::{Control, cores};
use crate::kind::Kind;
use crate::session::Session;

/// Asks which maps of a depth win most.
#[derive(Clone, Debug)]
pub struct ExploreMaps {
    /// What is searched for.
    pub question: Arc<Exploration>,
    /// The rounds that have been begun.
    rounds: Arc<Mutex<Vec<ExploreRound>>>,
}

impl PartialEq for ExploreMaps {
    /// The same search: one that is begun once more is another one.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.question, &other.question)
    }
}

impl ExploreMaps {
    /// A search of which nothing has been done.
    pub fn new(question: Exploration) -> Self {
        Self {
            question: Arc::new(question),
            rounds: Arc::default(),
        }
    }

    /// The rounds that have been begun, the last one being played now.
    pub fn rounds(&self) -> Vec<ExploreRound> {
        let rounds = self.rounds.lock();
        // Nothing that holds the lock can panic, so nothing is half done.
        rounds.unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Ask for ExploreMaps {
    /// What was found, or as far as it came; which point a map names that the board lacks.
    type Answer = Result<ExploreReport, MissingPoints>;
    type Memory = ();
    const NAME: &'static str = "explore maps";

    fn answer(self, (): &mut (), control: &Control) -> Self::Answer {
        let budget = PositionBudget::new(u64::MAX).with_stop(Some(control.stop_flag()));
        explore(&self.question, cores(), &budget, |round| {
            let rounds = self.rounds.lock();
            let mut rounds = rounds.unwrap_or_else(PoisonError::into_inner);
            rounds.push(round.clone());
        })
    }
}

impl Kind for ExploreMaps {}

/// A search among maps as it is seen.
#[derive(Clone, Debug)]
pub struct ExploreProgress<'a> {
    /// What is searched for.
    pub question: &'a Exploration,
    /// The rounds that have been begun.
    pub rounds: Vec<ExploreRound>,
    /// What was found, once it has ended.
    pub report: Option<&'a Result<ExploreReport, MissingPoints>>,
    /// What is being done.
    pub progress: Progress,
}

/// Searches among maps.
impl Session {
    /// The search that was asked for last, as far as it has come.
    pub fn exploration(&self) -> Option<ExploreProgress<'_>> {
        let asked = self.desk().wanted::<ExploreMaps>()?;
        Some(ExploreProgress {
            question: &asked.question,
            rounds: asked.rounds(),
            report: self.answer::<ExploreMaps>(),
            progress: self.progress::<ExploreMaps>(),
        })
    }
}
