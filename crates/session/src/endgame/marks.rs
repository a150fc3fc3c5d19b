//! What the person says of an endgame.

use semeai_board::{Image, PointSet};

use crate::counting::{Counting, Prisoners};
use crate::document::{Document, Part, through};

/// What the person says of an endgame, beside the roles of its stones.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EndgameMarks {
    /// The points of which alone it is asked: each connected part of them is a region by hand. Empty if all are asked
    /// about.
    pub only: PointSet,
    /// How its points are counted.
    pub counting: Counting,
}

impl Part for EndgameMarks {
    fn rearrange(&mut self, image: &Image) {
        self.only = through(&self.only, image);
    }

    fn clear(&mut self) {
        self.only = PointSet::EMPTY;
        self.counting.prisoners = Prisoners::default();
    }

    fn swap_colors(&mut self) {
        self.counting = self.counting.swapped();
    }

    fn take_marks(&mut self, from: &Document) {
        self.only = from.endgame.only;
    }

    fn go_along(&mut self, _stay: &PointSet) {
        self.only = PointSet::EMPTY;
    }
}
