//! What is asked about one position.

use semeai_endgame::Endgame;
use semeai_session::{Counting, Phrasing};

/// What is asked about one position.
#[derive(Clone, Debug)]
pub(super) struct Inquiry {
    pub(super) question: Endgame,
    /// How the points of it are counted.
    pub(super) counting: Counting,
    pub(super) phrasing: Phrasing,
}
