//! One point: what it is, and the rule by which.

use semeai_board::{Color, Topology};
use semeai_life::{Class, PointReport};
use semeai_session::Language;

use super::names::{class_sentence, reach_name};
use crate::grammar::{move_name, side};

/// What a point is, what every first move makes of it, and how its class follows from that.
pub fn point_sentences(
    point: &PointReport,
    topology: &Topology,
    language: Language,
) -> Vec<String> {
    let name = topology.name(point.point);
    let mut lines = vec![class_sentence(name, point.class, language)];
    if point.is_decided {
        lines.push(tell!(
            language,
            en = "It is decided already.",
            ja = "すでに決まっています。"
        ));
        return lines;
    }
    for color in Color::ALL {
        lines.push(moves(color, point, topology, language));
    }
    let Some(reach) = point.reach else {
        lines.push(tell!(
            language,
            en = "A ban by ko holds, so a pass, which lifts it, counts among the moves.",
            ja = "コウの禁じ手があり、それを解くパスも手の一つです。"
        ));
        return lines;
    };
    let (black, white) = (
        reach_name(reach.black, Color::Black, language),
        reach_name(reach.white, Color::White, language),
    );
    let class = Class::by_moves(reach);
    lines.push(tell!(
        language,
        en = "Black's moves reach {black}, White's {white}, so it is {class}.",
        ja = "初手の結果は黒が{black}、白が{white}まで。よって{class}です。"
    ));
    lines
}

/// A point that is asked about and has no class.
pub fn no_class(point: &str, language: Language) -> String {
    tell!(
        language,
        en = "{point} has no class: it is in a region without an answer, or is not asked about.",
        ja = "{point}に種別はありません。分類できない領域にあるか、調べる点ではありません。"
    )
}

fn moves(color: Color, point: &PointReport, topology: &Topology, language: Language) -> String {
    let (player, moves) = (side(color, language), &point.moves[color]);
    if moves.is_empty() {
        return tell!(
            language,
            en = "{player} has no move there.",
            ja = "{player}の打てる点はありません。"
        );
    }
    let each = moves.iter().map(|first| {
        let (at, class) = (topology.name(first.played), first.class);
        tell!(language, en = "{at} {class}", ja = "{at} {class}")
    });
    let (pass, after) = (move_name(None, topology, language), point.after_pass);
    let each = each.chain([tell!(
        language,
        en = "{pass} {after}",
        ja = "{pass} {after}"
    )]);
    let each = each
        .collect::<Vec<_>>()
        .join(say!(language, en = ", ", ja = "、"));
    tell!(
        language,
        en = "After a first move of {player}: {each}.",
        ja = "{player}が先に打つと:{each}。"
    )
}
