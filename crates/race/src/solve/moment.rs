//! A position of a race with whose turn it is and what has been captured.

use semeai_board::{Block, Color, PointSet, Position, benson};
use semeai_search::Several;

use super::finality::is_joined;
use super::race::Race;

/// A position of a race, with whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RacePosition {
    /// The stones, with the ban by ko.
    pub position: Position,
    /// The side that is to move next.
    pub mover: Color,
    /// The side that lost essential stones first, once one has. They are gone for good: stones put there later are not essential.
    pub lost: Option<Color>,
    /// The essential stones that have been captured. Stones put there later are not essential.
    pub gone: PointSet,
}

impl RacePosition {
    /// A position in which nobody is to move on stones that came back: what is missing of the essential stones has been
    /// captured by now.
    pub fn new(race: &Race, position: Position, mover: Color) -> Self {
        // Where both are missing the last move was the second capture.
        let sides = [mover, mover.opponent()];
        let gone = missing(race, &position);
        let lost = match sides.map(|color| race.has_lost(color, &gone)) {
            [true, true] => Some(mover.opponent()),
            [true, false] => Some(mover),
            [false, true] => Some(mover.opponent()),
            [false, false] => None,
        };
        Self {
            position,
            mover,
            lost,
            gone,
        }
    }

    /// What the race begins with.
    pub(super) fn begin(race: &Race, mover: Color) -> Self {
        Self {
            position: race.position.clone(),
            mover,
            lost: None,
            gone: PointSet::EMPTY,
        }
    }

    /// What is next after a move of the mover that leads to this position.
    #[must_use]
    pub fn then(&self, race: &Race, position: Position) -> Self {
        let enemy = self.mover.opponent();
        let gone = self.gone.union(&missing(race, &position));
        let lost = self
            .lost
            .or_else(|| race.has_lost(enemy, &gone).then_some(enemy));
        Self {
            position,
            mover: enemy,
            lost,
            gone,
        }
    }

    /// The same after a move elsewhere; a ban by ko is lifted.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self {
            position: self.position.without_ko(),
            mover: self.mover.opponent(),
            lost: self.lost,
            gone: self.gone,
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
        if race.has_lost(captor, &self.gone) {
            return Some(lost);
        }
        let is_joined = is_joined(race, &race.movable(), &PointSet::EMPTY, captor);
        let is_plain = is_joined || self.lives(race, captor);
        is_plain.then_some(captor)
    }

    /// Whether the one essential block of a side has two eyes that nobody can take, so that it lives though its owner never moves.
    pub(super) fn has_two_eyes(&self, race: &Race, color: Color) -> bool {
        let essential = &race.essential[color];
        let alive = benson(&self.position, color);
        alive
            .iter()
            .any(|block| !block.stones.is_disjoint(essential))
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
        let stand = |block: &&Block| !block.stones.is_disjoint(&essential.difference(&self.gone));
        if race.has_several(color) && race.several == Several::All {
            // One that lives is enough.
            return blocks.iter().filter(stand).any(is_held);
        }
        blocks.iter().all(is_held) || {
            let alive = benson(&self.position, color);
            blocks
                .iter()
                .all(|block| alive.iter().any(|other| other.anchor == block.anchor))
        }
    }
}

/// The essential stones that are not there.
fn missing(race: &Race, position: &Position) -> PointSet {
    let of = |color: Color| race.essential[color].difference(&position.stones(color));
    of(Color::Black).union(&of(Color::White))
}
