//! Boards by name and graphs as files: counts, and what becomes of each text.

use std::collections::BTreeMap;

use semeai_board::Topology;
use semeai_session::file;
use semeai_words::file::error::file_error;
use semeai_words::file::notice::file_notice;
use serde_json::Value;

use crate::cli::run;
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
    if case["degrees"].is_null() {
        return;
    }
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
            for phrasing in semeai_words::PHRASINGS {
                assert!(file_error(&error, phrasing).starts_with(name), "{name}");
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
        let is_told = !loaded.notices.is_empty();
        assert!(
            is_told || !case["notice"].is_string(),
            "{name}: {:?}",
            loaded.notices
        );
        for notice in &loaded.notices {
            for phrasing in semeai_words::PHRASINGS {
                assert!(
                    !file_notice(notice, &loaded.document, phrasing)
                        .message
                        .is_empty()
                );
            }
        }
    }
}

/// What is said of a start in a fixture, by the fields of the answer.
fn assert_start(answer: &Value, wanted: &Value, names: &[&str], case: &str) {
    assert_eq!(answer["known"], "proved", "{case}");
    let ko = &answer["ko"];
    for rule in ["no_threats", "black_wins_kos", "white_wins_kos"] {
        let own = if ko.is_null() {
            &answer["result"]
        } else {
            &ko[rule]
        };
        // A ko is told where the two sides' winning all kos differ; else it does not matter who wins them.
        if !ko.is_null() || rule == "no_threats" {
            assert_eq!(own, &wanted[rule], "{rule} of {case}");
        }
    }
    let Some(moves) = wanted["winning_moves"].as_array() else {
        return;
    };
    let moves = moves.iter().filter_map(Value::as_u64);
    let mut moves: Vec<&str> = moves
        .map(|number| names[usize::try_from(number).expect("a point")])
        .collect();
    let own = answer["winning_moves"].as_array().expect("moves");
    let own: Vec<&str> = own.iter().filter_map(Value::as_str).collect();
    // Where a pass wins, moves that touch nothing of the race win too, and are told as that.
    if answer["may_play_elsewhere"] == true && wanted["may_pass"] == true {
        moves.retain(|name| own.contains(name));
    }
    let mut own = own;
    own.sort_unstable();
    moves.sort_unstable();
    assert_eq!(own, moves, "winning moves of {case}");
}

/// What is counted of a start, where it is sure.
fn assert_counted(answer: &Value, wanted: &Value, case: &str) {
    let result = &answer["result"];
    let rules = ["no_threats", "black_wins_kos", "white_wins_kos"];
    if result == "ko" {
        for rule in rules {
            assert_eq!(answer["ko"][rule], wanted[rule], "{rule} of {case}");
        }
    } else {
        assert_eq!(*result, wanted["no_threats"], "{case}");
    }
    let Some(moves) = wanted["winning_moves"].as_array() else {
        return;
    };
    let named = answer["winning_moves"].as_array().expect("moves");
    // A count names of moves that win alike those that it knows.
    assert!(
        named.len() <= moves.len() || wanted["may_pass"] == true,
        "{case}"
    );
}

#[test]
fn what_is_surely_counted_of_races_on_boards_by_name_is_what_the_judge_says() {
    let fixture = fixture("graph-boards.json");
    let mut sure: BTreeMap<usize, [usize; 2]> = BTreeMap::new();
    for case in fixture["races"].as_array().expect("races") {
        let [name, stones] = ["board", "stones"].map(|key| case[key].as_str().expect("a text"));
        let count = answer(&["analyze", "--auto", "--board", name, "--stones", stones]);
        let board = Topology::new(name.parse().expect("a board"));
        let degree = board
            .points()
            .iter()
            .map(|point| board.neighbors(point).len());
        let seen = sure.entry(degree.max().unwrap_or(0)).or_default();
        seen[0] += 1;
        if count["known"] != "counted" {
            continue;
        }
        seen[1] += 1;
        for start in ["black_first", "white_first"] {
            assert_counted(
                &count[start],
                &case[start],
                &format!("{name} {stones} {start}"),
            );
        }
    }
    println!("by the most neighbours of a point, how many races and how many are sure: {sure:?}");
    let all = sure
        .values()
        .fold([0, 0], |all, seen| [all[0] + seen[0], all[1] + seen[1]]);
    assert!(all[0] == 104 && 3 * all[1] >= all[0], "{sure:?}");
}

