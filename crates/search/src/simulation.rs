//! Which positions of a part are at least as good for Black as others: the greatest simulation.

use rustc_hash::FxHashMap;

use crate::graph::{KILLED, Node};

/// For every position the positions that it is at least as good as for Black.
///
/// Begins with what the liberties allow and drops pairs that are not matched by moves, until nothing changes. A banned
/// side is always the one to move, so of a pair with a ban only the moves of that side count, and what both turn into
/// when it moves elsewhere.
pub(crate) fn simulation(nodes: &[Node]) -> Vec<Row> {
    let count = nodes.len();
    let set = |holds: &dyn Fn(&Node) -> bool| {
        let mut row = Row::new(count);
        let found = nodes.iter().enumerate().filter(|(_, node)| holds(node));
        found.for_each(|(j, _)| row.insert(j));
        row
    };
    // What the liberties allow is the same for all positions with the same ones.
    let mut allowed: FxHashMap<_, Row> = FxHashMap::default();
    let mut better: Vec<Row> = nodes
        .iter()
        .map(|node| {
            let like = allowed.entry((node.liberty, node.fixed, node.banned));
            like.or_insert_with(|| set(&|other| has_no_less(node, other)))
                .clone()
        })
        .collect();
    let kinds = Kinds {
        black_kill: set(&|node| node.moves[0].contains(&KILLED)),
        white_kill: set(&|node| kills(nodes, node, 1)),
        free: set(&|node| node.banned.is_none()),
        black_next: set(&|node| node.banned == Some(0)),
        white_next: set(&|node| node.banned == Some(1)),
    };
    let before = Before::new(nodes);
    let mut is_new = vec![true; count];
    while is_new.contains(&true) {
        // Which positions White can bring into the row of a changed one, worked out once for all that lead to it.
        let mut reached: Vec<Option<Row>> = vec![None; count];
        let was_new = std::mem::replace(&mut is_new, vec![false; count]);
        for (i, node) in nodes.iter().enumerate() {
            let after = node.moves.iter().flatten().chain([&node.tick]);
            let is_touched = was_new[i]
                || after
                    .filter(|&&to| to != KILLED)
                    .any(|&to| was_new[usize::from(to)] || is_new[usize::from(to)]);
            if !is_touched {
                continue;
            }
            let row = refine(i, nodes, &better, &kinds, &before, &mut reached);
            if row != better[i] {
                better[i] = row;
                reached[i] = None;
                is_new[i] = true;
            }
        }
    }
    better
}

/// Positions of one kind.
struct Kinds {
    /// Black captures the essential block by a move that is legal only then.
    black_kill: Row,
    /// White takes the last liberty one way or other.
    white_kill: Row,
    /// Nobody is banned.
    free: Row,
    /// Black is banned and about to move.
    black_next: Row,
    white_next: Row,
}

/// From where the moves of each side come, and the ticks.
struct Before {
    moves: [Vec<Vec<u16>>; 2],
    ticks: Vec<Vec<u16>>,
}

impl Before {
    fn new(nodes: &[Node]) -> Self {
        let empty = vec![Vec::new(); nodes.len()];
        let mut before = Self {
            moves: [empty.clone(), empty.clone()],
            ticks: empty,
        };
        for (i, node) in (0..=u16::MAX).zip(nodes) {
            for side in 0..2 {
                for &to in node.moves[side].iter().filter(|&&to| to != KILLED) {
                    before.moves[side][usize::from(to)].push(i);
                }
            }
            before.ticks[usize::from(node.tick)].push(i);
        }
        before
    }

    /// The positions with a move of a side, or a tick, into a set.
    fn into(&self, from: &[Vec<u16>], set: &Row) -> Row {
        let mut found = Row::new(self.ticks.len());
        for to in set.iter() {
            from[to].iter().for_each(|&i| found.insert(usize::from(i)));
        }
        found
    }
}

/// Whether a side can take the last liberty of the other essential block here.
fn kills(nodes: &[Node], node: &Node, side: usize) -> bool {
    let takes = |&to: &u16| to == KILLED || !nodes[usize::from(to)].liberty[1 - side];
    !node.liberty[1 - side] || node.moves[side].iter().any(takes)
}

/// The row of `i` without what it turns out not to be as good as.
fn refine(
    i: usize,
    nodes: &[Node],
    better: &[Row],
    kinds: &Kinds,
    before: &Before,
    reached: &mut [Option<Row>],
) -> Row {
    let node = &nodes[i];
    let tick = usize::from(node.tick);
    let mut row = better[i].clone();
    if node.banned != Some(1) {
        // What Black can match, by a move or by staying; positions from where he has another move are lost.
        let mut matched = better[tick].clone();
        for &to in node.moves[0].iter().filter(|&&to| to != KILLED) {
            matched.add(&better[usize::from(to)]);
        }
        let mut lost = before.into(&before.moves[0], &matched.complement(nodes.len()));
        if !kills(nodes, node, 0) {
            lost.add(&kinds.black_kill);
        }
        lost.remove_all(&kinds.white_next);
        row.remove_all(&lost);
    }
    if node.banned != Some(0) {
        for &to in &node.moves[1] {
            let mut kept = if to == KILLED {
                kinds.white_kill.clone()
            } else {
                let to = usize::from(to);
                let set = &better[to];
                let answered = reached[to].get_or_insert_with(|| {
                    let mut found = before.into(&before.moves[1], set);
                    found.add(&before.into(&before.ticks, set));
                    found
                });
                answered.clone()
            };
            kept.add(&kinds.black_next);
            row.retain(&kept);
        }
    }
    let mut kept = before.into(&before.ticks, &better[tick]);
    if node.banned.is_none() {
        kept.add(&kinds.free);
    }
    row.retain(&kept);
    row
}

/// The liberties and the turn allow that `i` is at least as good for Black as `j`.
fn has_no_less(i: &Node, j: &Node) -> bool {
    let implies = |a: bool, b: bool| !a || b;
    let is_one_turn = i.banned.is_none() || j.banned.is_none() || i.banned == j.banned;
    is_one_turn
        && implies(j.liberty[0], i.liberty[0])
        && implies(j.fixed[0], i.fixed[0])
        && implies(i.liberty[1], j.liberty[1])
        && implies(i.fixed[1], j.fixed[1])
}

/// A set of positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row(Vec<u64>);

impl Row {
    fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    /// The places where it holds.
    pub fn of(holds: impl ExactSizeIterator<Item = bool>) -> Self {
        let mut row = Self::new(holds.len());
        let places = holds.enumerate().filter(|&(_, holds)| holds);
        places.for_each(|(i, _)| row.insert(i));
        row
    }

    /// In how many places it holds.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn insert(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }

    #[inline]
    pub fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }

    fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    fn remove_all(&mut self, other: &Self) {
        for (word, less) in self.0.iter_mut().zip(&other.0) {
            *word &= !less;
        }
    }

    fn retain(&mut self, other: &Self) {
        for (word, kept) in self.0.iter_mut().zip(&other.0) {
            *word &= kept;
        }
    }

    fn complement(&self, count: usize) -> Self {
        let mut words: Vec<u64> = self.0.iter().map(|word| !word).collect();
        if let Some(last) = words.last_mut()
            && !count.is_multiple_of(64)
        {
            *last &= (1 << (count % 64)) - 1;
        }
        Self(words)
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let next = (rest != 0).then(|| at * 64 + rest.trailing_zeros() as usize);
                rest &= rest.wrapping_sub(1);
                next
            })
        })
    }
}
