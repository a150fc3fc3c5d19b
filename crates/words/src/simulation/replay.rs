//! A game of a cell, turn by turn.

use semeai_board::Topology;
use semeai_session::Phrasing;
use semeai_tactics::{Replay, ReplayTurn};

use crate::grammar::{all_of, move_name, side};

/// Every turn of a game with what it was chosen from, and how it ended.
pub fn replay_sentences(replay: &Replay, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let turns = (1..).zip(&replay.turns);
    let turns = turns.map(|(number, turn)| turn_sentence(number, turn, topology, phrasing));
    turns.chain([end(replay, phrasing)]).collect()
}

fn turn_sentence(
    number: u32,
    turn: &ReplayTurn,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let (color, played) = (
        side(turn.color, phrasing),
        move_name(turn.point, topology, phrasing),
    );
    let from = if turn.choice.is_empty() {
        say!(phrasing, en = "nothing", ja = "なし").to_owned()
    } else {
        all_of(&phrasing.points(topology, &turn.choice), phrasing)
    };
    let fallback = if turn.is_fallback {
        say!(
            phrasing,
            en = " (no point of the map can be played)",
            ja = "（マップの点には打てない）"
        )
    } else {
        ""
    };
    tell!(
        phrasing,
        en = "{number}. {color} {played}, from {from}{fallback}",
        ja = "{number}. {color} {played} 候補：{from}{fallback}"
    )
}

fn end(replay: &Replay, phrasing: Phrasing) -> String {
    let margin = replay.margin;
    let cap = if replay.is_capped {
        say!(phrasing, en = " at the cap", ja = "（手数の上限）")
    } else {
        ""
    };
    tell!(
        phrasing,
        en = "Black minus White{cap}: {margin}",
        ja = "黒と白の差{cap}：{margin}"
    )
}
