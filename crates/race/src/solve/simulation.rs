//! Which positions of a part are at least as good as others, and what is left when the rest is dropped.

use rustc_hash::FxHashMap;

use super::field::mix;

/// The number of the position after a move that is legal only if it captures the essential block.
pub(super) const KILLED: u16 = u16::MAX;

/// More kinds of positions are not compared with each other.
const MOST_COMPARED: usize = 1_500;

/// Positions of a part with the moves between them; side 0 is Black.
#[derive(Debug, Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
}

#[derive(Clone, Debug, Default)]
struct Node {
    /// Whether each essential block has a liberty here.
    liberty: [bool; 2],
    /// Whether each essential block is joined to stones that are never captured.
    fixed: [bool; 2],
    /// Where the moves of each side lead.
    moves: [Vec<u16>; 2],
}

/// The positions that are kept.
#[derive(Debug, Default)]
pub(super) struct Reduced {
    nodes: Vec<Node>,
    /// About how many moves each essential block has left here, see [`Reduced::needed`].
    needed: Vec<[u16; 2]>,
    /// See [`Reduced::eyes`].
    eyes: Vec<[u8; 2]>,
    /// Positions in which nothing can happen but that liberties are filled.
    plain: Vec<Option<PlainPart>>,
}

/// What is left of a part in which nothing can happen but that liberties are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlainPart {
    /// Nothing.
    Empty,
    /// So many liberties of a side that its opponent can fill at any time.
    Outer(usize, u32),
    /// An eye of one point.
    Eye(usize),
}

impl Reduced {
    /// Whether an essential block has a liberty.
    pub(super) fn has_liberty(&self, number: u16, side: usize) -> bool {
        self.nodes[usize::from(number)].liberty[side]
    }

    /// Whether an essential block can never be captured any more.
    pub(super) fn is_fixed(&self, number: u16, side: usize) -> bool {
        self.nodes[usize::from(number)].fixed[side]
    }

    /// Where the moves of a side lead that are worth making; [`KILLED`] for one that is legal only if it captures the
    /// essential block.
    pub(super) fn moves(&self, number: u16, side: usize) -> &[u16] {
        &self.nodes[usize::from(number)].moves[side]
    }

    /// The eyes of an essential block here that its owner need not defend: 2 if the opponent, moving alone, can never
    /// take its last liberty, 1 if he can only by the capture itself. Two in all, and the block lives.
    pub(super) fn eyes(&self, number: u16, side: usize) -> u8 {
        self.eyes[usize::from(number)][side]
    }

    /// What is left, if nothing can happen but that liberties are filled.
    pub(super) fn plain(&self, number: u16) -> Option<PlainPart> {
        self.plain[usize::from(number)]
    }

    /// About how many moves it takes to fill the liberties of a side's essential block here.
    ///
    /// A move brings the attacker one nearer, and the answer of the owner may throw him back: then it costs the owner
    /// a move, so it counts one less. For eyes this gives the numbers of the books (5, 8, 12 for 4, 5, 6 points). Only the
    /// order of a search depends on it.
    pub(super) fn needed(&self, number: u16, side: usize) -> u32 {
        u32::from(self.needed[usize::from(number)][side])
    }
}

/// A block that cannot be captured here.
const MANY: u16 = 60;

impl Graph {
    /// Adds a position: which essential blocks have a liberty, and which are safe for good.
    pub(super) fn add(&mut self, liberty: [bool; 2], fixed: [bool; 2]) {
        self.nodes.push(Node {
            liberty,
            fixed,
            moves: [Vec::new(), Vec::new()],
        });
    }

    /// Adds a move of a side.
    pub(super) fn connect(&mut self, side: usize, from: usize, to: u16) {
        let moves = &mut self.nodes[from].moves[side];
        if !moves.contains(&to) {
            moves.push(to);
        }
    }

