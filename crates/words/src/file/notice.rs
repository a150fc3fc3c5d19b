//! What is worth knowing about a file that was read.

use semeai_board::{Point, Topology};
use semeai_session::file::{FileNotice, Spot};
use semeai_session::printable::inline;
use semeai_session::{Document, Phrasing, Repair};

use super::reading::{self, with_place};
use super::{diagram, graph};
use crate::grammar::{int, plural, side};
use crate::race::repair::{NoticeText, repair_name};
use crate::texts::file::notice as texts;
use crate::texts::file::notice::tree_too_large;

/// Which game of a file with several was read, counted from zero.
pub fn game_of_file(game: usize, games: usize, phrasing: Phrasing) -> String {
    let number = game + 1;
    texts::game_of_file(&games, &number, phrasing)
}

/// Something about a file that was read, with buttons; the document is the one that it gave.
pub fn file_notice(notice: &FileNotice, document: &Document, phrasing: Phrasing) -> NoticeText {
    let topology = document.topology();
    let repairs = Repair::of_file(notice).into_iter();
    NoticeText {
        message: inline(&message(notice, topology, phrasing)).into_owned(),
        repairs: repairs
            .map(|repair| (button(notice, &repair, topology, phrasing), repair))
            .collect(),
    }
}

/// What stands on the button of a repair where a notice gives it a sense of its own.
fn button(notice: &FileNotice, repair: &Repair, topology: &Topology, phrasing: Phrasing) -> String {
    match (notice, repair) {
        (FileNotice::MarksOnly { .. }, Repair::Leave) => {
            texts::button_marks_only_leave(phrasing).to_owned()
        }
        (FileNotice::Rebuilt { .. }, Repair::Mark) => {
            texts::button_rebuilt_mark(phrasing).to_owned()
        }
        _ => repair_name(repair, topology, phrasing),
    }
}

fn message(notice: &FileNotice, topology: &Topology, phrasing: Phrasing) -> String {
    let at = |spot: &Spot, said: &str| with_place(*spot, said, phrasing);
    match notice {
        FileNotice::Graph(notice) => graph::notice(notice, phrasing),
        FileNotice::MarksOnly { essential, safe } => marks_only(essential, safe, phrasing),
        FileNotice::ToMoveContradicts { property, comment } => {
            let [said, other] = [*property, *comment].map(|color| side(color, phrasing));
            texts::message(&other, &said, phrasing)
        }
        FileNotice::Rebuilt { program } => rebuilt(program.as_deref(), phrasing),
        FileNotice::IllegalMove { number, point } => {
            illegal_move(*number, &phrasing.point(topology, *point), phrasing)
        }
        FileNotice::MoveOffBoard {
            number,
            property,
            value,
            spot,
        } => at(
            spot,
            &reading::move_off_board(*number, property, value, phrasing),
        ),
        FileNotice::BoardNames {
            property,
            value,
            spot,
        } => at(spot, &reading::board_names(property, value, phrasing)),
        FileNotice::LateSize { spot } => at(spot, reading::late_size(phrasing)),
        FileNotice::SmallLetters { property, spot } => {
            at(spot, &reading::small_letters(property, phrasing))
        }
        FileNotice::EncodingGuessed { encoding } => reading::encoding_guess(encoding, phrasing),
        FileNotice::EncodingMisnamed { named, read_as } => {
            reading::wrong_encoding(named, read_as, phrasing)
        }
        FileNotice::EncodingsMixed => reading::several_encodings(phrasing).to_owned(),
        FileNotice::BytesBroken { encoding, spot } => {
            at(spot, &reading::bytes_broken(encoding, phrasing))
        }
        FileNotice::KomiMeant {
            value,
            komi,
            spelling,
            spot,
        } => at(
            spot,
            &reading::komi_meant(value, *komi, *spelling, phrasing),
        ),
        FileNotice::KomiMissing { spot } => at(spot, reading::komi_missing(phrasing)),
        FileNotice::KomiUnknown { value, spot } => {
            at(spot, &reading::komi_unknown(value, phrasing))
        }
        FileNotice::RulesUnknown { value, spot } => {
            at(spot, &reading::rules_unknown(value, phrasing))
        }
        FileNotice::HandicapMissing { said, there, spot } => {
            at(spot, &reading::handicap_missing(*said, *there, phrasing))
        }
        FileNotice::HandicapPut { stones } => reading::handicap_put(*stones, phrasing),
        FileNotice::NamesOfNobody { names } => reading::names_of_nobody(names, phrasing),
        FileNotice::PassedOver { text, spot } => at(spot, &reading::passed_over(text, phrasing)),
        FileNotice::BracketInside { spot } => at(spot, reading::bracket_inside(phrasing)),
        FileNotice::SignMissing { sign, spot } => at(spot, &reading::sign_missing(*sign, phrasing)),
        FileNotice::MoreMended { places } => reading::more_places(*places, phrasing),
        FileNotice::AfterGame { moves } => after_game(*moves, phrasing),
        FileNotice::Unreadable {
            property,
            value,
            spot,
        } => at(spot, &reading::unreadable(property, value, phrasing)),
        FileNotice::Drawn { kind, spot } => at(spot, &diagram::note(kind, phrasing)),
        FileNotice::ToMoveInWords { side, spot } => {
            at(spot, &reading::to_move_in_words(*side, phrasing))
        }
        FileNotice::TreeTooLarge => tree_too_large(phrasing).to_owned(),
        FileNotice::RecordTooLarge { positions } => record_too_large(*positions, phrasing),
        FileNotice::LineCut { number, point } => line_cut(*number, *point, topology, phrasing),
        FileNotice::VariationsCut { variations } => variations_cut(*variations, phrasing),
    }
}

