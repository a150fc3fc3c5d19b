//! `semeai-cli sum` in-process: text, JSON, files, refusals.

use serde_json::Value;

use crate::cli::run;

/// What a Japanese keyboard writes is read as what it means.
#[test]
fn wide_characters_and_dashes_are_read() {
    let plain = run(&["sum", "A(4,1,4) + {6|0} - 1/2"], "").output;
    assert_eq!(
        run(&["sum", "Ａ（４，１，４）　＋｛６｜０｝ – １／２"], "").output,
        plain
    );
    let plain = run(&["value", "{4|-1} + 1/2"], "").output;
    assert!(plain.contains("fuzzy: the first player wins"), "{plain}");
    assert_eq!(run(&["value", "｛４｜–１｝＋１／２"], "").output, plain);
}

#[test]
fn a_sum_is_told_with_scores_losses_line_and_rules() {
    let ran = run(
        &[
            "sum", "--tree", "4,1,4", "--gotes", "6,4,1", "--first", "white", "--prove",
        ],
        "",
    );
    assert_eq!(ran.status, 0, "{}", ran.errors);
    for line in [
        "White to play: the score is 9. Best: B1.",
        "A loses 1, B2 loses 1, B3 loses 3.",
        "The whole rule of thumb says A: wrong, it loses 1.",
        "Every order was tried: the score is 9 (22 positions).",
    ] {
        assert!(
            ran.output.lines().any(|told| told == line),
            "{line}\n{}",
            ran.output
        );
    }
    assert!(!ran.output.contains("Black to play"));
}

#[test]
fn names_of_many_trees_stand_apart_from_them() {
    let ran = run(&["sum", "1000*{1|0}", "--first", "black"], "");
    assert!(ran.output.starts_with("B1    {1|0}\n"), "{}", ran.output);
    assert!(ran.output.contains("\nB1000 {1|0}\n"), "{}", ran.output);
}

#[test]
fn the_json_has_every_field() {
    let ran = run(
        &[
            "sum",
            "A(4,1,4) + {6|0} + {4|0} + {1|0} + 1/2",
            "--plane",
            "xl,xr",
            "--json",
        ],
        "",
    );
    let answer = ran.json();
    assert_eq!(
        (&answer["format"], &answer["version"]),
        (&"semeai-sum".into(), &1.into())
    );
    assert_eq!(answer["trees"][0]["name"], "A");
    assert_eq!(answer["trees"][4]["name"], Value::Null);
    let white = &answer["white_first"];
    assert_eq!(white["score"], "19/2");
    assert_eq!(white["losses"], serde_json::json!([1, 0, 1, 3, null]));
    assert_eq!(white["best"], serde_json::json!(["B1"]));
    assert_eq!(white["discriminant"]["value"], -1);
    assert_eq!(
        white["rules"]["rule"],
        serde_json::json!({"says": "A", "loss": 1})
    );
    let plane = &answer["plane"];
    assert_eq!(
        (&plane["first"], &plane["size"]),
        (&"black".into(), &9.into())
    );
    assert_eq!(plane["wrong"][0], serde_json::json!([1, 4]));
    assert_eq!(plane["losses"]["wrong"], serde_json::json!([1]));
    assert_eq!(
        answer["count"],
        serde_json::json!({"TN0": 60, "TN1": 4, "TNd": "3/2"})
    );
}

/// The fourth figure of the paper on sums of binary trees.
#[test]
fn a_plane_is_one_of_who_is_first() {
    let fourth = |more: &[&str]| {
        let all = ["sum", "--tree", "0,0,4", "--gotes", "6,4,1", "--json"];
        run(&[&all[..], more].concat(), "").json()
    };
    let plane = &fourth(&["--first", "white", "--plane", "xl,xr"])["plane"];
    let corners = serde_json::json!([[0, 3], [1, 2], [4, 2], [5, 1], [5, 0]]);
    assert_eq!(
        (&plane["first"], &plane["curve"]),
        (&"white".into(), &corners)
    );
    assert_eq!(
        plane["rule_lines"]["average"],
        serde_json::json!([[0, 4], [4, 0]])
    );
    assert_eq!(plane["wrong"], serde_json::json!([[4, 1]]));
    assert_eq!(
        plane["undecided"],
        serde_json::json!([[0, 4], [1, 3], [3, 1], [4, 0]])
    );
    assert_eq!(plane["max_loss"], 1);
    assert_eq!(fourth(&[])["plane"], Value::Null);
}

