//! Forms of boards that people paste: lines drawn between the points by whatever signs, numbers of rows of any width on either side.
//! Each is read as the board that it is, and where it could be two, what was taken is told.

use proptest::prelude::*;
use semeai_board::{Color, DiagramNoteKind, diagram};

/// A board of four columns and three rows, which is no square, with stones on all its edges.
const BOARD: &str = ".X..\nXO.X\n..O.";

#[track_caller]
fn read(text: &str) -> (String, Vec<DiagramNoteKind>) {
    let reading = diagram::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let rows = reading.diagram.to_plain().expect("a rectangle");
    let kinds = reading.notes.into_iter().map(|note| note.kind);
    (rows.trim_end().to_owned(), kinds.collect())
}

/// What is drawn of a board: the smallest rectangle with all its stones.
fn cropped(rows: &str) -> String {
    let has_stone = |row: &&str| row.contains(|c| c != '.');
    let rows: Vec<&str> = rows.lines().filter(has_stone).collect();
    let first = rows.iter().filter_map(|row| row.find(|c| c != '.')).min();
    let last = rows.iter().filter_map(|row| row.rfind(|c| c != '.')).max();
    let columns = first.unwrap_or(0)..=last.unwrap_or(0);
    let rows: Vec<&str> = rows.iter().map(|row| &row[columns.clone()]).collect();
    rows.join("\n")
}

/// Forms that say without doubt what they are.
const CERTAIN: [&str; 44] = [
    // Lines between points and upright ones between rows.
    "+--X--+--+\n|  |  |  |\nX--O--+--X\n|  |  |  |\n+--+--O--+",
    "+-X-+-+\n| | | |\nX-O-+-X\n| | | |\n+-+-O-+",
    "+---X---+---+\n|   |   |   |\nX---O---+---X\n|   |   |   |\n+---+---O---+",
    ".--X--.--.\n|  |  |  |\nX--O--.--X\n|  |  |  |\n.--.--O--.",
    "+ - X - + - +\n|   |   |   |\nX - O - + - X\n|   |   |   |\n+ - + - O - +",
    "+..X..+..+\n:  :  :  :\nX..O..+..X\n:  :  :  :\n+..+..O..+",
    "+.X.+.+\n: : : :\nX.O.+.X\n: : : :\n+.+.O.+",
    "*--X--*--*\n!  !  !  !\nX--O--*--X\n!  !  !  !\n*--*--O--*",
    "+--X--+--+\nI  I  I  I\nX--O--+--X\nI  I  I  I\n+--+--O--+",
    "+--X--+--+\n|\\/|\\/|\\/|\nX--O--+--X\n|/\\|/\\|/\\|\n+--+--O--+",
    "+--X--+--+\n|  |  |  |\n|  |  |  |\nX--O--+--X\n|  |  |  |\n|  |  |  |\n+--+--O--+",
    // Signs between points that are no points on any board.
    "+==X==+==+\nX==O==+==X\n+==+==O==+",
    "._X_._.\nX_O_._X\n._._O_.",
    ".~~X~~.~~.\nX~~O~~.~~X\n.~~.~~O~~.",
    "┼──●──┼──┼\n●──○──┼──●\n┼──┼──○──┼",
    "┌─●─┬─┐\n│ │ │ │\n●─○─┼─●\n│ │ │ │\n└─┴─○─┘",
    "╔══●══╦══╗\n║  ║  ║  ║\n●══○══╬══●\n║  ║  ║  ║\n╚══╩══○══╝",
    ".|X|.|.\nX|O|.|X\n.|.|O|.",
    ".|X|.|.\n-+-+-+-\nX|O|.|X\n-+-+-+-\n.|.|O|.",
    " . | X | . | .\n---+---+---+---\n X | O | . | X\n---+---+---+---\n . | . | O | .",
    "| . | X | . | . |\n|---|---|---|---|\n| X | O | . | X |\n| . | . | O | . |",
    "|.|X|.|.|\n|X|O|.|X|\n|.|.|O|.|\n+-+-+-+-+",
    ".:X:.:.\nX:O:.:X\n.:.:O:.",
    // The names of the columns, or of rows, beside lines.
    "A  B  C  D\n+--X--+--+\nX--O--+--X\n+--+--O--+",
    "a b c d\n+-X-+-+\nX-O-+-X\n+-+-O-+",
    "   A  B  C  D\n3  +--X--+--+  3\n   |  |  |  |\n2  X--O--+--X  2\n   |  |  |  |\n1  +--+--O--+  1\n   A  B  C  D",
    "3 +--X--+--+\n  |  |  |  |\n2 X--O--+--X\n  |  |  |  |\n1 +--+--O--+",
    "3+--X--+--+\n |  |  |  |\n2X--O--+--X\n |  |  |  |\n1+--+--O--+",
    "3|+--X--+--+|3\n2|X--O--+--X|2\n1|+--+--O--+|1\n  A  B  C  D",
    "> +--X--+--+\n> |  |  |  |\n> X--O--+--X\n> |  |  |  |\n> +--+--O--+\n",
    "> +--X--+--+\n> |  |  |  |\n> X--O--+--X\n> |  |  |  |\n> +--+--O--+\n\nWhite to play",
    "$$ +--X--+--+\n$$ |  |  |  |\n$$ X--O--+--X\n$$ |  |  |  |\n$$ +--+--O--+\n",
    // Numbers of rows with signs behind them, and names of columns of every kind.
    "3) . X . .\n2) X O . X\n1) . . O .",
    "3: .X..\n2: XO.X\n1: ..O.",
    "3. . X . .\n2. X O . X\n1. . . O .\n   A B C D",
    "03 . X . .\n02 X O . X\n01 . . O .",
    "3|.X..\n2|XO.X\n1|..O.\n  ABCD",
    ".X..|3\nXO.X|2\n..O.|1\nABCD",
    "3|.X..|3\n2|XO.X|2\n1|..O.|1",
    "三.X..\n二XO.X\n一..O.",
    "  1 2 3 4\n1 . X . .\n2 X O . X\n3 . . O .",
    "  a b c d\nA . X . .\nB X O . X\nC . . O .",
    " . X . . 3\n X O . X 2\n . . O . 1\n",
    ".X..\r\nXO.X\r\n..O.\r\n",
];

