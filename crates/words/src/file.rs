//! Messages about files.

use std::io;

use semeai_board::{Color, DiagramErrorKind, MAX_SIDE, MIN_SIDE, Point, Role};
use semeai_session::file::sgf::game_name;
use semeai_session::file::{FileError, FileErrorKind, FileNotice, MAX_BYTES, Spot};
use semeai_session::{Action, Document, Language, MarkAction, RaceAction};

use crate::grammar::{int, pick, plural, side};
use crate::repair::{NoticeText, Repair};

/// Why a file cannot be read or written: the file, the place in it, the reason and, where there is one, the remedy.
pub fn file_error(error: &FileError, language: Language) -> String {
    let name = &error.name;
    let reason = reason(&error.kind, language);
    match error.spot {
        Some(Spot { line, column }) => pick(
            language,
            format!("{name}, line {line}, column {column}: {reason}"),
            format!("{name}、{line}行{column}文字目:{reason}"),
        ),
        None => pick(
            language,
            format!("{name}: {reason}"),
            format!("{name}:{reason}"),
        ),
    }
}

fn reason(kind: &FileErrorKind, language: Language) -> String {
    let say = |english: String, japanese: String| pick(language, english, japanese);
    let fixed = |english: &str, japanese: &str| pick(language, english, japanese).to_owned();
    match kind {
        FileErrorKind::Read(kind) => system(*kind, false, language),
        FileErrorKind::Write(kind) => system(*kind, true, language),
        FileErrorKind::TooLarge { bytes } => {
            let (size, limit) = (bytes >> 20, MAX_BYTES >> 20);
            say(
                format!("the file is too large ({size} MiB; the limit is {limit} MiB)."),
                format!("ファイルが大きすぎます({size} MiB、上限は{limit} MiB)。"),
            )
        }
        FileErrorKind::Empty => fixed("the file is empty.", "ファイルが空です。"),
        FileErrorKind::Binary => fixed(
            "this is not a text file.",
            "テキストファイルではありません。",
        ),
        FileErrorKind::Unrecognized => fixed(
            "this is neither SGF nor a text diagram.",
            "SGFでもテキスト図でもありません。",
        ),
        FileErrorKind::Diagram(kind) => diagram(*kind, language),
        FileErrorKind::BoardSize { columns, rows } => board_size(*columns, *rows, language),
        FileErrorKind::NoSuchGame { game, games } => {
            let number = game.saturating_add(1);
            say(
                format!(
                    "there is no position {number}; the file has {}.",
                    plural(int(*games), "position")
                ),
                format!("{number}番目の局面はありません。ファイルには{games}局面あります。"),
            )
        }
        FileErrorKind::NoSuchMove { number, moves } => say(
            format!(
                "there is no move {number}; the game has {}.",
                plural(int(*moves), "move")
            ),
            format!("{number}手目はありません。棋譜は{moves}手です。"),
        ),
        FileErrorKind::OtherGame(number) => other_game(number, language),
        kind => sgf(kind, language),
    }
}

/// What is wrong inside an SGF file.
fn sgf(kind: &FileErrorKind, language: Language) -> String {
    let say = |english: String, japanese: String| pick(language, english, japanese);
    let fixed = |english: &str, japanese: &str| pick(language, english, japanese).to_owned();
    match kind {
        FileErrorKind::NoGame => fixed(
            "no game begins in this file.",
            "SGFの対局が見つかりません。",
        ),
        FileErrorKind::Unexpected(c) => say(
            format!("“{c}” cannot stand here; the file is damaged."),
            format!("ここに「{c}」は置けません。ファイルが壊れています。"),
        ),
        FileErrorKind::EndsInGame => fixed(
            "the file ends in the middle of a game; a part of it is missing.",
            "対局の途中でファイルが終わっています。一部が失われています。",
        ),
        FileErrorKind::EndsInValue(property) => say(
            format!("the file ends in the middle of {property}[…; a part of it is missing."),
            format!("{property}[…の途中でファイルが終わっています。一部が失われています。"),
        ),
        FileErrorKind::NoValue(property) => say(
            format!("{property} has no value in brackets; the file is damaged."),
            format!("{property}に値がありません。ファイルが壊れています。"),
        ),
        FileErrorKind::TooManyGames => fixed(
            "there are too many games in this file.",
            "ファイルの対局が多すぎます。",
        ),
        FileErrorKind::BadSize(value) => say(
            format!("“{value}” is no size of a board."),
            format!("「{value}」は盤の大きさではありません。"),
        ),
        FileErrorKind::BadPoint { property, value } => say(
            format!("{property}[{value}] is no point."),
            format!("{property}[{value}]は点ではありません。"),
        ),
        FileErrorKind::OutsideBoard { property, value } => say(
            format!("{property}[{value}] is outside the board."),
            format!("{property}[{value}]は盤の外です。"),
        ),
        FileErrorKind::StonesOnTop { point } => say(
            format!("a black and a white stone stand on top of each other at {point}."),
            format!("{point}に黒石と白石が重なっています。"),
        ),
        // All others are no matter of SGF and have their own sentence; the plain reason serves as well.
        other => other.to_string(),
    }
}

