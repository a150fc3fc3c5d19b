//! `semeai-cli classify`: whose every point is, who takes it by playing first, and whether the game may end.

mod batch;
mod json;
mod options;

use std::io::{Read, Write};
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use semeai_board::{Point, PointSet, Position, Role, Topology};
use semeai_life::{Ending, LifeLimits, LifeQuestion, LifeReport, Tables, life_report};
use semeai_search::PositionBudget;
use semeai_session::{Document, Language};
use semeai_words::argument::{ArgumentError, argument_error};
use semeai_words::life::life_sentences;
use semeai_words::position::position_error;

use self::batch::{Batch, status};
pub(crate) use self::options::ClassifyArguments;
use self::options::EndingName;
use crate::batch::LineFile;
use crate::input::{Format, Source, file_notices, load, refusal, under, wanted};
use crate::limits::TimeLimit;
use crate::output::pretty;
use crate::pick::safe_points;
use crate::progress::ProgressTeller;
use crate::terminal::write_answer;
use crate::{CommandError, Failure};

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
    let language = Language::from(arguments.language);
    if let Some(path) = &arguments.batch {
        let file = LineFile {
            path,
            format: Format::Json,
            limit: arguments.limit,
            language,
        };
        let batch = Batch { file, arguments };
        return Ok(batch.run(input, output, errors)?);
    }
    let loaded = load(
        &arguments.source,
        wanted(None, None),
        &mut arguments.limit,
        input,
        language,
    )?;
    let document = &loaded.document;
    let question = question(arguments, document, language)?;
    let komi = arguments.komi.unwrap_or(document.endgame.counting.komi);
    let begun = Instant::now();
    let report = answer(&question, arguments.nodes, &arguments.limit, language);
    let notices = file_notices(&loaded, language);
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&json::answer(
            &report,
            komi,
            begun.elapsed(),
            notices,
            language,
        ))?,
        Format::Text => under(
            &notices,
            &life_sentences(&report, komi, language).join("\n"),
        ),
    };
    write_answer(output, &(text + "\n"), format, language)?;
    Ok(status(&report))
}

/// Finds out who lives, on all cores; how far that has come is told on the terminal.
pub(crate) fn answer(
    question: &LifeQuestion,
    nodes: Option<u64>,
    limit: &TimeLimit,
    language: Language,
) -> LifeReport {
    let progress = ProgressTeller::new(language);
    let mut budget = PositionBudget::new(nodes.unwrap_or(u64::MAX))
        .with_deadline(limit.deadline())
        .with_progress(Some(Arc::clone(&progress.counter)));
    let limits = LifeLimits {
        threads: available_parallelism().map_or(1, usize::from),
        ..LifeLimits::default()
    };
    life_report(question, &Tables::default(), &limits, &mut budget)
}

/// What is asked about a document.
fn question(
    arguments: &ClassifyArguments,
    document: &Document,
    language: Language,
) -> Result<LifeQuestion, CommandError> {
    let topology = document.topology();
    let more = match &arguments.safe {
        Some(text) => blocks(&safe_points(text, document, language)?, document),
        None => PointSet::EMPTY,
    };
    let position = position(document, &more, &arguments.source, language)?;
    let named = |option, text: &Option<String>| {
        let text = text.as_deref();
        text.map(|text| point(option, text, topology, language))
            .transpose()
    };
    Ok(LifeQuestion {
        ending: target(&arguments.ending, document, language)?,
        kos: arguments.ko.into(),
        region: named("--region", &arguments.region)?,
        point: named("--point", &arguments.point)?,
        ..LifeQuestion::new(position)
    })
}

/// The position of which it is asked who lives, with what is said to be safe and these stones too; a ban by ko holds.
pub(crate) fn position(
    document: &Document,
    more: &PointSet,
    source: &Source,
    language: Language,
) -> Result<Position, CommandError> {
    let said = document.marks.said_roles().points(Role::Safe);
    let position = document.board.position(said.union(more));
    position.map_err(|error| {
        let reason = position_error(&error, language).message;
        refusal(&source.name(), &reason, language)
    })
}

/// The blocks of some stones.
fn blocks(stones: &PointSet, document: &Document) -> PointSet {
    let blocks = stones
        .iter()
        .filter_map(|stone| document.board.setup.block_at(stone));
    blocks.fold(PointSet::EMPTY, |all, block| all.union(&block.stones))
}

/// The point that an option names.
fn point(
    option: &str,
    text: &str,
    topology: &Topology,
    language: Language,
) -> Result<Point, CommandError> {
    let found = topology.point(text.trim());
    found.ok_or_else(|| argument_error(option, text, 1, ArgumentError::NoPoint(text), language))
}

/// The ending, with the point of a target, on which a stone must be.
fn target(
    ending: &EndingName,
    document: &Document,
    language: Language,
) -> Result<Ending, CommandError> {
    const OPTION: &str = "--ending target:";
    let name = match ending {
        EndingName::Territory => return Ok(Ending::Territory),
        EndingName::Ultimate => return Ok(Ending::Ultimate),
        EndingName::Target(name) => name,
    };
    let at = point(OPTION, name, document.topology(), language)?;
    if document.board.setup.get(at).is_none() {
        let error = ArgumentError::Empty(name);
        return Err(argument_error(OPTION, name, 1, error, language));
    }
    Ok(Ending::Target(at))
}
