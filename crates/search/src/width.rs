//! How long the masks of a part are, chosen in one place for every way to search it.

use semeai_board::PointSet;

use crate::mask::Mask;

/// The words of the longest masks: as many points as any board has.
const LONGEST: usize = 10;
const _: () = assert!(Mask::<LONGEST>::CAPACITY >= PointSet::CAPACITY);

/// A question about a part that is asked before it is known how long the masks must be.
pub trait AnyWidth {
    /// What it gives.
    type Answer;

    /// Answers it with masks of so many words.
    fn with_words<const W: usize>(self) -> Self::Answer;
}

/// Answers a question about a part of so many points, with masks no longer than they need to be.
///
/// ```
/// use semeai_search::{AnyWidth, Mask, fitting};
///
/// struct Room;
///
/// impl AnyWidth for Room {
///     type Answer = usize;
///
///     fn with_words<const W: usize>(self) -> usize {
///         Mask::<W>::CAPACITY
///     }
/// }
///
/// assert_eq!([0, 64, 65, 200, 361].map(|points| fitting(points, Room)), [64, 64, 128, 256, 640]);
/// ```
pub fn fitting<A: AnyWidth>(points: usize, asked: A) -> A::Answer {
    match points {
        0..=64 => asked.with_words::<1>(),
        65..=128 => asked.with_words::<2>(),
        129..=256 => asked.with_words::<4>(),
        _ => asked.with_words::<LONGEST>(),
    }
}
