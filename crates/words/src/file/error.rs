//! Why a file cannot be read or written.

use std::io;

use semeai_board::{DiagramErrorKind, MAX_SIDE, MIN_SIDE};
use semeai_session::Language;
use semeai_session::file::sgf::game_name;
use semeai_session::file::{FileError, FileErrorKind, FormatError, MAX_BYTES, Spot};

use crate::grammar::{int, plural};

/// Why a file cannot be read or written: the file, the place in it, the reason and, where there is one, the remedy.
pub fn file_error(error: &FileError, language: Language) -> String {
    let name = &error.name;
    let reason = reason(&error.kind, language);
    match error.spot {
        Some(Spot { line, column }) => say!(
            language,
            en = format!("{name}, line {line}, column {column}: {reason}"),
            ja = format!("{name}、{line}行{column}文字目:{reason}")
        ),
        None => say!(
            language,
            en = format!("{name}: {reason}"),
            ja = format!("{name}:{reason}")
        ),
    }
}

/// Why a document has no text of a kind, and that nothing was lost by it.
pub fn format_error(error: FormatError, language: Language) -> &'static str {
    match error {
        FormatError::Sgf => say!(
            language,
            en =
                "This board cannot be said in SGF, which has only rectangles. Nothing was written.",
            ja = "この盤はSGFでは表せません。SGFの盤は長方形だけです。何も書き込んでいません。"
        ),
        FormatError::Diagram => say!(
            language,
            en = "This board cannot be drawn as text, which has only rectangles. Nothing was written.",
            ja = "この盤はテキスト図では表せません。図の盤は長方形だけです。何も書き込んでいません。"
        ),
    }
}

/// That a position will not be there at the next start, and why.
pub fn not_kept(error: FormatError, language: Language) -> String {
    let reason = format_error(error, language);
    say!(
        language,
        en = format!("This position would be lost if the program ended now. {reason}"),
        ja = format!("今プログラムが終わるとこの局面は失われます。{reason}")
    )
}

fn reason(kind: &FileErrorKind, language: Language) -> String {
    match kind {
        FileErrorKind::Read(kind) => system(*kind, false, language),
        FileErrorKind::Write(kind) => system(*kind, true, language),
        FileErrorKind::TooLarge { bytes } => {
            let (size, limit) = (bytes >> 20, MAX_BYTES >> 20);
            say!(
                language,
                en = format!("the file is too large ({size} MiB; the limit is {limit} MiB)."),
                ja = format!("ファイルが大きすぎます({size} MiB、上限は{limit} MiB)。")
            )
        }
        FileErrorKind::Empty => say!(
            language,
            en = "the file is empty.",
            ja = "ファイルが空です。"
        )
        .to_owned(),
        FileErrorKind::Binary => say!(
            language,
            en = "this is not a text file.",
            ja = "テキストファイルではありません。"
        )
        .to_owned(),
        FileErrorKind::Unrecognized => say!(
            language,
            en = "this is neither SGF nor a text diagram.",
            ja = "SGFでもテキスト図でもありません。"
        )
        .to_owned(),
        FileErrorKind::Diagram(kind) => diagram(*kind, language),
        FileErrorKind::BoardSize { columns, rows } => board_size(*columns, *rows, language),
        FileErrorKind::NoSuchGame { game, games } => {
            let number = game.saturating_add(1);
            say!(
                language,
                en = format!(
                    "there is no position {number}; the file has {}.",
                    plural(int(*games), "position")
                ),
                ja = format!("{number}番目の局面はありません。ファイルには{games}局面あります。")
            )
        }
        FileErrorKind::NoSuchMove { number, moves } => say!(
            language,
            en = format!(
                "there is no move {number}; the game has {}.",
                plural(int(*moves), "move")
            ),
            ja = format!("{number}手目はありません。棋譜は{moves}手です。")
        ),
        FileErrorKind::OtherGame(number) => other_game(number, language),
        kind => sgf(kind, language),
    }
}

/// What is wrong inside an SGF file.
fn sgf(kind: &FileErrorKind, language: Language) -> String {
    match kind {
        FileErrorKind::NoGame => say!(
            language,
            en = "no game begins in this file.",
            ja = "SGFの対局が見つかりません。"
        )
        .to_owned(),
        FileErrorKind::Unexpected(c) => say!(
            language,
            en = format!("“{c}” cannot stand here; the file is damaged."),
            ja = format!("ここに「{c}」は置けません。ファイルが壊れています。")
        ),
        FileErrorKind::EndsInGame => say!(
            language,
            en = "the file ends in the middle of a game; a part of it is missing.",
            ja = "対局の途中でファイルが終わっています。一部が失われています。"
        )
        .to_owned(),
        FileErrorKind::EndsInValue(property) => say!(
            language,
            en = format!("the file ends in the middle of {property}[…; a part of it is missing."),
            ja = format!("{property}[…の途中でファイルが終わっています。一部が失われています。")
        ),
        FileErrorKind::NoValue(property) => say!(
            language,
            en = format!("{property} has no value in brackets; the file is damaged."),
            ja = format!("{property}に値がありません。ファイルが壊れています。")
        ),
        FileErrorKind::TooManyGames => say!(
            language,
            en = "there are too many games in this file.",
            ja = "ファイルの対局が多すぎます。"
        )
        .to_owned(),
        FileErrorKind::BadSize(value) => say!(
            language,
            en = format!("“{value}” is no size of a board."),
            ja = format!("「{value}」は盤の大きさではありません。")
        ),
        FileErrorKind::BadPoint { property, value } => say!(
            language,
            en = format!("{property}[{value}] is no point."),
            ja = format!("{property}[{value}]は点ではありません。")
        ),
        FileErrorKind::OutsideBoard { property, value } => say!(
            language,
            en = format!("{property}[{value}] is outside the board."),
            ja = format!("{property}[{value}]は盤の外です。")
        ),
        FileErrorKind::StonesOnTop { point } => say!(
            language,
            en = format!("a black and a white stone stand on top of each other at {point}."),
            ja = format!("{point}に黒石と白石が重なっています。")
        ),
        // All others are no matter of SGF and have their own sentence; the plain reason serves as well.
        other => other.to_string(),
    }
}

