//! What the marks of a race lack, and what they leave to be asked.

use std::borrow::Cow;

use semeai_board::{Color, Point, Topology};
use semeai_session::Phrasing;

use crate::grammar::{all_of, int, side};

pub(super) fn no_essential(phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Mark one black and one white block that fight each other.",
        ja = "攻合いをしている黒と白のブロックを1つずつ指定してください。"
    )
}

pub(super) fn missing_essential(color: Color, phrasing: Phrasing) -> String {
    let color = side(color, phrasing);
    tell!(
        phrasing,
        en = "{color}'s essential block is missing.",
        ja = "{color}の対象ブロックが指定されていません。"
    )
}

pub(super) fn several_essential(
    color: Color,
    blocks: &[Point],
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let count = blocks.len();
    let names = names(blocks, topology, phrasing).join(say!(phrasing, en = ", ", ja = "、"));
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
    tell!(
        phrasing,
        en = "{count} unknown blocks touch the race; are any of them safe?",
        ja = "攻合いに接するその他の石が{count}個あります。安全な石はありますか。"
    )
}

/// Several blocks of safe stones in atari in one message.
pub(crate) fn safe_in_atari(points: &[Point], topology: &Topology, phrasing: Phrasing) -> String {
    let names = all_of(&names(points, topology, phrasing), phrasing);
    tell!(
        phrasing,
        en = "The stones marked safe at {names} are in atari. They are counted as safe all the same.",
        ja = "安全とされた{names}の石はアタリです。このまま安全な石として数えます。"
    )
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
