//! Whether a race that nobody wins is a seki, or both sides live by themselves.
//!
//! Both live if neither block could be captured even if the other were safe, its owner moved second and lost all kos. Where one
//! could be, each lives by the danger of the other: a seki.

use semeai_board::{ByColor, Color};

use super::case::{Case, Tools};
use super::listed::points;
use super::ruling::{Decision, Ruling};
use super::survival::is_unconditionally_alive;
use crate::ending::Ending;
use crate::report::Notice;
use crate::solve::{Race, Several, SolveLimits, falls_alone};

/// A search for the life of one side makes no more positions: they take some hundredths of a second.
const MOST_POSITIONS: u64 = 50_000;

/// The bytes of its tables.
const TABLE_BYTES: usize = 1 << 26;

/// Calls a race that nobody wins, whoever starts, by its name. Where it is not found out it stays a seki, with a remark.
pub(super) fn named(case: &Case<'_>, tools: &Tools<'_>, mut ruling: Ruling) -> Ruling {
    let Decision::Sure { endings, .. } = &mut ruling.decision else {
        return ruling;
    };
    if *endings != ByColor::new_with(|_| Ending::Seki) {
        return ruling;
    }
    match both_live(case, tools) {
        Some(true) => {
            *endings = ByColor::new_with(|_| Ending::BothLive);
        }
        Some(false) => {}
        None => ruling.notices.push(Notice::SekiOrBothLive),
    }
    ruling
}

/// Whether neither block could be captured even if the other were safe; absent if that is not found out.
fn both_live(case: &Case<'_>, tools: &Tools<'_>) -> Option<bool> {
    let race = Race {
        position: case.question.position.clone(),
        essential: ByColor::new_with(|color| case.sides.stones(color)),
        several: Several::All,
        relevant: points(case),
    };
    let positions = tools.limits.search().left().min(MOST_POSITIONS);
    let limits = SolveLimits::within(tools.limits.search().with_positions(positions))
        .with_table_bytes(TABLE_BYTES);
    let mut is_open = false;
    for color in Color::ALL {
        if is_unconditionally_alive(case, color) {
            continue;
        }
        match falls_alone(&race, color, &limits) {
            Some(true) => return Some(false),
            Some(false) => {}
            None => is_open = true,
        }
    }
    (!is_open).then_some(true)
}
