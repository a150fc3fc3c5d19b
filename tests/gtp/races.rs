//! What is told of races: forms that `GoGui` and scripts read, byte by byte.

use std::fs;

use serde_json::Value;

use super::{Boards, answers, last, sample, talk};
use crate::cli::run;

/// The example that everything else goes by.
#[test]
fn the_race_of_a_file_is_told_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("t.sgf").display().to_string();
    let saved = run(
        &["solve", &sample("14-count-the-ko-threats"), "--sgf", &path],
        "",
    );
    assert_eq!(saved.status, 0, "{}", saved.errors);
    let said = talk(&format!(
        "1 rectangular_boardsize 9 6\n2 loadsgf {path} 1\n3 semeai-winner b\n4 semeai-winning_moves b\n5 semeai-line b\n6 analyze_semeai E4 C4\n7 foo\nquit\n"
    ));
    assert_eq!(
        said,
        "=1\n\n=2 black\n\n=3 black proved\n\n=4 E3 G3\n\n=5 b G3 w B4 b E3\n\n=6 3 3 B4\n\n?7 unknown command\n\n=\n\n"
    );
}

fn of_the_sample(lines: &str) -> Vec<String> {
    let load = format!("loadsgf {}\n", sample("14-count-the-ko-threats"));
    answers(&(load + lines)).split_off(1)
}

#[test]
fn a_race_is_drawn() {
    let said = of_the_sample("semeai-race\nsemeai-regions\nsemeai-winner w\nsemeai-line w\n");
    let lines: Vec<&str> = said[0].lines().collect();
    assert_eq!(lines[0], "= COLOR #0072b2 B4 B3");
    for line in [
        "COLOR #d55e00 G3",
        "CIRCLE C4 D4 E4 F4 C3 F3 C2 D2 E2 F2",
        "MARK E3 G3",
        "LABEL C4 2",
        "LABEL E4 2",
        "TEXT Black wins at E3 or G3; a ko if White starts",
    ] {
        assert!(lines.contains(&line), "{line}: {lines:?}");
    }
    let texts = lines.iter().filter(|line| line.starts_with("TEXT"));
    assert_eq!(texts.count(), 1, "several would open a window");
    let rows: Vec<&str> = said[1].trim_start_matches("= ").lines().collect();
    assert_eq!(rows.len(), 6);
    assert_eq!(rows[2], r##""" #0072b2 "" "" "" "" "" "" """##);
    assert_eq!(said[2..], ["= ko proved white 1", "= w B4 b E3 w B3 b G3"]);
}

/// What the terminal says, and nothing else.
#[test]
fn a_race_is_told_as_on_the_terminal() {
    let path = sample("14-count-the-ko-threats");
    let terminal = run(&["solve", &path], "").output;
    let kept: Vec<&str> = terminal.lines().filter(|line| !line.is_empty()).collect();
    let timeless = |text: &str| text.split("Checked").next().expect("a text").to_owned();
    let said = of_the_sample("semeai-race_words\nsemeai-solve\nsemeai-solve w\n");
    assert_eq!(
        timeless(&said[0]),
        timeless(&format!("= {}", kept.join("\n")))
    );
    let json = run(&["solve", &path, "--json"], "").json();
    let read = |text: &str| -> Value {
        serde_json::from_str(text.trim_start_matches("= ")).expect("JSON on one line")
    };
    let mut told = [json, read(&said[1])];
    for each in &mut told {
        each["proof"] = Value::Null;
        let why = each["why"].as_array_mut().expect("sentences");
        why.retain(|why| !why.as_str().is_some_and(|why| why.starts_with("Checked")));
    }
    assert_eq!(told[0], told[1]);
    assert!(read(&said[2])["black_first"].is_null());
}

#[test]
fn a_block_is_told_in_a_sentence() {
    let boards = Boards::written();
    let load = |name: &str| format!("loadsgf {}\n", boards.path(name).display());
    let said =
        answers(&(load("corner-1.txt") + "semeai-status B4\ndragon_status B4\nsemeai-status D4\n"));
    assert_eq!(
        said[1],
        "= Black B4: in a race with D4; dead; it can't be saved."
    );
    assert_eq!(said[2], "= dead");
    assert!(said[3].starts_with("= White D4: "), "{}", said[3]);
}

#[test]
fn blocks_are_listed_with_their_fates() {
    let boards = Boards::written();
    let load = format!("loadsgf {}\n", boards.path("plain-1-1.txt").display());
    let said = last(&(load + "dragon_status\n"));
    let critical = said
        .lines()
        .filter(|line| line.contains(": critical "))
        .count();
    assert_eq!(critical, 2, "{said}");
}

/// After a move that is only thought of the board is as before.
#[test]
fn a_move_may_be_thought_of() {
    let said = of_the_sample(
        "analyze_semeai_after_move b G3 E4 C4\nlist_stones b\nanalyze_semeai E4 C4\nanalyze_semeai C4 C2\nanalyze_semeai C4 A6\nanalyze_semeai_after_move b C4 E4 C4\nundo\n",
    );
    assert!(!said[1].contains("G3"), "{}", said[1]);
    assert_eq!(said[2], "= 3 3 B4");
    assert_eq!(said[3], "? syntax error: both groups have the same color");
    assert_eq!(said[4], "? vertex must not be empty");
    assert_eq!(said[5], "? illegal move");
    assert_eq!(said[6], "? cannot undo");
}

#[test]
fn where_nothing_races_that_is_said() {
    let said = answers(
        "boardsize 9\nsemeai-race\nsemeai-winner b\nsemeai-winning_moves b\nsemeai-line w\ngenmove b\nreg_genmove w\nsemeai-status A1\n",
    );
    assert!(said[1].starts_with("= TEXT "), "{}", said[1]);
    assert!(
        ["= undecided", "= no-race proved"].contains(&said[2].as_str()),
        "{}",
        said[2]
    );
    assert_eq!(said[3..5], ["=", "="]);
    assert_eq!(
        said[5..7],
        [
            "? no race and no endgame here",
            "? no race and no endgame here"
        ]
    );
    assert_eq!(said[7], "? vertex must not be empty");
}

#[test]
fn the_winning_move_is_played() {
    let said = of_the_sample("reg_genmove b\nlist_stones b\ngenmove b\nundo\nundo\n");
    assert_eq!(said[0], "= E3");
    assert!(!said[1].contains("E3"), "{}", said[1]);
    assert_eq!(said[2..], ["= E3", "=", "? cannot undo"]);
}

#[test]
fn a_race_is_saved_with_its_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let [ours, theirs] = ["ours.sgf", "theirs.sgf"].map(|name| folder.path().join(name));
    let path = sample("14-count-the-ko-threats");
    run(
        &["solve", &path, "--sgf", &theirs.display().to_string()],
        "",
    );
    let said = of_the_sample(&format!("semeai-save {}\nsemeai-save\n", ours.display()));
    assert_eq!(
        said,
        ["=", "? syntax error: something is missing at the end"]
    );
    let [ours, theirs] = [ours, theirs].map(|path| fs::read_to_string(path).expect("a file"));
    let timeless = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.starts_with("Checked"));
        lines.map(ToOwned::to_owned).collect()
    };
    assert_eq!(timeless(&ours), timeless(&theirs));
}
