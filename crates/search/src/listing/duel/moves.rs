//! The moves of a race.

use semeai_board::{Color, Point};

use super::grounds::DuelGrounds;
use super::spot::{DuelPosition, DuelStage};
use crate::ko::NO_KO;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, Placed, SideToMove};

/// Where a move is made.
#[derive(Clone, Copy, Debug)]
pub(super) enum DuelMove {
    /// On a point of the ground.
    Point(u16),
    /// On a plain outer liberty of the opponent.
    Outer,
}

/// What is looked at: a position whose moves are listed, and one that may be plain.
#[derive(Default)]
pub(super) struct DuelLooks<const W: usize> {
    before: Look<W>,
    pub(super) after: Look<W>,
}

impl<const W: usize> DuelGrounds<W> {
    /// The points of the board that a first move of a side stands for.
    pub(super) fn points(&self, place: DuelMove, mover: Color) -> Vec<Point> {
        let point = |index| self.both.point(index);
        match place {
            DuelMove::Point(index) => vec![point(index)],
            DuelMove::Outer => self.outer[mover.opponent()].points().map(point).collect(),
        }
    }

    /// Hands on what every legal move but a pass leads to, before the end.
    pub(super) fn moves(
        &self,
        looks: &mut DuelLooks<W>,
        spot: &DuelPosition<W>,
        mut found: impl FnMut(DuelMove, DuelPosition<W>),
    ) {
        let ground = match spot.stage {
            DuelStage::Alone(color) => self.alone[color].as_ref().map_or(&self.both, |a| &a.ground),
            DuelStage::Both | DuelStage::Won(_) => &self.both,
        };
        let (near, border) = (ground.near(), ground.border());
        let look = &mut looks.before;
        look.see(near, border, ground.all(), spot.stones);
        let backing = match spot.outer[spot.mover] {
            0 => Backing::Nowhere,
            _ => Backing::Elsewhere,
        };
        let turn = SideToMove::new(near, border, look, spot.stones, spot.mover, backing);
        let outer = spot.outer[turn.enemy];
        for point in look.empty.points().filter(|&point| point != spot.ban) {
            let placed = turn.place(point);
            if placed.takes_last && outer == 0 {
                found(
                    DuelMove::Point(point),
                    self.captured(&turn, Some(&placed), spot),
                );
            } else if placed.is_alive {
                let ban = turn.ko_after(&placed);
                let ban = ban.filter(|_| self.rule.can_ban(turn.enemy));
                let spot = DuelPosition {
                    stones: turn.after(&placed),
                    mover: turn.enemy,
                    ban: ban.unwrap_or(NO_KO),
                    ..*spot
                };
                found(DuelMove::Point(point), spot);
            }
        }
        if let Some(left) = outer.checked_sub(1) {
            let target = &look.target[turn.enemy];
            let spot = if left == 0 && target.liberties.is_empty() && !target.is_fixed {
                self.captured(&turn, None, spot)
            } else {
                let mut filled = spot.passed();
                filled.outer[turn.enemy] = left;
                filled
            };
            found(DuelMove::Outer, spot);
        }
    }

    /// After the capture of the opponent's target by a stone on a point of the ground, or on an outer liberty.
    fn captured(
        &self,
        turn: &SideToMove<'_, W>,
        placed: Option<&Placed<W>>,
        spot: &DuelPosition<W>,
    ) -> DuelPosition<W> {
        let (captor, loser) = (turn.own, turn.enemy);
        let alone = match (spot.stage, &self.alone[captor]) {
            (DuelStage::Both, Some(alone)) => alone,
            _ => return DuelPosition::won(captor),
        };
        let joined = turn.look.target[loser].mask;
        let mut stones = placed.map_or(turn.stones, |placed| turn.after(placed));
        stones[loser] = stones[loser].without(joined);
        let stones = stones.map(|stones| alone.mask(stones));
        let others = joined | placed.map_or(Mask::EMPTY, |placed| placed.captured);
        let taken = alone.taken | alone.mask(others);
        let is_ko = |placed: &&Placed<W>| {
            let joins = placed.near.meets(turn.stones[captor])
                || placed.here.meets(turn.border.tied(captor));
            taken.is_single() && !joins && !placed.has_room && self.rule.can_ban(loser)
        };
        let ban = placed.filter(is_ko).and_then(|_| taken.lowest());
        let mut outer = spot.outer;
        outer[loser] = 0;
        DuelPosition {
            stones,
            outer,
            mover: loser,
            ban: ban.unwrap_or(NO_KO),
            stage: DuelStage::Alone(captor),
        }
    }
}
