//! Answers about single positions of one race, with everything learned kept for the next.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use semeai_board::{ByColor, Color, Position};

use super::field::{Field, State, side};
use super::search::{Exhausted, Search};
use super::solution::Outcome;
use super::{KoRule, Race, RaceError, SolveLimits};

/// So many positions are made on the present thread before a second one is started.
const ALONE: u64 = 50_000;

/// A search that keeps what it has learned about one race.
#[derive(Debug)]
pub struct Prover {
    race: Race,
    field: Arc<Field>,
    limits: SolveLimits,
    /// By attacker, then by rule.
    searches: [[Search; 3]; 2],
}

/// Whether Black and White capture, as far as known.
pub(super) type Captures = ByColor<Option<bool>>;

impl Prover {
    /// A search of this race and the positions that arise from it.
    ///
    /// # Errors
    ///
    /// If the race is too large or has no two sides.
    pub fn new(race: &Race, limits: &SolveLimits) -> Result<Self, RaceError> {
        let field = Arc::new(Field::new(race)?);
        let search = |attacker: Color, rule: KoRule| {
            Search::new(
                Arc::clone(&field),
                side(attacker),
                rule,
                limits.table_bytes / 6,
                limits.progress.clone(),
            )
        };
        let searches = Color::ALL.map(|attacker| RULES.map(|rule| search(attacker, rule)));
        Ok(Self {
            race: race.clone(),
            field,
            limits: limits.clone(),
            searches,
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
        self.both_kos(position, mover, self.limits.positions)
            .outcome()
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
        let state = self.field.state(position, mover);
        let mut known = BothKos::default();
        let alone = ALONE.min(positions);
        for color in order(mover) {
            self.capture_with_kos(color, &state, alone, &mut known);
        }
        if known.outcome() == Outcome::Undecided && positions > alone {
            self.capture_on_two_threads(&state, positions, &mut known);
        }
        known
    }

    /// Asks whether a side captures if it wins all kos, and if so, whether it does if it loses them.
    fn capture_with_kos(
        &mut self,
        attacker: Color,
        state: &State,
        positions: u64,
        known: &mut BothKos,
    ) {
        if known.outcome() == Outcome::Undecided {
            let searches = &mut self.searches[usize::from(side(attacker))];
            let stop = self.limits.stop.clone();
            known.0[attacker] = ask_with_kos(
                &self.field,
                searches,
                attacker,
                state,
                positions,
                known.0[attacker],
                &[stop],
            );
        }
    }

    /// The same for both sides at once; who finds a capture that no ko can prevent stops the other.
    fn capture_on_two_threads(&mut self, state: &State, positions: u64, known: &mut BothKos) {
        let field = &*self.field;
        let [black, white] = &mut self.searches;
        let done = Arc::new(AtomicBool::new(false));
        let stops = [self.limits.stop.clone(), Some(Arc::clone(&done))];
        let before = known.0;
        let work = |searches: &mut [Search; 3], attacker: Color| {
            let found = ask_with_kos(
                field,
                searches,
                attacker,
                state,
                positions,
                before[attacker],
                &stops,
            );
            if found.never_mind_kos == Some(true) {
                done.store(true, Ordering::Relaxed);
            }
            found
        };
        let (by_black, by_white) = std::thread::scope(|scope| {
            let other = std::thread::Builder::new()
                .name("race search".to_owned())
                .stack_size(16 << 20)
                .spawn_scoped(scope, || work(white, Color::White));
            let by_black = work(black, Color::Black);
            let by_white = other.ok().and_then(|other| other.join().ok());
            (by_black, by_white)
        });
        known.0 = ByColor {
            black: by_black,
            white: by_white.unwrap_or(before.white),
        };
    }

    /// Whether each side captures under one rule, within so many positions for each question.
    pub(super) fn captures(
        &mut self,
        position: &Position,
        mover: Color,
        ko: KoRule,
        positions: u64,
    ) -> Captures {
        let state = self.state(position, mover, ko);
        let mut captures = Captures::default();
        for color in order(mover) {
            if captures[color.opponent()] == Some(true) {
                captures[color] = Some(false);
            } else {
                let moves = self.ask_one(color, ko, &state, positions);
                captures[color] = moves.map(|moves| moves.is_some());
            }
        }
        captures
    }

    /// The positions made so far.
    pub(super) fn made(&self) -> u64 {
        self.searches.iter().flatten().map(Search::made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.searches
            .iter()
            .flatten()
            .map(Search::table_bytes)
            .sum()
    }

    /// The race.
    pub(super) fn race(&self) -> &Race {
        &self.race
    }

    /// The positions that one answer may cost.
    pub(super) fn positions(&self) -> u64 {
        self.limits.positions
    }

    /// How many moves the winner needs at most, if `winner` captures under this rule; absent if he does not or it is
    /// not found out.
    pub(super) fn moves_to_capture(
        &mut self,
        position: &Position,
        mover: Color,
        winner: Color,
        ko: KoRule,
        positions: u64,
    ) -> Option<u16> {
        if let Some(outcome) = self.finished(position) {
            return (outcome == won_by(winner)).then_some(0);
        }
        let state = self.state(position, mover, ko);
        self.ask_one(winner, ko, &state, positions).flatten()
    }

    /// Whether a side captures although it spends its next moves elsewhere; absent if that is not found out.
    pub(super) fn skipping(
        &mut self,
        position: &Position,
        mover: Color,
        winner: Color,
        ko: KoRule,
        skips: u8,
        positions: u64,
    ) -> Option<bool> {
        let mut state = self.state(position, mover, ko);
        state.skips = skips;
        state.key = self.field.key(&state);
        let moves = self.ask_one(winner, ko, &state, positions)?;
        Some(moves.is_some())
    }

    /// Absent if over budget, else the moves to the capture if there is one.
    fn ask_one(
        &mut self,
        attacker: Color,
        ko: KoRule,
        state: &State,
        positions: u64,
    ) -> Option<Option<u16>> {
        let search = &mut self.searches[usize::from(side(attacker))][rule_index(ko)];
        ask(
            search,
            state,
            positions,
            std::slice::from_ref(&self.limits.stop),
        )
    }

    /// A position with what the rule says about kos.
    fn state(&self, position: &Position, mover: Color, ko: KoRule) -> State {
        under(&self.field, &self.field.state(position, mover), ko)
    }
}

/// The rules that have a search of their own; the number of threats is part of the position.
const RULES: [KoRule; 3] = [
    KoRule::Wins(Color::Black),
    KoRule::Wins(Color::White),
    KoRule::Threats(ByColor { black: 0, white: 0 }),
];

fn rule_index(rule: KoRule) -> usize {
    match rule {
        KoRule::Wins(Color::Black) => 0,
        KoRule::Wins(Color::White) => 1,
        KoRule::Threats(_) => 2,
    }
}

/// The side that moves is asked about first.
fn order(mover: Color) -> [Color; 2] {
    [mover, mover.opponent()]
}

/// The same position under a rule: without a ban on who wins all kos, and with the threats.
fn under(field: &Field, state: &State, ko: KoRule) -> State {
    let mut state = *state;
    match ko {
        KoRule::Wins(color) if side(color) == state.mover => state.ko = super::field::NO_KO,
        KoRule::Wins(_) => {}
        KoRule::Threats(threats) => state.threats = [threats.black, threats.white],
    }
    state.key = field.key(&state);
    state
}

type Stop = Option<Arc<AtomicBool>>;

/// Absent if over budget, else the moves to the capture if there is one.
fn ask(search: &mut Search, state: &State, positions: u64, stops: &[Stop]) -> Option<Option<u16>> {
    search
        .captures(state, positions, stops)
        .map_err(|Exhausted| ())
        .ok()
}

fn ask_with_kos(
    field: &Field,
    searches: &mut [Search; 3],
    attacker: Color,
    state: &State,
    positions: u64,
    before: CaptureWithKos,
    stops: &[Stop],
) -> CaptureWithKos {
    let mut known = before;
    let mut is_captured = |rule: KoRule| {
        let search = &mut searches[rule_index(rule)];
        let state = under(field, state, rule);
        ask(search, &state, positions, stops).map(|moves| moves.is_some())
    };
    if known.with_kos.is_none() {
        known.with_kos = is_captured(KoRule::Wins(attacker));
    }
    if known.with_kos == Some(false) {
        // Who cannot capture with every ko cannot without.
        known.never_mind_kos = Some(false);
    }
    if known.with_kos == Some(true) && known.never_mind_kos.is_none() {
        known.never_mind_kos = is_captured(KoRule::Wins(attacker.opponent()));
    }
    known
}

/// Whether one side captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CaptureWithKos {
    /// If it wins all kos.
    pub(super) with_kos: Option<bool>,
    /// Even if the opponent wins all kos.
    pub(super) never_mind_kos: Option<bool>,
}

/// What is known with either side winning all kos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct BothKos(pub(super) ByColor<CaptureWithKos>);

impl BothKos {
    fn certain(outcome: Outcome) -> Self {
        Self(ByColor::new_with(|color| {
            let is_captured = Some(outcome == won_by(color));
            CaptureWithKos {
                with_kos: is_captured,
                never_mind_kos: is_captured,
            }
        }))
    }

    /// Who captures if `favoured` wins all kos.
    pub(super) fn outcome_if(&self, favoured: Color) -> Outcome {
        decide(ByColor::new_with(|color| {
            if color == favoured {
                self.0[color].with_kos
            } else {
                self.0[color].never_mind_kos
            }
        }))
    }

    /// Who captures, or that it depends on ko.
    pub(super) fn outcome(&self) -> Outcome {
        let outcomes = Color::ALL.map(|color| self.outcome_if(color));
        match outcomes {
            [black, white] if black == white => black,
            [Outcome::Undecided, _] | [_, Outcome::Undecided] => {
                // A capture that no ko can prevent decides alone.
                let sure = |color: &Color| self.0[*color].never_mind_kos == Some(true);
                Color::ALL
                    .into_iter()
                    .find(sure)
                    .map_or(Outcome::Undecided, won_by)
            }
            _ => Outcome::Ko,
        }
    }

    /// The endings that are not excluded.
    pub(super) fn possible(&self) -> Vec<Outcome> {
        let outcome = self.outcome();
        if !matches!(outcome, Outcome::Ko | Outcome::Undecided) {
            return vec![outcome];
        }
        let mut possible: Vec<Outcome> = Color::ALL
            .into_iter()
            .filter(|&color| self.0[color].with_kos != Some(false))
            .map(won_by)
            .collect();
        let is_decided = |outcome: Outcome| !matches!(outcome, Outcome::Seki | Outcome::Undecided);
        if !Color::ALL
            .into_iter()
            .all(|color| is_decided(self.outcome_if(color)))
        {
            possible.push(Outcome::Seki);
        }
        possible
    }
}

/// The outcome from the answers to both questions.
pub(super) fn decide(captures: Captures) -> Outcome {
    match (captures.black, captures.white) {
        (Some(true), _) => Outcome::Black,
        (_, Some(true)) => Outcome::White,
        (Some(false), Some(false)) => Outcome::Seki,
        _ => Outcome::Undecided,
    }
}

/// The outcome in which a side captures.
pub(super) fn won_by(color: Color) -> Outcome {
    match color {
        Color::Black => Outcome::Black,
        Color::White => Outcome::White,
    }
}
