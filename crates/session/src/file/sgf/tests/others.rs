//! Files as others write them.

use super::*;

#[test]
fn rectangles_old_names_and_unknown_properties() {
    let loaded = load(
        "(;FF[3]GaMe[1]SiZe[9]AddBlack[aa:bb]AW [ia]\n[ii]PlayerBlack[X]VW[aa:ff]C[a\\]b];B[cc])",
    );
    let document = &loaded.document;
    assert_eq!(document.board.setup.stones.black.len(), 4);
    assert_eq!(document.board.setup.stones.white.len(), 2);
    assert_eq!(document.text.comment, "a]b");
    let text = to_sgf(document, &Answers::NOTHING);
    let kept = text.find("PlayerBlack[X]").expect("kept");
    assert!(text.find("VW[aa:ff]").expect("kept") > kept, "in order");
    assert!(text.contains(";B[cc]"), "the solution stays");
    assert!(
        text.contains("AB[aa][ba][ab][bb]"),
        "single points are written"
    );
    assert_eq!(again(document).document, *document);
}

#[test]
fn a_size_that_is_no_square() {
    let loaded = load("(;SZ[13:9]AB[mi])");
    assert_eq!(loaded.document.topology().shape().size(), Some((13, 9)));
    assert_eq!(again(&loaded.document).document, loaded.document);
}

#[test]
fn a_game_gives_its_last_position_and_stays_in_the_file() {
    // White B9 is captured by the fifth move.
    let game = "(;SZ[9]GN[A game]PB[X];B[aa];W[ba];B[bb];W[];B[ca];W[tt](;B[ee];W[ff])(;B[gg]))";
    let loaded = load(game);
    let document = &loaded.document;
    assert_eq!(
        document.board.setup.get(at(document, "B9")),
        None,
        "captured"
    );
    assert_eq!(
        document.board.setup.get(at(document, "F4")),
        Some(Color::White),
        "the first variation"
    );
    assert_eq!(document.board.setup.get(at(document, "G3")), None);
    assert_eq!(document.board.to_move, Color::Black);
    assert_eq!(loaded.notices, [FileNotice::AfterGame { moves: 8 }]);
    let text = to_sgf(document, &Answers::NOTHING);
    assert!(text.starts_with(game), "the game is unchanged");
    let saved = load(&text);
    assert_eq!(saved.document, *document);
    assert_eq!((saved.games, saved.game), (2, 1));
    assert_eq!(
        parse_game("x", text.as_bytes(), 0)
            .expect("the game")
            .document
            .board
            .setup,
        document.board.setup
    );
}

#[test]
fn an_illegal_move_ends_the_game_before_it() {
    let loaded = load("(;SZ[9];B[aa];W[bb];B[aa];W[cc])");
    let point = at(&loaded.document, "A9");
    assert_eq!(
        loaded.notices,
        [
            FileNotice::AfterGame { moves: 2 },
            FileNotice::IllegalMove { number: 3, point }
        ]
    );
    assert_eq!(loaded.document.board.to_move, Color::Black);
}

#[test]
fn a_move_of_a_solution_that_cannot_be_played_is_told() {
    let loaded = load("(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[ee];W[ff])");
    assert_eq!(
        loaded.notices,
        [FileNotice::LineCut {
            number: 2,
            point: Some(at(&loaded.document, "E5"))
        }]
    );
    let whole = load("(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[ff])");
    assert_eq!(whole.notices, []);
}

#[test]
fn a_handicap_game_is_played_but_a_problem_is_not() {
    let handicap = load("(;SZ[9]HA[2]AB[gc][cg];W[ee];B[ff])");
    assert_eq!(handicap.document.board.setup.stones.black.len(), 3);
    let problem = load("(;SZ[9]AB[gc][cg];W[ee];B[ff])");
    assert_eq!(problem.document.board.setup.stones.black.len(), 2);
    assert_eq!(
        problem.document.board.to_move,
        Color::White,
        "who moves first in the solution"
    );
    let late = load("(;SZ[9]C[A problem];AB[gc]AW[cg];W[ee])");
    assert_eq!(
        (
            late.document.board.setup.stones.black.len(),
            late.document.board.setup.stones.white.len()
        ),
        (1, 1)
    );
    assert_eq!(late.document.board.to_move, Color::White);
}