/// What the system says.
fn system(kind: io::ErrorKind, is_writing: bool, language: Language) -> String {
    let mut detail = String::new();
    let reason = match kind {
        io::ErrorKind::NotFound if is_writing => {
            say!(
                language,
                en = "the folder does not exist",
                ja = "フォルダがありません"
            )
        }
        io::ErrorKind::NotFound => say!(
            language,
            en = "there is no such file",
            ja = "ファイルがありません"
        ),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            say!(
                language,
                en = "the system does not allow it",
                ja = "許可がありません"
            )
        }
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            say!(
                language,
                en = "the disk is full",
                ja = "ディスクがいっぱいです"
            )
        }
        io::ErrorKind::IsADirectory => {
            say!(language, en = "this is a folder", ja = "これはフォルダです")
        }
        io::ErrorKind::InvalidFilename => say!(
            language,
            en = "the name cannot be used",
            ja = "この名前は使えません"
        ),
        _ => {
            detail = format!(" ({kind})");
            say!(
                language,
                en = "the system reports an error",
                ja = "システムのエラーです"
            )
        }
    };
    if is_writing {
        say!(
            language,
            en = format!(
                "cannot be written: {reason}{detail}. What was in the file before is unharmed."
            ),
            ja = format!("書けません。{reason}{detail}。元のファイルはそのままです。")
        )
    } else {
        say!(
            language,
            en = format!("cannot be read: {reason}{detail}."),
            ja = format!("読めません。{reason}{detail}。")
        )
    }
}

fn diagram(kind: DiagramErrorKind, language: Language) -> String {
    match kind {
        DiagramErrorKind::Empty => say!(
            language,
            en = "there is no row of points.".to_owned(),
            ja = "盤の行がありません。".to_owned()
        ),
        DiagramErrorKind::UnknownCharacter(c) => say!(
            language,
            en = format!(
                "“{c}” means nothing in a diagram. Stones are B W # @ X O, empty points are dots."
            ),
            ja = format!("図に「{c}」は使えません。石はB W # @ X O、空点は.で表します。")
        ),
        DiagramErrorKind::RaggedRow { expected, found } => say!(
            language,
            en = format!(
                "this row has {}, the first row {expected}.",
                plural(int(found), "point")
            ),
            ja = format!("この行は{found}点ですが、最初の行は{expected}点です。")
        ),
        DiagramErrorKind::TooLarge { columns, rows }
        | DiagramErrorKind::TooSmall { columns, rows } => board_size(columns, rows, language),
        DiagramErrorKind::SecondDiagram => say!(
            language,
            en = "the diagram has ended above; only one can be read.".to_owned(),
            ja = "図は上で終わっています。読めるのは一つだけです。".to_owned()
        ),
    }
}

fn board_size(columns: usize, rows: usize, language: Language) -> String {
    say!(
        language,
        en = format!(
            "a board of {columns} by {rows} is not possible: each side has {MIN_SIDE} to {MAX_SIDE} points."
        ),
        ja = format!("{columns}×{rows}の盤は扱えません。各辺は{MIN_SIDE}から{MAX_SIDE}までです。")
    )
}

/// A file of another game than Go.
fn other_game(number: &str, language: Language) -> String {
    match game_name(number) {
        Some(english) => {
            let name = game(english, language);
            say!(
                language,
                en = format!("this file is for {name}, not for Go."),
                ja = format!("このファイルは{name}用で、囲碁ではありません。")
            )
        }
        None => say!(
            language,
            en = format!("this file is for another game (GM[{number}]), not for Go."),
            ja = format!("このファイルは別のゲーム(GM[{number}])用で、囲碁ではありません。")
        ),
    }
}

/// A game by its English name; where a language has no word of its own it is called by that.
fn game(english: &'static str, language: Language) -> &'static str {
    say!(
        language,
        en = english,
        ja = match english {
            "Othello" => "オセロ",
            "chess" => "チェス",
            "Gomoku or Renju" => "五目並べ・連珠",
            "Nine Men's Morris" => "ナイン・メンズ・モリス",
            "backgammon" => "バックギャモン",
            "Chinese chess" => "シャンチー",
            "Shogi" => "将棋",
            "Hex" => "ヘックス",
            "Amazons" => "アマゾン",
            _ => english,
        }
    )
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
    fn a_board_that_cannot_be_written_is_said_to_be_so() {
        for error in [FormatError::Sgf, FormatError::Diagram] {
            assert!(format_error(error, Language::English).ends_with("Nothing was written."));
            assert!(format_error(error, Language::Japanese).ends_with("何も書き込んでいません。"));
        }
        assert_eq!(
            not_kept(FormatError::Sgf, Language::English),
            "This position would be lost if the program ended now. This board cannot be said in SGF, which has only \
             rectangles. Nothing was written."
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
}
