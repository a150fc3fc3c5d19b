//! What the regions of a side are worth together, cooled by 2: throw-ins, approach moves and the region that is left for
//! last included.

use semeai_board::Color;
use semeai_cgt::{Arena, Dyadic, Error, GameId};

use super::side::SideTally;
use super::tally::Tally;
use crate::regions::transformation::Worth;

/// The external regions of one side together: bounds and best estimate, cooled by 2.
pub(crate) struct ExternalTotal {
    pub(crate) low: GameId,
    pub(crate) mid: GameId,
    pub(crate) high: GameId,
    pub(crate) raw: GameId,
    /// If the opponent wins every ko, and if it is won by the side itself.
    pub(crate) with_kos: [GameId; 2],
}

impl ExternalTotal {
    /// Of a side that lives, which counts this whatever is played.
    const fn of_life(life: GameId) -> Self {
        Self {
            low: life,
            mid: life,
            high: life,
            raw: life,
            with_kos: [life; 2],
        }
    }
}

impl Tally {
    /// The total of one side.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn total(&self, arena: &mut Arena, color: Color) -> Result<ExternalTotal, Error> {
        let side = &self.sides[color];
        if side.is_alive {
            return Ok(ExternalTotal::of_life(arena.integer(side.life.count())?));
        }
        // With a liberty inside, the last liberty is there, and outside every approach move is needed.
        let has_inside = self.shared > 0 || side.eye.is_some();
        let is_doubtful = self.is_order_doubtful(arena, color, has_inside);
        let (low, mid, high) = side.throw_ins(has_inside, is_doubtful);
        let exception = if has_inside || side.kos > 1 || side.is_bounded {
            None
        } else {
            side.last_region(arena)?
        };
        let sums = Sums::of(side, arena, exception)?;
        let [low_sum, mid_sum, high_sum] = sums.cooled;
        let saved = if is_doubtful {
            side.approaches
        } else {
            side.loose
        };
        let low = plus(arena, low_sum, i64::from(low) - i64::from(saved))?;
        let high = plus(arena, high_sum, high.into())?;
        Ok(ExternalTotal {
            with_kos: match (side.is_ko_possible(has_inside), side.with_kos) {
                (false, _) => [low, high],
                (true, Some(known)) => known,
                (true, None) => [
                    plus(arena, low_sum, -i64::from(side.approaches))?,
                    arena.integer(side.life.count())?,
                ],
            },
            low,
            mid: plus(arena, mid_sum, mid.into())?,
            high,
            raw: plus(arena, sums.raw, mid.into())?,
        })
    }

    /// Whether a side has threats that its values do not show.
    pub(crate) fn has_threats(&self) -> bool {
        self.sides.iter().any(|(_, side)| side.has_threats)
    }

    /// Whether the attacker may gain by filling a side's liberties out of turn: throwing in where approach
    /// moves are counted, or filling shared liberties early.
    ///
    /// He may if a hot region lets somebody answer a ko with a threat, and if his own eye makes the shared
    /// liberties his to fill. Both were met by exhaustive search on random boards.
    fn is_order_doubtful(&self, arena: &Arena, color: Color, has_inside: bool) -> bool {
        let side = &self.sides[color];
        let is_integer = |worth: &Worth| arena.as_integer(worth.normal).is_some();
        let mut regions = self.sides.iter().flat_map(|(_, side)| &side.regions);
        let is_hot = self.has_threats() || !regions.all(is_integer);
        match side.kos + side.approaches {
            0 => false,
            1 if !has_inside => false,
            _ => is_hot || (has_inside && self.sides[color.opponent()].eye.is_some()),
        }
    }
}

/// Sums of regions: cooled bounds and estimate, and the estimate before cooling.
#[derive(Default)]
struct Sums {
    cooled: [Option<GameId>; 3],
    raw: Option<GameId>,
}

impl Sums {
    /// The regions of a side, of which one may be left for last, and that for sure or not.
    fn of(
        side: &SideTally,
        arena: &mut Arena,
        exception: Option<(usize, bool)>,
    ) -> Result<Self, Error> {
        let is_open = side.is_bounded || exception.is_some_and(|(_, is_sure)| !is_sure);
        let mut sums = Self::default();
        for (i, worth) in side.regions.iter().enumerate() {
            let is_last = exception.is_some_and(|(last, _)| last == i);
            let is_low = is_last || side.is_bounded;
            let mid = if is_low { worth.last } else { worth.normal };
            let [low, high] = if is_open {
                [worth.last, worth.normal]
            } else {
                [mid; 2]
            };
            sums.push(arena, [low, mid, high])?;
        }
        Ok(sums)
    }

    fn push(&mut self, arena: &mut Arena, [low, mid, high]: [GameId; 3]) -> Result<(), Error> {
        add_to(arena, &mut self.raw, mid)?;
        for (sum, worth) in self.cooled.iter_mut().zip([low, mid, high]) {
            let cooled = arena.cool(worth, Dyadic::integer(2))?;
            add_to(arena, sum, cooled)?;
        }
        Ok(())
    }
}

fn plus(arena: &mut Arena, sum: Option<GameId>, n: i64) -> Result<GameId, Error> {
    let n = arena.integer(n)?;
    sum.map_or(Ok(n), |sum| arena.add(sum, n))
}

fn add_to(arena: &mut Arena, sum: &mut Option<GameId>, game: GameId) -> Result<(), Error> {
    *sum = Some(match *sum {
        Some(sum) => arena.add(sum, game)?,
        None => game,
    });
    Ok(())
}
