//! What is searched.

use semeai_board::{ByColor, Color, PointSet, Position};
use semeai_search::{Ground, Several};

/// A race on the board: two sides, one of which is to capture the other, and the points that matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The stones; safe ones are protected. A ban by ko holds for the first move.
    pub position: Position,
    /// The essential stones of each side.
    pub essential: ByColor<PointSet>,
    /// With which of several essential blocks a side has lost.
    pub several: Several,
    /// The points where moves are tried, with the stones on them that can be captured.
    pub relevant: PointSet,
}

impl Race {
    /// The essential stones of a side by the blocks that they are in.
    fn blocks_of(&self, color: Color) -> Vec<PointSet> {
        let essential = &self.essential[color];
        let blocks = self.position.blocks().into_iter();
        let own = blocks.filter(|block| block.color == color);
        let stones = own.map(|block| block.stones.intersection(essential));
        stones.filter(|stones| !stones.is_empty()).collect()
    }

    /// Whether the essential stones of a side are several blocks.
    #[must_use]
    pub fn has_several(&self, color: Color) -> bool {
        self.blocks_of(color).len() > 1
    }

    /// The liberties, in a position that arose from this one, of the blocks that essential stones are in.
    pub(super) fn liberties(&self, position: &Position) -> PointSet {
        let blocks = position.blocks().into_iter();
        let own = blocks.filter(|block| !block.stones.is_disjoint(&self.essential[block.color]));
        own.fold(PointSet::EMPTY, |all, block| all.union(&block.liberties))
    }

    /// The essential stones in those of several blocks of a side that can be captured.
    fn mortal(&self, color: Color) -> Vec<PointSet> {
        let blocks = self.blocks_of(color);
        if blocks.len() < 2 {
            return Vec::new();
        }
        let movable = self.movable();
        let is_mortal = |stones: &PointSet| !is_immortal(self, &movable, stones);
        blocks.into_iter().filter(is_mortal).collect()
    }

    /// The blocks of sides with several essential blocks, those left out that can never be captured; none where there is one block, or
    /// where the side cannot lose.
    pub(super) fn blocks(&self) -> ByColor<Vec<PointSet>> {
        ByColor::new_with(|color| {
            let mortal = self.mortal(color);
            let can_lose = match self.several {
                Several::All => mortal.len() == self.blocks_of(color).len(),
                Several::First => true,
            };
            if can_lose { mortal } else { Vec::new() }
        })
    }

    /// What is one target of a side: its essential block, or where it has several and cannot lose, those that can never be captured.
    pub(super) fn targets(&self) -> ByColor<PointSet> {
        ByColor::new_with(|color| {
            let mortal = self.mortal(color);
            if self.several == Several::First && !mortal.is_empty() {
                return PointSet::EMPTY;
            }
            mortal
                .iter()
                .fold(self.essential[color], |rest, block| rest.difference(block))
        })
    }

    /// Whether a side can never lose: its block is never captured, or one of several, or where it loses with the first, none of
    /// them.
    pub(super) fn cannot_lose(&self, movable: &PointSet, color: Color) -> bool {
        match self.several {
            Several::All => is_immortal(self, movable, &self.essential[color]),
            Several::First => {
                let mut blocks = self.blocks_of(color).into_iter();
                blocks.all(|block| is_immortal(self, movable, &block))
            }
        }
    }

    /// Whether a side has several essential blocks of which it may lose so many that it has lost.
    pub(super) fn has_blocks(&self) -> bool {
        self.blocks().iter().any(|(_, blocks)| !blocks.is_empty())
    }

    /// The points that are searched: the movable ones, and the stones of several blocks.
    pub(super) fn searched(&self) -> PointSet {
        let blocks = Color::ALL.into_iter().flat_map(|color| self.mortal(color));
        blocks.fold(self.movable(), |all, block| all.union(&block))
    }

    /// Whether a side has lost once these essential stones have been captured.
    pub(super) fn has_lost(&self, color: Color, gone: &PointSet) -> bool {
        !gone.is_disjoint(&self.essential[color]) && {
            self.several == Several::First || {
                let blocks = self.blocks_of(color);
                blocks.iter().all(|block| !block.is_disjoint(gone))
            }
        }
    }

    /// The ground of its searches, where each side is barred from some points.
    pub(super) fn ground<const W: usize>(&self, barred: &ByColor<PointSet>) -> Ground<W> {
        Ground::new(&self.position, &self.targets(), &self.searched())
            .barring_both(barred)
            .with_blocks(&self.blocks(), self.several)
    }

    /// The points that are no essential stones and no stones that are never captured.
    pub(super) fn movable(&self) -> PointSet {
        let essential = self.essential.black.union(&self.essential.white);
        let others = self.relevant.difference(&essential);
        others.difference(&self.position.protected())
    }
}

/// Why a race cannot be searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RaceError {
    /// A side has no essential stone.
    #[error("{0} has no essential stone")]
    NoEssential(Color),
}

/// Whether one of these stones can never be captured.
pub(super) fn is_immortal(race: &Race, movable: &PointSet, stones: &PointSet) -> bool {
    let beside = race.position.topology().neighborhood(stones);
    let outside = race.position.empty().difference(movable);
    !stones.is_disjoint(&race.position.protected()) || !beside.is_disjoint(&outside)
}
