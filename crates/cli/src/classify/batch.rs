//! A file of graphs, one a line, classified on every core.

use std::io::{Read, Write};
use std::sync::Arc;
use std::time::Instant;

use semeai_board::{Position, Setup, Topology};
use semeai_life::{Ending, LifeLimits, LifeQuestion, LifeReport, Tables, life_report};
use semeai_search::PositionBudget;
use semeai_session::file::{BareGraph, FileErrorKind, GraphFault, Spot, bare_graph};
use semeai_words::argument::{ArgumentError, argument_error};

use super::json;
use super::options::{ClassifyArguments, EndingName};
use crate::batch::{Line, LineAnswer, LineFile};
use crate::status::{BAD_INPUT, CommandError, status};

/// What may stand at the beginning of a file.
const HEADER: &str = ">>graph6<<";

/// A file of graphs and what is asked of each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch<'a> {
    pub(super) file: LineFile<'a>,
    pub(super) arguments: &'a ClassifyArguments,
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
        if let Some(EndingName::Target(point)) = &self.arguments.life.ending {
            let error = ArgumentError::Empty(point);
            let option = "--ending target:";
            return Err(argument_error(option, point, 1, error, self.file.phrasing));
        }
        let worker = || |line: Line<'_>| self.print(line);
        let refused = |error: &str| in_place_of_answer("", error);
        self.file.answer(worker, refused, input, output, errors)
    }

    /// What is printed for a line; nothing for an empty one.
    fn print(self, line: Line<'_>) -> Option<LineAnswer> {
        Some(match self.position(line)? {
            Ok(position) => self.classify(position, line.deadline),
            Err(refused) => {
                let text = in_place_of_answer(&refused.graph, &refused.error);
                LineAnswer::refused(text, refused.error, refused.status)
            }
        })
    }

    /// The empty board of the graph of a line, or why there is none; nothing for an empty line.
    pub(super) fn position(self, line: Line<'_>) -> Option<Result<Position, RefusedGraph>> {
        let text = line.text.trim();
        let signs = text.strip_prefix(HEADER).unwrap_or(text);
        if signs.is_empty() {
            return None;
        }
        Some(position(signs).map_err(|(at, fault)| {
            let before = text.chars().count() - signs.chars().count();
            let spot = Some(Spot {
                line: line.number,
                column: before + at + 1,
            });
            RefusedGraph {
                graph: signs.to_owned(),
                error: self.file.error(spot, FileErrorKind::Graph(fault)),
                status: BAD_INPUT,
            }
        }))
    }

    fn classify(self, position: Position, deadline: Option<Instant>) -> LineAnswer {
        let begun = Instant::now();
        let report = report(position, self.arguments, deadline);
        let (komi, phrasing) = (self.arguments.komi.unwrap_or_default(), self.file.phrasing);
        let answer = json::answer(&report, komi, begun.elapsed(), Vec::new(), phrasing);
        // What has names for keys can be written.
        let text = serde_json::to_string(&answer).unwrap_or_default() + "\n";
        LineAnswer::new(text, status(report.known(), true))
    }
}

/// A line that is no graph.
pub(super) struct RefusedGraph {
    graph: String,
    pub(super) error: String,
    pub(super) status: u8,
}

/// Who lives on the empty board of a graph, on one core.
pub(super) fn report(
    position: Position,
    arguments: &ClassifyArguments,
    deadline: Option<Instant>,
) -> LifeReport {
    let question = LifeQuestion {
        ending: match arguments.life.ending {
            Some(EndingName::Ultimate) => Ending::Ultimate,
            _ => Ending::Territory,
        },
        kos: arguments.life.ko.map(Into::into).unwrap_or_default(),
        ..LifeQuestion::new(position)
    };
    let nodes = arguments.nodes.unwrap_or(u64::MAX);
    let mut budget = PositionBudget::new(nodes).with_deadline(deadline);
    // No graph needs the tables of another.
    let tables = Tables::default();
    life_report(&question, &tables, &LifeLimits::default(), &mut budget)
}

fn in_place_of_answer(graph: &str, error: &str) -> String {
    let told = record! { graph6: graph, error: error, };
    serde_json::to_string(&told).unwrap_or_default() + "\n"
}

/// The empty board of a graph; what is wrong with which of its signs.
fn position(signs: &str) -> Result<Position, (usize, GraphFault)> {
    let BareGraph { points, lines } = bare_graph(signs)?;
    // All that can be wrong with these names and lines is that there is no point.
    empty_board(points, &lines).ok_or((0, GraphFault::NoPoints))
}

/// The empty board of a graph, its points named by their numbers from 1; nothing if it has no point.
pub(super) fn empty_board(points: usize, lines: &[(usize, usize)]) -> Option<Position> {
    let points = (1..=points).map(|number| (number.to_string(), (0.0, 0.0)));
    let topology = Topology::graph(points.collect(), lines).ok()?;
    Position::new(Setup::new(Arc::new(topology))).ok()
}
