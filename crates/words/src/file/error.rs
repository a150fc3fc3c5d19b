//! Why a file cannot be read or written.

use std::io;

use semeai_board::{DiagramErrorKind, MAX_SIDE, MIN_SIDE};
use semeai_session::Phrasing;
use semeai_session::file::sgf::OtherGame;
use semeai_session::file::{FileError, FileErrorKind, FileFormat, FormatError, MAX_BYTES, Spot};
use semeai_session::printable::inline;

use super::graph;
use crate::simulation::experiment_file_error;
use crate::texts::file::error as texts;

/// Why a file cannot be read or written: the file, the place in it, the reason and, where there is one, the remedy.
pub fn file_error(error: &FileError, phrasing: Phrasing) -> String {
    let name = &error.name;
    let reason = reason(&error.kind, phrasing);
    let said = match error.spot {
        Some(Spot { line, column }) => {
            texts::file_error_spot(&column, &line, &name, &reason, phrasing)
        }
        None => texts::file_error_none(&name, &reason, phrasing),
    };
    inline(&said).into_owned()
}

/// Why a document has no text in a format, and that nothing was lost by it.
pub fn format_error(FormatError(format): FormatError, phrasing: Phrasing) -> String {
    let name = format.name();
    match format {
        FileFormat::Diagram => texts::format_error_diagram(phrasing).to_owned(),
        FileFormat::Sgf => texts::format_error_sgf(&name, phrasing),
        _ => texts::format_error_read_but_not(&name, phrasing),
    }
}

/// The reason as a sentence, and what can be done. The English reason is that of the error, which stands beside it.
fn reason(kind: &FileErrorKind, phrasing: Phrasing) -> String {
    let reason = what_is_wrong(kind, phrasing);
    match kind {
        FileErrorKind::Write {
            is_old_there: true, ..
        } => texts::reason_write(&reason, phrasing),
        FileErrorKind::Write { .. } => texts::reason_nothing_was_written(&reason, phrasing),
        FileErrorKind::Diagram(DiagramErrorKind::UnknownCharacter(_) | DiagramErrorKind::Words) => {
            texts::reason_diagram_unknown_character_words(&reason, phrasing)
        }
        _ => reason,
    }
}

/// Where a move was asked for that its game does not have, and other games are there: how another is named on the command line, as
/// the end of what was said of it.
pub fn other_game_hint(error: &FileError, phrasing: Phrasing) -> Option<&'static str> {
    let FileErrorKind::NoSuchMove { games: 2.., .. } = error.kind else {
        return None;
    };
    Some(texts::other_game_hint(phrasing))
}

