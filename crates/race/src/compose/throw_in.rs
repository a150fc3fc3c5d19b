//! Stones that are thrown in: they can be taken at once, and to take them costs a liberty.

use semeai_board::{Color, Point, PointSet, Position};

/// A stone that Black throws in, and how White takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ThrowIn {
    /// Where White takes it.
    pub(super) taken_at: Point,
}

impl ThrowIn {
    /// A black stone at a point as a throw-in; nothing if it is none. It stands alone between two blocks of White's, takes nothing and
    /// has one liberty; White can take it there, and the stones that he takes it with have fewer liberties afterwards than they had before
    /// it was thrown in.
    pub(super) fn at(position: &Position, point: Point) -> Option<Self> {
        let thrown = position.play(Color::Black, point).ok()?;
        let stone = thrown.position.block_at(point)?;
        let is_alone = stone.stones == PointSet::single(point) && stone.liberties.len() == 1;
        if !is_alone || !thrown.captured.is_empty() || !is_between(position, &stone.stones) {
            return None;
        }
        let taken_at = stone.liberties.first()?;
        let taken = thrown.position.play(Color::White, taken_at).ok()?;
        let captor = taken.position.block_at(taken_at)?;
        let costs = captor.liberties.len() < liberties_before(position, &captor.stones).len();
        (taken.captured == stone.stones && costs).then_some(Self { taken_at })
    }
}

/// Whether a point lies beside two blocks of White's.
fn is_between(position: &Position, point: &PointSet) -> bool {
    let around = position.topology().neighborhood(point);
    let blocks = position.blocks().into_iter();
    let mut beside =
        blocks.filter(|it| it.color == Color::White && !around.is_disjoint(&it.stones));
    beside.nth(1).is_some()
}

/// The liberties of all blocks that become one.
fn liberties_before(position: &Position, joined: &PointSet) -> PointSet {
    let blocks = position.blocks().into_iter();
    let before = blocks.filter(|block| block.stones.is_subset(joined));
    before.fold(PointSet::EMPTY, |all, block| all.union(&block.liberties))
}
