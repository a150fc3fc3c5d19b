//! `semeai-cli value`: everything about the value of a game.

mod answer;
mod batch;
mod json;
mod names;

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use semeai_cgt::{Arena, Dyadic};
use semeai_picture::Theme;
use semeai_picture::svg::svg;
use semeai_picture::thermograph::{ThermographPicture, Walls, thermograph};
use semeai_session::{
    Phrasing, SheetError, ValueSheet, compare, derivation, parse_temperature, value_details,
    value_sheet,
};
use semeai_words::argument::{ExpressionOf, cooling_argument, value_refused};
use semeai_words::help::options as help;
use semeai_words::values::plain::plain_sheet;

use self::answer::Answer;
use self::batch::Batch;
pub(crate) use self::json::thermograph as thermograph_json;
use crate::batch::LineFile;
use crate::input::{Format, Tongue};
use crate::limits::TimeLimit;
use crate::output::{pretty, write_file};
use crate::status::{ANSWERED, CommandError, NO_ANSWER};
use crate::terminal::{complain, write_answer};

/// Arguments of `value`.
#[derive(Debug, Args)]
pub(crate) struct ValueArguments {
    #[arg(help = help::VALUE_EXPRESSION, required_unless_present = "batch", allow_hyphen_values = true)]
    expression: Option<String>,
    #[arg(help = help::COOL, long, value_name = "T", allow_hyphen_values = true)]
    cool: Option<String>,
    #[arg(help = help::COMPARE,
        long,
        value_name = "EXPR",
        allow_hyphen_values = true,
        conflicts_with = "batch"
    )]
    compare: Option<String>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::VALUE_JSON, long)]
    json: bool,
    #[arg(help = help::VALUE_SVG, long, value_name = "FILE", conflicts_with = "batch")]
    svg: Option<PathBuf>,
    #[arg(help = help::BATCH, long, value_name = "FILE", conflicts_with = "expression")]
    batch: Option<PathBuf>,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &ValueArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let cool = arguments.cool.as_deref();
    let cool = cool.map(|text| temperature(text, phrasing)).transpose()?;
    let format = Format::of(arguments.json);
    if let Some(path) = &arguments.batch {
        let file = LineFile {
            path,
            format,
            limit: arguments.limit,
            phrasing,
        };
        let batch = Batch { file, cool };
        return batch.run(input, output, errors);
    }
    match answer(arguments, cool) {
        Ok(answer) => {
            if let Some(path) = &arguments.svg {
                write_picture(path, &answer.sheet, phrasing)?;
            }
            let text = match format {
                Format::Json => pretty(&json::whole_answer(&answer))? + "\n",
                Format::Text => plain_sheet(
                    &answer.sheet,
                    Some(&answer.details),
                    answer.derivation.as_ref(),
                    answer.comparison.as_ref(),
                    phrasing,
                ),
            };
            write_answer(output, &text, format, phrasing)?;
            Ok(ANSWERED)
        }
        Err((_, error)) if error.is_over_budget() => {
            complain(errors, &value_refused(None, &error, phrasing));
            Ok(NO_ANSWER)
        }
        Err((which, error)) => Err(value_refused(Some(which), &error, phrasing)),
    }
}

fn temperature(text: &str, phrasing: Phrasing) -> Result<Dyadic, CommandError> {
    let told = |error| cooling_argument("--cool", text, error, phrasing);
    parse_temperature(text).map_err(told)
}

fn answer(
    arguments: &ValueArguments,
    cool: Option<Dyadic>,
) -> Result<Answer, (ExpressionOf, SheetError)> {
    let expression = arguments.expression.as_deref().unwrap_or_default();
    let mut arena = Arena::with_budget(arguments.limit.budget());
    let sheet =
        value_sheet(&mut arena, expression, cool).map_err(|error| (ExpressionOf::Value, error))?;
    let comparison = arguments.compare.as_deref();
    let comparison = comparison
        .map(|other| compare(&mut arena, sheet.id, other))
        .transpose()
        .map_err(|error| (ExpressionOf::Comparison, error))?;
    Ok(Answer {
        details: value_details(&mut arena, sheet.id),
        // The value is known already; without the way to it the rest is still worth saying.
        derivation: derivation(&mut arena, expression).unwrap_or_default(),
        sheet,
        comparison,
    })
}

/// Writes the thermograph of a game, cooled if that was asked for.
fn write_picture(path: &Path, sheet: &ValueSheet, phrasing: Phrasing) -> Result<(), CommandError> {
    let (canonical, graph) = match &sheet.cooled {
        Some(cooled) => (&cooled.canonical, &cooled.thermograph),
        None => (&sheet.canonical, &sheet.thermograph),
    };
    let picture = ThermographPicture {
        graph: &Walls::of(graph),
        others: &[],
        scaffolds: None,
        title: canonical.as_str(),
        theme: Theme::Print,
    };
    write_file(path, svg(&thermograph(&picture), None), phrasing)
}
