//! Sets of points of a field.

use std::hash::{Hash, Hasher};
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor};

/// A set of points of a field, one bit each, in so many words of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask<const W: usize>([u64; W]);

impl<const W: usize> Mask<W> {
    /// The mask of no point, the empty set.
    pub const EMPTY: Self = Self([0; W]);

    /// How many points there may be.
    pub const CAPACITY: usize = 64 * W;

    /// The mask of this one point alone.
    #[inline]
    pub fn of(point: u16) -> Self {
        let mut words = [0; W];
        words[Self::word(point)] = 1 << (point % 64);
        Self(words)
    }

    /// The word that a point is in. Of one word alone it is known at once, and needs no look at its bounds.
    #[inline]
    fn word(point: u16) -> usize {
        if W == 1 { 0 } else { usize::from(point / 64) }
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

    /// Whether there are so many points or more.
    #[inline]
    pub fn has_at_least(self, least: u32) -> bool {
        if W > 1 || least > 4 {
            return self.len() >= least;
        }
        // Without an instruction that counts bits, taking the lowest away some times is the shorter way.
        let mut word = self.0[0];
        for _ in 1..least {
            word &= word.wrapping_sub(1);
        }
        word != 0 || least == 0
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

    /// Whether this point is in it.
    #[inline]
    pub fn contains(self, point: u16) -> bool {
        self.0[Self::word(point)] >> (point % 64) & 1 == 1
    }

    /// Puts a point in if the condition holds, without a branch.
    #[inline]
    pub fn insert_if(&mut self, point: u16, condition: bool) {
        self.0[Self::word(point)] |= u64::from(condition) << (point % 64);
    }

    /// The point that so many points of the set are below; absent if there are no more. Costs the same for every number.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "no board has more points than `PointSet::CAPACITY`"
    )]
    pub fn nth(self, number: u32) -> Option<u16> {
        let mut left = number;
        for (i, word) in self.0.into_iter().enumerate() {
            let counted = CountedWord::new(word);
            if left < counted.len() {
                return Some((64 * i) as u16 + counted.nth(left));
            }
            left -= counted.len();
        }
        None
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

/// The points that are in one of them alone.
impl<const W: usize> BitXor for Mask<W> {
    type Output = Self;

    fn bitxor(mut self, other: Self) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word ^= other;
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

/// A word with the number of its bits up to the end of each of its bytes, byte by byte (S. Vigna, "Broadword implementation of
/// rank/select queries", 2008, algorithm 2; the choice within a byte is a table here).
#[derive(Clone, Copy)]
struct CountedWord {
    word: u64,
    up_to: u64,
}

/// A one in each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// The highest bit of each byte.
const HIGHEST: u64 = 0x8080_8080_8080_8080;

/// Where the bit of this number is in a byte, by number and byte; anything where there is none.
static BIT_OF_BYTE: [[u8; 256]; 8] = bits_of_bytes();

const fn bits_of_bytes() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut number) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[number][byte] = bit;
                number += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

impl CountedWord {
    #[inline]
    fn new(word: u64) -> Self {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Self {
            word,
            up_to: bytes.wrapping_mul(ONES),
        }
    }

    #[inline]
    fn len(self) -> u32 {
        (self.up_to >> 56) as u32
    }

    /// The bit that this many are below; there must be so many.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
    fn nth(self, number: u32) -> u16 {
        let number = u64::from(number);
        // A byte is passed if no more than `number` bits end with it; none has more than 64, so nothing is borrowed.
        let is_passed = (((number * ONES) | HIGHEST) - self.up_to) >> 7 & ONES;
        let shift = (is_passed.wrapping_mul(ONES) >> 56) * 8;
        let before = (self.up_to << 8) >> shift & 0xFF;
        let byte = self.word >> shift & 0xFF;
        let bit = BIT_OF_BYTE[(number - before) as usize & 7][byte as usize];
        shift as u16 + u16::from(bit)
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

    #[test]
    fn every_point_is_found_by_its_number() {
        let mut seed = 1;
        for density in 0..70_u32 {
            let mut mask = Mask::<3>::EMPTY;
            for point in 0..192 {
                seed = crate::mix(seed);
                mask.insert_if(point, seed % 70 <= u64::from(density));
            }
            for (number, point) in (0..).zip(mask.points()) {
                assert_eq!(mask.nth(number), Some(point));
                assert!(mask.contains(point));
            }
            assert_eq!(mask.nth(mask.len()), None);
            assert!(mask.has_at_least(mask.len()) && !mask.has_at_least(mask.len() + 1));
            let few = Mask::<1>([seed & seed >> 9 & seed >> 17]);
            assert!((0..9).all(|least| few.has_at_least(least) == (few.len() >= least)));
            let others = Mask::below(192).without(mask);
            assert!(others.points().all(|point| !mask.contains(point)));
        }
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
