//! Boundary graphs: where the tree is to be played first, and where the largest gote, with all numbers fixed but two.
//!
//! With D(Black first) = y - S1(xr) - S2(xl) and D(White first) = y - S1(xl) - S2(xr) the curve D = 0 divides the plane; the
//! tree's side is up and right. It is piecewise linear with corners at the gotes, and its slopes are 0, infinite and -1. Where
//! both moves are best, the tree's side includes the points, so that the curve is the lower edge of them.

use semeai_cgt::{Player, Rational};

use crate::discriminant::{Binary, Choice, Discriminant, alternating};
use crate::rules::{ThumbRules, loss};

/// Two of the three numbers of a tree, across and up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plane {
    /// The two follow-ups.
    XlXr,
    /// The follow-up after White's move and the gain in reverse sente.
    XlY,
    /// The follow-up after Black's move and the gain in reverse sente.
    XrY,
}

/// A point of a plane: across, up.
pub type PlanePoint = (Rational, Rational);

/// A square of a plane, by its least and its greatest corner.
pub type PlaneCell = [PlanePoint; 2];

/// A side of a plane is cut into at most so many cells.
const CELLS: u32 = 40;

/// A plane through a sum of one tree of depth 2 and gotes.
#[derive(Clone, Debug)]
pub struct Boundary {
    /// The number that is fixed, and the gotes. The two numbers of the plane do not matter.
    pub binary: Binary,
    /// The player who is to move.
    pub first: Player,
    /// Which two numbers the plane shows; the third is fixed.
    pub plane: Plane,
}

/// What holds at a point of a plane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaneVerdict {
    /// What is to be played there first.
    pub best: Choice,
    /// What the rules of thumb say.
    pub rules: ThumbRules,
    /// What following them costs; where they do not decide, the worse of both moves.
    pub loss: Rational,
    /// The discriminant with its terms, which says by how much.
    pub discriminant: Discriminant,
}

/// Where the rules of thumb fail on the integer points of a plane, and by how much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failures {
    /// Where they choose a move that loses.
    pub wrong: Vec<(PlanePoint, Rational)>,
    /// Where they do not decide, and one of the moves loses.
    pub undecided: Vec<(PlanePoint, Rational)>,
    /// The largest loss among them; 0 if there is none.
    pub largest: Rational,
    /// How many points were looked at.
    pub points: usize,
}

impl Boundary {
    /// The sum whose two numbers are those of a point.
    #[must_use]
    pub fn at(&self, (across, up): PlanePoint) -> Binary {
        let Binary { xl, xr, y, .. } = self.binary;
        let [xl, xr, y] = match self.plane {
            Plane::XlXr => [across, up, y],
            Plane::XlY => [across, xr, up],
            Plane::XrY => [xl, across, up],
        };
        Binary {
            xl,
            xr,
            y,
            gotes: self.binary.gotes.clone(),
        }
    }

    /// The two numbers that the plane shows, of the sum itself.
    #[must_use]
    pub fn here(&self) -> PlanePoint {
        let Binary { xl, xr, y, .. } = self.binary;
        match self.plane {
            Plane::XlXr => (xl, xr),
            Plane::XlY => (xl, y),
            Plane::XrY => (xr, y),
        }
    }

    /// How far the plane is worth being looked at: beyond all that can turn the curve, 9 at least and `most` at most.
    #[must_use]
    pub fn extent(&self, most: u32) -> u32 {
        let Binary { xl, xr, y, gotes } = &self.binary;
        let largest = gotes.iter().chain([xl, xr, y]).max().copied();
        let largest = largest.map_or(0, |largest| largest.ceil().to_integer());
        let beyond = u32::try_from(largest.max(0)).unwrap_or(most);
        beyond.saturating_add(2).clamp(9, most.max(9))
    }

    /// The unevenness of the gotes, e(x) = S1(x) - (b1-x)/2 for x from 0 to b1, by its corners: where it is small, rules of
    /// thumb do little harm. With Black first, D - ((xl+xr)/2 + y - b1) = e(xl) - e(xr) as long as neither is above b1.
    #[must_use]
    pub fn unevenness(&self) -> Vec<PlanePoint> {
        let gotes = &self.binary.gotes[..];
        let Some(largest) = gotes.first() else {
            return Vec::new();
        };
        let mut turns: Vec<Rational> = gotes.to_vec();
        turns.push(0.into());
        turns.sort_unstable();
        turns.dedup();
        let at = |x: Rational| (x, alternating(gotes, x) - (largest - x) / 2);
        turns.into_iter().map(at).collect()
    }

