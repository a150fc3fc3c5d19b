//! A fight as data.

use semeai_board::{Block, ByColor, Color, Point, PointSet};
use semeai_search::Known;

/// A block that hangs on who moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The block, as it stands.
    pub target: Block,
    /// The blocks of the other colour beside it that fall if its owner moves first, and are not known to fall any more once it is being
    /// captured. That is no proof that they are saved: only the order of the fights depends on it.
    pub beside: Vec<Block>,
    /// What each side reaches by moving first: the opponent of the block captures it, its owner saves it. Absent if that was not found
    /// out.
    pub starts: ByColor<Option<FightStart>>,
    /// What its owner can try where it was not found out how he saves it. Looked for in the biggest fight alone.
    pub attempt: Option<Attempt>,
}

/// A move of the owner of a block after which no capture of it was found, with so many liberties. That is no proof that it is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The move.
    pub point: Point,
    /// The liberties of the block after it.
    pub liberties: usize,
}

/// What a side that moves first reaches in a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FightStart {
    /// The first moves with which it is reached, the one that was found first in front; of a proof not all, for not every move is
    /// tried.
    pub moves: Vec<Point>,
    /// What is reached.
    pub result: FightResult,
    /// How it is known.
    pub by: Known,
    /// The points that it depends on: as long as nothing falls on these it holds. Where it is known of near surroundings
    /// only, all that was searched.
    pub holds_on: PointSet,
}

/// What becomes of the block that is fought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightResult {
    /// It is captured.
    Captured,
    /// It is never captured.
    Lives,
    /// It is never captured, or has so many liberties after a move of its owner.
    Liberties(u32),
    /// Its owner wins the race against this block.
    Wins(Block),
    /// It lives by the danger of the other: neither side can capture.
    Seki,
    /// A ko decides: the side that moves first gets what it wants if it wins every ko.
    Ko {
        /// So many ko threats are enough for it if the other side has none: 0 if it wins the ko where nobody has any. Fewer may be enough
        /// too. Absent if that was not found out.
        threats: Option<u8>,
    },
}

impl FightResult {
    /// Whether a ko decides.
    #[must_use]
    pub const fn is_ko(self) -> bool {
        matches!(self, Self::Ko { .. })
    }
}

impl Fight {
    /// The side that captures.
    #[must_use]
    pub const fn attacker(&self) -> Color {
        self.target.color.opponent()
    }

    /// About how many stones hang on it for a side that moves first, or for the one that captures: by this fights are ordered.
    #[must_use]
    pub fn stakes(&self, first: Option<Color>) -> usize {
        let beside = self.beside.iter().map(|block| block.stones.len());
        let stones = match first {
            Some(color) if color == self.target.color => self.target.stones.len(),
            _ => beside.fold(self.target.stones.len(), |all, more| all + more),
        };
        // What hangs on a ko counts for half.
        let capture = self.starts[self.attacker()].as_ref();
        match capture.is_some_and(|start| start.result.is_ko()) {
            true => stones / 2,
            false => stones,
        }
    }
}
