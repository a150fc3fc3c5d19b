//! Roles as lists of points, one stone a block.

use semeai_board::{Block, Point, PointSet, Role, Roles, Setup};

use super::names;

/// The roles of a setup as they are written.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RoleLists {
    /// The first stone of each essential block.
    pub(super) essential: PointSet,
    /// The first stone of each safe block.
    pub(super) safe: PointSet,
    /// The first stone of every other block.
    pub(super) unknown: PointSet,
    /// Points with a role of their own, because their block has stones of several roles: essential.
    pub(super) single_essential: PointSet,
    /// The same: safe.
    pub(super) single_safe: PointSet,
}

impl RoleLists {
    /// The lists for roles.
    pub(super) fn new(setup: &Setup, roles: &Roles) -> Self {
        let mut lists = Self::default();
        let mut rest = roles
            .points(Role::Essential)
            .union(&roles.points(Role::Safe));
        for block in setup.blocks() {
            let role = roles.of(&block);
            lists.of(role).insert(block.anchor);
            let is_mixed = block.stones.iter().any(|stone| roles.at(stone) != role);
            if !is_mixed {
                rest = rest.difference(&block.stones);
            }
        }
        lists.single_essential = roles.points(Role::Essential).intersection(&rest);
        lists.single_safe = roles.points(Role::Safe).intersection(&rest);
        lists
    }

    pub(super) const fn of(&mut self, role: Role) -> &mut PointSet {
        match role {
            Role::Essential => &mut self.essential,
            Role::Safe => &mut self.safe,
            Role::Unknown => &mut self.unknown,
        }
    }

    /// The first stones of the blocks of each role, with the property that lists them.
    pub(super) const fn by_property(&self) -> [(&'static str, &PointSet); 3] {
        [
            (names::ESSENTIAL, &self.essential),
            (names::SAFE, &self.safe),
            (names::UNKNOWN, &self.unknown),
        ]
    }

    /// Whether the lists name the first stone of every block and nothing else: nobody changed the stones.
    pub(super) fn fits(&self, setup: &Setup) -> bool {
        let anchors: PointSet = setup.blocks().iter().map(|block| block.anchor).collect();
        self.listed() == anchors
    }

    fn listed(&self) -> PointSet {
        self.essential.union(&self.safe).union(&self.unknown)
    }

    fn role_at(&self, anchor: Point) -> Role {
        if self.essential.contains(anchor) {
            Role::Essential
        } else if self.safe.contains(anchor) {
            Role::Safe
        } else {
            Role::Unknown
        }
    }

    /// The roles that the lists say, for the setup that they fit.
    pub(super) fn to_roles(&self, setup: &Setup) -> Roles {
        let mut roles = Roles::new();
        let singles = self.single_essential.union(&self.single_safe);
        for block in setup.blocks() {
            if block.stones.is_disjoint(&singles) {
                roles.set_block(&block, self.role_at(block.anchor));
            }
        }
        for (points, role) in [
            (self.single_safe, Role::Safe),
            (self.single_essential, Role::Essential),
        ] {
            for point in points.iter() {
                roles.set(point, role);
            }
        }
        roles
    }

    /// The roles for a setup in which somebody changed stones: a block that still has its own first stone keeps
    /// its role, any other has what its circles and squares say.
    pub(super) fn rebuilt(&self, setup: &Setup, circles: &PointSet, squares: &PointSet) -> Roles {
        let mut roles = Roles::new();
        for block in setup.blocks() {
            let listed = self.listed().intersection(&block.stones);
            let is_same = listed.len() == 1 && listed.contains(block.anchor);
            let role = if is_same {
                self.role_at(block.anchor)
            } else {
                marked_role(&block, circles, squares)
            };
            roles.set_block(&block, role);
        }
        roles
    }
}

/// The role that circles and squares say, whichever stone of the block they stand on.
fn marked_role(block: &Block, circles: &PointSet, squares: &PointSet) -> Role {
    if !block.stones.is_disjoint(circles) {
        Role::Essential
    } else if !block.stones.is_disjoint(squares) {
        Role::Safe
    } else {
        Role::Unknown
    }
}

/// The first stone of each block with a mark.
pub(super) fn marked_blocks(setup: &Setup, marks: &PointSet) -> Vec<Point> {
    let blocks = setup.blocks().into_iter();
    blocks
        .filter(|block| !block.stones.is_disjoint(marks))
        .map(|block| block.anchor)
        .collect()
}
