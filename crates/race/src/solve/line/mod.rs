//! Best lines: the winner wins as fast, the loser holds out as long as the search has seen it, which few looks make sure of where
//! every capture decides, see [`self::length`].

mod length;
mod plainest;
mod reply;

use semeai_board::{Color, Position};
use semeai_search::KoRule;

use self::length::LookBudget;
use self::reply::{LineMoves, LinePosition};
use crate::ending::Ending;
use crate::solve::both_kos::{Attack, decide};
use crate::solve::moment::RacePosition;
use crate::solve::prover::Prover;
use crate::solve::solution::Step;

/// No line is shown further.
const MOST_STEPS: usize = 200;

/// Enough positions for a look into the tables.
const GLANCE: u64 = 4_000;

/// So many positions beside those of a line are looked at to make sure of its length.
const LOOKS: u32 = 400;

/// The most positions that are searched for that.
const MOST_LOOKED_AT: u64 = 200_000;

/// The most positions for one question where a capture may not be the end: such a question can be as long as the race itself.
const AFTER_CAPTURES: u64 = 20_000;

impl Prover {
    /// A best line: the winner wins as fast, the loser holds out as long as the search has seen it, see
    /// [`SolveLimits::with_exact_until`](crate::solve::limits::SolveLimits::with_exact_until); in a seki as long as somebody has to move and
    /// no position comes back. After a capture it goes on until it is plain that the captor lives, or that he does not. At most
    /// 200 steps; empty if undecided. Where a ko has no end, as none has on squares, it ends where it would only lead back.
    pub fn line(&mut self, position: &Position, mover: Color, ko: KoRule) -> Vec<Step> {
        let now = RacePosition::new(self.race(), position.clone(), mover);
        self.line_at(&now, ko)
    }

    /// As [`Prover::line`], also where essential stones were captured and others stand in their place.
    pub fn line_at(&mut self, now: &RacePosition, ko: KoRule) -> Vec<Step> {
        let end = self.positions_made() + self.positions();
        self.line_until(now, LineQuestion { ko, ending: None }, end)
            .steps
    }

    /// The same until so many positions are made.
    pub(super) fn line_until(
        &mut self,
        now: &RacePosition,
        question: LineQuestion,
        end: u64,
    ) -> BestLine {
        let LineQuestion { ko, ending: sure } = question;
        let mut line = BestLine::default();
        if self.is_over(now, ko) {
            return line;
        }
        let positions = self.share(end);
        let ending = sure.or_else(|| decide(self.wins(now, ko, positions)));
        let mut now = LinePosition {
            now: now.clone(),
            ko,
        };
        let mut seen = Vec::new();
        let mut looks = self.look_budget(positions, end);
        while line.steps.len() < MOST_STEPS && !self.is_over(&now.now, now.ko) {
            let step = match (ending.and_then(Ending::winner), ending) {
                (Some(winner), _) if now.now.lost == Some(winner.opponent()) => {
                    self.step_of_life(&now, winner, &seen, end)
                }
                (Some(winner), _) => self.step_of_race(&now, winner, &seen, end, &mut looks),
                (None, Some(Ending::Seki)) => self.step_of_seki(&now, sure.is_some(), &seen, end),
                (None, _) => None,
            };
            let Some((step, after)) = step else {
                break;
            };
            line.steps.push(step);
            seen.push(std::mem::replace(&mut now, after));
            // What comes back without a winner comes back again and again, as several kos do.
            line.repeats = ending == Some(Ending::Seki) && seen.contains(&now);
            if line.repeats || self.is_doomed(&now, end) {
                break;
            }
        }
        line
    }

    fn look_budget(&self, positions: u64, end: u64) -> LookBudget {
        LookBudget {
            // What follows a capture is shown by it, however long somebody waits for it.
            left: if self.always_decides() { LOOKS } else { 0 },
            positions: GLANCE.min(positions),
            end: end.min(self.positions_made() + MOST_LOOKED_AT),
        }
    }

