//! Every position of a game, for the rule that none may come again.

use std::collections::HashSet;

use semeai_board::{ByColor, Color};
use semeai_search::Mask;

use crate::model::Model;

/// The stones of every position that a game has had. Exact: positions are compared, not their hashes.
#[derive(Clone, Debug, Default)]
pub(super) struct History<const W: usize> {
    positions: HashSet<[Mask<W>; 2]>,
}

impl<const W: usize> History<W> {
    /// A game begins with these stones.
    pub(super) fn begin(&mut self, stones: ByColor<Mask<W>>) {
        self.positions.clear();
        self.add(stones);
    }

    /// These stones are on the board now.
    pub(super) fn add(&mut self, stones: ByColor<Mask<W>>) {
        self.positions.insert([stones.black, stones.white]);
    }

    /// Those of some legal points on which a stone makes a position that was not there before.
    pub(super) fn new_ones(&self, model: &Model<W>, color: Color, points: Mask<W>) -> Mask<W> {
        let is_new = |point: &u16| {
            let after = model.stones_after(color, *point);
            !self.positions.contains(&[after.black, after.white])
        };
        points.points().filter(is_new).collect()
    }
}
