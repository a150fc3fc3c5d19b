//! Walls of thermographs whose corners need not be dyadic: a ko has thirds.

use semeai_cgt::{Player, Rational, Thermograph};

/// Corners with larger denominators are not worked with, so that nothing overflows.
const LARGEST_DENOMINATOR: i128 = 1 << 40;

/// A value for every temperature from 0 on, straight between corners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Curve {
    /// Temperatures, the first 0 and growing, with values.
    corners: Vec<(Rational, Rational)>,
    /// The slope after the last corner.
    slope: Rational,
}

/// Both walls of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KoWalls {
    pub(super) left: Curve,
    pub(super) right: Curve,
}

/// Which of two values the player to move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Best {
    Most,
    Least,
}

impl Curve {
    /// A wall; nothing if its numbers are too large.
    pub(super) fn of(thermograph: &Thermograph, player: Player) -> Option<Self> {
        let wall = thermograph.wall(player).iter();
        let corners = wall.map(|corner| (corner.0.to_rational(), corner.1.to_rational()));
        Self {
            corners: corners.collect(),
            slope: zero(),
        }
        .checked()
    }

    fn checked(mut self) -> Option<Self> {
        self.drop_straight_corners();
        let is_small = |number: &Rational| {
            *number.denom() <= LARGEST_DENOMINATOR
                && number.numer().unsigned_abs() <= LARGEST_DENOMINATOR.unsigned_abs()
        };
        let mut corners = self.corners.iter();
        let is_small = corners.all(|(t, value)| is_small(t) && is_small(value));
        is_small.then_some(self)
    }

    /// Takes out corners at which nothing turns.
    fn drop_straight_corners(&mut self) {
        let mut kept: Vec<(Rational, Rational)> = Vec::new();
        for at in 0..self.corners.len() {
            let here = self.corners[at];
            let before = kept
                .last()
                .map(|last| (here.1 - last.1) / (here.0 - last.0));
            let after = match self.corners.get(at + 1) {
                Some(next) => (next.1 - here.1) / (next.0 - here.0),
                None => self.slope,
            };
            if before != Some(after) {
                kept.push(here);
            }
        }
        self.corners = kept;
    }

    /// The value at a temperature from 0 on.
    pub(super) fn at(&self, t: Rational) -> Rational {
        let after = self.corners.partition_point(|corner| corner.0 <= t);
        let from = self.corners[after.saturating_sub(1)];
        let slope = match self.corners.get(after) {
            Some(to) => (to.1 - from.1) / (to.0 - from.0),
            None => self.slope,
        };
        from.1 + slope * (t - from.0)
    }

    /// The same with points added, and so many times the temperature.
    pub(super) fn tilted(&self, points: i64, slope: i64) -> Self {
        let points = Rational::from_integer(points.into());
        let slope = Rational::from_integer(slope.into());
        let corners = self.corners.iter();
        Self {
            corners: corners
                .map(|(t, value)| (*t, *value + points + slope * *t))
                .collect(),
            slope: self.slope + slope,
        }
    }

    /// The better of both everywhere.
    pub(super) fn best(&self, other: &Self, best: Best) -> Option<Self> {
        let mut corners = Vec::new();
        let better = |t: Rational| match best {
            Best::Most => self.at(t).max(other.at(t)),
            Best::Least => self.at(t).min(other.at(t)),
        };
        for t in self.turns(other) {
            corners.push((t, better(t)));
        }
        let last = corners.last()?.0;
        let slope = better(last + one()) - better(last);
        Self { corners, slope }.checked()
    }

    /// The temperatures at which one of two curves turns or they cross, in order.
    fn turns(&self, other: &Self) -> Vec<Rational> {
        let corners = self.corners.iter().chain(&other.corners);
        let mut all: Vec<Rational> = corners.map(|corner| corner.0).collect();
        all.sort_unstable();
        all.dedup();
        let apart = |t: Rational| self.at(t) - other.at(t);
        let mut found = Vec::new();
        for (at, &t) in all.iter().enumerate() {
            found.push(t);
            let (next, run) = match all.get(at + 1) {
                Some(next) => (apart(*next), *next - t),
                None => (apart(t + one()), one()),
            };
            let (here, slope) = (apart(t), (next - apart(t)) / run);
            if here != zero() && slope != zero() {
                let crossing = t - here / slope;
                let is_before = all.get(at + 1).is_none_or(|next| crossing < *next);
                if crossing > t && is_before {
                    found.push(crossing);
                }
            }
        }
        found
    }

    /// Where this is no longer above another; nothing if it is below from the beginning on, or if that never ends.
    pub(super) fn meets(&self, other: &Self) -> Option<Rational> {
        if self.at(zero()) < other.at(zero()) {
            return None;
        }
        let turns = self.turns(other).into_iter();
        let mut met = turns.filter(|t| self.at(*t) <= other.at(*t));
        met.next()
    }

    /// Whether this is at most a value from a temperature on.
    pub(super) fn is_at_most(&self, value: Rational, from: Rational) -> bool {
        let corners = self.corners.iter().filter(|corner| corner.0 >= from);
        self.slope <= zero()
            && self.at(from) <= value
            && corners.clone().all(|corner| corner.1 <= value)
    }

    /// Whether this is at least a value from a temperature on.
    pub(super) fn is_at_least(&self, value: Rational, from: Rational) -> bool {
        let corners = self.corners.iter().filter(|corner| corner.0 >= from);
        self.slope >= zero()
            && self.at(from) >= value
            && corners.clone().all(|corner| corner.1 >= value)
    }

    /// The same up to a temperature, and what it is there for ever.
    pub(super) fn up_to(&self, t: Rational) -> Option<Self> {
        let below = self.corners.iter().filter(|corner| corner.0 < t);
        let mut corners: Vec<_> = below.copied().collect();
        corners.push((t, self.at(t)));
        Self {
            corners,
            slope: zero(),
        }
        .checked()
    }

    /// Whether this is straight up to a temperature, with this value and slope at 0.
    pub(super) fn is_straight(&self, value: Rational, slope: i64, t: Rational) -> bool {
        let slope = Rational::from_integer(slope.into());
        let is_on = |at: Rational| self.at(at) == value + slope * at;
        let below = self.corners.iter().filter(|corner| corner.0 <= t);
        is_on(t) && below.clone().all(|corner| is_on(corner.0))
    }

    /// Whether it is the same everywhere.
    pub(super) fn is_constant(&self) -> bool {
        self.corners.len() == 1 && self.slope == zero()
    }
}

impl KoWalls {
    /// The walls between two scaffolds that meet once; nothing if they do not, or part again.
    pub(super) fn between(left: &Curve, right: &Curve) -> Option<(Self, Rational)> {
        let t = left.meets(right)?;
        let mast = left.at(t);
        if !left.is_at_most(mast, t) || !right.is_at_least(mast, t) {
            return None;
        }
        let walls = Self {
            left: left.up_to(t)?,
            right: right.up_to(t)?,
        };
        Some((walls, t))
    }
}

pub(super) fn zero() -> Rational {
    Rational::from_integer(0)
}

fn one() -> Rational {
    Rational::from_integer(1)
}
