//! What is told of endgames.

use serde_json::Value;

use super::{Boards, answers, sample};
use crate::cli::run;

const LAST_MOVE: &str = "21-the-last-move";

fn of_the_sample(lines: &str) -> Vec<String> {
    let load = format!("loadsgf {}\n", sample(LAST_MOVE));
    answers(&(load + lines)).split_off(1)
}

#[test]
fn what_moves_lose_is_told_in_pairs() {
    let said = of_the_sample(
        "semeai-losses b\nsemeai-losses w\nsemeai-biggest b\nsemeai-biggest w\nsemeai-order b\nsemeai-order w\n",
    );
    let pairs = ["B6 1", "C6 2", "B4 0"];
    assert!(
        pairs.iter().all(|pair| said[0].contains(pair)),
        "{}",
        said[0]
    );
    assert!(
        said[1].contains("B6 0") && said[1].contains("B4 1"),
        "{}",
        said[1]
    );
    assert_eq!(said[2..4], ["= B4", "= B6"]);
    assert_eq!(said[4..], ["= b B4 w B6 b C6", "= w B6 b C6 w B4"]);
}

#[test]
fn territory_is_a_board_of_numbers() {
    let said = of_the_sample("semeai-territory\n");
    let rows: Vec<&str> = said[0].trim_start_matches("= ").lines().collect();
    assert_eq!(rows.len(), 9);
    assert_eq!(rows[3], "-1 0.667 0.667 0.667 1 1 1");
    assert_eq!(rows[5], "-1 0.5 0.5 1 1 1 1");
}

#[test]
fn an_endgame_is_told_as_on_the_terminal() {
    let path = sample(LAST_MOVE);
    let said = of_the_sample("semeai-endgame\nsemeai-endgame_json\n");
    let terminal = run(&["endgame", &path], "").output;
    let kept: Vec<&str> = terminal.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(said[0], format!("= {}", kept.join("\n")));
    let json: Value =
        serde_json::from_str(said[1].trim_start_matches("= ")).expect("JSON on one line");
    assert_eq!(json, run(&["endgame", &path, "--json"], "").json());
}

#[test]
fn an_endgame_is_played_to_its_end() {
    let said = of_the_sample(
        "final_score\ngenmove b\ngenmove w\ngenmove b\ngenmove w\ngenmove b\nfinal_score\nkomi 4.5\nfinal_score\nkomi 4\nfinal_score\n",
    );
    assert_eq!(said[0], "? cannot score");
    assert_eq!(said[1..6], ["= B4", "= B6", "= C6", "= PASS", "= PASS"]);
    assert_eq!(said[6], "= B+4");
    assert_eq!(said[8], "= W+0.5");
    assert_eq!(said[10], "= 0");
}

#[test]
fn blocks_are_listed_by_what_is_proved() {
    let boards = Boards::written();
    let load = format!("loadsgf {}\n", boards.path("a-dead-stone.txt").display());
    let said = answers(
        &(load
            + "final_status_list dead\nfinal_status_list alive\nfinal_status_list seki\nfinal_status_list x\n"),
    );
    assert_eq!(said[1], "= C3");
    assert!(said[2].starts_with("= A4 B4 C4"), "{}", said[2]);
    assert_eq!(said[3..], ["=", "? syntax error: 'x' is unknown"]);
    let load = format!("loadsgf {}\n", boards.path("seki-2-2-2.txt").display());
    let said = answers(&(load + "final_status_list seki\n"));
    assert_eq!(said[1].lines().count(), 2, "{}", said[1]);
}

#[test]
fn values_are_told_in_short() {
    let said =
        answers("semeai-value {4|0}\nsemeai-value {4|0} + 1\nsemeai-value {4|0\nsemeai-value\n");
    assert_eq!(said[0], "= {4|0} mean 2 temp 2");
    assert_eq!(said[1], "= {5|1} mean 3 temp 2");
    assert_eq!(said[2], "? syntax error: column 1: `{` is never closed");
    assert_eq!(said[3], "? syntax error: something is missing at the end");
}
