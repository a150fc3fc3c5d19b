//! How the race is looked at.

use std::time::Instant;

use semeai_session::RacePlace;
use semeai_session::play_out::PlayOut;

use crate::line::Line;

/// How the race is looked at.
#[derive(Debug, Default)]
pub(crate) struct RaceView {
    /// Where the board stands in the trees.
    pub(crate) place: RacePlace,
    /// The best line of a proof, where the person has stepped to.
    pub(crate) line: Line<PlayOut>,
    /// When a proof that was looked at is to be made of the position that has taken its place.
    pub(crate) prove_at: Option<Instant>,
    /// Whether the thermograph of the node is the cooled one.
    pub(crate) is_cooled: bool,
}
