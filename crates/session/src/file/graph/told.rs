//! A graph as a text tells it, whatever its format.

use semeai_board::{BoardKind, Color, Role};

use super::fault::GraphFault;
use super::foreign_reading::Foreign;
use crate::file::error::Spot;

/// A graph as a text tells it.
#[derive(Debug, Default, PartialEq)]
pub(in crate::file) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// Pairs of nodes, by number, as they stand in the text.
    pub(super) edges: Vec<(usize, usize)>,
    /// The vectors by which it repeats itself.
    pub(super) periods: Vec<(f64, f64)>,
    /// Whether a neighbour is named from one side only somewhere, where both were to name each other.
    pub(super) is_one_sided: bool,
    /// The board that it says it is.
    pub(super) kind: Option<BoardKind>,
    pub(super) title: Option<String>,
    pub(super) comment: Option<String>,
    pub(super) to_move: Option<Color>,
    /// The document that a file of ours holds beside the graph.
    pub(super) text: Option<String>,
    /// What other programs have put there.
    pub(super) foreign: Foreign,
}

/// A point of a graph as a text tells it.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Node {
    /// By what lines name it.
    pub(super) id: String,
    /// What people call it, if that is something else.
    pub(super) name: Option<String>,
    /// Where it lies, in whatever unit.
    pub(super) place: Option<(f64, f64)>,
    pub(super) stone: Option<Color>,
    pub(super) role: Role,
}

/// What is wrong, and where.
pub(in crate::file) type Faulty = (Option<Spot>, GraphFault);

/// The games of a text: one graph each.
pub(in crate::file) type Graphs = Result<Vec<Graph>, Faulty>;
