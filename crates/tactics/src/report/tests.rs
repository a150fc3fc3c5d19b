//! Tables as text, and put together from pieces.

use std::time::Duration;

use std::sync::Arc;

use semeai_board::{ByColor, Topology};
use semeai_search::PositionBudget;
use serde_json::Value;

use super::*;
use crate::player::Player;
use crate::simulate::{Experiment, MOST_CELLS, NamedBoard, simulate};

fn run(boards: &[&str], blacks: &[&str], share: Share) -> Run {
    let board = |name: &&str| NamedBoard {
        name: (*name).to_owned(),
        topology: Arc::new(Topology::new(name.parse().expect("a board"))),
    };
    let experiment = Experiment {
        boards: boards.iter().map(board).collect(),
        players: ByColor {
            black: blacks
                .iter()
                .map(|text| text.parse().expect("a player"))
                .collect(),
            white: vec![Player::Random],
        },
        rules: Rules::PAPER_LIKE,
        games: 1_000,
        seed: 1,
    };
    let run = Run::new(experiment, share).expect("points");
    simulate(&run, 1, &PositionBudget::new(u64::MAX));
    run
}

const BOARDS: [&str; 2] = ["square:6x6", "path:7"];
const BLACKS: [&str; 3] = ["random", "@conjectured-1", "{1,2}|W"];

/// Of a report nothing but the time differs from run to run.
fn timeless(report: &SimulationReport) -> SimulationReport {
    let mut report = report.clone();
    report
        .cells
        .iter_mut()
        .for_each(|cell| cell.took = Duration::ZERO);
    report
}

#[test]
fn the_table_is_told_as_json() {
    let report = SimulationReport::of(&run(&BOARDS[..1], &BLACKS[..2], Share::WHOLE));
    let json: Value = serde_json::from_str(&report.to_json()).expect("JSON");
    assert_eq!(json["format"], "semeai-simulation");
    assert_eq!((&json["version"], &json["seed"]), (&1.into(), &1.into()));
    assert_eq!(
        (&json["rules"]["name"], &json["rules"]["ko"]),
        (&"paper-like".into(), &"simple".into())
    );
    let cell = &json["cells"][1];
    assert_eq!(cell["board"], "square:6x6");
    assert_eq!(cell["points"], 36);
    assert_eq!(cell["white"], "random");
    assert_eq!(cell["paper"], 0.739);
    assert_eq!(cell["finished"], true);
    let count = |key: &str| cell[key].as_u64().expect("a count");
    assert_eq!(
        count("black_wins") + count("draws") + count("white_wins"),
        count("games")
    );
    let margins = cell["margins"].as_object().expect("margins").values();
    assert_eq!(
        margins.map(|it| it.as_u64().expect("a count")).sum::<u64>(),
        1_000
    );
    assert_eq!(json["alike"], Value::Array(Vec::new()), "one board");
}

#[test]
fn pieces_are_the_whole_table_in_any_order() {
    for (boards, blacks) in [(&BOARDS[..], &BLACKS[..2]), (&BOARDS[..1], &BLACKS[..1])] {
        let whole = SimulationReport::of(&run(boards, blacks, Share::WHOLE));
        let of = |number| report_parts(&run(boards, blacks, Share { number, of: 3 }));
        let lines = [of(2), of(3), of(1)].concat();
        let all = joined(lines.iter().map(String::as_str)).expect("parts");
        assert!(all.is_whole());
        assert_eq!(timeless(&all.report), timeless(&whole));
        let some = joined(lines.iter().skip(2).map(String::as_str)).expect("parts");
        assert!(!some.is_whole());
        let twice = [&lines[..], &lines[..1]].concat();
        let error = joined(twice.iter().map(String::as_str)).expect_err("twice");
        assert_eq!(
            (error.line, error.kind),
            (twice.len(), JoinErrorKind::Twice)
        );
    }
}

fn joined<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<JoinedTable, JoinError> {
    join_parts(lines, &mut PositionBudget::new(u64::MAX))
}

/// A share of a cell of nothing but draws, with so many games and seconds.
fn share(number: u64, cell: [u64; 2], games: u64, seconds: &str) -> String {
    format!(
        r#"{{"format": "semeai-simulation-part", "version": 1, "share": [{number}, 9], "cell": {cell:?}, "rules": "paper-like",
        "seed": 1, "games": 4000, "board": "path:9", "points": 9, "black": "{}", "white": "random", "paper": null,
        "counts": {{"games": {games}, "wins": [0, 0], "draws": {games}, "capped": 0, "plies": 0, "turns": [0, 0],
        "fallbacks": [0, 0], "margins": {{"0": {games}}}}}, "seconds": {seconds}}}"#,
        cell[0]
    )
    .replace('\n', " ")
}

