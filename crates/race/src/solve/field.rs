//! The board of a search: only the points that matter, one bit each.
//!
//! The essential stones are no points of it: a block of them is one thing that is on the board until it is
//! captured, and then the race is over. Stones that are never captured are no points either: what they do is in
//! [`Field::wall`]. So a position is two words of 128 bits, on a board of any shape.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Position};

use super::graph::Care;
use super::node::Look;
use super::part::{MOST_PARTS, Part, parts};
use super::{KoRule, Race, RaceError};

/// A set of points of a field.
pub(super) type Mask = u128;

/// The most points that a search can hold.
pub(super) const MAX_POINTS: usize = 128;

/// No point is banned by ko.
pub(super) const NO_KO: u8 = u8::MAX;

/// A ban in a reduced part, plus its index.
pub(super) const PART_KO: u8 = 128;

/// The points of a search and what surrounds them.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// The points of the board, by bit.
    points: Vec<Point>,
    /// The points that are not in a reduced part.
    all: Mask,
    /// The reduced parts; none before [`Field::reduced`].
    pub(super) parts: Vec<Arc<Part>>,
    /// The neighbours of every point.
    pub(super) near: Vec<Mask>,
    /// The points beside essential stones of a side (0 Black, 1 White).
    pub(super) essential: [Mask; 2],
    /// The points beside stones of a side that are never captured.
    pub(super) wall: [Mask; 2],
    /// The points with a liberty that nobody fills: a stone there is never captured.
    pub(super) outside: Mask,
    /// Whether the essential stones of a side can never be captured.
    pub(super) is_immortal: [bool; 2],
    /// Random numbers for every point and side.
    keys: Vec<[u64; 2]>,
}

/// A position of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The stones of each side outside the reduced parts.
    pub(super) stones: [Mask; 2],
    /// The number of the position of every reduced part.
    pub(super) parts: [u16; MOST_PARTS],
    /// The hash of everything in it.
    pub(super) key: u64,
    /// Who moves: 0 Black, 1 White.
    pub(super) mover: u8,
    /// The point where the mover may not take back, [`PART_KO`] and the index of the reduced part where he may not, or
    /// [`NO_KO`].
    pub(super) ko: u8,
    /// The ko threats left to each side.
    pub(super) threats: [u8; 2],
    /// How many moves the attacker still has to spend elsewhere.
    pub(super) skips: u8,
}

impl State {
    /// The reduced part where the mover may not take back.
    pub(super) fn tied_part(&self) -> Option<usize> {
        (self.ko != NO_KO && self.ko >= PART_KO).then(|| usize::from(self.ko - PART_KO))
    }

    /// Lifts the ban after a move elsewhere than in a part; gives what changes in the hash.
    pub(super) fn lift(&mut self, field: &Field) -> u64 {
        let Some(index) = self.tied_part() else {
            return 0;
        };
        let number = self.parts[index];
        let tick = field.parts[index].reduced().tick(number);
        self.parts[index] = tick;
        Part::key(index, number) ^ Part::key(index, tick)
    }
}

/// 0 for Black, 1 for White.
pub(super) const fn side(color: Color) -> u8 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// One of the two sides as an index.
pub(super) const fn at(side: u8) -> usize {
    (side & 1) as usize
}

/// A bit of a mask.
pub(super) const fn bit(point: u8) -> Mask {
    1 << (point & 127)
}

/// The lowest point of a mask that is not empty.
#[expect(
    clippy::cast_possible_truncation,
    reason = "a mask has 128 bits, so the count is at most 128"
)]
pub(super) const fn lowest(mask: Mask) -> u8 {
    mask.trailing_zeros() as u8
}