/// What the system says.
fn system(kind: io::ErrorKind, is_writing: bool, language: Language) -> String {
    let (english, japanese) = match kind {
        io::ErrorKind::NotFound if is_writing => {
            ("the folder does not exist", "フォルダがありません")
        }
        io::ErrorKind::NotFound => ("there is no such file", "ファイルがありません"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            ("the system does not allow it", "許可がありません")
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            ("the disk is full", "ディスクがいっぱいです")
        }
        io::ErrorKind::IsADirectory => ("this is a folder", "これはフォルダです"),
        io::ErrorKind::InvalidFilename => ("the name cannot be used", "この名前は使えません"),
        _ => ("the system reports an error", "システムのエラーです"),
    };
    let detail = if english.ends_with("an error") {
        format!(" ({kind})")
    } else {
        String::new()
    };
    match (is_writing, language) {
        (false, Language::English) => format!("cannot be read: {english}{detail}."),
        (false, Language::Japanese) => format!("読めません。{japanese}{detail}。"),
        (true, Language::English) => {
            format!(
                "cannot be written: {english}{detail}. What was in the file before is unharmed."
            )
        }
        (true, Language::Japanese) => {
            format!("書けません。{japanese}{detail}。元のファイルはそのままです。")
        }
    }
}

fn diagram(kind: DiagramErrorKind, language: Language) -> String {
    let say = |english: String, japanese: String| pick(language, english, japanese);
    match kind {
        DiagramErrorKind::Empty => say(
            "there is no row of points.".to_owned(),
            "盤の行がありません。".to_owned(),
        ),
        DiagramErrorKind::UnknownCharacter(c) => say(
            format!(
                "“{c}” means nothing in a diagram. Stones are B W # @ X O, empty points are dots."
            ),
            format!("図に「{c}」は使えません。石はB W # @ X O、空点は.で表します。"),
        ),
        DiagramErrorKind::RaggedRow { expected, found } => say(
            format!(
                "this row has {}, the first row {expected}.",
                plural(int(found), "point")
            ),
            format!("この行は{found}点ですが、最初の行は{expected}点です。"),
        ),
        DiagramErrorKind::TooLarge { columns, rows }
        | DiagramErrorKind::TooSmall { columns, rows } => board_size(columns, rows, language),
        DiagramErrorKind::SecondDiagram => say(
            "the diagram has ended above; only one can be read.".to_owned(),
            "図は上で終わっています。読めるのは一つだけです。".to_owned(),
        ),
    }
}

fn board_size(columns: usize, rows: usize, language: Language) -> String {
    pick(
        language,
        format!(
            "a board of {columns} by {rows} is not possible: each side has {MIN_SIDE} to {MAX_SIDE} points."
        ),
        format!("{columns}×{rows}の盤は扱えません。各辺は{MIN_SIDE}から{MAX_SIDE}までです。"),
    )
}

