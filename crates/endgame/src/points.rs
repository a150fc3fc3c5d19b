//! Points of territory and prisoners as values: Black's count for him, White's against him.

use semeai_board::Color;
use semeai_cgt::{Arena, Error, GameId};
use semeai_search::Halt;

/// So many points for a side.
pub(crate) fn points(color: Color, count: u32) -> i64 {
    match color {
        Color::Black => i64::from(count),
        Color::White => -i64::from(count),
    }
}

/// A value with so many points of Black's.
pub(crate) fn with_points(arena: &mut Arena, value: GameId, points: i64) -> Result<GameId, Halt> {
    if points == 0 {
        return Ok(value);
    }
    let points = arena.integer(points).map_err(too_large)?;
    if value == arena.zero() {
        return Ok(points);
    }
    arena.add(value, points).map_err(too_large)
}

/// A value that the arena cannot hold ends a search as a position too many does.
pub(crate) fn too_large(_: Error) -> Halt {
    Halt::Budget
}
