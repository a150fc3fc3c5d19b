//! Whether whoever captures lives after it, so that he wins.
//!
//! The formulas say who captures first. That side has won unless what it took is a dead shape in its own eye space, or its own
//! block is in danger on the board that the capture leaves. The proof of a race knows when neither can be.

use semeai_board::{ByColor, Color};

use super::case::Case;
use crate::ending::Ending;
use crate::solve::captor_lives;

/// A side of which it is not plain that it lives after the captures that these endings rest on. Where neither side captures,
/// either may gain by letting itself be taken, so that both captures count.
pub(super) fn mortal_captor(case: &Case<'_>, endings: ByColor<Ending>) -> Option<Color> {
    let rests_on = |&color: &Color| {
        let mut winners = endings.iter().map(|(_, ending)| ending.winner());
        winners.any(|winner| winner.is_none_or(|winner| winner == color))
    };
    let mut captors = Color::ALL.into_iter().filter(rests_on);
    captors.find(|&captor| !lives_after_capture(case, captor))
}

/// Whether a capture by this side wins if it plays well, as far as that is plain.
fn lives_after_capture(case: &Case<'_>, captor: Color) -> bool {
    let is_alive = case.standings.is_alive;
    is_alive[captor] || is_alive[captor.opponent()] || captor_lives(&case.race(), captor)
}

/// Whether a side is alive even if it never answers: its block is joined to safe stones, or has two eyes that are liberties all
/// through (D. B. Benson, "Life in the game of Go", 1976).
pub(super) fn is_unconditionally_alive(case: &Case<'_>, color: Color) -> bool {
    let [block] = &case.sides.blocks[color][..] else {
        return false;
    };
    let eyes = case.regions.eyes(color);
    let vital =
        eyes.filter(|own| own.has_liberty() && own.region.points.is_subset(&block.liberties));
    case.question.roles.is_joined_to_safe(block) || vital.count() > 1
}
