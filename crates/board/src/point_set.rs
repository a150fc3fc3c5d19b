//! Sets of points as bits in place: copied like a number, never on the heap.
//!
//! Ten words hold the largest rectangle (25 x 25 = 625 points). A set that grows with the board was rejected: a search
//! copies positions all the time, and 80 bytes are cheaper to copy than to allocate.

use crate::point::{MAX_POINTS, Point};
use std::fmt;

const WORDS: usize = MAX_POINTS / 64;

/// A set of points.
///
/// ```
/// use semeai_board::{Point, PointSet};
///
/// let points: PointSet = [5, 2, 300].into_iter().filter_map(Point::new).collect();
/// assert_eq!(points.len(), 3);
/// assert_eq!(points.iter().map(Point::index).collect::<Vec<_>>(), [2, 5, 300], "always ascending");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet {
    words: [u64; WORDS],
}

impl PointSet {
    /// How many points a board can have at most.
    pub const CAPACITY: usize = MAX_POINTS;

    /// The set without points, as a constant.
    pub const EMPTY: Self = Self { words: [0; WORDS] };

    /// The set without points, to begin with.
    #[must_use]
    pub const fn new() -> Self {
        Self::EMPTY
    }

    /// The set of this one point.
    #[must_use]
    pub fn single(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }

    /// The first `count` points, or all points if there are not so many.
    pub(crate) fn first_points(count: usize) -> Self {
        (0..count).map_while(Point::new).collect()
    }

    /// Adds a point; says whether it was new.
    pub fn insert(&mut self, point: Point) -> bool {
        let (word, mask) = place(point);
        let is_new = self.words[word] & mask == 0;
        self.words[word] |= mask;
        is_new
    }

    /// Takes a point out; says whether it was there.
    pub fn remove(&mut self, point: Point) -> bool {
        let (word, mask) = place(point);
        let was_there = self.words[word] & mask != 0;
        self.words[word] &= !mask;
        was_there
    }

    /// Whether the point is in the set.
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        let (word, mask) = place(point);
        self.words[word] & mask != 0
    }

    /// How many points are in it; counted anew each time.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words
            .iter()
            .map(|word| word.count_ones() as usize)
            .sum()
    }

    /// Whether no point is in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// The point with the lowest number; nothing in an empty set.
    #[must_use]
    pub fn first(&self) -> Option<Point> {
        let word = self.words.iter().position(|&word| word != 0)?;
        Some(Point::at_bit(word, self.words[word].trailing_zeros()))
    }

    /// Takes out the point with the lowest number; nothing if none is left.
    pub fn pop_first(&mut self) -> Option<Point> {
        let word = self.words.iter().position(|&word| word != 0)?;
        let bits = self.words[word];
        self.words[word] = bits & (bits - 1);
        Some(Point::at_bit(word, bits.trailing_zeros()))
    }

    /// The points in the order of their numbers.
    #[must_use]
    pub const fn iter(&self) -> Points {
        Points {
            rest: *self,
            word: 0,
        }
    }

    /// The points in this set or the other or both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        self.combine(other, |a, b| a | b)
    }

    /// The points that are in both sets.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        self.combine(other, |a, b| a & b)
    }

    /// The points of this set that are not in the other.
    #[must_use]
    pub fn difference(&self, other: &Self) -> Self {
        self.combine(other, |a, b| a & !b)
    }

    /// Whether every point of this set is in the other.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.words
            .iter()
            .zip(&other.words)
            .all(|(a, b)| a & !b == 0)
    }

    /// Whether the sets have no point in common.
    #[must_use]
    pub fn is_disjoint(&self, other: &Self) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    fn combine(&self, other: &Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            words: std::array::from_fn(|i| f(self.words[i], other.words[i])),
        }
    }
}

const fn place(point: Point) -> (usize, u64) {
    (point.index() / 64, 1 << (point.index() % 64))
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(points);
        set
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl IntoIterator for &PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Point::index))
            .finish()
    }
}

/// The points of a [`PointSet`], ascending.
#[derive(Debug, Clone)]
pub struct Points {
    rest: PointSet,
    word: usize,
}

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        while let Some(bits) = self.rest.words.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Point::at_bit(self.word, bit));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.rest.len();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn set(indices: &BTreeSet<usize>) -> PointSet {
        indices.iter().copied().filter_map(Point::new).collect()
    }

    fn indices(set: &PointSet) -> BTreeSet<usize> {
        set.iter().map(Point::index).collect()
    }

    fn any_indices() -> impl Strategy<Value = BTreeSet<usize>> {
        proptest::collection::btree_set(0..PointSet::CAPACITY, 0..40)
    }

    #[test]
    fn the_last_point_fits() {
        let last = Point::new(PointSet::CAPACITY - 1).expect("below the capacity");
        let mut points = PointSet::single(last);
        assert_eq!(points.first(), Some(last));
        assert_eq!(points.pop_first(), Some(last));
        assert_eq!(points.pop_first(), None);
        assert!(points.is_empty());
    }

    proptest! {
        #[test]
        fn bits_behave_like_an_ordered_set(a in any_indices(), b in any_indices()) {
            let (x, y) = (set(&a), set(&b));
            prop_assert_eq!(x.iter().map(Point::index).collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(x.iter().len(), a.len());
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(x.first().map(Point::index), a.first().copied());
            prop_assert_eq!(indices(&x.union(&y)), &a | &b);
            prop_assert_eq!(indices(&x.intersection(&y)), &a & &b);
            prop_assert_eq!(indices(&x.difference(&y)), &a - &b);
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            prop_assert_eq!(x.is_disjoint(&y), a.is_disjoint(&b));
        }

        #[test]
        fn insert_and_remove_say_what_changed(a in any_indices(), index in 0..PointSet::CAPACITY) {
            let point = Point::new(index).expect("below the capacity");
            let mut x = set(&a);
            prop_assert_eq!(x.insert(point), !a.contains(&index));
            prop_assert!(x.contains(point));
            prop_assert!(x.remove(point));
            prop_assert!(!x.remove(point));
            prop_assert!(!x.contains(point));
        }
    }
}
