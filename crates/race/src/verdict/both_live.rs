//! Whether a race that nobody wins is a seki, or both sides live, by the same test as the proof of a race.

use semeai_board::{ByColor, Color};

use super::case::{Case, Tools};
use super::ruling::{Decision, Ruling};
use crate::ending::Ending;
use crate::report::Notice;
use crate::solve::{SolveLimits, both_live_from};

/// A search for the life of one side makes no more positions: they take some hundredths of a second.
const MOST_POSITIONS: u64 = 50_000;

/// The bytes of its tables.
const TABLE_BYTES: usize = 1 << 26;

/// Calls every start that nobody wins by its name. Where it is not found out it stays a seki, with a remark.
pub(super) fn named(case: &Case<'_>, tools: &Tools<'_>, mut ruling: Ruling) -> Ruling {
    let Decision::Sure { endings, .. } = &mut ruling.decision else {
        return ruling;
    };
    let positions = tools.limits.search().left().min(MOST_POSITIONS);
    let limits = SolveLimits::within(tools.limits.search().with_positions(positions))
        .with_table_bytes(TABLE_BYTES);
    // Who is captured if the other one starts would be, if that one were safe: the attacker has only more to lose as it is. So that needs
    // no search of its own.
    let counted = *endings;
    let falls = ByColor::new_with(|color: Color| {
        let attacker = color.opponent();
        counted[attacker] == Ending::won_by(attacker)
    });
    let mut is_open = false;
    for first in Color::ALL {
        if endings[first] != Ending::Seki {
            continue;
        }
        match both_live_from(&case.race(), first, falls, &limits) {
            Some(true) => endings[first] = Ending::BothLive,
            Some(false) => {}
            None => is_open = true,
        }
    }
    ruling
        .notices
        .extend(is_open.then_some(Notice::SekiOrBothLive));
    ruling
}
