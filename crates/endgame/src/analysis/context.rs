//! What the value of a region hangs on, to find it again after an edit elsewhere.
//!
//! Nothing but its own points is played on while it is searched, and the stones round it are never captured. So of all that lies
//! beyond only this matters: on which of its points a move is beside a safe stone, and of which side, and beside which of them an
//! empty point lies that does not belong to it. Two regions with the same points, stones and neighbours have the same value.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use crate::region::{EndgameRegion, RegionOrigin};

/// What the value of a region hangs on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RegionContext {
    points: PointSet,
    stones: ByColor<PointSet>,
    /// The points of it that are beside safe stones of a side.
    beside: ByColor<PointSet>,
    /// The points of it that are beside empty points that do not belong to it.
    open: PointSet,
    bounds: RegionOrigin,
    /// Who may not take back a ko in it.
    ban: Option<(Color, Point)>,
}

impl RegionContext {
    pub(super) fn of(position: &Position, region: &EndgameRegion) -> Self {
        let points = region.points;
        let stones = position.stones_by_color();
        let beside = |set: PointSet| {
            let outside = set.difference(&points);
            position
                .topology()
                .neighborhood(&outside)
                .intersection(&points)
        };
        Self {
            points,
            stones: stones.map(|stones| stones.intersection(&points)),
            beside: stones.map(beside),
            open: beside(position.empty()),
            bounds: region.bounds,
            ban: position.ko().filter(|(_, point)| points.contains(*point)),
        }
    }
}
