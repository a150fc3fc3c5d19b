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

/// Candidate points by node. The root entry may hold points of several regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picks {
    at: BTreeMap<Path, BTreeSet<Point>>,
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
            self.at.retain(|below, _| {
                !(below.len() > depth && below.starts_with(path) && below[depth].point == point)
            });
        }
        was_there
    }

    /// Removes every pick at a node and below it.
    pub fn clear(&mut self, path: &[Move]) {
        self.at.retain(|below, _| !below.starts_with(path));
    }

    /// Every node that has candidates, with its points; parents before their children.
    pub fn iter(&self) -> impl Iterator<Item = (&Path, &BTreeSet<Point>)> {
        self.at.iter()
    }

    /// Whether nothing is picked anywhere.
    pub fn is_empty(&self) -> bool {
        self.at.is_empty()
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
