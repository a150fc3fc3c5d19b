//! Random numbers that are the same on every machine.

use crate::hash::mix;

/// A generator: xoshiro256++ 1.0 of D. Blackman and S. Vigna ("Scrambled linear pseudorandom number generators", 2021; their program
/// is in the public domain). Its period is 2²⁵⁶ − 1.
///
/// Whatever is made at random, a game or a position, has a generator of its own, whose state is hashed from what names it. No two of
/// one series have the same state; states of 256 bits that are hashed and not counted up lie so far from each other that no stream is a
/// shift of another within the length of any game, but with a chance of less than 2⁻¹²⁸.
///
/// ```
/// use semeai_search::Random;
///
/// let mut random = Random::of(1, 2, 3);
/// let thrown: Vec<u32> = (0..8).map(|_| 1 + random.below(6)).collect();
/// assert_eq!(thrown, [5, 2, 6, 5, 5, 5, 6, 6]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random([u64; 4]);

impl Random {
    /// The generator of whatever has this number in a series of this seed.
    #[must_use]
    pub fn of(seed: u64, series: u64, number: u64) -> Self {
        // `mix` is one-to-one, so those of one series begin with different words.
        let first = mix(mix(mix(seed) ^ series) ^ number);
        let second = mix(first ^ mix(series));
        let third = mix(second ^ mix(number));
        Self([first, second, third, mix(third)])
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.0;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// A number below this one, each exactly as likely as the others (D. Lemire, "Fast random integer generation in an interval",
    /// 2019). Nothing is below 0: then 0.
    #[inline]
    pub fn below(&mut self, count: u32) -> u32 {
        let count = u64::from(count);
        let mut product = u128::from(self.bits()) * u128::from(count);
        if low(product) < count {
            let surplus = count.wrapping_neg().checked_rem(count).unwrap_or(0);
            while low(product) < surplus {
                product = u128::from(self.bits()) * u128::from(count);
            }
        }
        high(product)
    }

    /// An index below this one, as [`below`](Self::below); lists are never longer than numbers of 32 bits.
    pub fn index(&mut self, count: usize) -> usize {
        self.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// A number of a range, both ends included.
    pub fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.index(most.saturating_sub(least) + 1)
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }

    /// One of these, each as likely as the others.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.index(items.len())]
    }
}

/// The lower half of a product.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the lower half is meant")]
const fn low(product: u128) -> u64 {
    product as u64
}

/// The upper half of a product with a number of 32 bits.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "less than the number of 32 bits"
)]
const fn high(product: u128) -> u32 {
    (product >> 64) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers from the state 1, 2, 3, 4, as the program of its authors prints them.
    #[test]
    fn the_numbers_are_those_of_the_source() {
        let mut random = Random([1, 2, 3, 4]);
        let expected: [u64; 10] = [
            41943041,
            58720359,
            3588806011781223,
            3591011842654386,
            9228616714210784205,
            9973669472204895162,
            14011001112246962877,
            12406186145184390807,
            15849039046786891736,
            10450023813501588000,
        ];
        for number in expected {
            assert_eq!(random.bits(), number);
        }
    }

    #[test]
    fn every_choice_is_as_likely_as_the_others() {
        let mut random = Random::of(1, 2, 3);
        for count in [1, 2, 3, 7, 36, 640] {
            let mut seen = vec![0_i64; count as usize];
            for _ in 0..2_000 * count {
                seen[random.below(count) as usize] += 1;
            }
            // 2,000 each, with a standard deviation of at most 45.
            assert!(seen.iter().all(|n| (n - 2_000).abs() < 250), "{seen:?}");
        }
        assert_eq!(random.below(0), 0);
    }

    /// Rejection is rare for small counts, so it is seen at a large one: of three quarters of all numbers none is preferred.
    #[test]
    fn a_large_count_is_as_uniform() {
        let mut random = Random::of(4, 5, 6);
        let count = u32::MAX / 4 * 3;
        let lower = (0..30_000).filter(|_| random.below(count) < count / 3);
        assert!((lower.count().abs_diff(10_000)) < 500);
    }

    #[test]
    fn numbers_of_a_series_have_streams_of_their_own() {
        let mut streams: Vec<Random> = (0..100)
            .flat_map(|number| (0..3).map(move |series| Random::of(1, series, number)))
            .chain([Random::of(2, 0, 0)])
            .collect();
        let mut seen = std::collections::BTreeSet::new();
        for stream in &mut streams {
            for _ in 0..300 {
                assert!(seen.insert(stream.bits()), "no number comes twice");
            }
        }
    }
}
