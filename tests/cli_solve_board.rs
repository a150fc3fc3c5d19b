//! `solve-board` in-process: scores, losses, lines, and refusals.

use serde_json::json;

use crate::cli::run;

fn solved(arguments: &[&str]) -> serde_json::Value {
    let ran = run(&[&["solve-board", "--json"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    ran.json()
}

#[test]
fn a_board_by_name_is_solved_for_both_sides() {
    let answer = solved(&["square:3x3"]);
    assert_eq!(answer["format"], "semeai-best-play");
    assert_eq!(
        (&answer["scoring"], &answer["repetition"]),
        (&json!("area"), &json!("draw"))
    );
    assert_eq!(answer["positions"], 12_675);
    let black = &answer["starts"]["black_first"];
    assert_eq!((&black["score"], &black["ends"]), (&json!(9), &json!(true)));
    assert_eq!(black["best"], json!(["B2"]));
    assert_eq!(black["line"], json!(["B2", "pass", "pass"]));
    let moves = black["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 10);
    assert_eq!(
        moves[0],
        json!({"point": "A3", "score": -9, "ends": true, "loss": 18})
    );
    assert_eq!(answer["starts"]["white_first"]["score"], -9);
    assert_eq!(answer["known"], "exact");
}

#[test]
fn what_never_ends_is_a_draw_or_has_no_result_or_is_ended_by_superko() {
    let start = |repetition: &str| {
        let answer = solved(&["path:6", "--first", "black", "--repetition", repetition]);
        assert!(answer["starts"]["white_first"].is_null());
        let black = answer["starts"]["black_first"].clone();
        (
            black["score"].clone(),
            black["ends"].clone(),
            black["line"].clone(),
        )
    };
    assert_eq!(start("draw"), (json!(0), json!(false), json!([])));
    assert_eq!(start("no-result"), (json!(null), json!(false), json!([])));
    let (score, ends, line) = start("positional");
    assert_eq!((score, ends), (json!(1), json!(true)));
    assert!(line.as_array().is_some_and(|line| line.len() > 4));
    assert_eq!(start("situational").0, 1);
}

#[test]
fn stones_are_put_and_both_languages_tell_the_score() {
    let arguments = [
        "solve-board",
        "path:3",
        "--stones",
        "X..",
        "--first",
        "white",
    ];
    let english = run(&[&arguments[..], &["--language", "en"]].concat(), "");
    assert_eq!(english.status, 0);
    assert!(
        english.output.contains("White first: White wins by 3."),
        "{}",
        english.output
    );
    let japanese = run(&[&arguments[..], &["--language", "ja"]].concat(), "");
    assert!(
        japanese.output.contains("白先：白の3目勝ち。"),
        "{}",
        japanese.output
    );
    let file = run(&["solve-board", "-", "--json"], "0 1\n1 2\n");
    assert_eq!(file.json()["starts"]["black_first"]["score"], 3);
}

#[test]
fn what_is_not_solved_is_told_with_the_limit() {
    let large = run(&["solve-board", "square:5x5"], "");
    assert_eq!(large.status, 1);
    assert!(
        large.output.contains("25 points vary, and at most 16"),
        "{}",
        large.output
    );
    let history = run(
        &["solve-board", "square:3x3", "--repetition", "positional"],
        "",
    );
    assert_eq!(history.status, 1);
    assert!(
        history
            .output
            .contains("at most 7 can be solved by these rules"),
        "{}",
        history.output
    );
    let halted = run(&["solve-board", "square:3x4", "--nodes", "1000"], "");
    assert_eq!(halted.status, 1);
    assert!(halted.output.contains("Not solved"), "{}", halted.output);
    let wrong = run(&["solve-board", "square:3x3", "--stones", "XX"], "");
    assert_eq!((wrong.status, wrong.output.as_str()), (2, ""));
    assert!(
        wrong.errors.contains("--stones: the board has 9 points"),
        "{}",
        wrong.errors
    );
    let unknown = run(&["solve-board", "square:0x3"], "");
    assert_eq!(unknown.status, 2);
}
