//! What a thermograph is drawn from: two walls and a mast, of a value or of a ko, whose corners need not be dyadic.

use semeai_board::Color;
use semeai_cgt::{Corner, Rational, Scaffolds, Thermograph};
use semeai_endgame::{KoThermograph, KoWorth};

/// The walls of a thermograph and its mast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walls {
    /// What comes of it with Left first: temperatures, growing, with values. After the last corner the value stays.
    pub left: Vec<(Rational, Rational)>,
    /// The same with Right first.
    pub right: Vec<(Rational, Rational)>,
    /// Where both walls stay in the end.
    pub mast: Rational,
    /// From which temperature on they do, not below 0.
    pub base: Rational,
    /// From which temperature on the two walls are one line: below the base it is slanted, as of a ko that a side holds.
    pub joined: Rational,
}

impl Walls {
    /// The thermograph of a value.
    #[must_use]
    pub fn of(graph: &Thermograph) -> Self {
        let base = graph.mast_base().to_rational();
        // Below its mast a value has no part in which both walls are one.
        Self {
            left: exact(&graph.left),
            right: exact(&graph.right),
            mast: graph.mast.to_rational(),
            base,
            joined: base,
        }
    }

    /// The thermograph of a region with kos.
    #[must_use]
    pub fn of_ko(graph: &KoThermograph) -> Self {
        let base = graph.temperature.max(Rational::from_integer(0));
        Self::new(
            graph.left.corners(),
            graph.right.corners(),
            graph.mast,
            base,
        )
    }

    pub(crate) fn new(
        left: Vec<(Rational, Rational)>,
        right: Vec<(Rational, Rational)>,
        mast: Rational,
        base: Rational,
    ) -> Self {
        let mut walls = Self {
            left,
            right,
            mast,
            base,
            joined: base,
        };
        walls.joined = walls.joined_from();
        walls
    }

    /// The lowest temperature from which on both walls are the same up to the base.
    fn joined_from(&self) -> Rational {
        let corners = self.left.iter().chain(&self.right);
        let mut turns: Vec<Rational> = corners.map(|corner| corner.0).collect();
        turns.push(self.base);
        turns.sort_unstable();
        turns.reverse();
        let is_same = |t: &Rational| self.at(&self.left, *t) == self.at(&self.right, *t);
        let below = turns.into_iter().filter(|t| *t <= self.base);
        below.take_while(is_same).last().unwrap_or(self.base)
    }

    /// The value of a wall at a temperature.
    #[must_use]
    pub fn at(&self, wall: &[(Rational, Rational)], t: Rational) -> Rational {
        if t >= self.base {
            return self.mast;
        }
        let after = wall.partition_point(|corner| corner.0 <= t);
        match (after.checked_sub(1).map(|at| wall[at]), wall.get(after)) {
            (Some(from), Some(to)) => from.1 + (to.1 - from.1) / (to.0 - from.0) * (t - from.0),
            // After its last corner it stays.
            (Some(from), None) => from.1,
            (None, None) => self.mast,
            (None, Some(to)) => to.1,
        }
    }

    /// A wall as points from its beginning up to where both are one.
    pub(crate) fn up_to_joined(&self, wall: &[(Rational, Rational)]) -> Vec<(Rational, Rational)> {
        let mut line: Vec<_> = wall
            .iter()
            .copied()
            .filter(|it| it.0 < self.joined)
            .collect();
        line.push((self.joined, self.at(wall, self.joined)));
        line
    }

    /// The part below the base in which both are one line, up to the base.
    pub(crate) fn slanted(&self) -> Vec<(Rational, Rational)> {
        let between = |it: &(Rational, Rational)| it.0 > self.joined && it.0 < self.base;
        let mut line = vec![(self.joined, self.at(&self.left, self.joined))];
        line.extend(self.left.iter().copied().filter(between));
        line.push((self.base, self.mast));
        line
    }
}

/// Corners of a value as those of a ko are.
fn exact(corners: &[Corner]) -> Vec<(Rational, Rational)> {
    let corners = corners.iter();
    corners
        .map(|(t, value)| (t.to_rational(), value.to_rational()))
        .collect()
}

/// The lines that walls follow until they meet. After its last corner the left one falls and the right one rises by one for each degree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScaffoldLines {
    /// Temperatures, growing from 0, with values; none if Left has no move.
    pub left: Vec<(Rational, Rational)>,
    /// The same of Right.
    pub right: Vec<(Rational, Rational)>,
}

impl ScaffoldLines {
    /// Those of a value.
    #[must_use]
    pub fn of(scaffolds: &Scaffolds) -> Self {
        Self {
            left: exact(&scaffolds.left),
            right: exact(&scaffolds.right),
        }
    }

    /// Those of a region with kos if nobody has a ko threat; of threats that a side has none are worked out.
    #[must_use]
    pub fn of_ko(ko: &KoWorth, threats: Option<Color>) -> Option<Self> {
        threats.is_none().then(|| Self {
            left: ko.scaffold(Color::Black),
            right: ko.scaffold(Color::White),
        })
    }
}

/// The walls of a region with kos where this side has more ko threats, or nobody has any: those first, then those of the other conditions in
/// which they differ.
#[must_use]
pub fn ko_walls(ko: &KoWorth, threats: Option<Color>) -> Vec<Walls> {
    let all = [
        (None, Some(&ko.no_threats)),
        (Some(Color::Black), ko.black_komaster.as_ref()),
        (Some(Color::White), ko.white_komaster.as_ref()),
    ];
    let known = || all.into_iter().filter_map(|(of, graph)| Some((of, graph?)));
    let is_wanted = |of: &Option<Color>| *of == threats;
    let main = known().find(|(of, _)| is_wanted(of));
    let (shown, graph) = main.unwrap_or((None, &ko.no_threats));
    let others = known().filter(|(of, other)| *of != shown && *other != graph);
    let graphs = std::iter::once(graph).chain(others.map(|(_, other)| other));
    let mut walls: Vec<Walls> = graphs.map(Walls::of_ko).collect();
    walls.dedup();
    walls
}
