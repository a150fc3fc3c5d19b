//! What a proposed candidate does.

use semeai_board::{PointSet, Topology};
use semeai_race::suggest::{Effect, Suggestion};
use semeai_session::Phrasing;

use crate::grammar::{all_of, int, liberties, plural, side};

/// What a proposed candidate does, in one line: "White B4 cuts the block off from 3 liberties."
pub fn suggestion(suggestion: &Suggestion, topology: &Topology, phrasing: Phrasing) -> String {
    let point = phrasing.point(topology, suggestion.point);
    let who = side(suggestion.color, phrasing);
    let does = effect(suggestion.effect, topology, phrasing);
    tell!(
        phrasing,
        en = "{who} {point} {does}.",
        ja = "{who}{point}：{does}。"
    )
}

/// The points that are proposed where candidates are asked for: "Candidates are asked for here. Proposed: B4 and D4; Space
/// takes them."
pub fn suggested_points(points: &PointSet, topology: &Topology, phrasing: Phrasing) -> String {
    let names: Vec<_> = points
        .iter()
        .map(|point| phrasing.point(topology, point))
        .collect();
    let names = all_of(&names, phrasing);
    tell!(
        phrasing,
        en = "Candidates are asked for here. Proposed: {names}; Space takes them.",
        ja = "ここでは候補点を選びます。提案：{names}（スペースキーで採用）。"
    )
}

fn effect(effect: Effect, topology: &Topology, phrasing: Phrasing) -> String {
    match effect {
        Effect::Fills { left } => say!(
            phrasing,
            en = format!("fills a liberty and leaves {}", int(left)),
            ja = format!("ダメを詰めて、残りは{left}手")
        ),
        Effect::Connects { gains: Some(gains) } => say!(
            phrasing,
            en = format!("connects and gains {}", liberties(int(gains))),
            ja = format!("つながってダメが{gains}手増える")
        ),
        Effect::Connects { gains: None } => tell!(
            phrasing,
            en = "connects to safe stones",
            ja = "安全な石につながる"
        ),
        Effect::Cuts { gains: Some(gains) } => say!(
            phrasing,
            en = format!("cuts the block off from {}", liberties(int(gains))),
            ja = format!("切って、ダメが{gains}手増えるのを防ぐ")
        ),
        Effect::Cuts { gains: None } => tell!(
            phrasing,
            en = "cuts the block off from safe stones",
            ja = "安全な石とのつながりを断つ"
        ),
        Effect::Captures { stones } => say!(
            phrasing,
            en = format!("captures {}", plural(int(stones), "stone")),
            ja = format!("{stones}子取る")
        ),
        Effect::MakesEye => tell!(phrasing, en = "makes an eye", ja = "眼を作る"),
        Effect::TakesEye => tell!(phrasing, en = "takes the eye away", ja = "眼を奪う"),
        Effect::ThrowIn => tell!(
            phrasing,
            en = "throws a stone in, which can be captured",
            ja = "取られる石を放り込む"
        ),
        Effect::Approach { liberty } => {
            let liberty = phrasing.point(topology, liberty);
            tell!(
                phrasing,
                en = "prepares filling {liberty}",
                ja = "{liberty}を詰めるための準備の手"
            )
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
            "Candidates are asked for here. Proposed: B4 and D4; Space takes them."
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
