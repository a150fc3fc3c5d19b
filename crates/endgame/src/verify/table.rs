//! What is known of positions: one flat table, sixteen bytes each where scores are whole points.

use semeai_board::Color;
use semeai_search::mix;

/// A position by hashes of what is in it, 96 bits: among the most positions that are kept two are alike with a chance below
/// one in 10^14.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    place: u64,
    check: u32,
}

impl Key {
    /// Nothing.
    pub(super) const NONE: Self = Self { place: 0, check: 0 };

    /// The key of the thing with this number.
    pub(super) fn of(number: u64) -> Self {
        let check = mix(number ^ 1 << 63) >> 32;
        Self {
            place: mix(number),
            check: u32::try_from(check).expect("the upper half"),
        }
    }

    /// This with a thing more, or without it (A. Zobrist, 1970). Of what a position is made of nothing is in it twice: each piece stands
    /// on points of its own.
    #[inline]
    pub(super) const fn with(self, other: Self) -> Self {
        Self {
            place: self.place ^ other.place,
            check: self.check ^ other.check,
        }
    }
}

/// No move, as a point.
pub(super) const NOTHING: u8 = u8::MAX;

/// A number that any score fits in: of 64 points, or of their parts.
pub(crate) trait Score: Copy + Into<i32> + TryFrom<i32> {
    /// Less than any score.
    const LEAST: Self;
    /// More than any.
    const MOST: Self;
}

impl Score for i8 {
    const LEAST: Self = Self::MIN;
    const MOST: Self = Self::MAX;
}

impl Score for i16 {
    const LEAST: Self = Self::MIN;
    const MOST: Self = Self::MAX;
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreBounds<S> {
    key: Key,
    /// The least score that is left.
    pub(super) low: S,
    /// The greatest.
    pub(super) high: S,
    /// Where the best move was, as far as it was found.
    pub(super) best: u8,
    pub(super) state: Visit,
}

impl<S: Score> ScoreBounds<S> {
    /// What is known of a position that was never met.
    const NONE: Self = Self {
        key: Key::NONE,
        low: S::LEAST,
        high: S::MOST,
        best: NOTHING,
        state: Visit::Never,
    };

    /// Takes in what a search within a window found: above its lower edge that is a lower bound, below its upper edge an upper bound,
    /// and between them exact (J. Fishburn, "Another optimization of alpha-beta search", 1983).
    pub(super) fn narrow(&mut self, found: i32, best: u8, [low, high]: [i32; 2]) {
        if found > low {
            self.low = small(found);
        }
        if found < high {
            self.high = small(found);
        }
        self.best = best;
    }
}

/// Whether a position has been met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visit {
    /// There is none.
    Never,
    /// It has been searched.
    Done,
    /// It is on the line that is being followed.
    Open,
    /// It was searched, and is to be searched once more.
    Again,
}

/// Where an entry stands, as long as the table has not grown.
#[derive(Clone, Copy, Debug)]
pub(super) struct TablePlace {
    index: usize,
    /// How large the table was.
    size: usize,
}

/// Entries by their keys. It doubles when three quarters are used.
#[derive(Debug)]
pub(super) struct BoundsTable<S> {
    slots: Vec<ScoreBounds<S>>,
    used: usize,
}

/// How large a table is at first; a power of two.
const SMALLEST: usize = 1 << 12;

impl<S: Score> BoundsTable<S> {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![ScoreBounds::NONE; SMALLEST],
            used: 0,
        }
    }

    /// The place of a position, where it is or will be.
    #[inline]
    pub(super) fn place(&self, key: Key) -> TablePlace {
        let size = self.slots.len();
        let mut index = slot(key, size);
        loop {
            let entry = &self.slots[index];
            if entry.key == key || entry.state == Visit::Never {
                return TablePlace { index, size };
            }
            index = (index + 1) & (size - 1);
        }
    }

    #[inline]
    pub(super) fn at(&self, place: TablePlace) -> ScoreBounds<S> {
        self.slots[place.index]
    }

    /// The bytes that the table takes.
    pub(super) const fn bytes(&self) -> usize {
        self.slots.len() * size_of::<ScoreBounds<S>>()
    }

    /// The bytes that the table takes when a position more is in it.
    pub(super) const fn bytes_with_one_more(&self) -> usize {
        let size = self.bytes();
        match self.used < self.slots.len() / 4 * 3 {
            true => size,
            false => 2 * size,
        }
    }

    /// Writes what is known of a position.
    #[inline]
    pub(super) fn set(&mut self, key: Key, mut place: TablePlace, entry: ScoreBounds<S>) {
        if place.size != self.slots.len() {
            place = self.place(key);
        }
        let slot = &mut self.slots[place.index];
        let is_new = slot.state == Visit::Never;
        *slot = ScoreBounds { key, ..entry };
        if is_new {
            self.used += 1;
            if self.used > self.slots.len() / 4 * 3 {
                self.grow();
            }
        }
    }

    /// Lets all positions be searched once more. Scores that are too good for a side were found where other lines came back to
    /// theirs, and are forgotten.
    pub(super) fn renew(&mut self, against: Color) {
        for entry in &mut self.slots {
            if entry.state == Visit::Done {
                entry.state = Visit::Again;
                match against {
                    Color::Black => entry.high = S::MOST,
                    Color::White => entry.low = S::LEAST,
                }
            }
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = 2 * self.slots.len();
        let old = std::mem::replace(&mut self.slots, vec![ScoreBounds::NONE; size]);
        for entry in old {
            if entry.state != Visit::Never {
                let place = self.place(entry.key);
                self.slots[place.index] = entry;
            }
        }
    }
}

/// A score in pieces, which have at most 64 points.
fn small<S: Score>(score: i32) -> S {
    let score = S::try_from(score).ok();
    score.expect("no more than the points of the pieces")
}

/// Where a position is looked for first.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "only the lower bits are wanted"
)]
const fn slot(key: Key, size: usize) -> usize {
    key.place as usize & (size - 1)
}
