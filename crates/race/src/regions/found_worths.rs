//! From what searches found, cooled, to what the formulas add up, before cooling.

use semeai_cgt::{Arena, Dyadic, Error, GameId};

use super::side_search::RegionFound;
use crate::life::{ByLife, Life};
use crate::regions::transformation::Worth;
use crate::rule::{CooledValue, has_life, heat, raise};

/// The bounds of a region before cooling: from below as the last of the block, from above as one of several.
/// `shown` is taken where it is the value.
pub(crate) fn found_worths(
    arena: &mut Arena,
    found: &RegionFound,
    shown: Option<Worth>,
) -> Result<Option<ByLife<Worth>>, Error> {
    let (Some(normal), Some(last)) = (found.normal, found.last) else {
        return Ok(None);
    };
    let worths = ByLife {
        plain: worth(arena, normal.high, last.low, Life::Plain)?,
        stronger: worth(arena, normal.high, last.low, Life::Stronger)?,
    };
    if let (Some(value), Some(shown)) = (found.anywhere(), shown) {
        let value = value.game(arena)?;
        if !has_life(arena, value)? && cools_to(arena, shown.normal, value)? {
            // Without life in it the value is the same however much a life counts.
            let worth = Worth {
                last: shown.normal,
                ..shown
            };
            return Ok(Some(ByLife {
                plain: worth,
                stronger: worth,
            }));
        }
    }
    Ok(Some(worths))
}

/// What a region is worth before cooling, life counting as given.
pub(crate) fn worth(
    arena: &mut Arena,
    normal: CooledValue,
    last: CooledValue,
    life: Life,
) -> Result<Worth, Error> {
    let mut raw = |value: CooledValue| {
        let mut game = value.game(arena)?;
        if life == Life::Stronger {
            game = raise(arena, game)?;
        }
        heat(arena, game)
    };
    Ok(Worth {
        normal: raw(normal)?,
        last: raw(last)?,
    })
}

/// Whether a game cools to a value.
pub(crate) fn cools_to(arena: &mut Arena, game: GameId, cooled: GameId) -> Result<bool, Error> {
    Ok(arena.cool(game, Dyadic::integer(2))? == cooled)
}
