//! The short texts of the window: menus, buttons, headings and hints, each once, English and Japanese side by side.
//!
//! Whole sentences about a position are made elsewhere in [the root](crate). The table stands in a file for each area; every area puts its
//! labels behind those before, and all of them are declared at last.

#[macro_use]
mod endgame;
#[macro_use]
mod lessons;
#[macro_use]
mod life;
#[macro_use]
mod maps;
#[macro_use]
mod menus;
#[macro_use]
mod play;
#[macro_use]
mod race;
#[macro_use]
mod values;
#[macro_use]
mod view;

use semeai_session::{Language, Phrasing};

/// Declares every label with its two texts.
macro_rules! labels {
    ([] $($name:ident(en = $en:literal, $($others:tt)*);)*) => {
        /// A short text of the window.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Label {
            $(#[doc = $en] $name,)*
        }

        impl Label {
            /// Every label, in the order in which they are declared.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];
        }

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
            match label {
                $(Label::$name => say!(phrasing, en = $en, $($others)*),)*
            }
        }
    };
}

menus_labels! {
    [view_labels race_labels values_labels play_labels endgame_labels life_labels maps_labels lessons_labels labels]
}

/// A language under its own name, so that it is found by who needs it.
pub const fn language_name(language: Language) -> &'static str {
    say!(Phrasing::of(language), en = "English", ja = "日本語")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_says_something_in_both_languages() {
        for &each in Label::ALL {
            for phrasing in Phrasing::ALL {
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
