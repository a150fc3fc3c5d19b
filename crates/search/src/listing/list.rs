//! Positions as they are found, with how they lead to each other, and what a side can force among them.

use std::hash::Hash;

use rustc_hash::FxHashMap;
use semeai_board::Color;

/// Positions in the order in which they are found, each with the moves from it.
///
/// To be grown like this: number the first positions, then, one by one in their order, connect each with what its moves lead to
/// and close it.
#[derive(Debug)]
pub(super) struct List<P> {
    spots: Vec<P>,
    numbers: FxHashMap<P, u32>,
    /// Where the moves of all positions lead, one position after the other.
    to: Vec<u32>,
    /// For every closed position where its moves end there.
    ends: Vec<usize>,
}

impl<P: Copy + Eq + Hash> List<P> {
    pub(super) fn new() -> Self {
        Self {
            spots: Vec::new(),
            numbers: FxHashMap::default(),
            to: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// The number of a position, a new one if it is met for the first time.
    #[inline]
    pub(super) fn number(&mut self, spot: P) -> u32 {
        let fresh = u32::try_from(self.spots.len()).unwrap_or(u32::MAX);
        let number = *self.numbers.entry(spot).or_insert(fresh);
        if number == fresh {
            self.spots.push(spot);
        }
        number
    }

    /// The next position whose moves are not known yet.
    pub(super) fn next(&self) -> Option<P> {
        self.spots.get(self.ends.len()).copied()
    }

    /// Adds a move from that position.
    #[inline]
    pub(super) fn connect(&mut self, to: P) {
        let to = self.number(to);
        self.to.push(to);
    }

    /// Says that there are no more moves from that position.
    pub(super) fn close(&mut self) {
        self.ends.push(self.to.len());
    }

    pub(super) fn spots(&self) -> &[P] {
        &self.spots
    }

    fn after(&self, spot: usize) -> &[u32] {
        let begin = spot.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.to[begin..self.ends[spot]]
    }

    /// From where moves lead to each position, in the same form.
    pub(super) fn backwards(&self) -> Backwards {
        let mut begins = vec![0_usize; self.spots.len() + 1];
        for &to in &self.to {
            begins[to as usize + 1] += 1;
        }
        for i in 1..begins.len() {
            begins[i] += begins[i - 1];
        }
        let mut next = begins.clone();
        let mut from = vec![0; self.to.len()];
        for (spot, number) in (0..self.spots.len()).zip(0..) {
            for &to in self.after(spot) {
                let place = &mut next[to as usize];
                from[*place] = number;
                *place += 1;
            }
        }
        Backwards { begins, from }
    }

    /// The positions from which a side can force to reach one that is `won` in finitely many moves: the least fixed point, so
    /// that a line without end is no success. `mover` says who moves.
    pub(super) fn forced(
        &self,
        backwards: &Backwards,
        side: Color,
        mover: impl Fn(&P) -> Color,
        won: impl Fn(usize, &P) -> bool,
    ) -> Vec<bool> {
        let count = |spot| u32::try_from(self.after(spot).len()).unwrap_or(u32::MAX);
        let mut escapes: Vec<u32> = (0..self.spots.len()).map(count).collect();
        let spots = self.spots.iter().enumerate();
        let mut forced: Vec<bool> = spots.map(|(i, spot)| won(i, spot)).collect();
        let mut queue: Vec<usize> = (0..forced.len()).filter(|&i| forced[i]).collect();
        while let Some(spot) = queue.pop() {
            for &before in backwards.before(spot) {
                let before = before as usize;
                escapes[before] -= 1;
                let is_forced = escapes[before] == 0 || mover(&self.spots[before]) == side;
                if is_forced && !std::mem::replace(&mut forced[before], true) {
                    queue.push(before);
                }
            }
        }
        forced
    }
}

/// From where moves lead to each position of a list.
#[derive(Debug)]
pub(super) struct Backwards {
    begins: Vec<usize>,
    from: Vec<u32>,
}

impl Backwards {
    fn before(&self, spot: usize) -> &[u32] {
        &self.from[self.begins[spot]..self.begins[spot + 1]]
    }
}
