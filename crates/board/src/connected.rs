//! All connected graphs of so many points, each once whatever its points are numbered.
//!
//! A graph of n points is one of n − 1 points with a point more, and comes from many. It is kept only where it comes from the one that
//! is left when the last point of its canonical form goes without which it hangs together (B. D. `McKay`, "Isomorph-free
//! exhaustive generation", 1998): so nothing has to be remembered but the graphs under way.

use std::collections::HashSet;

/// A set of points, a bit each.
type Set = u16;

/// The most points of which all connected graphs are made: there are 11,716,571 of them.
pub const MOST_CONNECTED_POINTS: usize = 10;

/// How many connected graphs there are of 0, 1, 2, … points (OEIS A001349).
const COUNTS: [u64; MOST_CONNECTED_POINTS + 1] =
    [0, 1, 1, 2, 6, 21, 112, 853, 11_117, 261_080, 11_716_571];

/// How many connected graphs of so many points there are; nothing for more than [`MOST_CONNECTED_POINTS`].
#[must_use]
pub fn connected_count(points: usize) -> Option<u64> {
    COUNTS.get(points).copied()
}

/// All connected graphs of so many points, in an order that is always the same: each as its lines, ascending by their later point.
/// Nothing for more than [`MOST_CONNECTED_POINTS`].
///
/// Some microseconds for each graph of up to 8 points; of 9 points 261,080 come in a minute.
///
/// ```
/// use semeai_board::connected_graphs;
///
/// let graphs: Vec<_> = connected_graphs(3).unwrap().collect();
/// assert_eq!(graphs.len(), 2, "a path and a triangle");
/// assert!(graphs.contains(&vec![(0, 1), (0, 2), (1, 2)]));
/// ```
#[must_use]
pub fn connected_graphs(
    points: usize,
) -> Option<impl Iterator<Item = Vec<(usize, usize)>> + Send + use<>> {
    connected_count(points)?;
    let one = Graph { near: vec![0] };
    let mut pending = vec![one];
    pending.truncate(points);
    Some(std::iter::from_fn(move || {
        loop {
            let graph = pending.pop()?;
            if graph.near.len() == points {
                return Some(graph.lines());
            }
            let mut larger = graph.larger();
            // The last is looked at first.
            larger.reverse();
            pending.append(&mut larger);
        }
    }))
}

/// A graph by the neighbours of its points.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Graph {
    near: Vec<Set>,
}

impl Graph {
    fn all(&self) -> Set {
        (1 << self.near.len()) - 1
    }