#[test]
fn forms_that_say_what_they_are() {
    for text in CERTAIN {
        let (rows, notes) = read(text);
        // Some of them are parts of a larger board.
        let rows = cropped(&rows);
        assert_eq!(rows, BOARD, "\n{text}");
        let is_doubtful = |kind: &DiagramNoteKind| {
            matches!(
                kind,
                DiagramNoteKind::DrawnLines { .. } | DiagramNoteKind::ColumnNames { .. }
            )
        };
        assert!(!notes.iter().any(is_doubtful), "{notes:?}\n{text}");
    }
}

/// A whole board of forums, nine by nine, and a part of one with two figures before the points.
#[test]
fn boards_that_were_read_as_others() {
    let nine = include_str!("../../../../tests/fixtures/diagrams/lines-between-points.txt");
    let (rows, notes) = read(nine);
    let rows: Vec<&str> = rows.lines().collect();
    assert_eq!(
        (rows.len(), rows[0], rows[8]),
        (9, "..X.X....", "...XO.XO.")
    );
    assert_eq!(notes, []);
    let close = include_str!("../../../../tests/fixtures/diagrams/two-figures-before-points.txt");
    let reading = diagram::read(close).expect("a board");
    let topology = &reading.diagram.setup.topology;
    let black = topology.names(&reading.diagram.setup.stones[Color::Black]);
    let rows: Vec<&str> = black.iter().map(|name| &name[1..]).collect();
    assert_eq!(rows, ["13", "12", "11"]);
    let kinds: Vec<_> = reading.notes.iter().map(|note| &note.kind).collect();
    assert!(
        matches!(kinds[..], [DiagramNoteKind::RowFigures, DiagramNoteKind::Part(part)] if part.rows == 19),
        "{kinds:?}"
    );
}

