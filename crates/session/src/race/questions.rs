//! The order in which a report is gone through: regions, open questions, moves that lead on, and what is suggested.

use semeai_board::{Color, Point, PointSet};
use semeai_race::picks::{Move, Path};
use semeai_race::report::{Node, NodeState, OpenQuestion, RegionReport, Reply, Report, Tree};

use crate::action::RaceAction;

/// The region whose first point this is.
pub fn region_at(report: &Report, anchor: Point) -> Option<usize> {
    report
        .regions
        .iter()
        .position(|region| region.points.first() == Some(anchor))
}

/// The regions, the most urgent first: open questions, then hot values, then the rest in reading order.
pub fn by_urgency(report: &Report) -> Vec<usize> {
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

/// The rows of a list of the regions, each with at least one: the most urgent first, and settled ones of one side that have
/// the same count and as many liberties together.
pub fn rows(report: &Report) -> Vec<Vec<usize>> {
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for number in by_urgency(report) {
        let region = &report.regions[number];
        let equal = rows.iter_mut().find(|row| {
            let other = &report.regions[row[0]];
            region.is_settled() && is_equal(region, other)
        });
        match equal {
            Some(row) => row.push(number),
            None => rows.push(vec![number]),
        }
    }
    rows
}

/// Whether two regions say the same of the race.
fn is_equal(a: &RegionReport, b: &RegionReport) -> bool {
    a.defender == b.defender
        && a.root().state == b.root().state
        && a.liberties.len() == b.liberties.len()
}

/// The open questions in the order in which to ask them.
pub fn questions(report: &Report) -> Vec<OpenQuestion> {
    if let Some(verdict) = &report.verdict {
        return verdict.questions.clone();
    }
    let open = |(region, each): (usize, &RegionReport)| {
        let nil = each
            .tree
            .nodes
            .iter()
            .filter(|node| node.state == NodeState::Nil);
        nil.map(|node| OpenQuestion {
            region,
            path: node.path.clone(),
        })
        .collect::<Vec<_>>()
    };
    report.regions.iter().enumerate().flat_map(open).collect()
}

/// Whether a question of the report is still open.
pub fn has_question(report: &Report) -> bool {
    match &report.verdict {
        Some(verdict) => !verdict.questions.is_empty(),
        None => {
            let mut trees = report.regions.iter().map(|region| &region.tree);
            trees.any(|tree| tree.nodes.iter().any(|node| node.state == NodeState::Nil))
        }
    }
}

/// The moves of a node that lead on, Black's first, each side's in the order of the candidates.
pub fn children(tree: &Tree, path: &[Move]) -> Vec<Move> {
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

/// More useful points than these at one node are no suggestion: a person has to say which of them to try.
pub const MOST_SUGGESTED: usize = 48;

/// What is suggested at a node: its useful points that are no candidates yet, those in a part of the board if only that is
/// asked about. Nothing if they are too many.
pub fn suggested(node: &Node, asked: Option<&PointSet>) -> PointSet {
    let untried = untried(node, asked);
    if untried.len() > MOST_SUGGESTED {
        PointSet::EMPTY
    } else {
        untried
    }
}

/// Whether nothing is suggested at a node because too many points are useful there.
pub fn has_too_many(node: &Node, asked: Option<&PointSet>) -> bool {
    untried(node, asked).len() > MOST_SUGGESTED
}

fn untried(node: &Node, asked: Option<&PointSet>) -> PointSet {
    if !has_candidates(node) {
        return PointSet::EMPTY;
    }
    let tried: PointSet = node.slots.iter().map(|slot| slot.point).collect();
    let untried = node.useful.difference(&tried);
    asked.map_or(untried, |asked| untried.intersection(asked))
}

/// Whether candidate points are what a node is made of: one that is settled, or that is expanded without them, asks for
/// none.
pub fn has_candidates(node: &Node) -> bool {
    matches!(node.state, NodeState::Nil | NodeState::Options)
}

/// The next position below the origin of a chain that needs candidates: below the present node first, Black's options
/// first.
pub fn next_nil(tree: &Tree, here: &[Move], origin: &[Move]) -> Option<Path> {
    let below = |start: &[Move]| {
        let mut open = vec![start.to_vec()];
        while let Some(path) = open.pop() {
            let node = tree.node(tree.find(&path)?);
            if node.state == NodeState::Nil && path != origin {
                return Some(path);
            }
            for step in children(tree, &path).into_iter().rev() {
                let mut next = path.clone();
                next.push(step);
                open.push(next);
            }
        }
        None
    };
    below(here).or_else(|| below(origin))
}

/// Accepts what is suggested at every open question, one level deep, as one change; nothing if nothing is suggested.
pub fn accept_all(report: &Report, asked: Option<&PointSet>) -> Option<RaceAction> {
    let suggested = |question: OpenQuestion| {
        let tree = &report.regions[question.region].tree;
        let points = suggested(tree.node(tree.find(&question.path)?), asked);
        (!points.is_empty()).then(|| (question.path, points.iter().collect()))
    };
    let all: Vec<_> = questions(report)
        .into_iter()
        .filter_map(suggested)
        .collect();
    (!all.is_empty()).then_some(RaceAction::AddAll(all))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{analyze, file};

    #[test]
    fn equal_settled_regions_share_a_row() {
        let diagram = "@.@.@.@\nBBBBBBB\nWWWWWWW\n.#.#.#.";
        let loaded = file::parse("test", diagram.as_bytes()).expect("a diagram");
        let report = analyze(&loaded.document, None).expect("a position");
        let rows = rows(&report);
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), [3, 4]);
        for row in &rows {
            let first = &report.regions[row[0]];
            let is_alike = |&other: &usize| report.regions[other].defender == first.defender;
            assert!(row.iter().all(is_alike), "{row:?}");
        }
        // A hot region stands alone.
        let hot = crate::Sample::ConnectFirst.document();
        let report = analyze(&hot, None).expect("a position");
        assert_eq!(super::rows(&report).len(), report.regions.len());
    }
}
