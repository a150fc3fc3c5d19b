//! Why an expression has no value, in words, with the column.

use semeai_cgt::notation::{Expectation, FoundInstead, MAX_BAR, Quantity};
use semeai_cgt::{DyadicParseError, Error, Limit, ParseErrorKind, WorkDone};
use semeai_session::printable::inline;
use semeai_session::{CoolingError, Phrasing, SheetError};

use crate::grammar::sentence;
use crate::texts::values::expression as texts;

/// Why an expression has no sheet, as a sentence that begins with the column, if there is one.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{Phrasing, value_sheet};
/// use semeai_words::values::expression::sheet_error;
///
/// let error = value_sheet(&mut Arena::new(), "{4|1/3}", None).unwrap_err();
/// assert_eq!(
///     sheet_error(&error, Phrasing::ENGLISH),
///     "Column 4: 1/3 is no dyadic fraction (its denominator is no power of two), so no short game has this value."
/// );
/// ```
pub fn sheet_error(error: &SheetError, phrasing: Phrasing) -> String {
    let error = match error {
        SheetError::Parse(error) => error,
        SheetError::Engine(error) => return engine_error(error, phrasing),
    };
    if let ParseErrorKind::Value(error @ Error::OverBudget { .. }) = &error.kind {
        // The text is fine: no column is to blame.
        return engine_error(error, phrasing);
    }
    let (column, reason) = (error.column, parse_reason(&error.kind, phrasing));
    let said = texts::sheet_error(&column, &reason, phrasing);
    inline(&said).into_owned()
}

/// Why a text is no temperature to cool by, as a sentence. The English one is that of the error.
pub fn cooling_error(error: CoolingError, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = sentence(&error),
        ja = match error {
            CoolingError::Negative => "負の温度では冷却できません。",
            CoolingError::NoNumber(error) => match error {
                DyadicParseError::Malformed => "整数か、3/4のような分数を入力してください。",
                DyadicParseError::DivisionByZero => "分母が0です。",
                DyadicParseError::NotDyadic => "分母が2のべき乗ではありません。",
                DyadicParseError::Overflow => {
                    "数が大きすぎるか細かすぎて、正確に扱えません。"
                }
            },
        }
        .to_owned()
    )
}

/// The reason as a fragment. The English one is that of the error, which stands beside it.
pub(crate) fn parse_reason(kind: &ParseErrorKind, phrasing: Phrasing) -> String {
    let kind = &with_short_input(kind);
    say!(
        phrasing,
        en = kind.to_string(),
        ja = match kind {
            ParseErrorKind::Unexpected { found, expected } => {
                let expected = expected_words(*expected, phrasing);
                let found = found_words(found, phrasing);
                format!("{expected}が必要ですが、{found}があります")
            }
            ParseErrorKind::NoSign =>
                "2つのゲームの間に記号がありません。和は2 + {5|0}、倍数は2.{5|0}と書きます"
                    .to_owned(),
            ParseErrorKind::Unopened(bracket) =>
                format!("「{bracket}」に対応する開き括弧がありません"),
            ParseErrorKind::Unclosed(bracket) => format!("「{bracket}」が閉じられていません"),
            ParseErrorKind::UnknownName(name) => format!(
                "「{name}」という名前はまだありません。g := {{2|0}}; g + gのように、使う前に定義してください"
            ),
            ParseErrorKind::NameTaken(name) =>
                format!("「{name}」には既に意味があります。別の名前にしてください"),
            ParseErrorKind::TooManyNames(limit) => format!("名前が{limit}個を超えています"),
            ParseErrorKind::WrongCount { function, found } => {
                let (name, wanted) = (function.name(), function.arity());
                let wanted = wanted.start();
                format!("{name}に入れるゲームは{wanted}個ですが、{found}個あります")
            }
            ParseErrorKind::BadCharacter(character) => {
                let code = u32::from(*character);
                let is_seen = !character.is_control() && !character.is_whitespace();
                let seen = if is_seen {
                    format!(" {character}")
                } else {
                    String::new()
                };
                format!("文字{seen}（U+{code:04X}）はここでは使えません")
            }
            ParseErrorKind::DivisionByZero => "分母が0です".to_owned(),
            ParseErrorKind::NotDyadic(fraction) =>
                format!("{fraction}の分母は2のべき乗ではなく、この値を持つ短いゲームはありません"),
            ParseErrorKind::Decimal =>
                "小数は読めません。1/2のように書いてください。倍数は2.(5)と書きます".to_owned(),
            ParseErrorKind::TooLarge(what) =>
                format!("{}が大きすぎます", quantity_words(*what, phrasing)),
            ParseErrorKind::BarTooLong(length) =>
                format!("縦線が{length}本続いています。{MAX_BAR}本までです"),
            ParseErrorKind::NoBar =>
                "括弧の中に縦線がありません。{左|右}の形で書いてください".to_owned(),
            ParseErrorKind::TooDeep(limit) => format!("入れ子が{limit}段を超えています"),
            ParseErrorKind::TooManyTerms(limit) => format!("和の項が{limit}個を超えています"),
            ParseErrorKind::Value(error) => engine_error(error, phrasing)
                .trim_end_matches('。')
                .to_owned(),
        }
    )
}

