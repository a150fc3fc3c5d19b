//! A region with what was found in it.

use semeai_board::{ByColor, Color, Position, lettering, numeral};
use semeai_cgt::{Arena, Error, GameId};
use semeai_search::{Halt, PositionBudget};

use super::context::RegionContext;
use super::valuation::with_values;
use crate::ko::ByKo;
use crate::limits::LimitMet;
use crate::local::room::Stranger;
use crate::local::standstill::AreaValue;
use crate::local::{LocalMove, LocalPosition, LocalSearch, MOST_ROOM};
use crate::points::points;
use crate::position_report::{RegionReport, RegionState};
use crate::region::{EndgameRegion, RegionOrigin};
use crate::sweep;
use crate::sweep::worth::{KoWorth, NoKoWorth};
use crate::walls::{WallBounds, wall_bounds};

/// After so many positions an empty room that was not searched to the end is taken as its owner's, though only the clock has ended the
/// search: a longer one that grants more positions knows no less.
const POSITIONS_OF_ROOM: u64 = 400_000;

/// A region with what was found.
#[derive(Debug)]
pub(super) struct RegionRecord {
    pub(super) region: EndgameRegion,
    /// What its value hangs on.
    pub(super) surroundings: RegionContext,
    /// Absent if it is not searched.
    pub(super) local: Option<LocalSearch>,
    pub(super) values: Result<ByKo<GameId>, RegionState>,
    /// What it counts by area, in the same ways; nothing if that is not known.
    pub(super) areas: Option<ByKo<AreaValue>>,
    /// What it is worth if it depends on a ko, or why that is not known.
    pub(super) ko_worth: Option<Result<KoWorth, NoKoWorth>>,
    /// Between which numbers its walls lie, if it has no value.
    pub(super) walls: Option<WallBounds>,
    /// Every move in it; none if that was not found out.
    pub(super) moves: Vec<LocalMove>,
    /// Whether it is an empty room, with whether it is only assumed to be settled.
    pub(super) room: Option<(Color, bool)>,
    /// The limit for which it has no value, if that is why.
    pub(super) limit: Option<LimitMet>,
    /// Whose room it is taken as, without a search of what may happen in it.
    taken_as_room: Option<Color>,
    /// Whether a longer search finds no more.
    is_final: bool,
    /// The positions that its value took. What is played in it later may take more.
    positions: usize,
    /// Whether its value hangs on that nobody lives in a large room.
    takes_rooms: bool,
}

impl RegionRecord {
    /// Nothing is known of it yet.
    pub(super) fn new(region: EndgameRegion, surroundings: RegionContext) -> Self {
        Self {
            region,
            surroundings,
            local: None,
            values: Err(RegionState::Open),
            areas: None,
            ko_worth: None,
            walls: None,
            moves: Vec::new(),
            room: None,
            limit: None,
            taken_as_room: None,
            is_final: false,
            positions: 0,
            takes_rooms: false,
        }
    }

    /// Looks for its value, or goes on with a search that was over budget. Its positions take so many bytes at most.
    pub(super) fn search(
        &mut self,
        position: &Position,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        bytes: usize,
    ) {
        if self.is_final {
            return;
        }
        if self.local.is_none() {
            self.local = LocalSearch::new(position, &self.region.points);
        }
        if let Some(local) = &mut self.local {
            local.allow_bytes(bytes);
        }
        self.limit = None;
        self.look(arena, budget);
        self.is_final = match &self.values {
            Ok(_) => self.region.bounds == RegionOrigin::Rest,
            // Of one that is too large nothing more is ever found.
            Err(state) => *state != RegionState::OverBudget,
        };
        self.note_size();
    }

    /// Looks between which numbers its walls lie, if it was too large for a value. What is known of them already is kept.
    pub(super) fn search_walls(
        &mut self,
        position: &Position,
        budget: &mut PositionBudget,
        bytes: usize,
    ) {
        if self.values != Err(RegionState::OverBudget) {
            self.walls = None;
            return;
        }
        let found = wall_bounds(position, &self.region.points, budget, bytes);
        self.walls = match (self.walls.take(), found) {
            (Some(known), Some(found)) => Some(known.with(found)),
            (known, found) => known.or(found),
        };
    }

