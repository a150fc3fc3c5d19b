//! Suggested candidates of the node in which the board stands, each with its reason.

use semeai_board::Point;
use semeai_race::report::{Node, NodeState};
use semeai_race::suggest::{Suggestion, suggest};

use crate::science::FrameData;

/// The suggestions of the selected region where the board stands; where a rectangle is selected, those in it. Cheap, but not for every point of every frame.
pub(super) fn suggestions(shown: &FrameData<'_>) -> Vec<Suggestion> {
    let asked = |node: &Node| matches!(node.state, NodeState::Nil | NodeState::Options);
    let region = shown.region().zip(shown.node().filter(|node| asked(node)));
    let Some(((_, region), _)) = region else {
        return Vec::new();
    };
    let Ok(position) = shown.document.position() else {
        return Vec::new();
    };
    let mut all = suggest(
        &position,
        &shown.document.marks.roles,
        region,
        shown.view.race.place.path(),
    );
    if let Some(asked) = shown.asked_points() {
        all.retain(|suggestion| asked.contains(suggestion.point));
    }
    all
}

/// Why the point that is pointed at is suggested, for both sides.
pub(super) fn reasons(shown: &FrameData<'_>, point: Point) -> Option<String> {
    let (number, _) = shown.region()?;
    let known = shown.report?.points.get(point.index())?;
    if known.region != Some(number) || shown.view.hand.pointed_at() != Some(point) {
        return None;
    }
    let said: Vec<String> = suggestions(shown)
        .iter()
        .filter(|suggestion| suggestion.point == point)
        .map(|suggestion| {
            semeai_words::race::suggestion::suggestion(
                suggestion,
                shown.document.topology(),
                shown.phrasing(),
            )
        })
        .collect();
    (!said.is_empty()).then(|| said.join(" "))
}
