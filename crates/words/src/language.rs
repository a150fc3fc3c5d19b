//! Which languages are spoken: those that have a catalogue.

use std::ffi::OsString;

use semeai_session::Language;

use crate::LANGUAGES;

/// This language if it has a catalogue.
pub fn spoken(language: Language) -> Option<Language> {
    LANGUAGES.into_iter().find(|known| *known == language)
}

/// The language of the system as far as the environment tells it and it has a catalogue; else English.
///
/// ```
/// use semeai_session::Language;
/// use semeai_words::language_of;
///
/// let of = |said: &str| language_of(|name| (name == "LANG").then(|| said.into()));
/// assert_eq!(of("ja_JP.UTF-8"), Language::JAPANESE);
/// assert_eq!(of("xx_XX.UTF-8"), Language::ENGLISH);
/// ```
pub fn language_of(variable: impl Fn(&str) -> Option<OsString>) -> Language {
    spoken(Language::of_system(variable)).unwrap_or_default()
}
