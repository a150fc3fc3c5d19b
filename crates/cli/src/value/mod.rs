//! `semeai-cli value`: everything about the value of a game.

mod batch;
mod json;
mod names;
mod text;

use std::fmt::Write as _;
use std::io::Read;
use std::path::PathBuf;

use clap::Args;
use semeai_cgt::{Arena, Dyadic};
use semeai_session::figure::thermograph_svg;
use semeai_session::file;
use semeai_session::{Comparison, SheetError, ValueSheet, compare, parse_temperature, value_sheet};

use self::batch::batch;
use self::json::SheetJson;
use self::text::write_sheet;
use crate::{ANSWERED, CommandError, NO_ANSWER};

/// Arguments of `value`.
#[derive(Debug, Args)]
#[command(
    after_help = "An expression is braces with bars of any length, sums, multiples and names:\n  \
    '{4|0} + {6||4|0} - 7'   '3.{2|-1}'   '±{3|1}'   '^*'   'v'   '⇑*'   'tiny(2)'   'miny(1)'   '1 1/2'\n\n  \
    With --batch each line gives, between tabs: the columns before the expression, canonical form, value id,\n  \
    mean, temperature, outcome, and the cooled value if asked for; or 'error' and the reason."
)]
pub(crate) struct ValueArguments {
    /// The expression
    #[arg(required_unless_present = "batch", allow_hyphen_values = true)]
    expression: Option<String>,
    /// Cool by this dyadic number, 0 or more
    #[arg(long, value_name = "T", allow_hyphen_values = true)]
    cool: Option<String>,
    /// Compare with another expression
    #[arg(
        long,
        value_name = "EXPR",
        allow_hyphen_values = true,
        conflicts_with = "batch"
    )]
    compare: Option<String>,
    /// Print JSON; with --batch one object a line
    #[arg(long)]
    json: bool,
    /// Write the thermograph (of the cooled game, if cooled) as a picture
    #[arg(long, value_name = "FILE", conflicts_with = "batch")]
    svg: Option<PathBuf>,
    /// Read expressions from a file (- is standard input), one a line; of tab-separated lines the third column is the expression
    #[arg(long, value_name = "FILE", conflicts_with = "expression")]
    batch: Option<PathBuf>,
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &ValueArguments,
    input: &mut dyn Read,
    output: &mut String,
    complaints: &mut String,
) -> Result<u8, CommandError> {
    let cool = arguments.cool.as_deref().map(temperature).transpose()?;
    if let Some(path) = &arguments.batch {
        return batch(path, cool, arguments.json, input, output, complaints);
    }
    let expression = arguments.expression.as_deref().unwrap_or_default();
    let mut arena = Arena::new();
    match answer(&mut arena, expression, cool, arguments.compare.as_deref()) {
        Ok((sheet, comparison)) => {
            if let Some(path) = &arguments.svg {
                let drawn = sheet
                    .cooled
                    .as_ref()
                    .map_or((&sheet.canonical, &sheet.thermograph), |cooled| {
                        (&cooled.canonical, &cooled.thermograph)
                    });
                file::write(path, thermograph_svg(drawn.1, drawn.0.as_str()))
                    .map_err(|error| error.to_string())?;
            }
            if arguments.json {
                let json =
                    serde_json::to_string_pretty(&SheetJson::new(&sheet, comparison.as_ref()));
                output.push_str(&json.map_err(|error| error.to_string())?);
                output.push('\n');
            } else {
                write_sheet(output, &sheet, comparison.as_ref());
            }
            Ok(ANSWERED)
        }
        Err((_, error)) if error.is_over_budget() => {
            let _ = writeln!(complaints, "semeai-cli: {error}");
            Ok(NO_ANSWER)
        }
        Err((which, error)) => Err(format!("{which}: {error}")),
    }
}

fn temperature(text: &str) -> Result<Dyadic, CommandError> {
    parse_temperature(text).map_err(|error| format!("--cool {text}: {error}"))
}

type SheetAndComparison = (ValueSheet, Option<Comparison>);

fn answer(
    arena: &mut Arena,
    expression: &str,
    cool: Option<Dyadic>,
    other: Option<&str>,
) -> Result<SheetAndComparison, (&'static str, SheetError)> {
    let sheet = value_sheet(arena, expression, cool).map_err(|error| ("expression", error))?;
    let comparison = other
        .map(|other| compare(arena, sheet.id, other))
        .transpose()
        .map_err(|error| ("--compare", error))?;
    Ok((sheet, comparison))
}
