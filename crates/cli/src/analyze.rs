//! `semeai-cli analyze`: who wins, and what every region is worth.

use std::io::Read;
use std::path::Path;

use clap::{Args, ValueEnum};
use semeai_board::Color;
use semeai_race::report::{Known, Notice, Report};
use semeai_session::file::{Loaded, MAX_BYTES, Wanted, parse_wanted, read_wanted};
use semeai_session::{Document, Language, analyze};

use crate::json;
use crate::pick::{self, Pick};
use crate::{ANSWERED, NO_ANSWER, Refusal};

/// Arguments of `analyze`.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// An SGF file or a text diagram; - reads standard input
    file: String,
    /// Which start to judge
    #[arg(long, value_enum, default_value_t = First::Both)]
    first: First,
    /// Candidate points at a node, as MOVES:POINTS: ':C3,D4' at the roots, 'bB3/wH3:H5' after two moves
    #[arg(long = "pick", value_name = "MOVES:POINTS")]
    picks: Vec<String>,
    /// Expand every region by search where nothing is picked
    #[arg(long)]
    auto: bool,
    /// Which game of a file with several, from 1; without it the first that was saved by this program, else the first
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    game: Option<u32>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The language of sentences
    #[arg(long, value_enum, default_value_t = Tongue::En)]
    language: Tongue,
}

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

/// Analyses a file and writes the answer. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &Arguments,
    input: &mut dyn Read,
    output: &mut String,
) -> Result<u8, Refusal> {
    let language = Language::from(arguments.language);
    let name = input_name(&arguments.file);
    let wanted = Wanted {
        game: arguments.game.map(index),
        ..Wanted::default()
    };
    let mut loaded = load(&arguments.file, wanted, input, language)?;
    let picks = add_picks(&mut loaded.document, &arguments.picks)?;
    loaded.document.auto |= arguments.auto;
    let document = &loaded.document;
    let report = analyze(document, None).map_err(|error| {
        format!(
            "{name}: {}",
            semeai_words::position_error(&error, language).message
        )
    })?;
    pick::check(&picks, &report)?;
    let notices = file_notices(&loaded, language);
    if arguments.json {
        let answer = json::answer(&report, document, arguments.first, notices, language);
        let text = serde_json::to_string_pretty(&answer).map_err(|error| error.to_string())?;
        output.push_str(&text);
    } else {
        for notice in &notices {
            output.push_str(notice);
            output.push('\n');
        }
        let first = arguments.first.color();
        let report = semeai_words::plain_report(&report, document, first, language);
        output.push_str(report.trim_end());
    }
    output.push('\n');
    Ok(status(&report))
}

/// What messages call the input.
pub(crate) fn input_name(file: &str) -> &str {
    if file == "-" { "standard input" } else { file }
}

/// A number counted from one as an index.
pub(crate) fn index(number: u32) -> usize {
    usize::try_from(number.saturating_sub(1)).unwrap_or(usize::MAX)
}

/// Reads a position of a file, or of standard input for `-`.
///
/// # Errors
///
/// What is wrong with the file and where. In English the spot stands behind the name as compilers write it, so that
/// editors find it.
pub(crate) fn load(
    file: &str,
    wanted: Wanted,
    input: &mut dyn Read,
    language: Language,
) -> Result<Loaded, Refusal> {
    let result = if file == "-" {
        let mut bytes = Vec::new();
        input
            .take(MAX_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| format!("cannot read standard input: {error}"))?;
        parse_wanted(input_name(file), &bytes, wanted)
    } else {
        read_wanted(Path::new(file), wanted)
    };
    result.map_err(|error| {
        if language == Language::English {
            error.to_string()
        } else {
            semeai_words::file_error(&error, language)
        }
    })
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

fn add_picks(document: &mut Document, texts: &[String]) -> Result<Vec<Pick>, Refusal> {
    let picks = texts
        .iter()
        .map(|text| pick::parse(text, document.topology()))
        .collect::<Result<Vec<Pick>, Refusal>>()?;
    for pick in &picks {
        for &point in &pick.points {
            document.picks.add(&pick.path, point);
        }
    }
    Ok(picks)
}

/// A provisional verdict is an answer too: it says which questions are open.
fn status(report: &Report) -> u8 {
    let is_over_budget = report.notices.contains(&Notice::OverBudget);
    match &report.verdict {
        Some(verdict) if verdict.conclusion != Known::Undecided && !is_over_budget => ANSWERED,
        _ => NO_ANSWER,
    }
}
