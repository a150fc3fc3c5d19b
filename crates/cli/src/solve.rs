//! `semeai-cli solve`: finds the race of a position, counts it and proves it.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use semeai_board::{Color, Point, Role, Topology};
use semeai_race::NoRace;
use semeai_race::answer::{RaceAnswer, answer_race};
use semeai_race::propose::ProposeError;
use semeai_race::solve::Several;
use semeai_session::file::{Answers, FileContent, FileNotice, to_bytes};
use semeai_session::play_out::{best_line, written};
use semeai_session::{Action, Document, Phrasing, Session, TextAction};
use semeai_words::action::action_error;
use semeai_words::argument::{ArgumentError, argument_error};
use semeai_words::comment::{file_comment, no_race_comment};
use semeai_words::file::error::format_error;
use semeai_words::file::notice::file_notice;
use semeai_words::help::options as help;
use semeai_words::position::position_error;
use semeai_words::race::play_out;
use semeai_words::race::solution::refusal::{
    marks_taken, no_race_why, propose_error, several_decide,
};
use semeai_words::race::solution::solution_report;
use semeai_words::race::solution::start::start_sentence;
use semeai_words::usage::ValueFault;

use crate::game_fights::{self, GameFightsQuestion};
use crate::input::{
    First, Format, Source, Tongue, file_notices, from_one, from_zero, load, refusal, under, wanted,
};
use crate::limits::TimeLimit;
use crate::output::{pretty, refuse_input, write_file};
use crate::progress::ProgressTeller;
use crate::race_request::RaceRequest;
use crate::status::{CommandError, Failure, status};
use crate::terminal::write_answer;
use crate::{pick, solution};

/// Arguments of `solve`.
#[derive(Debug, Args)]
pub(crate) struct SolveArguments {
    #[command(flatten)]
    source: Source,
    #[arg(help = help::AFTER_MOVE, long = "move", value_name = "N", value_parser = from_zero)]
    after_move: Option<u32>,
    #[arg(help = help::ESSENTIAL, long, value_name = "POINTS")]
    essential: Option<String>,
    #[arg(help = help::SEVERAL, long, value_enum, value_name = "WHICH")]
    several: Option<Decides>,
    #[arg(help = help::SOLVE_FIRST, long, value_enum, default_value_t = First::Both)]
    first: First,
    #[arg(help = help::SOLVE_NODES, long, value_name = "N", value_parser = positions)]
    nodes: Option<u64>,
    #[command(flatten)]
    limit: TimeLimit,
    #[arg(
        help = help::RACES,
        long,
        conflicts_with_all = ["after_move", "essential", "several", "nodes", "accept_nearby", "sgf"]
    )]
    races: bool,
    #[arg(help = help::ACCEPT_NEARBY, long)]
    accept_nearby: bool,
    #[arg(help = help::SOLVE_SGF, long, value_name = "FILE")]
    sgf: Option<PathBuf>,
    #[arg(help = help::GAME, long, value_name = "N", value_parser = from_one)]
    game: Option<u32>,
    #[arg(help = help::JSON, long)]
    json: bool,
    #[arg(help = help::LANGUAGE, long, value_enum)]
    language: Tongue,
}

/// With which of several essential blocks a side has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Decides {
    /// All of them.
    All,
    /// The first that is captured.
    First,
}

impl From<Decides> for Several {
    fn from(decides: Decides) -> Self {
        match decides {
            Decides::All => Self::All,
            Decides::First => Self::First,
        }
    }
}

/// A number of positions. One that is beyond all bounds means no bound: the table has its own cap.
fn positions(text: &str) -> Result<u64, ValueFault> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(0) => Err(ValueFault::NoPosition),
        Ok(number) => Ok(number),
        Err(_) if is_number => Ok(u64::MAX),
        Err(_) => Err(ValueFault::NotWhole),
    }
}