    /// Keeps one position of every kind and the moves worth making. Also returns for every position the number of the
    /// one kept for it.
    pub(super) fn reduce(self) -> (Reduced, Vec<u16>) {
        let kinds = self.kinds();
        let small = self.quotient(&kinds);
        let (nodes, kept) = if small.nodes.len() <= MOST_COMPARED {
            let better = small.simulation();
            small.best(&better)
        } else {
            let same = (0..=u16::MAX).take(small.nodes.len()).collect();
            (small.nodes, same)
        };
        let needed = needed(&nodes);
        let eyes = eyes(&nodes);
        let plain = plain(&nodes);
        let kept = kinds.iter().map(|&kind| kept[usize::from(kind)]).collect();
        (
            Reduced {
                nodes,
                needed,
                eyes,
                plain,
            },
            kept,
        )
    }

    /// Sorts the positions into kinds that have the same liberties and the same kinds of moves (a bisimulation, refined
    /// until nothing changes).
    fn kinds(&self) -> Vec<u16> {
        let flags = |node: &Node| {
            let bits = [node.liberty, node.fixed].concat();
            bits.iter().fold(1_u64, |all, &b| all << 1 | u64::from(b))
        };
        let mut colors: Vec<u64> = self.nodes.iter().map(|node| mix(flags(node))).collect();
        let mut kinds = number(&colors);
        loop {
            let next: Vec<u64> = self
                .nodes
                .iter()
                .zip(&colors)
                .map(|(node, &own)| {
                    let mut color = own;
                    for moves in &node.moves {
                        let mut after: Vec<u64> = moves
                            .iter()
                            .map(|&to| colors.get(usize::from(to)).copied().unwrap_or(1))
                            .filter(|&c| c != own)
                            .collect();
                        after.sort_unstable();
                        after.dedup();
                        color = after.iter().fold(mix(color), |all, &c| mix(all ^ c));
                    }
                    color
                })
                .collect();
            let finer = number(&next);
            let is_stable = finer.iter().max() == kinds.iter().max();
            (colors, kinds) = (next, finer);
            if is_stable {
                return kinds;
            }
        }
    }

    fn quotient(&self, kinds: &[u16]) -> Self {
        let count = kinds.iter().max().map_or(0, |&most| usize::from(most) + 1);
        let mut nodes = vec![None; count];
        for (node, &kind) in self.nodes.iter().zip(kinds) {
            nodes[usize::from(kind)].get_or_insert_with(|| Node {
                moves: [0, 1].map(|side| {
                    let mut to: Vec<u16> = node.moves[side]
                        .iter()
                        .map(|&to| kinds.get(usize::from(to)).copied().unwrap_or(KILLED))
                        .filter(|&to| to != kind)
                        .collect();
                    to.sort_unstable();
                    to.dedup();
                    to
                }),
                ..node.clone()
            });
        }
        Self {
            nodes: nodes.into_iter().flatten().collect(),
        }
    }

    /// For every position the positions that it is at least as good as for Black: the greatest simulation.
    fn simulation(&self) -> Vec<Row> {
        let count = self.nodes.len();
        let mut better: Vec<Row> = self
            .nodes
            .iter()
            .map(|i| {
                let mut row = Row::new(count);
                for (j, node) in self.nodes.iter().enumerate() {
                    if has_no_less(i, node) {
                        row.insert(j);
                    }
                }
                row
            })
            .collect();
        loop {
            let before: usize = better.iter().map(Row::len).sum();
            for i in 0..count {
                self.refine(i, &mut better);
            }
            if better.iter().map(Row::len).sum::<usize>() == before {
                return better;
            }
        }
    }

