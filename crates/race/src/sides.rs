//! The two sides of a race and the regions between them.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Region, Role, Roles, partition};

use crate::report::SharedObstacle;

/// A position seen as a race.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    /// The essential blocks of each colour, by anchor.
    pub(crate) blocks: ByColor<Vec<Block>>,
    /// Regions that touch one side only, in reading order.
    pub(crate) own: Vec<(Color, Region)>,
    /// Regions that touch both sides, in reading order.
    pub(crate) shared: Vec<(Region, Option<SharedObstacle>)>,
}

impl Sides {
    pub(crate) fn new(position: &Position, roles: &Roles) -> Self {
        let mut sides = Self {
            blocks: ByColor::default(),
            own: Vec::new(),
            shared: Vec::new(),
        };
        for block in position.blocks() {
            if roles.of(&block) == Role::Essential {
                sides.blocks[block.color].push(block);
            }
        }
        for region in partition(position, roles) {
            if let Some(defender) = region.defender() {
                sides.own.push((defender, region));
            } else if region.essential.black {
                let obstacle = obstacle(position, &region);
                sides.shared.push((region, obstacle));
            }
        }
        sides
    }

    /// The essential stones of a colour.
    pub(crate) fn stones(&self, color: Color) -> PointSet {
        self.blocks[color]
            .iter()
            .fold(PointSet::EMPTY, |all, block| all.union(&block.stones))
    }

    /// The liberties of the essential stones of a colour.
    pub(crate) fn liberties(&self, color: Color) -> PointSet {
        self.blocks[color]
            .iter()
            .fold(PointSet::EMPTY, |all, block| all.union(&block.liberties))
    }

    /// Whether stones of the two sides touch, or they share a region.
    pub(crate) fn is_in_contact(&self, position: &Position) -> bool {
        let around = position.topology().neighborhood(&self.stones(Color::Black));
        !self.shared.is_empty() || !around.is_disjoint(&self.stones(Color::White))
    }
}

/// Why a shared region is not plain; *plain* shared liberties touch both sides, and nothing else is to be
/// gained there.
fn obstacle(position: &Position, region: &Region) -> Option<SharedObstacle> {
    if let Some(stone) = region.unknown.first() {
        return Some(SharedObstacle::UnknownStone(stone));
    }
    if let Some(stone) = region.safe.black.union(&region.safe.white).first() {
        return Some(SharedObstacle::SafeStone(stone));
    }
    let touches_both = region.liberties.black.intersection(&region.liberties.white);
    debug_assert!(touches_both.is_subset(&position.empty()));
    region
        .empty
        .difference(&touches_both)
        .first()
        .map(SharedObstacle::OneSided)
}