#[test]
fn races_on_boards_by_name_are_proved_as_the_judge_has_them() {
    let fixture = fixture("graph-boards.json");
    let races = fixture["races"].as_array().expect("races");
    assert_eq!(races.len(), 104);
    for case in races {
        let text = |key: &str| case[key].as_str().expect("a text");
        let (name, stones) = (text("board"), text("stones"));
        let on = [
            "--board",
            name,
            "--stones",
            stones,
            "--json",
            "--language",
            "en",
            "--seconds",
            "3600",
        ];
        let ran = run(&[&["solve"], &on[..]].concat(), "");
        assert_eq!(
            (ran.status, ran.errors.as_str()),
            (0, ""),
            "{name} {stones}"
        );
        let answer = ran.json();
        let board = Topology::new(name.parse().expect("a board"));
        let points = board.points();
        let names: Vec<&str> = points.iter().map(|point| board.name(point)).collect();
        assert_eq!(answer["board"]["name"], name);
        for start in ["black_first", "white_first"] {
            assert_start(
                &answer[start],
                &case[start],
                &names,
                &format!("{name} {stones} {start}"),
            );
        }
    }
}

/// What a command answers, without how long it took and how hard it was: that is not of the position.
fn answer(arguments: &[&str]) -> Value {
    let json = ["--json", "--language", "en", "--seconds", "3600"];
    let ran = run(&[arguments, &json].concat(), "");
    assert_eq!(ran.errors, "");
    let mut answer = ran.json();
    if let Some(proof) = answer.get_mut("proof").and_then(Value::as_object_mut) {
        for effort in ["seconds", "positions", "table_bytes"] {
            proof.remove(effort);
        }
    }
    if let Some(sentences) = answer.get_mut("why").and_then(Value::as_array_mut) {
        sentences.retain(|sentence| !sentence.to_string().contains("Checked by trying"));
    }
    answer
}

/// A position is the same whatever it is written in.
fn compare_formats(name: &str, stones: &str, commands: &[&str]) {
    let kind = name.parse().expect("a board");
    let document = semeai_session::Document::with_stones(kind, stones).expect("as many signs");
    let folder = tempfile::tempdir().expect("a folder");
    for &command in commands {
        let by_name = answer(&[command, "--board", name, "--stones", stones]);
        for ending in ["sgf", "graphml", "txt"] {
            let path = folder.path().join(format!("race.{ending}"));
            let format = file::FileFormat::in_file(&path, document.topology());
            let written = format
                .bytes(&document, &file::Answers::NOTHING)
                .expect("a rectangle");
            std::fs::write(&path, written).expect("written");
            let path = path.display().to_string();
            assert_eq!(answer(&[command, &path]), by_name, "{command} {ending}");
        }
    }
}

#[test]
fn a_race_on_squares_has_one_answer_in_every_format() {
    let race = ".@.@.\nBBBBB\nWWWWW\n.#.##";
    compare_formats("square:5x4", race, &["analyze", "solve", "endgame"]);
    let rows = [
        "@@@@@@@@@",
        "@.@@B.B@@",
        "@@@@BBB@.",
        "BBBBBBBBB",
        "BBB.B.BBB",
        "WWWWWWWWW",
        "#.#.#W.W#",
        "#####WWW#",
        "..#######",
    ];
    compare_formats("square:9x9", &rows.join("\n"), &["analyze", "solve"]);
    let rows = [
        "#########",
        "#...@@@@@",
        "##.##@@.@",
        "@@@@##@@@",
        "@@.@@####",
        "@X.@@#..#",
        "@@@@@@@##",
        "@.@@@#@@@",
        "@@@####.@",
    ];
    compare_formats("square:9x9", &rows.join("\n"), &["endgame"]);
}

