//! What a search remembers: proof and disproof numbers by position, in a table that grows up to a cap.
//!
//! An entry is asked for by hash alone, so two positions of one hash would be taken for each other. With 64 bits that are as
//! good as random and ten million positions of a search this happens in one of some 400,000 searches.
//!
//! Why an entry may be read on another line than that which wrote it: the hash holds all that what follows depends on (stones, who
//! moves, the ban by ko, passes and threats left), but for the path, and whatever leans on the path is written under a hash of the path
//! too (see [`Search`](super::Search)). An entry that is forgotten costs time, never an answer.

use semeai_board::Color;

/// A number that stands for "never": proved or disproved.
pub(crate) const NEVER: u32 = 1 << 30;

/// Numbers of a position, seen from the side that moves there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// How far the mover is from his goal: 0 if it is reached, [`NEVER`] if it cannot be.
    pub(crate) own: u32,
    /// How far the opponent is from his.
    pub(crate) other: u32,
    /// The moves until the goal is reached, at most, if one has reached it.
    pub(crate) distance: u16,
    /// For a failure by repetition only: the depth of the position on the path that it leans on.
    pub(crate) leans_on: u16,
}

/// What a position comes to for the attacker, once that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// Whether the attacker captures the target of the other.
    pub captures: bool,
    /// The moves until that is certain, at most.
    pub distance: u16,
}

impl Fate {
    /// The attacker does not capture, and that is certain.
    pub const FAILURE: Self = Self {
        captures: false,
        distance: 0,
    };
}

/// A result that leans on no position of the path.
pub(crate) const FREE: u16 = u16::MAX;

/// How far a side is from winning that does not capture first.
const UNLIKELY: u32 = 60;

impl Numbers {
    /// Whether one side has reached its goal.
    #[inline]
    pub(crate) fn is_solved(self) -> bool {
        self.own == 0 || self.other == 0
    }

    /// What it came to, seen from the side that moves.
    #[inline]
    pub(crate) fn ended(ending: Fate, attacker: Color, mover: Color) -> Self {
        if ending.captures == (mover == attacker) {
            Self::won(ending.distance)
        } else {
            Self::lost(ending.distance)
        }
    }

    /// First numbers of a capture of which nothing is known, seen from the side that was captured: most captors live.
    pub(crate) const UNFOLLOWED: Self = Self::guessed(6, 3);

    /// First numbers of a position that was not searched: how far each side seems to be from its goal.
    #[inline]
    pub(crate) const fn guessed(own: u32, other: u32) -> Self {
        Self {
            own,
            other,
            distance: 0,
            leans_on: FREE,
        }
    }

    /// First numbers of a position of which it is known who captures first.
    #[inline]
    pub(crate) fn hinted(fate: Fate, attacker: Color, mover: Color) -> Self {
        let near = 1 + u32::from(fate.distance) / 2;
        if fate.captures == (mover == attacker) {
            Self::guessed(near, UNLIKELY)
        } else {
            Self::guessed(UNLIKELY, near)
        }
    }

    /// What it came to, if it is solved.
    #[inline]
    pub(crate) fn ending(self, attacker: Color, mover: Color) -> Option<Fate> {
        self.is_solved().then_some(Fate {
            captures: (self.own == 0) == (mover == attacker),
            distance: self.distance,
        })
    }

    /// The mover has reached his goal.
    #[inline]
    pub(crate) fn won(distance: u16) -> Self {
        Self {
            own: 0,
            other: NEVER,
            distance,
            leans_on: FREE,
        }
    }

    /// The opponent of the mover has reached his.
    #[inline]
    pub(crate) fn lost(distance: u16) -> Self {
        Self {
            own: NEVER,
            other: 0,
            distance,
            leans_on: FREE,
        }
    }
}

/// Where a search of a position pauses: as soon as one of its numbers, seen from the side that moves there, is as large. By then
/// another position is more promising.
#[derive(Clone, Copy, Debug)]
pub struct Thresholds {
    /// For the number of the side that moves.
    pub(super) own: u32,
    /// For that of its opponent.
    pub(super) other: u32,
}

impl Thresholds {
    /// A search that goes on until it is known what the position comes to.
    pub(super) const NONE: Self = Self {
        own: NEVER,
        other: NEVER,
    };

    /// Whether a search with these numbers pauses.
    #[inline]
    pub(super) fn are_reached(self, numbers: Numbers) -> bool {
        numbers.own >= self.own || numbers.other >= self.other
    }
}

