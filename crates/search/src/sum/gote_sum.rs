//! A sum of gotes alone. Both players take the largest that is left in turn, so that only the alternating places of the sorted
//! sizes count: the score, what every first move loses and a best line to the end, in `n log n` of the number of terms.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use semeai_cgt::Player;

use super::integer_sum::IntegerSum;

/// A sum of which every term is a gote or a number.
#[derive(Debug)]
pub struct GoteSum {
    /// What Black gains by moving in a term; nothing where it is a number.
    sizes: Vec<Option<i64>>,
    /// The points of the terms beside the gotes.
    settled: i64,
    /// The place of a term among the sizes, the largest first.
    places: Vec<usize>,
    /// For every place, the sums of the sizes at even and at odd places before it; one more at the end for all of them.
    before: Vec<[i64; 2]>,
}

impl GoteSum {
    /// The sum as one of gotes; nothing if a term is another tree.
    #[must_use]
    pub fn of(sum: &IntegerSum) -> Option<Self> {
        let size = |id| sum.parts().get(id).gote;
        let terms = sum.terms().iter();
        let sizes = terms.map(|rest| match rest.part {
            Some(id) => size(id).map(Some),
            None => Some(None),
        });
        let sizes: Vec<Option<i64>> = sizes.collect::<Option<_>>()?;
        let mut order: Vec<(i64, usize)> = sizes
            .iter()
            .enumerate()
            .filter_map(|(term, size)| Some(((*size)?, term)))
            .collect();
        order.sort_unstable_by_key(|(size, _)| Reverse(*size));
        let mut places = vec![0; sizes.len()];
        let mut before = vec![[0; 2]];
        for (place, (size, term)) in order.into_iter().enumerate() {
            places[term] = place;
            let mut sums = before[place];
            sums[place % 2] += size;
            before.push(sums);
        }
        Some(Self {
            settled: sum.terms().iter().map(|rest| rest.points).sum(),
            sizes,
            places,
            before,
        })
    }

    /// The score with best play, in units: Black gets every other gote from the largest on, or from the second on.
    #[must_use]
    pub fn score(&self, to_move: Player) -> i64 {
        let [even, odd] = self.all();
        self.settled
            + match to_move {
                Player::Left => even,
                Player::Right => odd,
            }
    }

    /// The score with best play after a player has moved in a term, in units; nothing where that is a number.
    #[must_use]
    pub fn after(&self, term: usize, player: Player) -> Option<i64> {
        let size = (*self.sizes.get(term)?)?;
        let place = self.places[term];
        // What stands behind the one that is gone moves up by a place.
        let [even, odd] = self.all();
        let [to_even, to_odd] = self.before[place + 1];
        let [rest_even, rest_odd] = {
            let [first_even, first_odd] = self.before[place];
            [first_even + odd - to_odd, first_odd + even - to_even]
        };
        Some(
            self.settled
                + match player {
                    Player::Left => size + rest_odd,
                    Player::Right => rest_even,
                },
        )
    }

    /// The terms in an order of best play, whoever begins: each the first by its number that keeps the score.
    ///
    /// Taking the gote at a place instead of the largest loses what the pairs of places before it differ by. So a move keeps the
    /// score if and only if its gote is no smaller than the largest size that an odd number of those left have, and every move
    /// does if there is no such size.
    #[must_use]
    pub fn line(&self) -> Vec<usize> {
        let mut odd = BTreeSet::new();
        let mut turn = |size: i64| {
            if !odd.remove(&size) {
                odd.insert(size);
            }
            odd.last().copied()
        };
        let mut least = None;
        for size in self.sizes.iter().flatten() {
            least = turn(*size);
        }
        let mut left = Largest::of(&self.sizes);
        let mut line = Vec::new();
        while let Some((term, size)) = left.take_first(least) {
            line.push(term);
            least = turn(size);
        }
        line
    }

    /// The sums of all sizes at even and at odd places.
    fn all(&self) -> [i64; 2] {
        self.before.last().copied().unwrap_or_default()
    }
}

/// A tree over the sizes that are left: every node has the largest of the two below it, the sizes themselves stand at the end.
struct Largest {
    nodes: Vec<Option<i64>>,
    leaves: usize,
}

impl Largest {
    fn of(sizes: &[Option<i64>]) -> Self {
        let leaves = sizes.len().next_power_of_two();
        let mut nodes = vec![None; leaves];
        nodes.extend(sizes);
        nodes.resize(2 * leaves, None);
        for node in (1..leaves).rev() {
            nodes[node] = nodes[2 * node].max(nodes[2 * node + 1]);
        }
        Self { nodes, leaves }
    }

    /// Takes the first size away that is no smaller than this; the first of all if nothing is asked for.
    fn take_first(&mut self, least: Option<i64>) -> Option<(usize, i64)> {
        // Nothing is smaller than any size.
        let is_enough = |size: Option<i64>| size.is_some() && size >= least;
        let mut node = 1;
        if !is_enough(self.nodes[node]) {
            return None;
        }
        while node < self.leaves {
            node *= 2;
            node += usize::from(!is_enough(self.nodes[node]));
        }
        let (term, size) = (node - self.leaves, self.nodes[node].take()?);
        while node > 1 {
            node /= 2;
            self.nodes[node] = self.nodes[2 * node].max(self.nodes[2 * node + 1]);
        }
        Some((term, size))
    }
}
