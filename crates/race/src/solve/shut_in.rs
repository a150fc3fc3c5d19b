//! What a captor shuts in together with the block that he captures: a second eye, or a space that always makes two.

use semeai_board::{Color, EyeFacts, Point, PointSet};

use super::race::Race;

/// The least block in an eye space whose points always make two eyes, if no corner of the board and no two opposite sides touch
/// them: all shapes of seven and eight points were searched exhaustively.
const LEAST_LARGE: usize = 7;

/// The largest such block.
const MOST_LARGE: usize = 8;

/// All that the captor's one block shuts in together with the one block that he captures.
pub(super) struct ShutIn<'a> {
    race: &'a Race,
    block: &'a PointSet,
    captured: &'a PointSet,
    space: PointSet,
}

impl<'a> ShutIn<'a> {
    /// Nothing if it is not one block against one, or if a stone that is never captured is in the space.
    pub(super) fn by(race: &'a Race, movable: &PointSet, captor: Color) -> Option<Self> {
        let topology = race.position.topology();
        let (block, captured) = (&race.essential[captor], &race.essential[captor.opponent()]);
        let is_one = |stones: &PointSet| topology.components(stones).len() == 1;
        if !is_one(block) || !is_one(captured) {
            return None;
        }
        let space = topology.component(captured.first()?, &topology.points().difference(block));
        let is_closed = space.is_subset(&movable.union(captured));
        is_closed.then_some(Self {
            race,
            block,
            captured,
            space,
        })
    }

    /// Whether the captor lives there if he has an eye beside or not, as long as he fills none of his own.
    pub(super) fn is_life(&self, has_eye: bool) -> bool {
        (has_eye && self.is_all_beside()) || self.is_large()
    }

    /// Whether every point of the space is beside his block: then it is an eye (D. B. Benson, "Life in the Game of Go", 1976).
    fn is_all_beside(&self) -> bool {
        let topology = self.race.position.topology();
        self.space.is_subset(&topology.neighborhood(self.block))
    }

    /// Whether the captured block is one of seven or eight points away from the corners that does not span the board.
    fn is_large(&self) -> bool {
        let Some(facts) = self.race.position.topology().eye_facts() else {
            return false;
        };
        self.captured.len() >= LEAST_LARGE
            && self.space.len() <= MOST_LARGE
            && !self.touches_corner_or_spans(facts)
    }

    /// Whether the space has a corner of the board in it, or lies at more than one side, as far as the numbers of neighbours show:
    /// its points at sides are not connected, or there are no others.
    fn touches_corner_or_spans(&self, facts: EyeFacts) -> bool {
        let topology = self.race.position.topology();
        let degree = |point: Point| topology.neighbors(point).len();
        let sides: PointSet = (self.space.iter())
            .filter(|&point| degree(point) <= facts.corner_degree)
            .collect();
        let has_corner = sides
            .iter()
            .any(|point| degree(point) < facts.corner_degree);
        has_corner || sides.len() == self.space.len() || topology.components(&sides).len() > 1
    }
}
