//! A wall of a thermograph whose corners need not be dyadic: a ko has thirds.

use semeai_board::Color;
use semeai_cgt::Rational;

/// What one side gets at every temperature from -1 on: straight between corners, and after the last one the same for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Curve {
    /// Temperatures, growing, with values; at least one. At each but the first the slope changes.
    corners: Vec<(Rational, Rational)>,
}

impl Curve {
    /// A wall of corners, the first at -1.
    pub(super) const fn new(corners: Vec<(Rational, Rational)>) -> Self {
        Self { corners }
    }

    /// The corners from a temperature of 0 on, the first there: temperature, value. After the last the value stays.
    #[must_use]
    pub fn corners(&self) -> Vec<(Rational, Rational)> {
        let zero = Rational::from_integer(0);
        let later = self.corners.iter().filter(|corner| corner.0 > zero);
        let begun = (zero, self.at(zero));
        std::iter::once(begun).chain(later.copied()).collect()
    }

    /// The value at a temperature; below -1 it is the value there.
    #[must_use]
    pub fn at(&self, t: Rational) -> Rational {
        let after = self.corners.partition_point(|corner| corner.0 <= t);
        let from = self.corners[after.saturating_sub(1)];
        match self.corners.get(after) {
            Some(to) if after > 0 => from.1 + slope(from, *to) * (t - from.0),
            _ => from.1,
        }
    }

    /// The value that stays.
    pub(super) fn mast(&self) -> Rational {
        self.corners[self.corners.len() - 1].1
    }

    /// From where on it stays.
    pub(super) fn top(&self) -> Rational {
        self.corners[self.corners.len() - 1].0
    }

    /// The slope just below a temperature above -1.
    pub(super) fn slope_below(&self, t: Rational) -> Rational {
        let to = self.corners.partition_point(|corner| corner.0 < t);
        match self.corners.get(to) {
            Some(next) if to > 0 => slope(self.corners[to - 1], *next),
            _ => Rational::from_integer(0),
        }
    }

    /// The last temperature below another at which it turns; -1 if there is none.
    pub(super) fn turn_below(&self, t: Rational) -> Rational {
        let below = self.corners.iter().rev().find(|corner| corner.0 < t);
        below.map_or_else(|| Rational::from_integer(-1), |corner| corner.0)
    }

    /// The better of both for a side at every temperature.
    pub(super) fn better(&self, other: &Self, side: Color) -> Self {
        let ends = self.corners.iter().chain(&other.corners);
        let mut turns: Vec<Rational> = ends.map(|corner| corner.0).collect();
        turns.sort_unstable();
        turns.dedup();
        let apart = |t: Rational| self.at(t) - other.at(t);
        let zero = Rational::from_integer(0);
        // Between two corners both are straight, so that they cross once at most.
        let crossings = turns.windows(2).filter_map(|ends| {
            let (begin, end) = (apart(ends[0]), apart(ends[1]));
            let crosses = begin < zero && end > zero || begin > zero && end < zero;
            crosses.then(|| ends[0] + (ends[1] - ends[0]) * begin / (begin - end))
        });
        let crossings: Vec<Rational> = crossings.collect();
        turns.extend(crossings);
        turns.sort_unstable();
        let best = |t: Rational| match side {
            Color::Black => self.at(t).max(other.at(t)),
            Color::White => self.at(t).min(other.at(t)),
        };
        let mut corners: Vec<(Rational, Rational)> = Vec::with_capacity(turns.len());
        for t in turns {
            let next = (t, best(t));
            // A corner on the way from the one before is none.
            while let [.., first, last] = corners[..]
                && slope(first, last) == slope(last, next)
            {
                corners.pop();
            }
            corners.push(next);
        }
        while let [.., first, last] = corners[..]
            && first.1 == last.1
        {
            corners.pop();
        }
        Self { corners }
    }

    /// The same with points added.
    pub(super) fn with_points(&self, points: Rational) -> Self {
        let corners = self.corners.iter();
        Self {
            corners: corners.map(|(t, value)| (*t, *value + points)).collect(),
        }
    }
}

fn slope(from: (Rational, Rational), to: (Rational, Rational)) -> Rational {
    (to.1 - from.1) / (to.0 - from.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn curve(corners: &[(i128, i128)]) -> Curve {
        let exact = |&(t, value): &(i128, i128)| (Rational::new(t, 2), Rational::new(value, 2));
        Curve::new(corners.iter().map(exact).collect())
    }

    #[test]
    fn the_better_of_two_turns_where_they_cross() {
        let (falls, stays) = (curve(&[(-2, 8), (6, 0)]), curve(&[(-2, 3)]));
        let best = falls.better(&stays, Color::Black);
        assert_eq!(best, curve(&[(-2, 8), (3, 3)]));
        assert_eq!(
            stays.better(&falls, Color::White),
            curve(&[(-2, 3), (3, 3), (6, 0)])
        );
    }
}
