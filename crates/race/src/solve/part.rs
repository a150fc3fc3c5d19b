//! Independent parts of a race, with their positions reduced to those that differ.
//!
//! Points that no neighbours connect, but for stones that are never captured before the race is over, influence each
//! other in two ways only: through the liberties that they give to the essential blocks, and through whose turn it
//! is. So a part is a small graph of its own: its positions, each side's moves between them, and for each position
//! which essential block has a liberty in it. In this graph a position is *at least as good for Black* as another if
//! it gives Black a liberty wherever the other does and White none where the other gives none, if every black move of the
//! other has an answer here that leads to something at least as good, and every white move here has one there (staying
//! is a move too, since a side may always pass). This is the greatest simulation of the two (R. Milner, "An algebraic
//! definition of simulation between programs", 1971; here between sums of games with passing). Who copies moves
//! along it does at least as well, whatever the other parts are. So of equally good positions one is kept, and moves
//! that lead to something no better for the mover than staying or another move are dropped.
//!
//! A part in which a ko can arise is left as it is, since a ban ties it to moves elsewhere.

use rustc_hash::FxHashMap;

use super::field::{Field, Mask, bit, lowest, mix};
use super::node::Look;
use super::simulation::{Graph, KILLED, Reduced};

/// The number of reduced parts that a race may have.
pub(super) const MOST_PARTS: usize = 10;

/// Larger parts are not reduced.
const MOST_POINTS: u32 = 9;

/// Parts with more positions are not reduced.
const MOST_POSITIONS: usize = 6_000;

/// A reduced part.
#[derive(Debug)]
pub(super) struct Part {
    /// Its points in the whole field.
    pub(super) mask: Mask,
    /// Every position that can arise, by the stones of both sides, with the number of the one kept for it.
    numbers: FxHashMap<[Mask; 2], u16>,
    /// The positions that are kept.
    reduced: Reduced,
}

impl Part {
    /// The number of a position of the part; absent if it cannot arise.
    pub(super) fn number(&self, stones: [Mask; 2]) -> Option<u16> {
        let here = stones.map(|mask| mask & self.mask);
        self.numbers.get(&here).copied()
    }

    /// What is kept of it.
    pub(super) fn reduced(&self) -> &Reduced {
        &self.reduced
    }

    /// The hash of a position of the part, the part being the `index`-th.
    pub(super) fn key(index: usize, number: u16) -> u64 {
        mix((index as u64) << 20 | u64::from(number) | 1 << 62)
    }
}

/// Reduces the parts of a field that can be, beginning from a position of it.
pub(super) fn parts(field: &Field, stones: [Mask; 2]) -> Vec<Part> {
    let mut groups = groups(field, stones);
    groups.sort_by_key(|mask| std::cmp::Reverse(mask.count_ones()));
    groups
        .into_iter()
        .filter(|mask| mask.count_ones() <= MOST_POINTS)
        .filter_map(|mask| Part::new(field, mask, stones))
        .take(MOST_PARTS)
        .collect()
}

/// The connected sets of points; lonely points of one kind come together.
fn groups(field: &Field, stones: [Mask; 2]) -> Vec<Mask> {
    let mut groups: Vec<Mask> = Vec::new();
    let mut lonely: Vec<(u8, Mask)> = Vec::new();
    let mut rest = field.all();
    while rest != 0 {
        let mut group = rest & rest.wrapping_neg();
        let mut fresh = group;
        while fresh != 0 {
            let near = field.near[usize::from(lowest(fresh))];
            fresh &= fresh - 1;
            fresh |= near & !group;
            group |= near;
        }
        rest &= !group;
        let is_lonely = group & (group - 1) == 0 && group & (stones[0] | stones[1]) == 0;
        if !is_lonely {
            groups.push(group);
            continue;
        }
        let kind = kind(field, group);
        match lonely
            .iter_mut()
            .find(|(k, mask)| *k == kind && mask.count_ones() < MOST_POINTS)
        {
            Some((_, mask)) => *mask |= group,
            None => lonely.push((kind, group)),
        }
    }
    groups.extend(lonely.into_iter().map(|(_, mask)| mask));
    groups
}

/// What surrounds a lonely point.
fn kind(field: &Field, here: Mask) -> u8 {
    let all = [
        field.essential[0],
        field.essential[1],
        field.wall[0],
        field.wall[1],
        field.outside,
    ];
    all.iter()
        .enumerate()
        .map(|(i, mask)| u8::from(mask & here != 0) << i)
        .sum()
}

/// What a move in a part leads to.
enum Played {
    Illegal,
    To([Mask; 2]),
    /// Legal only if it captures the essential block of the opponent.
    Kill,
    Ko,
}

impl Part {
    fn new(field: &Field, mask: Mask, stones: [Mask; 2]) -> Option<Self> {
        let local = field.only(mask);
        let mut graph = Graph::default();
        let mut numbers: FxHashMap<[Mask; 2], u16> = FxHashMap::default();
        let mut positions = vec![stones.map(|s| s & mask)];
        numbers.insert(positions[0], 0);
        let mut look = Look::default();
        let mut next = 0;
        while next < positions.len() {
            let here = positions[next];
            look.see(&local, here);
            graph.add(
                [0, 1].map(|side| look.block(side).liberties != 0 || look.block(side).is_fixed),
                [0, 1].map(|side| look.block(side).is_fixed),
            );
            for side in 0..2 {
                let mut rest = look.empty;
                while rest != 0 {
                    let point = lowest(rest);
                    rest &= rest - 1;
                    match play(&local, &look, here, side, point) {
                        Played::Illegal => {}
                        Played::Ko => return None,
                        Played::Kill => graph.connect(side, next, KILLED),
                        Played::To(after) => {
                            let fresh = u16::try_from(positions.len()).ok()?;
                            let to = *numbers.entry(after).or_insert_with(|| {
                                positions.push(after);
                                fresh
                            });
                            graph.connect(side, next, to);
                        }
                    }
                }
            }
            if positions.len() > MOST_POSITIONS {
                return None;
            }
            next += 1;
        }
        let (reduced, kept) = graph.reduce();
        let numbers = numbers
            .into_iter()
            .map(|(stones, number)| (stones, kept[usize::from(number)]))
            .collect();
        Some(Self {
            mask,
            numbers,
            reduced,
        })
    }
}

fn play(field: &Field, look: &Look, stones: [Mask; 2], side: usize, point: u8) -> Played {
    let (here, near) = (bit(point), field.near[usize::from(point)]);
    let enemy = 1 - side;
    let captured = look.others[enemy]
        .iter()
        .filter(|block| !block.is_fixed && block.liberties == here)
        .fold(0, |mask, block| mask | block.mask);
    let joins = near & stones[side] != 0;
    let is_tied = (field.essential[side] | field.wall[side] | field.outside) & here != 0;
    let has_room = near & look.empty != 0;
    if !has_room && !joins && !is_tied && captured & captured.wrapping_sub(1) == 0 && captured != 0
    {
        return Played::Ko;
    }
    let firm = look.others[side]
        .iter()
        .filter(|block| block.is_fixed || block.liberties & !here != 0)
        .fold(look.block(side).mask, |mask, block| mask | block.mask);
    let is_legal = has_room || captured != 0 || is_tied || near & firm != 0;
    if !is_legal {
        let takes_last = look.block(enemy).liberties == here && !look.block(enemy).is_fixed;
        return if takes_last {
            Played::Kill
        } else {
            Played::Illegal
        };
    }
    let mut after = stones;
    after[side] |= here;
    after[enemy] &= !captured;
    Played::To(after)
}
