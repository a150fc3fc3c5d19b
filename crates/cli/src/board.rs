//! `semeai-cli board`: the kinds of boards there are, and what one of them or the board of a file is made of.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use semeai_board::{BoardKind, Family, Topology, count_legal};

use semeai_session::file::{Answers, FileFormat, parse};
use semeai_session::{Document, Phrasing};
use semeai_words::boards::{
    LeftOut, board_counts, board_left_out, family_name, group_name, legal_counted, legal_uncounted,
    neighbour_counts, no_board_file, size_names,
};
use semeai_words::file::error::format_error;
use semeai_words::help::options as help;
use semeai_words::usage::value_error;

use crate::input::{Format, Source, Tongue, file_notices, load, under, wanted};
use crate::json::names;
use crate::limits::TimeLimit;
use crate::lines::is_over;
use crate::output::{pretty, refuse_input, write_file};
use crate::status::{ANSWERED, Failure, NO_ANSWER};
use crate::terminal::write_answer;

/// How many bytes counting positions may take.
const MOST_BYTES: u64 = 1 << 30;

/// Arguments of `board`.
#[derive(Debug, Args)]
pub(crate) struct BoardArguments {
    #[arg(help = help::BOARD_OR_FILE, value_name = "NAME|FILE")]
    board: Option<String>,
    #[arg(help = help::BOARD_OUTPUT, short, long, value_name = "OUT", requires = "board")]
    output: Option<PathBuf>,
    #[arg(help = help::COUNT_LEGAL, long, requires = "board")]
    count_legal: bool,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(help = help::JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// Tells a board, or lists all kinds, and writes the board as a file. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input, or why the file cannot be written.
pub(crate) fn run(
    arguments: &mut BoardArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    let format = Format::of(arguments.json);
    let Some(name) = &arguments.board else {
        let list = match format {
            Format::Json => pretty(&families(phrasing))?,
            Format::Text => list(phrasing),
        };
        write_answer(output, &(list + "\n"), format, phrasing)?;
        return Ok(ANSWERED);
    };
    let source =
        Source::named(name).map_err(|fault| value_error("<NAME|FILE>", name, &fault, phrasing))?;
    if let Some(path) = &arguments.output {
        refuse_input(name, path, phrasing)?;
    }
    let loaded = load(
        &source,
        wanted(None, None),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    let mut notices = file_notices(&loaded, phrasing);
    if let Some(path) = &arguments.output {
        notices.extend(write(&loaded.document, path, phrasing)?);
    }
    let board = loaded.document.topology();
    let mut status = ANSWERED;
    let mut legal = None;
    if arguments.count_legal {
        let deadline = arguments.limit.deadline();
        let counted = count_legal(board, MOST_BYTES, || !is_over(deadline));
        if counted.is_err() {
            status = NO_ANSWER;
        }
        match counted {
            Ok(count) => legal = Some(count.digits),
            Err(why) => {
                notices.push(legal_uncounted(why, arguments.limit.allowance(), phrasing));
            }
        }
    }
    let text = match format {
        Format::Json => pretty(&answer(board, legal, notices))?,
        Format::Text => {
            let name = board
                .shape()
                .kind()
                .map_or_else(|| name.clone(), |kind| kind.to_string());
            let counts = format!("{name}: {}", board_counts(board, phrasing));
            let legal = legal.map(|digits| legal_counted(&digits, phrasing));
            let lines: Vec<String> = [counts].into_iter().chain(legal).collect();
            under(&notices, &lines.join("\n"))
        }
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(status)
}

/// Writes a board as a file of the format that the name of the file says; what of it the file does not hold.
fn write(document: &Document, path: &Path, phrasing: Phrasing) -> Result<Option<String>, Failure> {
    let format = FileFormat::named(path).ok_or_else(|| no_board_file(path, phrasing))?;
    let written = format.bytes(document, &Answers::NOTHING);
    let bytes = written
        .map_err(|error| format_error(error, phrasing))?
        .bytes;
    let left_out = left_out(document, path, &bytes);
    write_file(path, bytes, phrasing)?;
    Ok(board_left_out(format.name(), left_out, phrasing))
}

/// What is not read again of a board from the bytes of its file.
fn left_out(document: &Document, path: &Path, bytes: &[u8]) -> LeftOut {
    let name = path.display().to_string();
    // What we write can be read.
    let Ok(again) = parse(&name, bytes) else {
        return LeftOut::default();
    };
    let stones = |document: &Document| {
        let stones = document.board.setup.stones.as_ref();
        stones.map(|stones| stones.len())
    };
    LeftOut {
        stones: stones(document) != stones(&again.document),
        names: all_names(document.topology()) != all_names(again.document.topology()),
    }
}

/// What the points are called, in any order.
fn all_names(board: &Topology) -> BTreeSet<String> {
    names(&board.points(), board).into_iter().collect()
}

/// Every kind of board with an example of its name, what it is called, and what its sizes are.
fn list(phrasing: Phrasing) -> String {
    let mut lines = Vec::new();
    let mut group = None;
    for family in Family::ALL {
        if group != Some(family.group()) {
            group = Some(family.group());
            lines.push(group_name(family.group(), phrasing).to_owned());
        }
        let sizes = ["A", "B", "C"][..family.least_sizes().len()].join("x");
        let colon = if sizes.is_empty() { "" } else { ":" };
        let pattern = format!("{family}{colon}{sizes}");
        let (name, sizes) = (
            family_name(family, phrasing),
            size_names(family, phrasing).join(", "),
        );
        let sizes = if sizes.is_empty() {
            sizes
        } else {
            format!(" ({sizes})")
        };
        lines.push(format!("  {pattern:<28}{name}{sizes}"));
    }
    lines.join("\n")
}

fn families(phrasing: Phrasing) -> impl serde::Serialize {
    let family = |family: Family| {
        record! {
            name: family.name(),
            title: family_name(family, phrasing),
            least: family.least_sizes(),
        }
    };
    // There are more than the arrays have that can be written.
    let boards = Vec::from(Family::ALL.map(family));
    record! { format: "semeai-boards", version: 1, boards: boards, }
}

/// What a board is made of.
fn answer(
    board: &Topology,
    legal: Option<String>,
    warnings: Vec<String>,
) -> impl serde::Serialize + use<> {
    let points = board.points();
    let neighbours: std::collections::BTreeMap<String, usize> = neighbour_counts(board)
        .into_iter()
        .map(|(count, points)| (count.to_string(), points))
        .collect();
    let place = |point| <[f32; 2]>::from(board.coordinates(point));
    let lines = board.edges().into_iter().map(<[usize; 2]>::from);
    record! {
        format: "semeai-board",
        version: 1,
        name: board.shape().kind().map(|kind: BoardKind| kind.to_string()),
        points: names(&points, board),
        coordinates: points.iter().map(place).collect::<Vec<_>>(),
        lines: lines.collect::<Vec<_>>(),
        neighbours: neighbours,
        legal?: legal,
        parts: board.components(&points).len(),
        periods: board.shape().periods().iter().copied().map(<[f32; 2]>::from).collect::<Vec<_>>(),
        warnings: warnings,
    }
}
