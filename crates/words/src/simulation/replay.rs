//! A game of a cell, turn by turn.

use semeai_board::Topology;
use semeai_session::Phrasing;
use semeai_tactics::{Replay, ReplayTurn};

use crate::grammar::{all_of, move_name, side};
use crate::texts::simulation::replay as texts;

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
        texts::turn_sentence_nothing(phrasing).to_owned()
    } else {
        all_of(&phrasing.points(topology, &turn.choice), phrasing)
    };
    let fallback = if turn.is_fallback {
        texts::turn_sentence_point_map_can(phrasing)
    } else {
        ""
    };
    texts::turn_sentence_from(&color, &fallback, &from, &number, &played, phrasing)
}

fn end(replay: &Replay, phrasing: Phrasing) -> String {
    let margin = replay.margin;
    let cap = if replay.is_capped {
        texts::end_cap(phrasing)
    } else {
        ""
    };
    texts::end_black_minus_white(&cap, &margin, phrasing)
}
