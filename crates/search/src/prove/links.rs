//! When a capture decides: the captor is about to be joined to stones that are never captured, and nobody can prevent it.
//!
//! A *link* of a captor is a stone of the target that he attacks, or one joined to it, that is beside his own target and beside
//! stones of his that are never captured. All these stones stay until the target falls. Then the side that lost it moves and can
//! take one of two links, the captor plays the other and is joined; until then his target has both as liberties. So with two
//! links his capture is final, in this position and in all that follow.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use crate::ground::Ground;
use crate::look::Look;
use crate::mask::Mask;

/// So many stones of a target are looked at.
const MOST: usize = 128;

/// The links that may arise on a ground.
#[derive(Clone, Debug)]
pub struct Links<const W: usize> {
    /// By captor.
    of: ByColor<CaptorLinks>,
    ground: Ground<W>,
}

/// The stones of the target that a captor attacks, a bit each.
#[derive(Clone, Debug)]
struct CaptorLinks {
    /// Those beside his target.
    own: u128,
    /// Those beside stones of his that are never captured.
    fixed: u128,
    /// Those beside each point of the ground.
    beside: Vec<u128>,
}

impl<const W: usize> Links<W> {
    /// The links on a ground of a position with these targets.
    #[must_use]
    pub fn new(ground: &Ground<W>, position: &Position, targets: &ByColor<PointSet>) -> Self {
        let links = |captor: Color| {
            let target: Vec<Point> = targets[captor.opponent()].iter().take(MOST).collect();
            let beside = |is_there: &dyn Fn(Point) -> bool| {
                let bit = |(i, &stone): (usize, &Point)| {
                    let mut near = position.topology().neighbors(stone).iter();
                    u128::from(near.any(|&point| is_there(point))) << i
                };
                target
                    .iter()
                    .enumerate()
                    .map(bit)
                    .fold(0, |all, bit| all | bit)
            };
            let is_wall = |point: Point| {
                position.stone(point) == Some(captor)
                    && !targets[captor].contains(point)
                    && ground.index(point).is_none()
            };
            let bits = 0..ground.bits();
            let index = |bit: usize| u16::try_from(bit).unwrap_or(u16::MAX);
            CaptorLinks {
                own: beside(&|point| targets[captor].contains(point)),
                fixed: beside(&is_wall),
                beside: bits
                    .map(|bit| beside(&|point| point == ground.point(index(bit))))
                    .collect(),
            }
        };
        Self {
            of: ByColor::new_with(links),
            ground: ground.clone(),
        }
    }

    /// Whether a capture by each side decides, in a position that looks like this and all that follow it.
    pub(super) fn is_final(&self, look: &Look<W>) -> ByColor<bool> {
        ByColor::new_with(|captor| {
            let loser = captor.opponent();
            let is_safe = |color: Color| look.target[color].is_fixed;
            is_safe(captor) || is_safe(loser) || self.count(look, captor) >= 2
        })
    }

    fn count(&self, look: &Look<W>, captor: Color) -> u32 {
        let (links, border) = (&self.of[captor], self.ground.border());
        let (own, fixed) = (look.target[captor].mask, look.fixed(captor));
        let touched = |mask: Mask<W>| {
            let points = mask.points();
            points.fold(0, |all, point| all | links.beside[usize::from(point)])
        };
        let of_target = (links.own | touched(own)) & (links.fixed | touched(fixed));
        // Stones that were joined to the target are points of the ground.
        let near = self.ground.near();
        let joined = look.target[captor.opponent()].mask;
        let near_own = near.beside(own) | border.target[captor];
        let near_fixed = near.beside(fixed) | border.wall[captor];
        of_target.count_ones() + (joined & near_own & near_fixed).len()
    }
}
