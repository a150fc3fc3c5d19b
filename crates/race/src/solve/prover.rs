//! Answers about single positions of one race, with everything learned kept for the next.

use semeai_board::{Color, Position};

use super::engine::{Ask, Engine};
use super::field::Field;
use super::known::{BothKos, Captures, decide, won_by};
use super::solution::Outcome;
use super::{KoRule, Race, RaceError, SolveLimits};

/// A search that keeps what it has learned about one race.
#[derive(Debug)]
pub struct Prover {
    race: Race,
    limits: SolveLimits,
    plain: Engine,
    /// The same with reduced parts, once it was needed; none inside if no part can be reduced.
    reduced: Option<Option<Box<Engine>>>,
}

impl Prover {
    /// A search of this race and the positions that arise from it.
    ///
    /// # Errors
    ///
    /// If the race is too large or has no two sides.
    pub fn new(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        Ok(Self {
            race: race.clone(),
            limits: limits.clone(),
            plain: Engine::new(Field::new(race)?, limits),
            reduced: None,
        })
    }

    /// Who captures in a position that arose from the race by moves on its relevant points; never
    /// [`Outcome::Ko`]. Each call has the whole budget for itself.
    pub fn outcome(&mut self, position: &Position, mover: Color, ko: KoRule) -> Outcome {
        match self.finished(position) {
            Some(outcome) => outcome,
            None => decide(self.captures(position, mover, ko, self.limits.positions)),
        }
    }

    /// As [`Prover::outcome`], but [`Outcome::Ko`] if it differs with who wins all kos.
    pub fn outcome_with_kos(&mut self, position: &Position, mover: Color) -> Outcome {
        let known = self.both_kos(position, mover, self.limits.positions);
        known.outcome()
    }

    /// Who has captured already.
    pub(super) fn finished(&self, position: &Position) -> Option<Outcome> {
        Color::ALL.into_iter().find_map(|color| {
            let essential = &self.race.essential[color];
            let is_gone = essential.is_disjoint(&position.stones(color));
            is_gone.then(|| won_by(color.opponent()))
        })
    }

    /// What is known with either side winning all kos, within so many positions for each question.
    pub(super) fn both_kos(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
    ) -> BothKos {
        if let Some(outcome) = self.finished(position) {
            return BothKos::certain(outcome);
        }
        let mut known = BothKos::default();
        let stop = self.limits.stop.clone();
        let first = self.limits.plain_positions.min(positions);
        self.plain
            .ask_in_turn(position, mover, first, &stop, &mut known);
        if !known.is_decided() && positions > first {
            self.strong(position)
                .ask_at_once(position, mover, positions, &stop, &mut known);
        }
        known
    }

    /// Whether each side captures under one rule, within so many positions for each question.
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
                let ask = Ask {
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
    pub(super) fn moves_to_capture(&mut self, ask: &Ask<'_>, positions: u64) -> Option<u16> {
        match self.finished(ask.position) {
            Some(outcome) => (outcome == won_by(ask.attacker)).then_some(0),
            None => self.ask(ask, positions).flatten(),
        }
    }

    /// The answer to one question, with the moves to the capture at most; absent if it is not found out.
    pub(super) fn ask(&mut self, ask: &Ask<'_>, positions: u64) -> Option<Option<u16>> {
        let stop = self.limits.stop.clone();
        let first = self.limits.plain_positions.min(positions);
        let found = self.plain.ask(ask, first, &stop);
        if found.is_some() || positions <= first {
            return found;
        }
        self.strong(ask.position).ask(ask, positions, &stop)
    }

    /// The engine for what is not found out at once.
    fn strong(&mut self, position: &Position) -> &mut Engine {
        let (plain, race, limits) = (&mut self.plain, &self.race, &self.limits);
        let reduced = self.reduced.get_or_insert_with(|| {
            let field = plain.field().reduced(&race.position);
            (!field.parts.is_empty()).then(|| Box::new(Engine::new(field, limits)))
        });
        match reduced {
            Some(reduced) if reduced.covers(position) => reduced,
            _ => plain,
        }
    }

    fn engines(&self) -> impl Iterator<Item = &Engine> {
        let reduced = self.reduced.iter().flatten().map(Box::as_ref);
        std::iter::once(&self.plain).chain(reduced)
    }

    /// The positions made so far.
    pub(super) fn made(&self) -> u64 {
        self.engines().map(Engine::made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.engines().map(Engine::table_bytes).sum()
    }

    /// The race.
    pub(super) fn race(&self) -> &Race {
        &self.race
    }

    /// The positions that one answer may cost.
    pub(super) fn positions(&self) -> u64 {
        self.limits.positions
    }
}