    /// Looks at every move of both sides in it, if it has a value.
    pub(super) fn search_moves(&mut self, arena: &mut Arena, budget: &mut PositionBudget) {
        if self.is_final || self.values.is_err() {
            return;
        }
        match self.taken_as_room {
            Some(owner) => self.moves = self.moves_in_room(arena, budget, owner),
            None => self.look_at_moves(arena, budget),
        }
        let is_open = |value: Result<GameId, Halt>| value == Err(Halt::Budget);
        let has_open = |played: &LocalMove| {
            let values = &played.values;
            let all = [
                values.no_threats,
                values.black_wins_kos,
                values.white_wins_kos,
            ];
            all.into_iter().any(is_open)
        };
        let is_cut = self.ko_worth.as_ref().is_some_and(sweep::is_cut);
        // A region with a value has moves.
        self.is_final = !self.moves.is_empty() && !self.moves.iter().any(has_open) && !is_cut;
        self.note_size();
    }

    fn note_size(&mut self) {
        self.positions = self.local.as_ref().map_or(0, LocalSearch::positions);
        self.takes_rooms = self.local.as_ref().is_some_and(LocalSearch::takes_rooms);
    }

    fn look(&mut self, arena: &mut Arena, budget: &mut PositionBudget) {
        if let Some(owner) = self.region.owner() {
            if self.region.bounds == RegionOrigin::Rest {
                self.room = Some((owner, true));
                let value = arena.integer(points(owner, self.region.points_to_owner()));
                self.take_value(value);
                return;
            }
            let is_assumed = match self.local.as_ref().map(LocalSearch::stranger) {
                Some(Stranger::Dies) => Some(false),
                Some(Stranger::TakenToDie) => Some(true),
                // In a room that is too large to be searched at all anybody can live.
                Some(Stranger::Unknown) | None => None,
            };
            if let Some(is_assumed) = is_assumed {
                self.take_as_room(arena, owner, is_assumed);
                return;
            }
        }
        if !self.region.beside.black && !self.region.beside.white {
            self.values = Err(RegionState::Open);
        } else if self.local.is_none() {
            self.values = Err(RegionState::TooLarge);
        } else {
            self.look_at_value(arena, budget);
        }
    }

    /// Values it by every move of both sides.
    fn look_at_value(&mut self, arena: &mut Arena, budget: &mut PositionBudget) {
        let Some(local) = &mut self.local else {
            return;
        };
        let root = local.root().clone();
        let values = local.values(arena, budget, &root).transpose();
        self.values = values.map_err(state_of);
        self.areas = local.areas(arena, budget, &root).transpose().ok();
        let owner = self.region.owner();
        if let Err(RegionState::OverBudget) = self.values {
            let limit = LimitMet::of(budget);
            let made = budget.positions() - budget.left();
            if let Some(owner) = owner
                && (limit != LimitMet::Time || made >= POSITIONS_OF_ROOM)
            {
                // Whether a stranger could live in there was too much to search.
                self.take_as_room(arena, owner, true);
            } else {
                self.limit = Some(limit);
            }
            return;
        }
        let Ok(values) = self.values else {
            return;
        };
        let whole = count(self.region.points.len());
        let integer = values.same().and_then(|value| arena.as_integer(*value));
        if let Some(owner) = owner.filter(|owner| integer == Some(points(*owner, whole).into())) {
            self.room = Some((owner, false));
        }
    }

    fn look_at_moves(&mut self, arena: &mut Arena, budget: &mut PositionBudget) {
        let Some(local) = &mut self.local else {
            return;
        };
        let root = local.root().clone();
        if self.values.is_ok_and(|values| values.same().is_none()) {
            self.ko_worth = Some(local.ko_worth(arena, budget, &root));
        }
        self.moves = local.moves(arena, budget, &root).unwrap_or_default();
    }

    /// It has this value whatever happens.
    fn take_value(&mut self, value: Result<GameId, Error>) {
        let value = value.map_err(|_| RegionState::OverBudget);
        self.limit = value.is_err().then_some(LimitMet::Memory);
        self.values = value.map(ByKo::all);
        self.areas = value.ok().map(|value| ByKo::all(AreaValue::of(value)));
    }

