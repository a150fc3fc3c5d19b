//! A file of graphs, one a line, classified on every core.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use semeai_board::{Position, Setup, Topology};
use semeai_life::{Ending, LifeLimits, LifeQuestion, LifeReport, Tables, life_report};
use semeai_search::PositionBudget;
use semeai_session::Language;
use semeai_session::file::{BareGraph, FileError, FileErrorKind, GraphFault, Spot, bare_graph};
use semeai_words::argument::{ArgumentError, argument_error, lines_cut, long_line};

use super::json;
use super::options::{ClassifyArguments, EndingName};
use crate::input::{Format, file_error, input_name};
use crate::lines::{InputLine, Lines, Unreadable, is_over};
use crate::pipeline::{self, NoMore};
use crate::terminal::{Audience, complain, write_answer};
use crate::{ANSWERED, BAD_INPUT, CommandError, NO_ANSWER};

/// What may stand at the beginning of a file.
const HEADER: &str = ">>graph6<<";

/// A file of graphs and what is asked of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch<'a> {
    pub(super) path: &'a Path,
    pub(super) arguments: &'a ClassifyArguments,
    pub(super) language: Language,
}

/// What is printed for a line: its answer, or why there is none.
#[derive(Debug, Default)]
struct LineAnswer {
    text: String,
    complaint: Option<String>,
    status: u8,
    /// Whether nothing that follows is answered.
    is_last: bool,
}

