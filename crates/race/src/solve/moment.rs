//! A position of a race with whose turn it is and what has been captured.

use semeai_board::{Block, Color, PointSet, Position, benson};

use super::finality::is_joined;
use super::race::Race;

/// A position of a race, with whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The stones, with the ban by ko.
    pub position: Position,
    /// Who is to move.
    pub mover: Color,
    /// The side that lost essential stones first, once one has. They are gone for good: stones put there later are not essential.
    pub lost: Option<Color>,
}

impl Moment {
    /// A position in which nobody is to move on stones that came back: what is missing of the essential stones has been
    /// captured by now.
    pub fn new(race: &Race, position: Position, mover: Color) -> Self {
        // Where both are missing the last move was the second capture.
        let sides = [mover, mover.opponent()];
        let lost = match sides.map(|color| is_missing(race, &position, color)) {
            [true, true] => Some(mover.opponent()),
            [true, false] => Some(mover),
            [false, true] => Some(mover.opponent()),
            [false, false] => None,
        };
        Self {
            position,
            mover,
            lost,
        }
    }

    /// What the race begins with.
    pub(super) fn begin(race: &Race, mover: Color) -> Self {
        Self {
            position: race.position.clone(),
            mover,
            lost: None,
        }
    }

    /// What is next after a move of the mover that leads to this position.
    #[must_use]
    pub fn then(&self, race: &Race, position: Position) -> Self {
        let enemy = self.mover.opponent();
        let lost = self
            .lost
            .or_else(|| is_missing(race, &position, enemy).then_some(enemy));
        Self {
            position,
            mover: enemy,
            lost,
        }
    }

    /// The same after a move elsewhere; a ban by ko is lifted.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            lost: self.lost,
        }
    }

    /// The same where a ko may be taken back at once.
    #[must_use]
    pub fn without_ko(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            ..*self
        }
    }

    /// Who has won, if that is plain: the side that captured second, or the first captor if he is joined to stones that are never
    /// captured, or cannot be kept from it, or lives even if he never moves again.
    pub fn winner(&self, race: &Race) -> Option<Color> {
        let lost = self.lost?;
        let captor = lost.opponent();
        if is_missing(race, &self.position, captor) {
            return Some(lost);
        }
        let is_joined = is_joined(race, &race.movable(), &PointSet::EMPTY, captor);
        let is_plain = is_joined || self.lives(race, captor);
        is_plain.then_some(captor)
    }

    /// Whether the essential stones of a side plainly live.
    fn lives(&self, race: &Race, color: Color) -> bool {
        let essential = &race.essential[color];
        let points = race.movable().union(&race.essential[color.opponent()]);
        let outside = self.position.empty().difference(&points);
        let is_held = |block: &Block| {
            !block.stones.is_disjoint(&self.position.protected())
                || !block.liberties.is_disjoint(&outside)
        };
        let mut blocks = self.position.blocks();
        blocks.retain(|block| block.color == color && !block.stones.is_disjoint(essential));
        blocks.iter().all(is_held) || {
            let alive = benson(&self.position, color);
            blocks
                .iter()
                .all(|block| alive.iter().any(|other| other.anchor == block.anchor))
        }
    }
}

/// Whether essential stones of a side are not there.
pub(super) fn is_missing(race: &Race, position: &Position, color: Color) -> bool {
    !race.essential[color].is_subset(&position.stones(color))
}
