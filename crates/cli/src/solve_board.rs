//! `semeai-cli solve-board`: the score of a small board with best play, what every first move loses, and a best line.

use std::io::{Read, Write};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use semeai_board::{ByColor, Role, Topology};
use semeai_life::{
    BestPlay, BestPlayQuestion, BestPlayReport, FirstPlay, LifeLimits, Outcome, Repetition,
    Scoring, best_play,
};
use semeai_search::PositionBudget;
use semeai_session::Phrasing;
use semeai_words::help::options as help;
use semeai_words::life::{best_play_lines, best_play_unsolved};
use semeai_words::position::position_error;
use semeai_words::usage::value_error;
use serde::Serialize;

use crate::input::{
    First, Format, Source, Tongue, file_notices, load, positions, refusal, under, wanted,
};
use crate::json::{board, name, starts};
use crate::limits::TimeLimit;
use crate::output::pretty;
use crate::progress::ProgressTeller;
use crate::status::{ANSWERED, Failure, NO_ANSWER};
use crate::terminal::write_answer;

/// How many bytes a table may take while it is made.
const MOST_BYTES: u64 = 1 << 30;

/// Arguments of `solve-board`.
#[derive(Debug, Args)]
pub(crate) struct SolveBoardArguments {
    #[arg(help = help::SOLVED_BOARD, value_name = "NAME|FILE")]
    board: String,
    #[arg(help = help::STONES, long, value_name = "TEXT")]
    stones: Option<String>,
    #[arg(help = help::BOARD_SCORING, long, value_enum, default_value_t = ScoringName::Area)]
    scoring: ScoringName,
    #[arg(help = help::REPETITION, long, value_enum, default_value_t = RepetitionName::Draw)]
    repetition: RepetitionName,
    #[arg(help = help::FIRST, long, value_enum, default_value_t = First::Both)]
    first: First,
    #[arg(help = help::LIFE_NODES, long, value_name = "N", value_parser = positions)]
    nodes: Option<u64>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// How points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ScoringName {
    /// Stones, and empty points.
    Area,
    /// Empty points, and prisoners.
    Territory,
}

impl ScoringName {
    const fn of(scoring: Scoring) -> Self {
        match scoring {
            Scoring::Area => Self::Area,
            Scoring::Territory => Self::Territory,
        }
    }
}

impl From<ScoringName> for Scoring {
    fn from(name: ScoringName) -> Self {
        match name {
            ScoringName::Area => Self::Area,
            ScoringName::Territory => Self::Territory,
        }
    }
}

/// What happens where a position comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RepetitionName {
    /// Play that never ends is a draw.
    Draw,
    /// It has no result.
    NoResult,
    /// No position may come back.
    Positional,
    /// None with the same side to move.
    Situational,
}

impl From<RepetitionName> for Repetition {
    fn from(name: RepetitionName) -> Self {
        match name {
            RepetitionName::Draw => Self::Draw,
            RepetitionName::NoResult => Self::NoResult,
            RepetitionName::Positional => Self::Positional,
            RepetitionName::Situational => Self::Situational,
        }
    }
}

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut SolveBoardArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let source = Source::named(&arguments.board)
        .map_err(|fault| value_error("<NAME|FILE>", &arguments.board, &fault, phrasing))?
        .with_stones(arguments.stones.clone());
    let wanted = wanted(None, None);
    let loaded = load(&source, wanted, &mut arguments.limit, input, phrasing)?;
    let document = &loaded.document;
    let safe = document.marks.said_roles().points(Role::Safe);
    let position = document.board.position(safe).map_err(|error| {
        let reason = position_error(&error, phrasing).message;
        refusal(&source.name(), &reason, phrasing)
    })?;
    let is_first = |color| arguments.first.color().is_none_or(|first| first == color);
    let question = BestPlayQuestion {
        position,
        scoring: arguments.scoring.into(),
        repetition: arguments.repetition.into(),
        first: ByColor::new_with(is_first),
    };
    let begun = Instant::now();
    let report = answer(&question, arguments, phrasing);
    let notices = file_notices(&loaded, phrasing);
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&json(
            &report,
            arguments,
            begun.elapsed(),
            notices,
            phrasing,
        ))?,
        Format::Text => under(&notices, &best_play_lines(&report, phrasing).join("\n")),
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(match report.unsolved {
        None => ANSWERED,
        Some(_) => NO_ANSWER,
    })
}

