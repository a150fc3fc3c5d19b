//! The judge that counts: regions one by one, added up by the formulas, where their preconditions hold.
//!
//! Two regions that share no point and no question have moves of their own, so a side's liberties are the sum of its regions (Y. Nii and
//! T. Nakamura, "A System for Analysing Semeais using Combinatorial Game Theory", sections 3 and 4). What could tie them together
//! (an eye that is made elsewhere, a ko, an order of approach moves that matters) is what the preconditions rule out.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Arena, Error};

use super::case::{Case, Tools};
use super::judgement::{Judgement, claimed, judge};
use super::moves::{CountedRegion, Trial};
use super::preconditions::Preconditions;
use super::ruling::{Decision, FirstMoves, Ruling, Totals, has_winning_moves};
use crate::ending::Ending;
use crate::life::Life;
use crate::local::LocalMode;
use crate::question::WithoutPicks;
use crate::regions::transformation::Worth;
use crate::regions::{OwnRegion, worth};
use crate::remark::Basis;
use crate::report::Notice;
use crate::rule::has_life;
use crate::standings::{CountedAs, Tally, tally};

/// What the formulas say, whether or not they may be used.
struct FormulaCount {
    endings: ByColor<Ending>,
    moves: FirstMoves,
    /// Whether the order of approach moves and kos leaves no doubt.
    is_sure: bool,
    /// Whether it is the same whoever wins the kos that throw-ins begin.
    is_free_of_ko: bool,
}

/// Rules by the formulas; undecided with the numbers where a precondition does not hold.
pub(super) fn formulas(case: &Case<'_>, tools: &mut Tools<'_>) -> Result<Option<Ruling>, Error> {
    if case.is_over_budget {
        return Ok(None);
    }
    let (tally, places) = weighed(case, tools.arena, ByColor::default())?;
    let judgement = judge(&tally, tools.arena)?;
    let counted = if may_both_live(case, tools.arena)? {
        claims(case, tools, &places)?
    } else {
        let is_free_of_ko = judgement.is_free_of_ko;
        FormulaCount {
            endings: judgement.endings,
            moves: starts(case, tools, &tally, &places, is_free_of_ko)?,
            is_sure: judgement.is_sure,
            is_free_of_ko,
        }
    };
    let totals = Totals::new(tools.arena, &judgement)?;
    Ok(Some(ruling(
        case,
        tools.arena,
        &tally,
        &judgement,
        counted,
        totals,
    )))
}

/// The tally with each side's life counting as given.
fn weighed(
    case: &Case<'_>,
    arena: &mut Arena,
    lives: ByColor<Life>,
) -> Result<(Tally, Vec<CountedAs>), Error> {
    tally(case.sides, case.regions, case.standings, lives, arena)
}

/// Neither captures what may live: each side's claim is judged with the other as the stronger.
fn claims(
    case: &Case<'_>,
    tools: &mut Tools<'_>,
    places: &[CountedAs],
) -> Result<FormulaCount, Error> {
    let with_stronger = |color| {
        let mut lives = ByColor::default();
        lives[color] = Life::Stronger;
        lives
    };
    let (white_stronger, _) = weighed(case, tools.arena, with_stronger(Color::White))?;
    let (black_stronger, _) = weighed(case, tools.arena, with_stronger(Color::Black))?;
    let black = judge(&white_stronger, tools.arena)?;
    let white = judge(&black_stronger, tools.arena)?;
    let is_free_of_ko = black.is_free_of_ko && white.is_free_of_ko;
    Ok(FormulaCount {
        endings: claimed(black.endings, white.endings),
        moves: ByColor {
            black: starts(case, tools, &white_stronger, places, is_free_of_ko)?.black,
            white: starts(case, tools, &black_stronger, places, is_free_of_ko)?.white,
        },
        is_sure: black.is_sure && white.is_sure,
        is_free_of_ko,
    })
}