/// A square board that has lost a point, made by hand, opened from the file of that, and given as pairs of neighbours: the answers to
/// these commands are the same.
fn compare_holes(rows: &[&str], gone: &str, commands: &[&[&str]]) {
    use semeai_board::{Color, Edit, Image, Point, PointSet, Role};
    let signs: String = rows.concat();
    let whole = Topology::rectangle(rows[0].len(), rows.len()).expect("a board");
    let whole = std::sync::Arc::new(whole);
    let hole = PointSet::single(whole.point(gone).expect("a point"));
    let by_hand = Image::edited(&whole, &Edit::RemovePoints(hole));
    let by_hand = by_hand.expect("a board").topology;
    let placed = |board: &std::sync::Arc<Topology>| {
        let mut document = semeai_session::Document::on(board.clone());
        for (point, sign) in whole.points().iter().zip(signs.chars()) {
            let Some(to) = board.point(whole.name(point)) else {
                continue;
            };
            let (color, role) = match sign {
                'B' => (Color::Black, Role::Essential),
                'W' => (Color::White, Role::Essential),
                '#' => (Color::Black, Role::Safe),
                '@' => (Color::White, Role::Safe),
                _ => continue,
            };
            document.board.setup.set(to, Some(color));
            document.marks.roles.set(to, role);
        }
        document
    };
    let text = |document: &semeai_session::Document| {
        let text = file::FileFormat::GraphMl.text(document, &file::Answers::NOTHING);
        text.expect("any board")
    };
    let drawn = placed(&by_hand);
    let opened = file::parse("hole.graphml", text(&drawn).as_bytes()).expect("our own");
    assert_eq!(opened.document, drawn);
    // Every point but the first has a neighbour before it, so that they are met in their order.
    let mut edges = by_hand.edges();
    edges.sort_by_key(|&(a, b)| (b, a));
    let name = |number: usize| by_hand.name(Point::new(number).expect("a number"));
    let line = |(a, b): (usize, usize)| format!("{} {}\n", name(a), name(b));
    let lines: String = edges.into_iter().map(line).collect();
    let listed = file::parse("hole.edges", lines.as_bytes()).expect("lines");
    let listed = placed(listed.document.topology());
    let folder = tempfile::tempdir().expect("a folder");
    let answers = [&drawn, &opened.document, &listed].map(|document| {
        let path = folder.path().join("hole.graphml");
        std::fs::write(&path, text(document)).expect("written");
        let path = path.display().to_string();
        let answers = commands.iter();
        answers
            .map(|command| answer(&[command, &[&*path][..]].concat()))
            .collect::<Vec<_>>()
    });
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
}

#[test]
fn a_hole_is_the_same_however_it_is_made() {
    let race = ["@.@.@", "BBBBB", "BB.BB", "WWWWW", ".#.#."];
    compare_holes(&race, "C3", &[&["analyze", "--auto"], &["solve"]]);
    let endgame = ["####@", "#..@@", "#.#.@", "#.@@@"];
    compare_holes(&endgame, "C2", &[&["endgame"], &["endgame", "--prove"]]);
}

