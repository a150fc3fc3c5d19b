//! A rectangle of the drawing of a board.

use crate::point::Point;
use crate::point_set::PointSet;
use crate::topology::Topology;

/// A rectangle of a board's drawing coordinates: x to the right, y down, one unit about the distance of neighbours.
///
/// ```
/// use semeai_board::{Area, Topology};
///
/// let board = Topology::rectangle(5, 5)?;
/// let corners = ["B2", "C3"].iter().filter_map(|name| board.point(name)).collect();
/// let tight = Area::bounds(&board, &corners).expect("points");
/// assert_eq!(board.names(&tight.points(&board)), ["B3", "C3", "B2", "C2"]);
/// assert_eq!(Area::of(&board, &corners), tight.widened(0.5));
/// # Ok::<(), semeai_board::SizeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// The upper left corner.
    pub least: (f32, f32),
    /// The lower right one.
    pub greatest: (f32, f32),
}

impl Area {
    /// The whole board with half a unit round its outermost points.
    #[must_use]
    pub fn whole(topology: &Topology) -> Self {
        let [least, greatest] = topology.shape().frame();
        Self { least, greatest }
    }

    /// The part with these points and half a unit round the outermost; the whole board if there are none.
    #[must_use]
    pub fn of(topology: &Topology, points: &PointSet) -> Self {
        Self::bounds(topology, points).map_or_else(|| Self::whole(topology), |it| it.widened(0.5))
    }

    /// The least one that holds these points; nothing if there are none.
    #[must_use]
    pub fn bounds(topology: &Topology, points: &PointSet) -> Option<Self> {
        let places = points.iter().map(|point| topology.coordinates(point));
        let areas = places.map(|at| Self {
            least: at,
            greatest: at,
        });
        areas.reduce(|one, other| Self {
            least: (
                one.least.0.min(other.least.0),
                one.least.1.min(other.least.1),
            ),
            greatest: (
                one.greatest.0.max(other.greatest.0),
                one.greatest.1.max(other.greatest.1),
            ),
        })
    }

    /// So many units larger on every side.
    #[must_use]
    pub fn widened(&self, by: f32) -> Self {
        Self {
            least: (self.least.0 - by, self.least.1 - by),
            greatest: (self.greatest.0 + by, self.greatest.1 + by),
        }
    }

    /// Whether a point lies in it; its edges belong to it.
    #[must_use]
    pub fn holds(&self, topology: &Topology, point: Point) -> bool {
        self.covers(topology.coordinates(point))
    }

    /// Whether a place lies in it; its edges belong to it.
    #[must_use]
    pub fn covers(&self, (x, y): (f32, f32)) -> bool {
        (self.least.0..=self.greatest.0).contains(&x)
            && (self.least.1..=self.greatest.1).contains(&y)
    }

    /// The points of a board in it.
    #[must_use]
    pub fn points(&self, topology: &Topology) -> PointSet {
        let points = topology.points();
        let inside = points.iter().filter(|&point| self.holds(topology, point));
        inside.collect()
    }

    /// Its width and height.
    #[must_use]
    pub fn size(&self) -> (f32, f32) {
        (
            self.greatest.0 - self.least.0,
            self.greatest.1 - self.least.1,
        )
    }
}
