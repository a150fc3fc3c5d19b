//! A game of a cell, turn by turn.

use semeai_board::Topology;
use semeai_session::Language;
use semeai_tactics::{Replay, ReplayTurn};

use crate::grammar::{all_of, move_name, side};

/// Every turn of a game with what it was chosen from, and how it ended.
pub fn replay_sentences(replay: &Replay, topology: &Topology, language: Language) -> Vec<String> {
    let turns = (1..).zip(&replay.turns);
    let turns = turns.map(|(number, turn)| turn_sentence(number, turn, topology, language));
    turns.chain([end(replay, language)]).collect()
}

fn turn_sentence(
    number: u32,
    turn: &ReplayTurn,
    topology: &Topology,
    language: Language,
) -> String {
    let (color, played) = (
        side(turn.color, language),
        move_name(turn.point, topology, language),
    );
    let from = if turn.choice.is_empty() {
        say!(language, en = "nothing", ja = "なし").to_owned()
    } else {
        all_of(&topology.names(&turn.choice), language)
    };
    let fallback = if turn.is_fallback {
        say!(
            language,
            en = " (no point of the map can be played)",
            ja = "(マップの点には打てない)"
        )
    } else {
        ""
    };
    tell!(
        language,
        en = "{number}. {color} {played}, from {from}{fallback}",
        ja = "{number}. {color} {played} 候補:{from}{fallback}"
    )
}

fn end(replay: &Replay, language: Language) -> String {
    let margin = replay.margin;
    let cap = if replay.is_capped {
        say!(language, en = " at the cap", ja = "(手数の上限)")
    } else {
        ""
    };
    tell!(
        language,
        en = "Black minus White{cap}: {margin}",
        ja = "黒と白の差{cap}:{margin}"
    )
}
