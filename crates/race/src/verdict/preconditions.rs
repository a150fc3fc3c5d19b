//! What must hold so that the formulas may be used, and what is said where it does not.

use semeai_board::Color;
use semeai_cgt::{Arena, Error};

use super::case::Case;
use crate::question::WithoutPicks;
use crate::regions::OwnRegion;
use crate::report::{NodeState, Notice};
use crate::rule::has_life;
use crate::standings::{Tally, has_room_for_eye};

/// Whether the formulas may be used.
pub(super) struct Preconditions {
    pub(super) are_met: bool,
    /// What is not met.
    pub(super) notices: Vec<Notice>,
    /// Whether one is not known because that would cost too much.
    pub(super) is_over_budget: bool,
}

impl Preconditions {
    /// Looks at a case of which the order of approach moves and kos leaves a doubt or not.
    pub(super) fn of(
        case: &Case<'_>,
        arena: &mut Arena,
        tally: &Tally,
        is_order_sure: bool,
    ) -> Self {
        // Each of these would make a region worth one thing here and another there, and then no sum of values is the race.
        let mut notices: Vec<Notice> = order(case, is_order_sure).into_iter().collect();
        notices.extend(hot_eyes(case, tally));
        // A refused repetition is a ko, and the value of its tree is not that of a game without loops.
        let mut own = case.regions.own.iter();
        let has_ko = own.any(|own| !own.grown.repeats.is_empty());
        let unsound = unsound(case, arena);
        let is_sound = unsound.as_ref().is_ok_and(Vec::is_empty);
        let are_met = is_sound && notices.is_empty() && !has_ko;
        let is_over_budget = unsound.is_err();
        let searched = unsound.into_iter().flatten();
        let searched = searched.filter(|&region| case.regions.own[region].found.is_some());
        notices.extend(searched.map(|region| Notice::EyePotential {
            region,
            color: case.regions.own[region].defender,
        }));
        Self {
            are_met,
            notices,
            is_over_budget,
        }
    }
}

/// The regions that are meant.
fn regions(case: &Case<'_>, is_meant: impl Fn(&OwnRegion) -> bool) -> Vec<usize> {
    let all = case.regions.own.iter().enumerate();
    all.filter(|(_, own)| is_meant(own))
        .map(|(i, _)| i)
        .collect()
}

/// The regions whose approach moves and kos are in doubt, if some are.
fn order(case: &Case<'_>, is_sure: bool) -> Option<Notice> {
    let is_narrow = |own: &OwnRegion| {
        let differs = own.worth().is_some_and(|w| w.normal != w.last);
        differs || own.grown.nodes.iter().any(|node| node.count.kos > 0)
    };
    let regions = || regions(case, is_narrow);
    (!is_sure).then(|| Notice::ApproachOrder { regions: regions() })
}

/// The only eye of a side, if it is not settled and more than its own liberties hangs on it.
fn hot_eyes(case: &Case<'_>, tally: &Tally) -> impl Iterator<Item = Notice> {
    let is_hot = |&color: &Color| {
        let side = &tally.sides[color];
        let has_hot_eye =
            case.regions.eyes(color).count() == 1 && side.eye.is_none() && !side.is_alive;
        let is_plain = tally.shared == 0 && tally.sides[color.opponent()].eye.is_none();
        has_hot_eye && !is_plain
    };
    Color::ALL.into_iter().filter(is_hot).map(|color| {
        let regions = regions(case, |own| own.is_eye && own.defender == color);
        Notice::ApproachOrder { regions }
    })
}

/// The regions of an automatic analysis for which the formulas may not be used.
fn unsound(case: &Case<'_>, arena: &mut Arena) -> Result<Vec<usize>, Error> {
    let mut unsound = Vec::new();
    if case.question.unpicked == WithoutPicks::Searched {
        for (region, own) in case.regions.own.iter().enumerate() {
            if !is_sound(case, arena, own)? {
                unsound.push(region);
            }
        }
    }
    Ok(unsound)
}

/// Whether the formulas may be used for a region in an automatic analysis: its value is the same wherever else
/// the block has liberties, or it is an eye that stays one, or a row of approach moves that is counted.
fn is_sound(case: &Case<'_>, arena: &mut Arena, own: &OwnRegion) -> Result<bool, Error> {
    let standings = case.standings;
    let is_eye = own.is_eye && standings.dead_eyes[own.defender].is_some();
    if is_eye || standings.is_alive[own.defender] {
        return Ok(true);
    }
    let Some(found) = own.found else {
        let is_settled = matches!(own.grown.nodes[0].state, NodeState::Count(_));
        let is_leaf = own.grown.nodes.len() == 1;
        return Ok(is_settled && is_leaf && !has_room_for_eye(case.question, own));
    };
    if case.regions.is_bounded(own.defender) {
        return Ok(found.normal.is_some() && found.last.is_some());
    }
    let Some(value) = found.anywhere() else {
        return Ok(false);
    };
    let value = value.game(arena)?;
    Ok(!has_life(arena, value)?)
}
