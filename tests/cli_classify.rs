//! `classify` in-process: counts of the fixtures, large graphs, and a picture. What it says of a board stands in its transcript.

use std::fs;

use serde_json::{Value, json};

use crate::cli::run;

fn classify(arguments: &[&str]) -> Value {
    let ran = run(&[&["classify", "--json"], arguments].concat(), "");
    assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{arguments:?}");
    ran.json()
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

/// A file with what is asked of who lives is drawn as it asks.
#[test]
fn what_a_file_says_of_the_question_is_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let [path, picture] = ["asked.sgf", "asked.svg"].map(|name| folder.path().join(name));
    // The two points to the left of black stones alone are asked about; Black wins all kos.
    let asked = "(;SZ[4:2]SEMV[1]AB[ba][bb]SEMQ[ultimate]SEMZ[black]SEMX[aa][ab])";
    fs::write(&path, asked).expect("written");
    let [path, picture] = [path, picture].map(|path| path.display().to_string());
    let ran = run(&["render", &path, "--classes", "-o", &picture], "");
    assert_eq!(ran.status, 0, "{}", ran.errors);
    let drawn = fs::read_to_string(picture).expect("drawn");
    assert!(
        drawn.contains("ultimate") && drawn.contains("B 2"),
        "{drawn}"
    );
}

/// What is broken in a file is named and passed over; a census goes on where its rows end.
#[test]
fn a_census_reads_files_and_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (graphs, rows) = (path("graphs.g6"), path("rows.csv"));
    fs::write(&graphs, "Bo\nB\nC~\n").expect("a file");
    let ran = run(&["classify", "--census", &graphs, "--csv"], "");
    assert_eq!(ran.status, 2);
    assert!(ran.errors.contains("graphs.g6:2:2: "), "{}", ran.errors);
    let lines: Vec<&str> = ran.output.lines().skip(1).collect();
    let expected = [
        "Bo,3,2,2 1 1,,0,0,3,0,0,0,false",
        "C~,4,6,3 3 3 3,3,0,0,0,4,0,0,false",
    ];
    assert_eq!(lines, expected);
    let census = ["classify", "--census", "5", "--save", &rows];
    let first = run(&census, "");
    let whole = fs::read_to_string(&rows).expect("rows");
    assert_eq!((first.status, whole.lines().count()), (0, 22));
    fs::write(&rows, &whole[..whole.len() / 2]).expect("a file");
    let again = run(&census, "");
    assert_eq!((again.status, again.output), (0, first.output));
    assert_eq!(fs::read_to_string(&rows).expect("rows"), whole);
    let ran = run(&["classify", "--census", "5", "--save", &graphs], "");
    assert_eq!((ran.status, ran.output.as_str()), (2, ""));
    assert!(ran.errors.contains("graphs.g6:1: "), "{}", ran.errors);
}
