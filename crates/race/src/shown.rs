//! The regions and points of an analysis as plain data.

use semeai_board::Color;

use crate::analyze::{Analysis, OwnRegion};
use crate::report::{Node, NodeState, PointReport, RegionReport, Tree};
use crate::value::describe;

impl Analysis<'_> {
    pub(crate) fn region_reports(&mut self) -> Vec<RegionReport> {
        let regions = std::mem::take(&mut self.regions);
        let is_only: Vec<bool> = regions
            .iter()
            .map(|own| {
                self.plain_shared().is_empty() && self.sides_regions(&regions, own.defender) == 1
            })
            .collect();
        let reports = regions
            .iter()
            .zip(&is_only)
            .enumerate()
            .map(|(i, (own, &is_only))| RegionReport {
                id: region_id(i),
                defender: own.defender,
                is_eye: own.is_eye,
                points: own.region.points,
                liberties: own.region.liberties[own.defender],
                useful: own.useful,
                tree: self.tree(own, is_only),
            })
            .collect();
        self.regions = regions;
        reports
    }

    pub(crate) fn sides_regions(&self, regions: &[OwnRegion], color: Color) -> usize {
        regions
            .iter()
            .filter(|r| r.defender == color && !r.region.liberties[color].is_empty())
            .count()
    }

    /// The tree with its values; in the only region of a block these are the values of a last region.
    fn tree(&mut self, own: &OwnRegion, is_only: bool) -> Tree {
        let nodes = own
            .grown
            .nodes
            .iter()
            .zip(&own.worths[0])
            .map(|(grown, valued)| {
                let state = match grown.state {
                    NodeState::Count(_) if is_only => NodeState::Count(grown.count.last),
                    state => state,
                };
                let value = valued.worth.and_then(|worth| {
                    let game = if is_only { worth.last } else { worth.normal };
                    describe(&mut self.arena, game, own.defender).ok()
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
                }
            })
            .collect();
        Tree { nodes }
    }

    pub(crate) fn point_reports(&self) -> Vec<PointReport> {
        let topology = self.question.position.topology();
        let mut points = vec![PointReport::default(); topology.len()];
        for (i, own) in self.regions.iter().enumerate() {
            for point in own.region.points {
                points[point.index()].region = Some(i);
                points[point.index()].is_useful = own.useful.contains(point);
            }
        }
        for (i, (region, _)) in self.sides.shared.iter().enumerate() {
            for point in region.points {
                points[point.index()].shared = Some(i);
            }
        }
        for color in Color::ALL {
            for point in self.sides.liberties(color) {
                points[point.index()].liberty[color] = true;
            }
        }
        points
    }
}

/// `A` to `Z`, then `AA`, `AB`, ….
fn region_id(index: usize) -> String {
    let letter = |i: usize| char::from(b'A' + u8::try_from(i % 26).unwrap_or(0));
    match index / 26 {
        0 => letter(index).to_string(),
        n => format!("{}{}", region_id(n - 1), letter(index)),
    }
}
