//! `semeai-cli analyze`: who wins, and what every region is worth.

use std::io::{Read, Write};

use clap::Args;
use semeai_race::report::{Notice, Report};
use semeai_race::{Limits, WithoutPicks};
use semeai_session::{Document, Phrasing, analyze_within};

use crate::input::{
    First, Format, Source, Tongue, file_notices, from_one, load, refusal, under, wanted,
};
use crate::json;
use crate::limits::TimeLimit;
use crate::output::pretty;
use crate::pick::{self, Pick};
use crate::status::{CommandError, Failure, NO_ANSWER, status};
use crate::terminal::write_answer;
use semeai_words::help::options as help;
use semeai_words::position::position_error;
use semeai_words::race::plain::plain_report;

/// Arguments of `analyze`.
#[derive(Debug, Args)]
pub(crate) struct AnalyzeArguments {
    #[command(flatten)]
    source: Source,
    #[arg(help = help::ANALYZE_FIRST, long, value_enum, default_value_t = First::Both)]
    first: First,
    #[arg(help = help::PICKS, long = "pick", value_name = "MOVES:POINTS")]
    picks: Vec<String>,
    #[arg(help = help::AUTO, long)]
    auto: bool,
    #[arg(help = help::ANALYZE_GAME, long, value_name = "N", value_parser = from_one)]
    game: Option<u32>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Analyses a file and writes the answer. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut AnalyzeArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let mut loaded = load(
        &arguments.source,
        wanted(arguments.game, None),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    let picks = add_picks(&mut loaded.document, &arguments.picks, phrasing)?;
    if arguments.auto {
        loaded.document.race.unpicked = WithoutPicks::Searched;
    }
    let document = &loaded.document;
    let limits = Limits::default().with_deadline(arguments.limit.deadline());
    let report = analyze_within(document, &limits).map_err(|error| {
        let reason = position_error(&error, phrasing).message;
        refusal(&arguments.source.name(), &reason, phrasing)
    })?;
    pick::check(&picks, &report, phrasing)?;
    let notices = file_notices(&loaded, phrasing);
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => {
            let answer = json::answer(&report, document, arguments.first, notices, phrasing);
            pretty(&answer)?
        }
        Format::Text => {
            let first = arguments.first.color();
            let report = plain_report(&report, document, first, phrasing);
            under(&notices, &report)
        }
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(status_of(&report))
}

pub(crate) fn add_picks(
    document: &mut Document,
    texts: &[String],
    phrasing: Phrasing,
) -> Result<Vec<Pick>, CommandError> {
    let picks = texts
        .iter()
        .map(|text| pick::parse(text, document.topology(), phrasing))
        .collect::<Result<Vec<Pick>, CommandError>>()?;
    for pick in &picks {
        for &point in &pick.points {
            document.race.picks.add(&pick.path, point);
        }
    }
    Ok(picks)
}

/// A provisional verdict is an answer too: it says which questions are open.
fn status_of(report: &Report) -> u8 {
    let is_over_budget = report.notices.contains(&Notice::OverBudget);
    match &report.verdict {
        Some(verdict) if !is_over_budget => status(verdict.known(), true),
        _ => NO_ANSWER,
    }
}
