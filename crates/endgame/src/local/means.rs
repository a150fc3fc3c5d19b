//! What the search of a region works with.

use semeai_cgt::Arena;
use semeai_search::{Ground, PositionBudget};

use super::forms::Forms;

/// What a search works with.
#[derive(Debug)]
pub(crate) struct PieceMeans<'a> {
    pub(crate) ground: &'a Ground<1>,
    pub(crate) arena: &'a mut Arena,
    /// What was made in the arena of lists of options.
    pub(crate) forms: &'a mut Forms,
    /// One for every piece whose moves are listed.
    pub(crate) budget: &'a mut PositionBudget,
    /// The memory that the table of the rule may take, with the forms.
    pub(crate) most_bytes: usize,
}
