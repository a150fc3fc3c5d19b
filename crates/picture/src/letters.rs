//! The letters by which candidate points are called.

use semeai_board::{Point, lettering};
use semeai_race::picks::Move;
use semeai_race::report::Report;

/// The letters of the candidates that the board shows: of all regions on the position itself, of one node below it.
pub fn letters(report: &Report, region: Option<usize>, path: &[Move]) -> Vec<(Point, String)> {
    let node = region.and_then(|i| {
        let tree = &report.regions.get(i)?.tree;
        Some(tree.node(tree.find(path)?))
    });
    let mut points: Vec<Point> = match node {
        Some(node) if !path.is_empty() => node.slots.iter().map(|slot| slot.point).collect(),
        _ => report
            .regions
            .iter()
            .flat_map(|region| region.root().slots.iter().map(|slot| slot.point))
            .collect(),
    };
    points.sort_unstable();
    points.dedup();
    points
        .into_iter()
        .enumerate()
        .map(|(i, point)| (point, lettering(i).to_lowercase()))
        .collect()
}