/// Solves a board on all cores; how far that has come is told on the terminal.
fn answer(
    question: &BestPlayQuestion,
    arguments: &SolveBoardArguments,
    phrasing: Phrasing,
) -> BestPlayReport {
    let progress = ProgressTeller::new(phrasing);
    let mut budget = PositionBudget::new(arguments.nodes.unwrap_or(u64::MAX))
        .with_deadline(arguments.limit.deadline())
        .with_progress(Some(Arc::clone(&progress.counter)));
    let limits = LifeLimits {
        threads: available_parallelism().map_or(1, usize::from),
        bytes: MOST_BYTES,
        ..LifeLimits::default()
    };
    best_play(question, &limits, &mut budget)
}

/// The answer as JSON, format `semeai-best-play`, version 1.
fn json(
    report: &BestPlayReport,
    arguments: &SolveBoardArguments,
    took: Duration,
    file_notices: Vec<String>,
    phrasing: Phrasing,
) -> impl Serialize {
    let question = &report.question;
    let topology = &**question.position.topology();
    let value = |name: Option<clap::builder::PossibleValue>| {
        name.map(|it| it.get_name().to_owned()).unwrap_or_default()
    };
    let told = |start: &Option<BestPlay>| {
        let start = start.as_ref()?;
        Some(best_play_of(start, question.repetition, topology))
    };
    let unsolved = report.unsolved.as_ref();
    let unsolved = unsolved.map(|it| best_play_unsolved(it, phrasing));
    record! {
        format: "semeai-best-play",
        version: 1,
        board: board(topology),
        scoring: value(ScoringName::of(question.scoring).to_possible_value()),
        repetition: value(arguments.repetition.to_possible_value()),
        positions: report.positions,
        seconds: (took.as_secs_f64() * 1_000.0).round() / 1_000.0,
        starts: starts(report.starts.as_ref().map(told)),
        known: if report.unsolved.is_none() { "exact" } else { "undecided" },
        warnings: file_notices.into_iter().chain(unsolved).collect::<Vec<String>>(),
    }
}

fn best_play_of(
    start: &BestPlay,
    repetition: Repetition,
    topology: &Topology,
) -> impl Serialize + use<> {
    let of_move = |played| name_or_pass(played, topology);
    let score = |outcome| score(outcome, repetition);
    let moves = start.moves.iter().map(|it: &FirstPlay| {
        record! {
            point: of_move(it.played),
            score: score(it.outcome),
            ends: it.outcome != Outcome::Endless,
            loss: it.loss,
        }
    });
    record! {
        score: score(start.outcome),
        ends: start.outcome != Outcome::Endless,
        least: start.bounds.map(|it| it.least),
        most: start.bounds.map(|it| it.most),
        best: start.best().map(|it| of_move(it.played)).collect::<Vec<_>>(),
        moves: moves.collect::<Vec<_>>(),
        line: start.line.iter().map(|&it| of_move(it)).collect::<Vec<_>>(),
    }
}

fn name_or_pass(played: Option<semeai_board::Point>, topology: &Topology) -> String {
    played.map_or_else(|| "pass".to_owned(), |point| name(point, topology))
}

/// In points, Black's less White's; none where play that never ends has no result.
const fn score(outcome: Outcome, repetition: Repetition) -> Option<i32> {
    match (outcome, repetition) {
        (Outcome::Endless, Repetition::NoResult) => None,
        _ => Some(outcome.points()),
    }
}
