//! `map` in-process: maps by themselves and on positions, pictures of them, and refusals.

use std::fs;

use serde_json::{Value, json};

use crate::cli::run;

fn map(arguments: &[&str]) -> Value {
    let ran = run(&[&["map", "--json"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    ran.json()
}

fn refused(arguments: &[&str], input: &str) -> String {
    let ran = run(&[&["map"], arguments].concat(), input);
    assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
    ran.errors
}

#[test]
fn a_map_by_itself_is_told_as_text_tree_and_by_its_laws() {
    let answer = map(&[r"~Q3 V \ ·{}"]);
    assert_eq!(
        (&answer["format"], &answer["version"]),
        (&json!("semeai-map"), &json!(1))
    );
    assert_eq!(answer["text"], r"~Q3(V) \ {}");
    assert_eq!(answer["mathematics"], "¬Q₃(V) ∖ {}");
    assert_eq!((&answer["depth"], &answer["size"]), (&json!(4), &json!(5)));
    let tree = json!({"head": "∖", "text": r"~Q3(V) \ {}", "of": [
        {"head": "¬", "text": "~Q3(V)", "of": [
            {"head": "Q₃", "text": "Q3(V)", "of": [{"head": "V", "text": "V", "of": []}]},
        ]},
        {"head": "{}", "text": "{}", "of": []},
    ]});
    assert_eq!(answer["tree"], tree);
    let smaller = json!({"text": "P4(V)", "depth": 2, "size": 2});
    assert_eq!(
        (
            &answer["equals"]["everywhere"],
            &answer["equals"]["on_empty"]
        ),
        (&smaller, &smaller)
    );
    let presets = json!([
        {"name": "conjectured-2", "scope": "on-empty"},
        {"name": "conjectured-3", "scope": "on-empty"},
    ]);
    assert_eq!(answer["equals"]["presets"], presets);
    assert_eq!(
        (&answer["result"], &answer["preset"]),
        (&Value::Null, &Value::Null)
    );
}

#[test]
fn a_preset_says_where_it_is_from() {
    let answer = map(&["@paper-4a"]);
    assert_eq!(
        (&answer["preset"], &answer["origin"]),
        (&json!("paper-4a"), &json!("printed"))
    );
    assert_eq!(map(&["@conjectured-5b"])["origin"], "conjectured");
    let told = run(&["map", "@conjectured-2"], "").output;
    for sentence in [
        "((~P1(~W) \\ W) | B) | P4(V)\n",
        "By law it is equal to B | P4(V) (depth 3).",
        "On the empty points it is by law equal to P4(V) (depth 2).",
        "Equal on the empty points by law: @conjectured-3.",
        "What the paper simulated is not known.",
    ] {
        assert!(told.contains(sentence), "{sentence}\n{told}");
    }
    let told = run(&["map", "@conjectured-2", "--language", "ja"], "").output;
    assert!(
        told.contains("法則により") && !told.contains("law"),
        "{told}"
    );
}

#[test]
fn on_a_position_its_points_are_told_with_those_of_every_part() {
    let board = ["--board", "square:3x3", "--stones", "X.. .OO ..."];
    let answer = map(&[&["P2(V) & F(W)"], &board[..]].concat());
    assert_eq!(
        answer["result"],
        json!(["B3", "C3", "A2", "B2", "C2", "B1", "C1"])
    );
    assert_eq!(answer["on_empty"], json!(["B3", "C3", "A2", "B1", "C1"]));
    assert_eq!(answer["playable"], json!(["B3", "C3", "A2", "B1", "C1"]));
    assert_eq!(answer["tree"]["points"], answer["result"]);
    assert_eq!(
        answer["tree"]["of"][1]["of"][0]["points"],
        json!(["B2", "C2"])
    );
    assert_eq!(
        (&answer["board"]["columns"], &answer["player"]),
        (&json!(3), &json!("black"))
    );
    // White by the same text: the colours are exchanged.
    let white = map(&[&["P2(V) & F(W)", "--as", "white"], &board[..]].concat());
    assert_eq!(white["text"], "P2(V) & F(B)");
    assert_eq!(white["result"], json!(["A3", "B3", "A2"]));
    let told = run(&[&["map", "F(W)"], &board[..]].concat(), "").output;
    assert!(
        told.contains("On empty points, 6: B3 C3 A2 A1? ")
            .eq(&false),
        "{told}"
    );
    assert!(
        told.contains("Black can play 5: B3 C3 A2 B1 C1\n"),
        "{told}"
    );
}

/// Any file with a board will do, and a ban by ko holds.
#[test]
fn the_position_of_a_file_is_asked_with_its_ko() {
    let game = "(;SZ[4:3];B[ba];W[ca];B[ab];W[bb];B[bc];W[cc];B[];W[db];B[cb])";
    let ran = run(&["map", "V", "-", "--as", "white", "--json"], game);
    let answer = ran.json();
    assert_eq!(answer["on_empty"], json!(["A3", "D3", "B2", "A1", "D1"]));
    assert_eq!(answer["playable"], json!(["D3", "D1"]));
    let free = map(&[
        "V",
        "--as",
        "white",
        "--board",
        "square:4x3",
        "--stones",
        ".XO.X.XO.XO.",
    ]);
    assert_eq!(free["playable"], json!(["D3", "B2", "D1"]));
    let graph = r#"{"points": [[0, 0]], "edges": []}"#;
    let ran = run(&["map", "H | LB", "-", "--json"], graph);
    assert_eq!((ran.status, &ran.json()["playable"]), (0, &json!([])));
}

#[test]
fn what_is_no_map_is_refused_with_its_column() {
    for (text, expected) in [
        (
            "(B | W",
            "column 7: expected &, |, \\ or a closing parenthesis, but found the end",
        ),
        (
            "B W",
            "column 3: expected &, |, \\ or the end, but found `W`",
        ),
        ("P4 V)", "column 5: "),
        ("Q(V)", "column 2: expected a number"),
        ("", "column 1: expected a map"),
        (
            "P999999999999999999999999999999(V)",
            "column 2: a number is at most 999",
        ),
        ("B\u{7}", "column 2: the control character U+0007"),
        (
            "@paper-6",
            "column 2: no preset is called 'paper-6': there are paper-1, ",
        ),
    ] {
        let error = refused(&[text], "");
        assert!(error.contains(expected), "{text}: {error}");
        let error = refused(&[text, "--language", "ja"], "");
        assert!(error.contains("文字目"), "{text}: {error}");
    }
    assert!(refused(&[&"~".repeat(64)], "").contains("64 levels"));
    let row = vec!["B"; 32].join("|");
    let large = vec![format!("({row})"); 32].join("|") + "|B";
    assert!(refused(&[&large], "").contains("1024 parts"));
    let missing = refused(&["{A1,Z9,Q1}", "--board", "square:3x3"], "");
    assert!(missing.contains("no points 'Z9' and 'Q1'"), "{missing}");
    let dead = refused(&["B", "--board", "square:2x2", "--stones", "XXXX"], "");
    assert!(dead.contains("no liberty"), "{dead}");
    assert!(refused(&["B", "not-there.sgf"], "").contains("not-there.sgf"));
    assert!(!refused(&[], "").is_empty());
}

#[test]
fn a_map_is_drawn_with_the_points_that_can_be_played_set_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let drawn = |end: &str, more: &[&str]| {
        let path = folder.path().join(format!("picture.{end}"));
        let name = path.to_str().expect("a path of letters");
        let board = ["--board", "square:3x3", "--stones", "X.. .OO ..."];
        let ran = run(&[&["render", "-o", name], &board[..], more].concat(), "");
        (ran, fs::read_to_string(path).unwrap_or_default())
    };
    for theme in ["light", "dark", "print"] {
        let (ran, picture) = drawn("svg", &["--map", "F(W)", "--theme", theme]);
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
        let layer = picture.split("id=\"map\"").nth(1).expect("a layer");
        let layer = layer.split("</g>").next().unwrap_or_default();
        let filled = layer.matches("<path").count() - layer.matches("fill=\"none\"").count();
        assert_eq!((layer.matches("<path").count(), filled), (7, 5), "{layer}");
        assert!(picture.contains(">F(W): 7 points,<"), "{picture}");
    }
    let (ran, text) = drawn("txt", &["--map", "F(W)"]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(
        text.starts_with("$$Bc\n") && text.contains("Black can play 5: "),
        "{text}"
    );
    let (ran, text) = drawn("txt", &["--map", "F(W)", "--as", "white"]);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    assert!(
        text.contains("F(B)") && text.contains("White can play 2: "),
        "{text}"
    );
    assert_eq!(drawn("svg", &["--as", "white"]).0.status, 2);
    let (ran, _) = drawn("png", &["--map", "F(W"]);
    assert!(
        ran.status == 2 && ran.errors.contains("column 4"),
        "{}",
        ran.errors
    );
    assert_eq!(drawn("svg", &["--map", "B", "--classes"]).0.status, 2);
}
