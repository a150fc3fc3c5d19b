//! What is to be played, from the arguments or from a file.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use semeai_board::{ByColor, Color};
use semeai_session::file::{FileError, FileErrorKind, MAX_BYTES};
use semeai_session::{Phrasing, TableKind};
use semeai_tactics::{
    Experiment, ExperimentFault, MOST_EXPERIMENT_BOARDS, NamedBoard, Player, names_of_sizes,
};
use semeai_words::argument::unreadable_input;
use semeai_words::file::error::file_error;
use semeai_words::simulation::{
    experiment_fault, experiment_file_error, player_error, sizes_error,
};
use semeai_words::usage::value_error;

use super::options::SimulateArguments;
use crate::input::{Source, load, refusal, wanted};
use crate::limits::TimeLimit;
use crate::status::{CommandError, Failure};

/// What separates players: maps have commas.
const BETWEEN_PLAYERS: char = ';';

/// What is to be played.
///
/// # Errors
///
/// What is wrong with the arguments or the files that they name.
pub(super) fn experiment(
    arguments: &SimulateArguments,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<Experiment, Failure> {
    if let Some(path) = &arguments.experiment {
        if let Some(table) = path.to_str().and_then(TableKind::named) {
            return Ok(table.experiment());
        }
        return Ok(saved(path, input, phrasing)?);
    }
    let names = arguments.board.as_deref().unwrap_or_default();
    let experiment = Experiment {
        boards: boards(names, input, phrasing)?,
        players: ByColor {
            black: players(arguments.black.as_deref(), Color::Black, phrasing)?,
            white: players(arguments.white.as_deref(), Color::White, phrasing)?,
        },
        rules: arguments.rules,
        games: arguments.games,
        seed: arguments.seed,
    };
    let checked = experiment.check();
    checked.map_err(|fault| experiment_fault(&fault, phrasing))?;
    Ok(experiment)
}

/// An experiment that was saved.
fn saved(
    path: &Path,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<Experiment, CommandError> {
    let name = path.display().to_string();
    let text = text_of(path, input, phrasing)?;
    Experiment::from_file(&text)
        .map_err(|error| refusal(&name, &experiment_file_error(&error, phrasing), phrasing))
}

/// The text of a file, or of standard input for `-`.
///
/// # Errors
///
/// If it cannot be read, or is too long to be any.
pub(super) fn text_of(
    path: &Path,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<String, CommandError> {
    let name = path.display().to_string();
    let mut text = String::new();
    let read = if name == "-" {
        input.take(MAX_BYTES + 1).read_to_string(&mut text)
    } else {
        fs::File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_string(&mut text))
    };
    read.map_err(|error| refusal(&name, &unreadable_input(&error, phrasing), phrasing))?;
    let bytes = text.len() as u64;
    if bytes > MAX_BYTES {
        let (kind, spot) = (FileErrorKind::TooLarge { bytes }, None);
        return Err(file_error(&FileError { name, spot, kind }, phrasing));
    }
    Ok(text)
}

/// The boards of a list.
fn boards(
    names: &str,
    input: &mut dyn Read,
    phrasing: Phrasing,
) -> Result<Vec<NamedBoard>, Failure> {
    let mut boards = Vec::new();
    for name in names.split(',').map(str::trim) {
        let sizes = names_of_sizes(name);
        let sizes = sizes.map_err(|error| refused(name, &sizes_error(&error, phrasing)))?;
        for name in sizes {
            // Boards are large, so no more are made than can be played on.
            if boards.len() == MOST_EXPERIMENT_BOARDS {
                return Err(experiment_fault(&ExperimentFault::TooManyBoards, phrasing).into());
            }
            boards.push(board(&name, input, phrasing)?);
        }
    }
    Ok(boards)
}

fn refused(name: &str, reason: &str) -> CommandError {
    format!("--board {name}: {reason}")
}

fn board(name: &str, input: &mut dyn Read, phrasing: Phrasing) -> Result<NamedBoard, Failure> {
    let source = Source::named(name);
    let source = source.map_err(|fault| value_error("--board", name, &fault, phrasing))?;
    let loaded = load(
        &source,
        wanted(None, None),
        &mut TimeLimit::granting(None),
        input,
        phrasing,
    )?;
    let topology = loaded.document.topology();
    Ok(NamedBoard {
        name: name.to_owned(),
        topology: Arc::clone(topology),
    })
}

/// The players of a list; without one random play.
fn players(
    texts: Option<&str>,
    color: Color,
    phrasing: Phrasing,
) -> Result<Vec<Player>, CommandError> {
    let Some(texts) = texts else {
        return Ok(vec![Player::Random]);
    };
    let read = |text: &str| {
        text.trim()
            .parse()
            .map_err(|error| player_error(color, text.trim(), &error, phrasing))
    };
    texts.split(BETWEEN_PLAYERS).map(read).collect()
}
