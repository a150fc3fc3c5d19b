//! The parts that a room falls into.

/// More parts of a room are left out.
const MOST_PARTS: usize = 6;

/// A part of a room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct RoomPart {
    /// Its points: those that are not the owner's.
    pub(super) rest: u64,
    /// The opponent's stones.
    pub(super) enemy: u64,
    /// Stones of the owner that are joined to nothing.
    pub(super) own: u64,
    /// The points beside the block.
    pub(super) block: u64,
    /// Those beside stones of the owner that are never captured.
    pub(super) walls: u64,
}

/// The parts that a room falls into.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RoomParts {
    parts: [RoomPart; MOST_PARTS],
    count: usize,
    /// How many are eyes.
    pub(super) eyes: usize,
    /// How many points join the block to stones that are never captured.
    pub(super) joints: u32,
}

impl RoomPart {
    /// The empty points.
    pub(super) fn empty(&self) -> u64 {
        self.rest & !self.enemy & !self.own
    }

    /// The points where one stone of the owner joins the block to stones that are never captured.
    pub(super) fn joints(&self) -> u64 {
        self.block & self.walls & self.empty()
    }
}

impl RoomParts {
    /// One part more, if there is a place for it.
    pub(super) fn push(&mut self, part: RoomPart, is_eye: bool) {
        if self.count < MOST_PARTS {
            self.joints += part.joints().count_ones();
            self.eyes += usize::from(is_eye);
            self.parts[self.count] = part;
            self.count += 1;
        }
    }

    pub(super) fn all(&self) -> &[RoomPart] {
        &self.parts[..self.count]
    }
}

/// The bits of a mask from the lowest.
pub(super) fn points(mut mask: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let first = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (first < u64::BITS).then_some(first)
    })
}