/// Decides where the formulas may be used, and says where not.
fn ruling(
    case: &Case<'_>,
    arena: &mut Arena,
    tally: &Tally,
    judgement: &Judgement,
    counted: FormulaCount,
    totals: Totals,
) -> Ruling {
    let Preconditions {
        are_met,
        mut notices,
        is_over_budget,
    } = Preconditions::of(case, arena, tally, counted.is_sure);
    let is_asked = case.question.unpicked == WithoutPicks::Asked;
    let is_usable = are_met && (is_asked || has_winning_moves(counted.endings, &counted.moves));
    if is_usable && !counted.is_free_of_ko {
        notices.extend(narrow_liberty(case).map(Notice::Ko));
    }
    Ruling {
        decision: if is_usable {
            Decision::Sure {
                endings: counted.endings,
                adjusted: Some(judgement.adjusted),
                moves: counted.moves,
            }
        } else {
            Decision::Undecided
        },
        rule: judgement.rule,
        totals: Some(totals),
        basis: Basis::OneByOne,
        notices,
        is_over_budget,
    }
}

/// A liberty that needs an approach move or a throw-in, where a ko for it decides.
fn narrow_liberty(case: &Case<'_>) -> Option<Point> {
    let mut nodes = case.regions.own.iter().flat_map(|own| &own.grown.nodes);
    nodes.find_map(|node| node.local.narrow_liberties().first())
}

/// Whether both sides live or may come to live, as far as their trees and searches show.
fn may_both_live(case: &Case<'_>, arena: &mut Arena) -> Result<bool, Error> {
    Ok(may_live(case, arena, Color::Black)? && may_live(case, arena, Color::White)?)
}

fn may_live(case: &Case<'_>, arena: &mut Arena, color: Color) -> Result<bool, Error> {
    if case.standings.is_alive[color] {
        return Ok(true);
    }
    for own in case.regions.of(color) {
        if own.has_alive_leaf() {
            return Ok(true);
        }
        if let Some(worths) = own.found_worths
            && has_life(arena, worths.plain.normal)?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The first moves of both sides with what they lead to.
fn starts(
    case: &Case<'_>,
    tools: &mut Tools<'_>,
    tally: &Tally,
    places: &[CountedAs],
    is_free_of_ko: bool,
) -> Result<FirstMoves, Error> {
    let mut found = Vec::with_capacity(places.len());
    for (own, place) in case.regions.own.iter().zip(places) {
        let is_found = own.found.is_some() && matches!(place, CountedAs::Region(_));
        let life = tally.sides[own.defender].life;
        let moves = is_found.then(|| region_moves(case, tools, own, life));
        found.push(moves.transpose()?);
    }
    let regions = case.regions.own.iter().zip(places).zip(&found);
    let placed: Vec<CountedRegion<'_>> = regions
        .map(|((own, &place), found)| CountedRegion {
            grown: &own.grown,
            worths: &own.worths[tally.sides[own.defender].life],
            points: own.region.points,
            place,
            found: found.as_deref(),
        })
        .collect();
    let [black, white] = Color::ALL.map(|color| case.sides.stones(color));
    let trial = Trial {
        position: case.question.position,
        roles: case.question.roles,
        tally,
        placed: &placed,
        shared: case.sides.plain_shared(),
        is_free_of_ko,
        essential: black.union(&white),
    };
    Ok(ByColor {
        black: trial.first_moves(tools.arena, Color::Black)?,
        white: trial.first_moves(tools.arena, Color::White)?,
    })
}

/// The moves of both sides in a region with the bounds of what it is worth after them, life counting as given.
fn region_moves(
    case: &Case<'_>,
    tools: &mut Tools<'_>,
    own: &OwnRegion,
    life: Life,
) -> Result<Vec<(Color, Point, Worth)>, Error> {
    let Some(searcher) = &mut tools.searchers[own.defender] else {
        return Ok(Vec::new());
    };
    let position = case.question.position;
    let mut tried = |mode| {
        let (side, budget) = (&mut searcher.side, &mut searcher.budget);
        side.options(tools.arena, budget, own.number, position, mode)
    };
    let (normal, last) = (tried(LocalMode::Normal), tried(LocalMode::Last));
    let mut moves = Vec::new();
    for high in normal {
        let low = last
            .iter()
            .find(|low| (low.color, low.point) == (high.color, high.point));
        let bounds = (high.bounds, low.and_then(|low| low.bounds));
        if let (Some(normal), Some(last)) = bounds {
            let worth = worth(tools.arena, normal.high, last.low, life)?;
            moves.push((high.color, high.point, worth));
        }
    }
    Ok(moves)
}
