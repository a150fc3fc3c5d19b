//! The command line `semeai-cli`: one subcommand a module, text and JSON output.
//!
//! Exit status: [`ANSWERED`], [`NO_ANSWER`] (undecided, over budget, near surroundings only), [`BAD_INPUT`] (a message names file, line, column
//! or point; nothing is written to standard output, but for the other lines of a batch).

#[macro_use]
mod record;

mod analyze;
mod arguments;
mod batch;
mod board;
mod classify;
mod compose;
mod endgame;
mod game_fights;
mod gtp;
mod input;
mod interrupt;
mod json;
mod limits;
mod lines;
mod map;
mod output;
mod pick;
mod pipeline;
mod progress;
mod race_request;
mod render;
mod simulate;
mod solution;
mod solve;
mod solve_board;
mod status;
mod sum;
mod terminal;
mod usage;
mod value;

use std::ffi::OsString;
use std::io::{Read, Write};

use clap::FromArgMatches as _;
use clap::error::ErrorKind;
use semeai_session::{Language, Phrasing};

use self::arguments::{Call, CommandLine};
use self::status::Failure;
use self::terminal::{complain, tell};

pub use self::status::{ANSWERED, BAD_INPUT, NO_ANSWER};

/// Runs the program with its arguments, the first being its own name, in this language where they name none. Returns the exit status.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    language: Language,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let phrasing = usage::asked_language(&arguments).unwrap_or(language).into();
    let matches = usage::command(phrasing).try_get_matches_from(arguments);
    let read = matches.and_then(|matches| CommandLine::from_arg_matches(&matches));
    let arguments = match read {
        Ok(arguments) => arguments,
        Err(error) => return misunderstood(&error, phrasing, output, errors),
    };
    let result = match arguments.call {
        Call::Analyze(mut arguments) => analyze::run(&mut arguments, input, output),
        Call::Solve(mut arguments) => solve::run(&mut arguments, input, output),
        Call::Endgame(mut arguments) => endgame::run(&mut arguments, input, output),
        Call::SolveBoard(mut arguments) => solve_board::run(&mut arguments, input, output),
        Call::Classify(mut arguments) => classify::run(&mut arguments, input, output, errors),
        Call::Map(mut arguments) => map::run(&mut arguments, input, output, errors),
        Call::Board(mut arguments) => board::run(&mut arguments, input, output),
        Call::Sum(mut arguments) => sum::run(&mut arguments, input, output),
        Call::Render(mut arguments) => render::run(&mut arguments, input, errors),
        Call::Compose(arguments) => compose::run(&arguments, output, errors),
        Call::Gtp(arguments) => gtp::run(&arguments, input, output).map_err(Failure::from),
        Call::Simulate(arguments) => simulate::run(&arguments, input, output, errors),
        Call::Value(arguments) => {
            value::run(&arguments, input, output, errors).map_err(Failure::from)
        }
    };
    result.unwrap_or_else(|failure| {
        complain(errors, &failure.message);
        failure.status
    })
}

/// Help and version are answers; everything else that the reader of arguments says is bad input.
fn misunderstood(
    error: &clap::Error,
    phrasing: Phrasing,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            tell(output, &error.render().to_string());
            return ANSWERED;
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            tell(errors, &error.render().to_string());
        }
        _ => complain(errors, &usage::complaint(error, phrasing)),
    }
    BAD_INPUT
}
