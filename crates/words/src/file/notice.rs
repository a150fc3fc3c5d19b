//! What is worth knowing about a file that was read.

use semeai_board::{Point, Topology};
use semeai_session::file::{FileNotice, Spot};
use semeai_session::printable::inline;
use semeai_session::{Document, Language, Repair};

use super::drawn;
use super::reading::{self, placed};
use crate::grammar::{int, plural, side};
use crate::race::repair::{NoticeText, repair_name};

/// Which game of a file with several was read, counted from zero.
pub fn game_of_file(game: usize, games: usize, language: Language) -> String {
    let number = game + 1;
    tell!(
        language,
        en = "Game {number} of {games} in this file.",
        ja = "このファイルの{games}局のうち{number}局目です。"
    )
}

/// Something about a file that was read, with buttons; the document is the one that it gave.
pub fn file_notice(notice: &FileNotice, document: &Document, language: Language) -> NoticeText {
    let topology = document.topology();
    let repairs = Repair::of_file(notice).into_iter();
    NoticeText {
        message: inline(&message(notice, topology, language)).into_owned(),
        repairs: repairs
            .map(|repair| (button(notice, &repair, topology, language), repair))
            .collect(),
    }
}

/// What stands on the button of a repair where a notice gives it a sense of its own.
fn button(notice: &FileNotice, repair: &Repair, topology: &Topology, language: Language) -> String {
    match (notice, repair) {
        (FileNotice::MarksOnly { .. }, Repair::Leave) => {
            tell!(language, en = "They are only marks", ja = "ただの印")
        }
        (FileNotice::Rebuilt { .. }, Repair::Mark) => {
            tell!(language, en = "Check", ja = "確かめる")
        }
        _ => repair_name(repair, topology, language),
    }
}

