//! Positions after a capture: does the side that lost its essential stones capture in its turn?

use semeai_board::{ByColor, Color, PointSet};
use semeai_search::{Aftermath, Ground, PositionBudget, Sequel, sequel};

use super::both_kos::Attack;
use super::engine::{CaptureQuestion, RULES, memory_after, rule_index};
use super::limits::SolveLimits;
use super::race::Race;

/// What follows a capture, asked of positions on the board.
#[derive(Debug)]
pub(super) struct AfterCapture<const W: usize> {
    /// Whether a capture by a side decides.
    is_final: ByColor<bool>,
    barred: ByColor<PointSet>,
    /// By rule, made when they are needed.
    sequels: [Option<Box<dyn Sequel<W>>>; 3],
}

impl<const W: usize> AfterCapture<W> {
    pub(super) fn new(is_final: ByColor<bool>, barred: &ByColor<PointSet>) -> Self {
        Self {
            is_final,
            barred: *barred,
            sequels: [None, None, None],
        }
    }

    /// The answer to a question about a position in which this side has lost its essential stones: who captured them wins if he
    /// is not captured in his turn.
    pub(super) fn ask(
        &mut self,
        race: &Race,
        ground: &Ground<W>,
        ask: &CaptureQuestion<'_>,
        loser: Color,
        limits: &SolveLimits,
        budget: PositionBudget,
    ) -> Option<Attack> {
        let captures = if self.is_final[loser.opponent()] {
            None
        } else {
            let sequel = self.sequel(race, ground, ask, limits);
            let fate = sequel.search(&aftermath(ask, loser), budget).ok()?;
            fate.captures.then_some(fate.distance)
        };
        Some(Attack::of(if ask.attacker == loser {
            captures
        } else {
            captures.is_none().then_some(0)
        }))
    }

    /// Whether it is plain that the side that has lost its stones does not capture.
    pub(super) fn is_settled(
        &mut self,
        race: &Race,
        ground: &Ground<W>,
        ask: &CaptureQuestion<'_>,
        loser: Color,
        limits: &SolveLimits,
    ) -> bool {
        self.is_final[loser.opponent()] || {
            let sequel = self.sequel(race, ground, ask, limits);
            sequel.is_settled(&aftermath(ask, loser))
        }
    }

    fn sequel(
        &mut self,
        race: &Race,
        ground: &Ground<W>,
        ask: &CaptureQuestion<'_>,
        limits: &SolveLimits,
    ) -> &mut dyn Sequel<W> {
        let rule = rule_index(ask.ko);
        let (barred, memory) = (&self.barred, memory_after(limits));
        self.sequels[rule]
            .get_or_insert_with(|| {
                let (targets, blocks) = (race.targets(), race.blocks());
                let (position, rule) = (&race.position, RULES[rule]);
                sequel(ground, position, &targets, &blocks, barred, rule, memory)
            })
            .as_mut()
    }

    fn all(&self) -> impl Iterator<Item = &dyn Sequel<W>> {
        self.sequels.iter().flatten().map(Box::as_ref)
    }

    /// The positions made so far.
    pub(super) fn positions_made(&self) -> u64 {
        self.all().map(Sequel::positions_made).sum()
    }

    /// The bytes of its tables.
    pub(super) fn table_bytes(&self) -> usize {
        self.all().map(Sequel::table_bytes).sum()
    }
}

fn aftermath<'a>(ask: &CaptureQuestion<'a>, loser: Color) -> Aftermath<'a> {
    Aftermath {
        position: ask.position,
        mover: ask.mover,
        loser,
        gone: ask.gone,
        ko: ask.ko,
        skips: if ask.attacker == loser { ask.skips } else { 0 },
    }
}
