//! Graphs as texts: `GraphML` with everything that stands on the board, and JSON with the board alone.

use std::fmt::Write as _;

use semeai_board::diagram::stone_sign;
use semeai_board::{Color, Point, Role, Topology};
use serde::Serialize;

use super::own_keys::{DOCUMENT, OwnKey, escaped, key_id, keys};
use crate::document::Document;
use crate::file::sgf::{self, answers::Answers};

/// Writes a document as `GraphML`: the board with its stones and roles, its title and comment, and who is to move, as any program
/// can read them, and beside them all of the document as SGF. Every board can be written. Of a file of several graphs those stand there
/// too that were changed. What is told is for readers alone.
pub(in crate::file) fn to_graphml(document: &Document, told: &Answers<'_>) -> String {
    let [before, after] = match &document.graphs {
        Some(graphs) => graphs.changed(),
        None => [Vec::new(), Vec::new()],
    };
    let all = || before.iter().chain([&document]).chain(&after).copied();
    // All of them have the keys of the file that they come from.
    let with_keys = all().find(|document| !document.foreign.is_empty());
    let foreign = with_keys.unwrap_or(document).foreign.text();
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\"{}>\n",
        foreign.namespaces()
    );
    for OwnKey { of, name, kind } in keys() {
        let id = key_id(of, name);
        push(
            &mut out,
            format_args!(
                "<key id=\"{id}\" for=\"{of}\" attr.name=\"{name}\" attr.type=\"{kind}\"/>\n"
            ),
        );
    }
    out += &foreign.keys();
    out += &foreign.of_file();
    for other in &before {
        graph(&mut out, other, &Answers::NOTHING);
    }
    graph(&mut out, document, told);
    for other in &after {
        graph(&mut out, other, &Answers::NOTHING);
    }
    out + "</graphml>\n"
}

/// Adds the graph of a document.
fn graph(out: &mut String, document: &Document, told: &Answers<'_>) {
    let (board, foreign) = (document.topology(), document.foreign.text());
    *out += "<graph edgedefault=\"undirected\">\n";
    for (name, value) in graph_values(document, told) {
        *out += &data("graph", name, &value);
        out.push('\n');
    }
    *out += &foreign.of_graph();
    for point in &board.points() {
        push(out, format_args!("<node id=\"n{}\">", point.index()));
        for (name, value) in node_values(document, point) {
            *out += &data("node", name, &value);
        }
        *out += &foreign.of_point(point);
        *out += "</node>\n";
    }
    for (from, to) in lines(board) {
        let (a, b) = (from.index(), to.index());
        push(out, format_args!("<edge source=\"n{a}\" target=\"n{b}\""));
        let data = foreign.of_line(from, to);
        if data.is_empty() {
            *out += "/>\n";
        } else {
            push(out, format_args!(">{data}</edge>\n"));
        }
    }
    *out += "</graph>\n";
}

/// The lines of a board, each once.
fn lines(board: &Topology) -> impl Iterator<Item = (Point, Point)> {
    let points = board.points();
    points
        .iter()
        .collect::<Vec<_>>()
        .into_iter()
        .flat_map(|from| {
            let beside = board.neighbors(from).iter().copied();
            beside
                .filter(move |&to| from < to)
                .map(move |to| (from, to))
        })
}

/// The value of a key.
fn data(of: &str, name: &str, value: &str) -> String {
    let id = key_id(of, name);
    format!("<data key=\"{id}\">{}</data>", escaped(value))
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
}

