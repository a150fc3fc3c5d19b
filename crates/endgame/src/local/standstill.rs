//! Pieces in which nobody gains by moving, and what they count by area.
//!
//! Where play ends in rooms of one side or the other, a piece that is worth a whole number counts so much by area too, and every point
//! of the board is somebody's: on that the parity of area scores rests (E. Berlekamp and D. Wolfe, *Mathematical Go*, 1994, section
//! 5.3). In a seki neither holds. There a piece is worth the simplest number between losses, whatever is surrounded in it, and points
//! stay neutral. So of such a piece is told between which numbers its area lies (our own reading; the judge of the tests agrees).
//!
//! Let n be the value and s what is surrounded as the stones stand. A side that wants more than s plays on, if it has a move that
//! loses no more than the point it is played on, which by area is nothing; else it passes, as does the other side, and gets s. So the
//! area lies between n and s, and is n for sure if whoever would lose by s has such a move.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, GameId, Rational};
use semeai_search::{Halt, Near, Piece};

use crate::points::{points, too_large, with_points};

/// What a region or piece is worth by area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AreaValue {
    /// A value by which no point stays neutral: it is worth no less to Black.
    pub(crate) least: GameId,
    /// It is worth no more to him than this.
    pub(crate) most: GameId,
    /// The points of it that certainly stay neutral, but for an even number of them.
    pub(crate) neutral: i64,
}

/// What a piece counts by area where that is not its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AreaBounds {
    /// By these no point stays neutral: what it is worth to Black at least and at most.
    pub(super) ends: [GameId; 2],
    /// What it counts for certain, though an odd number of points stays neutral.
    pub(super) certain: Option<i64>,
}

impl AreaBounds {
    /// The same as the value of a piece that is not only met in a line of another.
    ///
    /// # Errors
    ///
    /// Numbers that are too large.
    pub(super) fn value(&self, arena: &mut Arena) -> Result<AreaValue, Halt> {
        let [least, most] = self.ends;
        Ok(match self.certain {
            Some(area) => AreaValue {
                neutral: 1,
                ..AreaValue::of(arena.integer(area).map_err(too_large)?)
            },
            None => AreaValue {
                least,
                most,
                neutral: 0,
            },
        })
    }
}

impl AreaValue {
    /// What is worth by area what it is worth by territory.
    pub(crate) const fn of(value: GameId) -> Self {
        Self {
            least: value,
            most: value,
            neutral: 0,
        }
    }

    /// The same with so many points of Black's.
    pub(crate) fn with_points(self, arena: &mut Arena, points: i64) -> Result<Self, Halt> {
        Ok(Self {
            least: with_points(arena, self.least, points)?,
            most: with_points(arena, self.most, points)?,
            ..self
        })
    }

    /// Both together.
    pub(crate) fn add(self, arena: &mut Arena, other: Self) -> Result<Self, Halt> {
        Ok(Self {
            least: arena.add(self.least, other.least).map_err(too_large)?,
            most: arena.add(self.most, other.most).map_err(too_large)?,
            neutral: self.neutral + other.neutral,
        })
    }
}

/// A piece in which nobody moves any more.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standstill<'a> {
    near: &'a Near<1>,
    piece: Piece<1>,
}

impl<'a> Standstill<'a> {
    pub(super) const fn of(near: &'a Near<1>, piece: Piece<1>) -> Self {
        Self { near, piece }
    }

    /// The points that Black surrounds minus those that White does.
    fn surrounded(&self) -> i64 {
        surrounded(self.near, &self.piece)
    }

    /// Whether a piece that is worth a number, with these options, is worth that by area too.
    ///
    /// # Errors
    ///
    /// Games that are too large.
    pub(super) fn is_even(
        &self,
        arena: &mut Arena,
        value: GameId,
        options: &ByColor<Vec<GameId>>,
    ) -> Result<bool, Halt> {
        let whole = arena.as_integer(value).map(i64::try_from);
        let Some(Ok(whole)) = whole else {
            return Ok(false);
        };
        if self.neutral(whole) != 0 {
            return Ok(false);
        }
        // Nearly always both have such a move, and nothing more is looked at.
        for color in Color::ALL {
            if !has_free_move(arena, color, whole, &options[color])?
                && points_for(color, self.surrounded() - whole) < 0
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The least that a side gets by area where it is worth a number and is not even, in Black's points: what is surrounded if that is
    /// worse for it.
    ///
    /// # Errors
    ///
    /// Numbers that are too large.
    pub(super) fn worst(&self, number: Rational, for_whom: Color) -> Result<i64, Halt> {
        let whole = |number: Rational| i64::try_from(number.to_integer()).map_err(|_| Halt::Budget);
        Ok(match for_whom {
            Color::Black => whole(number.floor())?.min(self.surrounded()),
            Color::White => whole(number.ceil())?.max(self.surrounded()),
        })
    }

    /// The next number that is no better for a side, if no point stays neutral.
    pub(super) fn without_neutral(&self, area: i64, for_whom: Color) -> i64 {
        area - points_for(for_whom, self.neutral(area))
    }

    /// Whether with this area an odd number of points stays neutral.
    pub(super) fn neutral(&self, area: i64) -> i64 {
        (area - i64::from(self.piece.empty.len())).rem_euclid(2)
    }
}

/// Points as a side sees them.
const fn points_for(color: Color, points: i64) -> i64 {
    match color {
        Color::Black => points,
        Color::White => -points,
    }
}

/// Whether a side has a move in a piece worth a whole number that loses no more than the point it is played on.
fn has_free_move(
    arena: &mut Arena,
    color: Color,
    whole: i64,
    options: &[GameId],
) -> Result<bool, Halt> {
    let left = whole - points_for(color, 1);
    let is_free = |option: &GameId| {
        arena
            .as_integer(*option)
            .and_then(|option| i64::try_from(option).ok())
            .is_some_and(|option| points_for(color, option - left) >= 0)
    };
    if options.iter().any(is_free) {
        return Ok(true);
    }
    let left = arena.integer(left).map_err(too_large)?;
    for option in options {
        let (low, high) = match color {
            Color::Black => (left, *option),
            Color::White => (*option, left),
        };
        if arena.is_le(low, high).map_err(too_large)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The points that Black surrounds in a piece as the stones stand, minus White's.
pub(super) fn surrounded(near: &Near<1>, piece: &Piece<1>) -> i64 {
    let (mut sum, mut left) = (0, piece.empty);
    while !left.is_empty() {
        let part = near.flood(left.first(), piece.empty);
        left = left.without(part);
        let is_beside = |color| {
            let around = near.beside(part) & piece.stones[color];
            !around.is_empty() || part.meets(piece.border.wall[color])
        };
        sum += match (is_beside(Color::Black), is_beside(Color::White)) {
            _ if part.meets(piece.border.outside) => 0,
            (true, false) => points(Color::Black, part.len()),
            (false, true) => points(Color::White, part.len()),
            _ => 0,
        };
    }
    sum
}