#[test]
fn tori_and_cylinders_are_sgf_and_come_back() {
    for (name, header) in [
        ("torus:5x5", "GM[q5go-1]"),
        ("cylinder:5x4", "TO[1]"),
        ("square:5x5", "GM[1]"),
    ] {
        let mut document = semeai_session::Document::empty(name.parse().expect("a board"));
        let corner = document.topology().point("A1").expect("a corner");
        document
            .board
            .setup
            .set(corner, Some(semeai_board::Color::White));
        let written = file::to_sgf(&document, &file::Answers::NOTHING).expect("SGF has it");
        assert!(written.contains(header), "{written}");
        let read = file::parse("x.sgf", written.as_bytes())
            .expect("our own")
            .document;
        assert_eq!(read, document);
    }
    let upright = file::parse("x.sgf", b"(;GM[q5go-1]SZ[4]TO[2]AB[aa])")
        .expect("SGF")
        .document;
    let board = upright.topology();
    let [top, bottom, right] = ["A4", "A1", "D4"].map(|name| board.point(name).expect("a corner"));
    assert!(board.neighbors(top).contains(&bottom) && !board.neighbors(top).contains(&right));
    let written = file::to_sgf(&upright, &file::Answers::NOTHING).expect("SGF has it");
    assert_eq!(
        file::parse("x.sgf", written.as_bytes())
            .expect("our own")
            .document,
        upright
    );
    let plain = file::parse("x.sgf", b"(;GM[1]SZ[4]TO[3])")
        .expect("SGF")
        .document;
    assert_eq!(plain.topology().edges().len(), 24, "TO means nothing in Go");
}

/// A document with trees and a game keeps all of it on a board that SGF does not have, and is bit for bit the same after two saves.
#[test]
fn trees_and_games_come_back_on_every_board() {
    use semeai_session::{
        Action, RaceAction, RecordMove, Session, TextAction, file::sgf::WrittenMove,
    };
    for name in [
        "tri-hexagon:3",
        "honey-torus:3x3",
        "box:3x3x2",
        "square:7x7",
    ] {
        let kind = name.parse().expect("a board");
        let mut session = Session::new(semeai_session::Document::empty(kind));
        let board = session.document().topology().clone();
        let point = |number: usize| semeai_board::Point::new(number).expect("a number");
        let line = [
            (semeai_board::Color::Black, 3),
            (semeai_board::Color::White, 4),
        ];
        let line = line.map(|(color, number)| WrittenMove {
            played: RecordMove {
                color,
                point: Some(point(number)),
            },
            comment: "a ] and a \\".to_owned(),
        });
        for action in [
            Action::Race(RaceAction::AddPick {
                path: Vec::new(),
                point: point(5),
            }),
            Action::Text(TextAction::Sum("{3|1}".to_owned())),
            Action::Text(TextAction::Variation(line.to_vec())),
        ] {
            session.apply(&action).expect("possible");
        }
        let document = session.document();
        let format = file::FileFormat::GraphMl;
        let save = |document: &semeai_session::Document| {
            format
                .text(document, &file::Answers::NOTHING)
                .expect("any board")
        };
        let first = save(document);
        let read = file::parse("x.graphml", first.as_bytes())
            .expect("our own")
            .document;
        assert!(read.game.is_some(), "{name}");
        assert_eq!(read.game, document.game, "{name}");
        assert_eq!(
            (&read.race, &read.sum),
            (&document.race, &document.sum),
            "{name}"
        );
        assert_eq!(read.topology(), &board);
        let second = save(&read);
        let again = file::parse("x.graphml", second.as_bytes())
            .expect("our own")
            .document;
        assert_eq!(again, read, "{name}");
        assert_eq!(save(&again), second, "{name}");
    }
}

#[test]
fn a_board_that_there_is_not_and_a_file_that_holds_none_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["square:100x100", "torus:6", "torux:6x6", "cycle:2"] {
        let ran = run(&["board", name], "");
        assert_eq!(ran.status, 2, "{name}");
        assert!(
            ran.errors.contains(name) && !ran.errors.contains("no such file"),
            "{}",
            ran.errors
        );
    }
    let path = folder.path().join("torus.png");
    let ran = run(
        &["board", "torus:6x6", "-o", path.to_str().expect("letters")],
        "",
    );
    assert_eq!(ran.status, 2);
    assert!(
        ran.errors.contains(".graphml") && !path.exists(),
        "{}",
        ran.errors
    );
}

