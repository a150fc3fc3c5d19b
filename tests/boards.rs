//! Boards by name and graphs as files: counts, and what becomes of each text.

use std::collections::BTreeMap;

use semeai_board::Topology;
use semeai_session::Language;
use semeai_session::file;
use semeai_words::file::error::file_error;
use semeai_words::file::notice::file_notice;
use serde_json::Value;

use crate::support::fixture;

/// How many points have so many neighbours, as fixtures write it.
fn degrees(board: &Topology) -> BTreeMap<String, u64> {
    let mut degrees: BTreeMap<String, u64> = BTreeMap::new();
    for point in &board.points() {
        *degrees
            .entry(board.neighbors(point).len().to_string())
            .or_default() += 1;
    }
    degrees
}

fn assert_counts(board: &Topology, case: &Value, name: &str) {
    assert_eq!(
        Some(board.len() as u64),
        case["points"].as_u64(),
        "points of {name}"
    );
    assert_eq!(
        Some(board.edges().len() as u64),
        case["lines"].as_u64(),
        "lines of {name}"
    );
    let wanted: BTreeMap<String, u64> =
        serde_json::from_value(case["degrees"].clone()).expect("numbers of neighbours");
    assert_eq!(degrees(board), wanted, "{name}");
}

#[test]
fn boards_by_name_have_their_counts() {
    let fixture = fixture("graph-boards.json");
    let boards = fixture["boards"].as_array().expect("boards");
    for case in boards {
        let name = case["board"].as_str().expect("a name");
        let board = Topology::new(name.parse().expect("a board"));
        assert_counts(&board, case, name);
    }
    assert_eq!(boards.len(), 18);
}

#[test]
fn boards_by_name_are_those_of_the_races_on_graphs() {
    let fixture = fixture("graph-races.json");
    let boards = fixture["boards"].as_object().expect("boards by name");
    for (name, edges) in boards {
        let board = Topology::new(name.parse().expect("a board"));
        let mut edges: Vec<(usize, usize)> = serde_json::from_value(edges.clone()).expect("pairs");
        edges.sort_unstable();
        assert_eq!(board.edges(), edges, "{name}");
    }
}

#[test]
fn graphs_as_files_are_read_or_refused() {
    let fixture = fixture("graph-boards.json");
    for case in fixture["files"].as_array().expect("files") {
        let text = |key: &str| case[key].as_str();
        let name = text("name").expect("a name");
        let read = file::parse(name, text("text").expect("a text").as_bytes());
        if case["accepted"] == false {
            let error = read.expect_err(name);
            for language in Language::ALL {
                assert!(file_error(&error, language).starts_with(name), "{name}");
            }
            continue;
        }
        let loaded = read.unwrap_or_else(|error| panic!("{error}"));
        let board = loaded.document.topology();
        assert_counts(board, case, name);
        if let Some(names) = case["names"].as_array() {
            let own = board.points();
            let own: Vec<&str> = own.iter().map(|point| board.name(point)).collect();
            assert_eq!(
                own,
                names.iter().filter_map(Value::as_str).collect::<Vec<_>>(),
                "{name}"
            );
        }
        assert_eq!(
            !loaded.notices.is_empty(),
            case["notice"].is_string(),
            "{name}: {:?}",
            loaded.notices
        );
        for notice in &loaded.notices {
            for language in Language::ALL {
                assert!(
                    !file_notice(notice, &loaded.document, language)
                        .message
                        .is_empty()
                );
            }
        }
    }
}
