//! The short texts of the window: menus, buttons, headings and hints, each once.
//!
//! They stand in the catalogues `labels.ftl`; whole sentences about a position are made elsewhere in [the root](crate).

use semeai_session::{Language, Phrasing};

pub use crate::texts::labels::Label;
use crate::texts::language as texts;

/// The text of a label.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::labels::{Label, label};
///
/// assert_eq!(label(Label::Undo, Phrasing::ENGLISH), "Undo");
/// assert_eq!(label(Label::Undo, Phrasing::JAPANESE), "元に戻す");
/// ```
pub const fn label(label: Label, phrasing: Phrasing) -> &'static str {
    label.text(phrasing)
}

/// What a language is called in English.
pub const fn english_name(language: Language) -> &'static str {
    texts::language_name_english(Phrasing::of(language))
}

/// A language under its own name, so that it is found by who needs it.
pub const fn language_name(language: Language) -> &'static str {
    texts::language_name(Phrasing::of(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_says_something_in_both_languages() {
        for &each in Label::ALL {
            for phrasing in crate::PHRASINGS {
                let text = label(each, phrasing);
                assert!(!text.trim().is_empty(), "{each:?} in {phrasing:?}");
                assert_eq!(text.trim(), text, "{each:?} in {phrasing:?}");
                // What parts Japanese words is as wide as they are.
                let mut pairs = text.chars().zip(text.chars().skip(1));
                let is_narrow = pairs.any(|(sign, next)| sign > '\u{3000}' && ":(".contains(next));
                assert!(!is_narrow, "{each:?}: {text}");
            }
        }
    }
}
