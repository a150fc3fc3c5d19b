//! A race that is searched in two steps: who captures, and then everything else.

use web_time::Instant;

use semeai_board::{ByColor, Color, PointSet};

use super::answer::explain;
use super::known::BothKos;
use super::limits::SolveLimits;
use super::prover::Prover;
use super::race::{Race, RaceError};
use super::solution::{Effort, Outcome, Solution, SolvedStart};

/// Solves a race, for one starter or for each. Of the positions three quarters may go into who captures.
///
/// # Errors
///
/// If the race has no two sides.
pub fn solve(
    race: &Race,
    first: Option<Color>,
    limits: &SolveLimits,
) -> Result<Solution, RaceError> {
    let mut solver = Solver::new(race, first, limits)?;
    solver.search(Solver::for_outcome(limits.positions()));
    let left = limits.positions().saturating_sub(solver.made());
    Ok(solver.solution(left))
}

/// A race that is being solved, for one starter or for each.
#[derive(Debug)]
pub struct Solver {
    begun: Instant,
    prover: Prover,
    known: ByColor<Option<BothKos>>,
}

impl Solver {
    /// Nothing is searched yet.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub fn new(race: &Race, first: Option<Color>, limits: &SolveLimits) -> Result<Self, RaceError> {
        Self::barring(race, ByColor::default(), first, limits)
    }

    /// The same where each side does not play on some points; what its opponent has there or beside them is never captured.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub(crate) fn barring(
        race: &Race,
        barred: ByColor<PointSet>,
        first: Option<Color>,
        limits: &SolveLimits,
    ) -> Result<Self, RaceError> {
        let begun = Instant::now();
        let is_asked = |color: Color| first.is_none_or(|first| first == color);
        Ok(Self {
            begun,
            prover: Prover::barring(race, barred, limits)?,
            known: ByColor::new_with(|color| is_asked(color).then(BothKos::default)),
        })
    }

    /// How many of so many positions may go into who captures, if the rest is to be found out too.
    #[must_use]
    pub const fn for_outcome(positions: u64) -> u64 {
        positions - positions / 4
    }

    /// Searches who captures, within so many positions for all starts together; what is known already stays known.
    pub fn search(&mut self, positions: u64) {
        let is_open = |known: &Option<BothKos>| known.is_some_and(|known| !known.is_decided());
        let share = positions / self.count(is_open);
        let position = self.prover.race().position.clone();
        for mover in Color::ALL {
            if let Some(known) = self.known[mover].filter(|known| !known.is_decided()) {
                let known = self.prover.both_kos(&position, mover, share, known);
                self.known[mover] = Some(known);
            }
        }
    }

    /// Whether it is known for every start who captures.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let mut known = Color::ALL.iter().filter_map(|&mover| self.known[mover]);
        known.all(|known| known.is_decided())
    }

    /// Everything that is known of the captures from a start that was asked for.
    pub(crate) fn known(&self, first: Color) -> Option<BothKos> {
        self.known[first]
    }

    /// What is known of each start that was asked for.
    #[must_use]
    pub fn outcomes(&self) -> ByColor<Option<Outcome>> {
        self.known.map(|known| known.map(|known| known.outcome()))
    }

    /// Whether this search already rules out what another found for one of the starts.
    #[must_use]
    pub fn rules_out(&self, other: &Self) -> bool {
        Color::ALL.into_iter().any(|mover| {
            let (Some(known), Some(found)) = (self.known[mover], other.known[mover]) else {
                return false;
            };
            let found = found.outcome().ending();
            found.is_some_and(|found| !known.possible().contains(&found))
        })
    }

    /// The positions made so far.
    #[must_use]
    pub fn made(&self) -> u64 {
        self.prover.made()
    }

    /// What a position costs, compared with one of a small race: 2 where there are more than 128 points beside essential and
    /// safe stones, since it takes twice the time and more.
    pub(crate) fn cost(&self) -> u64 {
        self.prover.cost()
    }

    /// The bytes of its tables.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        self.prover.table_bytes()
    }

    /// Everything about the starts of which it is known who captures, within so many positions more.
    pub fn solution(&mut self, positions: u64) -> Solution {
        let share = positions / self.count(Option::is_some);
        let mut starts = ByColor::default();
        for mover in Color::ALL {
            starts[mover] = self.start(mover, share);
        }
        Solution {
            starts,
            effort: Effort {
                positions: self.prover.made(),
                elapsed: self.begun.elapsed(),
                table_bytes: self.prover.table_bytes(),
            },
        }
    }

    /// Everything about one start, if it was asked for, within so many positions more.
    pub(crate) fn start(&mut self, mover: Color, positions: u64) -> Option<SolvedStart> {
        let known = self.known[mover]?;
        let end = self.prover.made() + positions;
        Some(explain(&mut self.prover, mover, &known, end))
    }

    /// How many starts are like this, at least one.
    fn count(&self, is_like: impl Fn(&Option<BothKos>) -> bool) -> u64 {
        let starts = Color::ALL
            .iter()
            .filter(|&&mover| is_like(&self.known[mover]));
        starts.count().max(1) as u64
    }
}
