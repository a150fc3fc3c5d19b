//! What is printed of texts that others wrote: names, values and paths of files.
//!
//! A terminal takes some characters for commands: they set its title, fill the clipboard, move the cursor. Others turn the
//! direction of writing, so that what follows reads as something else. Such characters are never printed; in their place
//! stands what a program would write for them, `\u{1b}`.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

/// A text of others in a sentence: on one line, whatever is in it.
///
/// ```
/// use semeai_session::printable::inline;
///
/// assert_eq!(inline("two eyes"), "two eyes");
/// assert_eq!(inline("\u{1b}]2;title\u{7}"), r"\u{1b}]2;title\u{7}");
/// assert_eq!(inline("one\ntwo"), r"one\ntwo");
/// ```
pub fn inline(text: &str) -> Cow<'_, str> {
    replaced(text, is_hidden, |hidden, out| match hidden {
        '\n' => out.push_str(r"\n"),
        '\r' => out.push_str(r"\r"),
        '\t' => out.push_str(r"\t"),
        _ => out.extend(hidden.escape_unicode()),
    })
}

/// A whole output as a terminal may have it: lines and tabs stay.
///
/// ```
/// use semeai_session::printable::printable;
///
/// assert_eq!(printable("one\ntwo\tthree\r"), "one\ntwo\tthree\\u{d}");
/// ```
pub fn printable(text: &str) -> Cow<'_, str> {
    let is_raw = |c| is_hidden(c) && !matches!(c, '\n' | '\t');
    replaced(text, is_raw, |hidden, out| {
        out.extend(hidden.escape_unicode());
    })
}

/// A JSON text as a terminal may have it, which says the same: a character that is not printed is escaped as JSON does.
///
/// ```
/// use semeai_session::printable::printable_json;
///
/// assert_eq!(printable_json("{\n  \"a\": \"\u{202e}\"\n}"), "{\n  \"a\": \"\\u202e\"\n}");
/// ```
pub fn printable_json(text: &str) -> Cow<'_, str> {
    // Those below a space are escaped already wherever they are in a string.
    let is_raw = |c| is_hidden(c) && !matches!(c, '\n' | '\t');
    replaced(text, is_raw, |hidden, out| {
        for unit in hidden.encode_utf16(&mut [0; 2]) {
            let _ = write!(out, "\\u{unit:04x}");
        }
    })
}

/// Displays a text of others in a sentence, see [`inline`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inline<'a>(pub(crate) &'a str);

impl fmt::Display for Inline<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&inline(self.0))
    }
}

/// Whether a character does something else than to be seen: controls, which a terminal obeys, line separators, and what
/// turns the direction of writing (Unicode Standard Annex 9, section 2).
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
                | '\u{fff9}'..='\u{fffb}'
        )
}

fn replaced(
    text: &str,
    is_raw: impl Fn(char) -> bool,
    replace: impl Fn(char, &mut String),
) -> Cow<'_, str> {
    if !text.contains(&is_raw) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if is_raw(c) {
            replace(c, &mut out);
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_terminal_or_an_eye_is_led_astray_by_is_shown() {
        for (raw, shown) in [
            ("\u{1b}[31m", r"\u{1b}[31m"),
            ("\u{9b}31m", r"\u{9b}31m"),
            ("\u{202e}gpj", r"\u{202e}gpj"),
            ("\u{2066}x\u{2069}", r"\u{2066}x\u{2069}"),
            ("\0\u{7f}", r"\u{0}\u{7f}"),
        ] {
            assert_eq!(inline(raw), shown);
            assert_eq!(printable(raw), shown);
        }
        for plain in ["黒の攻合い", "café ½ ±", "👩\u{200d}👧", r"\u{1b}"] {
            assert!(matches!(inline(plain), Cow::Borrowed(_)), "{plain}");
        }
    }

    proptest! {
        #[test]
        fn nothing_hidden_is_left(text in any::<String>()) {
            prop_assert!(!inline(&text).contains(is_hidden));
            let lines = printable(&text);
            prop_assert!(!lines.replace(['\n', '\t'], "").contains(is_hidden));
            prop_assert_eq!(lines.matches('\n').count(), text.matches('\n').count());
        }

        #[test]
        fn json_says_the_same(text in any::<String>(), hidden in "[\u{1b}\u{9b}\u{202e}\u{2028}]{0,3}") {
            let value = serde_json::json!({ "a": format!("{text}{hidden}") });
            let printed = serde_json::to_string_pretty(&value).expect("texts");
            let safe = printable_json(&printed);
            prop_assert!(!safe.replace('\n', "").contains(is_hidden));
            prop_assert_eq!(serde_json::from_str::<serde_json::Value>(&safe).expect("JSON"), value);
        }
    }
}
