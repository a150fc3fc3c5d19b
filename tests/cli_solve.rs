//! `semeai-cli solve` in-process: whatever is asked, and best lines as a file. What it says of a race stands in its transcript.

use semeai_race::picks::Move;
use semeai_session::{Document, NodeId, file};
use serde_json::{Value, json};

use crate::cli::{Ran, run};

/// Black has three moves, White two.
const PLAIN: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";

/// What is found does not depend on how busy the machine is, and costs no more than usual.
fn solve(arguments: &[&str], input: &str) -> Ran {
    let usual = ["--nodes", "30000000"];
    let usual = if arguments.contains(&"--nodes") {
        &[]
    } else {
        &usual[..]
    };
    let all = [&["solve", "-", "--seconds", "3600"], usual, arguments].concat();
    run(&all, input)
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]

    /// Whatever is asked about whatever small position, there is an answer or a refusal.
    #[test]
    fn any_question_is_answered_or_refused(
        board in "([.XOBW#@]{4}\n){3,4}",
        essential in proptest::option::of("[A-E][1-5],?([A-E][1-5])?"),
        nodes in "[0-9]{1,4}",
    ) {
        let mut arguments = vec!["--json", "--nodes", &nodes];
        arguments.extend(essential.iter().flat_map(|points| ["--essential", points]));
        let ran = solve(&arguments, &board);
        match ran.status {
            0 | 1 => {
                let answer = ran.json();
                let is_open = answer["known"] == "undecided" || answer["known"] == "nearby";
                proptest::prop_assert_eq!(ran.status == 1, is_open);
            }
            _ => proptest::prop_assert!(ran.status == 2 && ran.output.is_empty() && !ran.errors.is_empty()),
        }
    }
}

/// The moves of a variation, as they are told: `bD4`.
fn variation(document: &Document, first: NodeId) -> Vec<Value> {
    let game = document.game.as_ref().expect("variations");
    let record = game.record();
    let mut moves = Vec::new();
    let mut at = Some(first);
    while let Some(id) = at {
        let played = record.node(id).played.expect("a move");
        let (color, point) = (played.color, played.point.expect("on the board"));
        moves.push(json!(Move { color, point }.label(document.topology())));
        at = record.continuations(id).next();
    }
    moves
}

#[test]
fn best_lines_are_written_as_variations_that_anybody_can_go_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lines.sgf");
    let ran = solve(&["--json", "--sgf", path.to_str().expect("a path")], PLAIN);
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""));
    let answer = ran.json();
    let document = file::read(&path).expect("a file").document;
    let game = document.game.as_ref().expect("variations");
    let record = game.record();
    let starts: Vec<NodeId> = record.continuations(NodeId::ROOT).collect();
    assert_eq!(starts.len(), 2, "a line for each start");
    for (start, name) in starts.into_iter().zip(["black_first", "white_first"]) {
        let told = answer[name]["line"].as_array().expect("a line");
        assert!(!told.is_empty());
        assert_eq!(&variation(&document, start), told, "{name}");
        // Its first move says what comes of it, in the words of the report.
        let result = match answer[name]["result"].as_str() {
            Some("black") => "Black wins",
            other => panic!("Black has a move more: {other:?}"),
        };
        let comment = record.comment(start);
        assert!(comment.contains(result), "{comment}");
    }
    // The stones and marks are those that were asked about, and the file can be asked again.
    let again = run(
        &[
            "solve",
            path.to_str().expect("a path"),
            "--json",
            "--nodes",
            "30000000",
        ],
        "",
    );
    assert_eq!(again.json()["verdict"], answer["verdict"]);
}