fn message(notice: &FileNotice, topology: &Topology, language: Language) -> String {
    match notice {
        FileNotice::MarksOnly { essential, safe } => marks_only(essential, safe, language),
        FileNotice::ToMoveContradicts { property, comment } => {
            let [said, other] = [*property, *comment].map(|color| side(color, language));
            tell!(
                language,
                en = "The file says {said} to play, the comment says {other}.",
                ja = "ファイルは{said}番ですが、コメントは{other}番です。"
            )
        }
        FileNotice::Rebuilt { program } => rebuilt(program.as_deref(), language),
        FileNotice::IllegalMove { number, point } => {
            let name = topology.name(*point);
            tell!(
                language,
                en = "Move {number} at {name} is not legal; the position is the one before it.",
                ja = "{number}手目{name}は打てません。その前の局面です。"
            )
        }
        FileNotice::MoveOffBoard {
            number,
            property,
            value,
            spot: Spot { line, column },
        } => tell!(
            language,
            en = "Line {line}, column {column}: move {number}, {property}[{value}], is no point of this board; the \
                 position is the one before it.",
            ja = "{line}行{column}文字目:{number}手目{property}[{value}]はこの盤の点ではありません。その前の局面です。"
        ),
        FileNotice::BoardNames {
            property,
            value,
            spot: Spot { line, column },
        } => tell!(
            language,
            en = "Line {line}, column {column}: {property}[{value}] names a point as it is called on the board, not as \
                 SGF does; it was read as that.",
            ja = "{line}行{column}文字目:{property}[{value}]はSGFの書き方ではなく盤の座標です。盤の座標として読みました。"
        ),
        FileNotice::LateSize {
            spot: Spot { line, column },
        } => tell!(
            language,
            en = "Line {line}, column {column}: the size of the board is named after the game has begun; it was taken \
                 for the whole game.",
            ja = "{line}行{column}文字目:盤の大きさが対局の途中に書かれています。対局全体の盤として読みました。"
        ),
        FileNotice::SmallLetters {
            property,
            spot: Spot { line, column },
        } => tell!(
            language,
            en = "Line {line}, column {column}: the property {property} is written in small letters; it was read as capitals, \
                 as were all like it.",
            ja = "{line}行{column}文字目:プロパティ{property}が小文字で書かれています。小文字だけのものは大文字として読みました。"
        ),
        FileNotice::EncodingGuessed { encoding } => tell!(
            language,
            en = "The file does not name its encoding; it was read as {encoding}.",
            ja = "文字コードの指定がないので、{encoding}として読みました。"
        ),
        FileNotice::EncodingMisnamed { named, read_as } => tell!(
            language,
            en = "The file is not in {named}, as it says; it was read as {read_as}.",
            ja = "文字コードは{named}と書かれていますが、そうではないので{read_as}として読みました。"
        ),
        FileNotice::EncodingsMixed => tell!(
            language,
            en =
                "The file holds texts in several encodings; each was read in the one that fits it.",
            ja = "文字コードの異なる文章が混ざっているので、それぞれに合うもので読みました。"
        ),
        FileNotice::BytesBroken { encoding, spot } => {
            placed(*spot, &reading::bytes_broken(encoding, language), language)
        }
        FileNotice::KomiMeant {
            value,
            komi,
            spelling,
            spot,
        } => {
            let said = reading::komi_meant(value, *komi, *spelling, language);
            placed(*spot, &said, language)
        }
        FileNotice::KomiMissing { spot } => {
            placed(*spot, reading::komi_missing(language), language)
        }
        FileNotice::KomiUnknown { value, spot } => {
            placed(*spot, &reading::komi_unknown(value, language), language)
        }
        FileNotice::RulesUnknown { value, spot } => {
            placed(*spot, &reading::rules_unknown(value, language), language)
        }
        FileNotice::HandicapMissing { said, there, spot } => {
            let said = reading::handicap_missing(*said, *there, language);
            placed(*spot, &said, language)
        }
        FileNotice::HandicapPut { stones } => reading::handicap_put(*stones, language),
        FileNotice::PassedOver { text, spot } => {
            placed(*spot, &reading::passed_over(text, language), language)
        }
        FileNotice::BracketInside { spot } => {
            placed(*spot, reading::bracket_inside(language), language)
        }
        FileNotice::SignMissing { sign, spot } => {
            placed(*spot, &reading::sign_missing(*sign, language), language)
        }
        FileNotice::MoreMended { places } => reading::more_mended(*places, language),
        FileNotice::AfterGame { moves } => say!(
            language,
            en = format!(
                "This is the position after {} of the game. The game itself is kept in the file.",
                plural(int(*moves), "move")
            ),
            ja = format!("対局の{moves}手目の局面です。棋譜はファイルに残します。")
        ),
        FileNotice::Unreadable {
            property,
            value,
            spot: Spot { line, column },
        } => tell!(
            language,
            en = "Line {line}, column {column}: {property}[{value}] could not be understood and was left out.",
            ja = "{line}行{column}文字目:{property}[{value}]は読めないので省きました。"
        ),
        FileNotice::Drawn { kind, spot } => drawn::note(kind, *spot, language),
        FileNotice::ToMoveInWords {
            side: color,
            spot: Spot { line, column },
        } => {
            let color = side(*color, language);
            tell!(
                language,
                en = "Line {line}, column {column}: {color} plays first, as these words say.",
                ja = "{line}行{column}文字目:この言葉のとおり{color}番としました。"
            )
        }
        FileNotice::TreeTooLarge => tell!(
            language,
            en = "The tree of moves is too large to read as a whole; the rest is kept in the file.",
            ja = "変化が多すぎて一部だけを読みました。残りはファイルに残します。"
        ),
        FileNotice::RecordTooLarge { positions } => tell!(
            language,
            en = "The game has more than {positions} positions. The first of them can be looked through; the rest is kept in the file.",
            ja = "棋譜の局面が{positions}を超えています。見られるのは最初の部分だけですが、残りもファイルに残します。"
        ),
        FileNotice::LineCut { number, point } => line_cut(*number, *point, topology, language),
        FileNotice::VariationsCut { variations } => tell!(
            language,
            en = "Variations with a move that cannot be played: {variations}. They can be looked through up to there, and are kept in the file as they are.",
            ja = "打てない手のある変化が{variations}つあります。その手前まで見られます。ファイルにはそのまま残します。"
        ),
    }
}

/// A main line that ends before something that cannot be put on the board.
fn line_cut(
    number: usize,
    point: Option<Point>,
    topology: &Topology,
    language: Language,
) -> String {
    let place = point.map(|point| topology.name(point));
    say!(
        language,
        en = {
            let what = match place {
                Some(place) => format!("Move {number} of the main line, at {place}, is not legal."),
                None => format!(
                    "What comes as move {number} of the main line cannot be put on the board."
                ),
            };
            format!(
                "{what} The game can be looked through up to there, and is kept in the file as it is."
            )
        },
        ja = {
            let place = place.unwrap_or_default();
            format!(
                "本譜の{number}手目{place}は打てません。その手前まで見られます。ファイルにはそのまま残します。"
            )
        }
    )
}

