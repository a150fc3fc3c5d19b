//! What the marks of a race lack, and what they leave to be asked.

use std::borrow::Cow;

use semeai_board::{Color, Point, Topology};
use semeai_session::Phrasing;

use crate::grammar::{all_of, int, side};
use crate::texts::race::notice::marks as texts;

pub(super) fn no_essential(phrasing: Phrasing) -> String {
    texts::no_essential(phrasing).to_owned()
}

pub(super) fn missing_essential(color: Color, phrasing: Phrasing) -> String {
    let color = side(color, phrasing);
    texts::missing_essential(&color, phrasing)
}

pub(super) fn several_essential(
    color: Color,
    blocks: &[Point],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let count = blocks.len();
    let names = names(blocks, topology, phrasing).join(crate::grammar::comma(phrasing));
    say!(
        phrasing,
        en = {
            let number = number_word(count);
            format!(
                "{number} {color} blocks are essential ({names}). The count works for one per side."
            )
        },
        ja = {
            let color = side(color, phrasing);
            format!("{color}の対象ブロックが{count}個あります（{names}）。各色1つにしてください。")
        }
    )
}

pub(super) fn cuttable_link(
    color: Color,
    blocks: &[Point],
    cut: Point,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (names, cut) = (
        names(blocks, topology, phrasing),
        phrasing.point(topology, cut),
    );
    say!(
        phrasing,
        en = {
            let (names, color) = (all_of(&names, phrasing), side(color, phrasing));
            format!("{names} are linked only if {color} answers at {cut}.")
        },
        ja = format!("{}は{cut}に応じる場合だけつながります。", names.join("と"))
    )
}

pub(super) fn many_unknown(blocks: &[Point], phrasing: Phrasing) -> String {
    let count = blocks.len();
    texts::many_unknown(&count, phrasing)
}

/// Several blocks of safe stones in atari in one message.
pub(crate) fn safe_in_atari(points: &[Point], topology: &Topology, phrasing: Phrasing) -> String {
    let names = all_of(&names(points, topology, phrasing), phrasing);
    texts::safe_in_atari(&names, phrasing)
}

fn names<'a>(points: &[Point], topology: &'a Topology, phrasing: Phrasing) -> Vec<Cow<'a, str>> {
    points
        .iter()
        .map(|&point| phrasing.point(topology, point))
        .collect()
}

/// A number at the head of an English sentence.
fn number_word(count: usize) -> String {
    match count {
        2 => "Two".to_owned(),
        3 => "Three".to_owned(),
        4 => "Four".to_owned(),
        n => int(n).to_string(),
    }
}
