//! All legal positions of a board.

use semeai_life::AllPositions;
use semeai_session::Phrasing;

use crate::grammar::{comma_list, grouped};
use crate::texts::life::all_positions as texts;

/// Why they are not counted by superko: what was on the board before is no part of a position.
pub fn all_positions_without_history(phrasing: Phrasing) -> &'static str {
    texts::no_history(phrasing)
}

/// How many there are, how many of them are ultimate, and how many points have each class.
pub fn all_positions_lines(found: &AllPositions, phrasing: Phrasing) -> Vec<String> {
    let (legal, ultimate) = (grouped(found.legal), grouped(found.ultimate));
    let classes = found.classes.iter().filter(|(_, count)| *count > 0);
    let classes = classes.map(|(class, count)| format!("{class} {}", grouped(*count)));
    let classes = comma_list(&classes.collect::<Vec<_>>(), phrasing);
    vec![
        texts::positions(&legal, &ultimate, phrasing),
        texts::classes(&classes, phrasing),
    ]
}
