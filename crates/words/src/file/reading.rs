//! How a record was read where it keeps to no standard: komi, rules, handicap, stray signs, broken bytes.

use semeai_board::Color;
use semeai_session::file::{KomiSpelling, Spot};
use semeai_session::{Komi, Phrasing};

use crate::grammar::{mixed, moku, side};
use crate::texts::file::reading as texts;
pub(super) use crate::texts::file::reading::{
    board_names, bracket_inside, bytes_broken, encoding_guess, komi_missing, komi_unknown,
    late_size, passed_over, rules_unknown, several_encodings, small_letters, unreadable,
    wrong_encoding,
};

/// A sentence about a place in a file.
pub(super) fn with_place(Spot { line, column }: Spot, said: &str, phrasing: Phrasing) -> String {
    texts::with_place(&column, &line, &said, phrasing)
}

/// That a move is no point of the board.
pub(super) fn move_off_board(
    number: usize,
    property: &str,
    value: &str,
    phrasing: Phrasing,
) -> String {
    texts::move_off_board(&number, &property, &value, phrasing)
}

/// That words of the file say who plays first.
pub(super) fn to_move_in_words(color: Color, phrasing: Phrasing) -> String {
    let color = side(color, phrasing);
    texts::to_move_in_words(&color, phrasing)
}

/// As what a komi was read that is no plain number of points.
pub(super) fn komi_meant(
    value: &str,
    komi: Komi,
    spelling: KomiSpelling,
    phrasing: Phrasing,
) -> String {
    let points = mixed(komi.points());
    let unit = match spelling {
        KomiSpelling::Hundredths => texts::komi_meant_hundredths(phrasing),
        KomiSpelling::HundredthsOfStones => texts::komi_meant_hundredths_of_stones(phrasing),
        KomiSpelling::Tenths => texts::komi_meant_tenths(phrasing),
        KomiSpelling::Stones => texts::komi_meant_stones(phrasing),
        KomiSpelling::Words => "",
    };
    say!(
        phrasing,
        en = format!("KM[{value}] was read as a komi of {points}{unit}."),
        ja = {
            let points = moku(&points);
            format!("KM[{value}]をコミ{points}として読みました{unit}。")
        }
    )
}

/// That a record does not have the stones that its handicap names.
pub(super) fn handicap_missing(said: usize, there: usize, phrasing: Phrasing) -> String {
    texts::handicap_missing(&said, &there, phrasing)
}

/// That handicap stones were put on the usual points.
pub(super) fn handicap_put(stones: usize, phrasing: Phrasing) -> String {
    texts::handicap_put(&stones, phrasing)
}

/// That nothing says which name is whose.
pub(super) fn names_of_nobody(names: &[String], phrasing: Phrasing) -> String {
    let names = names.join(" / ");
    texts::names_of_nobody(&names, phrasing)
}

/// That a sign is missing.
pub(super) fn sign_missing(sign: char, phrasing: Phrasing) -> String {
    match sign {
        ')' => texts::sign_missing_file_ends_before(phrasing).to_owned(),
        _ => texts::sign_missing_missing_here_record(&sign, phrasing),
    }
}

/// That there are more places like those before.
pub(super) fn more_places(places: usize, phrasing: Phrasing) -> String {
    texts::more_places(&places, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_session::file::parse;

    use super::*;
    use crate::file::notice::file_notice;

    fn told(text: &str, phrasing: Phrasing) -> Vec<String> {
        let loaded = parse("x.sgf", text.as_bytes()).expect("read");
        let said = |notice| file_notice(notice, &loaded.document, phrasing).message;
        loaded.notices.iter().map(said).collect()
    }

    #[test]
    fn how_komi_rules_and_handicap_were_read_is_told_with_the_place() {
        for (text, english, japanese) in [
            (
                "(;SZ[9]KM[375]RU[Chinese])",
                "Line 1, column 8: KM[375] was read as a komi of 7½ (hundredths of a stone, which counts two points).",
                "1行8文字目：KM[375]をコミ7目半として読みました（1子の100分の1を単位とし、1子は2目）。",
            ),
            (
                "(;SZ[9]KM[6目半])",
                "Line 1, column 8: KM[6目半] was read as a komi of 6½.",
                "1行8文字目：KM[6目半]をコミ6目半として読みました。",
            ),
            (
                "(;SZ[9]KM[])",
                "Line 1, column 8: komi is not given (KM has no value); it counts as 0.",
                "1行8文字目：コミが書かれていない（KMに値がない）ので、0として数えます。",
            ),
            (
                "(;SZ[9]RU[house rules])",
                "Line 1, column 8: the rules RU[house rules] can't be understood, so they don't decide the scoring here.",
                "1行8文字目：ルールRU[house rules]は読めないので、目の数え方には使っていません。",
            ),
            (
                "(;SZ[9]HA[4];W[ee]))",
                "Line 1, column 8: the file gives 4 handicap stones, but places 0 of them before White's first move. \
                 It doesn't say where the others go, so they were left out.",
                "1行8文字目：置石は4子と書かれていますが、白の初手までに0子しかありません。残りの位置が分からないので置いていません。",
            ),
        ] {
            assert!(
                told(text, Phrasing::ENGLISH).contains(&english.to_owned()),
                "{text}"
            );
            assert!(
                told(text, Phrasing::JAPANESE).contains(&japanese.to_owned()),
                "{text}"
            );
        }
    }

    #[test]
    fn what_was_passed_over_is_named() {
        let text = "(;SZ[9]AB[aa]PB[Matsuyama[3d]]\n---\n;B[bb](B[cc])";
        assert_eq!(
            told(text, Phrasing::ENGLISH)[..4],
            [
                "Line 1, column 29: a “]” in the middle of a value was read as part of it.",
                "Line 2, column 1: “---” is not part of a game record and was skipped.",
                "Line 3, column 8: a “;” is missing here; the file was read as if it were there.",
                "Line 3, column 14: the file ends before its last “)”; part of the game may be missing.",
            ]
        );
        let japanese = told(text, Phrasing::JAPANESE);
        assert_eq!(
            japanese[1],
            "2行1文字目：「---」は棋譜の一部ではないので読み飛ばしました。"
        );
    }
}
