//! Boards from graphs: names, places and lines as a board can have them, with what had to be made up.

use std::collections::BTreeMap;

use semeai_board::{BoardKind, PointSet, Topology, is_name, layout};

use super::fault::{GraphFault, GraphNotice};
use super::told::{Faulty, Graph, Node};

/// Farther apart, in usual lines, nothing can be drawn together.
const FARTHEST: f64 = 10_000.0;

/// So many signs of a name that cannot be one are told.
const MOST_TOLD: usize = 40;

/// Points nearer to each other, in usual lines, lie on each other.
const SAME_PLACE: f64 = 1e-3;

impl Graph {
    /// The board, and what is worth knowing about it. A board that is exactly one of a family is told as that.
    ///
    /// # Errors
    ///
    /// If there are no points or too many, a coordinate is no number, or a line ends nowhere or where it begins.
    pub(super) fn board(
        &self,
        kind: Option<BoardKind>,
    ) -> Result<(Topology, Vec<GraphNotice>), Faulty> {
        if let Some(fault) = self.fault() {
            return Err((None, fault));
        }
        let mut notices = Vec::new();
        if self.is_one_sided {
            notices.push(GraphNotice::OneSided);
        }
        let edges = self.lines(&mut notices);
        let names = self.names(&mut notices);
        let (places, unit) = self.places(&edges, &mut notices);
        let periods = self.scaled_periods(unit);
        let points = || {
            names
                .iter()
                .cloned()
                .zip(places.iter().copied())
                .collect::<Vec<_>>()
        };
        let board = Topology::wrapped(points(), &edges, periods).or_else(|_| {
            notices.push(GraphNotice::NoPeriods);
            Topology::graph(points(), &edges)
        });
        // Numbers, names, places and ends have been seen to.
        let board = board.map_err(|_| (None, GraphFault::NoPoints))?;
        let same = kind
            .map(Topology::new)
            .filter(|other| is_same(&board, other));
        Ok((same.unwrap_or(board), notices))
    }

    /// Why it can be no board, whatever is made up.
    fn fault(&self) -> Option<GraphFault> {
        let count = self.nodes.len();
        if count == 0 {
            return Some(GraphFault::NoPoints);
        }
        if count > PointSet::CAPACITY {
            return Some(GraphFault::TooManyPoints(count));
        }
        if let Some(&(point, _)) = self.edges.iter().find(|(a, b)| a == b) {
            return Some(GraphFault::Loop(self.nodes[point].id.clone()));
        }
        self.nodes.iter().find_map(bad_coordinate)
    }

    /// Each line once.
    fn lines(&self, notices: &mut Vec<GraphNotice>) -> Vec<(usize, usize)> {
        let mut edges: Vec<(usize, usize)> = self
            .edges
            .iter()
            .map(|&(a, b)| (a.min(b), a.max(b)))
            .collect();
        edges.sort_unstable();
        edges.dedup();
        if edges.len() < self.edges.len() {
            notices.push(GraphNotice::RepeatedLines(self.edges.len() - edges.len()));
        }
        edges
    }

    /// The names of the points: the number, from one, of whatever cannot be a name or is called as another point is.
    fn names(&self, notices: &mut Vec<GraphNotice>) -> Vec<String> {
        let told = |node: &Node| node.name.clone().unwrap_or_else(|| node.id.clone());
        let wanted: Vec<String> = self.nodes.iter().map(told).collect();
        let mut uses: BTreeMap<String, usize> = BTreeMap::new();
        for name in &wanted {
            *uses.entry(name.to_lowercase()).or_default() += 1;
        }
        let is_good = |name: &String| is_name(name) && uses[&name.to_lowercase()] == 1;
        let mut replaced = Vec::new();
        let name = |(index, name): (usize, &String)| {
            if is_good(name) {
                return name.clone();
            }
            replaced.push(name.clone());
            // A number that another point is called by is passed on to the next that is free.
            let mut numbers = (0..)
                .map(|round| index + 1 + round * wanted.len())
                .map(|number| number.to_string());
            numbers
                .find(|number| !uses.contains_key(number))
                .unwrap_or_default()
        };
        let names = wanted.iter().enumerate().map(name).collect();
        if let Some(first) = replaced.first() {
            notices.push(GraphNotice::NamesReplaced {
                count: replaced.len(),
                first: first.chars().take(MOST_TOLD).collect(),
            });
        }
        names
    }