/// Marks on stones that may be roles.
fn marks_only(essential: &[Point], safe: &[Point], language: Language) -> String {
    match (essential.is_empty(), safe.is_empty()) {
        (false, true) => say!(
            language,
            en = "The file has circled stones. Are they the target blocks?",
            ja = "○の付いた石があります。対象ブロックですか。"
        ),
        (true, _) => say!(
            language,
            en = "The file has stones with squares. Are they safe?",
            ja = "□の付いた石があります。安全な石ですか。"
        ),
        (false, false) => say!(
            language,
            en = "The file has stones with circles and squares. Are they the target blocks and the safe stones?",
            ja = "○と□の付いた石があります。対象ブロックと安全な石ですか。"
        ),
    }
    .to_owned()
}

/// Roles that were rebuilt after another program changed the file.
fn rebuilt(program: Option<&str>, language: Language) -> String {
    match program {
        Some(program) => tell!(
            language,
            en = "Saved by {program}; block attributes were rebuilt from circles and squares.",
            ja = "{program}で保存されています。○□から属性を復元しました。"
        ),
        None => tell!(
            language,
            en = "Stones were changed by another program; block attributes were rebuilt from circles and squares.",
            ja = "別のプログラムで石が変わっています。○□から属性を復元しました。"
        ),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_session::file::parse;

    use super::*;

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
        let (yes, repair) = &text.repairs[0];
        assert_eq!(
            (yes.as_str(), repair.actions().len()),
            ("Yes", 2),
            "one for each block"
        );
        assert_eq!(text.repairs[2].1, Repair::Leave);
    }

    #[test]
    fn what_was_odd_is_told_with_its_place_in_both_languages() {
        let said = |text: &str, language| {
            let loaded = parse("x.sgf", text.as_bytes()).expect("read");
            let said = |notice| file_notice(notice, &loaded.document, language).message;
            let all: Vec<String> = loaded.notices.iter().map(said).collect();
            all.join(" ")
        };
        for (text, english, japanese) in [
            (
                "(;SZ[9]AB[aa][bb]HA[2]\n;B[zz];W[aa])",
                "Line 2, column 4: move 1, B[zz], is no point of this board; the position is the one before it.",
                "2行4文字目:1手目B[zz]はこの盤の点ではありません。その前の局面です。",
            ),
            (
                "(;SZ[9]AB[A9][c4])",
                "Line 1, column 11: AB[A9] names a point as it is called on the board, not as SGF does; it was read as \
                 that.",
                "1行11文字目:AB[A9]はSGFの書き方ではなく盤の座標です。盤の座標として読みました。",
            ),
            (
                "(;AB[aa];SZ[9])",
                "Line 1, column 10: the size of the board is named after the game has begun; it was taken for the \
                 whole game.",
                "1行10文字目:盤の大きさが対局の途中に書かれています。対局全体の盤として読みました。",
            ),
        ] {
            assert_eq!(said(text, Language::English), english);
            assert_eq!(said(text, Language::Japanese), japanese);
        }
    }

    #[test]
    fn a_main_line_that_cannot_be_played_out_is_told_with_its_move() {
        let said = |text: &str, language| {
            let loaded = parse("x.sgf", text.as_bytes()).expect("read");
            let said = |notice| file_notice(notice, &loaded.document, language).message;
            loaded.notices.iter().map(said).collect::<Vec<String>>()
        };
        let solution = "(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[ee](;W[ff])(;B[dd]))";
        assert_eq!(
            said(solution, Language::English),
            [
                "Move 2 of the main line, at E5, is not legal. The game can be looked through up to there, and is kept in the file as it is."
            ]
        );
        assert_eq!(
            said(solution, Language::Japanese),
            ["本譜の2手目E5は打てません。その手前まで見られます。ファイルにはそのまま残します。"]
        );
        let off_board = "(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[zz])";
        let [told] = &said(off_board, Language::English)[..] else {
            panic!("one notice")
        };
        assert!(told.starts_with("What comes as move 2 of the main line cannot be put on"));
    }

    #[test]
    fn a_contradiction_offers_both_sides() {
        let loaded = parse("x.sgf", b"(;SZ[9]AB[aa]PL[B]C[White to play.])").expect("read");
        let text = file_notice(&loaded.notices[0], &loaded.document, Language::Japanese);
        assert_eq!(text.message, "ファイルは黒番ですが、コメントは白番です。");
        assert_eq!(
            text.repairs[1],
            ("白".to_owned(), Repair::ToMove(Color::White))
        );
    }
}
