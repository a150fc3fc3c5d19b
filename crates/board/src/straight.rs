//! Points on the places of a grid.

use std::sync::Arc;

use crate::edit::Edit;
use crate::image::Image;
use crate::point::Point;
use crate::topology::Topology;

/// How far the places of a grid are from each other, in units: the widest that does is taken.
const STEPS: [f32; 3] = [1.0, 0.5, 0.25];

/// How near a line may come to a point that it does not lead to.
const CLEAR: f32 = 0.1;

/// The places of a board's points, each at the nearest place of a grid: of whole units, of halves or of quarters, the widest on which
/// no two points fall together and no line passes over a point. Nothing if there is none, or if the points stand there already.
///
/// Cost: the points times the lines.
///
/// ```
/// use semeai_board::{Topology, straight};
/// use std::sync::Arc;
///
/// let points = [("a", (0.1, 0.0)), ("b", (0.9, 0.1))];
/// let points = points.map(|(name, place)| (name.to_owned(), place));
/// let board = Arc::new(Topology::graph(points.to_vec(), &[(0, 1)])?);
/// assert_eq!(straight(&board), Some(vec![(0.0, 0.0), (1.0, 0.0)]));
/// # Ok::<(), semeai_board::GraphError>(())
/// ```
#[must_use]
pub fn straight(board: &Arc<Topology>) -> Option<Vec<(f32, f32)>> {
    let present: Vec<(f32, f32)> = places(board);
    let on_grid = |step: f32| {
        let snap = |x: f32| (x / step).round() * step;
        present.iter().map(|&(x, y)| (snap(x), snap(y))).collect()
    };
    let mut grids = STEPS.map(on_grid).into_iter();
    let found = grids.find(|places: &Vec<(f32, f32)>| is_clear(board, places))?;
    (found != present).then_some(found)
}

fn places(board: &Topology) -> Vec<(f32, f32)> {
    let points = (0..board.len()).map_while(Point::new);
    points.map(|point| board.coordinates(point)).collect()
}

/// Whether every point and every line can be told from the others where the points stand so.
fn is_clear(board: &Arc<Topology>, places: &[(f32, f32)]) -> bool {
    let edit = Edit::Places(places.to_vec());
    let Ok(drawn) = Image::edited(board, &edit) else {
        return false;
    };
    let is_apart = |one: (f32, f32), other: (f32, f32)| length(one, other) > CLEAR;
    let is_alone = |(index, &place): (usize, &(f32, f32))| {
        places[..index].iter().all(|&other| is_apart(place, other))
    };
    places.iter().enumerate().all(is_alone)
        && drawn.topology.lines().into_iter().all(|line| {
            let ends = |&&place: &&(f32, f32)| line.iter().all(|&end| is_apart(end, place));
            let mut others = places.iter().filter(ends);
            others.all(|&place| distance(place, line) > CLEAR)
        })
}

fn length((x, y): (f32, f32), (other_x, other_y): (f32, f32)) -> f32 {
    (x - other_x).hypot(y - other_y)
}

/// How far a place is from a line.
fn distance(place: (f32, f32), [from, to]: [(f32, f32); 2]) -> f32 {
    let way = (to.0 - from.0, to.1 - from.1);
    let square = way.0.mul_add(way.0, way.1 * way.1);
    let along = (place.0 - from.0).mul_add(way.0, (place.1 - from.1) * way.1);
    let share = (along / square.max(f32::MIN_POSITIVE)).clamp(0.0, 1.0);
    let nearest = (share.mul_add(way.0, from.0), share.mul_add(way.1, from.1));
    length(place, nearest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(points: &[(f32, f32)], lines: &[(usize, usize)]) -> Arc<Topology> {
        let points = points.iter().enumerate();
        let named = points.map(|(index, &place)| (index.to_string(), place));
        Arc::new(Topology::graph(named.collect(), lines).expect("a graph"))
    }

    #[test]
    fn the_widest_grid_is_taken_on_which_everything_is_seen() {
        // On whole units the middle of the triangle would lie on its base.
        let triangle = [(0.0, 0.0), (2.1, 0.1), (1.0, 0.4)];
        let lines = [(0, 1), (1, 2), (0, 2)];
        let halves = vec![(0.0, 0.0), (2.0, 0.0), (1.0, 0.5)];
        assert_eq!(straight(&board(&triangle, &lines)), Some(halves));
        let whole = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.0)];
        assert_eq!(straight(&board(&whole, &lines)), None, "as it is");
        assert_eq!(
            straight(&board(&triangle, &[])),
            Some(vec![(0.0, 0.0), (2.0, 0.0), (1.0, 0.0)]),
        );
        let near = [(0.0, 0.0), (0.11, 0.0), (0.0, 0.11)];
        assert_eq!(straight(&board(&near, &[])), None, "no such grid");
    }
}