    /// What holds at a point. Nothing if there is no gote.
    #[must_use]
    pub fn status(&self, place: PlanePoint) -> Option<PlaneVerdict> {
        let binary = self.at(place);
        let discriminant = binary.discriminant(self.first)?;
        let rules = ThumbRules::of(&binary, self.first)?;
        Some(PlaneVerdict {
            best: discriminant.best(self.first),
            loss: loss(rules.rule, &discriminant, self.first),
            rules,
            discriminant,
        })
    }

    /// How the rules of thumb do on the integer points from 0 to `size` both ways.
    #[must_use]
    pub fn failures(&self, size: u32) -> Failures {
        let mut failures = Failures {
            wrong: Vec::new(),
            undecided: Vec::new(),
            largest: 0.into(),
            points: 0,
        };
        let whole = |n: u32| Rational::from_integer(n.into());
        for place in (0..=size).flat_map(|x| (0..=size).map(move |y| (whole(x), whole(y)))) {
            let Some(status) = self.status(place) else {
                continue;
            };
            failures.points += 1;
            if status.loss == Rational::from_integer(0) {
                continue;
            }
            failures.largest = failures.largest.max(status.loss);
            let list = match status.rules.rule {
                Some(_) => &mut failures.wrong,
                None => &mut failures.undecided,
            };
            list.push((place, status.loss));
        }
        failures
    }

    /// The cells where both moves are best, of those that cover the plane from 0 to `size` both ways: two a unit where that
    /// makes no more than 40 a side. Each is judged by a point of it that lies on no line. At most 1,600 discriminants.
    #[must_use]
    pub fn ties(&self, size: u32) -> Vec<PlaneCell> {
        let size = size.max(1);
        let a_unit = (CELLS / size).clamp(1, 2);
        let wide = size.div_ceil(CELLS);
        let count = i128::from(size * a_unit / wide);
        let side = Rational::new(wide.into(), a_unit.into());
        let within = [Rational::new(9, 20) * side, Rational::new(1, 2) * side];
        let corner = |i: i128, j: i128| (side * i, side * j);
        let all = (0..count).flat_map(|i| (0..count).map(move |j| (i, j)));
        all.filter(|&(i, j)| {
            let (across, up) = corner(i, j);
            let inside = self.at((across + within[0], up + within[1]));
            let discriminant = inside.discriminant(self.first);
            discriminant.is_some_and(|found| found.best(self.first) == Choice::Both)
        })
        .map(|(i, j)| [corner(i, j), corner(i + 1, j + 1)])
        .collect()
    }

    /// The corners of the curve D = 0 from left to right, within 0 to `size` across, down to the axis. Empty where
    /// the tree is to be played everywhere, or nowhere.
    #[must_use]
    pub fn curve(&self, size: Rational) -> Vec<PlanePoint> {
        let mut corners: Vec<PlanePoint> = Vec::new();
        let turns = self.turns(size);
        for (at, across) in turns.iter().enumerate() {
            if let Some(next) = turns.get(at + 1)
                && let Some((from, to)) = self.edge_between(*across, *next)
            {
                corners.extend(self.edge(*across).map(|up| (*across, up)));
                corners.push((*across, from));
                corners.push((*next, to));
            } else {
                corners.extend(self.edge(*across).map(|up| (*across, up)));
            }
        }
        // From where it meets the axis on, the tree's side is everywhere.
        if let Some(end) = corners.iter().position(|corner| corner.1 == 0.into()) {
            corners.truncate(if end == 0 { 0 } else { end + 1 });
        }
        without_straight_ones(corners)
    }

