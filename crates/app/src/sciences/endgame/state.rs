//! How the endgame is looked at.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_cgt::Rational;
use semeai_endgame::strategy::Strategy;
use semeai_session::EndgamePlace;
use semeai_session::play_out::endgame;

use crate::line::Line;

/// How the endgame is looked at.
#[derive(Debug, Default)]
pub(crate) struct EndgameView {
    /// Where the board stands inside its regions.
    pub(crate) place: EndgamePlace,
    /// A best line, or that of a rule that goes wrong, where the person has stepped to.
    pub(crate) line: Line<endgame::PlayOut>,
    /// The rule whose line it is, if it is that of one.
    pub(crate) rule: Option<Strategy>,
    /// What a move elsewhere is taken to be worth.
    pub(crate) elsewhere: Option<Rational>,
    /// The side that has more ko threats in the thermograph of a ko that is looked at; nobody has any if absent.
    pub(crate) threats: Option<Color>,
    /// Whether of the moves of the game only those are listed that lost points, the largest loss first.
    pub(crate) slips_only: bool,
    /// The positions of the game that ask for a move, if that is practised.
    pub(crate) practice: Option<Practice>,
    /// The move that waits for another one to be compared with, and the stones among which it was chosen.
    pub(crate) compared: Option<(Point, ByColor<PointSet>)>,
}

/// The endgame of a game that is practised: its positions ask for the move one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Practice {
    /// The next position is looked for, from this move of the game on.
    From(usize),
    /// The position before this move asks, or has asked.
    At(usize),
}
