//! One point: what it is, and the rule by which.

use semeai_board::{Color, Point, Topology};
use semeai_life::{Class, PointReport};
use semeai_session::Phrasing;

use super::names::{class_sentence, reach_name};
use crate::grammar::{move_name, one_of, sentences, side};

/// What a point is, what every first move makes of it, and how its class follows from that.
pub fn point_sentences(
    point: &PointReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let name = phrasing.point(topology, point.point);
    let mut lines = vec![class_sentence(&name, point.class, phrasing)];
    if point.is_decided {
        lines.push(tell!(
            phrasing,
            en = "It is decided already.",
            ja = "すでに決まっています。"
        ));
        return lines;
    }
    for color in Color::ALL {
        lines.push(moves(color, point, topology, phrasing));
    }
    let Some(reach) = point.reach else {
        lines.push(tell!(
            phrasing,
            en = "A ko is banned here, so a pass, which lifts the ban, counts as a move.",
            ja = "コウの禁じ手があり、それを解くパスも手の一つです。"
        ));
        return lines;
    };
    let (black, white) = (
        reach_name(reach.black, Color::Black, phrasing),
        reach_name(reach.white, Color::White, phrasing),
    );
    let class = Class::by_moves(reach);
    lines.push(tell!(
        phrasing,
        en = "Black's moves reach {black}, White's {white}, so it is {class}.",
        ja = "初手の結果は黒が{black}、白が{white}まで。よって{class}です。"
    ));
    lines
}

/// The first moves with which a side takes a point that it does not have anyhow; empty where there is none, or none is the right one.
pub fn taking_moves(point: &PointReport, topology: &Topology, phrasing: Phrasing) -> String {
    let said = Color::ALL.into_iter().filter_map(|color| {
        let won = match color {
            Color::Black => Class::Black,
            Color::White => Class::White,
        };
        let taking = point.moves[color].iter().filter(|it| it.class == won);
        let taking: Vec<Point> = taking.map(|it| it.played).collect();
        let is_named = (1..=MOST_NAMED).contains(&taking.len()) && point.class != won;
        let player = side(color, phrasing);
        let moves = is_named.then(|| one_of(&taking, topology, phrasing))?;
        Some(tell!(
            phrasing,
            en = "{player} takes it by playing at {moves}.",
            ja = "{player}は{moves}に打って取ります。"
        ))
    });
    sentences(&said.collect::<Vec<_>>(), phrasing)
}

/// The most moves that are named.
const MOST_NAMED: usize = 5;

/// A point that is asked about and has no class.
pub fn no_class(point: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{point} has no class: it is in a region without an answer, or is not asked about.",
        ja = "{point}に種別はありません。分類できない領域にあるか、調べる点ではありません。"
    )
}

fn moves(color: Color, point: &PointReport, topology: &Topology, phrasing: Phrasing) -> String {
    let (player, moves) = (side(color, phrasing), &point.moves[color]);
    if moves.is_empty() {
        return tell!(
            phrasing,
            en = "{player} has no move there.",
            ja = "{player}の打てる点はありません。"
        );
    }
    let each = moves.iter().map(|first| {
        let (at, class) = (phrasing.point(topology, first.played), first.class);
        tell!(phrasing, en = "{at} {class}", ja = "{at} {class}")
    });
    let (pass, after) = (move_name(None, topology, phrasing), point.after_pass);
    let each = each.chain([tell!(
        phrasing,
        en = "{pass} {after}",
        ja = "{pass} {after}"
    )]);
    let each = each
        .collect::<Vec<_>>()
        .join(say!(phrasing, en = ", ", ja = "、"));
    tell!(
        phrasing,
        en = "After a first move of {player}: {each}.",
        ja = "{player}が先に打つと：{each}。"
    )
}
