//! The graph of the positions of a part, and what is left of it when positions that are as good as others and moves
//! that are worse than others are dropped.
//!
//! A ko makes two positions of one: with the ban, where the banned side is about to move, and without. A ban is lifted by
//! a move of the banned side anywhere else, so every position knows the one that it turns into then: its *tick*.

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use super::measure::{PlainPart, eyes, needed, plain};
use super::node::{KILLED, PartNode};
use super::row::Row;
use super::simulation::simulation;
use crate::hash::mix;

/// How much a reduction may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// A millisecond or two.
    Quick,
    /// Some twenty, which pays in a search that takes longer.
    Thorough,
}

impl Care {
    /// More kinds of positions are not compared with each other.
    const fn most_compared(self) -> usize {
        match self {
            Self::Quick => 150,
            Self::Thorough => 400,
        }
    }
}

/// Positions of a part with the moves between them.
#[derive(Debug, Default)]
pub(crate) struct Graph {
    nodes: Vec<PartNode>,
}

/// The positions of a part that are kept, with their moves: of alike ones the first.
#[derive(Debug, Default)]
pub struct ReducedPositions {
    nodes: Vec<PartNode>,
    /// See [`ReducedPositions::no_better`], by side; empty if the positions were not compared with each other.
    order: ByColor<Vec<Row>>,
    /// About how many moves each essential block has left here, see [`ReducedPositions::needed`].
    needed: Vec<ByColor<u16>>,
    /// See [`ReducedPositions::eyes`].
    eyes: Vec<ByColor<u8>>,
    /// Positions in which nothing can happen but that liberties are filled.
    plain: Vec<Option<PlainPart>>,
}

impl ReducedPositions {
    /// Whether more care would drop more.
    pub fn is_rough(&self) -> bool {
        !self.is_ordered() && self.nodes.len() <= Care::Thorough.most_compared()
    }

    /// Whether its positions were compared with each other.
    pub(crate) fn is_ordered(&self) -> bool {
        !self.order.black.is_empty()
    }

    /// How many positions are kept.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The positions that are no better for a side than this one, whatever the other parts are; absent if that is not
    /// known.
    #[inline]
    pub(crate) fn no_better(&self, number: u16, side: Color) -> Option<&Row> {
        self.order[side].get(usize::from(number))
    }

    /// Whether an essential block has a liberty.
    #[inline]
    pub fn has_liberty(&self, number: u16, side: Color) -> bool {
        self.nodes[usize::from(number)].liberty[side]
    }

    /// Whether an essential block can never be captured any more.
    #[inline]
    pub fn is_fixed(&self, number: u16, side: Color) -> bool {
        self.nodes[usize::from(number)].fixed[side]
    }

    /// Where the moves of a side lead that are worth making; `u16::MAX` for one that is legal only if it captures the
    /// essential block.
    #[inline]
    pub fn moves(&self, number: u16, side: Color) -> &[u16] {
        &self.nodes[usize::from(number)].moves[side]
    }

    /// Whether somebody is banned from taking back a ko.
    #[inline]
    pub fn is_banned(&self, number: u16) -> bool {
        self.nodes[usize::from(number)].banned.is_some()
    }

    /// The position after a move elsewhere.
    #[inline]
    pub fn tick(&self, number: u16) -> u16 {
        self.nodes[usize::from(number)].tick
    }

    /// The eyes of an essential block here that its owner need not defend: 2 if the opponent, moving alone, can never
    /// take its last liberty, 1 if he can only by the capture itself. Two in all, and the block lives.
    #[inline]
    pub fn eyes(&self, number: u16, side: Color) -> u8 {
        self.eyes[usize::from(number)][side]
    }

    /// What is left, if nothing can happen but that liberties are filled.
    #[inline]
    pub fn plain(&self, number: u16) -> Option<PlainPart> {
        self.plain[usize::from(number)]
    }