/// The reason as a sentence.
fn what_is_wrong(kind: &FileErrorKind, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = format!("{kind}."),
        ja = match kind {
            FileErrorKind::Read(error) | FileErrorKind::Write { error, .. } => {
                system(kind, *error, phrasing)
            }
            FileErrorKind::TooLarge { bytes } => {
                let (size, limit) = (bytes >> 20, MAX_BYTES >> 20);
                format!("ファイルが大きすぎます（{size} MiB、上限は{limit} MiB）。")
            }
            FileErrorKind::Empty => "ファイルが空です。".to_owned(),
            FileErrorKind::NoFiles => "局面のファイルがないフォルダーです。".to_owned(),
            FileErrorKind::Binary => "テキストファイルではありません。".to_owned(),
            FileErrorKind::Unrecognized => "SGFでもテキスト図でもありません。".to_owned(),
            FileErrorKind::Diagram(kind) => diagram(*kind, phrasing),
            FileErrorKind::Graph(fault) => graph::fault(fault, phrasing),
            FileErrorKind::Experiment(error) => experiment_file_error(error, phrasing),
            FileErrorKind::BoardSize { columns, rows } => {
                board_size(kind, *columns, *rows, phrasing)
            }
            FileErrorKind::NoSuchGame { game, games } => {
                let number = game.saturating_add(1);
                format!("{number}番目の局面はありません。ファイルには{games}局面あります。")
            }
            FileErrorKind::NoSuchMove {
                number,
                moves,
                game,
                games,
            } => {
                let of_game = match games {
                    0 | 1 => String::new(),
                    _ => format!("{games}局のうち{}局目の", game + 1),
                };
                format!("{number}手目はありません。{of_game}棋譜は{moves}手です。")
            }
            FileErrorKind::OtherGame(number) => match OtherGame::of_number(number) {
                Some(other) => {
                    let name = game(other, phrasing);
                    format!("このファイルは{name}用で、囲碁ではありません。")
                }
                None =>
                    format!("このファイルは別のゲーム（GM[{number}]）用で、囲碁ではありません。"),
            },
            FileErrorKind::Settings => "このプログラムの設定ではありません。".to_owned(),
            FileErrorKind::NoGame => "SGFの対局が見つかりません。".to_owned(),
            FileErrorKind::Unexpected(c) =>
                format!("ここに「{c}」は置けません。ファイルが壊れています。"),
            FileErrorKind::EndsInGame =>
                "対局の途中でファイルが終わっています。一部が失われています。".to_owned(),
            FileErrorKind::EndsInValue(property) =>
                format!("{property}[…の途中でファイルが終わっています。一部が失われています。"),
            FileErrorKind::NoValue(property) =>
                format!("{property}に値がありません。ファイルが壊れています。"),
            FileErrorKind::TooManyGames => "ファイルの対局が多すぎます。".to_owned(),
            FileErrorKind::Newer { version } => format!(
                "新しい版のSemeaiで保存されたファイル（SEMV[{version}]）です。内容が失われるおそれがあるので、この版では開きません。"
            ),
            FileErrorKind::BadLine(line) =>
                format!("「{line}」はこの形式の棋譜の行ではありません。"),
            FileErrorKind::NoMoves =>
                "この棋譜には手がありません。元のソフトでSGFとして保存してください。".to_owned(),
            FileErrorKind::BadSize(value) => format!("「{value}」は盤の大きさではありません。"),
            FileErrorKind::BadPoint { property, value } =>
                format!("{property}[{value}]は点ではありません。"),
            FileErrorKind::OutsideBoard { property, value } =>
                format!("{property}[{value}]は盤の外です。"),
            FileErrorKind::StonesOnTop { point } =>
                format!("{point}に黒石と白石が重なっています。"),
        }
    )
}

/// What is wrong with a diagram.
fn diagram(kind: DiagramErrorKind, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = format!("{kind}."),
        ja = match kind {
            DiagramErrorKind::Empty => "盤の行がありません。".to_owned(),
            DiagramErrorKind::UnknownCharacter(c) => format!("図に「{c}」は使えません。"),
            DiagramErrorKind::AmbiguousSign(c) =>
                format!("ここの「{c}」は黒石とも空点とも読めます。Xか.で書いてください。"),
            DiagramErrorKind::MoveTwice(number) => format!("{number}手目が二つの点にあります。"),
            DiagramErrorKind::Words => "図でも棋譜でもありません。".to_owned(),
            DiagramErrorKind::RaggedRow { expected, found } =>
                format!("この行は{found}点ですが、最初の行は{expected}点です。"),
            DiagramErrorKind::TooLarge { columns, rows }
            | DiagramErrorKind::TooSmall { columns, rows } =>
                board_size(&kind, columns, rows, phrasing),
            DiagramErrorKind::SecondDiagram =>
                "図は上で終わっています。読めるのは一つだけです。".to_owned(),
        }
    )
}