/// A file of another game than Go.
fn other_game(number: &str, language: Language) -> String {
    match (game_name(number), language) {
        (Some((name, _)), Language::English) => format!("this file is for {name}, not for Go."),
        (Some((_, name)), Language::Japanese) => {
            format!("このファイルは{name}用で、囲碁ではありません。")
        }
        (None, Language::English) => {
            format!("this file is for another game (GM[{number}]), not for Go.")
        }
        (None, Language::Japanese) => {
            format!("このファイルは別のゲーム(GM[{number}])用で、囲碁ではありません。")
        }
    }
}

/// Which game of a file with several was read, counted from zero.
pub fn game_of_file(game: usize, games: usize, language: Language) -> String {
    let number = game + 1;
    pick(
        language,
        format!("Game {number} of {games} in this file."),
        format!("このファイルの{games}局のうち{number}局目です。"),
    )
}

/// Something about a file that was read, with buttons; the document is the one that it gave.
pub fn file_notice(notice: &FileNotice, document: &Document, language: Language) -> NoticeText {
    let topology = document.topology();
    let (message, mut repairs) = match notice {
        FileNotice::MarksOnly { essential, safe } => (
            marks_only(essential, safe, language),
            marks_repairs(essential, safe, language),
        ),
        FileNotice::ToMoveContradicts { property, comment } => (
            pick(
                language,
                format!(
                    "The file says {} to play, the comment says {}.",
                    side(*property, language),
                    side(*comment, language)
                ),
                format!(
                    "ファイルは{}番ですが、コメントは{}番です。",
                    side(*property, language),
                    side(*comment, language)
                ),
            ),
            Color::ALL.map(|color| to_move(color, language)).to_vec(),
        ),
        FileNotice::Rebuilt { program } => {
            let repair = (
                pick(language, "Check", "確かめる").to_owned(),
                Repair::MarkMode,
            );
            (rebuilt(program.as_deref(), language), vec![repair])
        }
        FileNotice::IllegalMove { number, point } => {
            let name = topology.name(*point);
            let message = pick(
                language,
                format!("Move {number} at {name} is not legal; the position is the one before it."),
                format!("{number}手目{name}は打てません。その前の局面です。"),
            );
            (
                message,
                vec![(
                    pick(language, "Show", "表示").to_owned(),
                    Repair::Show(vec![*point]),
                )],
            )
        }
        other => (plain(other, language), Vec::new()),
    };
    let close = match notice {
        FileNotice::MarksOnly { .. } => pick(language, "They are only marks", "ただの印"),
        _ => pick(language, "OK", "閉じる"),
    };
    repairs.push((close.to_owned(), Repair::Dismiss));
    NoticeText { message, repairs }
}

/// Notices that ask for nothing.
fn plain(notice: &FileNotice, language: Language) -> String {
    match notice {
        FileNotice::EncodingGuessed { encoding } => pick(
            language,
            format!("The file does not name its encoding; it was read as {encoding}."),
            format!("文字コードの指定がないので、{encoding}として読みました。"),
        ),
        FileNotice::AfterGame { moves } => {
            let count = plural(int(*moves), "move");
            pick(
                language,
                format!(
                    "This is the position after {count} of the game. The game itself is kept in the file."
                ),
                format!("対局の{moves}手目の局面です。棋譜はファイルに残します。"),
            )
        }
        FileNotice::Unreadable {
            property,
            value,
            spot: Spot { line, column },
        } => pick(
            language,
            format!(
                "Line {line}, column {column}: {property}[{value}] could not be understood and was left out."
            ),
            format!("{line}行{column}文字目:{property}[{value}]は読めないので省きました。"),
        ),
        _ => pick(
            language,
            "The tree of moves is too large to read as a whole; the rest is kept in the file.",
            "変化が多すぎて一部だけを読みました。残りはファイルに残します。",
        )
        .to_owned(),
    }
}

/// Marks on stones that may be roles.
fn marks_only(essential: &[Point], safe: &[Point], language: Language) -> String {
    let (english, japanese) = match (essential.is_empty(), safe.is_empty()) {
        (false, true) => (
            "The file has circled stones. Are they the target blocks?",
            "○の付いた石があります。対象ブロックですか。",
        ),
        (true, _) => (
            "The file has stones with squares. Are they safe?",
            "□の付いた石があります。安全な石ですか。",
        ),
        (false, false) => (
            "The file has stones with circles and squares. Are they the target blocks and the safe stones?",
            "○と□の付いた石があります。対象ブロックと安全な石ですか。",
        ),
    };
    pick(language, english, japanese).to_owned()
}

