//! The candidate points that a person picked, node by node.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use semeai_board::{Color, Point, Topology};

/// A move in a liberty tree. Colours need not alternate along a path: the other side may play elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The side whose move it is, which need not have the turn.
    pub color: Color,
    /// The point on which it is played.
    pub point: Point,
}

impl Move {
    /// The move as it is written in paths: `bB3`, `wH3`.
    pub fn label(self, topology: &Topology) -> String {
        let side = match self.color {
            Color::Black => 'b',
            Color::White => 'w',
        };
        format!("{side}{}", topology.name(self.point))
    }
}

/// The moves that lead from the root of a liberty tree to one of its nodes; empty for the root.
pub type Path = Vec<Move>;

/// A question that a person closed at a node instead of answering it: there is no useful move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClosedQuestion {
    /// Nobody has a useful move in the region of this point, so that it counts as it stands.
    Region(Point),
    /// This side's move at a candidate is of no use, so that it is no option.
    Move(Move),
}

/// Candidate points by node. The root entry may hold points of several regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    at: BTreeMap<Path, BTreeSet<Point>>,
    /// Candidates that come before the others of their node, in this order.
    first: BTreeMap<Path, Vec<Point>>,
    closed: BTreeMap<Path, BTreeSet<ClosedQuestion>>,
}

impl Picks {
    /// The candidate points at a node: those that were put first, then the others in reading order.
    pub fn at(&self, path: &[Move]) -> impl Iterator<Item = Point> + '_ {
        let first = self.first(path);
        let others = self.at.get(path).into_iter().flatten().copied();
        let others = others.filter(|point| !first.contains(point));
        first.iter().copied().chain(others)
    }

    /// The candidates that were put before the others of their node, the first one first.
    pub fn first(&self, path: &[Move]) -> &[Point] {
        self.first.get(path).map_or(&[], Vec::as_slice)
    }

    /// Puts a candidate before all others of its node; says whether it is one.
    pub fn put_first(&mut self, path: &[Move], point: Point) -> bool {
        let is_candidate = self.contains(path, point);
        if is_candidate {
            let first = self.first.entry(path.to_vec()).or_default();
            first.retain(|&other| other != point);
            first.insert(0, point);
            self.tidy(path);
        }
        is_candidate
    }

    /// Forgets what is put first where reading order says the same, so that equal orders are equal.
    fn tidy(&mut self, path: &[Move]) {
        let Some(first) = self.first.get_mut(path) else {
            return;
        };
        let others = self.at.get(path).into_iter().flatten();
        let least = others.copied().filter(|point| !first.contains(point)).min();
        let mut least = least.or_else(|| first.pop());
        while let Some(last) = first.pop_if(|last| least.is_some_and(|least| *last < least)) {
            least = Some(last);
        }
        if first.is_empty() {
            self.first.remove(path);
        }
    }

    /// Whether a point is a candidate at a node.
    pub fn contains(&self, path: &[Move], point: Point) -> bool {
        self.at
            .get(path)
            .is_some_and(|points| points.contains(&point))
    }

    /// Adds a candidate; says whether it was new.
    pub fn add(&mut self, path: &[Move], point: Point) -> bool {
        self.at.entry(path.to_vec()).or_default().insert(point)
    }

    /// Removes a candidate and everything picked below its two moves; says whether it was there.
    pub fn remove(&mut self, path: &[Move], point: Point) -> bool {
        let Some(points) = self.at.get_mut(path) else {
            return false;
        };
        let was_there = points.remove(&point);
        if points.is_empty() {
            self.at.remove(path);
        }
        if let Some(first) = self.first.get_mut(path) {
            first.retain(|&other| other != point);
        }
        self.tidy(path);
        if was_there {
            let depth = path.len();
            let stays = |below: &Path| {
                !(below.len() > depth && below.starts_with(path) && below[depth].point == point)
            };
            self.at.retain(|below, _| stays(below));
            self.first.retain(|below, _| stays(below));
            self.closed.retain(|below, _| stays(below));
            for color in Color::ALL {
                self.open(path, ClosedQuestion::Move(Move { color, point }));
            }
        }
        was_there
    }

    /// Removes every pick at a node and below it.
    pub fn clear(&mut self, path: &[Move]) {
        self.at.retain(|below, _| !below.starts_with(path));
        self.first.retain(|below, _| !below.starts_with(path));
        self.closed.retain(|below, _| !below.starts_with(path));
    }

    /// Closes a question at a node; says whether it was open.
    pub fn close(&mut self, path: &[Move], what: ClosedQuestion) -> bool {
        self.closed.entry(path.to_vec()).or_default().insert(what)
    }

    /// Opens a question again; says whether it was closed.
    pub fn open(&mut self, path: &[Move], what: ClosedQuestion) -> bool {
        let Some(all) = self.closed.get_mut(path) else {
            return false;
        };
        let was_closed = all.remove(&what);
        if all.is_empty() {
            self.closed.remove(path);
        }
        was_closed
    }

    /// What is closed at a node, regions before moves.
    pub fn closed_at(&self, path: &[Move]) -> impl Iterator<Item = ClosedQuestion> + '_ {
        self.closed.get(path).into_iter().flatten().copied()
    }

    /// Whether a question is closed at a node.
    pub fn is_closed(&self, path: &[Move], what: ClosedQuestion) -> bool {
        self.closed.get(path).is_some_and(|all| all.contains(&what))
    }

    /// Every node at which something is closed, with what; parents before their children.
    pub fn closed(&self) -> impl Iterator<Item = (&Path, &BTreeSet<ClosedQuestion>)> {
        self.closed.iter()
    }

    /// Every node that has candidates, with its points in reading order; parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &BTreeSet<Point>)> {
        self.at.iter()
    }

    /// Takes in everything that others say too.
    pub fn extend(&mut self, others: &Self) {
        for (path, points) in &others.at {
            self.at.entry(path.clone()).or_default().extend(points);
        }
        for (path, first) in &others.first {
            for &point in first.iter().rev() {
                self.put_first(path, point);
            }
        }
        for (path, closed) in &others.closed {
            self.closed.entry(path.clone()).or_default().extend(closed);
        }
    }

    /// Whether nothing is picked and no question closed anywhere.
    pub fn is_empty(&self) -> bool {
        self.at.is_empty() && self.closed.is_empty()
    }

    /// The number of candidate points over all nodes.
    pub fn len(&self) -> usize {
        self.at.values().map(BTreeSet::len).sum()
    }
}

