//! The regions and points of an analysis as plain data.

use semeai_board::{Color, Topology, lettering, numeral};
use semeai_cgt::Arena;

use crate::marking::Sides;
use crate::regions::{OwnRegion, Regions};
use crate::report::{Node, NodeState, PointReport, RegionReport, Tree};
use crate::value::describe;

/// The regions that belong to one side, with their trees and values.
pub(crate) fn region_reports(
    regions: &Regions,
    sides: &Sides,
    arena: &mut Arena,
) -> Vec<RegionReport> {
    let is_unshared = sides.plain_shared().is_empty();
    let report = |(i, own): (usize, &OwnRegion)| RegionReport {
        id: lettering(i),
        sign: numeral(i),
        defender: own.defender,
        is_eye: own.is_eye,
        points: own.region.points,
        liberties: own.region.liberties[own.defender],
        useful: own.useful,
        tree: tree(
            own,
            is_unshared && regions.with_liberties(own.defender) == 1,
            arena,
        ),
    };
    regions.own.iter().enumerate().map(report).collect()
}

/// The tree with its values; in the only region of a block these are the values of a last region.
fn tree(own: &OwnRegion, is_only: bool, arena: &mut Arena) -> Tree {
    let nodes = own
        .grown
        .nodes
        .iter()
        .zip(&own.worths.plain)
        .map(|(grown, valued)| {
            let state = match grown.state {
                NodeState::Count(_) if is_only => NodeState::Count(grown.count.last),
                state => state,
            };
            let value = valued.worth.and_then(|worth| {
                let game = if is_only { worth.last } else { worth.normal };
                describe(arena, game, own.defender).ok()
            });
            Node {
                path: grown.path.clone(),
                parent: grown.parent,
                state,
                slots: grown.slots.clone(),
                liberties: grown.local.liberties(),
                useful: grown.local.suggestions(),
                black: grown.local.position.stones(Color::Black),
                white: grown.local.position.stones(Color::White),
                value,
                is_cut: valued.is_cut,
                is_closed: grown.is_closed,
            }
        })
        .collect();
    Tree { nodes }
}

/// What each point of the board is.
pub(crate) fn point_reports(
    topology: &Topology,
    regions: &Regions,
    sides: &Sides,
) -> Vec<PointReport> {
    let mut points = vec![PointReport::default(); topology.len()];
    for (i, own) in regions.own.iter().enumerate() {
        for point in own.region.points {
            points[point.index()].region = Some(i);
            points[point.index()].is_useful = own.useful.contains(point);
        }
    }
    for (i, (region, _)) in sides.shared.iter().enumerate() {
        for point in region.points {
            points[point.index()].shared = Some(i);
        }
    }
    for color in Color::ALL {
        for point in sides.liberties(color) {
            points[point.index()].liberty[color] = true;
        }
    }
    points
}
