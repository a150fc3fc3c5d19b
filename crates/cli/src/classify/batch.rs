//! A file of graphs, one a line, classified on every core.

use std::io::{Read, Write};
use std::sync::Arc;
use std::time::Instant;

use semeai_board::{Position, Setup, Topology};
use semeai_life::{Ending, LifeLimits, LifeQuestion, Tables, life_report};
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
        let text = line.text.trim();
        let signs = text.strip_prefix(HEADER).unwrap_or(text);
        if signs.is_empty() {
            return None;
        }
        let position = match position(signs) {
            Ok(position) => position,
            Err((at, fault)) => {
                let before = text.chars().count() - signs.chars().count();
                let spot = Some(Spot {
                    line: line.number,
                    column: before + at + 1,
                });
                let error = self.file.error(spot, FileErrorKind::Graph(fault));
                let text = in_place_of_answer(signs, &error);
                return Some(LineAnswer::refused(text, error, BAD_INPUT));
            }
        };
        Some(self.classify(position, line.deadline))
    }

    fn classify(self, position: Position, deadline: Option<Instant>) -> LineAnswer {
        let arguments = self.arguments;
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
        let begun = Instant::now();
        // No graph needs the tables of another.
        let tables = Tables::default();
        let report = life_report(&question, &tables, &LifeLimits::default(), &mut budget);
        let (komi, phrasing) = (arguments.komi.unwrap_or_default(), self.file.phrasing);
        let answer = json::answer(&report, komi, begun.elapsed(), Vec::new(), phrasing);
        // What has names for keys can be written.
        let text = serde_json::to_string(&answer).unwrap_or_default() + "\n";
        LineAnswer::new(text, status(report.known(), true))
    }
}

fn in_place_of_answer(graph: &str, error: &str) -> String {
    let told = record! { graph6: graph, error: error, };
    serde_json::to_string(&told).unwrap_or_default() + "\n"
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
