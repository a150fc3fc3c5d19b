//! The two sides of a race and the regions between them.

use semeai_board::{
    Block, ByColor, Color, Point, PointSet, Position, Region, Role, Roles, partition,
};

use crate::report::SharedObstacle;

/// The two sides of a race, and what they share.
#[derive(Clone, Debug)]
pub(crate) struct Sides {
    /// The essential blocks of each colour, by anchor.
    pub(crate) blocks: ByColor<Vec<Block>>,
    /// Regions that touch both sides, in reading order, with what keeps them from being plain.
    pub(crate) shared: Vec<(Region, Option<SharedObstacle>)>,
}

impl Sides {
    /// The sides of a position with these blocks, and the regions that touch one side only, in reading order.
    pub(crate) fn new(
        position: &Position,
        roles: &Roles,
        blocks: &[Block],
    ) -> (Self, Vec<(Color, Region)>) {
        let mut sides = Self {
            blocks: ByColor::default(),
            shared: Vec::new(),
        };
        let mut own = Vec::new();
        for block in blocks {
            if roles.of(block) == Role::Essential {
                sides.blocks[block.color].push(*block);
            }
        }
        for region in partition(position, roles) {
            if let Some(defender) = region.defender() {
                own.push((defender, region));
            } else if region.essential.black {
                let obstacle = obstacle(position, &region);
                sides.shared.push((region, obstacle));
            }
        }
        (sides, own)
    }

    /// Whether both sides have an essential block.
    pub(crate) fn are_both_marked(&self) -> bool {
        self.blocks.iter().all(|(_, blocks)| !blocks.is_empty())
    }

    /// The plain shared liberties.
    pub(crate) fn plain_shared(&self) -> PointSet {
        self.shared
            .iter()
            .filter(|(_, obstacle)| obstacle.is_none())
            .fold(PointSet::EMPTY, |all, (region, _)| {
                all.union(&region.points)
            })
    }

    /// Whether the formulas know what shared liberties there are.
    pub(crate) fn are_shared_plain(&self) -> bool {
        let mut shared = self.shared.iter();
        shared.all(|(_, obstacle)| obstacle.is_none())
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
    let ByColor { black, white } = region.liberties;
    let (touches_both, liberties) = (black.intersection(&white), black.union(&white));
    debug_assert!(liberties.is_subset(&position.empty()));
    let beyond = region.empty.difference(&liberties).len();
    let nearest = |stones: &PointSet| nearest(position, &liberties, stones);
    if beyond > liberties.len() && !black.is_empty() && !white.is_empty() {
        return Some(SharedObstacle::Open);
    }
    if let Some(stone) = nearest(&region.unknown) {
        return Some(SharedObstacle::UnknownStone(stone));
    }
    if let Some(stone) = nearest(&region.safe.black.union(&region.safe.white)) {
        return Some(SharedObstacle::SafeStone(stone));
    }
    let mut others = region.empty.difference(&touches_both).iter();
    others.next().map(SharedObstacle::OneSided)
}

/// The first of the points that are fewest steps from these; the first of all where there is no way.
fn nearest(position: &Position, from: &PointSet, points: &PointSet) -> Option<Point> {
    let mut around = *from;
    loop {
        if let Some(point) = points.intersection(&around).first() {
            return Some(point);
        }
        let beside = position.topology().neighborhood(&around);
        if beside.is_empty() {
            return points.first();
        }
        around = around.union(&beside);
    }
}
