//! What pieces count by area, where points may stay neutral.
//!
//! Both ends are found as values are, from what the moves of a piece lead to. Where such an end is a number with which play does not
//! end as by territory ([`Standstill`](super::standstill)), the piece counts as the next number that is no better for the side on
//! whose account it is. So each end is a game in which no point stays neutral, and it is worth no more, and no less, than the piece.
//!
//! That holds where positions come back too: from values that are too low for a side each round only finds others that are.

use semeai_board::{ByColor, Color};
use semeai_cgt::GameId;
use semeai_search::Halt;

use super::means::PieceMeans;
use super::settle::OptionReading;
use super::standstill::AreaBounds;
use super::together::Together;
use super::values::RuleValues;
use crate::points::too_large;

/// One end of what a piece counts.
#[derive(Clone, Copy, Debug)]
struct AreaEnd {
    value: GameId,
    /// What it is in a seki, whatever stays neutral.
    in_seki: Option<i64>,
}

impl RuleValues {
    /// What a piece counts by area that hangs together with no other, nor with itself; nothing if that is not known.
    pub(super) fn areas_alone(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        together: &mut Together,
    ) -> Result<Option<AreaBounds>, Halt> {
        let mut ends = Vec::with_capacity(2);
        for against in Color::ALL {
            if !self.gather(means, begin, OptionReading::Area { against }, together)? {
                return Ok(None);
            }
            let value = together.only_value(means)?;
            ends.push(self.end(means, begin, against, value, &together.options)?);
        }
        Ok(Some(bounds(ends[0], ends[1])))
    }

    /// The same of pieces that hang together, in their order.
    pub(super) fn areas_together(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        together: &mut Together,
    ) -> Result<Option<Vec<AreaBounds>>, Halt> {
        let mut ends = ByColor::<Vec<AreaEnd>>::default();
        for against in Color::ALL {
            if !self.gather(means, begin, OptionReading::Area { against }, together)? {
                return Ok(None);
            }
            let mut in_seki = vec![None; self.unsettled() - begin];
            let values = together.values(means, against, |means, place, value, options| {
                let end = self.end(means, begin + place, against, value, options)?;
                in_seki[place] = end.in_seki;
                Ok(end.value)
            });
            let Some(values) = values? else {
                return Ok(None);
            };
            let all = values.into_iter().zip(in_seki);
            ends[against] = all
                .map(|(value, in_seki)| AreaEnd { value, in_seki })
                .collect();
        }
        let pairs = ends.black.into_iter().zip(ends.white);
        Ok(Some(
            pairs.map(|(least, most)| bounds(least, most)).collect(),
        ))
    }

    /// What a piece of this value, with these options, counts on a side's account.
    fn end(
        &self,
        means: &mut PieceMeans<'_>,
        at: usize,
        against: Color,
        value: GameId,
        options: &ByColor<Vec<GameId>>,
    ) -> Result<AreaEnd, Halt> {
        let plain = AreaEnd {
            value,
            in_seki: None,
        };
        let number = means.arena.as_number(value);
        let Some((number, still)) = number.zip(self.standstill(means.ground, at)) else {
            return Ok(plain);
        };
        if still.is_even(means.arena, value, options)? {
            return Ok(plain);
        }
        let area = still.worst(number.to_rational(), against)?;
        let rounded = still.without_neutral(area, against);
        Ok(AreaEnd {
            value: means.arena.integer(rounded).map_err(too_large)?,
            in_seki: Some(area),
        })
    }
}

fn bounds(least: AreaEnd, most: AreaEnd) -> AreaBounds {
    let is_one = least.in_seki == most.in_seki && least.value != most.value;
    AreaBounds {
        ends: [least.value, most.value],
        certain: least.in_seki.filter(|_| is_one),
    }
}
