//! Boards as people paste them: from forums, mail, engines and books. What is read, where a part of a board lies, and what is said
//! of what was passed over.

use proptest::prelude::*;
use semeai_board::{
    Color, Diagram, DiagramError, DiagramErrorKind, DiagramNoteKind, DrawnPart, OpenSides, diagram,
};

/// The plain rows of the board, and what kinds of notes there are.
#[track_caller]
fn read(text: &str) -> (Diagram, Vec<DiagramNoteKind>) {
    let reading = diagram::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let kinds = reading.notes.into_iter().map(|note| note.kind);
    (reading.diagram, kinds.collect())
}

#[track_caller]
fn assert_whole(text: &str, rows: &str) {
    let (diagram, notes) = read(text);
    let plain = diagram.to_plain().expect("a rectangle");
    assert_eq!(plain.trim_end(), rows.replace(' ', "\n"), "{text}");
    let is_part = |kind: &DiagramNoteKind| matches!(kind, DiagramNoteKind::Part(_));
    assert!(!notes.iter().any(is_part), "{text}");
}

#[track_caller]
fn part(text: &str) -> (Diagram, DrawnPart) {
    let (diagram, notes) = read(text);
    let parts = notes.iter().filter_map(|kind| match kind {
        DiagramNoteKind::Part(part) => Some(*part),
        _ => None,
    });
    let parts: Vec<DrawnPart> = parts.collect();
    assert_eq!(parts.len(), 1, "{text}");
    (diagram, parts[0])
}

fn stones(diagram: &Diagram, color: Color) -> Vec<String> {
    let setup = &diagram.setup;
    let names = setup.topology.names(&setup.stones[color]);
    let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
    names.sort_unstable();
    names
}

const SMALL: &str = ".X. XO. ..O";

#[test]
fn tags_fences_and_quotes_stand_round_a_diagram() {
    let sensei = "$$Wc Small\n$$ -------\n$$ | . X . |\n$$ | X O . |\n$$ | . . O |\n$$ -------";
    for text in [
        sensei.to_owned(),
        format!("[go]{sensei}[/go]"),
        format!("[go]\n{sensei}\n[/go]\n"),
        format!("Look:\n[go size=9]{sensei}[/go] and so on"),
        format!("<pre class=\"go\">\n{sensei}</pre>"),
        format!("> > {}", sensei.replace('\n', "\n> > ")),
        format!("&gt; {}", sensei.replace('\n', "\r\n&gt; ")),
        format!("[quote=somebody]{sensei}[/quote]"),
        sensei.replace("$$", "＄＄"),
        sensei.replace("Wc", "W9c").replace("W9c", "w3c"),
    ] {
        assert_whole(&text, SMALL);
        let diagram = read(&text).0;
        assert_eq!(diagram.to_move, Some(Color::White), "{text}");
        assert_eq!(diagram.title.as_deref(), Some("Small"), "{text}");
    }
    for text in [
        "```go\n.X.\nXO.\n..O\n```",
        "    .X.\n    XO.\n    ..O",
        "\t. X .\n\tX O .\n\t. . O",
        ".\tX\t.\nX\tO\t.\n.\t.\tO",
        "<code>.X.<br>\nXO.<br>\n..O</code>",
        ".&nbsp;X .\nX O .\n. . O",
    ] {
        assert_whole(text, SMALL);
    }
}

#[test]
fn a_title_stays_as_it_is_written() {
    let (diagram, _) = read("$$B 黒先　[3] １２\n$$ ----\n$$ |X.|\n$$ |.O|\n$$ ----");
    assert_eq!(diagram.title.as_deref(), Some("黒先　[3] １２"));
}

#[test]
fn signs_of_east_asia_and_drawn_lines() {
    for text in [
        "┌●┐\n●○┤\n└┴○",
        "┏●┓\n●○┨\n┗┷○",
        "┌─●─┐\n│ │ │\n●─○─┤\n│ │ │\n└─┴─○",
        "＋●＋\n●○＋\n＋＋○",
        "．Ｘ．\nＸＯ．\n．．Ｏ",
        "・黒・\n黒白・\n・・白",
        "·⚫\u{fe0f}·\n⚫\u{fe0f}⚪\u{fe0f}·\n··⚪\u{fe0f}",
        "-X-\nXO-\n--O",
        "- X -\nX O -\n- - O",
        "+-X-+\n| | |\nX-O-+\n| | |\n+-+-O",
        "*X*\nXO*\n**O",
        ".x.\nxo.\n..o",
        ".b.\nbw.\n..w",
        "　１２３\n一．Ｘ．\n二ＸＯ．\n三．．Ｏ",
    ] {
        assert_whole(text, SMALL);
    }
}

