//! The judge of races in which one side can never be captured: what is left is whether the other side lives.
//!
//! The stones of the side that lives are as good as safe, so that liberties of both sides are liberties of the other
//! side alone, whatever else stands between. One search of all of them tells.

use semeai_board::{ByColor, Color, PointSet, Region, Role, partition};
use semeai_cgt::Error;

use super::by_bounds::{all_known, endings, first_moves};
use super::case::{Case, Tools};
use super::ruling::{Decision, FirstMoves, Ruling, has_winning_moves};
use super::survival::is_unconditionally_alive;
use crate::ending::Ending;
use crate::local::Bounds;
use crate::question::WithoutPicks;
use crate::regions::search_side;
use crate::remark::Basis;
use crate::report::Rule;
use crate::rule::CooledValue;

/// Rules if a side lives without another move, and a search leaves no doubt about the other one.
pub(super) fn one_lives(case: &Case<'_>, tools: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    if case.question.unpicked == WithoutPicks::Asked || case.sides.shared.is_empty() {
        return Ok(None);
    }
    let is_alive = |color| is_unconditionally_alive(case, color);
    let living = match (is_alive(Color::Black), is_alive(Color::White)) {
        (true, false) => Color::Black,
        (false, true) => Color::White,
        (true, true) if case.sides.are_shared_plain() => return Ok(None),
        (true, true) => {
            // Unconditional life needs no answer (D. B. Benson, 1976), so no line captures either side, whoever starts.
            let endings = ByColor::new_with(|_| Ending::Seki);
            let moves = FirstMoves::default();
            return Ok(Some(ruling(Rule::BothAlive, endings, moves)));
        }
        (false, false) => return Ok(None),
    };
    hunt(case, tools, living)
}

fn ruling(rule: Rule, endings: ByColor<Ending>, moves: FirstMoves) -> Ruling {
    let decision = Decision::Sure {
        endings,
        adjusted: None,
        moves,
    };
    Ruling {
        rule,
        basis: Basis::Together,
        ..Ruling::unknown(decision)
    }
}

/// Searches all that the other side has.
fn hunt(case: &Case<'_>, tools: &mut Tools<'_>, living: Color) -> Result<Option<Ruling>, Error> {
    let hunted = living.opponent();
    if case.sides.blocks[hunted].len() != 1 {
        return Ok(None);
    }
    // A side that lives though it never answers cannot be hurt by the other, so protecting its stones changes no line of play but those in
    // which it fills its own eyes, which it need not do.
    let essential: PointSet = case.sides.stones(living);
    let position = case.question.position;
    let position = position.protecting(position.protected().union(&essential));
    let mut roles = *case.question.roles;
    for point in &essential {
        roles.set(point, Role::Safe);
    }
    let regions = partition(&position, &roles);
    let own = |region: &&Region| region.defender() == Some(hunted);
    let own: Vec<&Region> = regions.iter().filter(own).collect();
    let mut budget = tools.limits.search();
    let arena = &mut *tools.arena;
    let (mut side, searched) = search_side(&position, &roles, hunted, &own, arena, &mut budget);
    let Some(whole) = searched.whole else {
        return Ok(None);
    };
    let mut bounds = ByColor::new_with(|_| Bounds::exact(CooledValue::LIFE));
    bounds[hunted] = whole;
    let Some(endings) = all_known(endings(arena, bounds)?) else {
        return Ok(None);
    };
    let mut sides = ByColor::default();
    sides[hunted] = Some(&mut side);
    let moves = first_moves(arena, &mut budget, sides, bounds)?;
    let is_shown = has_winning_moves(endings, &moves);
    Ok(is_shown.then(|| ruling(Rule::Alive(living), endings, moves)))
}
