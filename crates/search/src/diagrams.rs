//! Drawn races for the tests of this crate.

use semeai_board::{ByColor, Color, PointSet, Position, Role, diagram, partition};

use crate::ground::Ground;

/// Figure 2 of Y. Nii and T. Nakamura, "A System for Analysing Semeais using Combinatorial Game Theory".
pub(crate) const FIGURE_2: &str = "@....@@....@@\n@XXXX@@XXXX@@\n@X@@X@@.@@@@@\n@..@.@@B@@@@@\n@B@@B@@B@@@@@\n\
                                   BBBBBBBBBBBBB\nWWWWWWWWWWWWW\n.#.#.#.#.#.#.";

/// A ko beside a room.
pub(crate) const KO: &str = "@.X.@@....\n@BXOWBB..B\nBBBBWBBBBB\nWWWWWWWWWW\n.#.#.#.#.#";

/// A room with more kinds of positions than are compared quickly.
pub(crate) const ROOM: &str = "B....B@\nB....B@\nBBBBBB@\nWWWWWWW\n.#.#.#.";

/// A race with the ground of its regions, its essential stones being the targets.
pub(crate) fn ground_of(rows: &str) -> (Position, Ground<1>) {
    let drawn = diagram::parse(rows).expect("a diagram");
    let position = drawn.position().expect("a position");
    let targets =
        ByColor::new_with(|color: Color| drawn.roles.stones(&position, color, Role::Essential));
    let regions = partition(&position, &drawn.roles);
    let relevant = regions
        .iter()
        .fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    let fixed = position.protected().union(&targets.black);
    let points = relevant.difference(&fixed.union(&targets.white));
    let ground = Ground::new(&position, &targets, &points);
    (position, ground)
}