/// Where nothing says whether signs are lines, or figures numbers, it is told as what they were taken.
#[test]
fn forms_that_could_be_two_boards_are_told() {
    let lines = DiagramNoteKind::DrawnLines {
        sign: '-',
        are_lines: true,
    };
    let points = DiagramNoteKind::DrawnLines {
        sign: '-',
        are_lines: false,
    };
    let figures = DiagramNoteKind::RowFigures;
    for (text, rows, note) in [
        ("+--X--+--+\nX--O--+--X\n+--+--O--+", BOARD, &lines),
        ("+-X-+-+\nX-O-+-X\n+-+-O-+", BOARD, &lines),
        // As points they are a square.
        ("X-O\nO-X\nX-X", "X.O\nO.X\nX.X", &points),
        ("3.X..\n2XO.X\n1..O.", BOARD, &figures),
        ("1.X..\n2XO.X\n3..O.", BOARD, &figures),
        (".X..3\nXO.X2\n..O.1", BOARD, &figures),
        ("3.X..3\n2XO.X2\n1..O.1", BOARD, &figures),
        ("3.X..3\n2XO.X2\n1..O.1\nABCD", BOARD, &figures),
        ("3. . X . .\n2. X O . X\n1. . . O .", BOARD, &figures),
        // A label behind the number.
        ("31X..\n2XO.X\n1..O.", "1X..\nXO.X\n..O.", &figures),
    ] {
        let (found, notes) = read(text);
        assert_eq!(cropped(&found), cropped(rows), "\n{text}");
        assert!(notes.contains(note), "{notes:?}\n{text}");
    }
}

/// What else is drawn decides between two boards: how many labels there are, and how many points.
#[test]
fn borders_and_names_decide() {
    for (text, labels, size) in [
        ("ABC\nX-O\nO-X", 0, (3, 2)),
        ("A B\nX-O\nO-X", 0, (2, 2)),
        ("ABCDE\n3.X..\n2XO.X\n1..O.", 3, (5, 3)),
        ("ABCD\n13.X..\n12XO.X", 0, (19, 19)),
        ("-----\n3.X..\n2XO.X\n1..O.\n-----", 3, (5, 3)),
        // Borders above and below alone: the sides are open.
        ("----\n3.X..\n2XO.X\n1..O.\n----", 0, (19, 3)),
    ] {
        let reading = diagram::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let diagram = reading.diagram;
        assert_eq!(diagram.labels.len(), labels, "\n{text}");
        assert_eq!(
            diagram.setup.topology.shape().size(),
            Some(size),
            "\n{text}"
        );
    }
}

/// Numbers of rows in parts of a board, of any width on either side: the rows lie where they say.
#[test]
fn rows_lie_where_their_numbers_say() {
    for numbers in [
        [13, 12, 11],
        [11, 10, 9],
        [5, 4, 3],
        [19, 18, 17],
        [9, 10, 11],
    ] {
        let points = [".XO.", "..X.", ".XO."];
        let rows = |form: fn(usize, &str) -> String| {
            let rows = numbers.iter().zip(points);
            let rows = rows.map(|(&number, row)| form(number, row));
            rows.collect::<Vec<String>>().join("\n")
        };
        for text in [
            rows(|number, row| format!("{number}{row}")),
            rows(|number, row| format!("{number:2}{row}")),
            rows(|number, row| format!("{number:02}{row}")),
            rows(|number, row| format!("{row}{number}")),
            rows(|number, row| format!("{row} {number}")),
            rows(|number, row| format!("{number}{row}{number}")),
            rows(|number, row| format!("{number:2} {row} {number}")),
            rows(|number, row| format!("{number} {}", row.replace("", " ").trim())),
            rows(|number, row| format!("{number:2}. {}", row.replace("", " ").trim())),
            rows(|number, row| format!("{number}) {row}")),
            rows(|number, row| {
                format!(
                    "{number:2} {}",
                    row.split("")
                        .collect::<Vec<_>>()
                        .join("--")
                        .trim_matches('-')
                )
            }),
        ] {
            let reading = diagram::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let topology = &reading.diagram.setup.topology;
            let black = topology.names(&reading.diagram.setup.stones[Color::Black]);
            let found = black.iter().map(|name| name[1..].parse::<usize>());
            let found: Vec<usize> = found.map(|number| number.expect("a number")).collect();
            let from_above = numbers[0] < numbers[1];
            let wanted = numbers.map(|number| if from_above { 20 - number } else { number });
            assert_eq!(found, wanted, "\n{text}");
        }
    }
}