/// A well-mixed number (S. Vigna's splitmix64, 2015, public domain description).
pub(super) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Field {
    /// The field of a race.
    ///
    /// # Errors
    ///
    /// If too many points matter or a side has no essential stone.
    pub(super) fn new(race: &Race) -> Result<Self, RaceError> {
        let position = &race.position;
        let essential = race.essential.black.union(&race.essential.white);
        for color in Color::ALL {
            if race.essential[color].is_empty() {
                return Err(RaceError::NoEssential(color));
            }
        }
        let movable = race
            .relevant
            .difference(&essential)
            .difference(&position.protected());
        let points: Vec<Point> = movable.iter().collect();
        if points.len() > MAX_POINTS {
            return Err(RaceError::TooManyPoints {
                found: points.len(),
                most: MAX_POINTS,
            });
        }
        let all = match points.len() {
            MAX_POINTS => Mask::MAX,
            n => (1 << n) - 1,
        };
        let mut field = Self {
            all,
            parts: Vec::new(),
            near: vec![0; points.len()],
            essential: [0; 2],
            wall: [0; 2],
            outside: 0,
            is_immortal: Color::ALL.map(|color| is_immortal(race, color, &movable)),
            keys: (0..points.len() as u64)
                .map(|i| [mix(2 * i + 1), mix(2 * i + 2)])
                .collect(),
            points,
        };
        for i in 0..field.points.len() {
            field.surround(i, race);
        }
        Ok(field)
    }

    fn surround(&mut self, i: usize, race: &Race) {
        let own = 1 << i;
        for &next in race.position.topology().neighbors(self.points[i]) {
            if let Some(j) = self.index(next) {
                self.near[i] |= bit(j);
            } else if let Some(color) = race.position.stone(next) {
                let beside = if race.essential[color].contains(next) {
                    &mut self.essential
                } else {
                    &mut self.wall
                };
                beside[at(side(color))] |= own;
            } else {
                self.outside |= own;
            }
        }
    }

    /// The bit of a point of the board.
    pub(super) fn index(&self, point: Point) -> Option<u8> {
        let found = self.points.binary_search(&point).ok()?;
        u8::try_from(found).ok()
    }

    /// All points outside the reduced parts.
    pub(super) fn all(&self) -> Mask {
        self.all
    }

    /// The same field of these points alone, which no others touch.
    pub(super) fn only(&self, mask: Mask) -> Self {
        Self {
            all: mask,
            essential: self.essential.map(|beside| beside & mask),
            wall: self.wall.map(|beside| beside & mask),
            outside: self.outside & mask,
            is_immortal: [false; 2],
            ..self.clone()
        }
    }

    /// The same field with the parts reduced that can be, for the positions that arise from this one, under each rule.
    pub(super) fn reduced(&self, position: &Position, rules: [KoRule; 3], care: Care) -> [Self; 3] {
        let stones = self.stones(position);
        let mut cut = self.clone();
        cut.cut_outer(stones);
        let ko = position
            .ko()
            .and_then(|(banned, point)| Some((at(side(banned)), self.index(point)?)));
        parts(&cut, stones, ko, rules, care).map(|parts| {
            let whole = parts.iter().fold(0, |mask, part| mask | part.mask);
            Self {
                is_immortal: self.is_immortal,
                parts,
                ..cut.only(cut.all & !whole)
            }
        })
    }

    /// Parts the plain outer liberties from the points beside them, see [`Look::find_outer`].
    fn cut_outer(&mut self, stones: [Mask; 2]) {
        let mut look = Look::default();
        look.see(self, stones);
        for side in 0..2 {
            let outer = look.find_outer(self, side);
            for (i, near) in self.near.iter_mut().enumerate() {
                *near &= if outer >> i & 1 == 1 { 0 } else { !outer };
            }
            self.essential[side] |= outer;
            self.wall[1 - side] |= outer;
        }
    }

    fn stones(&self, position: &Position) -> [Mask; 2] {
        Color::ALL.map(|color| self.mask(&position.stones(color)))
    }

    /// A position on the board as a state under a rule; absent if a reduced part cannot come to look like this.
    pub(super) fn state(
        &self,
        position: &Position,
        mover: Color,
        rule: KoRule,
        skips: u8,
    ) -> Option<State> {
        let stones = self.stones(position);
        let banned = position.ko().filter(|&(banned, _)| banned == mover);
        // Who wins all kos is never banned.
        let banned = banned.filter(|_| rule != KoRule::Wins(mover));
        let mut ko = banned.map_or(NO_KO, |(_, point)| self.index(point).unwrap_or(NO_KO));
        let mut parts = [0; MOST_PARTS];
        for (number, part) in parts.iter_mut().zip(&self.parts) {
            *number = part.number(stones, ko)?;
        }
        if ko != NO_KO && bit(ko) & self.all == 0 {
            let tied = (PART_KO..)
                .zip(&self.parts)
                .find(|(_, part)| bit(ko) & part.mask != 0);
            ko = tied.map_or(NO_KO, |(ko, _)| ko);
        }
        let mut state = State {
            stones: stones.map(|mask| mask & self.all),
            parts,
            key: 0,
            mover: side(mover),
            ko,
            threats: match rule {
                KoRule::Threats(threats) => [threats.black, threats.white],
                KoRule::Wins(_) => [0; 2],
            },
            skips,
        };
        if let Some(index) = state.tied_part()
            && !self.parts[index].reduced().is_banned(state.parts[index])
        {
            state.ko = NO_KO;
        }
        state.key = self.key(&state);
        Some(state)
    }

    fn mask(&self, points: &PointSet) -> Mask {
        let own = (0..).zip(&self.points);
        own.filter(|(_, point)| points.contains(**point))
            .fold(0, |mask, (i, _)| mask | bit(i))
    }

    /// The hash of the stones of a side.
    pub(super) fn stones_key(&self, side: usize, mut mask: Mask) -> u64 {
        let mut key = 0;
        while mask != 0 {
            key ^= self.keys[usize::from(lowest(mask))][side];
            mask &= mask - 1;
        }
        key
    }

    /// The hash of a state from scratch.
    pub(super) fn key(&self, state: &State) -> u64 {
        let numbers = state.parts.iter().take(self.parts.len()).enumerate();
        let parts = numbers.fold(0, |key, (i, &number)| key ^ Part::key(i, number));
        parts
            ^ self.stones_key(0, state.stones[0])
            ^ self.stones_key(1, state.stones[1])
            ^ rest_key(state.mover, state.ko, state.threats, state.skips)
    }
}

/// The hash of everything in a state but the stones.
pub(super) fn rest_key(mover: u8, ko: u8, threats: [u8; 2], skips: u8) -> u64 {
    let packed = u64::from(mover)
        | u64::from(ko) << 8
        | u64::from(threats[0]) << 16
        | u64::from(threats[1]) << 24
        | u64::from(skips) << 32;
    mix(packed | 1 << 63)
}

/// Whether the essential stones of a side can never be captured: one of them is protected, or they have a liberty
/// that nobody fills.
fn is_immortal(race: &Race, color: Color, movable: &PointSet) -> bool {
    let stones = &race.essential[color];
    let beside = race.position.topology().neighborhood(stones);
    let outside = race.position.empty().difference(movable);
    !stones.is_disjoint(&race.position.protected()) || !beside.is_disjoint(&outside)
}
