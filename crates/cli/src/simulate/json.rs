//! A replayed game as JSON, format `semeai-simulation-game`, version 1.

use semeai_board::{Color, Topology};
use semeai_tactics::{Cell, Replay, ReplayTurn};
use serde::Serialize;

use crate::json::names;

/// The game with what every move was chosen from.
pub(super) fn game(
    cell: &Cell<'_>,
    seed: u64,
    number: u64,
    replay: &Replay,
) -> impl Serialize + use<> {
    let topology = &*cell.board.topology;
    let turns = replay.turns.iter().map(|it| turn(it, topology));
    record! {
        format: "semeai-simulation-game",
        version: 1,
        board: cell.board.name.clone(),
        black: cell.players.black.to_string(),
        white: cell.players.white.to_string(),
        rules: cell.rules.to_string(),
        seed: seed,
        game: number,
        turns: turns.collect::<Vec<_>>(),
        margin: replay.margin,
        capped: replay.is_capped,
    }
}

fn turn(turn: &ReplayTurn, topology: &Topology) -> impl Serialize + use<> {
    let played = turn.point.map_or("pass", |point| topology.name(point));
    record! {
        player: if turn.color == Color::Black { "black" } else { "white" },
        played: played.to_owned(),
        choice: names(&turn.choice, topology),
        fallback: turn.is_fallback,
    }
}
