//! What a tactics map puts on a board: its points, and which of them can be played.

use semeai_board::PointSet;

use super::{MapPoints, Scene};

impl Scene {
    /// The points of a map or of a part of one, of which these can be played; in place of those that were shown.
    pub fn show_map(&mut self, set: &PointSet, playable: &PointSet) {
        self.map = MapPoints {
            playable: set.intersection(playable),
            others: set.difference(playable),
        };
    }
}
