//! The judge that searches all regions of both sides together.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error, GameId};

use super::by_bounds::{all_known, endings, first_moves};
use super::case::{Case, Tools};
use super::judgement::{Judgement, judge};
use super::ruling::{Decision, Ruling, Totals};
use crate::regions::transformation::Worth;
use crate::regions::{SideSearch, cools_to};
use crate::remark::Basis;
use crate::report::Rule;
use crate::rule::heat;
use crate::standings::{SideTally, Tally};

/// Rules on all regions together, if searches leave no doubt.
pub(super) fn together(case: &Case<'_>, tools: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    if !case.sides.shared.is_empty() {
        return Ok(None);
    }
    let whole = |color: Color| case.regions.searched[color].as_ref()?.whole;
    let (Some(black), Some(white)) = (whole(Color::Black), whole(Color::White)) else {
        return Ok(None);
    };
    let bounds = ByColor { black, white };
    let Some(endings) = all_known(endings(tools.arena, bounds)?) else {
        return Ok(None);
    };
    let judgement = judgement(case, tools.arena)?;
    let left = |color: Color| {
        tools.searchers[color]
            .as_ref()
            .map_or(0, |s| s.budget.left())
    };
    let left = left(Color::Black) + left(Color::White);
    let mut budget = tools.limits.search().with_positions(left);
    let searchers = tools.searchers.as_mut();
    let sides = searchers.map(|searcher| searcher.as_mut().map(|searcher| &mut searcher.side));
    let moves = first_moves(tools.arena, &mut budget, sides, bounds)?;
    let totals = judgement.map(|judgement| Totals::new(tools.arena, &judgement));
    Ok(Some(Ruling {
        decision: Decision::Sure {
            endings,
            adjusted: judgement.map(|judgement| judgement.adjusted),
            moves,
        },
        rule: judgement.map_or(Rule::Plain, |judgement| judgement.rule),
        totals: totals.transpose()?,
        basis: Basis::Together,
        notices: Vec::new(),
        is_over_budget: false,
    }))
}

/// The sum and the rule as the formulas have them, if the values of both sides are known.
fn judgement(case: &Case<'_>, arena: &mut Arena) -> Result<Option<Judgement>, Error> {
    let mut tally = Tally::default();
    for color in Color::ALL {
        let Some(raw) = raw(case, arena, color)? else {
            return Ok(None);
        };
        let eye = case.standings.dead_eyes[color];
        let inside = arena.integer(eye.map_or(0, |eye| eye.liberties.into()))?;
        let outside = arena.sub(raw, inside)?;
        tally.sides[color] = SideTally {
            is_alive: case.standings.is_alive[color],
            regions: vec![Worth {
                normal: outside,
                last: outside,
            }],
            eye,
            ..SideTally::default()
        };
    }
    judge(&tally, arena).map(Some)
}

/// The value of a whole side before cooling: the sum of what is shown, if that cools to it.
fn raw(case: &Case<'_>, arena: &mut Arena, color: Color) -> Result<Option<GameId>, Error> {
    let searched = case.regions.searched[color].as_ref();
    let Some(value) = searched.and_then(SideSearch::whole_value) else {
        return Ok(None);
    };
    let value = value.game(arena)?;
    let mut sum = arena.zero();
    for own in case.regions.of(color) {
        match own.worth() {
            Some(worth) => sum = arena.add(sum, worth.normal)?,
            None => return heat(arena, value).map(Some),
        }
    }
    if cools_to(arena, sum, value)? {
        return Ok(Some(sum));
    }
    heat(arena, value).map(Some)
}
