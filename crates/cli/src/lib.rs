//! The command line `semeai-cli`: one subcommand a module, text and JSON output.
//!
//! Exit status: [`ANSWERED`], [`NO_ANSWER`] (undecided, over budget, near surroundings only), [`BAD_INPUT`] (a message names file, line, column
//! or point; nothing is written to standard output, but for the other lines of a batch).

mod analyze;
mod input;
mod json;
mod pick;
mod progress;
mod solution;
mod solve;
mod value;

use std::ffi::OsString;
use std::io::{Read, Write};

use clap::{Parser, Subcommand};

/// Exit status: the question was answered.
pub const ANSWERED: u8 = 0;
/// Exit status: the input is fine, but there is no answer, or only one of near surroundings.
pub const NO_ANSWER: u8 = 1;
/// Exit status: the input is not understood.
pub const BAD_INPUT: u8 = 2;

/// Analyses capturing races in Go with combinatorial game theory.
#[derive(Debug, Parser)]
#[command(name = "semeai-cli", version, about, arg_required_else_help = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Says who wins the race of a position, and what every region is worth.
    Analyze(analyze::AnalyzeArguments),
    /// Finds the race of a position, says who wins with which moves, and proves it by search on the board.
    Solve(solve::SolveArguments),
    /// Tells everything about the value of a game.
    Value(value::ValueArguments),
}

/// Why a command could not do its work; printed after the program's name.
type CommandError = String;

/// Runs the program with its arguments, the first being its own name. Returns the exit status.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    input: &mut dyn Read,
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let arguments = match CommandLine::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error, output, errors),
    };
    let (mut text, mut complaints) = (String::new(), String::new());
    let result = match arguments.command {
        Command::Analyze(arguments) => analyze::run(&arguments, input, &mut text),
        Command::Solve(arguments) => solve::run(&arguments, input, &mut text),
        Command::Value(arguments) => value::run(&arguments, input, &mut text, &mut complaints),
    };
    let result = result.and_then(|status| write_all(output, &text).map(|()| status));
    // There is nowhere left to complain to if standard error is closed.
    let _ = errors.write_all(complaints.as_bytes());
    result.unwrap_or_else(|refusal| {
        let _ = writeln!(errors, "semeai-cli: {refusal}");
        BAD_INPUT
    })
}

fn write_all(output: &mut dyn Write, text: &str) -> Result<(), CommandError> {
    match output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
    {
        // Whoever reads may stop reading, as `head` does.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write the answer: {error}"))
        }
        _ => Ok(()),
    }
}

/// Help and version are answers; everything else that the argument parser says is bad input.
fn usage(error: &clap::Error, output: &mut dyn Write, errors: &mut dyn Write) -> u8 {
    let text = error.render().to_string();
    if error.use_stderr() {
        let _ = errors.write_all(text.as_bytes());
        BAD_INPUT
    } else {
        let _ = output.write_all(text.as_bytes());
        ANSWERED
    }
}
