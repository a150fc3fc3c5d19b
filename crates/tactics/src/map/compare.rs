//! Two maps on the same position, and on many.

use semeai_board::{Color, PointSet, Position};

use super::evaluate::{MapQuestion, MissingPoints, map_report};
use super::expression::Map;

/// Where two maps differ on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The points of both.
    pub both: PointSet,
    /// The points of the first alone.
    pub only_first: PointSet,
    /// The points of the second alone.
    pub only_second: PointSet,
    /// The empty points of the position.
    pub empty: PointSet,
}

impl Comparison {
    /// Whether they are the same on all points.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        self.only_first.is_empty() && self.only_second.is_empty()
    }

    /// Whether they are the same on the empty points, which is all that matters in play.
    #[must_use]
    pub fn is_equal_on_empty(&self) -> bool {
        let differing = self.only_first.union(&self.only_second);
        differing.is_disjoint(&self.empty)
    }
}

/// Compares what two maps of a player are on a position.
///
/// # Errors
///
/// If the board lacks points that one of the maps names.
pub fn compare(
    [first, second]: [&Map; 2],
    position: &Position,
    player: Color,
) -> Result<Comparison, MissingPoints> {
    let report = |map: &Map| {
        map_report(&MapQuestion {
            map: map.clone(),
            position: position.clone(),
            player,
        })
    };
    let (first, second) = (report(first)?, report(second)?);
    let (one, other) = (first.result(), second.result());
    Ok(Comparison {
        both: one.intersection(&other),
        only_first: one.difference(&other),
        only_second: other.difference(&one),
        empty: first.empty,
    })
}

/// How often two maps were the same on some positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComparisonCount {
    /// How many positions were looked at.
    pub positions: usize,
    /// On how many of them the maps are the same on all points.
    pub equal: usize,
    /// On how many of them the maps are the same on the empty points.
    pub equal_on_empty: usize,
    /// The first position on which they differ on an empty point, and whose map they are there.
    pub differing: Option<(Color, Position)>,
}

impl ComparisonCount {
    /// Looks at one position more.
    ///
    /// # Errors
    ///
    /// As [`compare`]; nothing is counted then.
    pub fn add(
        &mut self,
        maps: [&Map; 2],
        position: &Position,
        player: Color,
    ) -> Result<(), MissingPoints> {
        let found = compare(maps, position, player)?;
        self.positions += 1;
        self.equal += usize::from(found.is_equal());
        self.equal_on_empty += usize::from(found.is_equal_on_empty());
        if self.differing.is_none() && !found.is_equal_on_empty() {
            self.differing = Some((player, position.clone()));
        }
        Ok(())
    }
}
