//! Stones on a board, unchecked: what an editor or a file says.

use crate::block::{self, Block};
use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::point_set::PointSet;
use crate::topology::Topology;
use std::sync::Arc;

/// Stones on a board that nobody has checked yet; [`Position::new`](crate::Position::new) does.
///
/// The fields are open: any stones are a setup, also without liberties, on top of each other, or off the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The board that they stand on.
    pub topology: Arc<Topology>,
    /// The points with a stone of each colour; nobody has checked that they differ.
    pub stones: ByColor<PointSet>,
}

impl Setup {
    /// The board before anybody has put a stone on it.
    #[must_use]
    pub fn new(topology: Arc<Topology>) -> Self {
        Self {
            topology,
            stones: ByColor::default(),
        }
    }

    /// Puts a stone on a point, or takes away what is there.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        for color in Color::ALL {
            if stone == Some(color) {
                self.stones[color].insert(point);
            } else {
                self.stones[color].remove(point);
            }
        }
    }

    /// The stone on a point (the black one if the fields were filled with two).
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.stones[color].contains(point))
    }

    /// The points of the board without stones.
    #[must_use]
    pub fn empty(&self) -> PointSet {
        let stones = self.stones.black.union(&self.stones.white);
        self.topology.points().difference(&stones)
    }

    /// The blocks, by anchor; a block without liberties has an empty set of them.
    #[must_use]
    pub fn blocks(&self) -> Vec<Block> {
        block::blocks(&self.topology, &self.stones)
    }

    /// The block of the stone on a point.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Option<Block> {
        let color = self.get(point)?;
        Some(block::block(&self.topology, &self.stones, color, point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_holds_one_stone() {
        let mut setup = Setup::new(Arc::new(Topology::rectangle(2, 2).expect("a board")));
        let corner = setup.topology.point("A1").expect("on the board");
        for stone in [Some(Color::Black), Some(Color::White), None] {
            setup.set(corner, stone);
            assert_eq!(setup.get(corner), stone);
            assert_eq!(setup.empty().contains(corner), stone.is_none());
        }
    }
}