#[test]
fn a_board_is_written_with_its_stones_and_names_or_it_is_said_what_is_left_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| {
        folder
            .path()
            .join(name)
            .to_str()
            .expect("letters")
            .to_owned()
    };
    let graphml = file("a.graphml");
    let text = "<graphml><key id='s' for='node' attr.name='stone'/><key id='n' for='node' attr.name='name'/><graph>\
        <node id='0'><data key='n'>left</data><data key='s'>black</data></node>\
        <node id='1'><data key='n'>middle</data></node><node id='2'><data key='n'>right</data></node>\
        <edge source='0' target='1'/><edge source='1' target='2'/></graph></graphml>";
    std::fs::write(&graphml, text).expect("a file");
    for (name, left_out, classes) in [
        ("b.json", None, Some("left")),
        ("b.g6", Some("stones and names"), None),
        ("b.edges", Some("can't hold stones"), Some("left")),
    ] {
        let written = file(name);
        let ran = run(&["board", &graphml, "-o", &written], "");
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{name}");
        match left_out {
            Some(said) => assert!(ran.output.contains(said), "{name}: {}", ran.output),
            None => assert!(!ran.output.contains("left out"), "{name}: {}", ran.output),
        }
        let answer = run(&["classify", &written, "--json"], "").json();
        let first = answer["board"]["points"][0].as_str().map(str::to_owned);
        assert_eq!(first.as_deref(), classes.or(Some("1")), "{name}");
        assert_eq!(answer["board"]["lines"].as_array().map(Vec::len), Some(2));
    }
    let again = std::fs::read_to_string(file("b.json")).expect("a file");
    assert!(again.contains("\"stones\":\"X..\""), "{again}");
}

#[test]
fn graphs_of_other_programs_are_read_or_called_by_their_names() {
    let lines = |text: &str| {
        let ran = run(&["board", "-", "--json"], text);
        assert_eq!((ran.status, ran.errors.as_str()), (0, ""), "{text}");
        let answer = ran.json();
        (
            answer["points"].as_array().map(Vec::len),
            answer["lines"].as_array().map(Vec::len),
        )
    };
    // As networkx writes the cycle of four, and a graph of the format's own description.
    let linked = r#"{"directed": false, "graph": {}, "nodes": [{"id": "a"}, {"id": 1}, {"id": 2}, {"id": 3}],
        "KEY": [{"source": "a", "target": 1}, {"source": 1, "target": 2}, {"source": 2, "target": 3}, {"source": 3, "target": "a"}]}"#;
    assert_eq!(lines(&linked.replace("KEY", "links")), (Some(4), Some(4)));
    assert_eq!(lines(&linked.replace("KEY", "edges")), (Some(4), Some(4)));
    assert_eq!(lines(">>sparse6<<:Fa@x^\n"), (Some(7), Some(4)));
    assert_eq!(lines(":Fa@x^\n"), (Some(7), Some(4)));
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("a.adjlist");
    std::fs::write(&list, "# made by hand\n0 1 3\n1 2\n2 3\n3\n").expect("a file");
    let told = run(&["board", list.to_str().expect("letters"), "--json"], "").json();
    assert_eq!(told["lines"].as_array().map(Vec::len), Some(4));
    for (text, name) in [
        (
            "graph [\n  node [ id 0 ]\n  node [ id 1 ]\n  edge [ source 0 target 1 ]\n]\n",
            "GML",
        ),
        ("strict graph G {\n a -- b;\n}\n", "DOT"),
        ("digraph { a -> b }\n", "DOT"),
    ] {
        let ran = run(&["board", "-"], text);
        assert_eq!(ran.status, 2);
        assert!(
            ran.errors.contains(&format!("this is {name}")),
            "{}",
            ran.errors
        );
    }
}
