//! Records as programs and people write them: a composed corpus, with what is read of each file.

use std::fs::DirEntry;
use std::path::{Path, PathBuf};

use semeai_board::Color;
use semeai_session::file::{self, FileContent, FileNotice};

/// The same four moves are in most of the files: Black C7 and G7, White G3 and C3 on a board of nine lines.
const FOUR_MOVES: &str = "9x9, 4 moves, Black C7 G7, White C3 G3";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/records")
}

fn said(name: &str) -> String {
    let bytes = std::fs::read(folder().join(name)).expect("a record");
    match file::parse(name, &bytes) {
        Ok(loaded) => read(&loaded),
        Err(error) => error.to_string(),
    }
}

fn read(loaded: &FileContent) -> String {
    let setup = &loaded.document.board.setup;
    let (columns, rows) = setup.topology.shape().size().expect("a rectangle");
    let moves = loaded.document.move_number().unwrap_or(0);
    let [black, white] =
        Color::ALL.map(|color| setup.topology.names(&setup.stones[color]).join(" "));
    let mut text = format!("{columns}x{rows}, {moves} moves, Black {black}, White {white}");
    for notice in &loaded.notices {
        text += "; ";
        text += word(notice);
    }
    text
}

/// What is said of every file that does not say [`FOUR_MOVES`] and that it is a game.
#[rustfmt::skip]
const SAID: &[(&str, &str)] = &[
    // What the standard allows, seldom seen.
    ("captures", "9x9, 5 moves, Black A9 B9 A8, White E5; after the game"),
    ("handicap", "9x9, 3 moves, Black C7 G7 C3, White E5 G3; after the game"),
    ("ko", "9x9, 0 moves, Black B9 A8 B7, White C9 D8 C7"),
    ("marks", "9x9, 0 moves, Black C7 G7, White C3 G3; marks only"),
    ("nothing-after-the-root", "9x9, 0 moves, Black , White "),
    ("nothing-said", "19x19, 4 moves, Black D16 Q16, White D4 Q4; after the game"),
    ("passes", "9x9, 6 moves, Black C7 G7, White C3 G3; after the game"),
    ("points-twice", "9x9, 0 moves, Black C7 G7, White C3 G3"),
    ("rectangle", "11x7, 0 moves, Black B6 C6, White B5 C5"),
    ("rectangle-of-points", "9x9, 0 moves, Black B8 C8 D8 B7 D7 B6 C6 D6, White F4 G4 F3 G3"),
    ("set-up-in-the-middle", "9x9, 2 moves, Black C7 G7, White C3; after the game"),
    ("size-after-stones", "9x9, 0 moves, Black C7 G7, White C3 G3"),
    // Stones are set up in the root, so that is the position.
    ("stones-taken-off", "9x9, 0 moves, Black C7 G7 E5, White G3"),
    // What is broken, and can be read all the same.
    ("big5-unsaid", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; Big5"),
    ("bracket-in-a-name", "9x9, 4 moves, Black C7 G7, White C3 G3; bracket inside; after the game"),
    ("cut-in-the-middle", "9x9, 4 moves, Black C7 G7, White C3 G3; missing sign; after the game"),
    ("cut-utf-8", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; broken bytes"),
    ("euc-kr-unsaid", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; EUC-KR"),
    ("few-chinese-signs-unsaid", "9x9, 0 moves, Black C7 D7 C6, White D6 E6 D5; gb18030"),
    ("gbk-unsaid", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; gb18030"),
    ("handicap-without-stones", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; no handicap stones"),
    ("komi-in-hundredths-of-stones", "9x9, 4 moves, Black C7 G7, White C3 G3; komi as meant; after the game"),
    ("komi-without-a-value", "9x9, 4 moves, Black C7 G7, White C3 G3; no komi; after the game"),
    ("line-between-nodes", "9x9, 4 moves, Black C7 G7, White C3 G3; passed over; after the game"),
    ("no-semicolon-in-variations", "9x9, 4 moves, Black C7 G7, White C3 G3; missing sign; missing sign; after the game"),
    ("euc-jp-unsaid", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; EUC-JP"),
    ("forced-by-ko", "9x9, 1 moves, Black C7, White ; after the game; illegal move"),
    ("illegal-move", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; illegal move"),
    ("lower-case-properties", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; small letters"),
    ("move-off-the-board", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; move off the board"),
    ("points-of-gtp", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; names of the board"),
    ("size-after-moves", "9x9, 4 moves, Black C7 G7, White C3 G3; late size; after the game"),
    ("utf-16-be-without-mark", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; UTF-16BE"),
    ("utf-16-le-without-mark", "9x9, 4 moves, Black C7 G7, White C3 G3; after the game; UTF-16LE"),
    // The stones of the root are the position; a move that cannot be played after them is not met.
    ("suicide", "9x9, 0 moves, Black B9 A8, White ; main line cut"),
    // What cannot be read, and why.
    ("cut-in-a-value", "cut-in-a-value.sgf:1:26: the file ends in the middle of W[…; a part of it is missing"),
    ("large-board", "large-board.sgf:1:13: a board of 52 by 52 points is outside the limits of 2 to 25 a side"),
    ("large-letters", "large-letters.sgf:1:13: a board of 30 by 30 points is outside the limits of 2 to 25 a side"),
    ("no-board", "no-board.sgf:1:13: a board of 0 by 0 points is outside the limits of 2 to 25 a side"),
    ("later-version-of-ours", "later-version-of-ours.sgf:1:18: a later version of Semeai wrote this (SEMV[99]); this version could lose parts of it, so it does not open it"),
    ("only-text", "only-text.sgf: no game begins in this file"),
    ("other-game-alone", "other-game-alone.sgf:1:8: this file is for Othello, not for Go"),
    ("size-no-number", "size-no-number.sgf:1:13: “nine” is no size of a board"),
    ("stones-on-top", "stones-on-top.sgf:1:27: a black and a white stone stand on top of each other at C7"),
];

/// The names of the files, without what follows the dot.
fn names() -> Vec<String> {
    let files = std::fs::read_dir(folder()).expect("a folder");
    let name = |file: std::io::Result<DirEntry>| {
        let path = file.expect("a file").path();
        path.file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    let mut names: Vec<String> = files.map(name).collect();
    names.sort();
    names
}

#[test]
fn every_record_of_the_corpus_is_read_as_what_it_is() {
    let names = names();
    let four_moves = format!("{FOUR_MOVES}; after the game");
    for name in &names {
        let other = SAID.iter().find(|(said, _)| said == name);
        let expected = other.map_or(&*four_moves, |(_, said)| said);
        assert_eq!(said(&format!("{name}.sgf")), expected, "{name}");
    }
    let is_there = |&&(name, _): &&(&str, &str)| names.iter().any(|there| there == name);
    assert_eq!(SAID.iter().filter(is_there).count(), SAID.len());
    assert!(names.len() > 60);
}

#[test]
fn what_is_read_of_the_corpus_comes_back_from_what_is_written() {
    for name in names() {
        let name = format!("{name}.sgf");
        let bytes = std::fs::read(folder().join(&name)).expect("a record");
        let Ok(loaded) = file::parse(&name, &bytes) else {
            continue;
        };
        let saved = file::to_bytes(&loaded.document, &file::Answers::NOTHING).expect("a rectangle");
        let again = file::parse(&name, &saved.bytes).expect("what we write we read");
        assert_eq!(again.document, loaded.document, "{name}");
    }
}

/// What of a record stands in a file, and comes back: a guess is said in none.
#[test]
fn an_encoding_that_was_guessed_is_declared_in_no_file() {
    let names = names();
    let unsaid = |name: &&String| !said_in(&folder().join(format!("{name}.sgf")));
    let mut guessed = 0;
    for name in names.iter().filter(unsaid) {
        let bytes = std::fs::read(folder().join(format!("{name}.sgf"))).expect("a record");
        let Ok(loaded) = file::parse("unsaid.sgf", &bytes) else {
            continue;
        };
        let is_guess = |notice: &FileNotice| matches!(notice, FileNotice::EncodingGuessed { .. });
        guessed += usize::from(loaded.notices.iter().any(is_guess));
        let saved = file::to_bytes(&loaded.document, &file::Answers::NOTHING).expect("a rectangle");
        let again = file::parse("unsaid.sgf", &saved.bytes).expect("what we write we read");
        assert_eq!(again.document, loaded.document, "{name}");
        assert!(!declares(&saved.bytes), "{name}");
    }
    assert!(guessed >= 5, "{guessed}");
}

/// Whether a property `CA` stands in a file.
fn declares(bytes: &[u8]) -> bool {
    let mut places = bytes.windows(4);
    places.any(|part| part.ends_with(b"CA[") && !part[0].is_ascii_alphanumeric())
        || bytes.windows(6).any(|part| part == b"C\0A\0[\0")
}

fn said_in(path: &Path) -> bool {
    declares(&std::fs::read(path).expect("a record"))
}

#[test]
fn few_chinese_signs_are_chinese() {
    let bytes = std::fs::read(folder().join("few-chinese-signs-unsaid.sgf")).expect("a record");
    let loaded = file::parse("few.sgf", &bytes).expect("a record");
    let text = file::to_sgf(&loaded.document, &file::Answers::NOTHING).expect("a rectangle");
    assert!(text.contains("PB[白黑]\nBR[9段]\nPW[x]\nWR[9段]"), "{text}");
}

/// Records of other servers, as their programs wrote them.
#[test]
fn records_of_other_servers_are_read() {
    let read = |name: &str| {
        let path = folder().with_file_name("servers").join(name);
        let bytes = std::fs::read(path).expect("a record");
        let loaded = file::parse(name, &bytes).unwrap_or_else(|error| panic!("{error}"));
        let text = file::to_sgf(&loaded.document, &file::Answers::NOTHING).expect("a rectangle");
        let (head, _) = text.split_once('\n').expect("lines");
        let moves = loaded.document.move_number();
        let words: Vec<&str> = loaded.notices.iter().map(word).collect();
        (moves, head.to_owned(), words.join("; "))
    };
    assert_eq!(
        read("zero-at-the-end.gib"),
        (
            Some(293),
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]RE[B+63.5]EV[rank game]PC[www.example.com]DT[2025-01-18]PW[white01]PB[black002]".to_owned(),
            "after the game".to_owned()
        )
    );
    assert_eq!(
        read("marked-lines.ngf"),
        (
            Some(211),
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]DT[2006-09-05]GC[啊啊, 薄薄, 病病]RE[B+R]"
                .to_owned(),
            "names of nobody; after the game; gb18030".to_owned()
        )
    );
}

fn word(notice: &FileNotice) -> &'static str {
    match notice {
        FileNotice::MarksOnly { .. } => "marks only",
        FileNotice::ToMoveContradicts { .. } => "to move contradicts",
        FileNotice::Rebuilt { .. } => "rebuilt",
        FileNotice::EncodingGuessed { encoding } => encoding,
        FileNotice::EncodingMisnamed { .. } => "misnamed encoding",
        FileNotice::EncodingsMixed => "several encodings",
        FileNotice::BytesBroken { .. } => "broken bytes",
        FileNotice::KomiMeant { .. } => "komi as meant",
        FileNotice::KomiMissing { .. } => "no komi",
        FileNotice::KomiUnknown { .. } => "unknown komi",
        FileNotice::RulesUnknown { .. } => "unknown rules",
        FileNotice::HandicapMissing { .. } => "no handicap stones",
        FileNotice::HandicapPut { .. } => "handicap stones put",
        FileNotice::NamesOfNobody { .. } => "names of nobody",
        FileNotice::PassedOver { .. } => "passed over",
        FileNotice::BracketInside { .. } => "bracket inside",
        FileNotice::SignMissing { .. } => "missing sign",
        FileNotice::MoreMended { .. } => "more mended",
        FileNotice::AfterGame { .. } => "after the game",
        FileNotice::IllegalMove { .. } => "illegal move",
        FileNotice::MoveOffBoard { .. } => "move off the board",
        FileNotice::BoardNames { .. } => "names of the board",
        FileNotice::LateSize { .. } => "late size",
        FileNotice::SmallLetters { .. } => "small letters",
        FileNotice::Unreadable { .. } => "unreadable",
        FileNotice::Drawn { .. } => "drawn",
        FileNotice::ToMoveInWords { .. } => "to move in words",
        FileNotice::TreeTooLarge => "tree too large",
        FileNotice::RecordTooLarge { .. } => "record too large",
        FileNotice::LineCut { .. } => "main line cut",
        FileNotice::VariationsCut { .. } => "variations cut",
        FileNotice::Graph(_) => "graph",
    }
}
