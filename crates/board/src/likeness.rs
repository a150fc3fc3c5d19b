//! When two positions are alike: turned, mirrored, or with the colours exchanged.

use std::sync::Arc;

use crate::color::Color;
use crate::image::Image;
use crate::point::Point;
use crate::role::{Role, Roles};
use crate::setup::Setup;
use crate::shape::Symmetry;
use crate::topology::Topology;

/// What alike positions have in common and no others: equal for positions that a turn, a mirror, an exchange of the colours or several of
/// these lead from one to the other, with the roles of their stones.
///
/// ```
/// use semeai_board::{Likeness, diagram};
///
/// let of = |text: &str| {
///     let drawn = diagram::parse(text).expect("a diagram");
///     Likeness::of(&drawn.setup, &drawn.roles)
/// };
/// assert_eq!(of("B.\n.@"), of("#.\n.W"));
/// assert_eq!(of("B..\n@.."), of("#W\n..\n.."));
/// assert_ne!(of("B.\n.@"), of("B.\n.O"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Likeness(Vec<u16>);

impl Likeness {
    /// What the positions that are alike to this one have in common.
    ///
    /// Cost: as many boards are made as the board has turns and mirrors, eight of a rectangle.
    #[must_use]
    pub fn of(setup: &Setup, roles: &Roles) -> Self {
        let turned = turned(&setup.topology);
        let both = turned.iter().flat_map(|(board, places)| {
            Color::ALL.map(|black| written(setup, roles, board, places, black))
        });
        Self(both.min().unwrap_or_default())
    }
}

/// A board turned or mirrored, with where each point of the first one lies on it.
type Turned = (Arc<Topology>, Vec<Point>);

/// A board in every way in which it can be turned and mirrored, each once.
fn turned(board: &Arc<Topology>) -> Vec<Turned> {
    let points: Vec<Point> = board.points().iter().collect();
    let mut all: Vec<Turned> = vec![(Arc::clone(board), points)];
    let mut next = 0;
    while let Some((board, places)) = all.get(next).cloned() {
        next += 1;
        for symmetry in [Symmetry::TurnRight, Symmetry::MirrorLeftRight] {
            let image = Image::transformed(&board, symmetry);
            let moved: Option<Vec<Point>> = places.iter().map(|&at| image.of(at)).collect();
            let Some(moved) = moved else { continue };
            let is_known = |(known, places): &Turned| *places == moved && *known == image.topology;
            if !all.iter().any(is_known) {
                all.push((image.topology, moved));
            }
        }
    }
    all
}

/// The lines of a board and the stones on it as numbers, this colour as the first.
fn written(
    setup: &Setup,
    roles: &Roles,
    board: &Topology,
    places: &[Point],
    first: Color,
) -> Vec<u16> {
    let mut stones = vec![0; board.len()];
    for (from, &to) in setup.topology.points().iter().zip(places) {
        stones[to.index()] = sign(setup, roles, from, first);
    }
    let number = |point: usize| u16::try_from(point).unwrap_or(u16::MAX);
    let lines = board.edges().into_iter();
    let lines = lines.flat_map(|(one, other)| [number(one), number(other)]);
    let size = number(stones.len());
    std::iter::once(size).chain(stones).chain(lines).collect()
}

/// What stands on a point, with its block's role.
fn sign(setup: &Setup, roles: &Roles, point: Point, first: Color) -> u16 {
    let Some(block) = setup.block_at(point) else {
        return 0;
    };
    let role = match roles.of(&block) {
        Role::Unknown => 1,
        Role::Safe => 2,
        Role::Essential => 3,
    };
    2 * role + u16::from(block.color != first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram;

    #[test]
    fn a_rectangle_has_eight_ways_and_a_ring_of_squares_at_least_one() {
        let ways = |board: &str| {
            let board = Arc::new(Topology::new(board.parse().expect("a board")));
            turned(&board).len()
        };
        assert_eq!(ways("square:3x3"), 8);
        assert_eq!(ways("square:2x5"), 8);
        assert!(ways("honey-hexagon:2") >= 6);
        assert!(ways("torus:3x3") >= 1);
    }

    #[test]
    fn every_turn_of_a_position_is_alike_and_another_position_is_not() {
        let read = |text: &str| diagram::parse(text).expect("a diagram");
        let drawn = read("B.X@\n.O..\n#..W");
        let likeness = Likeness::of(&drawn.setup, &drawn.roles);
        for symmetry in Symmetry::ALL {
            let image = Image::transformed(&drawn.setup.topology, symmetry);
            let (mut setup, mut roles) = (Setup::new(Arc::clone(&image.topology)), Roles::new());
            for point in &drawn.setup.topology.points() {
                let to = image.of(point).expect("every point has an image");
                setup.set(to, drawn.setup.get(point));
                roles.set(to, drawn.roles.at(point));
            }
            assert_eq!(Likeness::of(&setup, &roles), likeness, "{symmetry:?}");
        }
        for other in ["B.X@\n.O..\n#.W.", "B.X@\n.O..\nX..W", "B.X@\n.X..\n#..W"] {
            let other = read(other);
            assert_ne!(Likeness::of(&other.setup, &other.roles), likeness);
        }
    }
}