/// The reason with long input cut: the column says where it is.
fn with_short_input(kind: &ParseErrorKind) -> ParseErrorKind {
    let mut kind = kind.clone();
    if let ParseErrorKind::UnknownName(text)
    | ParseErrorKind::NotDyadic(text)
    | ParseErrorKind::Unexpected {
        found: FoundInstead::Number(text),
        ..
    } = &mut kind
    {
        shorten(text);
    }
    kind
}

fn expected_words(expected: Expectation, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = expected.to_string(),
        ja = match expected {
            Expectation::Game => "ゲーム",
            Expectation::AfterTerm => "「+」「-」「,」縦線または閉じ括弧",
            Expectation::Parenthesis => "「(」",
            Expectation::Denominator => "分母",
            Expectation::Arrows => "複数の矢印か、個数を付けた矢印一つ",
            Expectation::Integer => "倍数の点の前の整数",
            Expectation::OneGame => "一つのゲーム（選択肢は縦線のある括弧の中）",
            Expectation::Number => "数",
            Expectation::NextOfThree => "「,」と次の数（A(4,1,4)のように数は三つ）",
            Expectation::Closing => "「)」",
            Expectation::Name => "「:=」の前の名前",
        }
        .to_owned()
    )
}

fn found_words(found: &FoundInstead, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = found.to_string(),
        ja = match found {
            FoundInstead::End => "入力の終わり".to_owned(),
            FoundInstead::Character(character) => format!("「{character}」"),
            FoundInstead::Count => "個数".to_owned(),
            FoundInstead::Number(number) => number.clone(),
        }
    )
}

fn quantity_words(quantity: Quantity, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = quantity.to_string(),
        ja = match quantity {
            Quantity::Number => "数",
            Quantity::Nimber => "ニムの数",
            Quantity::Ups => "矢印の個数",
            Quantity::Multiple => "倍数",
        }
        .to_owned()
    )
}

/// Why the engine gives no value, as a sentence. The English one is that of the error.
fn engine_error(error: &Error, phrasing: Phrasing) -> String {
    say!(
        phrasing,
        en = sentence(error),
        ja = match error {
            Error::Overflow => {
                "結果に現れる数が大きすぎるか細かすぎて、正確に扱えません。".to_owned()
            }
            Error::NegativeTemperature(t) => format!("負の温度{t}では冷却も加熱もできません。"),
            Error::UnitNotPositive => "ノートン積の単位は0より大きくなければなりません。".to_owned(),
            Error::NotAllSmall =>
                "原子量があるのは、どの局面でも両者が打てるか両者とも打てないゲーム（オールスモール）だけです。".to_owned(),
            Error::NoNumber => "ここに必要なのは数ですが、このゲームは合う数ではありません。".to_owned(),
            Error::OverBudget {
                limit,
                allowed,
                progress: WorkDone { nodes, steps, .. },
            } => {
                let over = match limit {
                    Limit::Nodes => format!("計算量の上限：異なるゲームが{allowed}個を超えました"),
                    Limit::Bytes => {
                        format!("計算量の上限：メモリが{}MBを超えました", allowed >> 20)
                    }
                    Limit::Depth => format!("計算量の上限：入れ子が{allowed}段を超えました"),
                    Limit::Steps => format!("計算量の上限：計算が{allowed}ステップを超えました"),
                    Limit::Time => "計算量の上限：時間切れです".to_owned(),
                    Limit::Stopped => "中止しました".to_owned(),
                };
                format!("{over}（ここまで異なるゲーム{nodes}個、{steps}ステップ）。")
            }
        }
    )
}

