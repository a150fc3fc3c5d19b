//! The arguments of the program: one subcommand for each of its modules.

use clap::{Parser, Subcommand};
use semeai_words::help::options as help;

use crate::analyze::AnalyzeArguments;
use crate::board::BoardArguments;
use crate::classify::ClassifyArguments;
use crate::compose::ComposeArguments;
use crate::endgame::EndgameArguments;
use crate::gtp::GtpArguments;
use crate::map::MapArguments;
use crate::render::RenderArguments;
use crate::simulate::SimulateArguments;
use crate::solve::SolveArguments;
use crate::solve_board::SolveBoardArguments;
use crate::sum::SumArguments;
use crate::value::ValueArguments;

/// Analyses capturing races in Go with combinatorial game theory.
#[derive(Debug, Parser)]
#[command(name = "semeai-cli", version, about, arg_required_else_help = true)]
pub(crate) struct CommandLine {
    #[command(subcommand)]
    pub(crate) call: Call,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Call {
    #[command(about = help::ANALYZE)]
    Analyze(AnalyzeArguments),
    #[command(about = help::SOLVE)]
    Solve(SolveArguments),
    #[command(about = help::ENDGAME)]
    Endgame(EndgameArguments),
    #[command(about = help::CLASSIFY)]
    Classify(ClassifyArguments),
    #[command(about = help::SOLVE_BOARD)]
    SolveBoard(SolveBoardArguments),
    #[command(about = help::COMPOSE)]
    Compose(ComposeArguments),
    #[command(about = help::MAP)]
    Map(MapArguments),
    #[command(about = help::OF_BOARDS)]
    Board(BoardArguments),
    #[command(about = help::SUM)]
    Sum(SumArguments),
    #[command(about = help::RENDER)]
    Render(RenderArguments),
    #[command(about = help::SIMULATE)]
    Simulate(SimulateArguments),
    #[command(about = help::GTP)]
    Gtp(GtpArguments),
    #[command(about = help::VALUE)]
    Value(ValueArguments),
}