#[derive(Clone, Copy, Debug)]
struct TableEntry {
    key: u64,
    numbers: Numbers,
    /// How much it cost: what cost least is replaced first.
    work: u32,
}

const EMPTY: TableEntry = TableEntry {
    key: 0,
    numbers: Numbers {
        own: 1,
        other: 1,
        distance: 0,
        leans_on: FREE,
    },
    work: 0,
};

/// The entries that share a place.
const WAYS: usize = 4;

/// How a table grows: by doubling, up to a cap.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableGrowth {
    most: usize,
}

impl TableGrowth {
    /// A new table has at least so many places.
    const LEAST: usize = 1 << 8;

    /// A table that never takes more bytes, beyond the places of a new one.
    pub(crate) fn within(bytes: usize, bytes_of_place: usize) -> Self {
        // While a table grows, the old one is still there: a third of the cap for the old, two for the new.
        let most = bytes / bytes_of_place * 2 / 3;
        Self {
            most: most.max(Self::LEAST),
        }
    }

    /// The places of a new table: doubled so and so often they are the most.
    pub(crate) fn first(self) -> usize {
        let times = (self.most / Self::LEAST).ilog2();
        self.most >> times
    }

    /// Whether so many places can be doubled.
    pub(crate) fn is_possible(self, places: usize) -> bool {
        places * 2 <= self.most
    }

    /// The place of a hash among so many.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the high half of the product is less than the number of places"
    )]
    #[inline]
    pub(crate) fn place(self, key: u64, places: usize) -> usize {
        ((u128::from(key) * places as u128) >> 64) as usize
    }
}

/// A hash table from positions to numbers; beyond its cap it forgets what cost least.
#[derive(Debug)]
pub(crate) struct Table {
    entries: Vec<TableEntry>,
    used: usize,
    growth: TableGrowth,
}

impl Table {
    /// A table of at most so many bytes, but never less than some 30 kB.
    pub(crate) fn new(bytes: usize) -> Self {
        let growth = TableGrowth::within(bytes, size_of::<TableEntry>() * WAYS);
        Self {
            entries: vec![EMPTY; growth.first() * WAYS],
            used: 0,
            growth,
        }
    }

    /// The bytes in use.
    pub(crate) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<TableEntry>()
    }

    #[inline]
    fn place(&self, key: u64) -> usize {
        self.growth.place(key, self.entries.len() / WAYS) * WAYS
    }

    /// What is known of a position.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Numbers> {
        let place = self.place(key);
        self.entries[place..place + WAYS]
            .iter()
            .find(|entry| entry.key == key && entry.work > 0)
            .map(|entry| entry.numbers)
    }

    /// Remembers a position; `work` is at least 1.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, numbers: Numbers, work: u32) {
        // What cost least is cheapest to find again. Solved or not plays no part: unfinished numbers near the root cost most of all.
        let is_full = self.used * 4 > self.entries.len() * 3;
        if is_full && self.growth.is_possible(self.entries.len() / WAYS) {
            self.grow();
        }
        let place = self.place(key);
        let ways = &mut self.entries[place..place + WAYS];
        let at = ways
            .iter()
            .position(|entry| entry.key == key && entry.work > 0)
            .unwrap_or_else(|| cheapest(ways));
        if ways[at].work == 0 {
            self.used += 1;
        }
        ways[at] = TableEntry {
            key,
            numbers,
            work: work.max(1),
        };
    }

    fn grow(&mut self) {
        let doubled = vec![EMPTY; self.entries.len() * 2];
        let old = std::mem::replace(&mut self.entries, doubled);
        self.used = 0;
        for entry in old {
            if entry.work > 0 {
                self.put(entry.key, entry.numbers, entry.work);
            }
        }
    }
}

#[inline]
fn cheapest(ways: &[TableEntry]) -> usize {
    let cheapest = ways.iter().enumerate().min_by_key(|(_, entry)| entry.work);
    cheapest.map_or(0, |(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash::mix;

    #[test]
    fn a_table_keeps_its_cap_and_the_dear_entries() {
        let mut table = Table::new(1 << 20);
        for i in 0..200_000_u64 {
            let work = if i < 100 { 1000 } else { 1 };
            table.put(mix(i), Numbers::won(7), work);
        }
        assert!(table.bytes() <= 1 << 20);
        let kept = (0..100).filter(|&i| table.find(mix(i)).is_some()).count();
        assert!(kept >= 95, "{kept}");
        assert_eq!(table.find(mix(1 << 40)), None);
    }
}
