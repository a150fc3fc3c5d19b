//! The board of a search: only the points that matter, one bit each.
//!
//! The essential stones are no points of it: a block of them is one thing that is on the board until it is
//! captured, and then the race is over. Stones that are never captured are no points either: what they do is in
//! [`Field::wall`]. So a position is two sets of bits, on a board of any shape; small races have short ones.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use crate::KoRule;
use crate::graph::Care;
use crate::mask::Mask;
use crate::node::Look;
use crate::part::{MOST_PARTS, Part, part_key, parts};

/// No point is banned by ko.
pub const NO_KO: u16 = u16::MAX;

/// A ban in a reduced part, plus its index.
pub(crate) const PART_KO: u16 = 1 << 15;

/// The points of a search and what surrounds them.
#[derive(Clone, Debug)]
pub struct Field<const W: usize> {
    /// The points of the board, by bit.
    points: Vec<Point>,
    /// The points that are not in a reduced part.
    all: Mask<W>,
    /// The reduced parts; none before [`Field::reduced`].
    pub parts: Vec<Arc<Part<W>>>,
    /// The neighbours of every point.
    pub near: Vec<Mask<W>>,
    /// The points beside essential stones of a side (0 Black, 1 White).
    pub essential: [Mask<W>; 2],
    /// The points beside stones of a side that are never captured.
    pub wall: [Mask<W>; 2],
    /// The points with a liberty that nobody fills: a stone there is never captured.
    pub outside: Mask<W>,
    /// Whether the essential stones of a side can never be captured.
    pub is_immortal: [bool; 2],
    /// Random numbers for every point and side.
    keys: Vec<[u64; 2]>,
}

/// A position of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<const W: usize> {
    /// The stones of each side outside the reduced parts.
    pub stones: [Mask<W>; 2],
    /// The number of the position of every reduced part.
    pub parts: [u16; MOST_PARTS],
    /// The hash of everything in it.
    pub key: u64,
    /// Who moves: 0 Black, 1 White.
    pub mover: u8,
    /// The point where the mover may not take back, [`PART_KO`] and the index of the reduced part where he may not, or
    /// [`NO_KO`].
    pub ko: u16,
    /// The ko threats left to each side.
    pub threats: [u8; 2],
    /// How many moves the attacker still has to spend elsewhere.
    pub skips: u8,
}

impl<const W: usize> State<W> {
    /// The reduced part where the mover may not take back.
    pub fn tied_part(&self) -> Option<usize> {
        (self.ko != NO_KO && self.ko >= PART_KO).then(|| usize::from(self.ko - PART_KO))
    }

    /// Lifts the ban after a move elsewhere than in a part; gives what changes in the hash.
    pub fn lift(&mut self, field: &Field<W>) -> u64 {
        let Some(index) = self.tied_part() else {
            return 0;
        };
        let number = self.parts[index];
        let tick = field.parts[index].reduced().tick(number);
        self.parts[index] = tick;
        part_key(index, number) ^ part_key(index, tick)
    }
}

/// 0 for Black, 1 for White.
#[inline]
pub const fn side(color: Color) -> u8 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// One of the two sides as an index.
#[inline]
pub(crate) const fn at(side: u8) -> usize {
    (side & 1) as usize
}