fn marks_repairs(essential: &[Point], safe: &[Point], language: Language) -> Vec<(String, Repair)> {
    let set = |points: &[Point], role: Role| -> Vec<Action> {
        points
            .iter()
            .map(|&point| Action::Mark(MarkAction::Set { point, role }))
            .collect()
    };
    let actions = [set(essential, Role::Essential), set(safe, Role::Safe)].concat();
    let points = [essential, safe].concat();
    vec![
        (
            pick(language, "Yes", "はい").to_owned(),
            Repair::DoAll(actions),
        ),
        (
            pick(language, "Show", "表示").to_owned(),
            Repair::Show(points),
        ),
    ]
}

/// A button that says who is to move.
fn to_move(color: Color, language: Language) -> (String, Repair) {
    (
        side(color, language).to_owned(),
        Repair::Do(Action::Race(RaceAction::ToMove(color))),
    )
}

/// Roles that were rebuilt after another program changed the file.
fn rebuilt(program: Option<&str>, language: Language) -> String {
    match (program, language) {
        (Some(program), Language::English) => {
            format!("Saved by {program}; block attributes were rebuilt from circles and squares.")
        }
        (None, Language::English) => {
            "Stones were changed by another program; block attributes were rebuilt from circles and squares.".to_owned()
        }
        (Some(program), Language::Japanese) => {
            format!("{program}で保存されています。○□から属性を復元しました。")
        }
        (None, Language::Japanese) => {
            "別のプログラムで石が変わっています。○□から属性を復元しました。".to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_session::file::parse;

    use super::*;

    #[test]
    fn errors_name_file_line_column_and_reason() {
        let error = parse("race.sgf", b"(;SZ[9]\nAB[zz])").expect_err("outside");
        assert_eq!(
            file_error(&error, Language::English),
            "race.sgf, line 2, column 4: AB[zz] is outside the board."
        );
        assert_eq!(
            file_error(&error, Language::Japanese),
            "race.sgf、2行4文字目:AB[zz]は盤の外です。"
        );
    }

    #[test]
    fn the_limit_of_boards_and_the_other_game_are_said() {
        let say = |text: &str| {
            file_error(
                &parse("x.sgf", text.as_bytes()).expect_err("no"),
                Language::English,
            )
        };
        assert!(
            say("(;SZ[52])")
                .ends_with("a board of 52 by 52 is not possible: each side has 2 to 25 points.")
        );
        assert!(say("(;GM[7]SZ[9])").ends_with("this file is for Chinese chess, not for Go."));
        assert!(say("(;GM[8]SZ[9])").ends_with("this file is for Shogi, not for Go."));
    }

    #[test]
    fn circles_of_others_are_asked_about_and_a_yes_marks_them() {
        let loaded = parse("x.sgf", b"(;SZ[9]AB[aa][ba]AW[ab][bb]CR[ba][ab]SQ[bb])").expect("read");
        let [notice] = &loaded.notices[..] else {
            panic!("{:?}", loaded.notices)
        };
        let text = file_notice(notice, &loaded.document, Language::English);
        assert_eq!(
            text.message,
            "The file has circled stones. Are they the target blocks?"
        );
        let Repair::DoAll(actions) = &text.repairs[0].1 else {
            panic!("{:?}", text.repairs)
        };
        assert_eq!(actions.len(), 2, "one for each block");
        assert_eq!(text.repairs[2].1, Repair::Dismiss);
    }

    #[test]
    fn a_contradiction_offers_both_sides() {
        let loaded = parse("x.sgf", b"(;SZ[9]AB[aa]PL[B]C[White to play.])").expect("read");
        let text = file_notice(&loaded.notices[0], &loaded.document, Language::Japanese);
        assert_eq!(text.message, "ファイルは黒番ですが、コメントは白番です。");
        assert_eq!(
            text.repairs[1],
            (
                "白".to_owned(),
                Repair::Do(Action::Race(RaceAction::ToMove(Color::White)))
            )
        );
    }
}
