//! `semeai-cli analyze`: who wins, and what every region is worth.

use std::io::Read;
use std::path::Path;

use clap::{Args, ValueEnum};
use semeai_race::report::{Conclusion, Notice, Report};
use semeai_session::file::{self, Loaded};
use semeai_session::{Document, Language, analyze, text};

use crate::json;
use crate::pick::{self, Pick};
use crate::{ANSWERED, NO_ANSWER, Refusal};

/// The most bytes that are read from standard input.
const MAX_INPUT: u64 = 64 << 20;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Tongue {
    En,
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
    let mut loaded = load(&arguments.file, input)?;
    let picks = add_picks(&mut loaded.document, &arguments.picks)?;
    let document = &loaded.document;
    let report = analyze(document, None).map_err(|error| {
        format!(
            "{}: {}",
            arguments.file,
            text::position_error(&error, language).message
        )
    })?;
    pick::check(&picks, &report)?;
    if arguments.json {
        let answer = json::answer(&report, document, arguments.first, language);
        let text = serde_json::to_string_pretty(&answer).map_err(|error| error.to_string())?;
        output.push_str(&text);
        output.push('\n');
    } else {
        for notice in &loaded.notices {
            output.push_str(&text::file_notice(notice, document, language).message);
            output.push('\n');
        }
        output.push_str(&text::plain_report(&report, document, language));
    }
    Ok(status(&report))
}

fn load(name: &str, input: &mut dyn Read) -> Result<Loaded, Refusal> {
    let result = if name == "-" {
        let mut bytes = Vec::new();
        input
            .take(MAX_INPUT + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| format!("cannot read standard input: {error}"))?;
        file::parse("standard input", &bytes)
    } else {
        file::read(Path::new(name))
    };
    result.map_err(|error| error.to_string())
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

fn status(report: &Report) -> u8 {
    let is_over_budget = report.notices.contains(&Notice::OverBudget);
    match &report.verdict {
        Some(verdict) if verdict.conclusion != Conclusion::Undecided && !is_over_budget => ANSWERED,
        _ => NO_ANSWER,
    }
}
