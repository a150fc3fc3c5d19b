//! What is asked of regions, trees, their analysis and the proof.

use semeai_board::{Color, Point, PointSet};
use semeai_race::picks::Path;

/// Something of regions, trees and their analysis.
#[derive(Clone, Debug)]
pub(crate) enum RaceRequest {
    /// A point in Analyse mode: try it, or go to this side's move there.
    Point(Point, Color),
    /// The block of a stone is to race.
    Choose(Point),
    /// What the block of this stone fights about is to be read out, without marking anything.
    Read(Point),
    /// What races on the whole board is to be read out again.
    ReadBoard,
    /// The fights of the game are looked for again after that was stopped.
    LookInGame,
    /// Stops looking for them.
    StopLookingInGame,
    /// Adds or removes a candidate without going anywhere.
    ToggleCandidate(Point),
    /// A region, by its first point.
    Select(Point),
    /// The regions pointed at in the list, by their first points.
    Hover(PointSet),
    /// A node of the selected region.
    Go(Path),
    /// The node of the selected region that is pointed at.
    Branch(Option<Path>),
    /// The thermograph of the value as counted, or cooled.
    Cooled(bool),
    /// Stops the running analysis.
    Cancel,
    /// Starts the analysis that was stopped once more.
    AnalyzeAgain,
    /// Shows the proof.
    OpenProof,
    /// The start of a proof that is looked at.
    First(Color),
    /// Its line is shown after so many moves.
    Step(usize),
    /// Stops the search for it; what it knows by then is shown.
    StopProof,
}