/// A path for people: `bB3/wH3`.
#[derive(Debug)]
pub struct PathLabel<'a> {
    path: &'a [Move],
    topology: &'a Topology,
}

/// Names a path by its moves.
pub fn path_label<'a>(path: &'a [Move], topology: &'a Topology) -> PathLabel<'a> {
    PathLabel { path, topology }
}

impl fmt::Display for PathLabel<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, m) in self.path.iter().enumerate() {
            if i > 0 {
                f.write_str("/")?;
            }
            f.write_str(&m.label(self.topology))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points<const N: usize>(numbers: [u16; N]) -> [Point; N] {
        numbers.map(|number| Point::new(usize::from(number)).expect("on a board"))
    }

    #[test]
    fn candidates_that_are_put_first_come_first_and_the_rest_in_reading_order() {
        let [a, b, c, d] = points([1, 2, 3, 4]);
        let mut picks = Picks::default();
        for point in [d, b, a, c] {
            picks.add(&[], point);
        }
        let plain = picks.clone();
        assert!(picks.put_first(&[], c) && picks.put_first(&[], d));
        assert_eq!(picks.at(&[]).collect::<Vec<_>>(), [d, c, a, b]);
        picks.remove(&[], d);
        assert_eq!(picks.at(&[]).collect::<Vec<_>>(), [c, a, b]);
        picks.add(&[], d);
        assert_eq!(picks.at(&[]).collect::<Vec<_>>(), [c, a, b, d]);
        // Reading order again: nothing is left of another one.
        assert!(picks.put_first(&[], b) && picks.put_first(&[], a));
        assert_eq!(picks, plain);
    }

    #[test]
    fn only_a_candidate_can_be_put_first() {
        let [a, b] = points([1, 2]);
        let mut picks = Picks::default();
        picks.add(&[], a);
        assert!(!picks.put_first(&[], b));
        assert_eq!(picks.at(&[]).collect::<Vec<_>>(), [a]);
    }

    #[test]
    fn what_lies_below_a_removed_candidate_is_gone_with_its_order() {
        let [a, b, c] = points([1, 2, 3]);
        let below = [Move {
            color: Color::White,
            point: a,
        }];
        let mut picks = Picks::default();
        picks.add(&[], a);
        picks.add(&below, b);
        picks.add(&below, c);
        picks.put_first(&below, c);
        picks.remove(&[], a);
        assert_eq!(picks, Picks::default());
    }
}
