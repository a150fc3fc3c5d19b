//! A position of a part among others.

use semeai_board::{ByColor, Color};

/// The number of the position after a move that is legal only if it captures the essential block.
pub(crate) const KILLED: u16 = u16::MAX;

/// A position of a part.
#[derive(Clone, Debug, Default)]
pub(crate) struct PartNode {
    /// Whether each essential block has a liberty here.
    pub liberty: ByColor<bool>,
    /// Whether each essential block is joined to stones that are never captured.
    pub fixed: ByColor<bool>,
    /// Who is about to move and may not take back a ko.
    pub banned: Option<Color>,
    /// The position after a move elsewhere: itself unless somebody is banned.
    pub tick: u16,
    /// Where the moves of each side lead.
    pub moves: ByColor<Vec<u16>>,
}