#[test]
fn a_line_of_dashes_is_a_row_where_empty_points_are_dashes() {
    assert_whole("---\n-X-\n--O", "... .X. ..O");
    assert_whole("-----\n| - X - |\n| - - O |\n-----", ".X. ..O");
    assert_whole("+-----+\n|-X-|\n|---|\n|--O|\n+-----+", ".X. ... ..O");
}

#[test]
fn shapes_are_stones_and_said_to_be() {
    let (diagram, notes) = read("┼◆●\n◎○┼\n┼┼┼");
    assert_eq!(stones(&diagram, Color::Black), ["B3", "C3"]);
    assert_eq!(stones(&diagram, Color::White), ["A2", "B2"]);
    let (black, white) = (Color::Black, Color::White);
    let shape = |sign, color| DiagramNoteKind::Shape { sign, color };
    assert_eq!(notes, [shape('◆', black), shape('◎', white)]);
}

#[test]
fn stars_that_may_be_black_stones_are_refused() {
    let error = DiagramError {
        line: 1,
        column: 2,
        kind: DiagramErrorKind::AmbiguousSign('*'),
    };
    assert_eq!(diagram::parse(".*.\n.OO\n..."), Err(error));
}

#[test]
fn small_letters_are_labels_beside_other_stones() {
    let (diagram, notes) = read(".xX\n.oO\n...");
    assert_eq!(diagram.labels.len(), 2);
    assert!(notes.is_empty());
    assert!(
        read(".x.\nxo.\n...")
            .1
            .contains(&DiagramNoteKind::SmallStones)
    );
}

/// The marks of the last moves take no point, wherever they stand.
#[test]
fn boards_of_engines() {
    for text in [
        "   A B C\n 3 . X .\n 2 X O .\n 1 . .(O)\n   A B C\n",
        "   a b c \n 3 .(X). 3\n 2 X O . 2\n 1 . . O 1\n   a b c \nHash: 9A93 Ko-Hash: 12\nBlack time: 00:00",
        "= MoveNum: 3 HASH: CDCBC1F514D7E6\n   A B C\n 3 . X3.\n 2 X1O .\n 1 . . O2\nNext player: White\nRules: {\"ko\":\"SIMPLE\"}\nB stones captured: 0",
        "= \n\n   A B C\n 3 . X . 3\n 2 X O . 2     WHITE (O) has captured 0 stones\n 1 . . O 1     BLACK (X) has captured 3 stones\n   A B C\n",
        "Move:   3  Komi: 7.5  Handicap: 0\n      A B C\n    +-------+\n  3 | . X . |\n  2 | X O . |\n  1 | . . O)|\n    +-------+\n",
        "        A B C\n     3 |. X .| 3\n     2 |X O .| 2   Captured: 3\n     1 |. . O| 1\n        A B C\n",
    ] {
        assert_whole(text, SMALL);
    }
    let (_, notes) = read("   A B C\n 3 . X3.\n 2 X1O .\n 1 . . O2\nNext player: White");
    assert_eq!(notes[0], DiagramNoteKind::MoveSigns(3));
    let told = |kind: &DiagramNoteKind| matches!(kind, DiagramNoteKind::Words { text, more: 0 } if text == "Next player: White");
    assert!(told(&notes[1]), "{notes:?}");
}

#[test]
fn words_beside_the_rows_are_told_where_they_stand() {
    let reading =
        diagram::read(" 2 . X  2   white lives\n 1 O .  1\n\nsee above").expect("a board");
    let places = reading.notes.iter().map(|note| (note.line, note.column));
    assert_eq!(places.collect::<Vec<_>>(), [(1, 13), (4, 1)]);
}