fn graph_values(document: &Document, told: &Answers<'_>) -> Vec<(&'static str, String)> {
    let shape = document.topology().shape();
    let periods: Vec<String> = shape
        .periods()
        .iter()
        .map(|(x, y)| format!("{x} {y}"))
        .collect();
    let values = [
        ("title", document.text.title.clone()),
        ("comment", document.text.comment.clone()),
        ("to_move", color(document.board.to_move).to_owned()),
        (
            "board",
            shape
                .kind()
                .map(|kind| kind.to_string())
                .unwrap_or_default(),
        ),
        ("periods", periods.join("; ")),
        (DOCUMENT, sgf::to_inner_sgf(document, told)),
    ];
    values
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

fn node_values(document: &Document, point: Point) -> Vec<(&'static str, String)> {
    let board = document.topology();
    let (x, y) = board.coordinates(point);
    let stone = document.board.setup.get(point);
    let role = match document.marks.roles.at(point) {
        Role::Unknown => "",
        Role::Essential => "essential",
        Role::Safe => "safe",
    };
    let values = [
        ("x", x.to_string()),
        ("y", y.to_string()),
        ("name", board.name(point).to_owned()),
        ("stone", stone.map_or("", color).to_owned()),
        ("role", role.to_owned()),
    ];
    values
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

const fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

/// Writes a board as JSON: places and lines, in the order of the points, with their names where they are not their numbers from one,
/// and the stones if there are any, a sign a point.
pub(in crate::file) fn to_json(document: &Document) -> String {
    #[derive(Serialize)]
    struct Form<'a> {
        points: Vec<[f32; 2]>,
        edges: Vec<(usize, usize)>,
        #[serde(skip_serializing_if = "Option::is_none")]
        names: Option<Vec<&'a str>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        stones: Option<String>,
    }
    let board = document.topology();
    let names: Vec<&str> = board
        .points()
        .iter()
        .map(|point| board.name(point))
        .collect();
    let mut numbered = names.iter().enumerate();
    let are_numbers = numbered.all(|(index, name)| *name == (index + 1).to_string());
    let sign = |point| {
        let stone = document.board.setup.get(point);
        stone.map_or('.', |color| {
            stone_sign(color, document.marks.roles.at(point))
        })
    };
    let has_stones = document.board.setup.empty() != board.points();
    let place = |point| <[f32; 2]>::from(board.coordinates(point));
    let form = Form {
        points: board.points().iter().map(place).collect(),
        edges: board.edges(),
        names: (!are_numbers).then_some(names),
        stones: has_stones.then(|| board.points().iter().map(sign).collect()),
    };
    // Numbers and lists can always be written.
    serde_json::to_string(&form).unwrap_or_default() + "\n"
}

/// Writes a board as a list of edges, a line each, by the names of its points.
pub(in crate::file) fn to_edge_list(board: &Topology) -> String {
    let line = |(from, to)| format!("{} {}\n", board.name(from), board.name(to));
    lines(board).map(line).collect()
}

/// Whether a list of edges has every point of a board.
pub(in crate::file) fn has_edge_list(board: &Topology) -> bool {
    let mut points = board.points().iter();
    let can_be_told = |name: &str| !name.contains('#');
    points.all(|point| !board.neighbors(point).is_empty() && can_be_told(board.name(point)))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use semeai_board::{BoardKind, Family};

    use super::super::graph6::to_graph6;
    use super::*;
    use crate::file::sgf::WrittenMove;
    use crate::file::{self, FileErrorKind, Stamp};
    use crate::{Action, Home, RecordMove, TextAction};

    fn any_kind() -> impl Strategy<Value = BoardKind> {
        let family = proptest::sample::select(Family::ALL.to_vec());
        (family, 0_usize..3).prop_map(|(family, more)| {
            let sizes: Vec<usize> = family
                .least_sizes()
                .iter()
                .map(|least| least + more)
                .collect();
            BoardKind::new(family, &sizes).expect("small sizes")
        })
    }

    #[test]
    fn a_graph6_of_sixty_points_is_no_json() {
        let board = Document::empty(BoardKind::rectangle(6, 10).expect("a board"));
        let graph6 = to_graph6(board.topology());
        assert!(graph6.starts_with('{'), "{graph6}");
        let again = file::parse("a.g6", graph6.as_bytes())
            .expect("our own")
            .document;
        assert_eq!(again.topology().edges(), board.topology().edges());
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(kind in any_kind(), signs in "[.BWXO#@]{60}", title in "[ -~é\n]{0,20}", is_white in any::<bool>()) {
            let points = Document::empty(kind).topology().len();
            let signs: String = signs.chars().cycle().take(points).collect();
            let mut document = Document::with_stones(kind, &signs).expect("as many signs");
            document.text.title = title.trim().replace('\n', " ");
            document.text.comment = format!("<&>\n{title}|");
            document.board.to_move = if is_white { Color::White } else { Color::Black };
            let text = to_graphml(&document, &Answers::NOTHING);
            let loaded = file::parse("a.graphml", text.as_bytes()).expect("our own");
            prop_assert_eq!(&loaded.document, &document);
            prop_assert_eq!(&loaded.notices, &[]);
            prop_assert_eq!(to_graphml(&loaded.document, &Answers::NOTHING), text);
            let json = to_json(&document);
            let again = file::parse("a.json", json.as_bytes()).expect("our own").document;
            let board = document.topology();
            prop_assert_eq!(again.topology().edges(), board.edges());
            let names = |board: &Topology| board.points().iter().map(|it| board.name(it).to_owned()).collect::<Vec<_>>();
            prop_assert_eq!(names(again.topology()), names(board));
            prop_assert_eq!(again.board.setup.stones, document.board.setup.stones);
            prop_assert_eq!(again.marks.roles, document.marks.roles);
            let graph6 = to_graph6(board);
            let again = file::parse("a.g6", graph6.as_bytes()).expect("our own").document;
            prop_assert_eq!(again.topology().edges(), board.edges());
            if has_edge_list(board) {
                let list = to_edge_list(board);
                let again = file::parse("a.edges", list.as_bytes()).expect("our own").document;
                let lines = |board: &Topology| {
                    let named = board.edges().into_iter().map(|(a, b)| {
                        let name = |it| board.name(Point::new(it).expect("a point")).to_owned();
                        let (a, b) = (name(a), name(b));
                        (a.clone().min(b.clone()), a.max(b))
                    });
                    named.collect::<std::collections::BTreeSet<_>>()
                };
                prop_assert_eq!(lines(again.topology()), lines(board));
            }
        }
    }

    /// A document with a line of two moves on a small board.
    fn played() -> Document {
        let mut document = Document::empty("tri-hexagon:2".parse().expect("a board"));
        let point = |number| Point::new(number).expect("a number");
        let line = [(Color::Black, 0), (Color::White, 1)].map(|(color, number)| WrittenMove {
            played: RecordMove {
                color,
                point: Some(point(number)),
            },
            comment: String::new(),
        });
        let action = Action::Text(TextAction::Variation(line.to_vec()));
        crate::apply::apply(&mut document, &action).expect("moves");
        document
    }

    #[test]
    fn a_file_that_holds_more_than_the_document_is_not_written_over() {
        let ours = to_graphml(&played(), &Answers::NOTHING);
        let is_whole = |text: &str| {
            let read = file::parse("a.graphml", text.as_bytes()).expect("a graph");
            let home = Home::of(&read, "a.graphml".into(), Stamp::of(text.as_bytes()));
            assert_eq!(home.needs_new_file, !read.is_whole);
            read.is_whole
        };
        assert!(is_whole(&ours));
        let weight =
            "<key id=\"w\" for=\"edge\" attr.name=\"weight\" attr.type=\"double\"/>\n<graph ";
        assert!(is_whole(&ours.replace("<graph ", weight)), "it is kept");
        for lost in [
            "<!-- a -->\n<graph ",
            "<desc>a</desc>\n<graph ",
            "<graph id=\"G\" ",
        ] {
            assert!(!is_whole(&ours.replace("<graph ", lost)), "{lost}");
        }
        let label = weight.replace("edge", "node").replace("weight", "label");
        assert!(!is_whole(&ours.replace("<graph ", &label)));
        let more = "</graph><graph edgedefault=\"undirected\"><node id=\"a\"/></graph>";
        assert!(!is_whole(&ours.replace("</graph>", more)));
        assert!(!is_whole(
            "<graphml><graph><node id='a'/></graph></graphml>"
        ));
    }

    #[test]
    fn a_position_before_a_move_is_of_the_game_or_refused() {
        let ours = to_graphml(&played(), &Answers::NOTHING);
        let plain = "<graphml><graph><node id='a'/></graph></graphml>";
        let before = |text: &str, number: usize| {
            let wanted = file::PositionChoice {
                after_move: Some(number - 1),
                ..file::PositionChoice::default()
            };
            file::parse_wanted("a.graphml", text.as_bytes(), wanted)
        };
        let second = before(&ours, 2).expect("two moves");
        assert_eq!(second.document.board.setup.stones.black.len(), 1);
        assert_eq!(second.notices, []);
        for (text, number) in [(&*ours, 9), (plain, 2)] {
            let error = before(text, number).expect_err("no such move");
            assert!(
                matches!(error.kind, FileErrorKind::NoSuchMove { .. }),
                "{error}"
            );
        }
        assert!(before(plain, 1).is_ok());
    }

    #[test]
    fn nothing_that_is_read_is_taken_for_more_than_it_says() {
        for (name, text) in [
            (
                "a.graphml",
                "<graphml><graph><node id='a'><data key='stone'>",
            ),
            (
                "a.graphml",
                "<!DOCTYPE x [<!ENTITY a 'aaaa'>]><graphml><graph/></graphml>",
            ),
            ("a.graphml", "<graphml/>"),
            ("a.json", "{\"points\": [[0, 0]], \"edges\": [[0, 1]]}"),
            ("a.json", "{\"points\": [[0, 0]]}"),
            ("a.json", "[1, 2"),
            ("a.g6", "~~~"),
            ("a.g6", "I\u{e9}"),
            ("a.edges", "1 2\n3"),
            ("a.edges", "a a"),
            ("a.edges", "# nothing"),
        ] {
            let error = file::parse(name, text.as_bytes()).expect_err(text);
            assert!(!error.to_string().is_empty());
        }
    }
}
