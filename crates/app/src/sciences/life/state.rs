//! How it is looked at who lives.

use semeai_session::{BoardRules, LifePlace};

/// How it is looked at who lives.
#[derive(Debug, Default)]
pub(crate) struct LifeView {
    /// The point that is asked about, and where the board stands in its region.
    pub(crate) place: LifePlace,
    /// Whether the next click says which string is the target.
    pub(crate) is_choosing_target: bool,
    /// By which rules the board is solved.
    pub(crate) rules: BoardRules,
}
