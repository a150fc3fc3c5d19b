//! How long an experiment will take, by playing a little of it.

use std::time::Duration;

use semeai_search::PositionBudget;
use web_time::Instant;

use super::run::Run;

/// How many games of each cell are tried.
const TRIED: u64 = 4;

impl Run {
    /// About how long the games of its share take on so many threads: a few games of every cell, as many times as there are games.
    /// Trying them takes as long as they do; with the budget over, those that were not tried count as nothing.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub fn estimate(&self, threads: usize, budget: &PositionBudget) -> Duration {
        let experiment = self.experiment();
        let mut budget = budget.clone();
        let mut seconds = 0.0;
        for (cell, counts) in experiment.cells().iter().zip(self.counts()) {
            let games = TRIED.min(counts.asked);
            let begun = Instant::now();
            let tried = cell.play(experiment.seed, 0..games, &mut budget);
            if tried.is_ok() && games > 0 {
                seconds += begun.elapsed().as_secs_f64() / games as f64 * counts.asked as f64;
            }
        }
        Duration::try_from_secs_f64(seconds / threads.max(1) as f64).unwrap_or(Duration::MAX)
    }
}
