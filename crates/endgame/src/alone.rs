//! One region of a board, searched by itself.

use semeai_board::{PointSet, Position};
use semeai_cgt::{Arena, GameId};
use semeai_search::{Halt, KoRule, PositionBudget};

use crate::ko::ByKo;
use crate::local::LocalSearch;
use crate::sweep::worth::{KoWorth, NoKoWorth};

/// A region of a board with the values that were found of it: what a search costs, without a report.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::RegionAlone;
/// use semeai_search::{KoRule, PositionBudget};
///
/// let position = diagram::parse("####\n@..#\n####")?.position()?;
/// let mut region = RegionAlone::new(&position, &position.empty()).unwrap();
/// let value = region.value(KoRule::SIMPLE, &mut PositionBudget::new(1_000)).unwrap();
/// assert_eq!(region.arena().display(value), "{1|*}");
/// assert_eq!(region.positions(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct RegionAlone {
    local: LocalSearch,
    arena: Arena,
}

impl RegionAlone {
    /// These points of a position, in which all stones around them are never captured. Nothing if there are more than 64.
    #[must_use]
    pub fn new(position: &Position, points: &PointSet) -> Option<Self> {
        Some(Self {
            local: LocalSearch::new(position, points)?,
            arena: Arena::new(),
        })
    }

    /// Its value under one rule for kos.
    ///
    /// # Errors
    ///
    /// Over budget, or positions come back and it has no value.
    pub fn value(&mut self, rule: KoRule, budget: &mut PositionBudget) -> Result<GameId, Halt> {
        let root = self.local.root().clone();
        self.local.value(&mut self.arena, budget, &root, rule)
    }

    /// Its values however kos go.
    ///
    /// # Errors
    ///
    /// As [`RegionAlone::value`].
    pub fn values(&mut self, budget: &mut PositionBudget) -> Result<ByKo<GameId>, Halt> {
        let root = self.local.root().clone();
        let values = self.local.values(&mut self.arena, budget, &root);
        values.transpose()
    }

    /// What it is worth if it depends on a ko, several kos at once among them; where no ko can arise, as its value says.
    ///
    /// # Errors
    ///
    /// Why it is not known.
    pub fn ko_worth(&mut self, budget: &mut PositionBudget) -> Result<KoWorth, NoKoWorth> {
        let root = self.local.root().clone();
        self.local.ko_worth(&mut self.arena, budget, &root)
    }

    /// Holds the values that were found, to be displayed and compared.
    #[must_use]
    pub fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The positions of its pieces that were met, if nobody has a ko threat.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.local.positions()
    }

    /// The memory that positions and values take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.local.bytes() + self.arena.progress().bytes
    }
}
