//! Endgames of drawn boards, read with as much as an exercise may take.

use semeai_board::Diagram;
use semeai_search::{Check, PositionBudget};

use crate::analysis::{Endgame, endgame_report};
use crate::limits::EndgameLimits;
use crate::position_report::EndgameReport;

/// The most positions of a region, and of the board.
pub(super) const POSITIONS: u64 = 100_000;

/// Everything about the endgame of a diagram by territory; nothing if it is no legal position.
pub(super) fn report(
    diagram: &Diagram,
    check: Check,
    budget: &PositionBudget,
) -> Option<EndgameReport> {
    let position = diagram.position().ok()?;
    let limits = EndgameLimits::within(&budget.clone().with_positions(POSITIONS));
    let mut asked = Endgame::new(position);
    asked.roles = diagram.roles;
    asked.check = check;
    Some(endgame_report(&asked, &limits))
}
