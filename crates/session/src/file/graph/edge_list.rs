//! Lists of edges: two points a line.

use std::collections::BTreeMap;

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
        let Some(other) = words.next() else {
            return Err((Some(spot(one)), GraphFault::OneEnd));
        };
        if one == other {
            return Err((Some(spot(other)), GraphFault::Loop(one.to_owned())));
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
        let ends = (number(one), number(other));
        graph.edges.push(ends);
    }
    Ok(vec![graph])
}
