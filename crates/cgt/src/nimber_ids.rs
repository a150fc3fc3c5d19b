//! Value ids of nimbers, all up to a large one, in a time that is not quadratic.
//!
//! The id of `*n` is a hash of the sorted ids of all smaller nimbers, twice, so that a text of 34 n bytes would be hashed
//! for each: 73 billion bytes for `*65535`. Instead the hash is cut at the ids, which stand in a tree by their first
//! binary digits, and every node remembers what its part of the text does to a hash.
//!
//! It can remember that in few numbers. A step of FNV-1a takes a hash h and a byte b to `(h ^ b) * PRIME`. All bytes here
//! are below 128, so the exclusive or adds a number that depends on b and the last seven bits of h alone, and what a text
//! does to two hashes with the same seven bits differs by their difference times `PRIME` to the length of the text. So for
//! each of 128 endings one result is enough.

use crate::budget::{Meter, Run};
use crate::shape::Leaf;

/// The hash of nothing.
pub(crate) const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;
/// `INVERSE * PRIME` is 1.
const INVERSE: u64 = inverse(PRIME);
/// Hashes that end alike are treated alike.
const ENDINGS: usize = 128;
/// How many ids stand in a leaf of the tree, on average when it is full.
const IN_A_LEAF: usize = 8;

/// FNV-1a (Fowler, Noll and Vo 1991), from a hash of what stands before.
pub(crate) fn hash(before: u64, bytes: &[u8]) -> u64 {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(PRIME);
    bytes.iter().fold(before, step)
}

/// The ids of the first nimbers, in their order; a number may be added to all of them.
#[derive(Debug, Default)]
pub(crate) struct NimberIds {
    ids: Vec<u64>,
}

impl NimberIds {
    /// The memory of all ids there can be.
    pub(crate) const MOST_BYTES: usize = (Leaf::MAX_STAR as usize + 1) * size_of::<u64>();

    /// The id of `*n`, if it is known.
    pub(crate) fn get(&self, n: usize) -> Option<u64> {
        self.ids.get(n).copied()
    }

    /// Works out the ids up to `*n` and beyond it to the next power of two, so that asking for one after the other does
    /// not begin anew each time. `zero` is the id of the number alone.
    pub(crate) fn fill(&mut self, zero: u64, n: usize, meter: &mut Meter) -> Run<()> {
        let wanted = (n + 1).next_power_of_two();
        if self.ids.is_empty() {
            self.ids.push(zero);
        }
        let mut list = NimberList::for_ids(wanted);
        for id in &self.ids {
            list.insert(*id);
        }
        while self.ids.len() < wanted {
            // The nodes from a leaf to the root are worked out anew.
            meter.tick_by(64)?;
            let left = list.hash(hash(BASIS, b"{"));
            let id = hash(list.hash(hash(left, b"|")), b"}");
            list.insert(id);
            self.ids.push(id);
        }
        Ok(())
    }
}

/// What a part of the text makes of each hash that is nothing but its ending.
type Results = [u64; ENDINGS];

/// A sorted list of ids as it is hashed: sixteen hexadecimal digits each, commas between them.
struct NimberList {
    /// A full binary tree; the children of node i are 2i and 2i + 1. All results are kept up to date: most of them are
    /// needed for the next id, and one after the other they take less time than each when it is needed.
    nodes: Vec<Results>,
    /// For each node, `PRIME` to the length of its part of the text.
    powers: Vec<u64>,
    /// The ids at the leaves, sorted.
    leaves: Vec<Vec<u64>>,
    /// `PRIME` to the length of an id with its comma.
    power: u64,
}

impl NimberList {
    fn for_ids(count: usize) -> Self {
        let leaves = (count / IN_A_LEAF).next_power_of_two();
        Self {
            nodes: vec![endings(); 2 * leaves],
            powers: vec![1; 2 * leaves],
            leaves: vec![Vec::new(); leaves],
            power: hash(1, &[0; 17]),
        }
    }

    fn insert(&mut self, id: u64) {
        let digits = self.leaves.len().ilog2();
        let leaf = id.checked_shr(u64::BITS - digits).unwrap_or(0);
        let leaf = usize::try_from(leaf).expect("as many as there are leaves");
        let mut at = self.leaves.len() + leaf;
        let ids = &mut self.leaves[leaf];
        ids.insert(ids.partition_point(|other| *other < id), id);
        self.nodes[at] = hashed(ids);
        self.powers[at] = self.powers[at].wrapping_mul(self.power);
        while at > 1 {
            at /= 2;
            let (left, right) = (&self.nodes[2 * at], &self.nodes[2 * at + 1]);
            self.nodes[at] = left.map(|between| passed(right, self.powers[2 * at + 1], between));
            self.powers[at] = self.powers[at].wrapping_mul(self.power);
        }
    }

    /// The hash behind the list. A comma was hashed behind each id, so the last one is taken back.
    fn hash(&self, before: u64) -> u64 {
        let with_comma = passed(&self.nodes[1], self.powers[1], before);
        with_comma.wrapping_mul(INVERSE) ^ u64::from(b',')
    }
}

/// The hash behind a part of the text.
#[inline]
fn passed(results: &Results, power: u64, before: u64) -> u64 {
    let [lowest, ..] = before.to_le_bytes();
    let ending = lowest % 128;
    let rest = before - u64::from(ending);
    results[usize::from(ending)].wrapping_add(rest.wrapping_mul(power))
}

/// What the text of some ids makes of each ending.
fn hashed(ids: &[u64]) -> Results {
    let mut results = endings();
    for byte in ids.iter().flat_map(|id| written(*id)) {
        // All of them in step, which the compiler makes use of.
        for result in &mut results {
            *result = (*result ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    results
}

/// What no text makes of them.
fn endings() -> Results {
    std::array::from_fn(|ending| ending as u64)
}

/// An id with a comma behind it.
fn written(id: u64) -> [u8; 17] {
    let mut text = [b','; 17];
    for (at, digit) in text[..16].iter_mut().enumerate() {
        let shift = 60 - 4 * at;
        *digit = b"0123456789abcdef"[(id >> shift & 15) as usize];
    }
    text
}

/// The inverse of an odd number (Newton's iteration doubles the digits that are right).
const fn inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    let mut digits = 3;
    while digits < u64::BITS {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        digits *= 2;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;

    #[test]
    fn the_ids_are_the_hashes_of_the_written_lists() {
        let zero = hash(BASIS, b"{|}");
        let mut by_tree = NimberIds::default();
        let mut meter = Meter::new(Budget::default());
        meter.restart();
        // In two steps, so that the tree is built anew from what is known.
        by_tree.fill(zero, 20, &mut meter).expect("few steps");
        by_tree.fill(zero, 600, &mut meter).expect("few steps");
        let mut by_text = vec![zero];
        while by_text.len() < 600 {
            let mut sorted = by_text.clone();
            sorted.sort_unstable();
            let ids: Vec<String> = sorted.iter().map(|id| format!("{id:016x}")).collect();
            let list = ids.join(",");
            by_text.push(hash(BASIS, format!("{{{list}|{list}}}").as_bytes()));
        }
        for (n, id) in by_text.into_iter().enumerate() {
            assert_eq!(by_tree.get(n), Some(id), "*{n}");
        }
    }
}
