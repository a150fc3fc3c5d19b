//! The play after the capture of a target, as a question.
//!
//! The points of the captured target are points like others then, and stones put there belong to no target. The side that lost it
//! moves next: can it capture the other target? Whoever wins this has won: the second capture is final.

use std::fmt::Debug;

use semeai_board::{ByColor, Color, PointSet, Position};

use super::table::{Fate, Numbers, Thresholds};
use crate::budget::{Halt, PositionBudget};
use crate::ko::KoRule;
use crate::mask::Mask;
use crate::moves::Successor;
use crate::state::State;

/// A position of the board after a capture.
#[derive(Clone, Copy, Debug)]
pub struct Aftermath<'a> {
    /// The stones, with the ban by ko.
    pub position: &'a Position,
    /// The side that is to move next.
    pub mover: Color,
    /// The side that lost its target.
    pub loser: Color,
    /// The stones of targets and of several blocks that have been captured.
    pub gone: &'a PointSet,
    /// The rule for kos, with the threats that are left.
    pub ko: KoRule,
    /// How many moves the loser has to spend elsewhere first.
    pub skips: u8,
}

/// A target that has just been taken, on the ground where it stood.
#[derive(Clone, Copy, Debug)]
pub struct TargetCapture<const W: usize> {
    /// The side that lost it.
    pub(super) loser: Color,
    /// The stones that are left.
    pub(super) stones: ByColor<Mask<W>>,
    /// The stones that were taken beside the target itself.
    pub(super) captured: Mask<W>,
    /// The stone that took them.
    pub(super) last: Mask<W>,
    /// The ko threats that are left.
    pub(super) threats: ByColor<u8>,
    /// Those of several blocks that each side has lost.
    pub(super) lost: ByColor<u16>,
}

impl<const W: usize> TargetCapture<W> {
    /// What a move takes that ends with the capture of the target.
    pub(super) fn by(before: &State<W>, play: &Successor<W>) -> Self {
        let (captor, loser) = (before.mover, before.mover.opponent());
        let stones = play.state.stones;
        Self {
            loser,
            stones,
            captured: before.stones[loser].without(stones[loser]),
            last: stones[captor].without(before.stones[captor]),
            threats: play.state.threats,
            lost: play.state.lost,
        }
    }
}

/// Says what follows the capture of either target of a ground, under one rule for kos, and keeps what it has learned.
pub trait Sequel<const W: usize>: Debug + Send + Sync {
    /// What is known already of a target that was just taken, or can be told at once. Numbers are seen from the loser, whose goal is to
    /// capture in his turn.
    fn glance(&mut self, taken: &TargetCapture<W>) -> Option<Numbers>;

    /// Searches what follows until one of the numbers reaches its limit: that of the loser first, then that of the captor.
    ///
    /// # Errors
    ///
    /// If the budget is spent before it is known.
    fn follow(
        &mut self,
        taken: &TargetCapture<W>,
        limits: Thresholds,
        budget: PositionBudget,
    ) -> Result<Numbers, Halt>;

    /// Whether the loser captures in a position on the board, which arose by moves on these points.
    ///
    /// # Errors
    ///
    /// If the budget is spent before it is known.
    fn search(&mut self, at: &Aftermath<'_>, budget: PositionBudget) -> Result<Fate, Halt>;

    /// Whether it is plain that the loser cannot capture: the captor is joined to stones that are never captured, or lives even
    /// if he never moves again.
    fn is_settled(&mut self, at: &Aftermath<'_>) -> bool;

    /// Whether a ko could be taken in any position that was looked at.
    fn has_met_ko(&self) -> bool;

    /// The positions made so far.
    fn positions_made(&self) -> u64;

    /// The bytes of the tables.
    fn table_bytes(&self) -> usize;
}
