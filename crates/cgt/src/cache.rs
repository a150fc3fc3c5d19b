//! A table of earlier results that grows to a cap and then forgets.
//!
//! Results keyed by pairs of games outnumber the games, so these tables may not grow without end. A lost entry costs
//! time, never correctness: it is found again by the same calculation. Four neighbouring slots form a bucket; a full
//! bucket makes the table double until the cap is reached, and loses an entry from then on.

use std::hash::{BuildHasher, Hash};

use rustc_hash::FxBuildHasher;

const BUCKET: usize = 4;
const FIRST_SLOTS: usize = 1 << 10;

#[derive(Debug)]
pub(crate) struct Cache<K, V> {
    slots: Vec<Option<(K, V)>>,
    used: usize,
    max_slots: usize,
    /// Which slot of a full bucket is lost next.
    victim: usize,
}

impl<K: Copy + Eq + Hash, V: Copy> Cache<K, V> {
    /// An empty table of at most about `max_bytes`, and at least the smallest size.
    pub(crate) fn new(max_bytes: usize) -> Self {
        let slots = (max_bytes / size_of::<Option<(K, V)>>()).max(FIRST_SLOTS);
        // Round down to a power of two.
        let max_slots = 1 << slots.ilog2();
        Self {
            slots: Vec::new(),
            used: 0,
            max_slots,
            victim: 0,
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Option<(K, V)>>()
    }

    #[inline]
    pub(crate) fn find(&self, key: &K) -> Option<V> {
        if self.slots.is_empty() {
            return None;
        }
        let start = self.bucket(key);
        self.slots[start..start + BUCKET]
            .iter()
            .flatten()
            .find_map(|(k, v)| (k == key).then_some(*v))
    }

    pub(crate) fn insert(&mut self, key: K, value: V) {
        if self.slots.is_empty() {
            self.slots.resize(FIRST_SLOTS, None);
        }
        if self.used * 2 > self.slots.len() && self.slots.len() < self.max_slots {
            self.grow();
        }
        self.place(key, value);
    }

    fn place(&mut self, key: K, value: V) {
        let start = self.bucket(&key);
        let bucket = &mut self.slots[start..start + BUCKET];
        let free = bucket
            .iter()
            .position(|slot| slot.is_none_or(|(k, _)| k == key));
        let at = free.unwrap_or_else(|| {
            self.victim = (self.victim + 1) % BUCKET;
            self.victim
        });
        self.used += usize::from(bucket[at].is_none());
        bucket[at] = Some((key, value));
    }

    fn grow(&mut self) {
        let doubled = self.slots.len() * 2;
        let old = std::mem::replace(&mut self.slots, vec![None; doubled]);
        self.used = 0;
        for (key, value) in old.into_iter().flatten() {
            self.place(key, value);
        }
    }

    /// The first slot of the key's bucket.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "only the low bits of the hash are wanted"
    )]
    fn bucket(&self, key: &K) -> usize {
        let hash = FxBuildHasher.hash_one(key) as usize;
        (hash & (self.slots.len() - 1)) & !(BUCKET - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_what_was_put_in_until_the_cap_is_reached() {
        let mut cache = Cache::new(1 << 20);
        for n in 0..2000_u32 {
            cache.insert(n, n + 1);
        }
        let kept = (0..2000).filter(|n| cache.find(n) == Some(n + 1)).count();
        assert!(kept > 1900, "only {kept} of 2000 were kept");
        assert_eq!(cache.find(&2000), None);
    }

    #[test]
    fn never_grows_beyond_its_cap() {
        let mut cache = Cache::new(1 << 16);
        for n in 0..100_000_u32 {
            cache.insert(n, n);
        }
        assert!(cache.bytes() <= 1 << 16);
        assert_eq!(cache.find(&99_999), Some(99_999));
    }
}
