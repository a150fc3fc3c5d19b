//! The sign of the program: two blocks that race for the liberty between them.

use std::sync::Arc;

use semeai_board::{Area, ByColor, Setup, Topology};

use crate::board::Brush;
use crate::colors::{Colors, Theme};
use crate::drawing::Drawing;
use crate::scene::Scene;

/// The sides of the pictures of the sign that desktops ask for, in pixels.
pub const SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

/// The side of the sign as it is by itself.
const SIDE: f32 = 64.0;
/// The distance of neighbours on it.
const CELL: f32 = 19.0;

/// The sign as a drawing, from which its pictures are made.
///
/// # Panics
///
/// Never: there is a board of three lines a side.
pub fn icon() -> Drawing {
    let topology = Arc::new(Topology::rectangle(3, 3).expect("a board"));
    let mut setup = Setup::new(Arc::clone(&topology));
    let points = |names: [&str; 3]| {
        names
            .iter()
            .filter_map(|name| topology.point(name))
            .collect()
    };
    setup.stones = ByColor {
        black: points(["A2", "A3", "B3"]),
        white: points(["B1", "C1", "C2"]),
    };
    let mut scene = Scene::new(setup);
    let both = ByColor::new_with(|_| true);
    scene.winning = topology
        .point("B2")
        .map(|middle| (middle, both))
        .into_iter()
        .collect();
    let room = (SIDE - 3.0 * CELL) / 2.0;
    // The middle of the first cell is the place (0, 0) of the board.
    let area = Area::whole(&topology);
    let brush = Brush {
        topology: &topology,
        area,
        cell: CELL,
        origin: (room - area.least.0 * CELL, room - area.least.1 * CELL),
        colors: Colors::of(Theme::Light),
    };
    Drawing {
        size: (SIDE, SIDE),
        marks: brush.marks(&scene, [(0.0, 0.0), (SIDE, SIDE)], None),
    }
}
