//! What a person prefers, kept between runs.

use std::ffi::OsString;

use serde::{Deserialize, Serialize};

use crate::compose::ExerciseChoice;

/// A language by its code of ISO 639-1. Which languages the program speaks is known by its catalogues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Language([u8; 2]);

impl Language {
    /// English, which has every text.
    pub const ENGLISH: Self = Self(*b"en");

    /// Japanese.
    pub const JAPANESE: Self = Self(*b"ja");

    /// The language with a code of two small letters, which the caller answers for.
    #[must_use]
    pub const fn of_code(code: [u8; 2]) -> Self {
        Self(code)
    }

    /// The language with this code; none if it is no code.
    #[must_use]
    pub fn named(code: &str) -> Option<Self> {
        let letters: [u8; 2] = code.as_bytes().try_into().ok()?;
        let is_code = letters.iter().all(u8::is_ascii_lowercase);
        is_code.then_some(Self(letters))
    }

    /// The code of ISO 639-1: `en`, `ja`.
    #[must_use]
    pub fn code(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or("en")
    }

    /// The language of the system, as far as the environment tells it.
    pub fn of_system(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let said = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        let said = said.unwrap_or_default();
        let said = said.to_string_lossy();
        let code = said.split(['_', '.', '@']).next();
        code.and_then(Self::named).unwrap_or_default()
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl TryFrom<String> for Language {
    type Error = String;

    /// Reads a code, or the name under which it stood in settings before.
    fn try_from(said: String) -> Result<Self, String> {
        match &*said {
            "english" => Ok(Self::ENGLISH),
            "japanese" => Ok(Self::JAPANESE),
            code => Self::named(code).ok_or_else(|| format!("{code:?} is no code of a language")),
        }
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.code().to_owned()
    }
}

/// Light, dark, or as the system is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ThemeChoice {
    /// As the system is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How columns, rows and points are called, beside the board and in everything that is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Coordinates {
    /// Letters from the left, numbers from below.
    #[default]
    Letters,
    /// Numbers from the left, Japanese numbers from above.
    Japanese,
    /// Numbers from the left and from above.
    Numbers,
    /// Small letters from the left and from above, as in a file of SGF.
    Sgf,
}

impl Coordinates {
    /// Every style, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Letters, Self::Japanese, Self::Numbers, Self::Sgf];

    /// The style after this one, round in a circle.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Letters => Self::Japanese,
            Self::Japanese => Self::Numbers,
            Self::Numbers => Self::Sgf,
            Self::Sgf => Self::Letters,
        }
    }
}

/// How much of what is known is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Depth {
    /// The answer, and what can be done next.
    #[default]
    Learner,
    /// Regions, trees, values, and the steps that lead to the answer.
    Theory,
}

impl Depth {
    /// Both, the lesser first.
    pub const ALL: [Self; 2] = [Self::Learner, Self::Theory];
}

/// Preferences; unknown or missing fields of an older or newer file are no error.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The version of the form in which they are written.
    pub version: u32,
    /// The language of all texts.
    pub language: Language,
    /// Which theme the window has: light, dark, or the system's.
    pub theme: ThemeChoice,
    /// How much of what is known is shown.
    pub depth: Depth,
    /// Whether a lesson asks before it shows its answer.
    pub asks_first: bool,
    /// What new exercises are about, and how hard.
    pub exercise: ExerciseChoice,
    /// Whether coordinates are drawn round the board.
    pub has_coordinates: bool,
    /// How columns, rows and points are called.
    pub coordinates: Coordinates,
    /// Whether the regions are tinted and lettered.
    pub has_regions: bool,
    /// Whether the line of theory is shown under the sentence.
    pub has_theory: bool,
    /// Whether the tree is drawn from top to bottom, as in the literature.
    pub has_tree_top_down: bool,
    /// Whether classes of points have the four letters of the source; six else.
    pub has_four_letters: bool,
    /// The zoom of the whole window.
    pub zoom: f32,
    /// Files opened lately, the latest first.
    pub recent: Vec<std::path::PathBuf>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            language: Language::ENGLISH,
            theme: ThemeChoice::System,
            depth: Depth::Learner,
            asks_first: true,
            exercise: ExerciseChoice::default(),
            has_coordinates: true,
            coordinates: Coordinates::Letters,
            has_regions: true,
            has_theory: true,
            has_tree_top_down: false,
            has_four_letters: false,
            zoom: 1.0,
            recent: Vec::new(),
        }
    }
}

impl Settings {
    /// The version of the file that is written.
    pub const VERSION: u32 = 1;

    /// The most files that are remembered.
    pub const MAX_RECENT: usize = 15;

    /// Puts a file at the head of the recent files.
    pub fn remember_file(&mut self, path: &std::path::Path) {
        // What was named from one folder should be found from another.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
        self.recent.retain(|p| *p != path);
        self.recent.insert(0, path);
        self.recent.truncate(Self::MAX_RECENT);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_language_of_the_system_is_read_from_its_environment() {
        let from = |value: &str| {
            Language::of_system(|name| (name == "LANG").then(|| OsString::from(value)))
        };
        assert_eq!(from("ja_JP.UTF-8"), Language::JAPANESE);
        assert_eq!(from("de_DE.UTF-8").code(), "de");
        assert_eq!(from("C.UTF-8"), Language::ENGLISH);
        assert_eq!(Language::of_system(|_| None), Language::ENGLISH);
    }

    #[test]
    fn the_styles_of_coordinates_come_round_in_a_circle() {
        let mut style = Coordinates::default();
        for each in Coordinates::ALL {
            assert_eq!(style, each);
            style = style.next();
        }
        assert_eq!(style, Coordinates::default());
    }

    #[test]
    fn a_file_named_from_a_folder_is_remembered_once_and_in_full() {
        let mut settings = Settings::default();
        let here = std::env::current_dir().expect("a folder");
        settings.remember_file(Path::new("race.sgf"));
        settings.remember_file(&here.join("race.sgf"));
        assert_eq!(settings.recent, [here.join("race.sgf")]);
    }
}
