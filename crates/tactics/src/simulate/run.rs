//! All cells of an experiment, block by block of their games, on as many threads as there are.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{Builder, scope};
use std::time::Duration;

use semeai_search::PositionBudget;
use web_time::Instant;

use super::cell::PlayHalt;
use super::experiment::{Experiment, ExperimentFault, MOST_CELLS};
use super::tally::Tally;

/// How many games are played between two looks at what is to be done next.
const BLOCK: u64 = 250;

/// Which part of an experiment is played: all, or one of some shares that are the whole together.
///
/// Of several cells a share has every N-th; of one alone every N-th block of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// From 1 to `of`.
    pub number: u64,
    /// How many shares there are, at least one.
    pub of: u64,
}

impl Share {
    /// Everything.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// How many of so many things, numbered from 0, it has.
    const fn count(self, things: u64) -> u64 {
        (things + self.of - self.number) / self.of
    }

    /// The thing that so many of its own are before.
    const fn thing(self, number: u64) -> u64 {
        number * self.of + self.number - 1
    }
}

/// A cell as far as it has been played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CellCounts {
    /// The counts of the games that were played.
    pub tally: Tally,
    /// The games that are to be played, in this share.
    pub asked: u64,
    /// The time that they took, added up over all threads.
    pub took: Duration,
}

impl CellCounts {
    /// Whether all its games were played.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.tally.games == self.asked
    }
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunProgress {
    /// How many games were played.
    pub games: u64,
    /// How many cells were played to the end.
    pub cells: usize,
}

/// Some games of one cell.
#[derive(Clone, Copy, Debug)]
struct Block {
    cell: usize,
    first: u64,
    last: u64,
}

/// An experiment that is being played. Several threads may work at it, and others look at how far it has come.
#[derive(Debug)]
pub struct Run {
    experiment: Experiment,
    share: Share,
    /// How many cells are played at most.
    count: u64,
    /// How many blocks each of them has.
    blocks: u64,
    /// How many blocks of the share somebody has begun.
    next: AtomicU64,
    /// The cells up to the last one of which something was played.
    cells: Mutex<Vec<CellCounts>>,
}

impl Run {
    /// An experiment of which nothing has been played. Room is taken for a cell when its first games are.
    ///
    /// # Errors
    ///
    /// If it cannot be played.
    pub fn new(experiment: Experiment, share: Share) -> Result<Self, ExperimentFault> {
        experiment.check()?;
        Ok(Self {
            count: experiment.cell_count(),
            blocks: experiment.games.div_ceil(BLOCK),
            share,
            next: AtomicU64::new(0),
            cells: Mutex::default(),
            experiment,
        })
    }

    /// The same, of which at most the first [`MOST_CELLS`] cells are played: as far as a time goes.
    ///
    /// # Errors
    ///
    /// If it cannot be played.
    pub fn beginning(experiment: Experiment) -> Result<Self, ExperimentFault> {
        let run = Self::new(experiment, Share::WHOLE)?;
        Ok(Self {
            count: run.count.min(MOST_CELLS),
            ..run
        })
    }

    /// How many games of a cell are in the share.
    fn games_of(&self, cell: u64) -> u64 {
        let games = self.experiment.games;
        if self.count > 1 {
            return if cell % self.share.of == self.share.number - 1 {
                games
            } else {
                0
            };
        }
        let own = self.share.count(self.blocks);
        // The last block may be shorter.
        let has_last = own > 0 && self.share.thing(own - 1) == self.blocks - 1;
        own * BLOCK
            - if has_last {
                self.blocks * BLOCK - games
            } else {
                0
            }
    }

    /// What is played.
    #[must_use]
    pub const fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// Which part of it.
    #[must_use]
    pub const fn share(&self) -> Share {
        self.share
    }

    /// How many cells of the experiment have games in this share, be they played or not.
    #[must_use]
    pub fn cells_asked(&self) -> u64 {
        match self.share {
            Share::WHOLE => self.experiment.cell_count(),
            _ => (0..self.count)
                .map(|cell| u64::from(self.games_of(cell) > 0))
                .sum(),
        }
    }

