//! Where a Japanese sentence may go on in the next line: between phrases, so that no word is parted from its ending.
//!
//! Where phrases end is learned, not listed: the model is that of `BudouX`. Only the signs of writing are looked at here.

use budoux_phf_rs::Parser;

/// The phrases of a text, which put together are the text: a line may end after each. What has no kana is parted at its spaces.
///
/// ```
/// use semeai_session::phrase::phrases;
///
/// assert_eq!(phrases("続けて置く。次の起動時"), ["続けて", "置く。", "次の", "起動時"]);
/// assert_eq!(phrases("黒O19は取り消しできます"), ["黒O19は", "取り消しできます"]);
/// assert_eq!(phrases("two words"), ["two ", "words"]);
/// ```
#[must_use]
pub fn phrases(text: &str) -> Vec<&str> {
    if !has_kana(text) {
        return text.split_inclusive(' ').collect();
    }
    let mut learned = Vec::new();
    let mut at = 0;
    Parser::japanese_parser().parse_with(text, |phrase| {
        at += phrase.len();
        learned.push(at);
    });
    let (mut phrases, mut from) = (Vec::new(), 0);
    let signs = text.char_indices().zip(text.chars().skip(1));
    for ((at, sign), next) in signs {
        let end = at + sign.len_utf8();
        let ends = ends_between(sign, next).unwrap_or_else(|| learned.binary_search(&end).is_ok());
        if ends {
            phrases.push(&text[from..end]);
            from = end;
        }
    }
    phrases.extend(Some(&text[from..]).filter(|rest| !rest.is_empty()));
    phrases
}

/// Whether a text is Japanese, so that its lines can end without a space.
pub fn has_kana(text: &str) -> bool {
    text.chars().any(|sign| matches!(sign, 'ぁ'..='ヺ'))
}

/// Whether no line begins with a sign, as it ends what stands before it.
pub fn is_closing(sign: char) -> bool {
    CLOSING.contains(sign)
}

/// Whether a line may end between two signs, as far as the signs alone say it.
fn ends_between(sign: char, next: char) -> Option<bool> {
    if is_closing(next) || next == ' ' || OPENING.contains(sign) {
        return Some(false);
    }
    // As within 1,000 or 2.5, a name or a formula.
    if sign != ' ' && sign.is_ascii() && next.is_ascii() && !OPENING.contains(next) {
        return Some(false);
    }
    let is_end = sign == ' ' || is_closing(sign) || OPENING.contains(next);
    is_end.then_some(true)
}

/// What ends what stands before it, and what begins what stands behind it.
const CLOSING: &str = "、。，．：；！？）」』】・…,.:;!?)]%";
const OPENING: &str = "（「『【([";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_ending_is_parted_from_its_word() {
        for (text, parts) in [
            ("6目半勝ち", "6目半勝ち"),
            ("807局面です", "807局面です"),
            ("似た問題に応じる", "似た|問題に|応じる"),
            ("もう一度で消えます", "もう|一度で|消えます"),
            ("危険な石（二つ）がある", "危険な|石|（二つ）|が|ある"),
            ("クリック：対象→安全。", "クリック：|対象→安全。"),
            ("変えられます", "変えられます"),
            ("考えてください", "考えてください"),
            ("1,000局面、2.5目です", "1,000局面、|2.5目です"),
            (
                "死んでいる石（証明済み）：黒J7",
                "死んでいる|石|（証明済み）：|黒J7",
            ),
        ] {
            assert_eq!(phrases(text).join("|"), parts);
        }
    }

    #[test]
    fn the_phrases_of_any_text_are_the_text() {
        for text in ["", " ", "a b", "、、", "「", "言葉。 ", "Black wins. Why?"] {
            assert_eq!(phrases(text).concat(), text);
        }
    }

    #[test]
    fn no_line_begins_with_the_end_of_something() {
        let text = "数えています：左上（B19の辺り）、右上。「はい」・「いいえ」!";
        assert!(!phrases(text).iter().any(|it| it.starts_with(is_closing)));
    }
}
