//! Lists of edges, two points a line, and of neighbours, a point with those that are joined to it a line.

use std::collections::{BTreeMap, BTreeSet};

use super::super::error::Spot;
use super::fault::GraphFault;
use super::told::{Graph, Graphs, Node};

/// Whether a text can be a list of edges: two numbers in every line that says something, and nothing that a diagram has.
pub(in crate::file) fn is_one(text: &str) -> bool {
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let lines = text
        .lines()
        .map(|line| line.split('#').next().unwrap_or_default().trim());
    let mut lines = lines.filter(|line| !line.is_empty()).peekable();
    lines.peek().is_some()
        && lines.all(|line| {
            let mut words = line.split_whitespace();
            let both = [words.next(), words.next()];
            both.iter().all(|word| word.is_some_and(is_number)) && words.next().is_none()
        })
}

/// Reads two names of points a line, whatever stands behind them; `#` begins a comment. Points are numbered as they are met.
pub(in crate::file) fn read(text: &str) -> Graphs {
    read_lines(text, Behind::PassedOver)
}

/// Reads a name of a point a line and those of its neighbours behind it, each line of the graph in one of the two directions or in both.
pub(in crate::file) fn read_neighbors(text: &str) -> Graphs {
    read_lines(text, Behind::Neighbors)
}

/// What stands behind the second name of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Behind {
    PassedOver,
    Neighbors,
}

fn read_lines(text: &str, behind: Behind) -> Graphs {
    let mut graph = Graph::default();
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let rest = line.split('#').next().unwrap_or_default();
        let mut words = rest.split_whitespace();
        let Some(one) = words.next() else { continue };
        let spot = |at: &str| Spot {
            line: index + 1,
            column: line[..at.as_ptr() as usize - line.as_ptr() as usize]
                .chars()
                .count()
                + 1,
        };
        let others: Vec<&str> = match behind {
            Behind::PassedOver => words.take(1).collect(),
            Behind::Neighbors => words.collect(),
        };
        if others.is_empty() && behind == Behind::PassedOver {
            return Err((Some(spot(one)), GraphFault::OneEnd));
        }
        if let Some(same) = others.iter().find(|other| **other == one) {
            return Err((Some(spot(same)), GraphFault::Loop(one.to_owned())));
        }
        let mut number = |id| {
            *numbers.entry(id).or_insert_with(|| {
                graph.nodes.push(Node {
                    id: id.to_owned(),
                    ..Node::default()
                });
                graph.nodes.len() - 1
            })
        };
        let one = number(one);
        let ends = others.into_iter().map(|other| (one, number(other)));
        let ends: Vec<_> = ends.collect();
        graph.edges.extend(ends);
    }
    if behind == Behind::Neighbors {
        // A line of the graph may be told at both of its ends.
        let ends = graph.edges.iter().map(|&(a, b)| (a.min(b), a.max(b)));
        let ends: BTreeSet<(usize, usize)> = ends.collect();
        graph.edges = ends.into_iter().collect();
    }
    Ok(vec![graph])
}

/// The name of a format of graphs that is not read, if a text looks like it.
pub(in crate::file) fn other_format(text: &str) -> Option<&'static str> {
    let lines = text.lines().map(str::trim);
    let first = lines
        .clone()
        .find(|line| !line.is_empty() && !line.starts_with(['#', '/']));
    let first = first?.to_ascii_lowercase();
    let begins = |word: &str, sign: char| {
        let rest = first.strip_prefix(word).map(str::trim_start);
        rest.is_some_and(|rest| rest.is_empty() || rest.contains(sign)) && text.contains(sign)
    };
    if begins("graph", '[') || first.starts_with("creator ") && text.contains("node") {
        return Some("GML");
    }
    let is_dot = ["strict", "graph", "digraph"]
        .iter()
        .any(|word| begins(word, '{'));
    is_dot.then_some("DOT")
}