/// What the system says of reading or writing.
fn system(kind: &FileErrorKind, error: io::ErrorKind, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = format!("{kind}."),
        ja = {
            let (what, not_found) = match kind {
                FileErrorKind::Write { .. } => ("書けません", "フォルダがありません"),
                _ => ("読めません", "ファイルがありません"),
            };
            let reason = match error {
                io::ErrorKind::NotFound => not_found.to_owned(),
                io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                    "許可がありません".to_owned()
                }
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                    "ディスクがいっぱいです".to_owned()
                }
                io::ErrorKind::IsADirectory => "これはフォルダです".to_owned(),
                io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
                    "フォルダの場所に別のものがあります".to_owned()
                }
                io::ErrorKind::Unsupported => "これはファイルではありません".to_owned(),
                io::ErrorKind::InvalidFilename => "この名前は使えません".to_owned(),
                other => format!("システムのエラーです（{other}）"),
            };
            format!("{what}。{reason}。")
        }
    )
}

fn board_size(
    english: &impl std::fmt::Display,
    columns: usize,
    rows: usize,
    phrasing: Phrasing,
) -> String {
    texts::board_size(&columns, &english, &MAX_SIDE, &MIN_SIDE, &rows, phrasing)
}

/// What a game is called; where a language has no word of its own, by its English name.
fn game(game: OtherGame, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = game.to_string(),
        ja = match game {
            OtherGame::Othello => "オセロ",
            OtherGame::Chess => "チェス",
            OtherGame::Gomoku => "五目並べ・連珠",
            OtherGame::NineMensMorris => "ナイン・メンズ・モリス",
            OtherGame::Backgammon => "バックギャモン",
            OtherGame::ChineseChess => "シャンチー",
            OtherGame::Shogi => "将棋",
            OtherGame::Hex => "ヘックス",
            OtherGame::Amazons => "アマゾン",
            _ => return game.to_string(),
        }
        .to_owned()
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
            file_error(&error, Phrasing::ENGLISH),
            "race.sgf, line 2, column 4: AB[zz] is outside the board."
        );
        assert_eq!(
            file_error(&error, Phrasing::JAPANESE),
            "race.sgf、2行4文字目：AB[zz]は盤の外です。"
        );
    }

    #[test]
    fn only_a_file_that_is_there_is_said_to_be_unharmed() {
        let said = |is_old_there, phrasing| {
            let kind = FileErrorKind::Write {
                error: io::ErrorKind::PermissionDenied,
                is_old_there,
            };
            let (name, spot) = ("race.sgf".to_owned(), None);
            file_error(&FileError { name, spot, kind }, phrasing)
        };
        assert_eq!(
            said(false, Phrasing::ENGLISH),
            "race.sgf: cannot be written: the system does not allow it. Nothing was written."
        );
        assert_eq!(
            said(true, Phrasing::ENGLISH),
            "race.sgf: cannot be written: the system does not allow it. Nothing was written; the existing file is \
             unharmed."
        );
        assert_eq!(
            said(false, Phrasing::JAPANESE),
            "race.sgf：書けません。許可がありません。何も書き込んでいません。"
        );
        assert!(said(true, Phrasing::JAPANESE).ends_with("元のファイルはそのままです。"));
    }

    #[test]
    fn a_board_that_cannot_be_written_is_said_to_be_so() {
        for error in FileFormat::ALL.map(FormatError) {
            assert!(format_error(error, Phrasing::ENGLISH).ends_with("Nothing was written."));
            assert!(format_error(error, Phrasing::JAPANESE).ends_with("何も書き込んでいません。"));
        }
    }

    #[test]
    fn the_limit_of_boards_and_the_other_game_are_said() {
        let say = |text: &str| {
            file_error(
                &parse("x.sgf", text.as_bytes()).expect_err("no"),
                Phrasing::ENGLISH,
            )
        };
        assert!(
            say("(;SZ[52])")
                .ends_with("a board of 52 by 52 points is outside the limits of 2 to 25 a side.")
        );
        assert!(say("(;GM[7]SZ[9])").ends_with("this file is for Chinese chess, not for Go."));
        assert!(say("(;GM[8]SZ[9])").ends_with("this file is for Shogi, not for Go."));
    }
}
