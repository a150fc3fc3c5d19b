//! Boards of squares.

use super::lattice::SQUARES;
use super::{Drawing, rhombus, steps};

/// Columns and rows.
pub(in super::super) fn plain(sizes: &[usize]) -> Drawing {
    SQUARES.board(rhombus(sizes[0], sizes[1]), &[])
}

/// Columns and rows, the last beside the first.
pub(in super::super) fn torus(sizes: &[usize]) -> Drawing {
    let periods = [(steps(sizes[0]), 0), (0, steps(sizes[1]))];
    SQUARES.board(rhombus(sizes[0], sizes[1]), &periods)
}

/// Columns and rows, the last row beside the first.
pub(in super::super) fn upright(sizes: &[usize]) -> Drawing {
    SQUARES.board(rhombus(sizes[0], sizes[1]), &[(0, steps(sizes[1]))])
}

/// Columns and rows, the last column beside the first.
pub(in super::super) fn cylinder(sizes: &[usize]) -> Drawing {
    SQUARES.board(rhombus(sizes[0], sizes[1]), &[(steps(sizes[0]), 0)])
}
