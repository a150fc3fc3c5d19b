//! How a record was read where it keeps to no standard: komi, rules, handicap, stray signs, broken bytes.

use semeai_board::Color;
use semeai_session::file::{KomiSpelling, Spot};
use semeai_session::{Komi, Phrasing};

use crate::grammar::{mixed, moku, side};

/// A sentence about a place in a file.
pub(super) fn with_place(Spot { line, column }: Spot, said: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Line {line}, column {column}: {said}",
        ja = "{line}行{column}文字目：{said}"
    )
}

/// That a move is no point of the board.
pub(super) fn move_off_board(
    number: usize,
    property: &str,
    value: &str,
    phrasing: Phrasing,
) -> String {
    tell!(
        phrasing,
        en = "move {number}, {property}[{value}], is no point of this board; the position is the one before it.",
        ja = "{number}手目{property}[{value}]はこの盤の点ではありません。その前の局面です。"
    )
}

/// That a point was named as people call it.
pub(super) fn board_names(property: &str, value: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{property}[{value}] names a point as it is called on the board, not as SGF does; it was read as that.",
        ja = "{property}[{value}]はSGFの書き方ではなく盤の座標です。盤の座標として読みました。"
    )
}

/// That the size of the board stands behind moves.
pub(super) fn late_size(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "the size of the board is named after the game has begun; it was taken for the whole game.",
        ja = "盤の大きさが対局の途中に書かれています。対局全体の盤として読みました。"
    )
}

/// That a property has small letters only.
pub(super) fn small_letters(property: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "the property {property} is written in small letters; it was read as capitals, as were all like it.",
        ja = "プロパティ{property}が小文字で書かれています。小文字だけのものは大文字として読みました。"
    )
}

/// That the value of a property was left out.
pub(super) fn unreadable(property: &str, value: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "{property}[{value}] could not be understood and was left out.",
        ja = "{property}[{value}]は読めないので省きました。"
    )
}

/// That words of the file say who plays first.
pub(super) fn to_move_in_words(color: Color, phrasing: Phrasing) -> String {
    let color = side(color, phrasing);
    tell!(
        phrasing,
        en = "{color} plays first, as these words say.",
        ja = "この言葉のとおり{color}番としました。"
    )
}

/// In which encoding a file was read that names none.
pub(super) fn encoding_guess(encoding: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The file does not name its encoding; it was read as {encoding}.",
        ja = "文字コードの指定がないので、{encoding}として読みました。"
    )
}

/// In which encoding a file was read that names another one.
pub(super) fn wrong_encoding(named: &str, read_as: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The file is not in {named}, as it says; it was read as {read_as}.",
        ja = "文字コードは{named}と書かれていますが、そうではないので{read_as}として読みました。"
    )
}

/// That the texts of a file are in several encodings.
pub(super) fn several_encodings(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "The file holds texts in several encodings; each was read in the one that fits it.",
        ja = "文字コードの異なる文章が混ざっているので、それぞれに合うもので読みました。"
    )
}

/// That bytes could not be read.
pub(super) fn bytes_broken(encoding: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "bytes that are no text in {encoding}. They are kept in the file as they are.",
        ja = "{encoding}の文字として読めないバイトがあります。ファイルにはそのまま残します。"
    )
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
        KomiSpelling::Hundredths => say!(
            phrasing,
            en = " (hundredths of a point)",
            ja = "（1目の100分の1を単位とする）"
        ),
        KomiSpelling::HundredthsOfStones => say!(
            phrasing,
            en = " (hundredths of a stone, which counts two points)",
            ja = "（1子の100分の1を単位とし、1子は2目）"
        ),
        KomiSpelling::Tenths => say!(
            phrasing,
            en = " (tenths of a point)",
            ja = "（1目の10分の1を単位とする）"
        ),
        KomiSpelling::Stones => say!(
            phrasing,
            en = " (stones, which count two points each)",
            ja = "（子を単位とし、1子は2目）"
        ),
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

/// That komi has no value.
pub(super) const fn komi_missing(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "komi is not given (KM has no value); it is counted as 0.",
        ja = "コミが書かれていない（KMに値がない）ので、0として数えます。"
    )
}

