//! The laws of reading and writing, and files as others write them.

mod answers;
mod line;
mod odd;
mod rearrangement;
mod record;

use std::sync::Arc;

use proptest::prelude::*;
use semeai_board::{BoardKind, Color, Point, PointSet, Role, Topology};
use semeai_life::{Ending, Ko, Kos};
use semeai_race::picks::{ClosedQuestion, Move};
use semeai_race::report::Report;
use semeai_race::solve::Several;

use crate::file::sgf::names::OF_ROOT;
use crate::file::{
    self, Answers, FileContent, FileErrorKind, FileFormat, FileNotice, FormatError, Spot, parse,
    parse_game,
};
use crate::{Action, Document, LifeMarks, MarkAction, apply};

fn load(text: &str) -> FileContent {
    parse("test.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn to_sgf(document: &Document, told: &Answers<'_>) -> String {
    file::to_sgf(document, told).expect("a rectangle")
}

fn refusal(text: &str) -> (Option<Spot>, FileErrorKind) {
    let error = parse("test.sgf", text.as_bytes()).expect_err("refused");
    (error.spot, error.kind)
}

fn at(document: &Document, name: &str) -> Point {
    document.topology().point(name).expect("on the board")
}

fn role(document: &Document, name: &str) -> Role {
    let block = document
        .board
        .setup
        .block_at(at(document, name))
        .expect("a stone");
    document.marks.roles.of(&block)
}

/// What is told of a race that was counted.
fn counted<'a>(report: &'a Report, words: &'a [String]) -> Answers<'a> {
    Answers {
        race: Some(report),
        words,
        ..Answers::NOTHING
    }
}

/// Saves and loads again.
fn again(document: &Document) -> FileContent {
    load(&to_sgf(document, &Answers::NOTHING))
}

// Files by others.

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

// Refusals.

#[test]
fn what_cannot_be_placed_is_refused_with_its_place() {
    let spot = |line, column| Some(Spot { line, column });
    let value = |property: &str, value: &str| (property.to_owned(), value.to_owned());
    let (property, outside) = value("AW", "jj");
    assert_eq!(
        refusal("(;SZ[9]\n AW[aa][jj])"),
        (
            spot(2, 9),
            FileErrorKind::OutsideBoard {
                property,
                value: outside
            }
        )
    );
    let (property, bad) = value("AB", "a");
    assert_eq!(
        refusal("(;SZ[9]AB[a])").1,
        FileErrorKind::BadPoint {
            property,
            value: bad
        }
    );
    assert_eq!(
        refusal("(;SZ[9]AB[aa:cc]AW[bb])").1,
        FileErrorKind::StonesOnTop {
            point: "B8".to_owned()
        }
    );
    assert_eq!(
        refusal("(;SZ[26])"),
        (
            spot(1, 3),
            FileErrorKind::BoardSize {
                columns: 26,
                rows: 26
            }
        )
    );
    assert_eq!(
        refusal("(;SZ[1])").1,
        FileErrorKind::BoardSize {
            columns: 1,
            rows: 1
        }
    );
    assert_eq!(
        refusal("(;SZ[big])").1,
        FileErrorKind::BadSize("big".to_owned())
    );
    assert_eq!(
        refusal("(;GM[3])").1,
        FileErrorKind::OtherGame("3".to_owned())
    );
    assert_eq!(refusal("not a game").1, FileErrorKind::NoGame);
    assert_eq!(refusal(" \n").1, FileErrorKind::Empty);
    assert_eq!(refusal("\0\u{1}").1, FileErrorKind::Binary);
}

// Edited elsewhere.

/// A race in the corner of a small board: black A9 and white A8 essential, black E5 safe.
fn race() -> Document {
    let mut document = load("(;SZ[9]AB[aa][ba][ee]AW[ab][bb])").document;
    for (name, role) in [
        ("A9", Role::Essential),
        ("A8", Role::Essential),
        ("E5", Role::Safe),
    ] {
        let point = at(&document, name);
        apply::apply(
            &mut document,
            &Action::Mark(MarkAction::Set { point, role }),
        )
        .expect("a block");
    }
    document.race.picks.add(&[], at(&document, "C9"));
    document
}

#[test]
fn private_properties_win_while_the_stones_are_the_same() {
    let text = to_sgf(&race(), &Answers::NOTHING).replace("CR[aa][ab]SQ[ee]", "CR[ee]");
    let loaded = load(&text);
    assert!(loaded.notices.is_empty());
    assert_eq!(role(&loaded.document, "A9"), Role::Essential);
    assert_eq!(role(&loaded.document, "E5"), Role::Safe);
}

#[test]
fn a_block_whose_stones_changed_has_the_role_of_its_marks() {
    let text = to_sgf(&race(), &Answers::NOTHING)
        .replace("AB[aa]", "AB[hh]")
        .replace("CR[aa]", "CR[ba][hh]");
    let loaded = load(&text.replace("AP[Semeai:", "AP[Other:"));
    assert_eq!(
        role(&loaded.document, "B9"),
        Role::Essential,
        "its circle moved on"
    );
    assert_eq!(role(&loaded.document, "H2"), Role::Essential);
    assert_eq!(role(&loaded.document, "A8"), Role::Essential, "unchanged");
    assert_eq!(role(&loaded.document, "E5"), Role::Safe, "unchanged");
    let [
        FileNotice::Rebuilt {
            program: Some(program),
        },
    ] = &loaded.notices[..]
    else {
        panic!("{:?}", loaded.notices);
    };
    assert!(program.starts_with("Other:"));
}

#[test]
fn a_comment_by_others_in_our_variation_is_kept_and_the_candidates_too() {
    let mut document = race();
    let first = Move {
        color: Color::Black,
        point: at(&document, "C9"),
    };
    document.race.picks.add(&[first], at(&document, "C8"));
    let text = to_sgf(&document, &Answers::NOTHING);
    let edited = load(&text.replace("SEMG[1]", "SEMG[1]C[Good!]"));
    assert_eq!(edited.document.race.picks, document.race.picks);
    let saved = to_sgf(&edited.document, &Answers::NOTHING);
    assert!(saved.contains("C[Good!]"));
    assert_eq!(load(&saved).document, edited.document);
}

#[test]
fn a_new_variation_by_others_is_kept_beside_ours() {
    let mut document = race();
    let first = Move {
        color: Color::Black,
        point: at(&document, "C9"),
    };
    document.race.picks.add(&[first], at(&document, "C8"));
    let text = to_sgf(&document, &Answers::NOTHING);
    let end = text.rfind(')').expect("an end");
    let edited = load(&format!(
        "{}(;W[gg]C[mine];B[hh])){}",
        &text[..end],
        &text[end + 1..]
    ));
    assert_eq!(edited.document.race.picks, document.race.picks);
    assert!(to_sgf(&edited.document, &Answers::NOTHING).contains("(;W[gg]C[mine];B[hh])"));
    assert_eq!(again(&edited.document).document, edited.document);
}

// Hostile input.

#[test]
fn deep_and_large_files_are_read_or_refused_quickly() {
    let deep = "(;SZ[9]".to_owned() + &"(;B[aa]".repeat(200_000) + &")".repeat(200_001);
    let loaded = load(&deep);
    assert_eq!(loaded.notices.len(), 2, "the second move at A9 is illegal");
    let long = "(;SZ[9]SEMV[1]".to_owned() + &";B[aa]SEMG[1]SEMC[bb]".repeat(50_000) + ")";
    let loaded = load(&long);
    assert!(loaded.notices.contains(&FileNotice::TreeTooLarge));
    assert_eq!(loaded.document.race.picks.len(), 700);
    assert!(parse("x", &"(;".repeat(1 << 20).into_bytes()).is_err());
    assert_eq!(
        parse("x", &vec![b'x'; 65 << 20]).expect_err("large").kind,
        FileErrorKind::TooLarge { bytes: 65 << 20 }
    );
    let games = "(;)".repeat(100_001);
    assert_eq!(refusal(&games).1, FileErrorKind::TooManyGames);
}

#[test]
fn a_truncated_file_is_refused_or_told_at_every_byte() {
    let mut document = race();
    document.text.comment = "攻合い \\ ] [ ( ) ;".to_owned();
    let text = to_sgf(&document, &Answers::NOTHING);
    let end = text.rfind(')').expect("an end");
    for length in 0..end {
        if let Ok(loaded) = parse("x.sgf", &text.as_bytes()[..length]) {
            let is_told =
                |notice: &FileNotice| matches!(notice, FileNotice::SignMissing { sign: ')', .. });
            assert!(loaded.notices.iter().any(is_told), "at byte {length}");
        }
    }
}

// Laws.

#[test]
fn every_property_of_a_document_is_said_by_one_of_its_parts_only() {
    let mut names: Vec<_> = Document::own_properties().chain(OF_ROOT).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

/// How it is asked who lives, in every way that there is.
fn life_marks(number: u8, only: PointSet) -> LifeMarks {
    let ending = match (number % 3, only.first()) {
        (1, _) => Ending::Ultimate,
        (2, Some(point)) => Ending::Target(point),
        _ => Ending::Territory,
    };
    let kos = match number / 3 % 4 {
        0 => Kos::All,
        1 => Kos::One(Ko::Simple),
        2 => Kos::One(Ko::BlackWins),
        _ => Kos::One(Ko::WhiteWins),
    };
    let only = if number < 128 { PointSet::EMPTY } else { only };
    LifeMarks { ending, kos, only }
}

prop_compose! {
    fn documents()(columns in 2_usize..=25, rows in 2_usize..=25)(
        stones in prop::collection::vec((0..columns * rows, 0..2_u8, 0..4_u8), 0..60),
        roles in prop::collection::vec((0..columns * rows, 0..3_u8), 0..10),
        picks in prop::collection::vec(
            (prop::collection::vec((0..columns * rows, any::<bool>()), 0..4), 0..columns * rows),
            0..12,
        ),
        closed in prop::collection::vec((0..columns * rows, 0..3_u8), 0..4),
        only in prop::collection::btree_set(0..columns * rows, 0..4),
        flags in any::<(bool, bool, u8)>(),
        linked in any::<(bool, bool)>(),
        several in prop::sample::select(vec![Several::All, Several::First]),
        is_white in any::<bool>(),
        title in "[^\\r\\n\\x00]{0,12}",
        comment in "[^\\r\\x00]{0,40}",
        columns in Just(columns),
        rows in Just(rows),
    ) -> Document {
        let mut document = Document::empty(BoardKind::rectangle(columns, rows).expect("within the limits"));
        let point = |index| Point::new(index).expect("on the board");
        let color = |is_white| if is_white { Color::White } else { Color::Black };
        let role = |number| [Role::Unknown, Role::Safe, Role::Essential][usize::from(number % 3)];
        for (index, side, _) in &stones {
            document.board.setup.set(point(*index), Some(color(*side == 1)));
        }
        for (index, _, number) in stones {
            let block = document.board.setup.block_at(point(index)).expect("a stone");
            if number < 3 {
                document.marks.roles.set_block(&block, role(number));
            }
        }
        for (index, number) in roles {
            document.marks.roles.set(point(index), role(number));
        }
        for (path, index) in picks {
            let path: Vec<Move> =
                path.into_iter().map(|(at, is_white)| Move { color: color(is_white), point: point(at) }).collect();
            document.race.picks.add(&path, point(index));
            if index % 3 == 0 {
                document.race.picks.put_first(&path, point(index));
            }
        }
        for (index, side) in closed {
            let point = point(index);
            document.race.picks.close(&[], match side {
                0 => ClosedQuestion::Region(point),
                side => ClosedQuestion::Move(Move { color: color(side == 1), point }),
            });
        }
        let (is_narrowed, is_assumed, life) = flags;
        let only = only.into_iter().map(point).collect();
        document.endgame.ask_only(only, is_narrowed);
        document.life = life_marks(life, only);
        if is_assumed {
            document.marks.assumed = document.marks.roles.points(Role::Safe);
        }
        document.race.linked.black = linked.0;
        document.race.linked.white = linked.1;
        document.race.several = several;
        document.board.to_move = color(is_white);
        document.text.title = title;
        document.text.comment = comment;
        document
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_document_comes_back_from_its_file(document in documents()) {
        let text = to_sgf(&document, &Answers::NOTHING);
        let loaded = parse("law.sgf", text.as_bytes()).map_err(|e| TestCaseError::fail(e.to_string()))?;
        prop_assert_eq!(&loaded.document, &document);
        prop_assert_eq!(loaded.notices, []);
        prop_assert_eq!(to_sgf(&loaded.document, &Answers::NOTHING), text);
    }

    #[test]
    fn a_truncated_file_never_panics(document in documents(), cut in 0.0..1.0_f64) {
        let text = to_sgf(&document, &Answers::NOTHING);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of a length")]
        let length = (text.len() as f64 * cut) as usize;
        let _ = parse("cut", &text.as_bytes()[..length]);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = parse("any", &bytes);
        let _ = parse("any.sgf", &bytes);
    }

    #[test]
    fn no_text_like_sgf_panics_and_what_is_read_comes_back(
        text in "\\(;SZ\\[9\\](SEMV\\[1\\])?([();]|A[BWE]\\[[a-j]{2}(:[a-j]{2})?\\]|[BW]\\[[a-j]{0,2}\\]\
            |SEM[GCESUIOK](\\[[a-j]{2}\\]|\\[[ESBW]:?[a-j]{0,2}\\])|C\\[[a-j\\\\]{0,3}\\]|CR\\[[a-j]{2}\\]|[ a-zA-Z]){0,30}"
    ) {
        let ended = format!("{text})");
        for text in [&text, &ended] {
            if let Ok(loaded) = parse("like.sgf", text.as_bytes()) {
                let saved = to_sgf(&loaded.document, &Answers::NOTHING);
                let again = parse("again.sgf", saved.as_bytes()).map_err(|e| TestCaseError::fail(e.to_string()))?;
                prop_assert_eq!(again.document, loaded.document, "{}", saved);
            }
        }
    }
}

#[test]
fn boards_that_sgf_does_not_know_are_refused() {
    let places = |x| (format!("{x}"), (0.0, 0.0));
    let path = Topology::graph(vec![places(1), places(2)], &[(0, 1)]).expect("a graph");
    let document = Document::on(Arc::new(path));
    assert_eq!(
        file::to_sgf(&document, &Answers::NOTHING),
        Err(FormatError(FileFormat::Sgf)),
        "nothing that could be written over a file"
    );
    assert_eq!(
        file::to_diagram(&document),
        Err(FormatError(FileFormat::Diagram))
    );
}

#[test]
fn the_opening_sample_is_shown_by_others() {
    let topology = Topology::rectangle(9, 9).expect("a board");
    let diagram = include_str!("../../../../../../assets/samples/00-connect-first.txt");
    let mut document = parse("sample.txt", diagram.as_bytes())
        .expect("a diagram")
        .document;
    document.text.title = "Connect first".to_owned();
    document
        .race
        .picks
        .add(&[], topology.point("H9").expect("on the board"));
    let report = crate::analyze(&document, None).expect("legal");
    let told = ["Black wins.".to_owned(), "Whoever starts.".to_owned()];
    let text = to_sgf(&document, &counted(&report, &told));
    for part in [
        "FF[4]GM[1]CA[UTF-8]AP[Semeai:",
        "SZ[9]PL[B]",
        "GN[Connect first]",
        "CR[ia][if]",
        "LB[ha:a]",
        "SEMV[1]",
        "SEMC[ha]",
        "(;B[ha]N[A / Black]SEMG[1]SEML[A:",
        "(;W[ha]N[A / White]SEMG[1]SEML[A:0]",
        "--- Semeai ---\nBlack wins.\nWhoever starts.\n--- / ---",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!(
        load(&text).document,
        document,
        "words and leaves for readers leave no trace"
    );
}

// Sums.

proptest! {
    #[test]
    fn the_text_of_a_sum_comes_back(sum in proptest::option::of("[^\r\n\u{0}]{0,40}")) {
        let mut document = Document::empty(BoardKind::rectangle(9, 9).expect("a board"));
        document.sum = sum;
        prop_assert_eq!(again(&document).document, document);
    }
}

#[test]
fn a_sum_goes_along_through_a_game_and_back() {
    let mut document = load("(;SZ[9]SEMV[1]AB[ee];B[aa];W[ba])").document;
    let game = document.game.as_ref().expect("variations");
    let next = game.after(1).expect("a move");
    let sum = |text: &str| Action::Text(crate::TextAction::Sum(text.to_owned()));
    for (action, expected) in [
        (sum("{1|0}"), "{1|0}"),
        (Action::Game(next), "{1|0}"),
        (sum("{2|0}"), "{2|0}"),
        (Action::Game(crate::NodeId::ROOT), "{2|0}"),
    ] {
        apply::apply(&mut document, &action).expect("done");
        assert_eq!(document.sum.as_deref(), Some(expected));
    }
}