    /// Drops from the row of `i` what it turns out not to be as good as.
    fn refine(&self, i: usize, better: &mut [Row]) {
        let node = &self.nodes[i];
        // What Black can reach something as good as, by a move or by staying.
        let mut reach = better[i].clone();
        for &to in node.moves[0].iter().filter(|&&to| to != KILLED) {
            reach.add(&better[usize::from(to)]);
        }
        let has_black_kill = node.moves[0].contains(&KILLED);
        let takes = |moves: &[u16], side: usize| {
            moves
                .iter()
                .any(|&to| to != KILLED && !self.nodes[usize::from(to)].liberty[side])
        };
        let black_takes = takes(&node.moves[0], 1) || !node.liberty[1];
        let mut row = better[i].clone();
        for j in better[i].iter() {
            let other = &self.nodes[j];
            let is_matched = |&to: &u16| {
                if to == KILLED {
                    has_black_kill || black_takes
                } else {
                    reach.contains(usize::from(to))
                }
            };
            let answers = |&to: &u16| {
                if to == KILLED {
                    other.moves[1].contains(&KILLED)
                        || takes(&other.moves[1], 0)
                        || !other.liberty[0]
                } else {
                    let row = &better[usize::from(to)];
                    let mut replies = other.moves[1].iter().filter(|&&to| to != KILLED);
                    row.contains(j) || replies.any(|&reply| row.contains(usize::from(reply)))
                }
            };
            if !other.moves[0].iter().all(is_matched) || !node.moves[1].iter().all(answers) {
                row.remove(j);
            }
        }
        better[i] = row;
    }

    /// One position of every set of equally good ones, with the moves worth making, and for every position the
    /// number of the one kept for it.
    fn best(&self, better: &[Row]) -> (Vec<Node>, Vec<u16>) {
        let count = self.nodes.len();
        let is_better = |i: u16, j: u16| better[usize::from(i)].contains(usize::from(j));
        let numbers: Vec<u16> = (0..u16::MAX).take(count).collect();
        let first = |i: u16| {
            let equal = numbers
                .iter()
                .find(|&&j| is_better(i, j) && is_better(j, i));
            equal.copied().unwrap_or(i)
        };
        let firsts: Vec<u16> = numbers.iter().map(|&i| first(i)).collect();
        let mut kept = vec![0; count];
        let mut nodes = Vec::new();
        for &i in &numbers {
            if firsts[usize::from(i)] != i {
                kept[usize::from(i)] = kept[usize::from(firsts[usize::from(i)])];
                continue;
            }
            kept[usize::from(i)] = u16::try_from(nodes.len()).unwrap_or(KILLED);
            let node = &self.nodes[usize::from(i)];
            // At least as good for the side that moves.
            let moves = [0, 1].map(|side| {
                let no_worse = |a: u16, b: u16| {
                    if side == 0 {
                        is_better(a, b)
                    } else {
                        is_better(b, a)
                    }
                };
                let mut to: Vec<u16> = node.moves[side]
                    .iter()
                    .map(|&to| firsts.get(usize::from(to)).copied().unwrap_or(KILLED))
                    .collect();
                to.sort_unstable();
                to.dedup();
                let worth = |&&t: &&u16| {
                    t == KILLED
                        || !no_worse(i, t)
                            && !to.iter().any(|&o| o != t && o != KILLED && no_worse(o, t))
                };
                to.iter().filter(worth).copied().collect()
            });
            nodes.push(Node {
                moves,
                ..node.clone()
            });
        }
        for node in &mut nodes {
            for to in node.moves.iter_mut().flatten().filter(|to| **to != KILLED) {
                *to = kept[usize::from(*to)];
            }
        }
        (nodes, kept)
    }
}

/// The liberties allow that `i` is at least as good for Black as `j`.
fn has_no_less(i: &Node, j: &Node) -> bool {
    let implies = |a: bool, b: bool| !a || b;
    implies(j.liberty[0], i.liberty[0])
        && implies(j.fixed[0], i.fixed[0])
        && implies(i.liberty[1], j.liberty[1])
        && implies(i.fixed[1], j.fixed[1])
}

/// Numbers colours from 0 in the order of their first appearance.
fn number(colors: &[u64]) -> Vec<u16> {
    let mut numbers: FxHashMap<u64, u16> = FxHashMap::default();
    colors
        .iter()
        .map(|&color| {
            let fresh = u16::try_from(numbers.len()).unwrap_or(KILLED);
            *numbers.entry(color).or_insert(fresh)
        })
        .collect()
}