fn shorten(text: &mut String) {
    const MOST: usize = 24;
    if let Some((end, _)) = text.char_indices().nth(MOST) {
        text.truncate(end);
        text.push('…');
    }
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Arena, Budget};
    use semeai_session::value_sheet;

    use super::*;

    fn said(text: &str, phrasing: Phrasing) -> String {
        let error = value_sheet(&mut Arena::new(), text, None).expect_err(text);
        sheet_error(&error, phrasing)
    }

    /// Every refusal of the parser, with a part of what is said in Japanese.
    const REFUSALS: [(&str, &str); 29] = [
        ("", "1文字目：ゲームが必要ですが、入力の終わりがあります。"),
        ("{4|0} 5 *", "「+」「-」「,」縦線または閉じ括弧"),
        ("tiny 3", "「(」が必要"),
        ("1/", "分母が必要"),
        ("^^3", "矢印"),
        ("½.(3)", "倍数の点の前の整数"),
        ("(1,2)", "一つのゲーム"),
        ("{4|0", "「{」が閉じられていません"),
        ("4}", "「}」に対応する開き括弧がありません"),
        ("{foo|0}", "「foo」という名前はまだありません"),
        ("{4|\u{1}0}", "文字（U+0001）はここでは使えません"),
        ("1/0", "分母が0です"),
        ("1/3", "1/3の分母は2のべき乗ではなく"),
        ("2.5", "小数は読めません"),
        (
            "99999999999999999999999999999999999999999999",
            "数が大きすぎます",
        ),
        ("*99999999999", "ニムの数が大きすぎます"),
        ("^99999999999", "矢印の個数が大きすぎます"),
        ("99999999999999999999.{1|0}", "倍数が大きすぎます"),
        ("{3}", "括弧の中に縦線がありません"),
        ("愛", "「愛」という名前はまだありません"),
        ("g := {g|0}; g", "「g」という名前はまだありません"),
        ("heat := 1; 2", "「heat」には既に意味があります"),
        ("g := 1; g := 2; g", "「g」には既に意味があります"),
        (":= 3", "「:=」の前の名前"),
        ("heat(*)", "heatに入れるゲームは2個ですが、1個あります"),
        ("norton({4|0},*)", "ノートン積の単位"),
        ("weight({4|0})", "オールスモール"),
        ("cool({4|0},*)", "合う数ではありません"),
        ("heat({4|0},-1)", "負の温度-1では"),
    ];

    #[test]
    fn every_refusal_has_a_column_and_both_languages() {
        for (text, japanese) in REFUSALS {
            let english = said(text, Phrasing::ENGLISH);
            assert!(english.starts_with("Column "), "{text}: {english}");
            let said = said(text, Phrasing::JAPANESE);
            assert!(
                said.contains(japanese) && said.contains("文字目："),
                "{text}: {said}"
            );
            for english in ["expected", "the ", "found"] {
                assert!(!said.contains(english), "{text}: {said}");
            }
        }
    }

    #[test]
    fn long_bars_and_deep_brackets_are_refused_in_words() {
        let bars = format!("{{1{}0}}", "|".repeat(100));
        assert!(said(&bars, Phrasing::JAPANESE).contains("縦線が100本"));
        let deep = "{".repeat(100_000);
        assert!(said(&deep, Phrasing::JAPANESE).contains("入れ子が1000段"));
    }

    #[test]
    fn long_input_is_cut() {
        let name = "wxyz".repeat(20);
        for phrasing in crate::PHRASINGS {
            let said = said(&name, phrasing);
            let cut = format!("{}…", "wxyz".repeat(6));
            assert!(said.contains(&cut) && !said.contains(&name), "{said}");
        }
    }

    #[test]
    fn a_count_behind_several_arrows_is_named_in_both_languages() {
        assert_eq!(
            said("^^3", Phrasing::ENGLISH),
            "Column 1: expected either several arrows or one with a count, but found a count."
        );
        assert_eq!(
            said("^^3", Phrasing::JAPANESE),
            "1文字目：複数の矢印か、個数を付けた矢印一つが必要ですが、個数があります。"
        );
    }

    #[test]
    fn what_is_over_budget_blames_no_column() {
        let mut arena = Arena::with_budget(Budget::default().with_nodes(20));
        let error =
            value_sheet(&mut arena, "{9|1}+{8|2}+{5|4||3}+{7|2||1}", None).expect_err("too much");
        let english = sheet_error(&error, Phrasing::ENGLISH);
        assert!(
            english.starts_with("Over budget: more than 20 different games (so far "),
            "{english}"
        );
        assert!(sheet_error(&error, Phrasing::JAPANESE).starts_with("計算量の上限"));
    }

    #[test]
    fn temperatures_are_refused_in_words() {
        let say = |text: &str| {
            let error = semeai_session::parse_temperature(text).expect_err(text);
            cooling_error(error, Phrasing::ENGLISH)
        };
        assert_eq!(say("-1"), "A game cannot be cooled by less than zero.");
        assert_eq!(say("1/3"), "The denominator is no power of two.");
        assert_eq!(say("two"), "Expected an integer or a fraction such as 3/4.");
        assert_eq!(say("1/0"), "Division by zero.");
    }
}