/// That komi could not be understood.
pub(super) fn komi_unknown(value: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "KM[{value}] is no komi that could be understood; it is counted as 0.",
        ja = "KM[{value}]はコミとして読めないので、0として数えます。"
    )
}

/// That the rules could not be understood.
pub(super) fn rules_unknown(value: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "the rules RU[{value}] could not be understood; they do not say how points are counted here.",
        ja = "ルールRU[{value}]は読めないので、目の数え方には使っていません。"
    )
}

/// That a record does not have the stones that its handicap names.
pub(super) fn handicap_missing(said: usize, there: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "the record speaks of {said} handicap stones and has {there} of them before White's first move. Where the \
             others stood is not said, so they were not put.",
        ja = "置石は{said}子と書かれていますが、白の初手までに{there}子しかありません。残りの位置が分からないので置いていません。"
    )
}

/// That handicap stones were put on the usual points.
pub(super) fn handicap_put(stones: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "The record does not say where its {stones} handicap stones stand; they were put on the usual points.",
        ja = "置石{stones}子の位置は書かれていないので、通常の位置に置きました。"
    )
}

/// That nothing says which name is whose.
pub(super) fn names_of_nobody(names: &[String], phrasing: Phrasing) -> String {
    let names = names.join(" / ");
    tell!(
        phrasing,
        en = "The record doesn't say which of these names is whose: {names}. They are kept as a comment on the game.",
        ja = "次の名前のどれが誰のものかは記録に書かれていません: {names}。対局についての注釈として残します。"
    )
}

/// That something is no part of a record.
pub(super) fn passed_over(text: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "“{text}” is no part of a record and was passed over.",
        ja = "「{text}」は棋譜の一部ではないので読み飛ばしました。"
    )
}

/// That a bracket stands in the middle of a value.
pub(super) const fn bracket_inside(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "a “]” in the middle of a value was read as a part of it.",
        ja = "値の途中の「]」を値の一部として読みました。"
    )
}

/// That a sign is missing.
pub(super) fn sign_missing(sign: char, phrasing: Phrasing) -> String {
    match sign {
        ')' => tell!(
            phrasing,
            en = "the file ends before its last “)”; a part of the record may be missing.",
            ja = "最後の「)」がないままファイルが終わっています。棋譜の一部が失われているかもしれません。"
        ),
        _ => tell!(
            phrasing,
            en = "a “{sign}” is missing here; the record was read as if it were there.",
            ja = "ここに「{sign}」がないので、あるものとして読みました。"
        ),
    }
}

/// That there are more places like those before.
pub(super) fn more_places(places: usize, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Further places that keep to no standard and were read all the same: {places}.",
        ja = "規格から外れていても読んだ箇所がほかに{places}つあります。"
    )
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
                "Line 1, column 8: komi is not given (KM has no value); it is counted as 0.",
                "1行8文字目：コミが書かれていない（KMに値がない）ので、0として数えます。",
            ),
            (
                "(;SZ[9]RU[house rules])",
                "Line 1, column 8: the rules RU[house rules] could not be understood; they do not say how points are \
                 counted here.",
                "1行8文字目：ルールRU[house rules]は読めないので、目の数え方には使っていません。",
            ),
            (
                "(;SZ[9]HA[4];W[ee]))",
                "Line 1, column 8: the record speaks of 4 handicap stones and has 0 of them before White's first move. \
                 Where the others stood is not said, so they were not put.",
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
                "Line 1, column 29: a “]” in the middle of a value was read as a part of it.",
                "Line 2, column 1: “---” is no part of a record and was passed over.",
                "Line 3, column 8: a “;” is missing here; the record was read as if it were there.",
                "Line 3, column 14: the file ends before its last “)”; a part of the record may be missing.",
            ]
        );
        let japanese = told(text, Phrasing::JAPANESE);
        assert_eq!(
            japanese[1],
            "2行1文字目：「---」は棋譜の一部ではないので読み飛ばしました。"
        );
    }
}
