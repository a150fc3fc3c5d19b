//! What is known of the walls of a region, as plain data.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;

use crate::kind::RegionKind;
use crate::ko::Between;

/// Between which numbers the count of a region lies, what a move in it is worth, and its walls at some temperatures. Everything counts
/// for Black, prisoners taken in it included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallBounds {
    /// What it counts, at least and at most.
    pub count: [Rational; 2],
    /// What a move in it is worth, at least and at most: 0 where nobody gains a point by one.
    pub worth: [Rational; 2],
    /// What players call it; absent where that hangs on what is not known.
    pub kind: Option<RegionKind>,
    /// The walls by temperature, from 0 on; at least there.
    pub levels: Vec<WallLevel>,
    /// Where each side plays as long as moves elsewhere are worth a little less than here; none where that is not known.
    pub best: ByColor<Vec<Point>>,
    /// Whether it is assumed that nobody lives in a large room that a move can close.
    pub takes_rooms: bool,
}

/// The walls at one temperature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallLevel {
    /// What a move costs.
    pub temperature: Rational,
    /// What comes of the region with Black first, at least and at most.
    pub left: [Rational; 2],
    /// The same with White first.
    pub right: [Rational; 2],
}

impl WallBounds {
    /// What it counts, if that is one number.
    #[must_use]
    pub fn exact_count(&self) -> Option<Rational> {
        let [low, high] = self.count;
        (low == high).then_some(low)
    }

    /// What a move in it is worth, if that is one number; 0 too where nobody gains a point.
    #[must_use]
    pub fn exact_worth(&self) -> Option<Rational> {
        let [low, high] = self.worth;
        (low == high).then_some(low)
    }

    /// Between which numbers its score lies where a side is first and nothing else is left to be played for.
    #[must_use]
    pub fn stop(&self, first: Color) -> Between {
        let level = &self.levels[0];
        let [low, high] = match first {
            Color::Black => level.left,
            Color::White => level.right,
        };
        Between {
            low: whole(low.floor()),
            high: whole(high.ceil()),
        }
    }

    /// The same with what another search has found: both hold.
    pub(crate) fn with(self, found: Self) -> Self {
        let is_known = self.kind.is_some();
        let (count, worth) = (both(self.count, found.count), both(self.worth, found.worth));
        let better = match is_known || self.levels.len() > found.levels.len() {
            true => self,
            false => found,
        };
        Self {
            count,
            worth,
            ..better
        }
    }
}

/// What lies in two ranges.
pub(super) fn both<T: Ord + Copy>(one: [T; 2], other: [T; 2]) -> [T; 2] {
    [one[0].max(other[0]), one[1].min(other[1])]
}

/// A score of a region in points.
fn whole(score: Rational) -> i64 {
    i64::try_from(score.to_integer()).expect("no more than the points of a region")
}