/// Solves the race of a file and writes the answer. Returns the exit status.
///
/// # Errors
///
/// What is wrong with the input.
pub(crate) fn run(
    arguments: &mut SolveArguments,
    input: &mut dyn Read,
    output: &mut dyn Write,
) -> Result<u8, Failure> {
    let phrasing = Phrasing::from(arguments.language);
    if let Some(path) = &arguments.sgf {
        refuse_input(&arguments.source.name(), path, phrasing)?;
    }
    let mut loaded = load(
        &arguments.source,
        wanted(arguments.game, arguments.after_move),
        &mut arguments.limit,
        input,
        phrasing,
    )?;
    if arguments.races {
        // Which position of the game this would be is not the question.
        let is_of_game = |it: &FileNotice| !matches!(it, FileNotice::AfterGame { .. });
        loaded.notices.retain(is_of_game);
        let notices = file_notices(&loaded, phrasing);
        let asked = GameFightsQuestion {
            document: &loaded.document,
            time: arguments.limit.granted(),
            format: Format::of(arguments.json),
            phrasing,
        };
        return game_fights::run(&asked, &arguments.source.name(), &notices, output)
            .map_err(Failure::from);
    }
    if let Some(decides) = arguments.several {
        loaded.document.race.several = decides.into();
    }
    let points = match &arguments.essential {
        Some(text) => essential(text, loaded.document.topology(), phrasing)?,
        None => Vec::new(),
    };
    let mut notices = take_marks(&mut loaded, points.is_empty(), phrasing);
    notices.splice(0..0, file_notices(&loaded, phrasing));
    match search(arguments, &loaded, points)? {
        Ok(solved) => race(&solved, arguments, loaded.document, notices, output),
        Err(ProposeError::NoRace(found)) if !found.blocks.is_empty() => {
            no_race(&found, arguments, &loaded, notices, output)
        }
        Err(error) => Err(no_answer(&error, arguments, &loaded)),
    }
    .map_err(Failure::from)
}

/// Looks for the race and solves it; how far that has come is told on the terminal.
fn search(
    arguments: &SolveArguments,
    loaded: &FileContent,
    points: Vec<Point>,
) -> Result<Result<RaceAnswer, ProposeError>, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let asked = RaceRequest {
        points,
        first: arguments.first.color(),
        nodes: arguments.nodes,
        limit: arguments.limit,
    };
    let mut question = asked.question(&loaded.document).map_err(|error| {
        let reason = position_error(&error, phrasing).message;
        refusal(&arguments.source.name(), &reason, phrasing)
    })?;
    let progress = ProgressTeller::new(phrasing);
    let counter = Some(Arc::clone(&progress.counter));
    question.limits = question.limits.with_progress(counter);
    Ok(answer_race(&question))
}

/// Tells who wins. Returns the exit status.
fn race(
    solved: &RaceAnswer,
    arguments: &SolveArguments,
    mut document: Document,
    mut notices: Vec<String>,
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let several = Color::ALL.into_iter();
    notices.extend(
        several
            .filter(|color| solved.has_several(*color))
            .map(|color| {
                let decide = solved.proposal.several;
                let other = match decide {
                    Several::All => "--several first",
                    Several::First => "--several all",
                };
                format!("{} ({other})", several_decide(color, decide, phrasing))
            }),
    );
    document.marks.roles = solved.roles;
    if let Some(path) = &arguments.sgf {
        write_lines(path, solved, &document, phrasing)?;
    }
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&solution::answer(solved, &document, notices, phrasing))?,
        Format::Text => under(&notices, &solution_report(solved, &document, phrasing)),
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    Ok(status(solved.known(), arguments.accept_nearby))
}

/// Tells that nothing races. Returns the exit status.
fn no_race(
    found: &NoRace,
    arguments: &SolveArguments,
    loaded: &FileContent,
    notices: Vec<String>,
    output: &mut dyn Write,
) -> Result<u8, CommandError> {
    let phrasing = Phrasing::from(arguments.language);
    let topology = loaded.document.topology();
    if let Some(path) = &arguments.sgf {
        write_no_race(path, found, &loaded.document, phrasing)?;
    }
    let format = Format::of(arguments.json);
    let text = match format {
        Format::Json => pretty(&solution::no_race(
            found,
            arguments.first.color(),
            topology,
            notices,
            phrasing,
        ))?,
        Format::Text => under(&notices, &no_race_why(found, topology, phrasing).join("\n")),
    };
    write_answer(output, &(text + "\n"), format, phrasing)?;
    let known = solution::no_race_known(found, arguments.first.color());
    Ok(status(known, arguments.accept_nearby))
}

/// Why there is nothing to tell. A record that ends too early may be the reason.
fn no_answer(
    error: &ProposeError,
    arguments: &SolveArguments,
    loaded: &FileContent,
) -> CommandError {
    let phrasing = Phrasing::from(arguments.language);
    let document = &loaded.document;
    let reason = propose_error(error, document.topology(), phrasing);
    let cut = loaded
        .notices
        .iter()
        .filter(|notice| notice.ends_the_game());
    let cut = cut.map(|notice| file_notice(notice, document, phrasing).message);
    let lines = std::iter::once(refusal(&arguments.source.name(), &reason, phrasing)).chain(cut);
    lines.collect::<Vec<String>>().join("\n")
}

