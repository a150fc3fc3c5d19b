//! Values of pieces by the values of what their moves leave.
//!
//! Those that hang together are valued together, all others alone. What a piece counts by area is found with its value, where it is
//! another ([`areas`](super::areas)).

use std::mem;

use semeai_board::{ByColor, Color};
use semeai_cgt::GameId;
use semeai_search::{Ground, Halt};

use super::means::PieceMeans;
use super::standstill::{AreaBounds, Standstill};
use super::together::Together;
use super::values::{PieceState, PieceValue, RuleValues};
use crate::points::{too_large, with_points};

/// How what a move leaves is counted.
#[derive(Clone, Copy, Debug)]
pub(super) enum OptionReading {
    /// As territory and prisoners, where what comes back counts against a side.
    Value { against: Color },
    /// As area, where that and what stays neutral counts against a side.
    Area { against: Color },
}

impl OptionReading {
    const fn is_area(self) -> bool {
        matches!(self, Self::Area { .. })
    }

    /// On whose account it is.
    const fn side(self) -> Color {
        match self {
            Self::Value { against } | Self::Area { against } => against,
        }
    }
}

/// What is known of all pieces that moves of pieces leave.
#[derive(Clone, Copy, Debug)]
struct RestsSeen {
    has_ko: bool,
    /// Whether each has one value.
    is_exact: bool,
    /// Whether each counts by area as by territory.
    is_plain: bool,
    /// Whether none of them is just being valued.
    is_alone: bool,
}

/// What pieces that a move leaves add up to.
#[derive(Default)]
struct RestSum {
    /// Of those that are one integer.
    points: i64,
    /// Of the others whose values are known.
    sum: Option<GameId>,
    /// Whether there are more, which are just being valued.
    is_open: bool,
}

impl RuleValues {
    /// Values pieces that hang together: those that were finished from the `begin`-th on, in this order.
    pub(super) fn settle(&mut self, means: &mut PieceMeans<'_>, begin: usize) -> Result<(), Halt> {
        for (place, listed) in (0..).zip(&self.finished[begin..]) {
            self.known[listed.id as usize] = PieceState::Placed(place);
        }
        let mut rests = RestsSeen {
            has_ko: false,
            is_exact: true,
            is_plain: true,
            is_alone: true,
        };
        for listed in &self.finished[begin..] {
            rests.has_ko |= listed.has_ko;
            for rest in &self.rests[listed.rests.clone()] {
                match self.known[*rest as usize] {
                    PieceState::Done(found) => {
                        rests.has_ko |= found.has_ko;
                        rests.is_exact &= found.bounds.is_some_and(|[low, high]| low == high);
                        rests.is_plain &= found.is_plain;
                    }
                    _ => rests.is_alone = false,
                }
            }
        }
        let mut together = mem::take(&mut self.together);
        let settled = if rests.is_alone {
            self.settle_alone(means, begin, rests, &mut together)
        } else {
            self.settle_together(means, begin, rests, &mut together)
        };
        self.together = together;
        settled
    }

    /// Values a piece that hangs together with no other, nor with itself.
    fn settle_alone(
        &mut self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        rests: RestsSeen,
        together: &mut Together,
    ) -> Result<(), Halt> {
        let mut is_plain = rests.is_plain;
        let bounds = self.bounds_alone(means, begin, rests.is_exact, together, &mut is_plain)?;
        if let Some(bounds) = bounds
            && !is_plain
        {
            let areas = self.areas_alone(means, begin, together)?;
            is_plain = self.keep_area(begin, bounds, areas);
        }
        self.close(means, begin, bounds, rests.has_ko, is_plain);
        Ok(())
    }