    /// The line on which the average is b1, from left to right, within 0 to `size` across; empty if it lies outside, or if there
    /// is no gote.
    #[must_use]
    pub fn average_line(&self, size: Rational) -> Vec<PlanePoint> {
        let zero = Rational::from_integer(0);
        let Some(largest) = self.binary.gotes.first().copied() else {
            return Vec::new();
        };
        let Binary { xl, xr, y, .. } = self.binary;
        // Where it begins on the left, and by how much it falls a point.
        let (left, fall) = match self.plane {
            Plane::XlXr => ((largest - y) * 2, Rational::from_integer(1)),
            Plane::XlY => (largest - xr / 2, Rational::new(1, 2)),
            Plane::XrY => (largest - xl / 2, Rational::new(1, 2)),
        };
        if left <= zero {
            return Vec::new();
        }
        let end = (left / fall).min(size);
        vec![(zero, left), (end, left - end * fall)]
    }

    /// The line on which the doubled gain in reverse sente is b1; empty on the plane of the two follow-ups, where the gain is
    /// the same everywhere, and if there is no gote.
    #[must_use]
    pub fn doubling_line(&self, size: Rational) -> Vec<PlanePoint> {
        match (self.plane, self.binary.gotes.first()) {
            (Plane::XlY | Plane::XrY, Some(largest)) if *largest < size => {
                vec![(*largest, largest / 2), (size, largest / 2)]
            }
            _ => Vec::new(),
        }
    }

    /// Where the curve can turn: at the gotes, where it begins to meet them on the other axis, and at the ends.
    fn turns(&self, size: Rational) -> Vec<Rational> {
        let zero = Rational::from_integer(0);
        let gotes = self.binary.gotes.iter().copied();
        let levels = gotes.clone().chain([zero]);
        let met = levels.filter_map(|up| self.across_at(up));
        let mut turns: Vec<Rational> = gotes.chain(met).chain([zero, size]).collect();
        turns.retain(|x| (zero..=size).contains(x));
        turns.sort_unstable();
        turns.dedup();
        turns
    }

    /// The lowest point of the tree's side above a place across; none if it has none.
    fn edge(&self, across: Rational) -> Option<Rational> {
        match self.plane {
            Plane::XlXr => {
                let (on_across, on_up) = self.parts();
                least(on_up, self.binary.y - alternating(on_across, across))
            }
            Plane::XlY | Plane::XrY => {
                let binary = self.at((across, 0.into()));
                let discriminant = binary.discriminant(self.first)?;
                Some((-discriminant.value).max(0.into()))
            }
        }
    }

    /// The least place across at which the tree's side reaches down to a level.
    fn across_at(&self, up: Rational) -> Option<Rational> {
        match self.plane {
            Plane::XlXr => {
                let (on_across, on_up) = self.parts();
                least(on_across, self.binary.y - alternating(on_up, up))
            }
            Plane::XlY | Plane::XrY => None,
        }
    }

    /// The gotes that count against xl, and those that count against xr.
    fn parts(&self) -> (&[Rational], &[Rational]) {
        let all = &self.binary.gotes[..];
        let others = all.get(1..).unwrap_or_default();
        match self.first {
            Player::Left => (others, all),
            Player::Right => (all, others),
        }
    }

    /// Where the edge begins and ends between two turns, read off from two points in between: there it is straight.
    fn edge_between(&self, from: Rational, to: Rational) -> Option<(Rational, Rational)> {
        let third = (to - from) / 3;
        let (one, two) = (self.edge(from + third)?, self.edge(to - third)?);
        Some((one * 2 - two, two * 2 - one))
    }
}

/// The least x >= 0 with `(b1-x)^+ - (b2-x)^+ + .. <= most`; none if most is negative. The sum does not grow with x, and is
/// straight between the gotes.
fn least(gotes: &[Rational], most: Rational) -> Option<Rational> {
    let zero = Rational::from_integer(0);
    if most < zero {
        return None;
    }
    let mut from = (zero, alternating(gotes, zero));
    if from.1 <= most {
        return Some(zero);
    }
    for gote in gotes.iter().rev() {
        let to = (*gote, alternating(gotes, *gote));
        if to.1 <= most {
            let fall = from.1 - to.1;
            return Some(from.0 + (to.0 - from.0) * (from.1 - most) / fall);
        }
        from = to;
    }
    None
}