fn illegal_move(number: usize, point: &str, phrasing: Phrasing) -> String {
    texts::illegal_move(&number, &point, phrasing)
}

fn after_game(moves: usize, phrasing: Phrasing) -> String {
    let count = plural(int(moves), "move");
    texts::after_game(&count, &moves, phrasing)
}

fn record_too_large(positions: usize, phrasing: Phrasing) -> String {
    texts::record_too_large(&positions, phrasing)
}

fn variations_cut(variations: usize, phrasing: Phrasing) -> String {
    texts::variations_cut(&variations, phrasing)
}

/// A main line that ends before something that cannot be put on the board.
fn line_cut(
    number: usize,
    point: Option<Point>,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let place = point.map(|point| phrasing.point(topology, point));
    say!(
        phrasing,
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
fn marks_only(essential: &[Point], safe: &[Point], phrasing: Phrasing) -> String {
    match (essential.is_empty(), safe.is_empty()) {
        (false, true) => texts::marks_only_file_has_circled(phrasing),
        (true, _) => texts::marks_only_file_has_stones(phrasing),
        (false, false) => texts::marks_only_file_has_stones_circles(phrasing),
    }
    .to_owned()
}

/// Roles that were rebuilt after another program changed the file.
fn rebuilt(program: Option<&str>, phrasing: Phrasing) -> String {
    match program {
        Some(program) => texts::rebuilt_saved_block_attributes(&program, phrasing),
        None => texts::rebuilt_none(phrasing).to_owned(),
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
        let text = file_notice(notice, &loaded.document, Phrasing::ENGLISH);
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
        let said = |text: &str, phrasing| {
            let loaded = parse("x.sgf", text.as_bytes()).expect("read");
            let said = |notice| file_notice(notice, &loaded.document, phrasing).message;
            let all: Vec<String> = loaded.notices.iter().map(said).collect();
            all.join(" ")
        };
        for (text, english, japanese) in [
            (
                "(;SZ[9]AB[aa][bb]HA[2]\n;B[zz];W[aa])",
                "Line 2, column 4: move 1, B[zz], is not a point of this board; this is the position before it.",
                "2行4文字目：1手目B[zz]はこの盤の点ではありません。その前の局面を示しています。",
            ),
            (
                "(;SZ[9]AB[A9][c4])",
                "Line 1, column 11: AB[A9] uses the board's name for a point, not SGF's; it was read that way.",
                "1行11文字目：AB[A9]はSGFの書き方ではなく盤の座標です。盤の座標として読みました。",
            ),
            (
                "(;AB[aa];SZ[9])",
                "Line 1, column 10: the board size comes after the game has begun; it was used for the whole game.",
                "1行10文字目：盤の大きさが対局の途中に書かれています。対局全体の盤として読みました。",
            ),
        ] {
            assert_eq!(said(text, Phrasing::ENGLISH), english);
            assert_eq!(said(text, Phrasing::JAPANESE), japanese);
        }
    }

    #[test]
    fn a_main_line_that_cannot_be_played_out_is_told_with_its_move() {
        let said = |text: &str, phrasing| {
            let loaded = parse("x.sgf", text.as_bytes()).expect("read");
            let said = |notice| file_notice(notice, &loaded.document, phrasing).message;
            loaded.notices.iter().map(said).collect::<Vec<String>>()
        };
        let solution = "(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[ee](;W[ff])(;B[dd]))";
        assert_eq!(
            said(solution, Phrasing::ENGLISH),
            [
                "Move 2 of the main line, at E5, is not legal. The game can be looked through up to there, and is kept in the file as it is."
            ]
        );
        assert_eq!(
            said(solution, Phrasing::JAPANESE),
            ["本譜の2手目E5は打てません。その手前まで見られます。ファイルにはそのまま残します。"]
        );
        let off_board = "(;SZ[9]AB[gc][cg]AW[dd];W[ee];B[zz])";
        let [told] = &said(off_board, Phrasing::ENGLISH)[..] else {
            panic!("one notice")
        };
        assert!(told.starts_with("What comes as move 2 of the main line cannot be put on"));
    }

    #[test]
    fn a_contradiction_offers_both_sides() {
        let loaded = parse("x.sgf", b"(;SZ[9]AB[aa]PL[B]C[White to play.])").expect("read");
        let text = file_notice(&loaded.notices[0], &loaded.document, Phrasing::JAPANESE);
        assert_eq!(text.message, "ファイルは黒番ですが、コメントは白番です。");
        assert_eq!(
            text.repairs[1],
            ("白".to_owned(), Repair::ToMove(Color::White))
        );
    }
}
