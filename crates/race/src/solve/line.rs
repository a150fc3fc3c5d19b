//! Best lines: the winner wins as fast as he can, the loser holds out as long as he can.

use semeai_board::{Color, Point, Position};

use super::KoRule;
use super::answer::winner;
use super::engine::Ask;
use super::known::decide;
use super::prover::Prover;
use super::solution::{Outcome, Step};

/// No line is shown further.
const MOST_STEPS: usize = 200;

impl Prover {
    /// A best line: the winner wins as fast as he can, the loser holds out as long as he can; in a seki as long
    /// as somebody has to move. At most 200 steps; empty if undecided.
    pub fn line(&mut self, position: &Position, mover: Color, ko: KoRule) -> Vec<Step> {
        self.line_within(position, mover, ko, self.positions())
    }

    /// The same within so many positions for each question.
    pub(super) fn line_within(
        &mut self,
        position: &Position,
        mover: Color,
        ko: KoRule,
        positions: u64,
    ) -> Vec<Step> {
        let outcome = match self.finished(position) {
            Some(_) => return Vec::new(),
            None => decide(self.captures(position, mover, ko, positions)),
        };
        let mut line = Vec::new();
        let mut now = Walk {
            position: position.clone(),
            mover,
            ko,
        };
        while line.len() < MOST_STEPS && self.finished(&now.position).is_none() {
            let step = match winner(outcome) {
                Some(winner) => self.step_of_race(&now, winner, positions),
                None if outcome == Outcome::Seki => self.step_of_seki(&now, positions),
                None => None,
            };
            let Some((step, after)) = step else {
                break;
            };
            line.push(step);
            now = after;
        }
        line
    }

    /// The winner's fastest move, or the loser's longest.
    fn step_of_race(&mut self, now: &Walk, winner: Color, positions: u64) -> Option<(Step, Walk)> {
        let is_winner = now.mover == winner;
        let mut best: Option<(u16, (Step, Walk))> = None;
        for (step, after) in now.moves(self.race().relevant, !is_winner) {
            let ask = Ask {
                position: &after.position,
                mover: after.mover,
                attacker: winner,
                ko: after.ko,
                skips: 0,
            };
            let Some(moves) = self.moves_to_capture(&ask, positions) else {
                continue;
            };
            let is_better = best.as_ref().is_none_or(|(least, _)| {
                if is_winner {
                    moves < *least
                } else {
                    moves > *least
                }
            });
            if is_better {
                best = Some((moves, (step, after)));
            }
        }
        best.map(|(_, step)| step)
    }

    /// A move that keeps the seki, if playing elsewhere does not.
    fn step_of_seki(&mut self, now: &Walk, positions: u64) -> Option<(Step, Walk)> {
        let relevant = self.race().relevant;
        let mut is_kept = |after: &Walk| {
            self.finished(&after.position).is_none()
                && decide(self.captures(&after.position, after.mover, after.ko, positions))
                    == Outcome::Seki
        };
        if is_kept(&now.passed().1) {
            return None;
        }
        let moves = now.moves(relevant, false);
        moves.into_iter().find(|(_, after)| is_kept(after))
    }
}

/// A position of a line.
struct Walk {
    position: Position,
    mover: Color,
    ko: KoRule,
}

impl Walk {
    /// The legal moves, with a move elsewhere last if it is wanted.
    fn moves(&self, relevant: semeai_board::PointSet, with_pass: bool) -> Vec<(Step, Self)> {
        let points = relevant.intersection(&self.position.empty());
        let mut moves: Vec<(Step, Self)> = points.iter().filter_map(|p| self.play(p)).collect();
        if with_pass || self.position.ko().is_some() {
            moves.push(self.passed());
        }
        moves
    }

    fn play(&self, point: Point) -> Option<(Step, Self)> {
        let is_back = self.position.ko() == Some((self.mover, point));
        let (position, ko) = if is_back {
            (self.position.without_ko(), self.after_threat()?)
        } else {
            (self.position.clone(), self.ko)
        };
        let played = position.play(self.mover, point).ok()?;
        let after = Self {
            position: played.position,
            mover: self.mover.opponent(),
            ko,
        };
        Some((self.step(Some(point), is_back), after))
    }

    /// The rule after a ko was taken back at once, if the mover can do that.
    fn after_threat(&self) -> Option<KoRule> {
        match self.ko {
            KoRule::Wins(color) => (color == self.mover).then_some(self.ko),
            KoRule::Threats(mut threats) => {
                threats[self.mover] = threats[self.mover].checked_sub(1)?;
                Some(KoRule::Threats(threats))
            }
        }
    }

    fn passed(&self) -> (Step, Self) {
        let after = Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            ko: self.ko,
        };
        (self.step(None, false), after)
    }

    fn step(&self, point: Option<Point>, is_after_threat: bool) -> Step {
        Step {
            color: self.mover,
            point,
            is_after_threat,
        }
    }
}
