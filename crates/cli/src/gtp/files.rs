//! Positions from files and into files.

use std::path::{Path, PathBuf};

use semeai_board::Point;
use semeai_session::file::{
    Answers, FileContent, FileError, FileErrorKind, PositionChoice, read_wanted, to_bytes, to_sgf,
};
use semeai_session::{Document, NodeId};
use semeai_words::argument::reading_takes_longer;
use semeai_words::file::error::format_error;
use semeai_words::gtp as texts;
use semeai_words::position::position_error;

use super::basic::DONE;
use super::engine::Engine;
use super::reply::{Refusal, Reply};
use super::table::Table;
use super::words::Words;
use crate::input::file_error;
use crate::output::write_file;
use crate::solve::take_marks;

/// Before which move of a file the position is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wanted {
    /// This one, counted from one; behind the last the end of the main line.
    Move(usize),
    /// The first at this point.
    At(String),
}

/// `loadsgf FILE [MOVE|VERTEX]`: the position before a move of the main line, else its end. Answers who moves next.
pub(super) fn loadsgf(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let first = words.word()?.to_owned();
    let rest = words.rest();
    let (file, wanted) = file_and_move(first, &rest, words)?;
    let mut loaded = load(engine, Path::new(&file), wanted.as_ref())?;
    take_marks(&mut loaded, true, engine.phrasing());
    if loaded.document.topology().shape().size().is_none() {
        return Err(Refusal::of("unacceptable size"));
    }
    let table = Table::of(&loaded.document).map_err(|error| {
        let reason = position_error(&error, engine.phrasing()).message;
        cannot_load(&reason)
    })?;
    engine.settings.several = loaded.document.race.several;
    engine.table = table;
    Ok(engine.table.to_move().to_string())
}

fn cannot_load(reason: &str) -> Refusal {
    Refusal::because("cannot load file", reason)
}

/// The name of a file may have blanks in it.
fn file_and_move(
    first: String,
    rest: &str,
    words: Words<'_>,
) -> Result<(String, Option<Wanted>), Refusal> {
    if rest.is_empty() {
        return Ok((first, None));
    }
    let whole = format!("{first} {rest}");
    if Path::new(&whole).exists() {
        return Ok((whole, None));
    }
    let (file, last) = whole.rsplit_once(' ').unwrap_or((&whole, ""));
    if file.contains(' ') && !Path::new(file).exists() {
        return Err(Refusal::syntax(&texts::too_much(last, words.phrasing())));
    }
    let wanted = match last.parse() {
        Ok(number) => Wanted::Move(number),
        Err(_) => Wanted::At(last.to_owned()),
    };
    Ok((file.to_owned(), Some(wanted)))
}

/// Reads a file at the move that is wanted.
fn load(engine: &Engine, path: &Path, wanted: Option<&Wanted>) -> Result<FileContent, Refusal> {
    let at = |moves: usize| read(engine, path, moves);
    let asked = match wanted {
        Some(Wanted::Move(number)) => number.saturating_sub(1),
        Some(Wanted::At(_)) => 0,
        None => usize::MAX,
    };
    let loaded = match at(asked)? {
        // Behind the last move the end is meant.
        Err(FileError {
            kind: FileErrorKind::NoSuchMove { moves, .. },
            ..
        }) => at(moves)?,
        loaded => loaded,
    };
    let loaded = loaded.map_err(|error| {
        let nameless = FileError {
            name: String::new(),
            ..error
        };
        let said = file_error(&nameless, engine.phrasing());
        cannot_load(said.trim_start_matches([':', ' ', '、']))
    })?;
    let Some(Wanted::At(name)) = wanted else {
        return Ok(loaded);
    };
    let unknown = || Refusal::syntax(&texts::no_vertex(name, engine.phrasing()));
    let point = loaded.document.topology().point(name).ok_or_else(unknown)?;
    let before = before_move_at(&loaded.document, point).ok_or_else(unknown)?;
    Ok(FileContent {
        document: loaded.document.gone_to(before),
        ..loaded
    })
}

/// The position of the main line before the first move at a point; nothing if there is none.
fn before_move_at(document: &Document, point: Point) -> Option<NodeId> {
    let record = document.game.as_ref()?.record();
    let mut line = std::iter::successors(Some(NodeId::ROOT), |&id| record.node(id).first);
    let is_there = |id: &NodeId| {
        let played = record.node(*id).played;
        played.is_some_and(|played| played.point == Some(point))
    };
    record.node(line.find(is_there)?).parent
}

/// Reads a file after so many moves, in the time of an answer.
fn read(
    engine: &Engine,
    path: &Path,
    moves: usize,
) -> Result<Result<FileContent, FileError>, Refusal> {
    let wanted = PositionChoice {
        game: None,
        after_move: Some(moves),
    };
    let (path, mut limit) = (PathBuf::from(path), engine.limit());
    let name = path.display().to_string();
    let read = limit.spend(move || read_wanted(&path, wanted));
    let read = read.map_err(|error| cannot_load(&error.to_string()))?;
    let late = || {
        let said = reading_takes_longer(&name, engine.limit().allowance(), engine.phrasing());
        cannot_load(&said)
    };
    read.ok_or_else(late)
}

/// `printsgf [FILE]`.
pub(super) fn printsgf(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let phrasing = engine.phrasing();
    let game = engine.table.game();
    let refused = |reason: String| Refusal::because("cannot save file", &reason);
    if words.is_empty() {
        let text = to_sgf(&game, &Answers::NOTHING);
        return text.map_err(|error| refused(format_error(error, phrasing)));
    }
    let path = words.rest();
    let saved = to_bytes(&game, &Answers::NOTHING);
    let saved = saved.map_err(|error| refused(format_error(error, phrasing)))?;
    write_file(Path::new(&path), saved, phrasing).map_err(refused)?;
    DONE
}
