//! The candidate points that a person picked, node by node.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use semeai_board::{Color, Point, Topology};

/// A move in a liberty tree. Colours need not alternate along a path: the other side may play elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Who moves.
    pub color: Color,
    /// Where.
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
pub enum Closed {
    /// Nobody has a useful move in the region of this point, so that it counts as it stands.
    Region(Point),
    /// This side's move at a candidate is of no use, so that it is no option.
    Move(Move),
}

/// Candidate points by node. The root entry may hold points of several regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    at: BTreeMap<Path, BTreeSet<Point>>,
    closed: BTreeMap<Path, BTreeSet<Closed>>,
}

impl Picks {
    /// The candidate points at a node, in reading order.
    pub fn at(&self, path: &[Move]) -> impl Iterator<Item = Point> + '_ {
        self.at.get(path).into_iter().flatten().copied()
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
        if was_there {
            let depth = path.len();
            let stays = |below: &Path| {
                !(below.len() > depth && below.starts_with(path) && below[depth].point == point)
            };
            self.at.retain(|below, _| stays(below));
            self.closed.retain(|below, _| stays(below));
            for color in Color::ALL {
                self.open(path, Closed::Move(Move { color, point }));
            }
        }
        was_there
    }

    /// Removes every pick at a node and below it.
    pub fn clear(&mut self, path: &[Move]) {
        self.at.retain(|below, _| !below.starts_with(path));
        self.closed.retain(|below, _| !below.starts_with(path));
    }

    /// Closes a question at a node; says whether it was open.
    pub fn close(&mut self, path: &[Move], what: Closed) -> bool {
        self.closed.entry(path.to_vec()).or_default().insert(what)
    }

    /// Opens a question again; says whether it was closed.
    pub fn open(&mut self, path: &[Move], what: Closed) -> bool {
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
    pub fn closed_at(&self, path: &[Move]) -> impl Iterator<Item = Closed> + '_ {
        self.closed.get(path).into_iter().flatten().copied()
    }

    /// Whether a question is closed at a node.
    pub fn is_closed(&self, path: &[Move], what: Closed) -> bool {
        self.closed.get(path).is_some_and(|all| all.contains(&what))
    }

    /// Every node at which something is closed, with what; parents before their children.
    pub fn closed(&self) -> impl Iterator<Item = (&Path, &BTreeSet<Closed>)> {
        self.closed.iter()
    }

    /// Every node that has candidates, with its points; parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &BTreeSet<Point>)> {
        self.at.iter()
    }

    /// Takes in everything that others say too.
    pub fn extend(&mut self, others: &Self) {
        for (path, points) in &others.at {
            self.at.entry(path.clone()).or_default().extend(points);
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
