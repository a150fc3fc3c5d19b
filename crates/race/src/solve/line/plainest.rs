//! The plainest of the moves that a line may go on with: what a player would show first of those that are equally good.

use std::cmp::Reverse;

use semeai_board::{Color, PointSet, Position};

use super::reply::LinePosition;
use crate::solve::moment::RacePosition;
use crate::solve::prover::Prover;
use crate::solve::race::Race;
use crate::solve::solution::Step;

/// What a move does at first sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sense {
    /// It takes essential stones.
    Takes,
    /// It fills a liberty of the other side, and none is lost.
    Fills,
    /// It gains more liberties than it costs.
    Gains,
    /// It fills a liberty of both sides.
    FillsShared,
    /// It neither gains nor costs, on a liberty or beside one.
    Near,
    /// It is a move elsewhere.
    Elsewhere,
    /// It costs liberties.
    Costs,
    /// It is on a point that has nothing to do with the race.
    Far,
}

impl Sense {
    /// The place of a winner's move among his others.
    const fn for_winner(self) -> u8 {
        match self {
            Self::Takes => 0,
            Self::Fills => 1,
            Self::Gains => 2,
            Self::FillsShared => 3,
            Self::Near => 4,
            Self::Elsewhere => 5,
            Self::Costs => 6,
            Self::Far => 7,
        }
    }

    /// The place of a loser's move among his others that gain as much: he does not fill his own liberties, and gets out of atari
    /// first.
    const fn for_loser(self, is_in_atari: bool) -> u8 {
        match self {
            Self::Takes => 0,
            Self::Fills if is_in_atari => 2,
            Self::Gains if is_in_atari => 1,
            Self::Fills => 1,
            Self::Gains => 2,
            Self::Near => 3,
            Self::Elsewhere => 4,
            Self::FillsShared => 5,
            Self::Costs => 6,
            Self::Far => 7,
        }
    }
}

impl Prover {
    /// The moves of one side from the plainest on.
    pub(super) fn by_plainness(
        &self,
        now: &LinePosition,
        moves: Vec<(Step, LinePosition)>,
        winner: Color,
    ) -> Vec<(Step, LinePosition)> {
        let sight = Sight::new(self.race(), &now.now);
        let is_in_atari = sight.own.len() == 1;
        let mut keyed: Vec<(u8, Reverse<usize>, (Step, LinePosition))> = Vec::new();
        for (step, after) in moves {
            let (sense, gain) = sight.of(step, &after.now);
            let (place, gain) = if step.color == winner {
                (sense.for_winner(), 0)
            } else if sense == Sense::Takes {
                (sense.for_loser(is_in_atari), usize::MAX)
            } else {
                (sense.for_loser(is_in_atari), gain)
            };
            keyed.push((place, Reverse(gain), (step, after)));
        }
        keyed.sort_by_key(|&(place, gain, _)| (gain, place));
        keyed.into_iter().map(|(.., one)| one).collect()
    }
}

/// A position before a move, with what is seen of it.
struct Sight<'a> {
    race: &'a Race,
    now: &'a RacePosition,
    own: PointSet,
    other: PointSet,
    /// Both, and the points beside them.
    near: PointSet,
}

impl<'a> Sight<'a> {
    fn new(race: &'a Race, now: &'a RacePosition) -> Self {
        let own = liberties(race, now, now.mover);
        let other = liberties(race, now, now.mover.opponent());
        let all = own.union(&other);
        let beside = now.position.topology().neighborhood(&all);
        Self {
            race,
            now,
            own,
            other,
            near: all.union(&beside),
        }
    }

    /// What a move does, and how many liberties the mover is better off by it.
    fn of(&self, step: Step, after: &RacePosition) -> (Sense, usize) {
        let (mover, enemy) = (step.color, step.color.opponent());
        let Some(point) = step.point else {
            return (Sense::Elsewhere, 0);
        };
        let taken = after.gone.difference(&self.now.gone);
        if !taken.is_disjoint(&self.race.essential[enemy]) {
            return (Sense::Takes, 0);
        }
        let own = liberties(self.race, after, mover).len();
        let other = liberties(self.race, after, enemy).len();
        let gain = (own + self.other.len()).saturating_sub(other + self.own.len());
        let fills = self.other.contains(point);
        let sense = if gain > 0 && is_lost(&self.now.position, &after.position, step) {
            return (Sense::Near, 0);
        } else if fills && own >= self.own.len() {
            Sense::Fills
        } else if gain > 0 {
            Sense::Gains
        } else if fills && self.own.contains(point) {
            Sense::FillsShared
        } else if own < self.own.len() || other > self.other.len() {
            Sense::Costs
        } else if self.near.contains(point) {
            Sense::Near
        } else {
            Sense::Far
        };
        (sense, gain)
    }
}

/// Whether the stone of a move that takes nothing can be taken at once.
fn is_lost(before: &Position, after: &Position, step: Step) -> bool {
    let enemy = step.color.opponent();
    let takes = before.stones(enemy) != after.stones(enemy);
    let block = step.point.and_then(|point| after.block_at(point));
    !takes && block.is_some_and(|block| block.liberties.len() < 2)
}

/// The liberties of the essential blocks of a side that stand.
fn liberties(race: &Race, now: &RacePosition, color: Color) -> PointSet {
    let standing = race.essential[color].difference(&now.gone);
    let mut left = standing.intersection(&now.position.stones(color));
    let mut liberties = PointSet::EMPTY;
    while let Some(block) = left.first().and_then(|point| now.position.block_at(point)) {
        left = left.difference(&block.stones);
        liberties = liberties.union(&block.liberties);
    }
    liberties
}
