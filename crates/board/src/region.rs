//! Regions: the places where a race is decided, one by one.

use crate::color::{ByColor, Color};
use crate::point_set::PointSet;
use crate::position::Position;
use crate::role::{Role, Roles};

/// A maximal connected set of empty points and unknown stones, bounded by essential and safe stones.
///
/// After Nii and Nakamura, "A System for Analysing Semeais using Combinatorial Game Theory", section 4.2.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// The empty points and the unknown stones.
    pub points: PointSet,
    /// The empty points among them.
    pub empty: PointSet,
    /// The stones among them: all are unknown.
    pub unknown: PointSet,
    /// Whether an essential block of the colour touches the region, by a liberty or by an unknown stone.
    pub essential: ByColor<bool>,
    /// The liberties that essential blocks of the colour have here.
    pub liberties: ByColor<PointSet>,
    /// The safe stones of the colour on the border, not the rest of their blocks. A block that holds an essential stone
    /// counts as essential even if it is joined to safe stones ([`Roles::is_joined_to_safe`]).
    pub safe: ByColor<PointSet>,
}

impl Region {
    /// The colour whose essential block alone touches the region; nothing if none does or both do.
    #[must_use]
    pub const fn defender(&self) -> Option<Color> {
        match self.essential {
            ByColor {
                black: true,
                white: false,
            } => Some(Color::Black),
            ByColor {
                black: false,
                white: true,
            } => Some(Color::White),
            _ => None,
        }
    }
}

/// Cuts a position into its regions, ordered by their first points; every empty point and every unknown stone is in
/// exactly one, also those that no essential block touches.
///
/// Regions can be looked at one by one: between two of them stand only safe stones, which are never taken, and essential ones, which
/// are taken by what ends the race. So until then regions have nothing to do with each other but the turn, a ko, and how many liberties
/// an essential block has in all of them together.
///
/// ```
/// use semeai_board::{Position, diagram, partition};
///
/// let diagram = diagram::parse(
///     "@..X@
///      @B@@@
///      BB..#
///      .###.",
/// )?;
/// let position = Position::new(diagram.setup)?;
/// let regions: Vec<_> = partition(&position, &diagram.roles)
///     .iter()
///     .map(|region| position.topology().names(&region.points).join(" "))
///     .collect();
/// assert_eq!(regions, ["B4 C4 D4", "C2 D2", "A1", "E1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn partition(position: &Position, roles: &Roles) -> Vec<Region> {
    let topology = position.topology();
    let stones = |role| ByColor::new_with(|color| roles.stones(position, color, role));
    let (essential, safe) = (stones(Role::Essential), stones(Role::Safe));
    let border = [essential.black, essential.white, safe.black, safe.white];
    let inside = border
        .iter()
        .fold(topology.points(), |rest, stones| rest.difference(stones));
    let empty = position.empty();
    let region = |points: PointSet| {
        let around = topology.neighborhood(&points);
        let empty = points.intersection(&empty);
        let liberties = |stones: &PointSet| topology.neighborhood(stones).intersection(&empty);
        Region {
            points,
            empty,
            unknown: points.difference(&empty),
            essential: essential.map(|stones| !stones.is_disjoint(&around)),
            liberties: essential.map(|stones| liberties(&stones.intersection(&around))),
            safe: safe.map(|stones| stones.intersection(&around)),
        }
    };
    topology
        .components(&inside)
        .into_iter()
        .map(region)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram;

    #[test]
    fn a_region_knows_its_border() {
        let diagram = diagram::parse(
            "@..X@.
             @B@@@@
             BB..##
             WWWW#.
             ##.W##",
        )
        .expect("a diagram");
        let position = diagram.position().expect("a legal position");
        let names = |set: &PointSet| position.topology().names(set).join(" ");
        let regions = partition(&position, &diagram.roles);
        let summary: Vec<_> = regions
            .iter()
            .map(|region| {
                (
                    names(&region.points),
                    region.defender(),
                    names(&region.unknown),
                )
            })
            .collect();
        let expected = [
            ("B5 C5 D5", Some(Color::Black), "D5"),
            ("F5", None, ""),
            ("C3 D3", None, ""),
            ("F2", None, ""),
            ("C1", Some(Color::White), ""),
        ];
        assert_eq!(
            summary,
            expected.map(|(points, defender, unknown)| (
                points.to_owned(),
                defender,
                unknown.to_owned()
            ))
        );

        let top = &regions[0];
        assert_eq!(names(&top.empty), "B5 C5");
        assert_eq!(names(&top.liberties.black), "B5");
        assert_eq!(names(&top.safe.white), "A5 E5 C4 D4");
        assert!(top.safe.black.is_empty());

        let shared = &regions[2];
        assert_eq!(
            shared.essential,
            ByColor {
                black: true,
                white: true
            }
        );
        assert_eq!(names(&shared.liberties.black), "C3");
        assert_eq!(names(&shared.liberties.white), "C3 D3");
    }

    #[test]
    fn an_essential_block_may_touch_a_region_without_a_liberty_in_it() {
        let diagram = diagram::parse(
            "BO.@
             .##@
             @@@@",
        )
        .expect("a diagram");
        let position = diagram.position().expect("a legal position");
        let region = &partition(&position, &diagram.roles)[0];
        assert_eq!(region.defender(), Some(Color::Black));
        assert!(region.liberties.black.is_empty());
    }

    #[test]
    fn an_unknown_stone_joined_to_a_safe_one_is_no_part_of_a_region() {
        let diagram = diagram::parse(
            "@O..
             ....",
        )
        .expect("a diagram");
        let position = diagram.position().expect("a legal position");
        let regions = partition(&position, &diagram.roles);
        assert_eq!(regions.len(), 1);
        assert!(regions[0].unknown.is_empty());
    }

    #[test]
    fn a_full_board_has_regions_only_where_stones_are_unknown() {
        let diagram = diagram::parse("@@\n@@").expect("a diagram");
        let position = diagram.position().expect("protected");
        assert!(partition(&position, &diagram.roles).is_empty());
    }
}
