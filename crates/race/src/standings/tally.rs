//! A race in numbers: every region where it counts.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error, GameId};

use super::side::SideTally;
use super::stand::Standings;
use crate::life::Life;
use crate::marking::Sides;
use crate::regions::settled::to_u32;
use crate::regions::{OwnRegion, Regions};
use crate::rule::{CooledValue, raise};

/// A race in numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) sides: ByColor<SideTally>,
    /// Plain shared liberties.
    pub(crate) shared: u32,
}

/// Where a region counts in the tally of its defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CountedAs {
    /// As this entry of the regions.
    Region(usize),
    /// As the eye.
    Eye,
    /// Nowhere: its defender is alive.
    Nowhere,
}

/// The tally with each side's life counting as given, and where each region went.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn tally(
    sides: &Sides,
    regions: &Regions,
    standings: &Standings,
    lives: ByColor<Life>,
    arena: &mut Arena,
) -> Result<(Tally, Vec<CountedAs>), Error> {
    let mut tally = Tally {
        shared: to_u32(sides.plain_shared().len()),
        ..Tally::default()
    };
    for color in Color::ALL {
        let eye = standings.dead_eyes[color];
        tally.sides[color] = SideTally {
            is_alive: standings.is_alive[color],
            life: lives[color],
            eye,
            is_bounded: regions.is_bounded(color),
            with_kos: with_kos(regions, color, eye.is_some(), lives[color], arena)?,
            ..SideTally::default()
        };
    }
    let place = |own: &OwnRegion| place(own, lives[own.defender], &mut tally.sides[own.defender]);
    let places = regions.own.iter().map(place).collect();
    Ok((tally, places))
}

/// Puts a region into the tally of its side.
fn place(own: &OwnRegion, life: Life, side: &mut SideTally) -> CountedAs {
    if side.is_alive {
        side.eye = None;
        return CountedAs::Nowhere;
    }
    if own.is_eye && side.eye.is_some() {
        return CountedAs::Eye;
    }
    let found = own.found_worths.map(|worths| worths[life]);
    let Some(worth) = found.or(own.worths[life][0].worth) else {
        return CountedAs::Nowhere;
    };
    side.has_threats |= own.has_threats;
    // What a search has found includes approach moves and kos.
    if found.is_none() {
        let kos = own.grown.most(|count| count.kos);
        let narrow = own.grown.most(|count| count.narrow);
        let is_tree = own.grown.nodes.len() > 1;
        side.kos += kos;
        side.has_kos_in_tree |= is_tree && kos > 0;
        side.narrow += narrow;
        side.has_narrow_in_tree |= is_tree && narrow > 0;
        side.approaches += own.grown.most(|count| count.approaches);
        side.loose += own.grown.most(|count| count.loose);
    }
    side.regions.push(worth);
    CountedAs::Region(side.regions.len() - 1)
}

/// What the regions of a side but for its eye are worth at least and at most whoever wins the kos, cooled by 2,
/// if searches know.
fn with_kos(
    regions: &Regions,
    color: Color,
    has_dead_eye: bool,
    life: Life,
    arena: &mut Arena,
) -> Result<Option<[GameId; 2]>, Error> {
    let Some(searched) = &regions.searched[color] else {
        return Ok(None);
    };
    let (mut low, mut high) = (CooledValue::Count(0), CooledValue::Count(0));
    for own in regions.of(color) {
        if own.is_eye && has_dead_eye {
            continue;
        }
        let found = searched.regions[own.number];
        let (Some(normal), Some(last)) = (found.normal, found.last) else {
            return Ok(None);
        };
        low = low.add(arena, last.low)?;
        high = high.add(arena, normal.high)?;
    }
    let bounds = [low.game(arena)?, high.game(arena)?];
    Ok(Some(match life {
        Life::Plain => bounds,
        Life::Stronger => [raise(arena, bounds[0])?, raise(arena, bounds[1])?],
    }))
}