    /// How many games are to be played, in this share.
    #[must_use]
    pub fn games(&self) -> u64 {
        let games = (0..self.count).map(|cell| self.games_of(cell));
        games.fold(0, u64::saturating_add)
    }

    /// How far every cell has come, in the order of [`Experiment::cells`].
    #[must_use]
    pub fn counts(&self) -> Vec<CellCounts> {
        self.first_counts(usize::MAX)
    }

    /// How far the first so many cells have come.
    #[must_use]
    pub fn first_counts(&self, cells: usize) -> Vec<CellCounts> {
        let most = self.count.min(cells as u64);
        let mut counts: Vec<CellCounts> = self.lock().iter().take(cells).cloned().collect();
        let rest = counts.len() as u64..most;
        counts.extend(rest.map(|cell| self.unplayed(cell)));
        counts
    }

    /// How far all of it has come.
    #[must_use]
    pub fn progress(&self) -> RunProgress {
        let cells = self.lock();
        let played = cells.iter().filter(|cell| cell.asked > 0);
        RunProgress {
            games: played.clone().map(|cell| cell.tally.games).sum(),
            cells: played.filter(|cell| cell.is_finished()).count(),
        }
    }

    /// How far the cells have come up to the last one of which something was played.
    #[must_use]
    pub fn begun(&self) -> Vec<CellCounts> {
        self.lock().clone()
    }

    fn unplayed(&self, cell: u64) -> CellCounts {
        CellCounts {
            asked: self.games_of(cell),
            ..CellCounts::default()
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<CellCounts>> {
        // Nothing that holds the lock can panic, so nothing is half done.
        self.cells
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The block that so many blocks of the share are before; absent if there are no more.
    fn block(&self, number: u64) -> Option<Block> {
        let (cell, block) = if self.count == 1 {
            (0, self.share.thing(number))
        } else {
            let cell = self.share.thing(number.checked_div(self.blocks)?);
            (cell, number % self.blocks)
        };
        let first = block * BLOCK;
        let is_there = cell < self.count && block < self.blocks;
        is_there.then(|| Block {
            cell: usize::try_from(cell).unwrap_or(usize::MAX),
            first,
            last: (first + BLOCK).min(self.experiment.games),
        })
    }

    /// Plays what nobody else plays, until nothing is left or the budget ends. For one thread; several may do so at once.
    pub fn work(&self, budget: &mut PositionBudget) {
        while !budget.is_stopped() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(block) = self.block(number) else {
                return;
            };
            let begun = Instant::now();
            let games = block.first..block.last;
            let Some(cell) = self.experiment.cell(block.cell) else {
                return;
            };
            match cell.play(self.experiment.seed, games, budget) {
                Ok(tally) => self.add(block.cell, &tally, begun.elapsed()),
                // A point that is missing was found before anything was played.
                Err(PlayHalt::Stopped | PlayHalt::MissingPoints(_)) => return,
            }
        }
    }

    fn add(&self, cell: usize, tally: &Tally, took: Duration) {
        let mut cells = self.lock();
        let begun = cells.len() as u64..=cell as u64;
        cells.extend(begun.map(|cell| self.unplayed(cell)));
        let counts = &mut cells[cell];
        counts.tally.add(tally);
        counts.took += took;
    }
}

/// Plays an experiment on so many threads, all of it or as far as the budget lets them.
pub fn simulate(run: &Run, threads: usize, budget: &PositionBudget) {
    scope(|scope| {
        for _ in 1..threads {
            let mut budget = budget.clone();
            let named = Builder::new().name("simulate".to_owned());
            // Where the system gives no more threads, fewer do it.
            if named
                .spawn_scoped(scope, move || run.work(&mut budget))
                .is_err()
            {
                break;
            }
        }
        run.work(&mut budget.clone());
    });
}