/// What could be a row is never passed over among rows.
#[test]
fn words_between_rows_are_refused() {
    for (text, line, column) in [
        ("..X\n...\nWhat is this?\nO..\n...", 3, 13),
        (".X\nO?\n..", 2, 2),
        ("XOXDOXX\n.......", 1, 4),
    ] {
        let error = diagram::parse(text).expect_err("no board");
        assert_eq!((error.line, error.column), (line, column), "{text}");
        assert!(
            matches!(error.kind, DiagramErrorKind::UnknownCharacter(_)),
            "{text}"
        );
    }
}

#[test]
fn numbers_and_letters_beside_the_points_are_no_points() {
    for text in [
        "3.X.\n2XO.\n1..O\nABC",
        "3.X.3\n2XO.2\n1..O1",
        "1.X.\n2XO.\n3..O",
        ". X . 3\nX O . 2\n. . O 1\nA B C",
        "  1 2 3\nA . X .\nB X O .\nC . . O",
        "  a b c\na|. X .|\nb|X O .|\nc|. . O|\n",
        "  a b c\n  -----\n3|. X .|3\n2|X O .|2\n1|. . O|1\n  -----\n  a b c",
        "123\n.X.\nXO.\n..O\n123",
        "３．Ｘ．\n２ＸＯ．\n１．．Ｏ",
        "ABC\n.X.\nXO.\n..O",
    ] {
        assert_whole(text, SMALL);
    }
    assert!(
        read("3.X.\n2XO.\n1..O")
            .1
            .contains(&DiagramNoteKind::RowFigures)
    );
    let two = read("3.X\n2XO\n...").0;
    assert_eq!(
        two.setup.topology.shape().size(),
        Some((3, 3)),
        "labels: not all rows have one"
    );
    let names = DiagramNoteKind::ColumnNames {
        named: 4,
        points: 3,
    };
    assert!(read("A B C D\n. X .\nX O .\n. . O").1.contains(&names));
}

#[test]
fn figures_are_moves_with_two_dollars() {
    let (diagram, notes) =
        read("$$Wm7\n$$ -------\n$$ | 1 X . |\n$$ | X O 2 |\n$$ | a 0 O |\n$$ -------");
    assert_eq!(stones(&diagram, Color::White), ["A3", "B2", "C1"]);
    assert_eq!(stones(&diagram, Color::Black), ["A2", "B1", "B3", "C2"]);
    assert_eq!(diagram.labels.len(), 1);
    let next = Color::White;
    assert_eq!(diagram.to_move, Some(next));
    assert!(notes.contains(&DiagramNoteKind::Moves { moves: 3, next }));
    // A move takes what it captures; a later one may stand there.
    let (diagram, _) =
        read("$$B\n$$ -------\n$$ | O 1 . |\n$$ | 3 X . |\n$$ | . . 2 |\n$$ -------");
    assert_eq!(stones(&diagram, Color::White), ["C1"]);
    let twice = diagram::parse("$$B\n$$ | 1 . |\n$$ | . 1 |").expect_err("which is first?");
    assert_eq!((twice.line, twice.column), (3, 8));
    assert_eq!(
        twice.to_string(),
        "line 3, column 8: the move 1 stands on two points"
    );
}

#[test]
fn what_else_is_in_the_text_is_told() {
    let (_, notes) = read("$$B\n$$ ----\n$$ |X.|\n$$ |.O|\n$$ ----\n\ntext\n$$B\n$$ . .\n\n$$ X\n");
    assert_eq!(notes, [DiagramNoteKind::MoreDiagrams(2)]);
}