fn without_straight_ones(corners: Vec<PlanePoint>) -> Vec<PlanePoint> {
    let mut kept: Vec<PlanePoint> = Vec::new();
    for corner in corners {
        if kept.last() == Some(&corner) {
            continue;
        }
        if let [.., a, b] = kept[..]
            && (b.0 - a.0) * (corner.1 - a.1) == (corner.0 - a.0) * (b.1 - a.1)
        {
            kept.pop();
        }
        kept.push(corner);
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(n: i128) -> Rational {
        Rational::from_integer(n)
    }

    /// The fourth figure of the paper on sums of binary trees: White first, y = 4, gotes 6, 4, 1.
    fn fourth() -> Boundary {
        Boundary {
            binary: Binary::new(whole(0), whole(0), whole(4), [6, 4, 1].map(whole).into()),
            first: Player::Right,
            plane: Plane::XlXr,
        }
    }

    #[test]
    fn the_fourth_figure_has_its_corners() {
        let corners = [(0, 3), (1, 2), (4, 2), (5, 1), (5, 0)];
        let corners = corners.map(|(x, y)| (whole(x), whole(y)));
        assert_eq!(fourth().curve(whole(9)), corners);
        let line = [(0, 4), (4, 0)].map(|(x, y)| (whole(x), whole(y)));
        assert_eq!(fourth().average_line(whole(9)), line);
    }

    /// The fifth figure: Black first, xr = 0, gotes 6, 3, 2, on the plane of xl and y.
    #[test]
    fn the_lines_of_the_rules_meet_in_the_fifth_figure() {
        let fifth = Boundary {
            binary: Binary::new(whole(0), whole(0), whole(0), [6, 3, 2].map(whole).into()),
            first: Player::Left,
            plane: Plane::XlY,
        };
        assert_eq!(
            fifth.average_line(whole(6)).last(),
            Some(&(whole(6), whole(3)))
        );
        assert_eq!(
            fifth.doubling_line(whole(12)).first(),
            Some(&(whole(6), whole(3)))
        );
        assert_eq!(fifth.failures(12).largest, whole(2));
    }

    #[test]
    fn the_rules_of_thumb_fail_in_the_fourth_figure_where_the_paper_has_signs() {
        let failures = fourth().failures(9);
        let places = |list: &[(PlanePoint, Rational)]| {
            list.iter()
                .map(|((x, y), _)| (x.to_integer(), y.to_integer()))
                .collect::<Vec<_>>()
        };
        assert_eq!(places(&failures.wrong), [(4, 1)]);
        assert_eq!(
            places(&failures.undecided),
            [(0, 4), (1, 3), (3, 1), (4, 0)]
        );
        assert_eq!((failures.largest, failures.points), (whole(1), 100));
    }

    /// D less what the average says is e(xl) - e(xr).
    #[test]
    fn what_the_average_overlooks_is_the_unevenness() {
        for gotes in [[9, 7, 2], [6, 3, 2], [5, 5, 1], [8, 1, 0]] {
            let boundary = Boundary {
                binary: Binary::new(whole(0), whole(0), whole(3), gotes.map(whole).into()),
                first: Player::Left,
                plane: Plane::XlXr,
            };
            let corners = boundary.unevenness();
            let (xl, xr) = (corners[0], corners[corners.len() / 2]);
            let value = boundary
                .status((xl.0, xr.0))
                .expect("a gote")
                .discriminant
                .value;
            let average = (xl.0 + xr.0) / 2 + 3 - whole(gotes[0]);
            assert_eq!(value - average, xl.1 - xr.1, "{gotes:?}");
            assert_eq!(corners.last(), Some(&(whole(gotes[0]), whole(0))));
        }
    }

    #[test]
    fn the_curve_divides_the_plane() {
        let gotes = [[9, 7, 2], [6, 3, 2], [5, 5, 1], [8, 1, 0]];
        for gotes in gotes {
            for first in [Player::Left, Player::Right] {
                for y in 0..7 {
                    let boundary = Boundary {
                        binary: Binary::new(whole(0), whole(0), whole(y), gotes.map(whole).into()),
                        first,
                        plane: Plane::XlXr,
                    };
                    for (x, y) in boundary.curve(whole(12)) {
                        let at = |x: Rational, y: Rational| {
                            boundary.status((x, y)).unwrap().discriminant.value
                        };
                        let little = Rational::new(1, 100);
                        assert!(at(x, y) >= whole(0), "{boundary:?} {x} {y}");
                        if y >= little {
                            assert!(at(x, y - little) <= whole(0), "{boundary:?} {x} {y}");
                        }
                    }
                }
            }
        }
    }
}