/// Writes a position in which nothing races, with what is known in its comment.
pub(crate) fn write_no_race(
    path: &Path,
    found: &NoRace,
    document: &Document,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let told = Answers {
        words: &no_race_comment(found, document.topology()),
        ..Answers::NOTHING
    };
    write_told(path, document, &told, phrasing)
}

/// Writes a position with the best line of each start as a variation, and what is known in its comment.
pub(crate) fn write_lines(
    path: &Path,
    solved: &RaceAnswer,
    document: &Document,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let mut session = Session::new(document.clone());
    for first in solved.starts() {
        let Some(line) = best_line(solved, first).filter(|line| !line.turns().is_empty()) else {
            continue;
        };
        let heading = start_sentence(solved, first, phrasing);
        let comments = play_out::line_comments(&line, phrasing);
        let line = written(
            &line,
            &heading,
            &comments,
            play_out::threat_comments(phrasing),
        );
        let kept = session.apply(&Action::Text(TextAction::Variation(line)));
        kept.map_err(|error| action_error(&error, document, phrasing))?;
    }
    let told = Answers {
        words: &file_comment(document, None, Some(solved)),
        roles: Some(&solved.roles),
        is_proof: solved.is_searched(),
        ..Answers::NOTHING
    };
    write_told(path, session.document(), &told, phrasing)
}

/// Writes a position with what is known of it.
fn write_told(
    path: &Path,
    document: &Document,
    told: &Answers<'_>,
    phrasing: Phrasing,
) -> Result<(), CommandError> {
    let saved = to_bytes(document, told).map_err(|error| format_error(error, phrasing))?;
    write_file(path, saved, phrasing)
}

/// Reads the points of `--essential`.
fn essential(
    text: &str,
    topology: &Topology,
    phrasing: Phrasing,
) -> Result<Vec<Point>, CommandError> {
    let refuse = |column, error| {
        let refusal = argument_error("--essential", text, column, error, phrasing);
        Err(refusal)
    };
    let mut points = Vec::new();
    for (column, word) in pick::words(text, ',', 1) {
        match topology.point(word) {
            Some(_) if points.len() == 2 => {
                return refuse(column, ArgumentError::ManyStones);
            }
            Some(point) => points.push(point),
            None => return refuse(column, ArgumentError::NoPoint(word)),
        }
    }
    if points.is_empty() {
        return refuse(1, ArgumentError::NoStone);
    }
    Ok(points)
}

/// Takes circles and squares of another program as roles if nothing else says what races, and says so. Nobody is
/// there to be asked what they mean.
pub(crate) fn take_marks(
    loaded: &mut FileContent,
    is_needed: bool,
    phrasing: Phrasing,
) -> Vec<String> {
    let mut said = Vec::new();
    let document = &mut loaded.document;
    loaded.notices.retain(|notice| {
        let FileNotice::MarksOnly { essential, safe } = notice else {
            return true;
        };
        if is_needed {
            for (points, role) in [(safe, Role::Safe), (essential, Role::Essential)] {
                for &point in points {
                    if let Some(block) = document.board.setup.block_at(point) {
                        document.marks.roles.set_block(&block, role);
                    }
                }
            }
            said.push(marks_taken(phrasing));
        }
        false
    });
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_numbers_above_zero_and_have_no_end() {
        assert_eq!(positions("1"), Ok(1));
        assert_eq!(positions("99999999999999999999999999"), Ok(u64::MAX));
        for wrong in ["0", "", "-1", "1e6", "many"] {
            assert!(positions(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn essential_points_are_one_or_two() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let error = |text| essential(text, &board, Phrasing::ENGLISH).expect_err("wrong");
        assert_eq!(
            essential("c3, D5", &board, Phrasing::ENGLISH).map(|points| points.len()),
            Ok(2)
        );
        assert_eq!(
            error("C3,Z9"),
            "--essential C3,Z9: column 4: no point 'Z9' on this board"
        );
        assert_eq!(
            error("C3,D5,E5"),
            "--essential C3,D5,E5: column 7: expected at most two points, one of each colour"
        );
        assert!(error("").contains("column 1"));
        assert!(error("C3,").contains("column 4"));
    }
}
