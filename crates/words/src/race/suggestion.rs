//! What a proposed candidate does.

use semeai_board::{PointSet, Topology};
use semeai_race::suggest::{Effect, Suggestion};
use semeai_session::Phrasing;

use crate::grammar::{all_of, int, side};
use crate::texts::race::suggestion as texts;

/// What a proposed candidate does, in one line: "White B4 cuts the block off from 3 liberties."
pub fn suggestion(suggestion: &Suggestion, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, suggestion.point);
    let who = side(suggestion.color, phrasing);
    let does = effect(suggestion.effect, topology, phrasing);
    texts::suggestion(&does, &point, &who, phrasing)
}

/// The points that are proposed where candidates are asked for: "This position needs candidates. Proposed: B4 and D4; Space
/// takes them."
pub fn suggested_points(points: &PointSet, topology: &Topology, phrasing: Phrasing) -> String {
    let names: Vec<_> = points
        .iter()
        .map(|point| phrasing.point(topology, point))
        .collect();
    let names = all_of(&names, phrasing);
    texts::suggested_points(&names, phrasing)
}

fn effect(effect: Effect, topology: &Topology, phrasing: Phrasing) -> String {
    match effect {
        Effect::Fills { left } => texts::effect_fills(&int(left), phrasing),
        Effect::Connects { gains: Some(gains) } => texts::effect_connects(int(gains), phrasing),
        Effect::Connects { gains: None } => texts::effect_connects_safe_stones(phrasing).to_owned(),
        Effect::Cuts { gains: Some(gains) } => texts::effect_cuts(int(gains), phrasing),
        Effect::Cuts { gains: None } => texts::effect_cuts_block_off_from(phrasing).to_owned(),
        Effect::Captures { stones } => texts::effect_captures(int(stones), phrasing),
        Effect::MakesEye => texts::effect_makes_eye(phrasing).to_owned(),
        Effect::TakesEye => texts::effect_takes_eye(phrasing).to_owned(),
        Effect::ThrowIn => texts::effect_throw_in(phrasing).to_owned(),
        Effect::Approach { liberty } => {
            let liberty = phrasing.point(topology, liberty);
            texts::effect_prepares_filling(&liberty, phrasing)
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;

    use super::*;

    #[test]
    fn what_is_proposed_is_named() {
        let topology = Topology::rectangle(9, 9).expect("a board");
        let points = ["B4", "D4"].map(|name| topology.point(name).expect("a point"));
        let points: PointSet = points.into_iter().collect();
        assert_eq!(
            suggested_points(&points, &topology, Phrasing::ENGLISH),
            "This position needs candidates. Proposed: B4 and D4; Space takes them."
        );
        assert_eq!(
            suggested_points(&points, &topology, Phrasing::JAPANESE),
            "ここでは候補点を選びます。提案：B4、D4（スペースキーで採用）。"
        );
    }

    #[test]
    fn every_effect_is_one_line_in_both_languages() {
        let topology = Topology::rectangle(9, 9).expect("a board");
        let point = topology.point("B4").expect("a point");
        let liberty = topology.point("B5").expect("a point");
        let all = [
            (Effect::Fills { left: 2 }, "fills a liberty and leaves 2"),
            (
                Effect::Connects { gains: Some(1) },
                "connects and gains 1 liberty",
            ),
            (Effect::Connects { gains: None }, "connects to safe stones"),
            (
                Effect::Cuts { gains: Some(3) },
                "cuts the block off from 3 liberties",
            ),
            (
                Effect::Cuts { gains: None },
                "cuts the block off from safe stones",
            ),
            (Effect::Captures { stones: 1 }, "captures 1 stone"),
            (Effect::MakesEye, "makes an eye"),
            (Effect::TakesEye, "takes the eye away"),
            (Effect::ThrowIn, "throws a stone in, which can be captured"),
            (Effect::Approach { liberty }, "prepares filling B5"),
        ];
        for (effect, english) in all {
            let each = Suggestion {
                point,
                color: Color::White,
                effect,
            };
            let say = |phrasing| suggestion(&each, &topology, phrasing);
            assert_eq!(say(Phrasing::ENGLISH), format!("White B4 {english}."));
            let japanese = say(Phrasing::JAPANESE);
            assert!(
                japanese.starts_with("白B4：") && japanese.ends_with('。'),
                "{japanese}"
            );
        }
    }
}
