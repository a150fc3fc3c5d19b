//! Where a Japanese sentence may go on in the next line: between phrases, so that no word is parted from its ending.

/// The phrases of a text, which put together are the text: a line may end after each. What has no kana is parted at its spaces.
///
/// ```
/// use semeai_words::phrase::phrases;
///
/// let parts: Vec<&str> = phrases("続けて置く。次の起動時").collect();
/// assert_eq!(parts, ["続けて", "置く。", "次の", "起動時"]);
/// let parts: Vec<&str> = phrases("黒O19は取り消しできます").collect();
/// assert_eq!(parts, ["黒O19は", "取り消しできます"]);
/// ```
pub fn phrases(text: &str) -> impl Iterator<Item = &str> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let rest = &text[from..];
        if rest.is_empty() {
            return None;
        }
        let signs = rest.char_indices().zip(rest.chars().skip(1));
        let ends = signs.filter_map(|((at, sign), next)| {
            let is_short = at == 0;
            ends_between(sign, next, is_short).then_some(at + sign.len_utf8())
        });
        let length = ends.into_iter().next().unwrap_or(rest.len());
        from += length;
        Some(&rest[..length])
    })
}

/// Whether a text is Japanese, so that its lines can end without a space.
pub fn has_kana(text: &str) -> bool {
    text.chars()
        .any(|sign| is_hiragana(sign) || is_katakana(sign))
}

/// Whether a phrase ends between two signs. One that begins with a single kana is a prefix, such as the one of 互い, and goes on.
fn ends_between(sign: char, next: char, is_short: bool) -> bool {
    if CLOSING.contains(next) || next == ' ' || OPENING.contains(sign) {
        return false;
    }
    // As within 1,000 or 2.5.
    if sign != ' ' && sign.is_ascii() && next.is_ascii_alphanumeric() {
        return false;
    }
    if sign == ' ' || CLOSING.contains(sign) || OPENING.contains(next) {
        return true;
    }
    let is_ending = is_hiragana(sign) && !JOINING.contains(sign) && !is_short;
    is_ending && !is_hiragana(next)
}

/// What ends what stands before it, and what begins what stands behind it.
const CLOSING: &str = "、。,.:;!?)]」』】・…%";
const OPENING: &str = "([「『【";
/// With these the first part of a word of two ends: 取り消す, 打ち込み, 切り替え.
const JOINING: &str = "りしきちびみぎじけせめれべえげ";

const fn is_hiragana(sign: char) -> bool {
    matches!(sign, '\u{3041}'..='\u{309F}')
}

const fn is_katakana(sign: char) -> bool {
    matches!(sign, '\u{30A1}'..='\u{30FF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_ending_is_parted_from_its_word() {
        let parted = |text| phrases(text).collect::<Vec<_>>().join("|");
        for (text, parts) in [
            ("6目半勝ち", "6目半勝ち"),
            ("807局面", "807局面"),
            ("似た問題に応じる", "似た|問題に|応じる"),
            ("もう一度で消えます", "もう|一度で|消えます"),
            (
                "お互いに危険な石(二つ)がある",
                "お互いに|危険な|石|(二つ)|がある",
            ),
            ("クリック:対象→安全。", "クリック:|対象→安全。"),
            ("変えられます", "変えられます"),
            ("1,000局面、2.5目", "1,000局面、|2.5目"),
        ] {
            assert_eq!(parted(text), parts);
        }
    }

    #[test]
    fn the_phrases_of_any_text_are_the_text() {
        for text in ["", " ", "a b", "、、", "「", "言葉。 ", "Black wins. Why?"] {
            assert_eq!(phrases(text).collect::<String>(), text);
        }
    }
}
