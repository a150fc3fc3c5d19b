//! Text diagrams: what people paste, what is refused and where, and the law that what we write we read.

use proptest::prelude::*;
use semeai_board::{
    Color, Diagram, DiagramError, DiagramErrorKind, Point, Role, Roles, Setup, Topology, diagram,
};
use std::sync::Arc;

fn read(text: &str) -> Diagram {
    diagram::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn plain_rows(diagram: &Diagram) -> String {
    diagram.to_plain().expect("a rectangle")
}

#[track_caller]
fn assert_plain(text: &str, plain: &str) {
    assert_eq!(plain_rows(&read(text)), plain.replace(' ', "") + "\n");
}

fn named_stones(diagram: &Diagram, color: Color) -> Vec<String> {
    let setup = &diagram.setup;
    let names = setup.topology.names(&setup.stones[color]);
    let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
    names.sort_unstable();
    names
}

#[track_caller]
fn assert_stones(text: &str, black: &[&str], white: &[&str]) {
    let diagram = read(text);
    assert_eq!(named_stones(&diagram, Color::Black), black, "{text}");
    assert_eq!(named_stones(&diagram, Color::White), white, "{text}");
}

#[track_caller]
fn assert_refused(text: &str, line: usize, column: usize, kind: DiagramErrorKind) {
    assert_eq!(
        diagram::parse(text),
        Err(DiagramError { line, column, kind })
    );
}

#[test]
fn a_plain_diagram_names_all_roles() {
    let diagram = read(
        "BW#@
         XO.,",
    );
    let found: Vec<_> = (0..8)
        .filter_map(Point::new)
        .map(|point| (diagram.setup.get(point), diagram.roles.at(point)))
        .collect();
    let [black, white] = [Some(Color::Black), Some(Color::White)];
    let expected = [
        (black, Role::Essential),
        (white, Role::Essential),
        (black, Role::Safe),
        (white, Role::Safe),
        (black, Role::Unknown),
        (white, Role::Unknown),
        (None, Role::Unknown),
        (None, Role::Unknown),
    ];
    assert_eq!(found, expected);
    assert_eq!((diagram.to_move, diagram.title), (None, None));
}

/// The names say that the lower row is the ninth of a larger board.
#[test]
fn coordinates_on_both_sides() {
    let text = "    A B C D
         10  . @ . 3  10
          9  @ X O .   9
             A B C D";
    assert_stones(text, &["B9"], &["A9", "B10", "C9"]);
    let diagram = read(text);
    let three = diagram.setup.topology.point("D10");
    assert_eq!(diagram.labels, [(three.expect("on the board"), '3')]);
}

#[test]
fn row_numbers_counted_from_the_top() {
    assert_plain(
        "1 . X
         2 O .",
        ".X
         O.",
    );
}

#[test]
fn star_points_drawn_as_plus() {
    assert_plain(
        "3 . . .
         2 . + X
         1 . . .",
        "...
         ..X
         ...",
    );
}

/// A row of crosses alone is a border only where empty points are dots, or where the rows stand between borders and it does not.
#[test]
fn a_row_of_crosses_on_a_board_of_crosses_is_a_row() {
    let board = "..... .XXX. .OOO. ..... .....".replace(' ', "\n");
    let crosses = "+++++\n+XXX+\n+OOO+\n+++++\n+++++";
    assert_plain(crosses, &board);
    let with_pipes = crosses.lines().map(|row| format!("|{row}|"));
    let with_pipes = with_pipes.collect::<Vec<String>>().join("\n");
    assert_plain(&with_pipes, &board);
    for frame in ["+-----+", "+++++++"] {
        assert_plain(&format!("{frame}\n{with_pipes}\n{frame}"), &board);
    }
    assert_plain(&format!("-----\n{crosses}\n-----"), &board);
    assert_plain("+++++\n.X+O.\n.....\n+++++", ".X.O.\n.....");
}

#[test]
fn labels_are_not_row_numbers() {
    assert_plain(
        "2.a
         1.b",
        "2.a
         1.b",
    );
    assert_plain(
        "| 2 . a |
         | 1 . b |",
        "2.a
         1.b",
    );
}

#[test]
fn small_letters_above_a_numbered_board_are_coordinates() {
    assert_stones(
        "   a b c
         2| . X .
         1| O . .
           a b c",
        &["B2"],
        &["A1"],
    );
    assert_stones(
        "  1 2 3
        2 . X .
        1 O . .",
        &["B2"],
        &["A1"],
    );
    assert_plain(
        "abc
         .X.",
        "abc
         .X.",
    );
}

#[test]
fn sensei_diagram_with_everything() {
    let diagram = read(
        "Some words before.\n\
         \n\
         $$Wc13m7 Who wins?\n\
         $$  +---------+\n\
         $$  | Y Q Z P |\n\
         $$  | C S T M |\n\
         $$  | , _ . a |\n"
            .replace('_', "1")
            .as_str(),
    );
    let rows = format!("XOXO\n....\n.O.a\n{}", "....\n".repeat(10));
    assert_eq!(plain_rows(&diagram), rows, "open below, on a board of 13");
    assert_eq!(diagram.to_move, Some(Color::Black), "White has played 1");
    assert_eq!(diagram.title.as_deref(), Some("Who wins?"));
}

#[test]
fn text_around_and_links_below_a_sensei_diagram_are_skipped() {
    let diagram = read(
        "Look here:\n$$B\n$$ | . X\n$$ | O .\n$$ ------\n$$ [a|Page]\n$$ {AR A1 B2}\nIs this a ko?\n$$B\n$$ . . .\n",
    );
    assert_eq!(named_stones(&diagram, Color::Black), ["B2"]);
    assert_eq!(named_stones(&diagram, Color::White), ["A1"]);
    assert_eq!((diagram.to_move, diagram.title), (Some(Color::Black), None));
}

#[test]
fn a_sensei_diagram_without_header_keeps_its_first_row() {
    for (text, [x, o]) in [
        ("$$ . X\n$$ O .", ["K10", "J9"]),
        ("$$ | . X |\n$$ | O . |", ["B2", "A1"]),
        ("$$.X\n$$O.", ["K10", "J9"]),
        ("$$ .X\n$$ O.", ["K10", "J9"]),
        ("$$ ---\n$$ .X\n$$ O.", ["K19", "J18"]),
    ] {
        assert_stones(text, &[x], &[o]);
    }
    assert_eq!(
        read("$$ Ladder\n$$ .X\n$$ O.").title.as_deref(),
        Some("Ladder")
    );
}

#[test]
fn safe_stones_of_a_diagram_need_no_liberty() {
    let diagram = read("B.\n#@");
    let position = diagram
        .position()
        .expect("the safe stone in the corner lives by definition");
    assert_eq!(
        position.topology().names(&position.protected()),
        ["A1", "B1"]
    );
    assert!(
        read("B@\n@B").position().is_err(),
        "the essential stones have none either"
    );
}

#[test]
fn quoted_diagrams() {
    assert_plain("> . X\n> O .\n", ".X\nO.");
    assert_plain(">> $$B\n>> $$ | . X |\n>> $$ | O . |\n", ".X\nO.");
}

#[test]
fn byte_order_mark_code_fence_and_windows_line_ends() {
    assert_plain("\u{feff}```\r\n.X\r\nO.\r\n```\r\n", ".X\nO.");
}

#[test]
fn drawn_boards() {
    assert_plain("┌┬●┐\n├○┼┤\n└┴┴┘", "..X.\n.O..\n....");
}

#[test]
fn unknown_characters_say_where() {
    assert_refused("..X\n.?.\n", 2, 2, DiagramErrorKind::UnknownCharacter('?'));
    assert_refused(
        "> $$ | . X |\n> $$ | . D |",
        2,
        10,
        DiagramErrorKind::UnknownCharacter('D'),
    );
    assert_refused(
        "| . X | ! |\n| . . |",
        1,
        9,
        DiagramErrorKind::UnknownCharacter('!'),
    );
}

#[test]
fn ragged_rows_say_where() {
    let kind = |found| DiagramErrorKind::RaggedRow { expected: 3, found };
    assert_refused("...\n..\n", 2, 3, kind(2));
    assert_refused("...\n...\n . . . X", 3, 8, kind(4));
}

#[test]
fn sizes_outside_the_limits() {
    let wide = ".".repeat(26);
    let kind = DiagramErrorKind::TooLarge {
        columns: 26,
        rows: 2,
    };
    assert_refused(&format!("{wide}\n{wide}"), 1, 26, kind);
    assert_eq!(
        kind.to_string(),
        "a board of 26 by 2 points is above the limit of 25 a side"
    );
    let kind = DiagramErrorKind::TooLarge {
        columns: 2,
        rows: 26,
    };
    assert_refused(&"..\n".repeat(26), 26, 1, kind);
    assert_refused(
        "\n...",
        2,
        1,
        DiagramErrorKind::TooSmall {
            columns: 3,
            rows: 1,
        },
    );
}

#[test]
fn nothing_and_too_much() {
    for text in ["", "  \n\n", "-----\n", "  A B C\n"] {
        assert_refused(text, 1, 1, DiagramErrorKind::Empty);
    }
    assert_refused("..\n..\n\n  ..\n..", 4, 3, DiagramErrorKind::SecondDiagram);
    // Words are no labels.
    assert_refused("\nhello world", 2, 1, DiagramErrorKind::Words);
    assert_refused(
        "Dear friends,\n\nthis is no board.",
        1,
        1,
        DiagramErrorKind::Words,
    );
    assert_refused("hello\nworld", 1, 1, DiagramErrorKind::Words);
}

#[test]
fn boards_that_are_not_rectangles_have_no_text() {
    let topology = Topology::graph(vec![("only".to_owned(), (0.0, 0.0))], &[]).expect("a graph");
    let setup = Setup::new(Arc::new(topology));
    assert_eq!(
        diagram::print(&setup, &Roles::new(), &[], diagram::DiagramStyle::Plain),
        None
    );
}

/// Any diagram: what stands on each point, who moves first, and a title in single spaces.
fn any_diagram() -> impl Strategy<Value = Diagram> {
    let header = (
        proptest::option::of(any::<bool>()),
        proptest::option::of("\\PC{1,12}"),
    );
    let board = (2..=25_usize, 2..=25_usize).prop_flat_map(|(columns, rows)| {
        let marks = proptest::collection::vec("[BW#@XO.a-z0-9]", columns * rows);
        (Just((columns, rows)), marks)
    });
    (board, header).prop_map(|(((columns, rows), marks), (to_move, title))| {
        let topology = Arc::new(Topology::rectangle(columns, rows).expect("within the limits"));
        let mut diagram = Diagram {
            setup: Setup::new(topology),
            roles: Roles::new(),
            labels: Vec::new(),
            to_move: to_move.map(|is_black| if is_black { Color::Black } else { Color::White }),
            title: title
                .map(|title| title.split_whitespace().collect::<Vec<_>>().join(" "))
                .filter(|title| !title.is_empty()),
        };
        for (point, mark) in (0..).map_while(Point::new).zip(&marks) {
            let c = mark.chars().next().expect("one character");
            let color = if "B#X".contains(c) {
                Color::Black
            } else {
                Color::White
            };
            let role = match c {
                'B' | 'W' => Role::Essential,
                '#' | '@' => Role::Safe,
                'X' | 'O' => Role::Unknown,
                '.' => continue,
                label => {
                    diagram.labels.push((point, label));
                    continue;
                }
            };
            diagram.setup.set(point, Some(color));
            diagram.roles.set(point, role);
        }
        diagram
    })
}

/// With more labels than other points plain rows would be read as words; with `$$` they are a board.
#[test]
fn a_board_full_of_labels_is_not_written_as_words() {
    let labelled = read("$$\n$$ ---\n$$ |a b|\n$$ |c .|\n$$ ---");
    assert_eq!(labelled.labels.len(), 3);
    assert_eq!(labelled.to_plain(), None);
    assert_eq!(read(&labelled.to_sensei().expect("a rectangle")), labelled);
    let half = read("$$\n$$ ---\n$$ |a b|\n$$ |. .|\n$$ ---");
    assert_eq!(plain_rows(&half), "ab\n..\n");
}

proptest! {
    #[test]
    fn what_we_write_we_read(diagram in any_diagram()) {
        let mut without_figures = diagram.clone();
        without_figures.labels.retain(|(_, label)| !label.is_ascii_digit());
        prop_assert_eq!(diagram::parse(&diagram.to_sensei().expect("a rectangle")), Ok(without_figures));
        let plain = Diagram { to_move: None, title: None, ..diagram };
        if let Some(text) = plain.to_plain() {
            prop_assert_eq!(diagram::parse(&text), Ok(plain));
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = diagram::parse(&text);
    }

    #[test]
    fn no_almost_diagram_makes_the_reader_panic(text in "([>$ |+.,BWXO#@CAabc0-9-]|\\$\\$|\n|\r| \t){0,80}") {
        if let Ok(diagram) = diagram::parse(&text) {
            let plain = Diagram { to_move: None, title: None, ..diagram };
            if let Some(text) = plain.to_plain() {
                prop_assert_eq!(diagram::parse(&text), Ok(plain));
            }
        }
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = diagram::parse(&String::from_utf8_lossy(&bytes));
    }
}