/// Times that no clock shows and games that are too many are refused with their line, by themselves and added up.
#[test]
fn counts_and_times_that_cannot_be_added_up_are_refused() {
    let refused = |lines: [String; 2]| {
        let error = joined(lines.iter().map(String::as_str)).expect_err("too much");
        (error.line, error.kind)
    };
    let [one, two] =
        [1, 2].map(|number| move |games, seconds| share(number, [0, 1], games, seconds));
    for seconds in ["1.85e19", "18446744073709551616", "1e300"] {
        let error = refused([one(1, seconds), two(1, "1")]);
        assert_eq!(error, (1, JoinErrorKind::Seconds), "{seconds}");
    }
    let both = refused([one(1, "1.2e19"), two(1, "1.2e19")]);
    assert_eq!(both, (2, JoinErrorKind::Seconds));
    let games = refused([one(2_001, "1"), two(2_000, "1")]);
    assert_eq!(games, (2, JoinErrorKind::Games));
    let negative = refused([one(1, "-1"), two(1, "1")]);
    assert_eq!(negative, (1, JoinErrorKind::Seconds));
    let plies = one(1, "1").replace("\"plies\": 0", "\"plies\": 18446744073709551615");
    assert_eq!(refused([plies, two(1, "1")]), (1, JoinErrorKind::Format));
    let fits = [one(2_000, "1.2e19"), two(2_000, "1")];
    assert!(joined(fits.iter().map(String::as_str)).is_ok_and(|table| table.is_whole()));
}

/// Every line of a hundred thousand is looked at by itself, and there are no more cells than a table has.
#[test]
fn a_hundred_thousand_lines_are_put_together() {
    let all = MOST_CELLS + 1;
    let lines: Vec<String> = (0..all)
        .map(|cell| share(1, [cell, all], 4_000, "0.5"))
        .collect();
    let fitting = lines[1..].iter().map(String::as_str);
    let table = joined(fitting).expect("parts");
    assert_eq!((table.missing, table.report.cells.len()), (1, 100_000));
    let error = joined(lines.iter().map(String::as_str)).expect_err("one too many");
    assert_eq!(
        (error.line, error.kind),
        (lines.len(), JoinErrorKind::TooManyCells)
    );
    let some = join_parts(
        lines.iter().map(String::as_str),
        &mut PositionBudget::new(10),
    );
    let some = some.expect("as far as it came");
    assert!(some.is_stopped && !some.is_whole());
    assert_eq!(some.report.cells.len(), 10);
    let none = join_parts([&*lines[0]], &mut PositionBudget::new(0)).expect_err("no time");
    assert_eq!(none.kind, JoinErrorKind::Stopped);
}

#[test]
fn lines_that_do_not_go_together_are_refused() {
    let lines = report_parts(&run(&BOARDS[..1], &BLACKS[..1], Share { number: 1, of: 2 }));
    let changed = |from: &str, to: &str| {
        let other = lines[0].replace(from, to);
        assert_ne!(other, lines[0], "{from}");
        joined([&*lines[0], "", &*other]).expect_err(to).kind
    };
    assert_eq!(changed("\"seed\":1", "\"seed\":2"), JoinErrorKind::Other);
    assert_eq!(
        changed("\"share\":[1,2]", "\"share\":[2,3]"),
        JoinErrorKind::Other
    );
    assert_eq!(changed("square:6x6", "square:6x7"), JoinErrorKind::Other);
    assert_eq!(
        changed("\"version\":1", "\"version\":2"),
        JoinErrorKind::Version(2)
    );
    assert_eq!(
        changed("\"share\":[1,2]", "\"share\":[3,2]"),
        JoinErrorKind::Format
    );
    assert_eq!(changed("\"draws\":", "\"draws\":1"), JoinErrorKind::Format);
    assert_eq!(changed("{\"format\"", "[\"format\""), JoinErrorKind::Format);
    let none = joined([""]).expect_err("nothing");
    assert_eq!((none.line, none.kind), (1, JoinErrorKind::Format));
}

#[test]
fn values_with_commas_are_quoted_and_bars_are_kept() {
    let report = SimulationReport::of(&run(&BOARDS[1..], &BLACKS, Share::WHOLE));
    let csv = report.to_csv();
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[3].contains(",\"{1,2} | W\","), "{csv}");
    let fields = lines[0].split(',').count();
    assert_eq!(lines[1].split(',').count(), fields);
    let markdown = report.to_markdown("Black");
    assert!(
        markdown.starts_with("| Black | path:7 |\n|---|---|\n| random |"),
        "{markdown}"
    );
    assert!(markdown.contains("| `{1,2} \\| W` |"), "{markdown}");
}

#[test]
fn boards_are_compared_by_the_maps_that_both_have() {
    let report = SimulationReport::of(&run(&BOARDS, &BLACKS[..2], Share::WHOLE));
    let alike = report.alike();
    assert_eq!(alike.len(), 1);
    assert_eq!((alike[0].maps, &*alike[0].boards[1]), (2, "path:7"));
    assert!(alike[0].distance.points > 0.0 && alike[0].distance.error > 0.0);
    let mut part = report;
    part.cells[0].asked += 1;
    assert_eq!(part.alike()[0].maps, 1);
    assert_eq!(part.finished().cells.len(), 3);
    assert_eq!(SimulationReport::printed_alike().len(), 6);
}

#[test]
fn a_board_is_found_in_all_its_sizes() {
    let run = run(
        &["square:4x4", "path:5", "square:3x3", "path:4"],
        &["random", "W"],
        Share::WHOLE,
    );
    let report = SimulationReport::of(&run);
    let cell = report.cells.iter().find(|cell| &*cell.board == "path:5");
    let sizes = report.in_all_sizes(cell.expect("a cell"));
    let boards: Vec<&str> = sizes.iter().map(|cell| &*cell.board).collect();
    assert_eq!(boards, ["path:4", "path:5"]);
    let mut other = report.cells[0].clone();
    other.board = "a board of mine.sgf".into();
    assert!(report.in_all_sizes(&other).is_empty());
}
