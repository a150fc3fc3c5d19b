//! Records as other programs write them, against the letter of the standard.

use proptest::prelude::*;
use semeai_board::{Color, Topology};

use crate::file::sgf::value::LETTERS;
use crate::file::{
    self, FileContent, FileErrorKind, FileNotice, PositionChoice, Spot, parse, parse_wanted,
};
use crate::{Document, Moment, NodeId};

fn load(text: &str) -> FileContent {
    parse("odd.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

fn refusal(text: &str) -> (Option<Spot>, FileErrorKind) {
    let error = parse("odd.sgf", text.as_bytes()).expect_err("refused");
    (error.spot, error.kind)
}

fn saved(document: &Document) -> String {
    file::to_sgf(document, &file::Answers::NOTHING).expect("a rectangle")
}

fn stones(loaded: &FileContent) -> [String; 2] {
    let setup = &loaded.document.board.setup;
    Color::ALL.map(|color| setup.topology.names(&setup.stones[color]).join(" "))
}

const fn spot(line: usize, column: usize) -> Spot {
    Spot { line, column }
}

#[test]
fn names_in_small_letters_are_read_as_capitals() {
    let small = "(;ff[4]sz[9]\n;b[cc];w[dd])";
    let loaded = load(small);
    assert_eq!(loaded.document.topology().len(), 81);
    assert_eq!(stones(&loaded), ["C7", "D6"]);
    let told = FileNotice::SmallLetters {
        property: "ff".to_owned(),
        spot: spot(1, 3),
    };
    assert!(loaded.notices.contains(&told), "{:?}", loaded.notices);
    assert_eq!(
        load(&saved(&loaded.document)).document.board.setup,
        loaded.document.board.setup
    );
    // Beside capitals they are for people, as in old files.
    let old = load("(;GaMe[1]SiZe[9];Black[cc];White[dd])");
    assert_eq!(stones(&old), ["C7", "D6"]);
    let has_told = |notice: &FileNotice| matches!(notice, FileNotice::SmallLetters { .. });
    assert!(!old.notices.iter().any(has_told), "{:?}", old.notices);
}

#[test]
fn of_several_games_of_ours_the_last_saved_is_read() {
    // A record that was marked by this program, and played on: its text is kept before what is saved.
    let loaded = load("(;SZ[9]SEMV[1];W[cg])");
    assert_eq!(stones(&loaded), ["", ""]);
    let after_first = PositionChoice {
        after_move: Some(1),
        ..PositionChoice::default()
    };
    let text = "(;SZ[9]SEMV[1];W[cg];B[aa])";
    let played = parse_wanted("odd.sgf", text.as_bytes(), after_first).expect("read");
    assert_eq!(stones(&played), ["", "C3"]);
    let text = saved(&played.document);
    assert!(text.contains("SEMV[1:1]"), "{text}");
    let again = load(&text);
    assert_eq!((again.game, stones(&again)), (1, stones(&played)), "{text}");
    assert_eq!(saved(&again.document), text);
    // Of the same turn the first.
    let twice = load("(;SZ[9]SEMV[1]AB[aa])(;SZ[9]SEMV[1]AB[bb])");
    assert_eq!(stones(&twice)[0], "A9");
    assert_eq!(
        stones(&load("(;SZ[9]SEMV[1]AB[aa])(;SZ[9]SEMV[1:7]AB[bb])"))[0],
        "B8"
    );
}

#[test]
fn a_game_without_its_first_semicolon_is_read() {
    for text in [
        "(SZ[9]AB[aa];W[ba])",
        "\n ( SZ [9]AB[aa]\n;W[ba])",
        "(SiZe[9]AddBlack[aa];W[ba])",
        "From: somebody (me)\n\n(FF[4]SZ[9]AB[aa](;W[ba])(;W[bb]))",
        "(;GM[2];)(SZ[9]AB[aa];W[ba])",
    ] {
        let loaded = load(text);
        assert_eq!(stones(&loaded), ["A9", ""], "{text}");
        assert_eq!(loaded.document.board.to_move, Color::White, "{text}");
        let again = load(&saved(&loaded.document));
        assert_eq!(again.document, loaded.document, "{text}");
    }
    // A game that is played keeps its text.
    let text = "(SZ[9];B[aa];W[ba])";
    let again = saved(&load(text).document);
    assert!(again.starts_with(text), "{again}");
    assert_eq!(load(&again).games, 2);
    // Words in parentheses are no game, and a variation needs its sign.
    assert_eq!(stones(&load("(see[1] below) (;SZ[9]AB[aa])"))[0], "A9");
    assert_eq!(stones(&load("An odd (A[1]) (;SZ[9]AB[aa])"))[0], "A9");
    assert_eq!(refusal("words (no[1] game)").1, FileErrorKind::NoGame);
    let variation = load("(;SZ[9]AB[bb](B[aa]))");
    let missing = FileNotice::SignMissing {
        sign: ';',
        spot: spot(1, 15),
    };
    assert!(variation.notices.contains(&missing));
}

#[test]
fn stray_signs_are_passed_over_and_named() {
    let game = "(;SZ[9]US[Matsuyama[3d]]PB[a];B[aa]\n---\n;W[ba]C[x]y];B[bb])";
    let loaded = load(game);
    assert_eq!(stones(&loaded), ["A9 B8", "B9"]);
    assert_eq!(
        loaded.notices[..3],
        [
            FileNotice::BracketInside { spot: spot(1, 23) },
            FileNotice::PassedOver {
                text: "---".to_owned(),
                spot: spot(2, 1)
            },
            FileNotice::BracketInside { spot: spot(3, 10) },
        ]
    );
    let text = saved(&loaded.document);
    assert!(text.contains("US[Matsuyama[3d\\]]"), "{text}");
    assert_eq!(load(&text).document, loaded.document);
    // Places that are told of what stands behind them are those of the file.
    let odd = load("(;SZ[9]US[a[3d]]KM[six];B[aa])");
    assert_eq!(odd.notices[1].spot(), Some(spot(1, 17)));
    assert_eq!(
        refusal("(;SZ[9]US[a[3d]]AB[zz];B[aa])").0,
        Some(spot(1, 20))
    );
}

#[test]
fn a_record_without_its_end_is_read_and_told() {
    let loaded = load("(;SZ[9];B[aa](;W[ba];B[bb]");
    assert_eq!(stones(&loaded), ["A9 B8", "B9"]);
    let missing = FileNotice::SignMissing {
        sign: ')',
        spot: spot(1, 27),
    };
    assert!(loaded.notices.contains(&missing));
    let text = saved(&loaded.document);
    assert!(
        text.starts_with("(;SZ[9];B[aa](;W[ba];B[bb]))\n(;"),
        "{text}"
    );
    assert!(matches!(
        refusal("(;SZ[9];B[aa];W[b").1,
        FileErrorKind::EndsInValue(_)
    ));
}

#[test]
fn points_are_read_across_line_breaks() {
    let loaded = load("(;SZ[\n9]AB[a\na][b\r\nb:c\\\nc]\nAW[ i\ti ];B[d\nd])");
    assert_eq!(stones(&loaded), ["A9 B8 C8 B7 C7", "J1"]);
    assert_eq!(loaded.notices, [], "nothing is guessed");
    let game = load("(;SZ[9];B[d\nd];W[t\nt];B[\n])");
    assert_eq!(stones(&game), ["D6", ""]);
    assert_eq!(game.notices, [FileNotice::AfterGame { moves: 3 }]);
}

fn off_board(number: usize, value: &str, spot: Spot) -> FileNotice {
    FileNotice::MoveOffBoard {
        number,
        property: "W".to_owned(),
        value: value.to_owned(),
        spot,
    }
}

#[test]
fn a_move_off_the_board_ends_the_game_before_it() {
    for (value, shown) in [("jj", "jj"), ("K9", "K9"), ("?", "?"), ("a\nbc", "a bc")] {
        let text = format!("(;SZ[9];B[aa]\n;W[{value}];B[bb])");
        let loaded = load(&text);
        assert_eq!(
            loaded.notices,
            [
                FileNotice::AfterGame { moves: 1 },
                off_board(2, shown, spot(2, 4))
            ]
        );
        assert_eq!(stones(&loaded), ["A9", ""]);
        assert_eq!(loaded.document.board.to_move, Color::White);
        assert!(saved(&loaded.document).starts_with(&text), "kept as it is");
    }
    // Also if nothing has been played before it, and where a position further on is wanted.
    let first = load("(;SZ[9];W[zz];B[aa])");
    assert_eq!(first.notices, [off_board(1, "zz", spot(1, 11))]);
    assert_eq!(stones(&first), ["", ""]);
    assert!(saved(&first.document).contains(";W[zz];B[aa]"));
    let wanted = PositionChoice {
        after_move: Some(2),
        ..PositionChoice::default()
    };
    let text = b"(;SZ[9];B[aa];W[zz];B[bb])";
    let third = parse_wanted("odd.sgf", text, wanted).expect("there are two moves");
    assert_eq!(third.notices, [off_board(2, "zz", spot(1, 17))]);
    assert_eq!(stones(&third), ["A9", ""]);
    let fifth = PositionChoice {
        after_move: Some(4),
        ..wanted
    };
    let error = parse_wanted("odd.sgf", text, fifth).expect_err("there is none");
    assert!(matches!(
        error.kind,
        FileErrorKind::NoSuchMove {
            number: 4,
            moves: 3,
            ..
        }
    ));
}

#[test]
fn names_of_points_on_the_board_are_read_with_a_notice() {
    let named = |property: &str, value: &str, spot| FileNotice::BoardNames {
        property: property.to_owned(),
        value: value.to_owned(),
        spot,
    };
    let game = load("(;SZ[9];B[D4]\n;W[e5];B[Pass];W[J9])");
    assert_eq!(stones(&game), ["D4", "J9 E5"]);
    assert_eq!(
        game.notices,
        [
            FileNotice::AfterGame { moves: 4 },
            named("B", "D4", spot(1, 11))
        ]
    );
    let problem = load("(;SZ[9]AB[aa][B9]AW[A8:b8]CR[A9])");
    assert_eq!(stones(&problem), ["A9 B9", "A8 B8"]);
    assert!(
        problem.notices.contains(&named("AB", "B9", spot(1, 15))),
        "the first: {:?}",
        problem.notices
    );
    assert!(
        matches!(&problem.notices[..], [FileNotice::MarksOnly { essential, .. }, _] if essential.len() == 1)
    );
    let again = load(&saved(&problem.document));
    assert_eq!(again.document, problem.document);
    assert_eq!(again.notices, [], "written as SGF has it");
    assert_eq!(
        refusal("(;SZ[9]AB[K1])"),
        (
            Some(spot(1, 11)),
            FileErrorKind::OutsideBoard {
                property: "AB".to_owned(),
                value: "K1".to_owned()
            }
        )
    );
}

#[test]
fn the_size_may_stand_after_the_stones() {
    let inside = load("(;AB[aa]AW[ba]SZ[9])");
    assert_eq!(inside.document.topology().shape().size(), Some((9, 9)));
    assert_eq!(inside.notices, []);
    let late = "(;AB[aa]AW[ba]\n;SZ[9:7];B[bb])";
    let loaded = load(late);
    assert_eq!(loaded.document.topology().shape().size(), Some((9, 7)));
    assert_eq!(stones(&loaded), ["A7", "B7"]);
    assert_eq!(loaded.notices, [FileNotice::LateSize { spot: spot(2, 2) }]);
    let again = load(&saved(&loaded.document));
    assert_eq!(again.document, loaded.document);
    // What is no size, and what stands in another variation, says nothing.
    for text in ["(;AB[aa];SZ[x])", "(;AB[aa](;B[bb])(;SZ[9]))", "(;AB[aa])"] {
        let loaded = load(text);
        assert_eq!(loaded.document.topology().shape().size(), Some((19, 19)));
        assert_eq!(loaded.notices, [], "{text}");
    }
}

#[test]
fn two_bytes_a_sign_without_a_mark_are_told_as_a_guess() {
    let text = "(;SZ[9]PB[本因坊];B[aa])";
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let loaded = parse("odd.sgf", &bytes).expect("a game");
    assert_eq!(stones(&loaded), ["A9", ""]);
    let encoding = "UTF-16LE";
    assert!(
        loaded
            .notices
            .contains(&FileNotice::EncodingGuessed { encoding })
    );
    assert!(saved(&loaded.document).starts_with(text));
}

/// How a record is written.
#[derive(Clone, Copy, Debug)]
struct Habit {
    has_semicolon: bool,
    has_late_size: bool,
    breaks: &'static str,
    has_board_names: bool,
    has_wide_signs: bool,
}

prop_compose! {
    fn habits()(
        (has_semicolon, has_late_size, has_board_names, has_wide_signs) in any::<(bool, bool, bool, bool)>(),
        breaks in prop::sample::select(vec!["", "\n", "\r\n", " ", "\\\n"]),
    ) -> Habit {
        Habit { has_semicolon, has_late_size, breaks, has_board_names, has_wide_signs }
    }
}

/// A record of moves on a board of this size, by column and row from the top left.
fn record(size: usize, moves: &[(usize, usize)], habit: Option<Habit>) -> String {
    let topology = Topology::rectangle(size, size).expect("a board");
    let letter = |index: usize| char::from(LETTERS[index]);
    let (open, breaks) = match habit {
        Some(habit) if !habit.has_semicolon => ("(", habit.breaks),
        Some(habit) => ("(;", habit.breaks),
        None => ("(;", ""),
    };
    let size_word = format!("SZ[{size}]");
    let is_late = habit.is_some_and(|habit| habit.has_late_size);
    let (early, late) = if is_late {
        ("", &*size_word)
    } else {
        (&*size_word, "")
    };
    let mut text = format!("{open}GM[1]{early}PB[Somebody]");
    for (i, &(column, row)) in moves.iter().enumerate() {
        let (column, row) = (column % size, row % size);
        let name = if habit.is_some_and(|habit| habit.has_board_names) {
            let point = topology.shape().at(column, row).expect("on the board");
            topology.name(point).to_owned()
        } else {
            [letter(column), letter(row)].iter().collect()
        };
        let (first, rest) = name.split_at(1);
        let color = if i % 2 == 0 { "B" } else { "W" };
        text += &format!(";{color}[{first}{breaks}{rest}]");
        if i == 0 {
            text += late;
        }
    }
    text + ")"
}

/// Every position of the game that a document is of.
fn moments(loaded: &FileContent) -> Vec<Moment> {
    let game = loaded.document.game.iter();
    let nodes = game.flat_map(|game| {
        let ids = (0..game.record().len()).filter_map(NodeId::new);
        ids.map(|id| game.record().node(id).moment)
    });
    nodes.collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_record_says_the_same_whatever_its_habits(
        size in 5_usize..=19,
        moves in prop::collection::vec((0_usize..19, 0_usize..19), 1..40),
        habit in habits(),
    ) {
        let plain = load(&record(size, &moves, None));
        let text = record(size, &moves, Some(habit));
        let bytes: Vec<u8> = if habit.has_wide_signs {
            text.encode_utf16().flat_map(u16::to_be_bytes).collect()
        } else {
            text.clone().into_bytes()
        };
        let odd = parse("odd.sgf", &bytes).map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(&odd.document.board.setup, &plain.document.board.setup);
        prop_assert_eq!(odd.document.board.to_move, plain.document.board.to_move);
        prop_assert_eq!(odd.document.board.ban, plain.document.board.ban);
        prop_assert_eq!(moments(&odd), moments(&plain));
        // Nothing of the record is lost, and it reads the same again.
        let saved = saved(&odd.document);
        prop_assert!(saved.starts_with(&text), "{}", saved);
        let again = parse("odd.sgf", saved.as_bytes()).map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(again.document, odd.document);
    }

    #[test]
    fn odd_pieces_never_panic_and_what_is_read_comes_back(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "(", "(;", ")", ";", "FF[4]", "SZ[9]", "SZ[\n5]", "AB[aa]", "AB[A\n9]", "AW[b2:C3]", "B[D4]", "W[zz]", "B[]",
            "W[Pass]", "B[t\nt]", "CR[A1]", "C[\\]", "]", "\n", "SEMV[1]", "SEME[A9]", "SEMC[aa]", "HA[2]", "junk ", "\\", "[", "KM[375]", "KM[]", "RU[cn]", "---", "é",
        ]), 0..24),
        shift in any::<bool>(),
    ) {
        let text: String = pieces.concat();
        for text in [text.clone(), format!("(;{text})"), format!("({text})")] {
            let mut bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            if shift {
                bytes.push(b'\n');
            }
            let _ = parse("wide", &bytes);
            if let Ok(loaded) = parse("odd.sgf", text.as_bytes()) {
                let saved = saved(&loaded.document);
                let again = parse("again.sgf", saved.as_bytes());
                let again = again.map_err(|e| TestCaseError::fail(format!("{text}\n{saved}\n{e}")))?;
                prop_assert_eq!(again.document, loaded.document, "{}", saved);
            }
        }
    }
}
