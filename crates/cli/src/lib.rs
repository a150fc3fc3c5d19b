//! The command line `semeai-cli`: one subcommand a module, text and JSON output.
//!
//! Exit status: [`ANSWERED`], [`NO_ANSWER`] (undecided, over budget, near surroundings only), [`BAD_INPUT`] (a message names file, line, column
//! or point; nothing is written to standard output, but for the other lines of a batch).

mod analyze;
mod input;
mod json;
mod limits;
mod pick;
mod progress;
mod render;
mod solution;
mod solve;
mod sum;
mod terminal;
mod value;

use std::ffi::OsString;
use std::io::{Read, Write};

use clap::{Parser, Subcommand};

use self::terminal::{complain, tell};

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
    /// Says who wins a sum of trees by how much, which move is best, and what the others lose.
    Sum(sum::SumArguments),
    /// Draws a position, a liberty tree or a thermograph as SVG, PNG or text.
    Render(render::RenderArguments),
    /// Tells everything about the value of a game.
    Value(value::ValueArguments),
}

/// Why a command could not do its work; printed after the program's name.
type CommandError = String;

/// Runs the program with its arguments, the first being its own name. Returns the exit status.
pub fn run(
    arguments: impl IntoIterator<Item = OsString>,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> u8 {
    let arguments = match CommandLine::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error, output, errors),
    };
    let result = match arguments.command {
        Command::Analyze(arguments) => analyze::run(&arguments, input, output),
        Command::Solve(arguments) => solve::run(&arguments, input, output),
        Command::Sum(arguments) => sum::run(&arguments, input, output),
        Command::Render(arguments) => render::run(&arguments, input, errors),
        Command::Value(arguments) => value::run(&arguments, input, output, errors),
    };
    result.unwrap_or_else(|error| {
        complain(errors, &error);
        BAD_INPUT
    })
}

/// Help and version are answers; everything else that the argument parser says is bad input.
fn usage(error: &clap::Error, output: &mut dyn Write, errors: &mut dyn Write) -> u8 {
    let text = error.render().to_string();
    if error.use_stderr() {
        tell(errors, &text);
        BAD_INPUT
    } else {
        tell(output, &text);
        ANSWERED
    }
}
