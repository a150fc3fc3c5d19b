//! Regions are hatched: diagonals through the cells of a board, joined to those of their neighbours.

use semeai_board::Cell;

/// Which way diagonals go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slope {
    /// `\\\`.
    Falling,
    /// `///`.
    Rising,
}

/// The parts of the diagonals of the board that lie in a cell, in drawing coordinates. Two diagonals next to each other
/// are half a unit apart, measured along a row.
pub(crate) fn diagonals(cell: &Cell, slope: Slope) -> Vec<[(f32, f32); 2]> {
    // Whole numbers on the diagonals.
    let height = |(x, y): (f32, f32)| match slope {
        Slope::Falling => 2.0 * (y - x),
        Slope::Rising => 2.0 * (y + x),
    };
    let least = cell.corners().map(height).fold(f32::MAX, f32::min);
    let greatest = cell.corners().map(height).fold(f32::MIN, f32::max);
    let mut found = Vec::new();
    let mut level = least.floor() + 1.0;
    while level < greatest {
        let mut ends = cell.sides.iter().filter_map(|side| {
            let (from, to) = (height(side.from), height(side.to));
            if (from <= level) == (to <= level) {
                return None;
            }
            let share = (level - from) / (to - from);
            let part = |a: f32, b: f32| a + share * (b - a);
            Some((part(side.from.0, side.to.0), part(side.from.1, side.to.1)))
        });
        if let (Some(from), Some(to)) = (ends.next(), ends.next()) {
            found.push([from, to]);
        }
        level += 1.0;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::{Point, Topology};

    #[test]
    fn a_square_has_three_diagonals_each_way() {
        let board = Topology::rectangle(3, 3).expect("a board");
        let middle = board.point("B2").expect("on the board");
        let cell = board.shape().cell(middle).expect("a cell");
        let sorted = |slope| {
            let mut found = diagonals(cell, slope);
            for ends in &mut found {
                ends.sort_by(|a, b| a.0.total_cmp(&b.0));
            }
            found
        };
        assert_eq!(
            sorted(Slope::Falling),
            [
                [(1.0, 0.5), (1.5, 1.0)],
                [(0.5, 0.5), (1.5, 1.5)],
                [(0.5, 1.0), (1.0, 1.5)],
            ]
        );
        assert_eq!(
            sorted(Slope::Rising),
            [
                [(0.5, 1.0), (1.0, 0.5)],
                [(0.5, 1.5), (1.5, 0.5)],
                [(1.0, 1.5), (1.5, 1.0)],
            ]
        );
    }

    #[test]
    fn diagonals_stay_in_the_cells_of_a_free_graph() {
        let place = |i: u8| (f32::from(i * 7 % 12) / 3.0, f32::from(i * 5 % 11) / 3.0);
        let points = (0..12).map(|i| (i.to_string(), place(i))).collect();
        let board = Topology::graph(points, &[]).expect("a graph");
        for point in (0..board.len()).map_while(Point::new) {
            let cell = board.shape().cell(point).expect("a cell");
            for slope in [Slope::Falling, Slope::Rising] {
                for [(x, y), (to_x, to_y)] in diagonals(cell, slope) {
                    let middle = ((x + to_x) / 2.0, (y + to_y) / 2.0);
                    assert_eq!(board.point_near(middle.0, middle.1), Some(point));
                }
            }
        }
    }
}