    /// About how many moves it takes to fill the liberties of a side's essential block here.
    ///
    /// A move brings the attacker one nearer, and the answer of the owner may throw him back: then it costs the owner
    /// a move, so it counts one less. For eyes this gives the numbers of the books (5, 8, 12 for 4, 5, 6 points). Only the
    /// order of a search depends on it.
    #[inline]
    pub fn needed(&self, number: u16, side: Color) -> u32 {
        u32::from(self.needed[usize::from(number)][side])
    }
}

impl Graph {
    /// Adds a position: which essential blocks have a liberty, and which are safe for good.
    pub(crate) fn add(&mut self, liberty: ByColor<bool>, fixed: ByColor<bool>) {
        let tick = u16::try_from(self.nodes.len()).unwrap_or(KILLED);
        self.nodes.push(PartNode {
            liberty,
            fixed,
            tick,
            ..PartNode::default()
        });
    }

    /// Says that a side is banned in the last position until it has moved elsewhere, and what is left then.
    pub(crate) fn ban(&mut self, side: Color, tick: u16) {
        if let Some(node) = self.nodes.last_mut() {
            node.banned = Some(side);
            node.tick = tick;
        }
    }

    /// Adds a move of a side.
    pub(crate) fn connect(&mut self, side: Color, from: usize, to: u16) {
        let moves = &mut self.nodes[from].moves[side];
        if !moves.contains(&to) {
            moves.push(to);
        }
    }

    /// Keeps one position of every kind and the moves worth making. Also returns for every position the number of the
    /// one kept for it.
    pub(crate) fn reduce(self, care: Care) -> (ReducedPositions, Vec<u16>) {
        let kinds = self.kinds();
        let small = self.quotient(&kinds);
        let (nodes, kept, order) = if small.nodes.len() <= care.most_compared() {
            small.best(&simulation(&small.nodes))
        } else {
            let same = (0..=u16::MAX).take(small.nodes.len()).collect();
            (small.nodes, same, Default::default())
        };
        let needed = needed(&nodes);
        let eyes = eyes(&nodes);
        let plain = plain(&nodes);
        let kept = kinds.iter().map(|&kind| kept[usize::from(kind)]).collect();
        (
            ReducedPositions {
                nodes,
                order,
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
        let flags = |node: &PartNode| {
            let banned = ByColor::new_with(|color| node.banned == Some(color));
            let flags = [node.liberty, node.fixed, banned];
            let bits = flags.iter().flat_map(|flag| [flag.black, flag.white]);
            bits.fold(1_u64, |all, b| all << 1 | u64::from(b))
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
                    if node.banned.is_some() {
                        color = mix(color ^ colors[usize::from(node.tick)]);
                    }
                    for moves in [&node.moves.black, &node.moves.white] {
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
            nodes[usize::from(kind)].get_or_insert_with(|| PartNode {
                moves: ByColor::new_with(|side| {
                    let mut to: Vec<u16> = node.moves[side]
                        .iter()
                        .map(|&to| kinds.get(usize::from(to)).copied().unwrap_or(KILLED))
                        .filter(|&to| to != kind)
                        .collect();
                    to.sort_unstable();
                    to.dedup();
                    to
                }),
                tick: kinds[usize::from(node.tick)],
                ..node.clone()
            });
        }
        Self {
            nodes: nodes.into_iter().flatten().collect(),
        }
    }

    /// One position of every set of equally good ones, with the moves worth making, for every position the number of the
    /// one kept for it, and the order of those kept for each side.
    fn best(&self, better: &[Row]) -> (Vec<PartNode>, Vec<u16>, ByColor<Vec<Row>>) {
        let compared = PairOrder {
            nodes: &self.nodes,
            better,
        };
        let firsts: Vec<u16> = compared.numbers().map(|i| compared.first(i)).collect();
        let is_first = |&i: &u16| firsts[usize::from(i)] == i;
        let those_kept: Vec<u16> = compared.numbers().filter(is_first).collect();
        let mut kept = vec![0; self.nodes.len()];
        for (number, &i) in (0..).zip(&those_kept) {
            kept[usize::from(i)] = number;
        }
        for (i, &first) in firsts.iter().enumerate() {
            kept[i] = kept[usize::from(first)];
        }
        let stand_ins = StandIns {
            firsts: &firsts,
            kept: &kept,
        };
        let those = those_kept.iter();
        let nodes = those.map(|&i| compared.pruned(i, &stand_ins)).collect();
        let order = ByColor::new_with(|side| compared.order(&those_kept, side));
        (nodes, kept, order)
    }
}

/// Positions that were compared with each other.
struct PairOrder<'a> {
    nodes: &'a [PartNode],
    /// For every position those that it is at least as good as for Black.
    better: &'a [Row],
}

/// What stands for each position.
struct StandIns<'a> {
    /// The position that stands for it, by its old number.
    firsts: &'a [u16],
    /// The same by its new one.
    kept: &'a [u16],
}

impl PairOrder<'_> {
    fn numbers(&self) -> impl Iterator<Item = u16> {
        (0..u16::MAX).take(self.nodes.len())
    }