    /// Values pieces of which at least one hangs together with another, or with itself.
    fn settle_together(
        &mut self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        rests: RestsSeen,
        together: &mut Together,
    ) -> Result<(), Halt> {
        let mut is_plain = rests.is_plain;
        let found = self.bounds(means, begin, rests.is_exact, together, &mut is_plain)?;
        let areas = match found {
            Some(_) if !is_plain => self.areas_together(means, begin, together)?,
            _ => None,
        };
        for place in 0..self.finished.len() - begin {
            let bounds = found.as_ref().map(|[low, high]| [low[place], high[place]]);
            let is_plain = is_plain
                || bounds.is_some_and(|bounds| {
                    let area = areas.as_ref().map(|areas| areas[place]);
                    self.keep_area(begin + place, bounds, area)
                });
            self.close(means, begin + place, bounds, rests.has_ko, is_plain);
        }
        Ok(())
    }

    /// Keeps what a piece with these bounds counts by area, unless that is its value. Whether it is.
    fn keep_area(&mut self, at: usize, bounds: [GameId; 2], area: Option<AreaBounds>) -> bool {
        let is_plain = area.is_some_and(|area| area.ends == bounds && area.certain.is_none());
        if !is_plain {
            self.areas.insert(self.finished[at].id, area);
        }
        is_plain
    }

    /// What was found of a piece that was finished is known from now on.
    fn close(
        &mut self,
        means: &PieceMeans<'_>,
        at: usize,
        bounds: Option<[GameId; 2]>,
        has_ko: bool,
        is_plain: bool,
    ) {
        let one = bounds.filter(|[low, high]| low == high);
        let whole = one.and_then(|[value, _]| means.arena.as_integer(value));
        self.known[self.finished[at].id as usize] = PieceState::Done(PieceValue {
            bounds,
            whole: whole.and_then(|whole| i32::try_from(whole).ok()),
            has_ko,
            is_plain,
        });
    }