    /// All of it is its owner's.
    fn take_as_room(&mut self, arena: &mut Arena, owner: Color, is_assumed: bool) {
        let whole = count(self.region.points.len());
        let value = arena.integer(points(owner, whole));
        self.take_value(value);
        if self.values.is_ok() {
            self.room = Some((owner, is_assumed));
            self.taken_as_room = Some(owner);
        }
    }

    /// In a small room every move; in a larger one those of its owner, who only fills a point.
    fn moves_in_room(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        owner: Color,
    ) -> Vec<LocalMove> {
        let points_of = self.region.points;
        if count(points_of.len()) <= MOST_ROOM
            && let Some(local) = &mut self.local
        {
            let root = local.root().clone();
            return local.moves(arena, budget, &root).unwrap_or_default();
        }
        let Ok(value) = arena.integer(points(owner, count(points_of.len() - 1))) else {
            return Vec::new();
        };
        let moves = points_of.iter().map(|point| LocalMove {
            color: owner,
            point,
            captured: 0,
            in_room: true,
            to: LocalPosition::default(),
            values: ByKo::all(Ok(value)),
            areas: ByKo::all(Ok(AreaValue::of(value))),
        });
        moves.collect()
    }

    /// Whether it counts by area as by territory, and no point of it stays neutral.
    pub(super) fn is_plain(&self) -> bool {
        let both = self.values.ok().zip(self.areas);
        both.is_some_and(|(values, areas)| areas == values.map(AreaValue::of))
    }

    /// Whether a side has everything in a region with stones: its empty points, and all stones as prisoners.
    pub(super) fn is_all_of(&self, color: Color, position: &Position, arena: &Arena) -> bool {
        let Ok(values) = &self.values else {
            return false;
        };
        let stones = self.region.points.difference(&self.region.empty);
        let is_others = stones.is_subset(&position.stones(color.opponent()));
        let whole = count(self.region.empty.len() + 2 * stones.len());
        let value = values.same().and_then(|value| arena.as_integer(*value));
        is_others && value == Some(points(color, whole).into())
    }

    pub(super) fn state(&self) -> RegionState {
        match &self.values {
            Err(state) => *state,
            Ok(values) if values.same().is_some() => RegionState::Exact,
            Ok(_) => RegionState::Ko,
        }
    }

    /// What is known without a value.
    pub(super) fn bare(&self, number: Option<usize>, position: &Position) -> RegionReport {
        RegionReport {
            id: number.map(lettering).unwrap_or_default(),
            sign: number.map(numeral).unwrap_or_default(),
            points: self.region.points,
            stones: position
                .stones_by_color()
                .map(|stones| stones.intersection(&self.region.points)),
            state: self.state(),
            value: None,
            ko: None,
            ko_worth: None,
            kind: self.walls.as_ref().and_then(|walls| walls.kind),
            walls: self.walls.clone(),
            best: ByColor::default(),
            moves: Vec::new(),
            positions: self.positions,
            takes_rooms: self.takes_rooms || self.walls.as_ref().is_some_and(|it| it.takes_rooms),
            by_hand: self.region.bounds == RegionOrigin::Named,
            limit: self.limit,
        }
    }

    /// The memory that its positions take.
    pub(super) fn bytes(&self) -> usize {
        self.local.as_ref().map_or(0, LocalSearch::bytes)
    }

    pub(super) fn report(
        &self,
        number: usize,
        position: &Position,
        arena: &mut Arena,
    ) -> Result<RegionReport, Error> {
        let mut report = self.bare(Some(number), position);
        let Ok(values) = self.values else {
            return Ok(report);
        };
        report.ko_worth = self.ko_worth.clone();
        with_values(report, arena, values, &self.moves)
    }
}

/// What a search that gave no value says of a region.
pub(super) fn state_of(halt: Halt) -> RegionState {
    match halt {
        Halt::Budget => RegionState::OverBudget,
        Halt::Repetition => RegionState::Repetition,
    }
}

pub(super) fn count(points: usize) -> u32 {
    u32::try_from(points).unwrap_or(u32::MAX)
}
