//! Many graphs, counted by the classes of their empty boards.

use std::collections::{BTreeMap, VecDeque};

use semeai_board::{Point, Topology};

use crate::class::Class;
use crate::report::LifeReport;

/// A graph of a census.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CensusRow {
    /// How many points it has.
    pub points: usize,
    /// How many lines it has.
    pub lines: usize,
    /// How many neighbours each point has, the most first.
    pub degrees: Vec<usize>,
    /// How many points its shortest ring has; nothing if it has none.
    pub girth: Option<usize>,
    /// How many points have each class, in the order of [`Class::ALL`].
    pub classes: [usize; 6],
    /// Whether who wins all kos changes a class.
    pub depends_on_ko: bool,
}

impl CensusRow {
    /// The row of a board; nothing if a point of it has no class.
    #[must_use]
    pub fn of(report: &LifeReport) -> Option<Self> {
        let topology = report.question.position.topology();
        if report.classes.len() != topology.len() {
            return None;
        }
        let points = topology.points();
        let degree = |point| topology.neighbors(point).len();
        let mut degrees: Vec<usize> = points.iter().map(degree).collect();
        degrees.sort_unstable_by(|one, other| other.cmp(one));
        Some(Self {
            points: topology.len(),
            lines: topology.edges().len(),
            degrees,
            girth: points.iter().filter_map(|it| ring(topology, it)).min(),
            classes: report.counts().map(|(_, count)| count),
            depends_on_ko: report.classes.iter().any(|it| it.by_ko.is_some()),
        })
    }
}

/// How many points the shortest ring has that a search from a point in all directions closes. It need not go through the point; the
/// least over all points is the girth.
fn ring(topology: &Topology, from: Point) -> Option<usize> {
    let mut reached: BTreeMap<Point, (usize, Point)> = BTreeMap::from([(from, (0, from))]);
    let mut next = VecDeque::from([from]);
    let mut shortest = None;
    while let Some(point) = next.pop_front() {
        let (far, before) = reached[&point];
        for &beside in topology.neighbors(point) {
            match reached.get(&beside) {
                None => {
                    reached.insert(beside, (far + 1, point));
                    next.push_back(beside);
                }
                Some(&(other, _)) if beside != before => {
                    let length = far + other + 1;
                    shortest = Some(shortest.map_or(length, |it: usize| it.min(length)));
                }
                Some(_) => {}
            }
        }
    }
    shortest
}

/// How many graphs of one size there are of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CensusCount {
    /// All of them.
    pub graphs: u64,
    /// Those on which whoever plays first takes every point.
    pub all_first: u64,
    /// Those on which nobody takes any point.
    pub all_stand_off: u64,
    /// All others.
    pub mixed: u64,
    /// Those with a class that changes with who wins all kos.
    pub depend_on_ko: u64,
}

/// The graphs of a census, by how many points they have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    counts: BTreeMap<usize, CensusCount>,
}

impl Census {
    /// Counts a graph of so many points, of which so many have each class, in the order of [`Class::ALL`].
    pub fn add(&mut self, points: usize, classes: &[usize; 6], depends_on_ko: bool) {
        let is_all = |class| {
            let known = Class::ALL.into_iter().zip(classes);
            let mut own = known.filter(|(it, _)| *it == class);
            own.all(|(_, count)| *count == points)
        };
        let count = self.counts.entry(points).or_default();
        count.graphs += 1;
        count.depend_on_ko += u64::from(depends_on_ko);
        if is_all(Class::First) {
            count.all_first += 1;
        } else if is_all(Class::StandOff) {
            count.all_stand_off += 1;
        } else {
            count.mixed += 1;
        }
    }

    /// What was counted, by the number of points, ascending.
    pub fn counts(&self) -> impl Iterator<Item = (usize, CensusCount)> {
        self.counts.iter().map(|(points, count)| (*points, *count))
    }

    /// How many graphs there are in all.
    #[must_use]
    pub fn graphs(&self) -> u64 {
        self.counts.values().map(|count| count.graphs).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn girth(name: &str) -> Option<usize> {
        let board = Topology::new(name.parse().expect("a board"));
        board
            .points()
            .iter()
            .filter_map(|it| ring(&board, it))
            .min()
    }

    #[test]
    fn the_girth_is_that_of_the_shortest_ring() {
        assert_eq!(girth("path:5"), None);
        assert_eq!(girth("cycle:7"), Some(7));
        assert_eq!(girth("square:3x3"), Some(4));
        assert_eq!(girth("wheel:6"), Some(3));
        assert_eq!(girth("honey-hexagon:2"), Some(6));
    }
}