/// What a score takes is told apart from what all losses and the line take.
#[test]
fn positions_are_those_of_the_score() {
    for case in crate::support::fixture("endgame-cases.json")["cases"]
        .as_array()
        .expect("cases")
    {
        if case["kind"] != "nodes" {
            continue;
        }
        let instances = case["input"]["instances"].as_array().expect("instances");
        let mut positions = 0;
        for instance in instances {
            let trees = instance["trees"].as_array().expect("trees");
            let trees: Vec<String> = trees.iter().map(written).collect();
            let (who, first) = match instance["first"].as_str() {
                Some("B") => ("black", "black_first"),
                _ => ("white", "white_first"),
            };
            let answer = run(&["sum", &trees.join(" + "), "--first", who, "--json"], "").json();
            let start = &answer[first];
            assert_eq!(start["score"], instance["score"]);
            assert!(start["positions"].as_u64() <= start["positions_in_all"].as_u64());
            positions += start["positions"].as_u64().expect("a number");
        }
        let most = case["expect"]["mean_positions_at_most"].as_u64();
        assert!(positions <= most.expect("a number") * instances.len() as u64);
    }
}

/// A tree of a case as a sum is typed.
fn written(tree: &Value) -> String {
    match tree.as_array().map(Vec::as_slice) {
        Some([left, right]) => format!("{{{}|{}}}", written(left), written(right)),
        _ => tree.to_string(),
    }
}

#[test]
fn a_file_says_line_by_line_who_starts() {
    let ran = run(
        &["sum", "--file", "-", "--json"],
        "B: {5|0}\n# nothing\n\nW: {5|0} - {3|0} # one\n",
    );
    let answers: Vec<Value> = ran
        .output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0]["black_first"]["score"], 5);
    assert_eq!(answers[0]["white_first"], Value::Null);
    assert_eq!(answers[1]["white_first"]["score"], 0);
    assert_eq!(answers[1]["black_first"], Value::Null);
}

#[test]
fn counts_stand_alone() {
    let ran = run(&["sum", "--count", "2,3,2", "--json"], "");
    let count = serde_json::json!({"TN0": 302_702_400, "TN1": 1_102_716, "TNd": "758985/2"});
    let expected = serde_json::json!({"format": "semeai-sum", "version": 1, "count": count});
    assert_eq!(ran.json(), expected);
}

#[test]
fn bad_input_names_its_place_and_writes_nothing() {
    for (arguments, input, message) in [
        (vec!["sum", "{4|0"], "", "column 1: `{` is never closed"),
        (
            vec!["sum", "--tree", "1,2"],
            "",
            "--tree 1,2: expected XL,XR,Y",
        ),
        (
            vec!["sum", "--tree", "1,2,x"],
            "",
            "--tree 1,2,x: column 5:",
        ),
        (
            vec!["sum", "--tree", "1,2,3", "--gotes", "4,,1"],
            "",
            "--gotes 4,,1: column 3:",
        ),
        (
            vec!["sum", "--file", "-"],
            "B: {5|0}\nW: {5\n",
            "standard input:2:4: `{` is never closed",
        ),
        (vec!["sum", "--file", "/no/such/file"], "", "/no/such/file"),
        (
            vec!["sum", "--count", "1,2"],
            "",
            "--count 1,2: expected N3,N2,N1",
        ),
        (vec!["sum", "--count", "99,99,99"], "", "127 bits"),
        (
            vec!["sum", "{4|0}", "--plane", "xl,y"],
            "",
            "--plane: the sum is not",
        ),
        (
            vec!["sum", "1/999999999989 + 1/999999999961"],
            "",
            "too large",
        ),
    ] {
        let ran = run(&arguments, input);
        assert_eq!(ran.status, 2, "{arguments:?}");
        assert!(
            ran.errors.contains(message),
            "{arguments:?}: {}",
            ran.errors
        );
        assert_eq!(ran.output, "", "{arguments:?}");
    }
}

