//! What a file can be written in.

/// A format of files. What each is called, which boards it can say and whether a document comes back from it whole stands
/// in one table, of which its methods tell.
///
/// ```
/// use std::path::Path;
///
/// use semeai_board::Topology;
/// use semeai_session::file::FileFormat;
///
/// let board = Topology::rectangle(9, 9)?;
/// let format = |name: &str| FileFormat::in_file(Path::new(name), &board);
/// assert_eq!(format("race.TXT"), FileFormat::Diagram);
/// assert!(!format("race.txt").is_whole(), "a picture of the position");
/// assert_eq!(format("race.gib"), FileFormat::Sgf, "nobody writes that");
/// assert_eq!(format("race").ending(), "sgf");
/// # Ok::<(), semeai_board::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFormat {
    /// The records of Tygem (`.gib`).
    Tygem,
    /// The records of `WBaduk` and Cyberoro (`.ngf`).
    WBaduk,
    /// `GraphML`: any board.
    GraphMl,
    /// Games of tactics maps to be played: an experiment, with a board of it.
    Experiment,
    /// A board as places and lines, in one of three forms of JSON.
    Json,
    /// A board as pairs of neighbours, one a line.
    EdgeList,
    /// A board as points with their neighbours, a point a line (`.adjlist`).
    NeighborList,
    /// A graph in a format that is not read, GML or DOT.
    OtherGraph,
    /// A board as the bits of its matrix of neighbours, or as sparse6 the lines one after the other.
    Graph6,
    /// The Smart Game Format.
    Sgf,
    /// Text diagrams.
    Diagram,
}
