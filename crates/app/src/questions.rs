//! The order in which a report is gone through: regions, open questions, moves that lead on.

use semeai_board::{Color, Point};
use semeai_race::picks::Move;
use semeai_race::report::{NodeState, Question, RegionReport, Reply, Report, Tree};

/// The region whose first point this is.
pub(crate) fn region_at(report: &Report, anchor: Point) -> Option<usize> {
    report
        .regions
        .iter()
        .position(|region| region.points.first() == Some(anchor))
}

/// The regions, the most urgent first: open questions, then hot values, then the rest in reading order.
pub(crate) fn by_urgency(report: &Report) -> Vec<usize> {
    let mut order: Vec<usize> = (0..report.regions.len()).collect();
    order.sort_by(|&a, &b| {
        let key = |i: usize| {
            let region: &RegionReport = &report.regions[i];
            region.root().value.as_ref().map(|value| value.temperature)
        };
        match (key(a), key(b)) {
            (None, None) => a.cmp(&b),
            (None, Some(_)) => std::cmp::Ordering::Less,
            (Some(_), None) => std::cmp::Ordering::Greater,
            (Some(x), Some(y)) => y.cmp(&x).then(a.cmp(&b)),
        }
    });
    order
}

/// The open questions in the order in which to ask them.
pub(crate) fn questions(report: &Report) -> Vec<Question> {
    if let Some(verdict) = &report.verdict {
        return verdict.questions.clone();
    }
    let open = |(region, each): (usize, &RegionReport)| {
        let nil = each
            .tree
            .nodes
            .iter()
            .filter(|node| node.state == NodeState::Nil);
        nil.map(|node| Question {
            region,
            path: node.path.clone(),
        })
        .collect::<Vec<_>>()
    };
    report.regions.iter().enumerate().flat_map(open).collect()
}

/// The moves of a node that lead on, Black's first, each side's in reading order.
pub(crate) fn children(tree: &Tree, path: &[Move]) -> Vec<Move> {
    let Some(id) = tree.find(path) else {
        return Vec::new();
    };
    let slots = &tree.node(id).slots;
    Color::ALL
        .into_iter()
        .flat_map(|color| {
            let leads_on = slots
                .iter()
                .filter(move |slot| matches!(slot.reply(color), Reply::Node(_)));
            leads_on.map(move |slot| Move {
                color,
                point: slot.point,
            })
        })
        .collect()
}
