//! A position of a line of play, with the moves that may go on from it.

use semeai_board::{Color, Point};
use semeai_search::KoRule;

use crate::solve::moment::RacePosition;
use crate::solve::prover::Prover;
use crate::solve::race::Race;
use crate::solve::solution::Step;

/// Which moves a line may go on with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum LineMoves {
    /// Those on points, and elsewhere only if that lifts a ban.
    Points,
    /// Those elsewhere too.
    Everything,
}

impl LineMoves {
    /// Those of a side where this one wins: the loser may be best off elsewhere.
    pub(super) fn by(mover: Color, winner: Color) -> Self {
        if mover == winner {
            Self::Points
        } else {
            Self::Everything
        }
    }
}

/// A position of a line.
#[derive(Clone, PartialEq)]
pub(super) struct LinePosition {
    pub(super) now: RacePosition,
    pub(super) ko: KoRule,
}

impl LinePosition {
    /// The legal moves, those elsewhere last.
    pub(super) fn moves(&self, prover: &Prover, wanted: LineMoves) -> Vec<(Step, Self)> {
        let race = prover.race();
        let points = prover.points(&self.now.position, self.now.mover);
        let captured = self.now.gone.intersection(&self.now.position.empty());
        let points = points.union(&captured);
        let played = points.iter().filter_map(|point| self.play(race, point));
        let mut moves: Vec<(Step, Self)> = played.collect();
        if wanted == LineMoves::Everything || self.now.position.ko().is_some() {
            moves.push(self.passed());
        }
        moves
    }

    fn play(&self, race: &Race, point: Point) -> Option<(Step, Self)> {
        let (now, mover) = (&self.now, self.now.mover);
        let is_back = now.position.ko() == Some((mover, point));
        let (position, ko) = if is_back {
            (now.position.without_ko(), self.after_threat()?)
        } else {
            (now.position.clone(), self.ko)
        };
        let played = position.play(mover, point).ok()?;
        let after = Self {
            now: now.then(race, played.position),
            ko,
        };
        Some((self.step(Some(point), is_back), after))
    }

    /// The rule after a ko was taken back at once, if the mover can do that.
    fn after_threat(&self) -> Option<KoRule> {
        let mover = self.now.mover;
        match self.ko {
            KoRule::Wins(color) => (color == mover).then_some(self.ko),
            KoRule::Threats(mut threats) => {
                threats[mover] = threats[mover].checked_sub(1)?;
                Some(KoRule::Threats(threats))
            }
        }
    }

    pub(super) fn passed(&self) -> (Step, Self) {
        let after = Self {
            now: self.now.passed(),
            ko: self.ko,
        };
        (self.step(None, false), after)
    }

    fn step(&self, point: Option<Point>, is_after_threat: bool) -> Step {
        Step {
            color: self.now.mover,
            point,
            is_after_threat,
        }
    }
}
