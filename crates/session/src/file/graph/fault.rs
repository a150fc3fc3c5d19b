//! What can be wrong with a graph in a file, and what is worth knowing about one.

use std::fmt;

use semeai_board::PointSet;

/// Why a text is no graph that can be a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphFault {
    /// `GraphML`: this is no XML, as its reader says in English.
    NoXml(String),
    /// `GraphML`: it has a document type, which could name other files or grow without end.
    DocumentType,
    /// `GraphML`: there is no graph in it.
    NoGraph,
    /// `GraphML`: a line with more than two ends.
    Hyperedge,
    /// `GraphML`: a line that ends at a port of a point.
    Port,
    /// `GraphML`: a graph inside a point.
    NestedGraph,
    /// JSON: this is none, as its reader says in English.
    NoJson(String),
    /// JSON: neither points with edges, nor coordinates with lists of neighbours, nor nodes with links.
    NoGraphInJson,
    /// A format of graphs that is not read, by its name.
    OtherFormat(&'static str),
    /// JSON: there are more or fewer lists of neighbours than coordinates.
    Lengths {
        /// How many coordinates there are.
        coordinates: usize,
        /// How many lists.
        lists: usize,
    },
    /// JSON: there are more or fewer of these than points.
    Counts(&'static str),
    /// Edge list: a line needs two ends.
    OneEnd,
    /// graph6: this sign is none of it.
    BadSign(char),
    /// graph6: there are more or fewer signs than so many points need.
    SignCount {
        /// How many points there are.
        points: usize,
        /// How many signs they need after those of their number.
        needed: usize,
        /// How many there are.
        signs: usize,
    },
    /// graph6: the last sign has a bit for which so many points have no pair.
    SpareBits {
        /// How many points there are.
        points: usize,
    },
    /// There is no point in it.
    NoPoints,
    /// There are more points than a board can have.
    TooManyPoints(usize),
    /// A coordinate of this point is no finite number.
    BadCoordinate {
        /// `x` or `y`.
        axis: char,
        /// The point.
        point: String,
    },
    /// Two points are named the same by lines.
    SameId(String),
    /// A line ends at this point, which there is not.
    NoSuchPoint(String),
    /// A line leads from this point to itself.
    Loop(String),
    /// A value of this key is none that it can have.
    BadValue {
        /// The key.
        key: String,
        /// The value.
        value: String,
    },
}

/// Something worth knowing about a graph that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GraphNotice {
    /// It has no coordinates, so the board was laid out.
    LaidOut,
    /// Its coordinates cannot be drawn, all at one place or much too far apart, so the board was laid out.
    LaidOutAnew,
    /// These two points lie on each other.
    SamePlace([String; 2]),
    /// A neighbour named from one side only is taken for both.
    OneSided,
    /// So many lines were given more than once; each counts once.
    RepeatedLines(usize),
    /// So many points cannot be called as they are in the file, the first of them this; their numbers stand in.
    NamesReplaced {
        /// How many.
        count: usize,
        /// The name of the first in the file.
        first: String,
    },
    /// The stones, roles or names that stand with the points are not those of the document beside them, as after a change by
    /// another program: only what stands with the points was read.
    OtherStones,
    /// The periods are none, and were left out.
    NoPeriods,
}

impl fmt::Display for GraphFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoXml(reason) => write!(f, "this is no XML: {reason}"),
            Self::DocumentType => f.write_str("document types are not read"),
            Self::NoGraph => f.write_str("there is no graph in this file"),
            Self::Hyperedge => f.write_str("hyperedges, lines with more than two ends, are not read"),
            Self::Port => f.write_str("ports are not read"),
            Self::NestedGraph => f.write_str("nested graphs are not read"),
            Self::NoJson(reason) => write!(f, "this is no JSON: {reason}"),
            Self::NoGraphInJson => f.write_str(
                "a graph needs \"points\" with \"edges\", \"coordinates\" with an \"adjacencyList\", or \"nodes\" with \"links\"",
            ),
            Self::OtherFormat(name) => write!(
                f,
                "this is {name}, which is not read; save it as GraphML, graph6, an edge list or an adjacency list"
            ),
            Self::Lengths { coordinates, lists } => {
                write!(f, "there are {coordinates} coordinates, but {lists} lists of neighbours")
            }
            Self::Counts(of) => write!(f, "\"{of}\" has more or fewer entries than there are points"),
            Self::OneEnd => f.write_str("a line needs two points"),
            Self::BadSign(sign) => write!(f, "“{sign}” is no sign of graph6"),
            Self::SignCount {
                points,
                needed,
                signs,
            } => write!(
                f,
                "{points} points need {needed} signs after their number, there are {signs}"
            ),
            Self::SpareBits { points } => {
                write!(f, "the last sign says more than the pairs of {points} points")
            }
            Self::NoPoints => f.write_str("there are no points"),
            Self::TooManyPoints(count) => {
                write!(f, "there are {count} points; a board has at most {}", PointSet::CAPACITY)
            }
            Self::BadCoordinate { axis, point } => {
                write!(f, "{axis} of {point} is no finite number")
            }
            Self::SameId(id) => write!(f, "there are two points {id}"),
            Self::NoSuchPoint(id) => write!(f, "a line ends at {id}, which is no point"),
            Self::Loop(id) => write!(f, "a line leads from {id} to itself"),
            Self::BadValue { key, value } => write!(f, "“{value}” is no value of {key}"),
        }
    }
}
