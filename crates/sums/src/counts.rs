//! How many endings three ways of searching a sum have: every order, the largest gote only, discriminants.
//!
//! A sum has n3 trees of depth 3, n2 of depth 2 and n1 gotes, each with one option a side.

use rustc_hash::FxHashMap;
use semeai_cgt::Rational;

/// How many trees of each depth a sum has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TreeCounts {
    /// How many trees have depth 3.
    pub threes: u32,
    /// How many trees have depth 2.
    pub twos: u32,
    /// How many gotes there are: trees of depth 1.
    pub ones: u32,
}

/// How many endings three ways of searching have, for the same sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Endings {
    /// In every order: `L! / (3!^n3 2!^n2)` with `L = 3 n3 + 2 n2 + n1` moves.
    pub every_order: u128,
    /// If of the gotes only the largest is tried.
    pub largest_gote: u128,
    /// If besides one tree among gotes is ended by discriminants, on average: `n1/2` of them for a tree of depth 2,
    /// `n1 (n1+8)/8` for one of depth 3, one if there is no gote.
    pub discriminants: Rational,
}

/// More trees of a depth are not counted: the numbers would be beyond 128 bits.
pub const MOST: u32 = 64;

/// The numbers of endings; nothing beyond 127 bits.
///
/// ```
/// use semeai_sums::{TreeCounts, endings};
///
/// let endings = endings(TreeCounts { threes: 2, twos: 3, ones: 0 }).unwrap();
/// assert_eq!((endings.every_order, endings.largest_gote), (1_663_200, 92_880));
/// assert_eq!(endings.discriminants.to_string(), "62259/2");
/// ```
#[must_use]
pub fn endings(shape: TreeCounts) -> Option<Endings> {
    if [shape.threes, shape.twos, shape.ones]
        .iter()
        .any(|count| *count > MOST)
    {
        return None;
    }
    let eighths = Recurrence {
        base: eighths_of_discriminants,
        known: FxHashMap::default(),
    }
    .count(shape)?;
    Some(Endings {
        every_order: every_order(shape)?,
        largest_gote: Recurrence {
            base: all_played,
            known: FxHashMap::default(),
        }
        .count(shape)?,
        discriminants: Rational::new(i128::try_from(eighths).ok()?, 8),
    })
}

/// The trees are added one by one; the k moves of each are put between the others in order.
fn every_order(shape: TreeCounts) -> Option<u128> {
    let depths = [(3, shape.threes), (2, shape.twos), (1, shape.ones)];
    let mut moves = 0_u128;
    let mut orders = 1_u128;
    for (depth, count) in depths {
        for _ in 0..count {
            let mut ways = 1_u128;
            for k in 1..=depth {
                moves += 1;
                ways = ways * moves / k;
            }
            orders = orders.checked_mul(ways)?;
        }
    }
    Some(orders)
}

/// The recurrence of the two better ways: the first move is in a tree of depth 3, in one of depth 2, or in the largest gote.
struct Recurrence {
    /// The number of endings where it is known without a move.
    base: fn(TreeCounts) -> Option<u128>,
    known: FxHashMap<TreeCounts, Option<u128>>,
}

impl Recurrence {
    fn count(&mut self, shape: TreeCounts) -> Option<u128> {
        if let Some(count) = (self.base)(shape) {
            return Some(count);
        }
        if let Some(known) = self.known.get(&shape) {
            return *known;
        }
        let count = self.by_moves(shape);
        self.known.insert(shape, count);
        count
    }

    fn by_moves(&mut self, shape: TreeCounts) -> Option<u128> {
        let TreeCounts { threes, twos, ones } = shape;
        let mut sum = 0_u128;
        if threes > 0 {
            let after = self.count(TreeCounts {
                threes: threes - 1,
                twos: twos + 1,
                ones,
            })?;
            sum = sum.checked_add(after.checked_mul(threes.into())?)?;
        }
        if twos > 0 {
            let after = self.count(TreeCounts {
                threes,
                twos: twos - 1,
                ones: ones + 1,
            })?;
            sum = sum.checked_add(after.checked_mul(twos.into())?)?;
        }
        if ones > 0 {
            sum = sum.checked_add(self.count(TreeCounts {
                threes,
                twos,
                ones: ones - 1,
            })?)?;
        }
        Some(sum)
    }
}

fn all_played(shape: TreeCounts) -> Option<u128> {
    (shape.threes == 0 && shape.twos == 0).then_some(1)
}

fn eighths_of_discriminants(shape: TreeCounts) -> Option<u128> {
    let n = u128::from(shape.ones);
    match (shape.threes, shape.twos) {
        (0, 0) => Some(8),
        (0, 1) | (1, 0) if n == 0 => Some(8),
        (0, 1) => Some(4 * n),
        (1, 0) => Some(n * (n + 8)),
        _ => None,
    }
}
