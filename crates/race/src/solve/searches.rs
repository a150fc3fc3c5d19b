//! The searches of one race: with its parts reduced, and as it is.

use std::fmt::Debug;

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{AnyWidth, Care, Field, Ground, PositionBudget, fitting};

use super::engine::{AskBoth, CaptureQuestion, Engine, RULES};
use super::known::{BothKos, CaptureWithKos};
use super::limits::SolveLimits;
use super::race::{Race, RaceError};

/// The searches of a race, whatever the length of their masks.
pub(super) trait Searches: Debug + Send + Sync {
    /// See [`Engine::ask`].
    fn ask(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Option<u16>>;

    /// See [`Engine::ask_with_kos`].
    fn ask_with_kos(
        &mut self,
        ask: &AskBoth<'_>,
        attacker: Color,
        known: CaptureWithKos,
    ) -> CaptureWithKos;

    /// Asks about both sides with all kos won and lost.
    fn ask_both(&mut self, ask: &AskBoth<'_>, known: &mut BothKos);

    /// The same on one thread, the mover first.
    fn ask_in_turn(&mut self, ask: &AskBoth<'_>, known: &mut BothKos) {
        for attacker in [ask.mover, ask.mover.opponent()] {
            if !known.is_decided() {
                known.0[attacker] = self.ask_with_kos(ask, attacker, known.0[attacker]);
            }
        }
    }

    /// Reduces the parts more thoroughly from now on, if there is more to reduce.
    fn take_more_care(&mut self);

    /// The positions made so far.
    fn made(&self) -> u64;

    /// The bytes of the tables.
    fn table_bytes(&self) -> usize;

    /// What a position costs, compared with one of a small race.
    fn cost(&self) -> u64;
}

/// The searches of a race, with masks no longer than they need to be, where each side is barred from some points (see
/// [`Ground::barring`]).
///
/// # Errors
///
/// If a side has no essential stone.
pub(super) fn searches(
    race: &Race,
    barred: &ByColor<PointSet>,
    limits: &SolveLimits,
) -> Result<Box<dyn Searches>, RaceError> {
    let movable = movable(race)?;
    let asked = WantedSearches {
        race,
        barred,
        movable: &movable,
        limits,
    };
    Ok(fitting(movable.len(), asked))
}

/// A race whose searches are wanted.
struct WantedSearches<'a> {
    race: &'a Race,
    barred: &'a ByColor<PointSet>,
    movable: &'a PointSet,
    limits: &'a SolveLimits,
}

impl AnyWidth for WantedSearches<'_> {
    type Answer = Box<dyn Searches>;

    fn with_words<const W: usize>(self) -> Self::Answer {
        Box::new(Pair::<W>::new(&self))
    }
}

/// The points of a race that are no essential stones and no stones that are never captured.
///
/// # Errors
///
/// If a side has no essential stone.
fn movable(race: &Race) -> Result<PointSet, RaceError> {
    for color in Color::ALL {
        if race.essential[color].is_empty() {
            return Err(RaceError::NoEssential(color));
        }
    }
    let essential = race.essential.black.union(&race.essential.white);
    let others = race.relevant.difference(&essential);
    Ok(others.difference(&race.position.protected()))
}

/// A race with its parts reduced, and as it is.
#[derive(Debug)]
struct Pair<const W: usize> {
    /// What the race begins with.
    position: Position,
    limits: SolveLimits,
    field: Field<W>,
    /// With its parts reduced.
    reduced: Engine<W>,
    /// How much was spent on reducing them: little at first, more once a search takes long.
    care: Care,
    /// The positions made before that.
    made_quickly: u64,
    /// For positions that do not arise from the race; made when it is needed.
    plain: Option<Box<Engine<W>>>,
}

impl<const W: usize> Pair<W> {
    fn new(wanted: &WantedSearches<'_>) -> Self {
        let &WantedSearches {
            race,
            barred,
            movable,
            limits,
        } = wanted;
        let ground = Ground::new(&race.position, &race.essential, movable);
        let ground = Color::ALL
            .into_iter()
            .filter(|&color| !barred[color].is_empty())
            .fold(ground, |ground, color| {
                ground.barring(color, &barred[color])
            });
        let field = Field::new(ground);
        Self {
            position: race.position.clone(),
            limits: limits.clone(),
            reduced: Engine::new(field.reduced(&race.position, RULES, Care::Quick), limits),
            care: Care::Quick,
            made_quickly: 0,
            plain: None,
            field,
        }
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

impl<const W: usize> Searches for Pair<W> {
    fn ask(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Option<u16>> {
        self.engine(ask.position).ask(ask, budget)
    }

    fn ask_with_kos(
        &mut self,
        ask: &AskBoth<'_>,
        attacker: Color,
        known: CaptureWithKos,
    ) -> CaptureWithKos {
        let engine = self.engine(ask.position);
        engine.ask_with_kos(ask, attacker, known)
    }

    fn ask_both(&mut self, ask: &AskBoth<'_>, known: &mut BothKos) {
        if ask.at_once {
            self.engine(ask.position).ask_at_once(ask, known);
        } else {
            self.ask_in_turn(ask, known);
        }
    }

    fn take_more_care(&mut self) {
        if self.care == Care::Quick && self.reduced.is_rough() {
            let fields = self.field.reduced(&self.position, RULES, Care::Thorough);
            self.made_quickly = self.reduced.made();
            self.reduced = Engine::new(fields, &self.limits);
            self.care = Care::Thorough;
        }
    }

    fn made(&self) -> u64 {
        let made: u64 = self.both().map(Engine::made).sum();
        self.made_quickly + made
    }

    fn table_bytes(&self) -> usize {
        self.both().map(Engine::table_bytes).sum()
    }

    fn cost(&self) -> u64 {
        if W > 2 { 2 } else { 1 }
    }
}
