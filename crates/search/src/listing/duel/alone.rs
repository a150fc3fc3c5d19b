//! The ground after a capture, and when it is plain there that the captor lives.

use semeai_board::{Color, PointSet};

use super::duellists::Duellists;
use super::spot::DuelPosition;
use crate::ground::Ground;
use crate::life::is_unconditionally_alive;
use crate::look::Look;
use crate::mask::Mask;

/// The ground after a capture.
pub(super) struct AloneGround<const W: usize> {
    pub(super) ground: Ground<W>,
    /// The points of the target that is gone.
    pub(super) taken: Mask<W>,
    /// For every point of the first ground.
    bits: Vec<u16>,
}

impl<const W: usize> AloneGround<W> {
    /// The ground where the target of a side stands alone, without its plain outer liberties.
    pub(super) fn new(
        race: &Duellists<'_>,
        first: &Ground<W>,
        color: Color,
        outer: Mask<W>,
    ) -> Self {
        let gone = race.targets[color.opponent()];
        let mut targets = *race.targets;
        targets[color.opponent()] = PointSet::EMPTY;
        let whole = Ground::new(race.position, &targets, &race.points.union(&gone));
        let bit = |index| whole.index(first.point(index));
        let bits: Vec<u16> = first.all().points().filter_map(bit).collect();
        let outer = outer.points().map(|index| bits[usize::from(index)]);
        Self {
            ground: without(&whole, outer.collect()),
            taken: whole.mask(&gone),
            bits,
        }
    }

    pub(super) fn mask(&self, first: Mask<W>) -> Mask<W> {
        let points = first.points();
        points.map(|point| self.bits[usize::from(point)]).collect()
    }

    /// Whether it is plain that the target is never captured, even if the opponent is to move: it is joined to stones that are
    /// never captured, or can be at two points, of which the opponent takes one at a time; or it lives even if it never answers.
    /// Both points are liberties, so that the opponent does not capture meanwhile, and neither is banned by a ko, since both are
    /// empty before he moves.
    pub(super) fn surely_lives(
        &self,
        color: Color,
        spot: &DuelPosition<W>,
        look: &mut Look<W>,
    ) -> bool {
        let (near, border) = (self.ground.near(), self.ground.border());
        look.see(near, border, self.ground.all(), spot.stones);
        let target = &look.target[color];
        let beside_fixed = border.fixed(color) | near.beside(look.fixed(color));
        target.is_fixed
            || (target.liberties & beside_fixed).len() > 1
            || is_unconditionally_alive(&self.ground, look, spot.stones, color)
    }
}

/// A ground without points that are only counted. They are liberties of a target all the same, which nobody leaves out.
pub(super) fn without<const W: usize>(ground: &Ground<W>, counted: Mask<W>) -> Ground<W> {
    let rest = ground.only(ground.all().without(counted));
    rest.with_immortal(ground.border().is_immortal)
}