impl Batch<'_> {
    /// Answers line by line, in the order of the file. Returns the exit status.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or the answers cannot be written.
    pub(super) fn run(
        self,
        input: &mut (dyn Read + Send),
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        if let EndingName::Target(point) = &self.arguments.ending {
            let language = self.language;
            let error = ArgumentError::Empty(point);
            let option = "--ending target:";
            return Err(argument_error(option, point, 1, error, language));
        }
        if self.path.as_os_str() == "-" {
            return self.answer(BufReader::new(input), output, errors);
        }
        let file = File::open(self.path).map_err(|error| self.unreadable(&error))?;
        self.answer(BufReader::new(file), output, errors)
    }

    fn answer(
        self,
        input: impl BufRead + Send,
        output: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> Result<u8, CommandError> {
        let mut status = ANSWERED;
        let give = |printed: Option<LineAnswer>| {
            let Some(printed) = printed else {
                return Ok(());
            };
            status = status.max(printed.status);
            if let Some(complaint) = printed.complaint {
                complain(errors, &complaint);
            }
            match write_answer(output, &printed.text, Format::Json, self.language) {
                Ok(Audience::There) if printed.is_last => Err(NoMore::Cut),
                Ok(Audience::There) => Ok(()),
                Ok(Audience::Gone) => Err(NoMore::Unread),
                Err(error) => Err(NoMore::Error(error)),
            }
        };
        let lines = Lines::within(self.arguments.limit, input);
        match pipeline::in_order(lines, || |line| self.print(line), give) {
            Ok(()) | Err(NoMore::Unread | NoMore::Cut) => Ok(status),
            Err(NoMore::Error(error)) => Err(error),
        }
    }

    /// What is printed for a line; nothing for an empty one.
    fn print(self, line: InputLine) -> Option<LineAnswer> {
        let number = line.number;
        if is_over(line.deadline) {
            return Some(self.end_of_time(number - 1));
        }
        let text = match &line.text {
            Ok(text) => text.trim(),
            Err(reason) => return Some(self.without_text(number, reason)),
        };
        let signs = text.strip_prefix(HEADER).unwrap_or(text);
        if signs.is_empty() {
            return None;
        }
        let position = match position(signs) {
            Ok(position) => position,
            Err((at, fault)) => {
                let before = text.chars().count() - signs.chars().count();
                let column = before + at + 1;
                let spot = Some(Spot {
                    line: number,
                    column,
                });
                let error = self.error(spot, FileErrorKind::Graph(fault));
                return Some(failure(signs, error));
            }
        };
        Some(self.classify(position, line.deadline))
    }

    fn classify(self, position: Position, deadline: Option<Instant>) -> LineAnswer {
        let arguments = self.arguments;
        let question = LifeQuestion {
            ending: match arguments.ending {
                EndingName::Ultimate => Ending::Ultimate,
                _ => Ending::Territory,
            },
            kos: arguments.ko.into(),
            ..LifeQuestion::new(position)
        };
        let nodes = arguments.nodes.unwrap_or(u64::MAX);
        let mut budget = PositionBudget::new(nodes).with_deadline(deadline);
        let begun = Instant::now();
        // No graph needs the tables of another.
        let tables = Tables::default();
        let report = life_report(&question, &tables, &LifeLimits::default(), &mut budget);
        let komi = arguments.komi.unwrap_or_default();
        let answer = json::answer(&report, komi, begun.elapsed(), Vec::new(), self.language);
        LineAnswer {
            // What has names for keys can be written.
            text: serde_json::to_string(&answer).unwrap_or_default() + "\n",
            status: status(&report),
            ..LineAnswer::default()
        }
    }

    /// What stands in the place of an answer to a line that cannot be read.
    fn without_text(self, number: usize, reason: &Unreadable) -> LineAnswer {
        match reason {
            Unreadable::OutOfTime => self.end_of_time(number - 1),
            Unreadable::System(error) => LineAnswer {
                complaint: Some(self.unreadable(error)),
                status: BAD_INPUT,
                is_last: true,
                ..LineAnswer::default()
            },
            &Unreadable::NotText { column } => {
                let line = number;
                let error = self.error(Some(Spot { line, column }), FileErrorKind::Binary);
                failure("", error)
            }
            Unreadable::TooLong => failure("", long_line(self.name(), number, self.language)),
        }
    }

    /// That lines are answered no further than this one.
    fn end_of_time(self, last: usize) -> LineAnswer {
        let allowance = self.arguments.limit.allowance();
        LineAnswer {
            complaint: Some(lines_cut(self.name(), last, allowance, self.language)),
            status: NO_ANSWER,
            is_last: true,
            ..LineAnswer::default()
        }
    }

    /// What messages call the file.
    fn name(&self) -> &str {
        let path = self.path.to_str();
        path.map_or("?", |path| input_name(path, self.language))
    }

    fn unreadable(&self, error: &io::Error) -> CommandError {
        self.error(None, FileErrorKind::Read(error.kind()))
    }

    fn error(&self, spot: Option<Spot>, kind: FileErrorKind) -> CommandError {
        let name = self.name().to_owned();
        file_error(&FileError { name, spot, kind }, self.language)
    }
}

/// The exit status of an answer.
pub(super) fn status(report: &LifeReport) -> u8 {
    if report.is_complete() {
        ANSWERED
    } else {
        NO_ANSWER
    }
}

/// What stands in the place of an answer.
fn failure(graph: &str, error: String) -> LineAnswer {
    let told = record! { graph6: graph, error: &error, };
    LineAnswer {
        text: serde_json::to_string(&told).unwrap_or_default() + "\n",
        complaint: Some(error),
        status: BAD_INPUT,
        is_last: false,
    }
}

/// The empty board of a graph, its points named by their numbers from 1; what is wrong with which of its signs.
fn position(signs: &str) -> Result<Position, (usize, GraphFault)> {
    let BareGraph { points, lines } = bare_graph(signs)?;
    let points = (1..=points).map(|number| (number.to_string(), (0.0, 0.0)));
    let topology = Topology::graph(points.collect(), &lines);
    // All that can be wrong with these names and lines is that there is no point.
    let topology = topology.map_err(|_| (0, GraphFault::NoPoints))?;
    Position::new(Setup::new(Arc::new(topology))).map_err(|_| (0, GraphFault::NoPoints))
}