/// How a board is drawn: the sign of its empty points, what stands between points and between rows, and on which sides the rows have
/// numbers.
#[derive(Clone, Debug)]
struct Style {
    empty: char,
    gap: String,
    upright: Option<char>,
    numbers: [bool; 2],
    is_named: bool,
}

fn any_style() -> impl Strategy<Value = Style> {
    let signs = (
        prop::sample::select(vec!['.', '+', '*', ',']),
        prop::sample::select(vec!['-', '=', '_', '~', ':', '|', '.', ' ']),
        prop::sample::select(vec!['|', ':', '!', 'I', '¦']),
    );
    let rest = (
        1..=4_usize,
        any::<[bool; 2]>(),
        any::<[bool; 2]>(),
        any::<bool>(),
    );
    (signs, rest).prop_filter_map(
        "signs of points between them",
        |((empty, sign, upright), rest)| {
            let (width, numbers, [is_spaced, has_upright], is_named) = rest;
            let blank = if is_spaced { " " } else { "" };
            let gap = format!("{blank}{}{blank}", String::from(sign).repeat(width));
            // A dot is a point where nothing stands between the rows, and a dash may be one.
            let needs_upright = sign == '.' || sign == '-';
            let upright = (has_upright || needs_upright).then_some(upright);
            let is_fit = sign != empty && !(sign == ' ' && upright.is_some());
            is_fit.then_some(Style {
                empty,
                gap,
                upright,
                numbers,
                is_named,
            })
        },
    )
}

fn drawn(rows: &[String], style: &Style) -> String {
    let Style { gap, empty, .. } = style;
    let columns = rows[0].len();
    let before = |number: Option<usize>| match number {
        _ if !style.numbers[0] => String::new(),
        Some(number) => format!("{number:2} "),
        None => "   ".to_owned(),
    };
    let spaced = |signs: &[String]| signs.join(&" ".repeat(gap.chars().count()));
    let names: Vec<String> = "ABCDEFGHJKLM"
        .chars()
        .take(columns)
        .map(String::from)
        .collect();
    let mut text = if style.is_named {
        format!("{}{}\n", before(None), spaced(&names))
    } else {
        String::new()
    };
    for (at, row) in rows.iter().enumerate() {
        if let Some(upright) = style.upright.filter(|_| at > 0) {
            let lines = vec![String::from(upright); columns];
            text += &format!("{}{}\n", before(None), spaced(&lines));
        }
        let number = rows.len() - at;
        let points: Vec<String> = row
            .replace('.', &empty.to_string())
            .chars()
            .map(String::from)
            .collect();
        let behind = if style.numbers[1] {
            format!(" {number}")
        } else {
            String::new()
        };
        text += &format!("{}{}{behind}\n", before(Some(number)), points.join(gap));
    }
    text
}

proptest! {
    /// However a board is drawn, its stones are those that were drawn, and nothing else.
    #[test]
    fn a_board_is_the_same_however_it_is_drawn(
        rows in (2..=12_usize, 2..=12_usize).prop_flat_map(|(columns, rows)| {
            let row = proptest::string::string_regex(&format!("[XO.]{{{columns}}}")).expect("a pattern");
            proptest::collection::vec(row, rows)
        }),
        style in any_style(),
        is_blank in any::<bool>(),
    ) {
        let whole = rows.join("\n");
        // A board of stones alone, or of one colour with stars, may be something else.
        prop_assume!(whole.contains('X') && whole.contains('O') && whole.contains('.'));
        // At the edges nothing may stand.
        let blank = ".".repeat(rows[0].len());
        let rows = match is_blank {
            true => [vec![blank.clone()], rows, vec![blank]].concat(),
            false => rows,
        };
        let whole = rows.join("\n");
        let text = drawn(&rows, &style);
        let reading = diagram::read(&text);
        let reading = reading.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let found = reading.diagram.to_plain().expect("a rectangle");
        prop_assert_eq!(cropped(&found), cropped(&whole), "\n{}", text);
        // Names of rows and columns round anything but a square are those of a part of a board.
        let has_all_names = style.is_named && style.numbers.contains(&true);
        if !has_all_names || rows.len() == rows[0].len() {
            prop_assert_eq!(found.trim_end(), whole, "\n{}", text);
        }
    }
}