    fn is_better(&self, i: u16, j: u16) -> bool {
        self.better[usize::from(i)].contains(usize::from(j))
    }

    /// Whether a position is at least as good for a side as another.
    fn no_worse(&self, one: u16, other: u16, side: Color) -> bool {
        match side {
            Color::Black => self.is_better(one, other),
            Color::White => self.is_better(other, one),
        }
    }

    fn is_banned(&self, i: u16) -> bool {
        self.nodes[usize::from(i)].banned.is_some()
    }

    /// The position that stands for this one: the first that is as good. One without a ban may stand for one with it, which
    /// is met on one turn only, but not the reverse.
    fn first(&self, i: u16) -> u16 {
        let is_equal = |&j: &u16| self.is_better(i, j) && self.is_better(j, i);
        let mut free = self.numbers().filter(|&j| !self.is_banned(j));
        let found = free.find(is_equal).or_else(|| {
            let mut all = self.numbers();
            all.find(is_equal).filter(|_| self.is_banned(i))
        });
        found.unwrap_or(i)
    }

    /// A position with the moves that are worth making, all renumbered.
    fn pruned(&self, i: u16, stand_ins: &StandIns<'_>) -> PartNode {
        let node = &self.nodes[usize::from(i)];
        PartNode {
            moves: ByColor::new_with(|side| self.worthy_moves(node, side, stand_ins)),
            tick: stand_ins.kept[usize::from(node.tick)],
            ..node.clone()
        }
    }

    /// Where the moves of a side lead that leave it better off than staying, and than its other moves.
    fn worthy_moves(&self, node: &PartNode, side: Color, stand_ins: &StandIns<'_>) -> Vec<u16> {
        let StandIns { firsts, kept } = stand_ins;
        let stay = firsts[usize::from(node.tick)];
        let stands = |&to: &u16| firsts.get(usize::from(to)).copied().unwrap_or(KILLED);
        let mut all: Vec<u16> = node.moves[side].iter().map(stands).collect();
        all.sort_unstable();
        all.dedup();
        let is_beaten = |to: u16| {
            let mut others = all.iter().filter(|&&o| o != to && o != KILLED);
            others.any(|&other| self.no_worse(other, to, side))
        };
        let is_worth = |to: u16| to == KILLED || !self.no_worse(stay, to, side) && !is_beaten(to);
        let worthy = all.iter().filter(|&&to| is_worth(to));
        let renumbered = |&to: &u16| kept.get(usize::from(to)).copied().unwrap_or(KILLED);
        worthy.map(renumbered).collect()
    }

    /// For each of these positions those that are no better for a side. A ban is met on one turn only, so it is left out.
    fn order(&self, those: &[u16], side: Color) -> Vec<Row> {
        let row = |&this: &u16| {
            let no_better = |&other: &u16| {
                self.no_worse(this, other, side) && !self.is_banned(this) && !self.is_banned(other)
            };
            Row::of(those.iter().map(no_better))
        };
        those.iter().map(row).collect()
    }
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
