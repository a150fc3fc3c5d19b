//! Piecewise linear functions of the temperature: the geometry of thermographs.
//!
//! A wall is a list of corners `(t, value)` from t = 0 on; between corners it is straight with slope -1, 0 or 1, and
//! after the last corner it is constant. For games without loops these three slopes are the only ones, so that every
//! crossing is a dyadic number and costs at most one more binary place.

use crate::dyadic::{Dyadic, Overflow};
use crate::heat::thermograph::{Corner, Thermograph};
use crate::player::Player;

/// The wall of the game plus a number.
pub(crate) fn shifted(wall: &[Corner], by: Dyadic) -> Result<Vec<Corner>, Overflow> {
    wall.iter()
        .map(|(t, v)| Ok((*t, v.checked_add(by)?)))
        .collect()
}

/// The value of a wall that is straight between corners and constant after the last one.
pub(crate) fn wall_at(wall: &[Corner], t: Dyadic) -> Result<Dyadic, Overflow> {
    let after = wall.partition_point(|corner| corner.0 <= t);
    let at = after.saturating_sub(1);
    let (start, value) = wall[at];
    match wall.get(after) {
        Some(next) => along((start, value), *next, t),
        None => Ok(value),
    }
}

/// The value at `t` on the line from one corner to the next, whose slope is -1, 0 or 1.
#[inline]
fn along(from: Corner, to: Corner, t: Dyadic) -> Result<Dyadic, Overflow> {
    if from.1 == to.1 || t == from.0 {
        return Ok(from.1);
    }
    let run = t.checked_sub(from.0)?;
    from.1.checked_add(if to.1 > from.1 { run } else { -run })
}

/// The upper (for Left) or lower (for Right) envelope of two walls.
pub(crate) fn better_of(
    a: &[Corner],
    b: &[Corner],
    player: Player,
) -> Result<Vec<Corner>, Overflow> {
    let mut out: Vec<Corner> = Vec::with_capacity(a.len() + b.len());
    let mut previous: Option<Heights> = None;
    for t in merged_times(a, b) {
        let here = Heights {
            t,
            a: wall_at(a, t)?,
            b: wall_at(b, t)?,
        };
        if let Some(before) = previous.filter(|before| before.have_crossed(here)) {
            let crossing = crossing(before, here)?;
            push_corner(&mut out, (crossing, wall_at(a, crossing)?))?;
        }
        let best = match player {
            Player::Left => here.a.max(here.b),
            Player::Right => here.a.min(here.b),
        };
        push_corner(&mut out, (t, best))?;
        previous = Some(here);
    }
    drop_flat_end(&mut out);
    Ok(out)
}

/// Two walls at one temperature.
#[derive(Clone, Copy)]
struct Heights {
    t: Dyadic,
    a: Dyadic,
    b: Dyadic,
}

impl Heights {
    /// Whether the walls have changed places between here and there.
    fn have_crossed(self, to: Self) -> bool {
        (self.a < self.b && to.a > to.b) || (self.a > self.b && to.a < to.b)
    }
}

/// Where two walls that are straight between two temperatures change places.
///
/// The slopes are -1, 0 or 1 and differ, so the gap closes at speed 1 or 2. At speed 1 both gaps together are as long as the time
/// between, and the first is gone after as much time as it is wide; at speed 2 after half of that.
fn crossing(from: Heights, to: Heights) -> Result<Dyadic, Overflow> {
    let gap = from.a.checked_sub(from.b)?.abs();
    let later_gap = to.a.checked_sub(to.b)?.abs();
    let closing = gap.checked_add(later_gap)?;
    let run = to.t.checked_sub(from.t)?;
    let wait = if closing == run { gap } else { gap.half()? };
    from.t.checked_add(wait)
}

fn merged_times(a: &[Corner], b: &[Corner]) -> Vec<Dyadic> {
    let mut times: Vec<Dyadic> = Vec::with_capacity(a.len() + b.len());
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        let next = match (a.get(i), b.get(j)) {
            (Some(x), Some(y)) => x.0.min(y.0),
            (Some(x), None) => x.0,
            (None, Some(y)) => y.0,
            (None, None) => break,
        };
        i += usize::from(a.get(i).is_some_and(|x| x.0 == next));
        j += usize::from(b.get(j).is_some_and(|y| y.0 == next));
        times.push(next);
    }
    times
}

/// Adds a corner, and drops the one before if it turns out to lie on a straight line.
fn push_corner(out: &mut Vec<Corner>, corner: Corner) -> Result<(), Overflow> {
    if let [.., first, middle] = out[..] {
        let same_slope = slope(first, middle) == slope(middle, corner);
        if same_slope {
            out.pop();
        }
    }
    out.push(corner);
    Ok(())
}

fn slope(from: Corner, to: Corner) -> std::cmp::Ordering {
    to.1.cmp(&from.1)
}

/// After the last corner a wall is constant anyway.
fn drop_flat_end(wall: &mut Vec<Corner>) {
    while let [.., a, b] = wall[..]
        && a.1 == b.1
    {
        wall.pop();
    }
}

/// The walls from the two envelopes: taxed by t until they meet, then the mast. The first meeting is the only one, as
/// the gap never widens without loops (Berlekamp, Conway and Guy, *Winning Ways*, chapter 6).
pub(crate) fn meet(left: &[Corner], right: &[Corner]) -> Result<Thermograph, Overflow> {
    let (mut left_wall, mut right_wall) = (Vec::new(), Vec::new());
    let mut last = (Dyadic::ZERO, Dyadic::ZERO);
    let mut is_first = true;
    for t in merged_times(left, right) {
        let high = wall_at(left, t)?.checked_sub(t)?;
        let low = wall_at(right, t)?.checked_add(t)?;
        let gap = high.checked_sub(low)?;
        if !is_first && gap <= Dyadic::ZERO {
            // The gap closes at speed 1 or 2 between the two times.
            let run = t.checked_sub(last.0)?;
            let closed = last.1.checked_sub(gap)?;
            let wait = if closed == run {
                last.1
            } else {
                last.1.half()?
            };
            return finish(
                left,
                right,
                left_wall,
                right_wall,
                last.0.checked_add(wait)?,
            );
        }
        is_first = false;
        push_corner(&mut left_wall, (t, high))?;
        push_corner(&mut right_wall, (t, low))?;
        last = (t, gap);
    }
    let end = last.0.checked_add(last.1.half()?)?;
    finish(left, right, left_wall, right_wall, end)
}

/// Both walls up to the temperature, where they join the mast.
fn finish(
    left: &[Corner],
    right: &[Corner],
    mut left_wall: Vec<Corner>,
    mut right_wall: Vec<Corner>,
    temperature: Dyadic,
) -> Result<Thermograph, Overflow> {
    let mast = wall_at(left, temperature)?.checked_sub(temperature)?;
    debug_assert_eq!(
        Ok(mast),
        wall_at(right, temperature).and_then(|v| v.checked_add(temperature)),
        "the walls meet"
    );
    for wall in [&mut left_wall, &mut right_wall] {
        if wall.last().is_none_or(|corner| corner.0 < temperature) {
            push_corner(wall, (temperature, mast))?;
        }
        drop_flat_end(wall);
    }
    Ok(Thermograph {
        left: left_wall,
        right: right_wall,
        mast,
        temperature,
    })
}
