//! graph6: the upper half of the matrix of neighbours, six bits a sign; and sparse6: the lines one after the other (B. `McKay`).

use semeai_board::Topology;

use super::super::error::Spot;
use super::fault::GraphFault;
use super::told::{Graph, Graphs, Node};

/// What may stand at the beginning of a file.
pub(in crate::file) const HEADER: &str = ">>graph6<<";

/// The same for sparse6, of which each line begins with a colon.
pub(in crate::file) const SPARSE_HEADER: &str = ">>sparse6<<";

/// Reads one graph a line.
pub(in crate::file) fn read(text: &str) -> Graphs {
    let mut graphs = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let signs = line.trim();
        let signs = [HEADER, SPARSE_HEADER]
            .into_iter()
            .find_map(|header| signs.strip_prefix(header))
            .unwrap_or(signs);
        if signs.is_empty() {
            continue;
        }
        let before = line.find(signs).unwrap_or(0);
        let fault = |(at, fault): (usize, GraphFault)| {
            let column = line[..before].chars().count() + at + 1;
            let spot = Spot {
                line: index + 1,
                column,
            };
            (Some(spot), fault)
        };
        let bare = match signs.strip_prefix(':') {
            Some(sparse) => sparse_graph(sparse).map_err(|(at, fault)| (at + 1, fault)),
            None => bare_graph(signs),
        };
        graphs.push(graph(bare.map_err(fault)?));
    }
    Ok(graphs)
}

/// A graph as graph6 has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BareGraph {
    /// How many points there are, numbered from 0.
    pub points: usize,
    /// The lines between them.
    pub lines: Vec<(usize, usize)>,
}

/// The graph of a line; what is wrong with which of its signs, counted from 0.
///
/// # Errors
///
/// If a sign is none of graph6, there are more or fewer than the points need, a bit beyond the last pair is set (they are zeros in
/// whatever is written as the format says), or there are more points than a board can have.
///
/// ```
/// use semeai_session::file::bare_graph;
///
/// assert_eq!(bare_graph("Bo").unwrap().lines, [(0, 1), (0, 2)]);
/// assert!(bare_graph("B").is_err(), "cut short");
/// assert!(bare_graph("Bp").is_err(), "a bit for which there is no pair");
/// ```
pub fn bare_graph(signs: &str) -> Result<BareGraph, (usize, GraphFault)> {
    let sixes = sixes(signs)?;
    let (count, bits) = count_and_bits(&sixes)?;
    if count > semeai_board::PointSet::CAPACITY {
        return Err((0, GraphFault::TooManyPoints(count)));
    }
    let pairs = count * count.saturating_sub(1) / 2;
    let needed = pairs.div_ceil(6);
    if bits.len() != needed {
        let fault = GraphFault::SignCount {
            points: count,
            needed,
            signs: bits.len(),
        };
        return Err((sixes.len(), fault));
    }
    let spare = 6 * needed - pairs;
    if bits
        .last()
        .is_some_and(|last| last & ((1 << spare) - 1) != 0)
    {
        let points = count;
        return Err((sixes.len() - 1, GraphFault::SpareBits { points }));
    }
    let pairs = (1..count).flat_map(|j| (0..j).map(move |i| (i, j)));
    let is_joined = |number: usize| bits[number / 6] >> (5 - number % 6) & 1 == 1;
    let edges = pairs
        .enumerate()
        .filter(|&(number, _)| is_joined(number))
        .map(|(_, pair)| pair);
    Ok(BareGraph {
        points: count,
        lines: edges.collect(),
    })
}

/// The graph of a line of sparse6 behind its colon; what is wrong with which of its signs.
///
/// Each line of the graph is a bit and a number of as many bits as the last point needs: the bit goes on to the next point, a greater
/// number goes on to that point, and another one is joined to the present point. Whatever is beyond the last point fills up the sign.
fn sparse_graph(signs: &str) -> Result<BareGraph, (usize, GraphFault)> {
    let sixes = sixes(signs)?;
    let (points, rest) = count_and_bits(&sixes)?;
    if points > semeai_board::PointSet::CAPACITY {
        return Err((0, GraphFault::TooManyPoints(points)));
    }
    let width = (usize::BITS - points.saturating_sub(1).leading_zeros()) as usize;
    let bits: Vec<usize> = rest
        .iter()
        .flat_map(|six| (0..6).rev().map(move |bit| (six >> bit & 1) as usize))
        .collect();
    let (mut lines, mut present) = (Vec::new(), 0);
    for pair in bits.chunks_exact(width + 1) {
        let number = pair[1..].iter().fold(0, |all, bit| all << 1 | bit);
        present += pair[0];
        if present >= points || number >= points {
            break;
        }
        if number > present {
            present = number;
        } else {
            lines.push((number, present));
        }
    }
    Ok(BareGraph { points, lines })
}

/// Writes a graph as a line of graph6.
#[must_use]
pub fn to_graph6(board: &Topology) -> String {
    let count = board.len();
    let sign = |six: usize| char::from(u8::try_from(six + 63).unwrap_or(b'?'));
    let mut text = match count {
        0..63 => sign(count).to_string(),
        _ => {
            let sixes = [count >> 12 & 63, count >> 6 & 63, count & 63].map(sign);
            "~".chars().chain(sixes).collect()
        }
    };
    let points: Vec<_> = board.points().iter().collect();
    let pairs = (1..count).flat_map(|j| (0..j).map(move |i| (i, j)));
    let bits = pairs.map(|(i, j)| board.neighbors(points[j]).contains(&points[i]));
    let bits: Vec<bool> = bits.collect();
    text.extend(bits.chunks(6).map(|six| {
        let set = six.iter().enumerate().filter(|(_, is_set)| **is_set);
        sign(set.map(|(bit, _)| 32 >> bit).sum())
    }));
    text + "\n"
}

/// The graph of a line.
fn graph(BareGraph { points, lines }: BareGraph) -> Graph {
    let node = |number: usize| Node {
        id: number.to_string(),
        name: Some((number + 1).to_string()),
        ..Node::default()
    };
    Graph {
        nodes: (0..points).map(node).collect(),
        edges: lines,
        ..Graph::default()
    }
}

/// The six bits of each sign.
fn sixes(signs: &str) -> Result<Vec<u32>, (usize, GraphFault)> {
    let sixes = signs.chars().enumerate().map(|(at, sign)| match sign {
        '?'..='~' => Ok(u32::from(sign) - 63),
        _ => Err((at, GraphFault::BadSign(sign))),
    });
    sixes.collect()
}

/// How many points a line tells, and the signs after that.
fn count_and_bits(sixes: &[u32]) -> Result<(usize, &[u32]), (usize, GraphFault)> {
    let joined = |sixes: &[u32]| {
        sixes
            .iter()
            .fold(0_usize, |all, &six| (all << 6) | six as usize)
    };
    let count_signs = match *sixes {
        [63, 63, ..] => 8,
        [63, ..] => 4,
        _ => 1,
    };
    let skipped = match count_signs {
        8 => 2,
        4 => 1,
        _ => 0,
    };
    let Some(count) = sixes.get(skipped..count_signs).map(joined) else {
        let missing = GraphFault::SignCount {
            points: 0,
            needed: count_signs - 1,
            signs: sixes.len().saturating_sub(1),
        };
        return Err((sixes.len(), missing));
    };
    Ok((count, sixes.get(count_signs..).unwrap_or_default()))
}