    /// The lower and the upper value of a piece that hangs together with no other, nor with itself; nothing if it has no end. It is not
    /// plain if it is a seki.
    fn bounds_alone(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        is_exact: bool,
        together: &mut Together,
        is_plain: &mut bool,
    ) -> Result<Option<[GameId; 2]>, Halt> {
        let read = |color| OptionReading::Value { against: color };
        if !self.gather(means, begin, read(Color::Black), together)? {
            return Ok(None);
        }
        let mut counted = |means: &mut PieceMeans<'_>, together: &mut Together| {
            let value = together.only_value(means)?;
            *is_plain = *is_plain && self.is_even(means, begin, value, &together.options)?;
            Ok(value)
        };
        let low = counted(means, together)?;
        if is_exact {
            return Ok(Some([low; 2]));
        }
        self.gather(means, begin, read(Color::White), together)?;
        Ok(Some([low, counted(means, together)?]))
    }

    /// The lower and the upper values of pieces that hang together; nothing if they have no end. They are not plain if one is a seki.
    fn bounds(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        is_exact: bool,
        together: &mut Together,
        is_plain: &mut bool,
    ) -> Result<Option<[Vec<GameId>; 2]>, Halt> {
        let read = |color| OptionReading::Value { against: color };
        if !self.gather(means, begin, read(Color::Black), together)? {
            return Ok(None);
        }
        let mut is_even = vec![true; self.finished.len() - begin];
        let mut values = |means: &mut PieceMeans<'_>, together: &Together, against| {
            together.values(means, against, |means, place, value, options| {
                is_even[place] = self.is_even(means, begin + place, value, options)?;
                Ok(value)
            })
        };
        let Some(low) = values(means, together, Color::Black)? else {
            return Ok(None);
        };
        if !is_exact {
            self.gather(means, begin, read(Color::White), together)?;
        }
        let high = values(means, together, Color::White)?;
        *is_plain = *is_plain && is_even.iter().all(|is_even| *is_even);
        Ok(high.map(|high| [low, high]))
    }

    /// Whether a piece of this value, with these options, counts that by area too if what they lead to does.
    fn is_even(
        &self,
        means: &mut PieceMeans<'_>,
        at: usize,
        value: GameId,
        options: &ByColor<Vec<GameId>>,
    ) -> Result<bool, Halt> {
        // Where somebody gains by moving nothing is over.
        if means.arena.as_number(value).is_none() {
            return Ok(true);
        }
        match self.standstill(means.ground, at) {
            Some(still) => still.is_even(means.arena, value, options),
            None => Ok(true),
        }
    }

    /// How a piece that was finished looks if nobody moves in it; nothing if it reaches to points that belong to nothing.
    pub(super) fn standstill<'a>(
        &self,
        ground: &'a Ground<1>,
        at: usize,
    ) -> Option<Standstill<'a>> {
        let piece = self.pieces[self.finished[at].id as usize].on(ground);
        let is_closed = piece.border.outside.is_empty();
        is_closed.then(|| Standstill::of(ground.near(), piece))
    }

    /// How many pieces were finished and are not settled.
    pub(super) fn unsettled(&self) -> usize {
        self.finished.len()
    }

    /// What the moves of pieces that hang together are worth as far as it is known. False if one of them leaves something without a value.
    pub(super) fn gather(
        &self,
        means: &mut PieceMeans<'_>,
        begin: usize,
        read: OptionReading,
        together: &mut Together,
    ) -> Result<bool, Halt> {
        together.clear();
        for listed in &self.finished[begin..] {
            let mut best_whole: ByColor<Option<i64>> = ByColor::default();
            let mut from = listed.rests.start;
            for way in &self.ways[listed.ways.clone()] {
                let rests = &self.rests[from..way.end];
                from = way.end;
                let Some(rest) = self.add_up(means, rests, read, &mut together.open_places)? else {
                    return Ok(false);
                };
                let points = way.taken + rest.points;
                match rest.sum {
                    sum if rest.is_open => together.add_open(way.color, points, sum),
                    None => keep_better(&mut best_whole[way.color], way.color, points),
                    Some(sum) => {
                        let value = with_points(means.arena, sum, points)?;
                        together.options[way.color].push(value);
                    }
                }
            }
            for color in Color::ALL {
                if let Some(points) = best_whole[color] {
                    let value = means.arena.integer(points).map_err(too_large)?;
                    together.options[color].push(value);
                }
            }
            together.end_member();
        }
        Ok(true)
    }

    /// Adds up pieces that a move leaves; nothing if one of them has no value. The places of those that are just being valued go on a
    /// list.
    fn add_up(
        &self,
        means: &mut PieceMeans<'_>,
        rests: &[u32],
        read: OptionReading,
        open_places: &mut Vec<u32>,
    ) -> Result<Option<RestSum>, Halt> {
        let mut all = RestSum::default();
        for rest in rests {
            let found = match self.known[*rest as usize] {
                PieceState::Done(found) => found,
                PieceState::Placed(place) => {
                    open_places.push(place);
                    all.is_open = true;
                    continue;
                }
                PieceState::Open(_) | PieceState::Nothing => return Err(Halt::Budget),
            };
            let is_read_so = found.is_plain || !read.is_area();
            if let Some(whole) = found.whole.filter(|_| is_read_so) {
                all.points += i64::from(whole);
                continue;
            }
            let Some(ends) = (match is_read_so {
                true => found.bounds,
                false => self
                    .areas
                    .get(rest)
                    .copied()
                    .flatten()
                    .map(|area| area.ends),
            }) else {
                return Ok(None);
            };
            let value = ends[usize::from(read.side() == Color::White)];
            all.sum = Some(match all.sum {
                None => value,
                Some(sum) => means.arena.add(sum, value).map_err(too_large)?,
            });
        }
        Ok(Some(all))
    }
}

/// Of options that are integers only the best of a side counts: the others are dominated.
fn keep_better(best: &mut Option<i64>, color: Color, points: i64) {
    *best = Some(match (color, *best) {
        (_, None) => points,
        (Color::Black, Some(other)) => other.max(points),
        (Color::White, Some(other)) => other.min(points),
    });
}
