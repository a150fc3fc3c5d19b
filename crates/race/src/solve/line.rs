//! Best lines: the winner wins as fast, the loser holds out as long as the search has seen it. In short searches that is
//! nearly always exact.

use semeai_board::{Color, Point, PointSet, Position};
use semeai_search::KoRule;

use super::engine::CaptureQuestion;
use super::known::decide;
use super::prover::Prover;
use super::solution::Step;
use crate::ending::Ending;

/// No line is shown further.
const MOST_STEPS: usize = 200;

/// Enough positions for a look into the tables.
const GLANCE: u64 = 4_000;

impl Prover {
    /// A best line: the winner wins as fast, the loser holds out as long as the search has seen it, see
    /// [`SolveLimits::with_exact_until`](super::limits::SolveLimits::with_exact_until); in a seki as long as somebody has to move and
    /// no position comes back. At most 200 steps; empty if undecided.
    pub fn line(&mut self, position: &Position, mover: Color, ko: KoRule) -> Vec<Step> {
        let end = self.made() + self.positions();
        self.line_until(position, mover, ko, end)
    }

    /// The same until so many positions are made.
    pub(super) fn line_until(
        &mut self,
        position: &Position,
        mover: Color,
        ko: KoRule,
        end: u64,
    ) -> Vec<Step> {
        if self.finished(position).is_some() {
            return Vec::new();
        }
        let positions = self.share(end);
        let ending = decide(self.captures(position, mover, ko, positions));
        let mut line = Vec::new();
        let mut now = LinePosition {
            position: position.clone(),
            mover,
            ko,
        };
        let mut seen = Vec::new();
        while line.len() < MOST_STEPS && self.finished(&now.position).is_none() {
            let step = match ending.and_then(Ending::winner) {
                Some(winner) => self.step_of_race(&now, winner, &seen, end),
                None if ending == Some(Ending::Seki) => self.step_of_seki(&now, end),
                None => None,
            };
            let Some((step, after)) = step else {
                break;
            };
            line.push(step);
            seen.push(std::mem::replace(&mut now, after));
            // What comes back without a winner comes back again and again, as several kos do.
            if ending == Some(Ending::Seki) && seen.contains(&now) {
                break;
            }
        }
        line
    }

    /// A share of what is left of the budget, but enough for a look around; nothing but what is known already at the end.
    pub(super) fn share(&self, end: u64) -> u64 {
        match end.saturating_sub(self.made()) {
            0 => 0,
            left => (left / 4).max(GLANCE),
        }
    }

    /// The winner's fastest move, or the loser's longest. Lengths are not always exact, so the winner does not go back to
    /// what was seen before.
    fn step_of_race(
        &mut self,
        now: &LinePosition,
        winner: Color,
        seen: &[LinePosition],
        end: u64,
    ) -> Option<(Step, LinePosition)> {
        let is_winner = now.mover == winner;
        let points = self.points(&now.position, now.mover);
        let mut moves = now.moves(points, !is_winner);
        if is_winner {
            moves.retain(|(_, after)| !seen.contains(after));
        }
        // Most of what the winner needs is known already; a search for every other move would cost much.
        let glances = if is_winner { [true, false] } else { [false; 2] };
        for is_glance in glances {
            let mut best: Option<(u16, usize)> = None;
            for (i, (_, after)) in moves.iter().enumerate() {
                let ask = CaptureQuestion {
                    position: &after.position,
                    mover: after.mover,
                    attacker: winner,
                    ko: after.ko,
                    skips: 0,
                };
                let share = self.share(end);
                let positions = if is_glance { share.min(GLANCE) } else { share };
                let Some(length) = self.moves_to_capture(&ask, positions) else {
                    continue;
                };
                let is_better = |&(known, _): &(u16, usize)| {
                    if is_winner {
                        length < known
                    } else {
                        length > known
                    }
                };
                if best.as_ref().is_none_or(is_better) {
                    best = Some((length, i));
                }
            }
            if let Some((_, i)) = best {
                return Some(moves.swap_remove(i));
            }
        }
        None
    }

    /// A move that keeps the seki, if playing elsewhere does not.
    fn step_of_seki(&mut self, now: &LinePosition, end: u64) -> Option<(Step, LinePosition)> {
        let points = self.points(&now.position, now.mover);
        let mut is_kept = |after: &LinePosition| {
            let positions = self.share(end);
            self.finished(&after.position).is_none()
                && decide(self.captures(&after.position, after.mover, after.ko, positions))
                    == Some(Ending::Seki)
        };
        if is_kept(&now.passed().1) {
            return None;
        }
        let moves = now.moves(points, false);
        moves.into_iter().find(|(_, after)| is_kept(after))
    }
}

/// A position of a line.
#[derive(PartialEq)]
struct LinePosition {
    position: Position,
    mover: Color,
    ko: KoRule,
}

impl LinePosition {
    /// The legal moves on these points, with a move elsewhere last if it is wanted.
    fn moves(&self, points: PointSet, with_pass: bool) -> Vec<(Step, Self)> {
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
