//! Answers about single positions of one race, with everything learned kept for the next.

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::KoRule;

use super::engine::{AskBoth, CaptureQuestion};
use super::known::{BothKos, Captures, decide};
use super::limits::SolveLimits;
use super::race::{Race, RaceError};
use super::searches::Searches;
use super::sliced::searches_for;
use super::solution::Outcome;
use crate::ending::Ending;

/// So many positions are made on one thread before a second one helps.
const ALONE: u64 = 20_000;

/// A search that keeps what it has learned about one race.
#[derive(Debug)]
pub struct Prover {
    race: Race,
    barred: ByColor<PointSet>,
    limits: SolveLimits,
    searches: Box<dyn Searches>,
}

impl Prover {
    /// A search of this race and the positions that arise from it.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub fn new(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        Self::barring(race, ByColor::default(), limits)
    }

    /// The same where each side does not play on some points; what its opponent has there or beside them is never captured.
    ///
    /// # Errors
    ///
    /// If the race has no two sides.
    pub(super) fn barring(
        race: &Race,
        barred: ByColor<PointSet>,
        limits: &SolveLimits,
    ) -> Result<Self, RaceError> {
        Ok(Self {
            race: race.clone(),
            limits: limits.clone(),
            searches: searches_for(race, &barred, limits)?,
            barred,
        })
    }

    /// Who captures in a position that arose from the race by moves on its relevant points; never
    /// [`Outcome::Ko`]. Each call has the whole budget for itself.
    pub fn outcome(&mut self, position: &Position, mover: Color, ko: KoRule) -> Outcome {
        let finished = self.finished(position);
        let ending = finished
            .or_else(|| decide(self.captures(position, mover, ko, self.limits.positions())));
        ending.into()
    }

    /// As [`Prover::outcome`], but [`Outcome::Ko`] if it differs with who wins all kos.
    pub fn outcome_with_kos(&mut self, position: &Position, mover: Color) -> Outcome {
        let known = self.both_kos(position, mover, self.limits.positions(), BothKos::default());
        known.outcome()
    }

    /// Who has captured already.
    pub(super) fn finished(&self, position: &Position) -> Option<Ending> {
        Color::ALL.into_iter().find_map(|color| {
            let essential = &self.race.essential[color];
            let is_gone = essential.is_disjoint(&position.stones(color));
            is_gone.then(|| Ending::won_by(color.opponent()))
        })
    }

    /// What is known with either side winning all kos, within so many positions in all, given what was known before.
    pub(super) fn both_kos(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
        before: BothKos,
    ) -> BothKos {
        if let Some(ending) = self.finished(position) {
            return BothKos::certain(ending);
        }
        let mut known = before;
        let begun = self.made();
        let mut ask = |prover: &mut Self, positions: u64, at_once: bool| {
            let ask = AskBoth {
                position,
                mover,
                budget: &prover.limits.budget.clone().with_positions(positions),
                at_once,
            };
            prover.searches.ask_both(&ask, &mut known);
            known.is_decided()
        };
        let mut is_decided = ask(self, ALONE.min(positions / 2), false);
        let left = |prover: &Self| positions.saturating_sub(prover.made() - begun);
        if !is_decided && left(self) >= ALONE {
            self.searches.take_more_care();
            let each = left(self) / 2;
            is_decided = ask(self, each, true);
        }
        // What one side did not need the other may have.
        if !is_decided && left(self) >= ALONE {
            let left = left(self);
            ask(self, left, false);
        }
        known
    }

    /// Whether each side captures under one rule, within so many positions for each side.
    pub(super) fn captures(
        &mut self,
        position: &Position,
        mover: Color,
        ko: KoRule,
        positions: u64,
    ) -> Captures {
        let mut captures = Captures::default();
        for attacker in [mover, mover.opponent()] {
            captures[attacker] = if captures[attacker.opponent()] == Some(true) {
                Some(false)
            } else {
                let ask = CaptureQuestion {
                    position,
                    mover,
                    attacker,
                    ko,
                    skips: 0,
                };
                self.ask(&ask, positions).map(|moves| moves.is_some())
            };
        }
        captures
    }

    /// How many moves the winner needs at most, if he captures; absent if he does not or it is not found out.
    pub(super) fn moves_to_capture(
        &mut self,
        ask: &CaptureQuestion<'_>,
        positions: u64,
    ) -> Option<u16> {
        match self.finished(ask.position) {
            Some(ending) => (ending == Ending::won_by(ask.attacker)).then_some(0),
            None => self.ask(ask, positions).flatten(),
        }
    }

    /// The answer to one question, with the moves to the capture at most; absent if it is not found out.
    pub(super) fn ask(&mut self, ask: &CaptureQuestion<'_>, positions: u64) -> Option<Option<u16>> {
        let budget = self.limits.budget.clone().with_positions(positions);
        self.searches.ask(ask, budget)
    }

    /// The positions made so far.
    pub(super) fn made(&self) -> u64 {
        self.searches.made()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.searches.table_bytes()
    }

    /// What a position costs, compared with one of a small race.
    pub(super) fn cost(&self) -> u64 {
        self.searches.cost()
    }

    /// The empty points where a side may play.
    pub(super) fn points(&self, position: &Position, mover: Color) -> PointSet {
        let free = self.race.relevant.intersection(&position.empty());
        free.difference(&self.barred[mover])
    }

    /// The race.
    pub(super) fn race(&self) -> &Race {
        &self.race
    }

    /// The positions that one answer may cost.
    pub(super) fn positions(&self) -> u64 {
        self.limits.positions()
    }
}
