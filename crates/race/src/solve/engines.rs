//! The searches of one race: with its parts reduced, and as it is.

use std::fmt::Debug;

use semeai_board::{Color, Position};

use super::engine::{Ask, Engine, RULES, Stop};
use super::field::{Field, movable};
use super::graph::Care;
use super::known::BothKos;
use super::mask::Mask;
use super::{Race, RaceError, SolveLimits};

/// The searches of a race, however large it is.
pub(super) trait Engines: Debug + Send {
    /// See [`Engine::ask`].
    fn ask(&mut self, ask: &Ask<'_>, positions: u64, stop: &Stop) -> Option<Option<u16>>;

    /// See [`Engine::ask_in_turn`].
    fn ask_in_turn(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
        stop: &Stop,
        known: &mut BothKos,
    );

    /// See [`Engine::ask_at_once`].
    fn ask_at_once(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
        stop: &Stop,
        known: &mut BothKos,
    );

    /// Reduces the parts more thoroughly from now on, if there is more to reduce.
    fn take_more_care(&mut self);

    /// The positions made so far.
    fn made(&self) -> u64;

    /// The bytes of the tables.
    fn table_bytes(&self) -> usize;
}

/// The searches of a race, with masks no longer than they need to be.
///
/// # Errors
///
/// If a side has no essential stone.
pub(super) fn engines(race: &Race, limits: &SolveLimits) -> Result<Box<dyn Engines>, RaceError> {
    let count = movable(race)?.len();
    Ok(if count <= Mask::<1>::CAPACITY {
        Box::new(Pair::<1>::new(race, limits)?)
    } else if count <= Mask::<2>::CAPACITY {
        Box::new(Pair::<2>::new(race, limits)?)
    } else if count <= Mask::<4>::CAPACITY {
        Box::new(Pair::<4>::new(race, limits)?)
    } else {
        // As many as any board has.
        Box::new(Pair::<10>::new(race, limits)?)
    })
}

/// A race with its parts reduced, and as it is.
#[derive(Debug)]
struct Pair<const W: usize> {
    race: Race,
    limits: SolveLimits,
    field: Field<W>,
    /// With parts reduced quickly at first, thoroughly once a search takes long.
    reduced: Engine<W>,
    is_thorough: bool,
    /// The positions made before that.
    made_quickly: u64,
    /// For positions that do not arise from the race; made when it is needed.
    plain: Option<Box<Engine<W>>>,
}

impl<const W: usize> Pair<W> {
    fn new(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        let field = Field::new(race)?;
        Ok(Self {
            race: race.clone(),
            limits: limits.clone(),
            reduced: Engine::new(field.reduced(&race.position, RULES, Care::Quick), limits),
            is_thorough: false,
            made_quickly: 0,
            plain: None,
            field,
        })
    }

    /// The engine that knows a position.
    fn engine(&mut self, position: &Position) -> &mut Engine<W> {
        if self.reduced.covers(position) {
            return &mut self.reduced;
        }
        let (field, limits) = (&self.field, &self.limits);
        self.plain
            .get_or_insert_with(|| Box::new(Engine::new(RULES.map(|_| field.clone()), limits)))
    }

    fn both(&self) -> impl Iterator<Item = &Engine<W>> {
        let plain = self.plain.iter().map(Box::as_ref);
        std::iter::once(&self.reduced).chain(plain)
    }
}

impl<const W: usize> Engines for Pair<W> {
    fn ask(&mut self, ask: &Ask<'_>, positions: u64, stop: &Stop) -> Option<Option<u16>> {
        self.engine(ask.position).ask(ask, positions, stop)
    }

    fn ask_in_turn(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
        stop: &Stop,
        known: &mut BothKos,
    ) {
        let engine = self.engine(position);
        engine.ask_in_turn(position, mover, positions, stop, known);
    }

    fn ask_at_once(
        &mut self,
        position: &Position,
        mover: Color,
        positions: u64,
        stop: &Stop,
        known: &mut BothKos,
    ) {
        let engine = self.engine(position);
        engine.ask_at_once(position, mover, positions, stop, known);
    }

    fn take_more_care(&mut self) {
        if !self.is_thorough && self.reduced.is_rough() {
            let position = &self.race.position;
            let fields = self.field.reduced(position, RULES, Care::Thorough);
            self.made_quickly = self.reduced.made();
            self.reduced = Engine::new(fields, &self.limits);
            self.is_thorough = true;
        }
    }

    fn made(&self) -> u64 {
        let made: u64 = self.both().map(Engine::made).sum();
        self.made_quickly + made
    }

    fn table_bytes(&self) -> usize {
        self.both().map(Engine::table_bytes).sum()
    }
}