#[test]
fn over_budget_is_an_answer() {
    let ran = run(
        &["sum", "A(1,2,3) + A(3,1,2) + A(2,2,2)", "--nodes", "1"],
        "",
    );
    assert_eq!((ran.status, ran.errors.as_str()), (1, ""));
    assert!(
        ran.output
            .contains("Black to play: not found within the budget.")
    );
    let ran = run(
        &[
            "sum",
            "A(1,2,3) + A(3,1,2)",
            "--nodes",
            "1",
            "--language",
            "ja",
        ],
        "",
    );
    assert!(
        ran.output.contains("黒先：限られた手間では分かりません。"),
        "{}",
        ran.output
    );
}

#[test]
fn the_plane_is_drawn_to_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("plane.svg");
    let name = path.to_str().expect("a name");
    let arguments = [
        "sum",
        "A(4,1,4) + {6|0} + {4|0} + {1|0}",
        "--first",
        "white",
        "--plane",
        "xl,xr",
        "--svg",
        name,
    ];
    let ran = run(&arguments, "");
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let svg = std::fs::read_to_string(&path).expect("a picture");
    assert!(svg.contains(">White to play, y = 4, gotes 6, 4, 1</text>"));
    let ran = run(&["sum", "{4|0}", "--svg", name], "");
    assert_eq!(ran.status, 2, "of what plane?");
}

#[test]
fn several_options_a_side_are_told_and_solved_all_the_same() {
    for (language, said) in [("en", "several options a side"), ("ja", "選択肢が二つ以上")] {
        let ran = run(&["sum", "{1,2|0} + {3|0}", "--language", language], "");
        assert_eq!(ran.status, 0, "{}", ran.errors);
        assert!(ran.output.contains(said), "{}", ran.output);
    }
    let ran = run(&["sum", "{2|0} + {3|0}"], "");
    assert!(!ran.output.contains("several options"), "{}", ran.output);
}

/// A line of hundreds of thousands of signs is no answer; JSON has all of it.
#[test]
fn of_a_tree_100_000_deep_the_beginning_is_told() {
    let deep = format!("{}0{}", "{0|".repeat(100_000), "}".repeat(100_000));
    for (language, words) in [("en", "… (400001 characters)"), ("ja", "…（全400001文字）")]
    {
        let ran = run(&["sum", "--file", "-", "--language", language], &deep);
        assert_eq!(ran.status, 1, "{}", ran.errors);
        let tree = ran.output.lines().next().expect("the tree");
        assert!(
            tree.starts_with("A   {0|{0|") && tree.ends_with(words),
            "{tree}"
        );
        assert!(ran.output.len() < 1_000, "{}", ran.output);
    }
    let ran = run(&["sum", "--file", "-", "--json"], &deep);
    assert!(ran.output.len() > 400_000);
}

#[test]
fn many_sums_are_answered_in_their_order() {
    let sums: Vec<String> = (0..600).map(|i| format!("{{{}|0}}\n", i % 7)).collect();
    let ran = run(
        &["sum", "--file", "-", "--first", "black", "--json"],
        &sums.concat(),
    );
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let scores: Vec<i64> = (ran.output.lines())
        .map(|line| {
            let json: Value = serde_json::from_str(line).expect("an object a line");
            json["black_first"]["score"].as_i64().expect("a score")
        })
        .collect();
    let wanted: Vec<i64> = (0..600).map(|i| i % 7).collect();
    assert_eq!(scores, wanted);
}

#[test]
fn a_budget_of_nothing_is_refused() {
    for (language, said) in [("en", "at least 1 position"), ("ja", "1局面以上")] {
        let ran = run(
            &["sum", "{3|0}", "--nodes", "0", "--language", language],
            "",
        );
        assert_eq!(ran.status, 2, "{}", ran.output);
        assert!(ran.errors.contains(said), "{}", ran.errors);
    }
}