/// Where a border stands on some sides, the others are open, and points are named from the edges that exist.
#[test]
fn a_side_without_a_border_is_open() {
    let open = |sides: [bool; 4]| {
        let [left, right, top, bottom] = sides;
        OpenSides {
            left,
            right,
            top,
            bottom,
        }
    };
    for (text, black, sides) in [
        ("| . X\n| O .\n+----", "B2", [false, true, true, false]),
        ("+----\n| . X\n| O .", "B19", [false, true, false, true]),
        (". X |\nO . |\n----+", "T2", [true, false, true, false]),
        ("----+\n. X |\nO . |", "T19", [true, false, false, true]),
        ("| . X\n| O .", "B10", [false, true, true, true]),
        ("└X┴\n", "B1", [false, true, true, false]),
        ("├X┼\n└O┴", "B2", [false, true, true, false]),
        (
            "$$B\n$$ ------\n$$ | . X\n$$ | O .",
            "B19",
            [false, true, false, true],
        ),
        ("$$ . X\n$$ O .", "K10", [true, true, true, true]),
        (
            "  A B\n2 . X\n1 O .\n3 . .".trim_end_matches("\n3 . ."),
            "B2",
            [false; 4],
        ),
    ] {
        if sides == [false; 4] {
            assert_whole(text, ".X O.");
            continue;
        }
        let (diagram, part) = part(text);
        assert_eq!(stones(&diagram, Color::Black), [black], "{text}");
        assert_eq!(part.open, open(sides), "{text}");
        assert_eq!((part.columns, part.rows), (19, 19), "{text}");
    }
}

#[test]
fn names_and_sizes_say_where_a_part_lies() {
    for (text, black, size) in [
        ("  A B C\n3 . X .\n2 O . .", "B3", (19, 19)),
        ("  R S T\n19 . X .\n18 O . .", "S19", (19, 19)),
        (" 8 . X .\n 7 O . .\n   K L M", "L8", (19, 19)),
        ("$$Bc9\n$$ -----\n$$ | . X\n$$ | O .", "B9", (9, 9)),
        ("$$B13\n$$ | . X .\n$$ | O . .\n$$ -----", "B2", (13, 13)),
        (
            "|. X . . . . . . .|\n|O . . . . . . . .|\n-------------------",
            "B2",
            (9, 9),
        ),
        ("  K L M\n2|. X .\n1|O . .", "L2", (19, 19)),
        ("  1 2 3\n1 . X .\n2 O . .", "B19", (19, 19)),
    ] {
        let (diagram, part) = part(text);
        assert_eq!(stones(&diagram, Color::Black), [black], "{text}");
        assert_eq!((part.columns, part.rows), size, "{text}");
    }
    let nine = format!(
        "  A B C D E F G H J\n{}",
        (1..=9)
            .rev()
            .map(|n| format!("{n}|. . . . . . . . .\n"))
            .collect::<String>()
    );
    assert_eq!(
        read(&nine).0.setup.topology.shape().size(),
        Some((9, 9)),
        "a square of its names"
    );
    let corner = format!("{nine} +-----------------");
    assert_eq!(
        read(&corner).0.setup.topology.shape().size(),
        Some((19, 19)),
        "two edges are drawn"
    );
}

/// Left and bottom edge by their names alone: with the sides that are not drawn as edges, K3 and the stone in the corner would have
/// no liberty.
#[test]
fn a_part_is_no_impossible_position() {
    let text = " 3 X O . X
                 2 O O X O
                 1 . O X O
                   A B C D";
    let (diagram, part) = part(text);
    assert!(diagram.position().is_ok());
    assert!(part.open.right && part.open.top && !part.open.left && !part.open.bottom);
    let whole = diagram::parse("XO.X\nOOXO\n.OXO").expect("a board");
    assert!(
        whole.position().is_err(),
        "drawn without names it is the whole board"
    );
}

#[test]
fn two_opposite_borders_close_a_small_board() {
    let (diagram, notes) = read("|.X..|\n|O...|");
    assert_eq!(diagram.setup.topology.shape().size(), Some((4, 2)));
    assert_eq!(notes, [DiagramNoteKind::Whole]);
}

fn row_of(signs: &str, columns: usize) -> impl Strategy<Value = String> {
    proptest::string::string_regex(&format!("{signs}{{{columns}}}")).expect("a pattern")
}

fn rows() -> impl Strategy<Value = Vec<String>> {
    (2..=12_usize, 2..=12_usize).prop_flat_map(|(columns, rows)| {
        proptest::collection::vec(row_of("[XO.BW#@]", columns), rows)
    })
}

