//! Who wins by bounds on what both sides have: all regions of a block together.
//!
//! Without shared liberties the value of a side is that of all its regions searched as one, and with g the difference
//! of the two sides the theorem applies as in [`super::judgement`]. If both sides may come to live, each claim is judged
//! with the other side's life counting more: neither captures what lives.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error};
use semeai_search::PositionBudget;

use super::judgement::{claimed, judged};
use super::ruling::FirstMoves;
use crate::ending::Ending;
use crate::local::{Bounds, LocalMode, LocalSide, TriedMove};
use crate::rule::{CooledValue, has_life, raise};

/// Who wins, by who starts, where bounds on both sides leave no doubt.
///
/// What both ends of the bounds say holds for everything between: more for a side never ends worse for it.
pub(super) fn endings(
    arena: &mut Arena,
    bounds: ByColor<Bounds>,
) -> Result<ByColor<Option<Ending>>, Error> {
    // The order of games is kept when a game is added to both (J. H. Conway, "On Numbers and Games", chapter 7), so g is greatest with
    // Black's greatest and White's least value, and rounding up or down keeps it too. Every ending is better for Black from some
    // number on, so with equal endings at both ends nothing else lies between.
    let low = exact_endings(arena, bounds.black.low, bounds.white.high)?;
    let high = exact_endings(arena, bounds.black.high, bounds.white.low)?;
    Ok(ByColor::new_with(|first| {
        let is_sure = low[first] == high[first];
        is_sure.then_some(low[first])
    }))
}

/// The endings, if both are known.
pub(super) fn all_known(endings: ByColor<Option<Ending>>) -> Option<ByColor<Ending>> {
    Some(ByColor {
        black: endings.black?,
        white: endings.white?,
    })
}

/// Who wins, by who starts, with these values of the two sides.
fn exact_endings(
    arena: &mut Arena,
    black: CooledValue,
    white: CooledValue,
) -> Result<ByColor<Ending>, Error> {
    let (black, white) = (black.game(arena)?, white.game(arena)?);
    if !(has_life(arena, black)? && has_life(arena, white)?) {
        let g = arena.sub(black, white)?;
        return Ok(judged(arena, g, 0)?.1);
    }
    // Where both may come to live, a plain difference of two lives would say who has more of what nobody counts. Black's claim to
    // capture stands only if it does with White's life as the stronger one, and White's with Black's.
    let stronger = raise(arena, white)?;
    let g = arena.sub(black, stronger)?;
    let black_claims = judged(arena, g, 0)?.1;
    let stronger = raise(arena, black)?;
    let g = arena.sub(stronger, white)?;
    let white_claims = judged(arena, g, 0)?.1;
    Ok(claimed(black_claims, white_claims))
}

/// The first moves of both sides with their results, if these are all the regions that matter.
pub(super) fn first_moves(
    arena: &mut Arena,
    budget: &mut PositionBudget,
    mut sides: ByColor<Option<&mut LocalSide>>,
    bounds: ByColor<Bounds>,
) -> Result<FirstMoves, Error> {
    let mut moves = FirstMoves::default();
    for side in Color::ALL {
        let tried: Vec<TriedMove> = match &mut sides[side] {
            Some(side) => side.moves(arena, budget, LocalMode::Last),
            None => Vec::new(),
        };
        for tried in tried {
            let ending = match tried.bounds {
                _ if tried.is_capture => Some(Ending::won_by(tried.color)),
                Some(after) => {
                    let mut bounds = bounds;
                    bounds[side] = after;
                    endings(arena, bounds)?[tried.color.opponent()]
                }
                None => None,
            };
            moves[tried.color].push((tried.point, ending));
        }
    }
    for color in Color::ALL {
        moves[color].sort_by_key(|&(point, _)| point);
    }
    Ok(moves)
}
