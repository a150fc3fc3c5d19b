//! What is worth knowing about a file that was read.

use semeai_board::{Point, Topology};
use semeai_session::file::{FileNotice, Spot};
use semeai_session::printable::inline;
use semeai_session::{Document, Language, Repair};

use super::reading::{self, with_place};
use super::{diagram, graph};
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
    let at = |spot: &Spot, said: &str| with_place(*spot, said, language);
    match notice {
        FileNotice::Graph(notice) => graph::notice(notice, language),
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
            illegal_move(*number, topology.name(*point), language)
        }
        FileNotice::MoveOffBoard {
            number,
            property,
            value,
            spot,
        } => at(
            spot,
            &reading::move_off_board(*number, property, value, language),
        ),
        FileNotice::BoardNames {
            property,
            value,
            spot,
        } => at(spot, &reading::board_names(property, value, language)),
        FileNotice::LateSize { spot } => at(spot, reading::late_size(language)),
        FileNotice::SmallLetters { property, spot } => {
            at(spot, &reading::small_letters(property, language))
        }
        FileNotice::EncodingGuessed { encoding } => reading::encoding_guess(encoding, language),
        FileNotice::EncodingMisnamed { named, read_as } => {
            reading::wrong_encoding(named, read_as, language)
        }
        FileNotice::EncodingsMixed => reading::several_encodings(language).to_owned(),
        FileNotice::BytesBroken { encoding, spot } => {
            at(spot, &reading::bytes_broken(encoding, language))
        }
        FileNotice::KomiMeant {
            value,
            komi,
            spelling,
            spot,
        } => at(
            spot,
            &reading::komi_meant(value, *komi, *spelling, language),
        ),
        FileNotice::KomiMissing { spot } => at(spot, reading::komi_missing(language)),
        FileNotice::KomiUnknown { value, spot } => {
            at(spot, &reading::komi_unknown(value, language))
        }
        FileNotice::RulesUnknown { value, spot } => {
            at(spot, &reading::rules_unknown(value, language))
        }
        FileNotice::HandicapMissing { said, there, spot } => {
            at(spot, &reading::handicap_missing(*said, *there, language))
        }
        FileNotice::HandicapPut { stones } => reading::handicap_put(*stones, language),
        FileNotice::PassedOver { text, spot } => at(spot, &reading::passed_over(text, language)),
        FileNotice::BracketInside { spot } => at(spot, reading::bracket_inside(language)),
        FileNotice::SignMissing { sign, spot } => at(spot, &reading::sign_missing(*sign, language)),
        FileNotice::MoreMended { places } => reading::more_places(*places, language),
        FileNotice::AfterGame { moves } => after_game(*moves, language),
        FileNotice::Unreadable {
            property,
            value,
            spot,
        } => at(spot, &reading::unreadable(property, value, language)),
        FileNotice::Drawn { kind, spot } => at(spot, &diagram::note(kind, language)),
        FileNotice::ToMoveInWords { side, spot } => {
            at(spot, &reading::to_move_in_words(*side, language))
        }
        FileNotice::TreeTooLarge => tree_too_large(language).to_owned(),
        FileNotice::RecordTooLarge { positions } => record_too_large(*positions, language),
        FileNotice::LineCut { number, point } => line_cut(*number, *point, topology, language),
        FileNotice::VariationsCut { variations } => variations_cut(*variations, language),
    }
}

fn illegal_move(number: usize, point: &str, language: Language) -> String {
    tell!(
        language,
        en = "Move {number} at {point} is not legal; the position is the one before it.",
        ja = "{number}手目{point}は打てません。その前の局面です。"
    )
}

fn after_game(moves: usize, language: Language) -> String {
    let count = plural(int(moves), "move");
    tell!(
        language,
        en = "This is the position after {count} of the game. The game itself is kept in the file.",
        ja = "対局の{moves}手目の局面です。棋譜はファイルに残します。"
    )
}

fn tree_too_large(language: Language) -> &'static str {
    say!(
        language,
        en = "The tree of moves is too large to read as a whole; the rest is kept in the file.",
        ja = "変化が多すぎて一部だけを読みました。残りはファイルに残します。"
    )
}

fn record_too_large(positions: usize, language: Language) -> String {
    tell!(
        language,
        en = "The game has more than {positions} positions. The first of them can be looked through; the rest is kept in the file.",
        ja = "棋譜の局面が{positions}を超えています。見られるのは最初の部分だけですが、残りもファイルに残します。"
    )
}

fn variations_cut(variations: usize, language: Language) -> String {
    tell!(
        language,
        en = "Variations with a move that cannot be played: {variations}. They can be looked through up to there, and are kept in the file as they are.",
        ja = "打てない手のある変化が{variations}つあります。その手前まで見られます。ファイルにはそのまま残します。"
    )
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