fn eyes(nodes: &[Node]) -> Vec<[u8; 2]> {
    // Which liberties fall to the opponent moving alone, without and with the capture itself.
    let falls = |side: usize, with_capture: bool| {
        let mut falls: Vec<bool> = nodes
            .iter()
            .map(|node| !node.liberty[side] && !node.fixed[side])
            .collect();
        loop {
            let mut is_changed = false;
            for (i, node) in nodes.iter().enumerate() {
                if falls[i] || node.fixed[side] {
                    continue;
                }
                let is_lost =
                    |&to: &u16| falls.get(usize::from(to)).copied().unwrap_or(with_capture);
                falls[i] = node.moves[1 - side].iter().any(is_lost);
                is_changed |= falls[i];
            }
            if !is_changed {
                return falls;
            }
        }
    };
    let [black, white] = [0, 1].map(|side| [falls(side, false), falls(side, true)]);
    let count = |[alone, captured]: &[Vec<bool>; 2], i: usize| {
        2 - u8::from(captured[i]) - u8::from(alone[i])
    };
    (0..nodes.len())
        .map(|i| [count(&black, i), count(&white, i)])
        .collect()
}

fn plain(nodes: &[Node]) -> Vec<Option<PlainPart>> {
    let mut plain: Vec<Option<PlainPart>> = vec![None; nodes.len()];
    loop {
        let mut is_changed = false;
        for (i, node) in nodes.iter().enumerate() {
            if plain[i].is_none() {
                plain[i] = plain_node(node, &plain);
                is_changed |= plain[i].is_some();
            }
        }
        if !is_changed {
            return plain;
        }
    }
}

fn plain_node(node: &Node, known: &[Option<PlainPart>]) -> Option<PlainPart> {
    let moves = [&node.moves[0][..], &node.moves[1][..]];
    let (side, to) = match (node.liberty, moves) {
        ([false, false], [[], []]) => return Some(PlainPart::Empty),
        ([true, false], [[], [to]]) => (0, *to),
        ([false, true], [[to], []]) => (1, *to),
        _ => return None,
    };
    if node.fixed[side] {
        return None;
    }
    if to == KILLED {
        return Some(PlainPart::Eye(side));
    }
    match known[usize::from(to)]? {
        PlainPart::Empty => Some(PlainPart::Outer(side, 1)),
        PlainPart::Outer(owner, n) if owner == side => Some(PlainPart::Outer(side, n + 1)),
        _ => None,
    }
}

fn needed(nodes: &[Node]) -> Vec<[u16; 2]> {
    let mut needed: Vec<[u16; 2]> = nodes
        .iter()
        .map(|node| {
            [0, 1].map(|side| {
                if node.liberty[side] || node.fixed[side] {
                    MANY
                } else {
                    0
                }
            })
        })
        .collect();
    // Numbers fall towards their final ones; the longest chain of moves bounds the rounds.
    for _ in 0..64 {
        let before = needed.clone();
        for (i, node) in nodes.iter().enumerate() {
            for side in 0..2 {
                if before[i][side] == 0 || node.fixed[side] {
                    continue;
                }
                let after = |&to: &u16| {
                    if to == KILLED {
                        return 0;
                    }
                    let answers = nodes[usize::from(to)].moves[side].iter();
                    answers
                        .filter(|&&answer| answer != KILLED)
                        .map(|&answer| before[usize::from(answer)][side].saturating_sub(1))
                        .fold(before[usize::from(to)][side], u16::max)
                };
                let best = node.moves[1 - side].iter().map(after).min();
                needed[i][side] = best.map_or(MANY, |least| (least + 1).min(MANY));
            }
        }
        if needed == before {
            break;
        }
    }
    needed
}

/// A set of positions.
#[derive(Clone, Debug)]
struct Row(Vec<u64>);

impl Row {
    fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    fn insert(&mut self, i: usize) {
        self.0[i / 64] |= 1 << (i % 64);
    }

    fn remove(&mut self, i: usize) {
        self.0[i / 64] &= !(1 << (i % 64));
    }

    fn contains(&self, i: usize) -> bool {
        self.0[i / 64] >> (i % 64) & 1 == 1
    }

    fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word |= more;
        }
    }

    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        let words = self.0.iter().enumerate();
        words.flat_map(|(at, &word)| {
            (0..64)
                .filter(move |b| word >> b & 1 == 1)
                .map(move |b| at * 64 + b)
        })
    }
}
