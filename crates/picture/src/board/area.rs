//! The part of a board that a picture shows.

use semeai_board::{PointSet, Topology};

use crate::drawing::Place;

/// A rectangle of a board, in its drawing coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The upper left corner: half a unit outside the outermost points.
    pub least: Place,
    /// The lower right one, as far outside.
    pub greatest: Place,
}

impl Area {
    /// The whole board with half a unit round its outermost points.
    pub fn whole(topology: &Topology) -> Self {
        let [least, greatest] = topology.shape().frame();
        Self { least, greatest }
    }

    /// The part with these points and their cells; the whole board if there are none.
    pub fn of(topology: &Topology, points: &PointSet) -> Self {
        let places = || points.iter().map(|point| topology.coordinates(point));
        let least = |of: fn(Place) -> f32| places().map(of).fold(f32::INFINITY, f32::min);
        let greatest = |of: fn(Place) -> f32| places().map(of).fold(f32::NEG_INFINITY, f32::max);
        if points.is_empty() {
            return Self::whole(topology);
        }
        Self {
            least: (least(|at| at.0) - 0.5, least(|at| at.1) - 0.5),
            greatest: (greatest(|at| at.0) + 0.5, greatest(|at| at.1) + 0.5),
        }
    }

    /// Whether a place lies in it.
    pub fn holds(&self, (x, y): Place) -> bool {
        (self.least.0..=self.greatest.0).contains(&x)
            && (self.least.1..=self.greatest.1).contains(&y)
    }

    /// Its width and height.
    pub(super) fn size(&self) -> Place {
        (
            self.greatest.0 - self.least.0,
            self.greatest.1 - self.least.1,
        )
    }

    /// Where what is written beside the whole board stands beside this part of it; nothing if it belongs to no line of it.
    pub(super) fn beside(&self, whole: &Self, (x, y): Place) -> Option<Place> {
        let moved = |at: f32, [from, to]: [f32; 2], [least, greatest]: [f32; 2]| {
            if at < from {
                least + at - from
            } else if at > to {
                greatest + at - to
            } else {
                at
            }
        };
        let at = (
            moved(
                x,
                [whole.least.0, whole.greatest.0],
                [self.least.0, self.greatest.0],
            ),
            moved(
                y,
                [whole.least.1, whole.greatest.1],
                [self.least.1, self.greatest.1],
            ),
        );
        let is_across = (self.least.0..=self.greatest.0).contains(&at.0);
        let is_down = (self.least.1..=self.greatest.1).contains(&at.1);
        (is_across || is_down).then_some(at)
    }
}
