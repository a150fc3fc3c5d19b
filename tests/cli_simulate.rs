//! `simulate` in-process: tables field by field, pieces put together, games again, searches, and refusals.

use std::fs;

use serde_json::{Value, json};

use crate::cli::{Ran, run};

fn simulate(arguments: &[&str]) -> Ran {
    let ran = run(&[&["simulate"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    ran
}

fn refused(arguments: &[&str], input: &str) -> String {
    let ran = run(&[&["simulate"], arguments].concat(), input);
    assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
    ran.errors
}

/// A table without the time that it took, which differs from run to run.
fn timeless(mut table: Value) -> Value {
    for cell in table["cells"].as_array_mut().expect("cells") {
        let cell = cell.as_object_mut().expect("a cell");
        cell.remove("seconds");
        cell.remove("games_per_second");
    }
    table
}

#[test]
fn a_cell_is_told_field_by_field() {
    let small = ["--board", "square:6x6", "--games", "1000", "--json"];
    let answer = simulate(&[&small[..], &["--black", "P4(V)", "--threads", "2"]].concat()).json();
    assert_eq!(answer["format"], "semeai-simulation");
    assert_eq!(
        (&answer["version"], &answer["seed"]),
        (&json!(1), &json!(1))
    );
    let rules = json!({"name": "paper-like", "own-eyes": "no", "ko": "simple", "end": "two-passes",
        "cap": "usual", "score": "area", "pass": "last"});
    assert_eq!(answer["rules"], rules);
    let cell = &answer["cells"][0];
    let named = [
        ("board", "square:6x6"),
        ("black", "P4(V)"),
        ("white", "random"),
    ];
    for (key, value) in named {
        assert_eq!(cell[key], value);
    }
    assert_eq!(
        (&cell["points"], &cell["games"]),
        (&json!(36), &json!(1000))
    );
    assert_eq!(
        (&cell["paper"], &cell["finished"]),
        (&json!(0.675), &json!(true))
    );
    let count = |key: &str| cell[key].as_u64().expect("a count");
    assert_eq!(
        count("black_wins") + count("draws") + count("white_wins"),
        1000
    );
    let rate = cell["rate"].as_f64().expect("a rate");
    assert!((0.6..0.76).contains(&rate), "{rate}");
    let end = |number: usize| cell["interval"][number].as_f64().expect("an end");
    assert!(end(0) < rate && rate < end(1));
    assert_eq!(answer["alike"], json!([]));
    // By a preset that is the same map where stones can be played, the same games.
    let by_preset = simulate(&[&small[..], &["--black", "@conjectured-2"]].concat()).json();
    for key in ["black_wins", "draws", "capped", "margins", "plies"] {
        assert_eq!(by_preset["cells"][0][key], cell[key], "{key}");
    }
}

#[test]
fn tables_are_the_same_in_pieces_and_on_any_number_of_threads() {
    let table = [
        "--board",
        "path:5..6,torus:4x4",
        "--black",
        "random; P2(W)",
        "--games",
        "600",
        "--seed",
        "7",
    ];
    let whole = simulate(&[&table[..], &["--json", "--threads", "1"]].concat()).json();
    assert_eq!(whole["cells"].as_array().map(Vec::len), Some(6));
    assert_eq!(whole["alike"].as_array().map(Vec::len), Some(3));
    let by_three = simulate(&[&table[..], &["--json", "--threads", "3"]].concat()).json();
    assert_eq!(timeless(by_three), timeless(whole.clone()));
    let shard = |shard| simulate(&[&table[..], &["--shard", shard]].concat()).output;
    let folder = tempfile::tempdir().expect("a folder");
    let [first, second] =
        ["first", "second"].map(|name| folder.path().join(name).display().to_string());
    fs::write(&first, shard("2/2")).expect("written");
    fs::write(&second, shard("1/2")).expect("written");
    let joined = simulate(&["--join", &first, &second, "--json"]).json();
    assert_eq!(timeless(joined), timeless(whole));
    let part = run(&["simulate", "--json", "--join", &first], "");
    assert_eq!(part.status, 1);
    assert!(
        part.errors.contains("3 cells are missing"),
        "{}",
        part.errors
    );
    let twice = refused(&["--join", &first, &first], "");
    assert!(
        twice.contains("line 4: the same piece a second time"),
        "{twice}"
    );
}

#[test]
fn an_experiment_is_saved_and_run_again_to_the_last_digit() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, graph] =
        ["it.json", "graph.json"].map(|name| folder.path().join(name).display().to_string());
    let board =
        r#"{"points": [[0, 0], [1, 0], [1, 1], [0, 1]], "edges": [[0, 1], [1, 2], [2, 3]]}"#;
    fs::write(&graph, board).expect("written");
    let boards = format!("{graph},path:4");
    let saved = simulate(&[
        "--board",
        &boards,
        "--black",
        "P1(W)",
        "--games",
        "500",
        "--rules",
        "paper-like,ko=superko",
        "--json",
        "--save",
        &file,
    ]);
    let saved = timeless(saved.json());
    fs::remove_file(&graph).expect("removed");
    let again = simulate(&["--experiment", &file, "--json"]).json();
    assert_eq!(timeless(again), saved);
    // Both boards are one path, whatever they are called: they have the same games.
    let [first, second] = [0, 1].map(|number| &saved["cells"][number]["margins"]);
    assert_eq!(first, second);
    let text = fs::read_to_string(&file).expect("the file");
    let later = refused(
        &["--experiment", "-"],
        &text.replace("\"version\": 1", "\"version\": 9"),
    );
    assert!(later.contains("an experiment of version 9"), "{later}");
    let gone = refused(
        &["--experiment", "-"],
        &text.replace("\"path:4\"", "\"lattice:4\""),
    );
    assert!(
        gone.contains("its board 'lattice:4' can't be found"),
        "{gone}"
    );
    refused(&["--experiment", "-", "--games", "5"], &text);
}

#[test]
fn a_game_is_shown_again_move_by_move() {
    let one = ["--board", "square:4x4", "--black", "P2(W)", "--replay", "3"];
    let game = simulate(&[&one[..], &["--json"]].concat()).json();
    assert_eq!(game["format"], "semeai-simulation-game");
    let turns = game["turns"].as_array().expect("turns");
    assert!(turns.len() > 10);
    let first = &turns[0];
    assert_eq!(
        (&first["player"], &first["fallback"]),
        (&json!("black"), &json!(true))
    );
    assert_eq!(first["choice"].as_array().map(Vec::len), Some(16));
    for turn in turns {
        let choice = turn["choice"].as_array().expect("points");
        let is_pass = turn["played"] == "pass";
        assert_eq!(is_pass, choice.is_empty(), "{turn}");
        assert!(is_pass || choice.contains(&turn["played"]), "{turn}");
    }
    let text = simulate(&one).output;
    assert!(text.starts_with("1. Black "), "{text}");
    assert_eq!(text.lines().count(), turns.len() + 1);
    let several = refused(&["--board", "path:3,path:4", "--replay", "0"], "");
    assert!(several.contains("there are 2"), "{several}");
}

#[test]
fn the_map_that_wins_most_is_found() {
    let small = ["--board", "square:5x5", "--explore", "2", "--games", "300"];
    let found = simulate(&[&small[..], &["--json"]].concat()).json();
    assert_eq!(
        (&found["format"], &found["finished"]),
        (&json!("semeai-exploration"), &json!(true))
    );
    assert_eq!(found["best"][0]["black"], "P2(W)");
    let with_own = simulate(&[&small[..], &["--black", "{C3}"]].concat()).output;
    assert!(with_own.contains(". {C3}: "), "{with_own}");
}

#[test]
fn the_sentence_about_the_pairs_of_the_source_stands_under_its_table() {
    let boards = "honey-hexagon:3,tri-hexagon:4,tri-triangle:8,square:6x6";
    let table = [
        "--board",
        boards,
        "--black",
        "random;@conjectured-4",
        "--games",
        "300",
    ];
    let text = simulate(&table).output;
    assert!(text.contains("Nearest are "), "{text}");
    assert!(text.contains("reproduce that"), "{text}");
    assert!(
        text.contains("the maps of the paper are not known"),
        "{text}"
    );
    let text = simulate(&[&table[..], &["--language", "ja"]].concat()).output;
    assert!(text.contains("論文のマップは分かっていません"), "{text}");
    let csv = simulate(&[&table[..], &["--csv"]].concat()).output;
    assert_eq!(csv.lines().count(), 9);
}

#[test]
fn small_boards_have_an_answer() {
    for board in ["path:1", "path:2", "cycle:3", "star:1"] {
        let answer = simulate(&["--board", board, "--games", "10", "--json"]).json();
        assert_eq!(answer["cells"][0]["games"], 10, "{board}");
    }
}

#[test]
fn what_is_stopped_prints_what_is_finished() {
    let table = [
        "--board",
        "path:3,square:9x9",
        "--games",
        "100000",
        "--seconds",
        "0.4",
        "--threads",
        "1",
    ];
    let ran = run(&[&["simulate", "--json"], &table[..]].concat(), "");
    assert_eq!(ran.status, 1, "{}", ran.errors);
    let cells = ran.json()["cells"].as_array().expect("cells").clone();
    assert!(cells.iter().all(|cell| cell["finished"] == true));
    assert!(
        ran.errors.contains("of 2 cells are finished"),
        "{}",
        ran.errors
    );
}

/// A file of 20 kB names a million cells: without a time it is refused with the limit, with one the first are played as far as it goes,
/// in little memory.
#[test]
fn a_small_file_of_very_many_cells_ends_with_its_time() {
    let players = vec!["random"; 1_000];
    let text = json!({"format": "semeai-experiment", "version": 1, "boards": ["square:3x3"], "black": players, "white": players,
        "rules": "paper-like", "games": 5, "seed": 1});
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("many.json").display().to_string();
    fs::write(&file, text.to_string()).expect("written");
    let said = refused(&["--experiment", &file], "");
    assert!(
        said.contains("1,000,000 cells are more than a table can have (100,000)"),
        "{said}"
    );
    let said = refused(&["--experiment", &file, "--language", "ja"], "");
    assert!(said.contains("100,000欄"), "{said}");
    let begun = std::time::Instant::now();
    let ran = run(
        &[
            "simulate",
            "--experiment",
            &file,
            "--seconds",
            "0.5",
            "--csv",
        ],
        "",
    );
    let took = begun.elapsed().as_secs_f64();
    assert_eq!(ran.status, 1);
    let cells = ran.output.lines().count() - 1;
    assert!((1..=100_000).contains(&cells), "{cells}");
    let grouped = ran.errors.replace(',', "");
    assert!(
        grouped.contains(&format!("{cells} of 1000000 cells are finished")),
        "{}",
        ran.errors
    );
    // Unoptimized, and beside other tests.
    assert!(took < 3.0, "{took}");
}

#[test]
fn pieces_with_impossible_times_are_refused_with_their_line() {
    for (name, line) in [("seconds-alone", 1), ("seconds-together", 2)] {
        let file = format!("{}/../fuzz/corpus/part/{name}", env!("CARGO_MANIFEST_DIR"));
        let said = refused(&["--join", &file], "");
        let expected = format!("line {line}: its \"seconds\" are not a time that games can take");
        assert!(said.contains(&expected), "{said}");
    }
}

#[test]
fn pieces_are_put_together_as_long_as_there_is_time() {
    let file = format!("{}/../fuzz/corpus/part/whole", env!("CARGO_MANIFEST_DIR"));
    let ran = run(&["simulate", "--join", &file, "--seconds", "60"], "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let line = fs::read_to_string(&file).expect("a file");
    let line = line.lines().next().expect("a piece");
    let lines: Vec<String> = (0..20_000)
        .map(|cell| line.replace("\"cell\": [0, 1]", &format!("\"cell\": [{cell}, 20000]")))
        .collect();
    let ran = run(
        &["simulate", "--join", "-", "--seconds", "0.05"],
        &lines.join("\n"),
    );
    // Reading the lines may take all of it, so that there is no table at all.
    assert_ne!(ran.status, 0);
    let said = ran.errors.to_lowercase();
    assert!(said.contains("ran out of time"), "{said}");
}

#[test]
fn bad_input_is_refused_with_what_was_expected() {
    let one = ["--board", "square:6x6"];
    let cases: [(&[&str], &str); 14] = [
        (&["--games", "0"], "from 1 to 1000000000000"),
        (&["--games", "1000000000001"], "from 1 to 1000000000000"),
        (
            &["--games", "1000000000000"],
            "1,000,000,000,000 games would take about",
        ),
        (
            &["--seed", "18446744073709551616"],
            "from 0 to 18446744073709551615",
        ),
        (&["--seed", "-1"], ""),
        (&["--black", "P4(V"], "column 5"),
        (&["--black", "random;"], "Black's player ''"),
        (&["--white", "@paper-6"], "White's player"),
        (
            &["--black", "{Z9}"],
            "square:6x6: no point 'Z9' on this board",
        ),
        (
            &["--rules", "paper-like,ko=never"],
            "column 12: 'ko=never': expected none, simple, superko",
        ),
        (&["--rules", "chinese"], "expected paper-like"),
        (&["--threads", "0"], ""),
        (&["--shard", "3/2"], "2/10"),
        (&["--explore", "4"], "from 1 to 3"),
    ];
    for (more, expected) in cases {
        let said = refused(&[&one[..], more].concat(), "");
        assert!(said.contains(expected), "{more:?}: {said}");
    }
    let falling = refused(&["--board", "tri-triangle:9..4"], "");
    assert!(falling.contains("sizes 9..4"), "{falling}");
    let unknown = refused(&["--board", "octagon:6"], "");
    assert!(unknown.contains("octagon"), "{unknown}");
    refused(&["--board", "lost.graphml"], "");
    refused(&[], "");
    assert!(refused(&["--join", "-"], "{}\n").contains("line 1: not a piece of a table"));
}