#[test]
fn collections_open_at_our_game_and_keep_the_others() {
    let ours = to_sgf(&load("(;SZ[5]AB[aa])").document, &Answers::NOTHING);
    let text = format!("junk (\n(;GM[2]SZ[8])\n(;SZ[9]AB[bb])\n{ours}(;SZ[7]AB[cc])\ntrailing");
    let loaded = load(&text);
    assert_eq!((loaded.games, loaded.game), (4, 2));
    assert_eq!(
        to_sgf(&loaded.document, &Answers::NOTHING),
        text,
        "all of it comes back"
    );
    assert!(matches!(
        parse_game("x", text.as_bytes(), 0).expect_err("Othello").kind,
        FileErrorKind::OtherGame(number) if number == "2"
    ));
    assert!(matches!(
        parse_game("x", text.as_bytes(), 9)
            .expect_err("no such game")
            .kind,
        FileErrorKind::NoSuchGame { game: 9, games: 4 }
    ));
    assert_eq!(load("(;GM[2])(;SZ[9]AB[bb])").game, 1, "the first of Go");
}

#[test]
fn marks_of_others_are_kept_as_marks() {
    let loaded = load("(;SZ[9]AB[aa][ba]AW[ab]CR[ba][ee]SQ[ab]LB[cc:1]TR[dd])");
    let mut document = loaded.document;
    let [a9, a8] = ["A9", "A8"].map(|name| at(&document, name));
    assert_eq!(
        loaded.notices,
        [FileNotice::MarksOnly {
            essential: vec![a9],
            safe: vec![a8]
        }]
    );
    assert_eq!(role(&document, "A9"), Role::Unknown, "nothing is assumed");
    let set = MarkAction::Set {
        point: a9,
        role: Role::Essential,
    };
    apply::apply(&mut document, &Action::Mark(set)).expect("a block");
    document.race.picks.add(&[], at(&document, "C7"));
    let text = to_sgf(&document, &Answers::NOTHING);
    for part in ["CR[aa][ba][ee]", "SQ[ab]", "LB[cc:1]", "TR[dd]"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let saved = load(&text);
    assert_eq!(saved.document, document);
    assert!(saved.notices.is_empty(), "ours needs no question");
}

#[test]
fn crosses_stand_for_circles_if_there_are_none() {
    let loaded = load("(;SZ[9]AB[aa]MA[aa])");
    let essential = vec![at(&loaded.document, "A9")];
    assert_eq!(
        loaded.notices,
        [FileNotice::MarksOnly {
            essential,
            safe: vec![]
        }]
    );
}

#[test]
fn an_unreadable_mark_is_no_reason_to_refuse() {
    let loaded = load("(;SZ[9]AB[aa]\nCR[zz])");
    let [
        FileNotice::Unreadable {
            property,
            value,
            spot,
        },
    ] = &loaded.notices[..]
    else {
        panic!("{:?}", loaded.notices);
    };
    assert_eq!(
        (&**property, &**value, *spot),
        ("CR", "zz", Spot { line: 2, column: 4 })
    );
}

#[test]
fn the_comment_says_who_plays_if_nothing_else_does() {
    assert_eq!(
        load("(;SZ[9]AB[aa]C[白先])").document.board.to_move,
        Color::White
    );
    assert_eq!(
        load("(;SZ[9]AB[aa]PL[2])").document.board.to_move,
        Color::White
    );
    assert_eq!(load("(;SZ[9]AB[aa])").document.board.to_move, Color::Black);
}

#[test]
fn a_file_in_an_old_encoding_stays_in_it() {
    let game = "(;CA[shift_jis]SZ[9]PB[本因坊];B[aa])";
    let (bytes, ..) = encoding_rs::SHIFT_JIS.encode(game);
    let loaded = parse("old.sgf", &bytes).expect("a game");
    assert_eq!(
        loaded.notices,
        [FileNotice::AfterGame { moves: 1 }],
        "the encoding was not guessed"
    );
    let saved = file::to_bytes(&loaded.document, &Answers::NOTHING).expect("a rectangle");
    assert_eq!(saved.left, None);
    assert!(saved.bytes.starts_with(&bytes));
    let again = parse("old.sgf", &saved.bytes).expect("a game");
    assert_eq!(again.document, loaded.document);
    // As a text it is UTF-8, and says so.
    let text = to_sgf(&loaded.document, &Answers::NOTHING);
    assert!(
        text.starts_with("(;CA[UTF-8]SZ[9]PB[本因坊];B[aa])"),
        "{text}"
    );
    assert_eq!(
        load(&text).document.board.setup,
        loaded.document.board.setup
    );
}

#[test]
fn what_is_not_edited_has_its_bytes_and_what_is_edited_is_in_the_same_encoding() {
    // A broken byte in the comment, a soft break in the name, a line break of two signs.
    let old = b"(;CA[GBK]SZ[9]AB[aa]GN[\xd5\xc5\\\n\xc8\xfd]C[\xba\xda\xc6\xe5\r\n\xff\xb0\xd7]PB[a\\]b\xff];W[bb])";
    let mut document = parse("old.sgf", old).expect("a problem").document;
    let bytes = |document: &Document| {
        file::to_bytes(document, &Answers::NOTHING)
            .expect("a rectangle")
            .bytes
    };
    let has = |all: &[u8], part: &[u8]| all.windows(part.len()).any(|each| each == part);
    let written = bytes(&document);
    for part in [
        &b"GN[\xd5\xc5\\\n\xc8\xfd]"[..],
        b"C[\xba\xda\xc6\xe5\r\n\xff\xb0\xd7]",
        b"PB[a\\]b\xff]",
        b"CA[GBK]",
    ] {
        assert!(has(&written, part), "{}", String::from_utf8_lossy(part));
    }
    assert_eq!(parse("old.sgf", &written).expect("ours").document, document);
    // Words are added behind the comment, and taken off again.
    let words = ["黑胜".to_owned()];
    let told = Answers {
        words: &words,
        ..Answers::NOTHING
    };
    let with_words = file::to_bytes(&document, &told).expect("a rectangle").bytes;
    assert!(has(
        &with_words,
        b"\r\n\xff\xb0\xd7\n\n--- Semeai ---\n\xba\xda\xca\xa4\n"
    ));
    assert_eq!(
        bytes(&parse("old.sgf", &with_words).expect("ours").document),
        written
    );
    // A new title is in the old encoding, and an impossible one takes the file to another.
    document.text.title = "白棋".to_owned();
    assert!(has(&bytes(&document), b"GN[\xb0\xd7\xc6\xe5]"));
    document.text.title = "김".to_owned();
    let left = file::to_bytes(&document, &Answers::NOTHING).expect("a rectangle");
    assert_eq!(left.left, Some("GBK"));
    let text = String::from_utf8(left.bytes).expect("UTF-8");
    assert!(
        text.contains("CA[UTF-8]") && text.contains("GN[김]"),
        "{text}"
    );
}

/// What is written of a file, which is in the same encoding and reads as the same document.
#[track_caller]
fn written_again(bytes: &[u8]) -> Vec<u8> {
    let document = parse("old.sgf", bytes).expect("a record").document;
    let written = file::to_bytes(&document, &Answers::NOTHING).expect("a rectangle");
    assert_eq!(written.left, None);
    let again = parse("again.sgf", &written.bytes).expect("ours").document;
    assert_eq!(again, document, "{}", written.bytes.escape_ascii());
    written.bytes
}

#[test]
fn a_broken_byte_comes_back_where_the_brackets_around_it_are_mended() {
    for (record, part) in [
        (
            &b"(;SZ[9]PB[\xb3\xaf\xa9\xc9\xa7g]PW\xff]BR[9\xacq]RE[\xb6\xc2\xa4\xa4\xbdL\xb3\xd3];B[cc])"[..],
            &b"PB[\xb3\xaf\xa9\xc9\xa7g\\]PW\xff]"[..],
        ),
        (
            b"(;CA[GBK]SZ[9]GC[a[b]\xff\xba\xda]PB[\xb0\xd7];B[cc])",
            b"GC[a[b\\]\xff\xba\xda]",
        ),
    ] {
        let written = written_again(record);
        let has_part = written.windows(part.len()).any(|each| each == part);
        assert!(has_part, "{}", written.escape_ascii());
    }
}

#[test]
fn a_record_that_ends_in_zeros_can_be_opened_after_it_was_saved() {
    for record in [
        &b"(;SZ[9];B[cc])\n\0\0"[..],
        b"(;SZ[9]AB[cc])\0",
        b"(;CA[GBK]SZ[9]PB[\xb0\xd7];B[cc])\0",
    ] {
        written_again(record);
    }
}

#[test]
fn a_cut_sign_takes_no_bracket_where_another_property_stands_behind_it() {
    // The comment is written last, and in this encoding a bracket can be the second half of a sign.
    let cut = b"(;CA[GBK]SZ[9]AB[aa]C[\xb0\xd7\x81]GN[\xba\xda\xc6\xe5])";
    let written = written_again(cut);
    let expected = b"C[\xb0\xd7\xff]";
    let is_there = written.windows(expected.len()).any(|each| each == expected);
    assert!(is_there, "{}", written.escape_ascii());
}

#[test]
fn what_we_have_written_is_read_in_the_same_encoding_however_much_of_it_is_broken() {
    // The comment is written a second time, so that more signs are broken than not.
    let broken = b"(;CA[GBK]SZ[5]GN[\xba\xda\xc6\xe5];B[aa]C[\xff\xff];W[bb])";
    let wanted = file::PositionChoice {
        after_move: Some(1),
        ..file::PositionChoice::default()
    };
    let document = file::parse_wanted("old.sgf", broken, wanted);
    let document = document.expect("a record").document;
    let written = file::to_bytes(&document, &Answers::NOTHING).expect("a rectangle");
    assert_eq!(written.left, None);
    let again = parse("again.sgf", &written.bytes).expect("ours").document;
    assert_eq!(again, document);
}

#[test]
fn another_game_of_an_old_file_is_of_the_same_file() {
    let text = "(;SZ[9]PB[棋聖戦挑戦者];B[aa])(;SZ[9]PB[本因坊戦の名人];B[bb])";
    let (bytes, ..) = encoding_rs::EUC_JP.encode(text);
    let first = parse("old.sgf", &bytes).expect("games").document;
    let second = first.other_game(1, false).expect("a game").document;
    let saved = file::to_bytes(&second, &Answers::NOTHING)
        .expect("a rectangle")
        .bytes;
    assert!(saved.starts_with(&bytes));
}

#[test]
fn a_later_version_of_ours_is_not_opened() {
    for (text, at) in [
        ("(;SZ[9]SEMV[99]AB[aa])", 8),
        ("(;SZ[9]AB[aa]SEMV[2:3])", 14),
    ] {
        let version = if at == 8 { 99 } else { 2 };
        let spot = Some(Spot {
            line: 1,
            column: at,
        });
        assert_eq!(refusal(text), (spot, FileErrorKind::Newer { version }));
    }
    // Another game of its file is, and keeps it as it is.
    let both = "(;SZ[9]SEMV[99]SEMX[new]AB[aa])\n(;SZ[9]AB[bb])";
    let other = parse_game("x", both.as_bytes(), 1).expect("an older game");
    assert!(
        to_sgf(&other.document, &Answers::NOTHING).starts_with("(;SZ[9]SEMV[99]SEMX[new]AB[aa])\n")
    );
}
