//! `semeai-cli classify`: whose every point is, who takes it by playing first, and whether the game may end.

mod batch;
mod census;
mod json;
mod options;

use std::io::{Read, Write};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use semeai_board::{Point, PointSet, Role, Topology};
use semeai_life::{
    Ending, Kos, LifeLimits, LifeQuestion, LifeReport, Tables, all_positions, life_report,
};
use semeai_search::PositionBudget;
use semeai_session::{Document, Phrasing};
use semeai_sheets::life::{self, LifeAnswers};
use semeai_words::argument::{ArgumentError, argument_error};
use semeai_words::life::{all_positions_lines, all_positions_without_history, region_sentence};
use semeai_words::position::position_error;

use self::batch::Batch;
use self::options::EndingName;
pub(crate) use self::options::{ClassifyArguments, LifeOptions};
use crate::batch::LineFile;
use crate::input::{Format, Source, file_notices, load, refusal, under, wanted};
use crate::limits::TimeLimit;
use crate::output::pretty;
use crate::pick::stone_points;
use crate::progress::ProgressTeller;
use crate::status::{ANSWERED, CommandError, Failure, NO_ANSWER, status};
use crate::terminal::write_answer;

/// Answers. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut ClassifyArguments,
    input: &mut (dyn Read + Send),
    output: &mut dyn Write,
    errors: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(path) = &arguments.batch {
        let file = LineFile {
            path,
            format: Format::Json,
            limit: arguments.limit,
            phrasing,
        };
        let batch = Batch { file, arguments };
        return Ok(batch.run(input, output, errors)?);
    }
    if let Some(graphs) = &arguments.census {
        return census::run(graphs, arguments, input, output, errors);
    }
    let loaded = load(
        &arguments.source,
        wanted(None, None),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    let document = &loaded.document;
    let asked = question(&arguments.life, &arguments.source, document, phrasing)?;
    let question = LifeQuestion {
        point: named_point("--point", arguments.point.as_deref(), document, phrasing)?,
        ..asked
    };
    if arguments.all_positions {
        if question.kos == Kos::Superko {
            let reason = all_positions_without_history(phrasing);
            return Err(refusal("--all-positions", reason, phrasing).into());
        }
        return count_positions(
            arguments,
            &question,
            file_notices(&loaded, phrasing),
            output,
        );
    }
    let komi = arguments.komi.unwrap_or(document.endgame.counting.komi);
    let begun = Instant::now();
    let report = answer(&question, arguments.nodes, &arguments.limit, phrasing);
    let notices = file_notices(&loaded, phrasing);
    let format = Format::of(arguments.json);
    let told = LifeAnswers {
        komi,
        ..LifeAnswers::of_report(document, &report)
    };
    let text = match format {
        Format::Json => pretty(&json::answer(
            &report,
            komi,
            begun.elapsed(),
            notices,
            phrasing,
        ))?,
        Format::Text => under(&notices, &life::lines(&told, phrasing).join("\n")),
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(status(report.known(), true))
}

/// Counts all positions of the board. Returns the exit status.
fn count_positions(
    arguments: &ClassifyArguments,
    question: &LifeQuestion,
    notices: Vec<String>,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let (limits, mut budget, _progress) = effort(arguments.nodes, &arguments.limit, phrasing);
    let found = all_positions(question, &limits, &mut budget);
    let format = Format::of(arguments.json);
    let points = question.position.topology().points();
    let unknown = |state| region_sentence(&points, state, question.position.topology(), phrasing);
    let lines = match &found {
        Ok(found) => all_positions_lines(found, phrasing),
        Err(state) => unknown(*state).into_iter().collect(),
    };
    let text = match format {
        Format::Json => {
            let untold = found.err().and_then(unknown);
            let warnings = notices.into_iter().chain(untold).collect();
            pretty(&json::all_positions(
                question,
                found.ok().as_ref(),
                warnings,
            ))?
        }
        Format::Text => under(&notices, &lines.join("\n")),
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(if found.is_ok() { ANSWERED } else { NO_ANSWER })
}

/// What an answer may cost, and who tells how far it has come.
fn effort(
    nodes: Option<u64>,
    limit: &TimeLimit,
    phrasing: Phrasing,
) -> (LifeLimits, PositionBudget, ProgressTeller) {
    let progress = ProgressTeller::new(phrasing);
    let budget = PositionBudget::new(nodes.unwrap_or(u64::MAX))
        .with_deadline(limit.deadline())
        .with_progress(Some(Arc::clone(&progress.counter)));
    let limits = LifeLimits {
        threads: available_parallelism().map_or(1, usize::from),
        ..LifeLimits::default()
    };
    (limits, budget, progress)
}

/// Finds out who lives, on all cores; how far that has come is told on the terminal.
pub(crate) fn answer(
    question: &LifeQuestion,
    nodes: Option<u64>,
    limit: &TimeLimit,
    phrasing: Phrasing,
) -> LifeReport {
    let (limits, mut budget, _progress) = effort(nodes, limit, phrasing);
    life_report(question, &Tables::default(), &limits, &mut budget)
}

/// What is asked about a document: what its file says of how, where no option does, and with its ban by ko.
pub(crate) fn question(
    options: &LifeOptions,
    source: &Source,
    document: &Document,
    phrasing: Phrasing,
) -> Result<LifeQuestion, CommandError> {
    let more = match &options.safe {
        Some(text) => blocks(&stone_points("--safe", text, document, phrasing)?, document),
        None => PointSet::EMPTY,
    };
    let said = document.marks.said_roles().points(Role::Safe);
    let position = document.board.position(said.union(&more));
    let position = position.map_err(|error| {
        let reason = position_error(&error, phrasing).message;
        refusal(&source.name(), &reason, phrasing)
    })?;
    Ok(LifeQuestion {
        ending: ending(options.ending.as_ref(), document, phrasing)?,
        kos: options.ko.map_or(document.life.kos, Into::into),
        region: named_point("--region", options.region.as_deref(), document, phrasing)?,
        only: document.life.only,
        ..LifeQuestion::new(position)
    })
}

/// The blocks of some stones.
fn blocks(stones: &PointSet, document: &Document) -> PointSet {
    let blocks = stones
        .iter()
        .filter_map(|stone| document.board.setup.block_at(stone));
    blocks.fold(PointSet::EMPTY, |all, block| all.union(&block.stones))
}

/// The point that an option names, if it is said.
fn named_point(
    option: &str,
    text: Option<&str>,
    document: &Document,
    phrasing: Phrasing,
) -> Result<Option<Point>, CommandError> {
    let found = |text| point(option, text, document.topology(), phrasing);
    text.map(found).transpose()
}

/// The point of a name.
fn point(
    option: &str,
    text: &str,
    topology: &Topology,
    phrasing: Phrasing,
) -> Result<Point, CommandError> {
    let found = topology.point(text.trim());
    found.ok_or_else(|| argument_error(option, text, 1, ArgumentError::NoPoint(text), phrasing))
}

/// The ending, with the point of a target, on which a stone must be.
fn ending(
    said: Option<&EndingName>,
    document: &Document,
    phrasing: Phrasing,
) -> Result<Ending, CommandError> {
    const OPTION: &str = "--ending target:";
    let (name, at) = match said {
        Some(EndingName::Territory) => return Ok(Ending::Territory),
        Some(EndingName::Ultimate) => return Ok(Ending::Ultimate),
        Some(EndingName::Target(name)) => {
            let at = point(OPTION, name, document.topology(), phrasing)?;
            (name.as_str(), at)
        }
        None => match document.life.ending {
            Ending::Target(at) => (document.topology().name(at), at),
            ending => return Ok(ending),
        },
    };
    if document.board.setup.get(at).is_none() {
        let error = ArgumentError::Empty(name);
        return Err(argument_error(OPTION, name, 1, error, phrasing));
    }
    Ok(Ending::Target(at))
}
