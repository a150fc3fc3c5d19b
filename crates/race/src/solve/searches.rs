//! The searches of one race: with its parts reduced, and as it is.

use std::fmt::Debug;

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{AnyWidth, Care, Field, PositionBudget, fitting};

use super::after::AfterCapture;
use super::alone::SiegeSearches;
use super::both_attackers::{AskBoth, Threads};
use super::both_kos::{Attack, BothKos, CaptureWithKos};
use super::engine::{CaptureQuestion, Engine, RULES};
use super::limits::SolveLimits;
use super::race::{Race, RaceError};

/// The searches of a race, whatever the length of their masks.
pub(super) trait Searches: Debug + Send + Sync {
    /// See [`Engine::ask`]; positions after a capture are told as well.
    fn ask(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Attack>;

    /// See [`Engine::ask_with_kos`]; only before a capture.
    fn ask_with_kos(
        &mut self,
        ask: &AskBoth<'_>,
        attacker: Color,
        known: CaptureWithKos,
    ) -> CaptureWithKos;

    /// Whether it is plain what follows a capture: nothing.
    fn is_settled(&mut self, ask: &CaptureQuestion<'_>) -> bool;

    /// Whether the essential block of a side could be captured if the other were safe, moved first and won all kos; absent if
    /// it is not found out.
    fn can_be_captured(
        &mut self,
        position: &Position,
        color: Color,
        budget: PositionBudget,
    ) -> Option<bool>;

    /// Asks about both sides with all kos won and lost; only before a capture.
    fn ask_both(&mut self, ask: &AskBoth<'_>, known: &mut BothKos);

    /// The side to ask about first.
    fn asked_first(&mut self, ask: &AskBoth<'_>) -> Color {
        ask.mover
    }

    /// The same on one thread, one side after the other.
    fn ask_in_turn(&mut self, ask: &AskBoth<'_>, known: &mut BothKos) {
        let first = self.asked_first(ask);
        for attacker in [first, first.opponent()] {
            if !known.is_decided() {
                known.0[attacker] = self.ask_with_kos(ask, attacker, known.0[attacker]);
            }
        }
    }

    /// Reduces the parts more thoroughly from now on, if there is more to reduce.
    fn take_more_care(&mut self);

    /// The positions made so far.
    fn positions_made(&self) -> u64;

    /// The bytes of the tables.
    fn table_bytes(&self) -> usize;

    /// What a position costs, compared with one of a small race.
    fn cost(&self) -> u64;
}

/// The searches of a race, with masks no longer than they need to be, where each side is barred from some points (see
/// `Ground::barring`). They go on after captures by a side that do not decide.
///
/// # Errors
///
/// If a side has no essential stone.
pub(super) fn searches(
    race: &Race,
    barred: &ByColor<PointSet>,
    decides: ByColor<bool>,
    limits: &SolveLimits,
) -> Result<Box<dyn Searches>, RaceError> {
    let searched = searched(race)?;
    let asked = WantedSearches {
        race,
        barred,
        decides,
        limits,
    };
    Ok(fitting(searched.len(), asked))
}

/// A race whose searches are wanted.
struct WantedSearches<'a> {
    race: &'a Race,
    barred: &'a ByColor<PointSet>,
    decides: ByColor<bool>,
    limits: &'a SolveLimits,
}

impl AnyWidth for WantedSearches<'_> {
    type Answer = Box<dyn Searches>;

    fn with_words<const W: usize>(self) -> Self::Answer {
        Box::new(Pair::<W>::new(&self))
    }
}

/// The points of a race that are searched.
///
/// # Errors
///
/// If a side has no essential stone.
fn searched(race: &Race) -> Result<PointSet, RaceError> {
    for color in Color::ALL {
        if race.essential[color].is_empty() {
            return Err(RaceError::NoEssential(color));
        }
    }
    Ok(race.searched())
}

/// A race with its parts reduced, and as it is.
///
/// Parts are reduced to what matters until a capture, so a race that may go on after one is searched as it is.
#[derive(Debug)]
struct Pair<const W: usize> {
    race: Race,
    limits: SolveLimits,
    field: Field<W>,
    /// With its parts reduced, if every capture decides.
    reduced: Engine<W>,
    /// How much was spent on reducing them: little at first, more once a search takes long.
    care: Care,
    /// The positions made before that.
    made_quickly: u64,
    /// For positions that do not arise from the race; made when it is needed.
    plain: Option<Box<Engine<W>>>,
    after: AfterCapture<W>,
    alone: SiegeSearches<W>,
}

impl<const W: usize> Pair<W> {
    fn new(wanted: &WantedSearches<'_>) -> Self {
        let &WantedSearches {
            race,
            barred,
            decides,
            limits,
        } = wanted;
        let field = Field::new(race.ground(barred));
        let fields = if race.has_blocks() {
            RULES.map(|_| field.clone())
        } else {
            field.reduced(&race.position, RULES, Care::Quick)
        };
        let reduced = if decides.black && decides.white {
            Engine::new(fields, limits)
        } else {
            Engine::going_on(&field, fields, race, barred, decides, limits)
        };
        Self {
            race: race.clone(),
            limits: limits.clone(),
            reduced,
            care: Care::Quick,
            made_quickly: 0,
            plain: None,
            after: AfterCapture::new(decides, barred),
            alone: SiegeSearches::new(barred),
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
    fn ask(&mut self, ask: &CaptureQuestion<'_>, budget: PositionBudget) -> Option<Attack> {
        let Some(loser) = ask.lost else {
            return self.engine(ask.position).ask(ask, budget);
        };
        let (race, ground) = (&self.race, self.field.ground());
        self.after
            .ask(race, ground, ask, loser, &self.limits, budget)
    }

    fn is_settled(&mut self, ask: &CaptureQuestion<'_>) -> bool {
        let (race, ground) = (&self.race, self.field.ground());
        let after = &mut self.after;
        ask.lost
            .is_some_and(|loser| after.is_settled(race, ground, ask, loser, &self.limits))
    }

    fn can_be_captured(
        &mut self,
        position: &Position,
        color: Color,
        budget: PositionBudget,
    ) -> Option<bool> {
        self.alone
            .can_be_captured(&self.race, position, color, &self.limits, budget)
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
            self.engine(ask.position)
                .ask_in_rounds(ask, Threads::of_this_machine(), known);
        } else {
            self.ask_in_turn(ask, known);
        }
    }

    /// Who captures first, for most often he wins.
    fn asked_first(&mut self, ask: &AskBoth<'_>) -> Color {
        self.engine(ask.position).likely_winner(ask)
    }

    fn take_more_care(&mut self) {
        if self.care == Care::Quick && self.reduced.is_rough() {
            let fields = self
                .field
                .reduced(&self.race.position, RULES, Care::Thorough);
            self.made_quickly = self.reduced.positions_made();
            self.reduced = Engine::new(fields, &self.limits);
            self.care = Care::Thorough;
        }
    }

    fn positions_made(&self) -> u64 {
        let made: u64 = self.both().map(Engine::positions_made).sum();
        self.made_quickly + made + self.after.positions_made() + self.alone.positions_made()
    }

    fn table_bytes(&self) -> usize {
        let engines: usize = self.both().map(Engine::table_bytes).sum();
        engines + self.after.table_bytes() + self.alone.table_bytes()
    }

    fn cost(&self) -> u64 {
        if W > 2 { 2 } else { 1 }
    }
}
