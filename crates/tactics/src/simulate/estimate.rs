//! How long an experiment will take, by playing a little of it.

use std::time::Duration;

use semeai_search::PositionBudget;
use web_time::Instant;

use super::run::{CellCounts, Run};

/// How many games of a cell are tried.
const TRIED: u64 = 4;

/// How many cells are tried, spread over all of them.
const TRIED_CELLS: usize = 500;

impl Run {
    /// About how long the games of its share take on so many threads: a few games of every cell, or of some of very many, as many times
    /// as there are games. Trying them takes as long as they do; with the budget over, those that were not tried count as nothing.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub fn estimate(&self, threads: usize, budget: &PositionBudget) -> Duration {
        let experiment = self.experiment();
        let mut budget = budget.clone();
        let counts = self.counts();
        let has_games = |(_, counts): &(usize, &CellCounts)| counts.asked > 0;
        let asked: Vec<(usize, &CellCounts)> =
            counts.iter().enumerate().filter(has_games).collect();
        let step = asked.len().div_ceil(TRIED_CELLS).max(1);
        let tried = asked.len().div_ceil(step).max(1);
        let mut seconds = 0.0;
        for (number, counts) in asked.iter().step_by(step) {
            let Some(cell) = experiment.cell(*number) else {
                continue;
            };
            let games = TRIED.min(counts.asked);
            let begun = Instant::now();
            let played = cell.play(experiment.seed, 0..games, &mut budget);
            if played.is_ok() {
                seconds += begun.elapsed().as_secs_f64() / games as f64 * counts.asked as f64;
            }
        }
        let all = seconds * asked.len() as f64 / tried as f64;
        Duration::try_from_secs_f64(all / threads.max(1) as f64).unwrap_or(Duration::MAX)
    }
}