    /// The most positions for one of many questions, round by round for those that are still open: one round where a share of the
    /// budget is all that there is.
    pub(super) fn rounds(&self) -> &'static [u64] {
        if self.always_decides() {
            &[AFTER_CAPTURES]
        } else {
            &[AFTER_CAPTURES, 10 * AFTER_CAPTURES, 50 * AFTER_CAPTURES]
        }
    }

    /// A share of what is left of the budget, but enough for a look around; nothing but what is known already at the end.
    pub(super) fn share(&self, end: u64) -> u64 {
        self.share_of(end, AFTER_CAPTURES)
    }

    /// The same for a question of which there are few: where a capture may not be the end, at most so many positions.
    pub(super) fn share_of(&self, end: u64, most: u64) -> u64 {
        match end.saturating_sub(self.positions_made()) {
            0 => 0,
            left if self.always_decides() => (left / 4).max(GLANCE),
            left => (left / 4).clamp(GLANCE, most),
        }
    }

    /// The winner's fastest move, or the loser's longest, and the plainest of several. Lengths are not always exact, so nobody goes back
    /// to what was seen before.
    fn step_of_race(
        &mut self,
        now: &LinePosition,
        winner: Color,
        seen: &[LinePosition],
        end: u64,
        looks: &mut LookBudget,
    ) -> Option<(Step, LinePosition)> {
        // The only way may be to fill an own eye, of which another has been taken.
        let moves = self.moves_by_sense(now, LineMoves::by(now.now.mover, winner));
        let mut moves = moves.into_iter();
        moves.find_map(|moves| {
            let moves = self.by_plainness(now, moves, winner);
            self.best_of(moves, winner, seen, end, looks)
        })
    }

    /// The best of these moves of the same side, as far as it is found out.
    fn best_of(
        &mut self,
        mut moves: Vec<(Step, LinePosition)>,
        winner: Color,
        seen: &[LinePosition],
        end: u64,
        looks: &mut LookBudget,
    ) -> Option<(Step, LinePosition)> {
        let is_winner = moves.first()?.0.color == winner;
        // Where a ko has no end the loser could lead back for ever, too.
        moves.retain(|(_, after)| !seen.contains(after));
        // Most of what the winner needs is known already; a search for every other move would cost much.
        let glances: &[bool] = if is_winner { &[true, false] } else { &[false] };
        for &is_glance in glances {
            let mut known: Vec<(u16, usize)> = Vec::new();
            for (i, (_, after)) in moves.iter().enumerate() {
                let share = self.share(end);
                let positions = if is_glance { share.min(GLANCE) } else { share };
                let length = self.moves_to_win(&after.now, winner, after.ko, positions);
                known.extend(length.map(|length| (length, i)));
            }
            let best = if is_winner {
                self.fastest(&moves, &known, winner, looks)
            } else {
                self.longest(&moves, known, winner, looks)
            };
            if let Some(best) = best {
                return Some(moves.swap_remove(best));
            }
        }
        None
    }

    /// The moves, and apart from them those that fill the last point of an own eye that is counted on: a move elsewhere mostly is as
    /// good, and what follows a capture would be another question. The liberties of the blocks that race come first, then what is
    /// beside them, then elsewhere, and last the points that have nothing to do with the race: of moves that are as good as each
    /// other the first is shown.
    fn moves_by_sense(
        &self,
        now: &LinePosition,
        wanted: LineMoves,
    ) -> [Vec<(Step, LinePosition)>; 2] {
        let mut moves = now.moves(self, wanted);
        let liberties = self.race().liberties(&now.now.position);
        let beside = now.now.position.topology().neighborhood(&liberties);
        moves.sort_by_key(|(step, _)| match step.point {
            Some(point) if liberties.contains(point) => 0,
            Some(point) if beside.contains(point) => 1,
            None => 2,
            Some(_) => 3,
        });
        let moves = moves.into_iter();
        let (robbing, sensible) = moves.partition(|(_, after)| self.is_robbed(&after.now.position));
        [sensible, robbing]
    }

    /// The winner's move after which he needs the fewest moves, by its place, where as many as these are enough.
    fn fastest(
        &mut self,
        moves: &[(Step, LinePosition)],
        known: &[(u16, usize)],
        winner: Color,
        looks: &mut LookBudget,
    ) -> Option<usize> {
        let &(mut least, mut best) = known.iter().min()?;
        for (i, (_, after)) in moves.iter().enumerate() {
            // The other moves are only looked at for a faster win.
            let length = self.shortened(after, winner, least, looks);
            if length < least {
                (least, best) = (length, i);
            }
        }
        Some(best)
    }

    /// The loser's move after which the winner needs the most moves, by its place, where as many as these are enough; the first of
    /// several.
    fn longest(
        &mut self,
        moves: &[(Step, LinePosition)],
        mut known: Vec<(u16, usize)>,
        winner: Color,
        looks: &mut LookBudget,
    ) -> Option<usize> {
        known.sort_by_key(|&(length, i)| (std::cmp::Reverse(length), i));
        let mut best: Option<(u16, usize)> = None;
        for (length, i) in known {
            if best.is_some_and(|(most, _)| length < most) {
                break;
            }
            let length = self.shortened(&moves[i].1, winner, length, looks);
            let is_better = |(most, first)| length > most || length == most && i < first;
            if best.is_none_or(is_better) {
                best = Some((length, i));
            }
        }
        best.map(|(_, i)| i)
    }

    /// A move that keeps the seki, if playing elsewhere does not; one that leads back to what was seen only if all do. Where it is one
    /// whoever wins the kos the mover does not win, so it is kept if the other side does not, with all kos: what is known of that
    /// mostly is known already.
    fn step_of_seki(
        &mut self,
        now: &LinePosition,
        whatever_kos: bool,
        seen: &[LinePosition],
        end: u64,
    ) -> Option<(Step, LinePosition)> {
        let mut moves = now.moves(self, LineMoves::Points);
        moves.sort_by_key(|(_, after)| seen.contains(after));
        let mut is_kept = |after: &LinePosition| {
            let positions = self.share(end);
            if whatever_kos {
                let other = after.now.mover;
                let ko = KoRule::Wins(other);
                return self.attack(&after.now, other, ko, positions) == Some(Attack::Fails);
            }
            decide(self.wins(&after.now, after.ko, positions)) == Some(Ending::Seki)
        };
        if is_kept(&now.passed().1) {
            return None;
        }
        moves.into_iter().find(|(_, after)| is_kept(after))
    }

    /// After a capture that wins: a move of the loser that would capture in his turn if it were not answered, or the answer,
    /// best one that makes life plain. Nothing if there is no such threat but those that were answered before, as in a ko.
    fn step_of_life(
        &mut self,
        now: &LinePosition,
        winner: Color,
        seen: &[LinePosition],
        end: u64,
    ) -> Option<(Step, LinePosition)> {
        let mut moves = now.moves(self, LineMoves::Points);
        if now.now.mover != winner {
            moves.retain(|(_, after)| !seen.contains(after));
            let mut is_threat = |after: &LinePosition| {
                let (passed, positions) = (after.passed().1, self.share(end));
                let loser = winner.opponent();
                self.moves_to_win(&passed.now, loser, passed.ko, positions)
                    .is_some()
            };
            return moves.into_iter().find(|(_, after)| is_threat(after));
        }
        let mut kept: Vec<(Step, LinePosition)> = Vec::new();
        for (step, after) in moves {
            let positions = self.share(end);
            if self
                .moves_to_win(&after.now, winner, after.ko, positions)
                .is_some()
            {
                kept.push((step, after));
            }
        }
        let plain = kept
            .iter()
            .position(|(_, after)| self.is_over(&after.now, after.ko));
        (!kept.is_empty()).then(|| kept.swap_remove(plain.unwrap_or(0)))
    }

    /// Whether a captor has just been answered so that he is lost even if he were to move twice.
    fn is_doomed(&mut self, now: &LinePosition, end: u64) -> bool {
        let Some(loser) = now.now.lost.filter(|&loser| now.now.mover != loser) else {
            return false;
        };
        let positions = self.share(end);
        self.wins_after_skips(&now.now, loser, now.ko, 1, positions) == Some(true)
    }
}

/// Which line of a position is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineQuestion {
    /// The rule under which it is played.
    pub(super) ko: KoRule,
    /// How it ends whoever wins the kos, where that is known.
    pub(super) ending: Option<Ending>,
}

/// A line of play.
#[derive(Clone, Debug, Default)]
pub(super) struct BestLine {
    pub(super) steps: Vec<Step>,
    /// Whether it goes round for ever: nobody wins, and a side that leaves the round loses.
    pub(super) repeats: bool,
}
