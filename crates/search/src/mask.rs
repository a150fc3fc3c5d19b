//! Sets of points of a field.

use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A set of points of a field, one bit each, in so many words of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask<const W: usize>([u64; W]);

impl<const W: usize> Mask<W> {
    /// The mask of no point, the empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// How many points there may be.
    pub const CAPACITY: usize = 64 * W;

    /// The mask of this one point alone.
    pub fn of(point: u16) -> Self {
        let point = usize::from(point);
        let mut words = [0; W];
        words[point / 64] = 1 << (point % 64);
        Self(words)
    }

    /// The points whose numbers are below this one.
    pub fn below(count: usize) -> Self {
        Self(std::array::from_fn(|i| {
            match count.saturating_sub(64 * i) {
                0 => 0,
                bits @ 1..64 => (1 << bits) - 1,
                _ => u64::MAX,
            }
        }))
    }

    /// Whether no point is in it.
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many points are in the mask.
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether there is one point exactly.
    pub fn is_single(self) -> bool {
        !self.is_empty() && self.has_at_most_one()
    }

    /// Whether there is no second point.
    pub fn has_at_most_one(self) -> bool {
        self == self.first()
    }

    /// Whether they have a point in common.
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether every point is one of the others.
    pub fn is_within(self, others: Self) -> bool {
        self.without(others).is_empty()
    }

    /// The points that are not among the others.
    pub fn without(mut self, others: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(others.0) {
            *word &= !other;
        }
        self
    }

    /// The set of the lowest point alone, if there is one.
    pub fn first(self) -> Self {
        let mut words = [0; W];
        for (first, word) in words.iter_mut().zip(self.0) {
            *first = word & word.wrapping_neg();
            if word != 0 {
                break;
            }
        }
        Self(words)
    }

    /// The lowest point; absent if there is none.
    pub fn lowest(self) -> Option<u16> {
        self.points().next()
    }

    /// The points from the lowest to the highest.
    pub fn points(self) -> MaskPoints<W> {
        MaskPoints {
            words: self.0,
            word: 0,
        }
    }
}

impl<const W: usize> Default for Mask<W> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const W: usize> Hash for Mask<W> {
    /// Word by word: the length is the same for all.
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in self.0 {
            state.write_u64(word);
        }
    }
}

impl<const W: usize> FromIterator<u16> for Mask<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(points: I) -> Self {
        let points = points.into_iter();
        points.fold(Self::EMPTY, |mask, point| mask | Self::of(point))
    }
}

impl<const W: usize> BitAnd for Mask<W> {
    type Output = Self;

    fn bitand(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
        self
    }
}

impl<const W: usize> BitOr for Mask<W> {
    type Output = Self;

    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl<const W: usize> BitOrAssign for Mask<W> {
    fn bitor_assign(&mut self, other: Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

/// The points of a set, see [`Mask::points`].
#[derive(Clone, Debug)]
pub struct MaskPoints<const W: usize> {
    words: [u64; W],
    /// Those before have nothing left.
    word: usize,
}

impl<const W: usize> Iterator for MaskPoints<W> {
    type Item = u16;

    #[expect(
        clippy::cast_possible_truncation,
        reason = "no board has more points than `PointSet::CAPACITY`"
    )]
    fn next(&mut self) -> Option<u16> {
        while let Some(word) = self.words.get_mut(self.word) {
            if *word != 0 {
                let bit = word.trailing_zeros();
                *word &= *word - 1;
                return Some((64 * self.word + bit as usize) as u16);
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, without the state of an iterator: floods spend most of their time here.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no board has more points than `PointSet::CAPACITY`"
    )]
    fn fold<B, F: FnMut(B, u16) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (i, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                folded = f(folded, (64 * i + word.trailing_zeros() as usize) as u16);
                word &= word - 1;
            }
        }
        folded
    }
}

#[cfg(test)]
mod tests {
    use super::Mask;

    #[test]
    fn points_come_back_in_their_order() {
        let points = [0, 63, 64, 127, 128, 200, 255];
        let mask: Mask<4> = points.into_iter().rev().collect();
        assert_eq!(mask.points().collect::<Vec<_>>(), points);
        assert_eq!(mask.len(), 7);
        assert_eq!(mask.lowest(), Some(0));
        assert_eq!(mask.without(mask.first()).lowest(), Some(63));
        assert!(!mask.is_single() && !mask.has_at_most_one());
    }

    #[test]
    fn nothing_and_one_point_are_told_apart() {
        let (none, one) = (Mask::<2>::EMPTY, Mask::<2>::of(64));
        assert!(none.is_empty() && !none.is_single() && none.has_at_most_one());
        assert!(!one.is_empty() && one.is_single() && one.has_at_most_one());
        assert_eq!((none.lowest(), one.lowest()), (None, Some(64)));
        assert!(none.is_within(one) && !one.is_within(none) && !one.meets(none));
    }

    fn all_below<const W: usize>(counts: &[usize]) {
        for &count in counts {
            let mask = Mask::<W>::below(count);
            let points: Vec<usize> = mask.points().map(usize::from).collect();
            assert_eq!(points, (0..count).collect::<Vec<_>>());
            assert_eq!(mask.len() as usize, count);
        }
    }

    #[test]
    fn all_points_below_a_number() {
        all_below::<1>(&[0, 1, 63, 64]);
        all_below::<2>(&[0, 1, 63, 64, 65, 127, 128]);
        all_below::<10>(&[0, 64, 65, 361, 639, 640]);
    }
}
