//! Roles of stones in a race: essential, safe, unknown.

use crate::block::Block;
use crate::color::Color;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::Position;

/// What a block is in a race, after Nii and Nakamura, "A System for Analysing Semeais using Combinatorial Game Theory",
/// section 4.1. Ordered by strength: the role of a block is the strongest role of its stones.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Nothing is said about it: it can be captured, and its capture does not end the race.
    #[default]
    Unknown,
    /// It lives whatever happens.
    Safe,
    /// The race is about it: its capture ends the race.
    Essential,
}

/// The roles of the stones on a board. Without meaning on empty points; a new stone is unknown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Roles {
    safe: PointSet,
    essential: PointSet,
}

impl Roles {
    /// Roles in which every stone is unknown.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            safe: PointSet::EMPTY,
            essential: PointSet::EMPTY,
        }
    }

    /// Gives one stone a role; its block has the strongest of all its stones.
    pub fn set(&mut self, point: Point, role: Role) {
        self.set_points(&PointSet::single(point), role);
    }

    /// Gives all stones of a block a role.
    pub fn set_block(&mut self, block: &Block, role: Role) {
        self.set_points(&block.stones, role);
    }

    fn set_points(&mut self, points: &PointSet, role: Role) {
        self.safe = self.safe.difference(points);
        self.essential = self.essential.difference(points);
        match role {
            Role::Unknown => {}
            Role::Safe => self.safe = self.safe.union(points),
            Role::Essential => self.essential = self.essential.union(points),
        }
    }

    /// The role given to the stone on a point itself; its block may have a stronger one.
    #[must_use]
    pub const fn at(&self, point: Point) -> Role {
        if self.essential.contains(point) {
            Role::Essential
        } else if self.safe.contains(point) {
            Role::Safe
        } else {
            Role::Unknown
        }
    }

    /// The role of a block: the strongest role of its stones.
    #[must_use]
    pub fn of(&self, block: &Block) -> Role {
        if !self.essential.is_disjoint(&block.stones) {
            Role::Essential
        } else if !self.safe.is_disjoint(&block.stones) {
            Role::Safe
        } else {
            Role::Unknown
        }
    }

    /// Whether an essential block has been joined to safe stones: it has both an essential and a safe stone.
    #[must_use]
    pub fn is_joined_to_safe(&self, block: &Block) -> bool {
        !self.essential.is_disjoint(&block.stones) && !self.safe.is_disjoint(&block.stones)
    }

    /// The points given this role as [`Role::Safe`] or [`Role::Essential`]; none for [`Role::Unknown`].
    #[must_use]
    pub const fn points(&self, role: Role) -> PointSet {
        match role {
            Role::Unknown => PointSet::EMPTY,
            Role::Safe => self.safe,
            Role::Essential => self.essential,
        }
    }

    /// The stones of a colour whose *block* has this role.
    ///
    /// The three roles share the stones of a colour among them without overlap.
    #[must_use]
    pub fn stones(&self, position: &Position, color: Color, role: Role) -> PointSet {
        let own = position.stones(color);
        let essential = position.topology().reach(&self.essential, &own);
        if role == Role::Essential {
            return essential;
        }
        let others = own.difference(&essential);
        let safe = position.topology().reach(&self.safe, &others);
        if role == Role::Safe {
            safe
        } else {
            others.difference(&safe)
        }
    }

    /// The roles after a move: the new stone is unknown, and captured stones leave no trace.
    #[must_use]
    pub fn after(&self, played: Point, captured: &PointSet) -> Self {
        let mut roles = *self;
        roles.set_points(captured, Role::Unknown);
        roles.set(played, Role::Unknown);
        roles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram;

    #[test]
    fn the_strongest_role_wins() {
        assert!(Role::Unknown < Role::Safe && Role::Safe < Role::Essential);
        let diagram = diagram::parse(
            "BX#.
             ....
             X#.X",
        )
        .expect("a diagram");
        let position = Position::new(diagram.setup).expect("legal");
        let role = |name| {
            let point = position.topology().point(name).expect("on the board");
            let block = position.block_at(point).expect("a stone");
            (
                diagram.roles.of(&block),
                diagram.roles.is_joined_to_safe(&block),
            )
        };
        assert_eq!(role("B3"), (Role::Essential, true));
        assert_eq!(role("A1"), (Role::Safe, false));
        assert_eq!(role("D1"), (Role::Unknown, false));
        let names = |role| {
            let stones = diagram.roles.stones(&position, Color::Black, role);
            position.topology().names(&stones).join(" ")
        };
        assert_eq!(names(Role::Essential), "A3 B3 C3");
        assert_eq!(names(Role::Safe), "A1 B1");
        assert_eq!(names(Role::Unknown), "D1");
    }

    #[test]
    fn a_stone_on_a_captured_point_does_not_inherit_its_role() {
        let diagram = diagram::parse(
            "BO
             ..",
        )
        .expect("a diagram");
        let position = Position::new(diagram.setup).expect("legal");
        let [corner, below] =
            ["A2", "A1"].map(|name| position.topology().point(name).expect("on the board"));
        let after = position.play(Color::White, below).expect("captures");
        assert!(after.captured.contains(corner));
        assert_eq!(diagram.roles.at(corner), Role::Essential);
        assert_eq!(
            diagram.roles.after(below, &after.captured).at(corner),
            Role::Unknown
        );
    }
}