/// A well-mixed number (S. Vigna's splitmix64, 2015, public domain description).
#[inline]
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl<const W: usize> Field<W> {
    /// The field of these points, at most [`Mask::CAPACITY`], none of them an essential stone or one that is never
    /// captured.
    pub fn new(position: &Position, essential: &ByColor<PointSet>, movable: &PointSet) -> Self {
        let points: Vec<Point> = movable.iter().collect();
        let mut field = Self {
            all: Mask::below(points.len()),
            parts: Vec::new(),
            near: vec![Mask::EMPTY; points.len()],
            essential: [Mask::EMPTY; 2],
            wall: [Mask::EMPTY; 2],
            outside: Mask::EMPTY,
            is_immortal: Color::ALL.map(|color| is_immortal(position, &essential[color], movable)),
            keys: (0..points.len() as u64)
                .map(|i| [mix(2 * i + 1), mix(2 * i + 2)])
                .collect(),
            points,
        };
        for (i, point) in (0..).zip(movable) {
            field.surround(i, point, position, essential);
        }
        field
    }

    fn surround(
        &mut self,
        i: u16,
        point: Point,
        position: &Position,
        essential: &ByColor<PointSet>,
    ) {
        let own = Mask::of(i);
        for &next in position.topology().neighbors(point) {
            if let Some(j) = self.index(next) {
                self.near[usize::from(i)] |= Mask::of(j);
            } else if let Some(color) = position.stone(next) {
                let beside = if essential[color].contains(next) {
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
    pub fn index(&self, point: Point) -> Option<u16> {
        let found = self.points.binary_search(&point).ok()?;
        u16::try_from(found).ok()
    }

    /// All points outside the reduced parts.
    pub fn all(&self) -> Mask<W> {
        self.all
    }

    /// The same field of these points alone, which no others touch.
    pub fn only(&self, mask: Mask<W>) -> Self {
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
    pub fn reduced(&self, position: &Position, rules: [KoRule; 3], care: Care) -> [Self; 3] {
        let stones = self.stones(position);
        let mut cut = self.clone();
        cut.cut_outer(stones);
        let ko = position
            .ko()
            .and_then(|(banned, point)| Some((at(side(banned)), self.index(point)?)));
        parts(&cut, stones, ko, rules, care).map(|parts| {
            let whole = parts
                .iter()
                .fold(Mask::EMPTY, |mask, part| mask | part.mask);
            Self {
                is_immortal: self.is_immortal,
                parts,
                ..cut.only(cut.all.without(whole))
            }
        })
    }

    /// Parts the plain outer liberties from the points beside them, see [`Look::find_outer`].
    fn cut_outer(&mut self, stones: [Mask<W>; 2]) {
        let mut look = Look::default();
        look.see(self, stones);
        for side in 0..2 {
            let outer = look.find_outer(self, side);
            for (i, near) in (0..).zip(&mut self.near) {
                *near = if outer.meets(Mask::of(i)) {
                    Mask::EMPTY
                } else {
                    near.without(outer)
                };
            }
            self.essential[side] |= outer;
            self.wall[1 - side] |= outer;
        }
    }

    fn stones(&self, position: &Position) -> [Mask<W>; 2] {
        Color::ALL.map(|color| self.mask(&position.stones(color)))
    }

    /// A position on the board as a state under a rule; absent if a reduced part cannot come to look like this.
    pub fn state(
        &self,
        position: &Position,
        mover: Color,
        rule: KoRule,
        skips: u8,
    ) -> Option<State<W>> {
        let stones = self.stones(position);
        let banned = position.ko().filter(|&(banned, _)| banned == mover);
        // Who wins all kos is never banned.
        let banned = banned.filter(|_| rule != KoRule::Wins(mover));
        let mut ko = banned.map_or(NO_KO, |(_, point)| self.index(point).unwrap_or(NO_KO));
        let mut parts = [0; MOST_PARTS];
        for (number, part) in parts.iter_mut().zip(&self.parts) {
            *number = part.number(stones, ko)?;
        }
        if ko != NO_KO && !self.all.meets(Mask::of(ko)) {
            let tied = (PART_KO..)
                .zip(&self.parts)
                .find(|(_, part)| part.mask.meets(Mask::of(ko)));
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

    fn mask(&self, points: &PointSet) -> Mask<W> {
        let own = (0..).zip(&self.points);
        own.filter(|(_, point)| points.contains(**point))
            .map(|(i, _)| i)
            .collect()
    }

    /// The hash of the stones of a side.
    pub fn stones_key(&self, side: usize, mask: Mask<W>) -> u64 {
        let keys = mask.points().map(|point| self.keys[usize::from(point)]);
        keys.fold(0, |key, of_point| key ^ of_point[side])
    }

    /// Every point beside points of a set.
    pub fn beside(&self, mask: Mask<W>) -> Mask<W> {
        let near = mask.points().map(|point| self.near[usize::from(point)]);
        near.fold(Mask::EMPTY, |beside, near| beside | near)
    }

    /// The hash of a state from scratch.
    pub fn key(&self, state: &State<W>) -> u64 {
        let numbers = state.parts.iter().take(self.parts.len()).enumerate();
        let parts = numbers.fold(0, |key, (i, &number)| key ^ part_key(i, number));
        parts
            ^ self.stones_key(0, state.stones[0])
            ^ self.stones_key(1, state.stones[1])
            ^ rest_key(state.mover, state.ko, state.threats, state.skips)
    }
}

/// The hash of everything in a state but the stones.
#[inline]
pub(crate) fn rest_key(mover: u8, ko: u16, threats: [u8; 2], skips: u8) -> u64 {
    let packed = u64::from(mover)
        | u64::from(ko) << 8
        | u64::from(threats[0]) << 24
        | u64::from(threats[1]) << 32
        | u64::from(skips) << 40;
    mix(packed | 1 << 63)
}

/// Whether the essential stones of a side can never be captured: one of them is protected, or they have a liberty
/// that nobody fills.
fn is_immortal(position: &Position, stones: &PointSet, movable: &PointSet) -> bool {
    let beside = position.topology().neighborhood(stones);
    let outside = position.empty().difference(movable);
    !stones.is_disjoint(&position.protected()) || !beside.is_disjoint(&outside)
}
