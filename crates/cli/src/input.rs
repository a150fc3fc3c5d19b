//! What the subcommands that read a position have in common: the file and what is said of it, who starts, the language.

use std::io::Read;
use std::path::Path;

use clap::ValueEnum;
use semeai_board::Color;
use semeai_session::Language;
use semeai_session::file::{
    FileError, FileNotice, Loaded, MAX_BYTES, Wanted, parse_wanted, read_wanted,
};
use semeai_words::ValueFault;

use crate::CommandError;

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum First {
    /// Black.
    Black,
    /// White.
    White,
    /// Each in turn.
    Both,
}

impl First {
    /// The one side that is asked about, if it is one.
    pub(crate) fn color(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Both => None,
        }
    }
}

/// The language of sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Tongue {
    /// English.
    En,
    /// Japanese.
    Ja,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Self {
        match tongue {
            Tongue::En => Self::English,
            Tongue::Ja => Self::Japanese,
        }
    }
}

/// How an answer is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// Sentences and rows.
    Text,
    /// JSON.
    Json,
}

impl Format {
    /// As the option `--json` says.
    pub(crate) const fn of(json: bool) -> Self {
        if json { Self::Json } else { Self::Text }
    }
}

/// What messages call the input.
pub(crate) fn input_name(file: &str, language: Language) -> &str {
    if file == "-" {
        semeai_words::standard_input(language)
    } else {
        file
    }
}

/// A number counted from one as an index.
pub(crate) fn index(number: u32) -> usize {
    usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX)
}

/// A whole number.
///
/// # Errors
///
/// If it is none.
pub(crate) fn whole(text: &str) -> Result<u64, ValueFault> {
    text.parse().map_err(|_| ValueFault::NotWhole)
}

/// A number of positions that a search may take.
///
/// # Errors
///
/// If it is none, or allows nothing.
pub(crate) fn positions(text: &str) -> Result<u64, ValueFault> {
    match whole(text)? {
        0 => Err(ValueFault::NoPosition),
        number => Ok(number),
    }
}

/// A number that counts from one.
///
/// # Errors
///
/// If it is none.
pub(crate) fn from_one(text: &str) -> Result<u32, ValueFault> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or(ValueFault::NotFromOne)
}

/// Reads a position of a file, or of standard input for `-`. Where one before a move is wanted, it is not told what follows it that
/// cannot be played.
///
/// # Errors
///
/// As [`load_line`].
pub(crate) fn load(
    file: &str,
    wanted: Wanted,
    input: &mut dyn Read,
    language: Language,
) -> Result<Loaded, CommandError> {
    let mut loaded = load_line(file, wanted, input, language)?;
    if wanted.before_move.is_some() {
        let is_later = |notice: &FileNotice| matches!(notice, FileNotice::LineCut { .. });
        loaded.notices.retain(|notice| !is_later(notice));
    }
    Ok(loaded)
}

/// Reads a position of a file, or of standard input for `-`, from which its main line is followed.
///
/// # Errors
///
/// What is wrong with the file and where. In English the spot stands behind the name as compilers write it, so that
/// editors find it.
pub(crate) fn load_line(
    file: &str,
    wanted: Wanted,
    input: &mut dyn Read,
    language: Language,
) -> Result<Loaded, CommandError> {
    let result = if file == "-" {
        let mut bytes = Vec::new();
        input
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| semeai_words::unreadable_input(&error, language))?;
        parse_wanted(input_name(file, language), &bytes, wanted)
    } else {
        read_wanted(Path::new(file), wanted)
    };
    result.map_err(|error| {
        let hint = semeai_words::other_game_hint(&error, language);
        file_error(&error, language) + hint.unwrap_or_default()
    })
}

/// What is wrong with a file. In English the spot stands behind the name as compilers write it.
pub(crate) fn file_error(error: &FileError, language: Language) -> CommandError {
    if language == Language::English {
        error.to_string()
    } else {
        semeai_words::file_error(error, language)
    }
}

/// A report under what is to be known before it is read.
pub(crate) fn under(notices: &[String], report: &str) -> String {
    let lines = notices.iter().map(String::as_str);
    lines
        .chain([report.trim_end()])
        .collect::<Vec<&str>>()
        .join("\n")
}

/// What is worth knowing about the file, with the number of the game if there are several.
pub(crate) fn file_notices(loaded: &Loaded, language: Language) -> Vec<String> {
    let mut notices = Vec::new();
    if loaded.games > 1 {
        notices.push(semeai_words::game_of_file(
            loaded.game,
            loaded.games,
            language,
        ));
    }
    let said = loaded.notices.iter();
    notices.extend(
        said.map(|notice| semeai_words::file_notice(notice, &loaded.document, language).message),
    );
    notices
}
