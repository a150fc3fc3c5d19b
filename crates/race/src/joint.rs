//! The verdict from searches: all regions of a block together.
//!
//! Without shared liberties the value of a side is that of all its regions searched as one, and with g the difference
//! of the two sides the theorem applies as in [`crate::judge`]. If both sides may come to live, each claim is judged
//! with the other side's life counting more: neither captures what lives.

use semeai_board::{ByColor, Color, Point, PointSet, Position, Region, Role, Roles};
use semeai_cgt::{Arena, Dyadic, Error, GameId};

use crate::judge::judged;
use crate::local::heat::{has_life, raise};
use crate::local::{Bounds, Mode, Patience, Side, Tried};
use crate::report::RaceResult;
use crate::verdict::won_by;

/// The searches of one side.
#[derive(Debug)]
pub(crate) struct Searched {
    pub(crate) side: Side,
    /// Both values of each region, in the order of the side's regions.
    pub(crate) regions: Vec<RegionFound>,
    /// All regions together, as the last of the block.
    pub(crate) whole: Option<Bounds>,
}

/// What was found out about one region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegionFound {
    /// If the block has liberties elsewhere.
    pub(crate) normal: Option<Bounds>,
    /// If it has none.
    pub(crate) last: Option<Bounds>,
}

impl RegionFound {
    /// The value that holds wherever else the block has liberties, if there is one.
    pub(crate) fn anywhere(&self) -> Option<crate::local::Cooled> {
        let normal = self.normal?.value()?;
        (Some(normal) == self.last?.value()).then_some(normal)
    }
}

impl Searched {
    /// Searches each region and then all together.
    pub(crate) fn new(
        position: &Position,
        roles: &Roles,
        defender: Color,
        regions: &[&Region],
        arena: &mut Arena,
        patience: &mut Patience<'_>,
    ) -> Self {
        let mut side = Side::new(position, roles, defender, regions);
        let found = (0..regions.len())
            .map(|i| RegionFound {
                last: side.region(arena, patience, i, Mode::Last),
                normal: side.region(arena, patience, i, Mode::Normal),
            })
            .collect();
        // A block that has not a single liberty here has others elsewhere.
        let essential = roles.stones(position, defender, Role::Essential);
        let own = regions.iter().fold(PointSet::EMPTY, |all, region| {
            all.union(&region.liberties[defender])
        });
        let whole = if own.is_empty() && !essential.is_empty() {
            None
        } else {
            side.whole(arena, patience, Mode::Last)
        };
        Self {
            side,
            regions: found,
            whole,
        }
    }

    pub(crate) fn is_alive(&self) -> bool {
        self.whole.is_some_and(|whole| whole.low.is_life())
    }
}

/// Who wins, by who starts, where bounds on both sides leave no doubt; undecided where they do.
pub(crate) fn results(
    arena: &mut Arena,
    bounds: ByColor<Bounds>,
) -> Result<ByColor<RaceResult>, Error> {
    let low = sure_results(arena, bounds.black.low, bounds.white.high)?;
    let high = sure_results(arena, bounds.black.high, bounds.white.low)?;
    Ok(ByColor::new_with(|first| {
        if low[first] == high[first] {
            low[first]
        } else {
            RaceResult::Undecided
        }
    }))
}

fn sure_results(
    arena: &mut Arena,
    black: crate::local::Cooled,
    white: crate::local::Cooled,
) -> Result<ByColor<RaceResult>, Error> {
    let (black, white) = (black.game(arena)?, white.game(arena)?);
    if !(has_life(arena, black)? && has_life(arena, white)?) {
        let g = arena.sub(black, white)?;
        return Ok(judged(arena, g, 0)?.1);
    }
    let stronger = raise(arena, white)?;
    let g = arena.sub(black, stronger)?;
    let black_claims = judged(arena, g, 0)?.1;
    let stronger = raise(arena, black)?;
    let g = arena.sub(stronger, white)?;
    let white_claims = judged(arena, g, 0)?.1;
    Ok(ByColor::new_with(|first| {
        match (black_claims[first], white_claims[first]) {
            (RaceResult::Black, _) => RaceResult::Black,
            (_, RaceResult::White) => RaceResult::White,
            _ => RaceResult::Seki,
        }
    }))
}

/// The first moves of both sides with their results, if these are all the regions that matter.
pub(crate) fn first_moves(
    arena: &mut Arena,
    patience: &mut Patience<'_>,
    searched: &mut ByColor<Option<Searched>>,
    bounds: ByColor<Bounds>,
) -> Result<ByColor<Vec<(Point, RaceResult)>>, Error> {
    let mut moves: ByColor<Vec<(Point, RaceResult)>> = ByColor::default();
    for side in Color::ALL {
        let tried: Vec<Tried> = match &mut searched[side] {
            Some(searched) => searched.side.moves(arena, patience, Mode::Last),
            None => Vec::new(),
        };
        for tried in tried {
            let result = match tried.bounds {
                _ if tried.is_capture => won_by(tried.color),
                Some(after) => {
                    let mut bounds = bounds;
                    bounds[side] = after;
                    results(arena, bounds)?[tried.color.opponent()]
                }
                None => RaceResult::Undecided,
            };
            moves[tried.color].push((tried.point, result));
        }
    }
    for color in Color::ALL {
        moves[color].sort_by_key(|&(point, _)| point);
    }
    Ok(moves)
}

/// Whether a game cools to a value.
pub(crate) fn cools_to(arena: &mut Arena, game: GameId, cooled: GameId) -> Result<bool, Error> {
    Ok(arena.cool(game, Dyadic::integer(2))? == cooled)
}