fn with_frame(rows: &[String], [left, right, top, bottom]: [bool; 4], mark: &str) -> String {
    let border = format!("{mark} {}\n", "-".repeat(2 * rows[0].len() + 1));
    let side = |is_there: bool| if is_there { "|" } else { " " };
    let row = |row: &String| {
        let spaced: Vec<String> = row.chars().map(String::from).collect();
        format!(
            "{mark} {} {} {}\n",
            side(left),
            spaced.join(" "),
            side(right)
        )
    };
    let middle: String = rows.iter().map(row).collect();
    let edge = |is_there: bool| if is_there { &*border } else { "" };
    format!("{}{middle}{}", edge(top), edge(bottom))
}

proptest! {
    /// Whatever borders are drawn, the stones stand beside each other as drawn, at the edges that exist, and what is beyond is
    /// empty.
    #[test]
    fn a_part_lies_at_its_edges(rows in rows(), sides in any::<[bool; 4]>(), is_marked in any::<bool>()) {
        let mark = if is_marked { "$$" } else { "" };
        let text = with_frame(&rows, sides, mark);
        let text = if is_marked { format!("$$B\n{text}") } else { text };
        let diagram = diagram::parse(&text).expect("a diagram");
        let (columns, height) = diagram.setup.topology.shape().size().expect("a rectangle");
        let plain = diagram.to_plain().expect("a rectangle");
        let board: Vec<&str> = plain.lines().collect();
        let drawn = rows[0].len();
        let places = (0..=height - rows.len()).flat_map(|down| (0..=columns - drawn).map(move |right| (right, down)));
        let [left, right, top, bottom] = sides;
        let fits = |&(across, down): &(usize, usize)| {
            let is_same = rows.iter().zip(&board[down..]).all(|(row, line)| line[across..].starts_with(row.as_str()));
            let is_at_edges = (!left || across == 0) && (!right || across + drawn == columns)
                && (!top || down == 0) && (!bottom || down + rows.len() == height);
            is_same && is_at_edges
        };
        prop_assert!(places.clone().any(|place| fits(&place)), "{text}\n{plain}");
        let count = |rows: &str| rows.chars().filter(|c| !"._\n".contains(*c)).count();
        prop_assert_eq!(count(&plain), rows.iter().map(|row| count(row)).sum::<usize>());
    }

    /// Names on any side are never points: the same board is read with and without.
    #[test]
    fn names_on_any_side_are_never_points(
        rows in (2..=12_usize).prop_flat_map(|side| proptest::collection::vec(row_of("[XO.]", side), side)),
        [above, below, before, behind] in any::<[bool; 4]>(),
        is_small in any::<bool>(),
    ) {
        let letters: String = "ABCDEFGHJKLM".chars().take(rows.len()).flat_map(|c| [' ', c]).collect();
        let letters = if is_small { letters.to_lowercase() } else { letters };
        let letters = format!("  {letters}\n");
        let mut text = String::new();
        if above { text += &letters; }
        for (at, row) in rows.iter().enumerate() {
            let number = rows.len() - at;
            let spaced: String = row.chars().flat_map(|c| [' ', c]).collect();
            if before { text += &format!("{number:2}"); }
            text += &spaced;
            if behind { text += &format!(" {number}"); }
            text += "\n";
        }
        if below { text += &letters; }
        // Small letters alone may be labels.
        prop_assume!(!is_small || before || behind || !(above || below));
        let read = diagram::parse(&text).expect("a diagram").to_plain();
        prop_assert_eq!(read.as_deref().map(str::trim_end), Some(&*rows.join("\n")), "{}", text);
    }

    #[test]
    fn no_pasted_text_makes_the_reader_panic(
        text in "([>$ |+.,BWXOxo#@CAabc0-9()\\[\\]<>/-]|\\$\\$|\\[go\\]|\\[/go\\]|<pre>|&gt;|┌|┼|┤|─|│|●|◆|一|十|（|Ｘ|\u{3000}|\n|\r| \t|word ){0,80}"
    ) {
        if let Ok(reading) = diagram::read(&text) {
            let lines = text.lines().count();
            prop_assert!(reading.notes.iter().all(|note| (1..=lines).contains(&note.line) && note.column >= 1));
            let plain = Diagram { to_move: None, title: None, ..reading.diagram };
            if let Some(text) = plain.to_plain() {
                prop_assert_eq!(diagram::parse(&text), Ok(plain));
            }
        }
    }
}
