//! Who may take a ko back.

use semeai_board::{ByColor, Color};

/// Who may take a ko back at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KoRule {
    /// Each side so many times, once for each ko threat it has.
    Threats(ByColor<u8>),
    /// This side always and its opponent never.
    Wins(Color),
}
