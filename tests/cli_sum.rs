//! `semeai-cli sum` in-process: sums of fixtures, large ones, and a picture. What it says of one stands in its transcript.

use serde_json::Value;

use crate::cli::run;

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
