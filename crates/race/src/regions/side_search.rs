//! What searches find out about the regions of one side.

use semeai_board::{ByColor, Color, PointSet, Position, Region, Role, Roles};
use semeai_cgt::Arena;
use semeai_search::PositionBudget;

use crate::local::{Bounds, LocalMode, LocalSide};
use crate::rule::CooledValue;

/// A side that can be searched: what earlier searches remember, and what later ones may still cost. It holds no
/// conclusion, and which questions it has answered before changes no answer but for what is over budget.
#[derive(Debug)]
pub(crate) struct Searcher {
    pub(crate) side: LocalSide,
    /// What further searches may cost.
    pub(crate) budget: PositionBudget,
}

/// The sides that are searched.
pub(crate) type Searchers = ByColor<Option<Searcher>>;

/// What was found out about one side.
#[derive(Clone, Debug)]
pub(crate) struct SideSearch {
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
    pub(crate) fn anywhere(&self) -> Option<CooledValue> {
        let normal = self.normal?.value()?;
        (Some(normal) == self.last?.value()).then_some(normal)
    }

    /// What was found in one mode.
    pub(crate) const fn in_mode(&self, mode: LocalMode) -> Option<Bounds> {
        match mode {
            LocalMode::Normal => self.normal,
            LocalMode::Last => self.last,
        }
    }
}

impl SideSearch {
    pub(crate) fn is_alive(&self) -> bool {
        self.whole.is_some_and(|whole| whole.low.is_life())
    }

    /// The value of all regions together, if no ko leaves a doubt.
    pub(crate) fn whole_value(&self) -> Option<CooledValue> {
        self.whole.and_then(Bounds::value)
    }
}

/// Searches each region of a side and then all together.
pub(crate) fn search_side(
    position: &Position,
    roles: &Roles,
    defender: Color,
    regions: &[&Region],
    arena: &mut Arena,
    budget: &mut PositionBudget,
) -> (LocalSide, SideSearch) {
    let mut side = LocalSide::new(position, roles, defender, regions);
    let found = (0..regions.len())
        .map(|i| RegionFound {
            last: side.region(arena, budget, i, LocalMode::Last),
            normal: side.region(arena, budget, i, LocalMode::Normal),
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
        side.whole(arena, budget, LocalMode::Last)
    };
    let searched = SideSearch {
        regions: found,
        whole,
    };
    (side, searched)
}
