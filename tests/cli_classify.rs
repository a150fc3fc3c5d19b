//! `classify` in-process: answers field by field, batches, and refusals.

use serde_json::{Value, json};

use crate::cli::run;

fn classify(arguments: &[&str]) -> Value {
    let ran = run(&[&["classify", "--json"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    ran.json()
}

fn refused(arguments: &[&str], input: &str) -> String {
    let ran = run(&[&["classify"], arguments].concat(), input);
    assert_eq!((ran.status, ran.output.as_str()), (2, ""), "{arguments:?}");
    ran.errors
}

/// The one class that all points have.
fn one_class(answer: &Value) -> Option<&str> {
    let classes = answer["classes"].as_object()?;
    let first = classes.values().next()?;
    let all = classes.values().all(|class| class == first);
    first.as_str().filter(|_| all)
}

#[test]
fn small_empty_boards_are_classified_with_their_kos() {
    let answer = classify(&["--board", "square:3x3"]);
    assert_eq!(answer["format"], "semeai-classes");
    assert_eq!(answer["version"], 1);
    assert_eq!(answer["board"]["name"], "square:3x3");
    assert_eq!(answer["board"]["points"].as_array().map(Vec::len), Some(9));
    assert_eq!(answer["board"]["lines"].as_array().map(Vec::len), Some(12));
    assert_eq!(
        (&answer["ending"], &answer["ko"]),
        (&json!("territory"), &json!("all"))
    );
    assert_eq!(answer["variable"].as_array().map(Vec::len), Some(9));
    assert_eq!(answer["positions"], 12_675);
    assert_eq!(one_class(&answer), Some("N"));
    let both = json!({"black_wins_kos": "N+", "white_wins_kos": "N-"});
    assert_eq!(answer["by_ko"]["A1"], both);
    assert_eq!(answer["counts"], json!({"N": 9}));
    assert_eq!(answer["end"]["may_end"], false);
    assert_eq!(answer["end"]["why"], "open");
    assert_eq!(answer["ultimate"]["is"], false);
    assert_eq!(answer["ultimate"]["why"], "empty-neighbour");
    assert_eq!(answer["known"], "exact");
    let answer = classify(&["--board", "square:2x3"]);
    assert_eq!(one_class(&answer), Some("P"));
    assert_eq!(
        answer["by_ko"]["A1"],
        json!({"black_wins_kos": "B", "white_wins_kos": "W"})
    );
    let answer = classify(&["--board", "tri-hexagon:2"]);
    assert_eq!(
        (one_class(&answer), &answer["by_ko"]),
        (Some("N"), &json!({}))
    );
    let answer = classify(&["--board", "square:2x3", "--ko", "black"]);
    assert_eq!(
        (one_class(&answer), &answer["ko"]),
        (Some("B"), &json!("black"))
    );
}

#[test]
fn a_board_without_a_varying_point_is_an_answer() {
    let answer = classify(&["--board", "path:3", "--stones", ".X."]);
    assert_eq!(one_class(&answer), Some("B"));
    assert_eq!(
        (&answer["variable"], &answer["positions"]),
        (&json!([]), &json!(0))
    );
    assert_eq!(
        answer["ultimate"],
        json!({"is": true, "eyes": {"black": ["1", "3"], "white": []}})
    );
    let end =
        json!({"may_end": true, "margin": 3, "margin_stones": 1, "result": "black", "to_gain": []});
    assert_eq!(answer["end"], end);
    for (komi, result) in [("2.5", "black"), ("3", "draw"), ("3.5", "white")] {
        let answer = classify(&["--board", "path:3", "--stones", ".X.", "--komi", komi]);
        assert_eq!(answer["end"]["result"], result, "{komi}");
    }
}

#[test]
fn a_point_is_shown_with_every_first_move() {
    let answer = classify(&["--board", "path:3", "--point", "2"]);
    let point = &answer["point"];
    assert_eq!(
        (&point["name"], &point["class"]),
        (&json!("2"), &json!("N"))
    );
    assert_eq!(point["black"]["2"], "B");
    assert_eq!(point["white"]["2"], "W");
    assert_eq!(point["black"]["pass"], "N");
}

#[test]
fn the_ending_and_what_is_safe_can_be_chosen() {
    let ultimate = [
        "--board", "path:4", "--stones", ".X..", "--ending", "ultimate",
    ];
    assert_eq!(classify(&ultimate)["ending"], "ultimate");
    // A string whose only liberties are an eye of two points is White's, beside White's safe stone.
    let eye = [
        "--board",
        "complete:3",
        "--stones",
        "..X",
        "--ending",
        "target:3",
    ];
    let answer = classify(&eye);
    assert_eq!(
        answer["classes"].as_object().map(serde_json::Map::len),
        Some(1)
    );
    let free = ["--board", "square:5x2", "--stones", "XXX...OOO."];
    let safe = [&free[..], &["--safe", "A2,B1"]].concat();
    let answer = classify(&safe);
    assert_eq!(answer["variable"], json!(["D2", "E2", "A1", "E1"]));
    assert!(
        classify(&free)["variable"]
            .as_array()
            .is_some_and(|all| all.len() == 10)
    );
}

#[test]
fn a_region_above_the_limit_is_no_answer_but_its_size_is_told() {
    for arguments in [&["--json"][..], &[], &["--language", "ja"]] {
        let ran = run(
            &[&["classify", "--board", "square:5x4"], arguments].concat(),
            "",
        );
        assert_eq!((ran.status, ran.errors.as_str()), (1, ""));
        assert!(ran.output.contains("20"), "{}", ran.output);
    }
    let ran = run(&["classify", "--board", "square:5x4", "--json"], "");
    let answer = ran.json();
    assert_eq!(
        (&answer["known"], &answer["classes"]),
        (&json!("undecided"), &json!({}))
    );
    assert_eq!(answer["end"], Value::Null);
    // A smaller region beside it is answered by itself.
    let walled = [
        "classify",
        "--board",
        "square:9x4",
        "--json",
        "--region",
        "A1",
        "--stones",
        "...#........#.....####..............",
    ];
    let walled = walled.map(|it| it.replace("A1", "A4"));
    let walled: Vec<&str> = walled.iter().map(String::as_str).collect();
    let ran = run(&walled, "");
    assert_eq!((ran.status, &ran.json()["known"]), (0, &json!("exact")));
    assert_eq!(ran.json()["variable"].as_array().map(Vec::len), Some(6));
    let few = [
        "classify",
        "--board",
        "square:3x3",
        "--nodes",
        "100",
        "--json",
    ];
    let ran = run(&few, "");
    assert_eq!((ran.status, &ran.json()["known"]), (1, &json!("undecided")));
}

#[test]
fn boards_of_one_point_without_lines_and_in_parts_are_answered() {
    let ran = run(
        &["classify", "-", "--json"],
        r#"{"points": [[0, 0]], "edges": []}"#,
    );
    assert_eq!((ran.status, one_class(&ran.json())), (0, Some("P")));
    let parts = r#"{"points": [[0, 0], [1, 0], [3, 0], [4, 0], [5, 0]], "edges": [[0, 1], [2, 3], [3, 4]]}"#;
    let answer = run(&["classify", "-", "--json"], parts).json();
    let classes: Vec<&Value> = answer["classes"]
        .as_object()
        .expect("classes")
        .values()
        .collect();
    assert_eq!(classes, ["P", "P", "N", "N", "N"]);
}

#[test]
fn what_is_no_question_is_refused_with_the_reason() {
    let empty = refused(&["--board", "square:3x3", "--ending", "target:B2"], "");
    assert!(empty.contains("no stone stands at 'B2'"), "{empty}");
    let unknown = refused(&["--board", "square:3x3", "--point", "Z9"], "");
    assert!(unknown.contains("--point Z9"), "{unknown}");
    assert!(refused(&["--board", "square:3x3", "--region", "Z9"], "").contains("--region Z9"));
    assert!(refused(&["--board", "square:3x3", "--safe", "B2"], "").contains("B2"));
    let komi = refused(&["--board", "square:3x3", "--komi", "six"], "");
    assert!(komi.contains("half points"), "{komi}");
    let ending = refused(&["--board", "square:3x3", "--ending", "area"], "");
    assert!(ending.contains("territory, ultimate"), "{ending}");
    let dead = refused(&["--board", "square:2x2", "--stones", "XXXX"], "");
    assert!(dead.contains("no liberty"), "{dead}");
    assert!(!refused(&[], "").is_empty());
}

#[test]
fn a_board_of_a_file_gets_stones_if_it_has_none() {
    for file in [&["-"][..], &["--board", "-"]] {
        for graph in [">>graph6<<Bo\n", "0 1\n1 2\n"] {
            let arguments = [&["classify", "--json"], file, &["--stones", ".X."]].concat();
            let ran = run(&arguments, graph);
            assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
            // In the first graph the first point is the middle.
            let is_path = graph.starts_with('0');
            assert_eq!(one_class(&ran.json()) == Some("B"), is_path, "{graph}");
        }
    }
    let wrong = refused(&["-", "--stones", ".X"], "0 1\n1 2\n");
    assert!(
        wrong.contains("--stones: the board has 3 points"),
        "{wrong}"
    );
    let both = refused(&["-", "--stones", "........."], "X..\n...\n...\n");
    assert!(
        both.contains("--stones: the file already has stones"),
        "{both}"
    );
    let alone = refused(&["--stones", ".X."], "");
    assert!(!alone.is_empty());
}

/// Every start of the fixture counts what all positions of its board are.
#[test]
fn all_positions_of_a_board_are_counted() {
    let fixture = crate::support::fixture("graph-life.json");
    let cases = fixture["outcome-start"].as_array().expect("a list");
    let mut checked = 0;
    for case in cases
        .iter()
        .filter(|case| case["board"].is_string() && case["ko"] == 1)
    {
        if case["legal_positions"]
            .as_u64()
            .is_none_or(|count| count > 20_000)
        {
            continue;
        }
        let board = case["board"].as_str().expect("a name");
        let answer = classify(&["--board", board, "--all-positions", "--seconds", "600"]);
        assert_eq!(answer["legal"], case["legal_positions"], "{board}");
        assert_eq!(answer["ultimate"], case["ultimate_positions"], "{board}");
        for (class, count) in answer["classes"].as_object().expect("counts") {
            let expected = case["histogram_settled"]
                .get(class)
                .unwrap_or(&json!(0))
                .clone();
            assert_eq!(*count, expected, "{board} {class}");
        }
        checked += 1;
    }
    assert!(checked >= 5, "{checked}");
    let large = run(
        &["classify", "--board", "square:5x5", "--all-positions"],
        "",
    );
    assert_eq!(large.status, 1);
    assert!(large.output.contains("25 points"), "{}", large.output);
}

#[test]
fn a_batch_answers_line_by_line_in_order() {
    let graphs = ">>graph6<<Bo\nCN\n\nCk\nB\nA!\n@\n";
    let ran = run(&["classify", "--batch", "-"], graphs);
    assert_eq!(ran.status, 2);
    let answers: Vec<Value> = (ran.output.lines())
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let classes: Vec<Option<&str>> = answers.iter().map(one_class).collect();
    assert_eq!(
        classes,
        [Some("N"), Some("N"), Some("P"), None, None, Some("P")]
    );
    assert_eq!(answers[3]["graph6"], "B");
    let complaints: Vec<&str> = ran.errors.lines().collect();
    assert_eq!(complaints.len(), 2, "{}", ran.errors);
    assert!(
        complaints[0].contains(":5:") && complaints[1].contains(":6:2"),
        "{complaints:?}"
    );
    // Three points have three pairs, and `p` sets the sixth bit.
    let beyond = run(&["classify", "--batch", "-"], "BG\nBp\n");
    assert_eq!(beyond.status, 2);
    assert!(
        beyond.errors.contains(":2:2") && beyond.errors.contains("3 points"),
        "{}",
        beyond.errors
    );
}

#[test]
fn a_graph_of_a_batch_may_be_too_large() {
    // 63 points without a line: the number of points takes four signs.
    let points = 63;
    let signs = format!(
        "~??~{}\n",
        "?".repeat((points * (points - 1) / 2_usize).div_ceil(6))
    );
    let ran = run(&["classify", "--batch", "-"], &signs);
    assert_eq!(
        (ran.status, ran.errors.as_str()),
        (0, ""),
        "single points are regions each"
    );
    // 17 points, all joined: of the 23 signs the last has four bits.
    let line = format!("P{}{{\n", "~".repeat(22));
    let ran = run(&["classify", "--batch", "-"], &line);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.json()["known"], "undecided");
}

#[test]
fn the_answer_is_told_in_both_languages() {
    let arguments = ["classify", "--board", "path:3", "--point", "2"];
    let english = run(&arguments, "").output;
    let expected = [
        "Ending: territory; three ko rules; 3 points vary.",
        "N (whoever plays first takes it), 3: 1 2 3",
        "2 is N: whoever plays first takes it.",
        "Black's moves reach B, White's W, so it is N.",
        "The game may not be ended",
    ];
    for sentence in expected {
        assert!(english.contains(sentence), "{sentence}\n{english}");
    }
    let japanese = run(&[&arguments[..], &["--language", "ja"]].concat(), "").output;
    assert!(japanese.contains("先に打つ側が取る"), "{japanese}");
    assert!(!japanese.contains("plays"), "{japanese}");
}

/// White may not take the ko back at B2 after the last move of a game; the same stones set up have no ban.
#[test]
fn a_ban_by_ko_holds_as_in_the_window() {
    let game = "(;SZ[4:3];B[ba];W[ca];B[ab];W[bb];B[bc];W[cc];B[];W[db];B[cb])";
    let first_moves = |arguments: &[&str], input: &str| {
        let asked = ["classify", "--point", "C2", "--ko", "simple", "--json"];
        let answer = run(&[&asked, arguments].concat(), input).json();
        answer["point"]["white"].as_object().expect("moves").clone()
    };
    let banned = first_moves(&["-"], game);
    assert!(
        !banned.contains_key("B2") && banned.contains_key("D1"),
        "{banned:?}"
    );
    let stones = ".XO.X.XO.XO.";
    let free = first_moves(&["--board", "square:4x3", "--stones", stones], "");
    assert!(free.contains_key("B2"), "{free:?}");
}

/// A file with what is asked of who lives is answered as it asks; an option says otherwise.
#[test]
fn what_a_file_says_of_the_question_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("asked.sgf");
    let path = path.to_str().expect("a path of letters");
    // The two points to the left of black stones alone are asked about; Black wins all kos.
    let asked = "(;SZ[4:2]SEMV[1]AB[ba][bb]SEMQ[ultimate]SEMZ[black]SEMX[aa][ab])";
    std::fs::write(path, asked).expect("written");
    let answer = classify(&[path]);
    assert_eq!(
        (&answer["ending"], &answer["ko"], &answer["variable"]),
        (&json!("ultimate"), &json!("black"), &json!(["A2", "A1"]))
    );
    let answer = classify(&[path, "--ending", "territory", "--ko", "simple"]);
    assert_eq!(
        (&answer["ending"], &answer["ko"]),
        (&json!("territory"), &json!("simple"))
    );
    let picture = folder.path().join("asked.svg");
    let picture = picture.to_str().expect("a path of letters");
    let ran = run(&["render", path, "--classes", "-o", picture], "");
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let drawn = std::fs::read_to_string(picture).expect("drawn");
    assert!(
        drawn.contains("ultimate") && drawn.contains("B 2"),
        "{drawn}"
    );
}