    /// The places of the points, in units of the usual line, and how long that is in the file; made up where they are missing
    /// or cannot be drawn.
    fn places(
        &self,
        edges: &[(usize, usize)],
        notices: &mut Vec<GraphNotice>,
    ) -> (Vec<(f32, f32)>, f64) {
        let places: Option<Vec<(f64, f64)>> = self.nodes.iter().map(|node| node.place).collect();
        let Some(places) = places else {
            notices.push(GraphNotice::LaidOut);
            return (layout(self.nodes.len(), edges), 1.0);
        };
        // What we wrote is in our unit, however long its lines are.
        let unit = if self.text.is_some() {
            1.0
        } else {
            usual_line(&places, edges)
        };
        let scaled: Vec<(f64, f64)> = places.iter().map(|&(x, y)| (x / unit, y / unit)).collect();
        let is_drawn = |&(x, y): &(f64, f64)| x.abs() < FARTHEST && y.abs() < FARTHEST;
        let first = scaled.first().copied().unwrap_or_default();
        let is_one_place = |&(x, y): &(f64, f64)| (x - first.0).hypot(y - first.1) < SAME_PLACE;
        if !scaled.iter().all(is_drawn) || (scaled.len() > 1 && scaled.iter().all(is_one_place)) {
            notices.push(GraphNotice::LaidOutAnew);
            return (layout(self.nodes.len(), edges), 1.0);
        }
        self.tell_same_place(&scaled, notices);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "drawing coordinates are f32, and these are not far from the origin"
        )]
        let narrow = |(x, y): (f64, f64)| (x as f32, y as f32);
        (scaled.into_iter().map(narrow).collect(), unit)
    }

    /// Says of the first point that lies on an earlier one.
    fn tell_same_place(&self, places: &[(f64, f64)], notices: &mut Vec<GraphNotice>) {
        let mut across: Vec<usize> = (0..places.len()).collect();
        across.sort_by(|&a, &b| places[a].0.total_cmp(&places[b].0));
        let pairs = across.iter().enumerate().flat_map(|(index, &one)| {
            let (x, y) = places[one];
            let near = across[index + 1..].iter().map_while(move |&other| {
                let (right, down) = places[other];
                (right - x < SAME_PLACE).then_some((other, (right - x).hypot(down - y)))
            });
            near.filter(|(_, apart)| *apart < SAME_PLACE)
                .map(move |(other, _)| (one.max(other), one.min(other)))
        });
        if let Some((later, earlier)) = pairs.min() {
            let names = [earlier, later].map(|index| self.nodes[index].id.clone());
            notices.push(GraphNotice::SamePlace(names));
        }
    }

    fn scaled_periods(&self, unit: f64) -> Vec<(f32, f32)> {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "what is too large is refused as a period"
        )]
        let narrow = |&(x, y): &(f64, f64)| ((x / unit) as f32, (y / unit) as f32);
        self.periods.iter().map(narrow).collect()
    }
}

fn bad_coordinate(node: &Node) -> Option<GraphFault> {
    let (x, y) = node.place?;
    let axis = if x.is_finite() { 'y' } else { 'x' };
    let point = node.id.clone();
    let is_bad = !x.is_finite() || !y.is_finite();
    is_bad.then_some(GraphFault::BadCoordinate { axis, point })
}

/// The median length of the lines that have one, or of the ways to the nearest other point where there are no lines; one where
/// all points lie on each other. A file of whole units is left as it is.
fn usual_line(places: &[(f64, f64)], edges: &[(usize, usize)]) -> f64 {
    let length =
        |&(a, b): &(usize, usize)| (places[a].0 - places[b].0).hypot(places[a].1 - places[b].1);
    let mut lengths: Vec<f64> = edges
        .iter()
        .map(length)
        .filter(|&length| length > 0.0)
        .collect();
    if lengths.is_empty() {
        let nearest = |i: usize| {
            let others = (0..places.len())
                .filter(|&j| j != i)
                .map(|j| length(&(i, j)));
            others.filter(|&length| length > 0.0).min_by(f64::total_cmp)
        };
        lengths.extend((0..places.len()).filter_map(nearest));
    }
    lengths.retain(|length| length.is_finite());
    lengths.sort_by(f64::total_cmp);
    let usual = lengths.get(lengths.len() / 2).copied().unwrap_or(1.0);
    // Rounded coordinates are not made crooked for a thousandth.
    if (usual - 1.0).abs() < 1e-2 {
        1.0
    } else {
        usual
    }
}

/// Whether two boards have the same names, lines and places.
fn is_same(board: &Topology, other: &Topology) -> bool {
    let is_near = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).hypot(a.1 - b.1) < 0.01;
    let mut points = board.points().iter().zip(&other.points());
    board.len() == other.len()
        && board.edges() == other.edges()
        && points.all(|(a, b)| {
            board.name(a) == other.name(b) && is_near(board.coordinates(a), other.coordinates(b))
        })
}