    fn lines(&self) -> Vec<(usize, usize)> {
        let pairs = (0..self.near.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        pairs.filter(|&(i, j)| has(self.near[j], i)).collect()
    }

    /// All that come from this one, which is in canonical form, in canonical form.
    fn larger(&self) -> Vec<Self> {
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        for beside in 1..=self.all() {
            let graph = self.with(beside).canonical();
            if seen.insert(graph.clone()) && graph.parent() == *self {
                found.push(graph);
            }
        }
        found
    }

    /// With a point more, beside these.
    fn with(&self, beside: Set) -> Self {
        let new = self.near.len();
        let joined = |(point, near): (usize, &Set)| near | Set::from(has(beside, point)) << new;
        let near = self.near.iter().enumerate().map(joined);
        Self {
            near: near.chain([beside]).collect(),
        }
    }

    /// Without the last point that it hangs together without, in canonical form.
    fn parent(&self) -> Self {
        let all = self.all();
        let hangs_together = |&point: &usize| {
            let rest = all & !(1 << point);
            self.joined(rest) == rest
        };
        let mut points = (0..self.near.len()).rev();
        // Every connected graph has such a point.
        let gone = points.find(hangs_together).unwrap_or_default();
        let order: Vec<usize> = (0..self.near.len()).filter(|it| *it != gone).collect();
        self.numbered(&order).canonical()
    }

    /// What hangs together with the first of some points among them.
    fn joined(&self, points: Set) -> Set {
        let mut found = points & points.wrapping_neg();
        loop {
            let next = members(found).fold(found, |all, point| all | self.near[point]) & points;
            if next == found {
                return found;
            }
            found = next;
        }
    }

    /// Its points in this order.
    fn numbered(&self, order: &[usize]) -> Self {
        let near = order.iter().map(|&point| {
            let beside = order.iter().enumerate();
            let beside = beside.filter(|(_, other)| has(self.near[point], **other));
            beside.fold(0, |all, (number, _)| all | 1 << number)
        });
        Self {
            near: near.collect(),
        }
    }

    /// The same for all numberings of a graph: of those numberings that its cells allow, the least.
    fn canonical(&self) -> Self {
        let mut best = None;
        self.search(&[self.all()], &mut best);
        best.map_or_else(|| self.clone(), |near| Self { near })
    }

    /// Tries all numberings by cells of points, which are in order.
    fn search(&self, cells: &[Set], best: &mut Option<Vec<Set>>) {
        let cells = self.refined(cells);
        let open = cells.iter().position(|cell| cell.count_ones() > 1);
        let Some(open) = open else {
            let order: Vec<usize> = cells.iter().flat_map(|cell| members(*cell)).collect();
            let near = self.numbered(&order).near;
            if best.as_ref().is_none_or(|best| near < *best) {
                *best = Some(near);
            }
            return;
        };
        let mut tried: Vec<usize> = Vec::new();
        for point in members(cells[open]) {
            // Exchanging two points that see the same changes nothing.
            let is_twin = |&other: &usize| {
                let both = 1 << point | 1 << other;
                self.near[point] & !both == self.near[other] & !both
            };
            if tried.iter().any(is_twin) {
                continue;
            }
            tried.push(point);
            let mut parted = cells.clone();
            parted[open] = 1 << point;
            parted.insert(open + 1, cells[open] & !(1 << point));
            self.search(&parted, best);
        }
    }

    /// Cells of which all points have equally many neighbours in each cell, in an order that no numbering changes.
    fn refined(&self, cells: &[Set]) -> Vec<Set> {
        let mut cells = cells.to_vec();
        loop {
            let seen = |point: usize| -> Vec<u32> {
                let near = self.near[point];
                cells
                    .iter()
                    .map(|cell| (near & cell).count_ones())
                    .collect()
            };
            let mut next = Vec::new();
            for &cell in &cells {
                let mut parts: Vec<(Vec<u32>, usize)> =
                    members(cell).map(|point| (seen(point), point)).collect();
                parts.sort();
                for part in parts.chunk_by(|one, other| one.0 == other.0) {
                    next.push(part.iter().fold(0, |all, (_, point)| all | 1 << point));
                }
            }
            if next.len() == cells.len() {
                return cells;
            }
            cells = next;
        }
    }
}

fn has(set: Set, point: usize) -> bool {
    set >> point & 1 == 1
}

fn members(set: Set) -> impl Iterator<Item = usize> {
    (0..Set::BITS as usize).filter(move |&point| has(set, point))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_as_were_published() {
        for points in 0..=7 {
            let graphs = connected_graphs(points).expect("few points");
            let all: HashSet<_> = graphs.collect();
            assert_eq!(Some(all.len() as u64), connected_count(points), "{points}");
        }
        assert!(connected_graphs(11).is_none());
        assert_eq!(connected_count(11), None);
    }

    #[test]
    fn numberings_of_a_graph_have_one_form() {
        // A five-ring with a tail, and the same with its points turned round.
        let graph = Graph {
            near: vec![0b10010, 0b00101, 0b01010, 0b10100, 0b101001, 0b10000],
        };
        let turned = graph.numbered(&[3, 5, 0, 2, 4, 1]);
        assert_ne!(graph, turned);
        assert_eq!(graph.canonical(), turned.canonical());
    }
}
