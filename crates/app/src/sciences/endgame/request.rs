//! What is asked of the endgame.

use semeai_board::{Color, Point, PointSet};
use semeai_cgt::Rational;
use semeai_endgame::inside::Branches;
use semeai_endgame::strategy::Strategy;
use semeai_race::picks::Path;

/// Something asked of the endgame.
#[derive(Clone, Debug)]
pub(crate) enum EndgameRequest {
    /// A region is selected, by its first point.
    Select(Point),
    /// The region that is pointed at in the list, by its first point.
    Hover(PointSet),
    /// A side plays at a point of a region, or where the board stands in it.
    Play(Point, Color),
    /// The board stands in a position of the region that is selected.
    Go(Path),
    /// Which moves the tree shows.
    Branches(Branches),
    /// What a move elsewhere is taken to be worth.
    Elsewhere(Option<Rational>),
    /// Who has more ko threats in the thermograph of a ko.
    Threats(Option<Color>),
    /// It is told what a stone is counted as.
    Tell(Point),
    /// A block of what is proposed is safe, or not any more.
    TurnSafe(Point),
    /// A move is compared with the next one that is chosen so, or with the one that was.
    Compare(Point),
    /// Of the regions only the points that are selected are asked about.
    OnlySelected,
    /// Of regions that are too large only the points are asked about where the two sides meet.
    OnlyMeeting,
    /// All regions are asked about again.
    AllRegions,
    /// The regions are searched for longer.
    SearchLonger,
    /// The order of play stands beside the board.
    Order,
    /// The start whose best line is looked at.
    First(Color),
    /// The line is shown after so many moves; the best line, if another one is looked at.
    Step(usize),
    /// The line by which a rule goes wrong, up to the wrong move.
    Wrong(Strategy, Vec<Point>),
    /// The moves that were really played are looked at.
    Review,
    /// No more of them are.
    StopReview,
    /// Whether of these moves only those are listed that lost points.
    SlipsOnly(bool),
}
