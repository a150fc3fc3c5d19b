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
//! A ko ties a part to moves elsewhere by one thing only: the side that may not take back can do so after moving
//! elsewhere. See [`crate::graph`]. Who wins all kos is never banned, so a part with a ko has a graph for each winner; it
//! is left as it is where threats are counted.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use semeai_board::Color;

use crate::KoRule;
use crate::field::{Field, NO_KO, at, mix, side};
use crate::graph::{Care, Graph, KILLED, Reduced};
use crate::mask::Mask;
use crate::node::Look;

/// The number of reduced parts that a race may have.
pub(crate) const MOST_PARTS: usize = 10;

/// Larger parts are not reduced.
const MOST_POINTS: u32 = 9;

/// The same for parts of lonely points of one kind, of which only the number with a stone of each side matters.
const MOST_ALIKE: u32 = 30;

/// Parts with more positions are not reduced.
const MOST_POSITIONS: usize = 8_000;

/// A reduced part.
#[derive(Debug)]
pub struct Part<const W: usize> {
    /// Its points in the whole field.
    pub mask: Mask<W>,
    /// Whether its points are lonely ones of one kind.
    is_alike: bool,
    /// Every position that can arise, packed, with the number of the one kept for it.
    numbers: FxHashMap<u32, u16>,
    /// The positions that are kept.
    reduced: Reduced,
}

/// A position of a part: the stones of both sides, and the point where the side about to move may not take back.
type Spot<const W: usize> = ([Mask<W>; 2], u16);

/// A position of a part in few bits: the stones of each side on its points in their order, and the place of the ban. Of
/// points that are all alike the numbers of stones will do; no ko can arise there.
fn packed<const W: usize>(mask: Mask<W>, is_alike: bool, (stones, ko): Spot<W>) -> u32 {
    if is_alike {
        let [black, white] = stones.map(Mask::len);
        return black | white << 16;
    }
    let (mut packed, mut ban) = (0, 0);
    for (left, point) in (0..mask.len()).rev().zip(mask.points()) {
        let on = |side: usize| u32::from(stones[side].meets(Mask::of(point)));
        packed = packed << 2 | on(0) | on(1) << 1;
        if ko == point {
            ban = 1 + left;
        }
    }
    packed | ban << (2 * MOST_POINTS)
}

impl<const W: usize> Part<W> {
    /// The number of a position of the part, with the point that is banned for the side about to move; absent if it
    /// cannot arise.
    pub fn number(&self, stones: [Mask<W>; 2], ko: u16) -> Option<u16> {
        let here = stones.map(|mask| mask & self.mask);
        let is_here = ko != NO_KO && self.mask.meets(Mask::of(ko));
        if is_here && self.is_alike {
            return None;
        }
        let ko = if is_here { ko } else { NO_KO };
        let packed = packed(self.mask, self.is_alike, (here, ko));
        self.numbers.get(&packed).copied()
    }

    /// What is kept of it.
    pub fn reduced(&self) -> &Reduced {
        &self.reduced
    }
}

/// The hash of a position of the `index`-th part.
#[inline]
pub(crate) fn part_key(index: usize, number: u16) -> u64 {
    mix((index as u64) << 20 | u64::from(number) | 1 << 62)
}

/// The parts of a field that can be reduced, beginning from a position of it, under each rule. `ko` is the side that may
/// not take back and the point.
pub(crate) fn parts<const W: usize>(
    field: &Field<W>,
    stones: [Mask<W>; 2],
    ko: Option<(usize, u16)>,
    rules: [KoRule; 3],
    care: Care,
) -> [Vec<Arc<Part<W>>>; 3] {
    let banned = ko.map_or(Mask::EMPTY, |(_, point)| Mask::of(point));
    let mut groups = groups(field, stones[0] | stones[1] | banned);
    groups.retain(|group| group.mask.len() <= group.most_points());
    groups.sort_by_key(|group| std::cmp::Reverse(group.mask.len()));
    let mut parts = [Vec::new(), Vec::new(), Vec::new()];
    for group in groups {
        let mut whole: Option<Arc<Part<W>>> = None;
        for (parts, rule) in parts.iter_mut().zip(rules) {
            if parts.len() == MOST_PARTS {
                continue;
            }
            if whole.is_none() {
                match Part::new(field, group, stones, ko, rule, care) {
                    Ok((part, HasKo(false))) => whole = Some(Arc::new(part)),
                    Ok((part, HasKo(true))) => parts.push(Arc::new(part)),
                    Err(NoPart::Ko) => {}
                    // There are not fewer under another rule.
                    Err(NoPart::TooLarge) => break,
                }
            }
            parts.extend(whole.clone());
        }
    }
    parts
}

/// Whether a ko can arise in a part.
struct HasKo(bool);

/// Why a group of points is not reduced.
enum NoPart {
    /// It has too many positions.
    TooLarge,
    /// It has a ko, and the rule counts threats.
    Ko,
}

/// Points that nothing connects with others.
#[derive(Clone, Copy)]
struct Group<const W: usize> {
    mask: Mask<W>,
    /// Whether they are lonely ones of one kind.
    is_alike: bool,
}

impl<const W: usize> Group<W> {
    fn most_points(self) -> u32 {
        if self.is_alike {
            MOST_ALIKE
        } else {
            MOST_POINTS
        }
    }
}

/// The connected sets of points; lonely points of one kind come together, unless they are special: with a stone or a ban.
fn groups<const W: usize>(field: &Field<W>, special: Mask<W>) -> Vec<Group<W>> {
    let mut groups: Vec<Group<W>> = Vec::new();
    let mut lonely: Vec<(u8, Mask<W>)> = Vec::new();
    let mut rest = field.all();
    while !rest.is_empty() {
        let mut group = rest.first();
        let mut fresh = group;
        while !fresh.is_empty() {
            fresh = field.beside(fresh).without(group);
            group |= fresh;
        }
        rest = rest.without(group);
        let is_lonely = group.is_single() && !group.meets(special);
        if !is_lonely {
            groups.push(Group {
                mask: group,
                is_alike: false,
            });
            continue;
        }
        let kind = kind(field, group);
        match lonely
            .iter_mut()
            .find(|(k, mask)| *k == kind && mask.len() < MOST_ALIKE)
        {
            Some((_, mask)) => *mask |= group,
            None => lonely.push((kind, group)),
        }
    }
    groups.extend(lonely.into_iter().map(|(_, mask)| Group {
        mask,
        is_alike: true,
    }));
    groups
}

/// What surrounds a lonely point.
fn kind<const W: usize>(field: &Field<W>, here: Mask<W>) -> u8 {
    let all = [
        field.essential[0],
        field.essential[1],
        field.wall[0],
        field.wall[1],
        field.outside,
    ];
    all.iter()
        .enumerate()
        .map(|(i, mask)| u8::from(mask.meets(here)) << i)
        .sum()
}

/// What a move in a part leads to.
enum Played<const W: usize> {
    Illegal,
    To([Mask<W>; 2]),
    /// A lone stone takes a lone stone on this point, so that it could be taken back.
    Ko([Mask<W>; 2], u16),
    /// Legal only if it captures the essential block of the opponent.
    Kill,
}

/// The positions of a part as they are found.
struct Walk<const W: usize> {
    group: Group<W>,
    spots: Vec<Spot<W>>,
    numbers: FxHashMap<u32, u16>,
}

impl<const W: usize> Walk<W> {
    fn number(&mut self, spot: Spot<W>) -> Result<u16, NoPart> {
        let fresh = u16::try_from(self.spots.len()).map_err(|_| NoPart::TooLarge)?;
        let Group { mask, is_alike } = self.group;
        let spots = &mut self.spots;
        let number = *self
            .numbers
            .entry(packed(mask, is_alike, spot))
            .or_insert_with(|| {
                spots.push(spot);
                fresh
            });
        if self.spots.len() > MOST_POSITIONS {
            return Err(NoPart::TooLarge);
        }
        Ok(number)
    }
}

impl<const W: usize> Part<W> {
    fn new(
        field: &Field<W>,
        group: Group<W>,
        stones: [Mask<W>; 2],
        ko: Option<(usize, u16)>,
        rule: KoRule,
        care: Care,
    ) -> Result<(Self, HasKo), NoPart> {
        let Group { mask, is_alike } = group;
        let local = field.only(mask);
        let mut graph = Graph::default();
        let mut walk = Walk {
            group,
            spots: Vec::new(),
            numbers: FxHashMap::default(),
        };
        let loser = ko_loser(rule);
        let stones = stones.map(|s| s & mask);
        walk.number((stones, NO_KO))?;
        let ko = ko.filter(|&(_, point)| mask.meets(Mask::of(point)));
        let mut has_ko = ko.is_some();
        if let Some((banned, point)) = ko
            && loser.ok_or(NoPart::Ko)? == banned
        {
            walk.number((stones, point))?;
        }
        let mut look = Look::default();
        let mut next = 0;
        while next < walk.spots.len() {
            let (here, ban) = walk.spots[next];
            look.see(&local, here);
            graph.add(
                [0, 1].map(|side| {
                    !look.block(side).liberties.is_empty() || look.block(side).is_fixed
                }),
                [0, 1].map(|side| look.block(side).is_fixed),
            );
            let mut movers = 0..2;
            if let (true, Some(loser)) = (ban != NO_KO, loser) {
                graph.ban(loser, walk.number((here, NO_KO))?);
                movers = loser..loser + 1;
            }
            for side in movers {
                for point in look.empty.points() {
                    if point == ban {
                        continue;
                    }
                    let after = match play(&local, &look, here, side, point) {
                        Played::Illegal => continue,
                        Played::Kill => {
                            graph.connect(side, next, KILLED);
                            continue;
                        }
                        Played::To(after) => (after, NO_KO),
                        Played::Ko(after, point) => {
                            has_ko = true;
                            // Who wins all kos is never banned.
                            let is_banned = loser.ok_or(NoPart::Ko)? != side;
                            (after, if is_banned { point } else { NO_KO })
                        }
                    };
                    graph.connect(side, next, walk.number(after)?);
                }
            }
            next += 1;
        }
        let (reduced, kept) = graph.reduce(care);
        let numbers = walk.numbers.into_iter();
        let part = Self {
            mask,
            is_alike,
            numbers: numbers
                .map(|(spot, number)| (spot, kept[usize::from(number)]))
                .collect(),
            reduced,
        };
        Ok((part, HasKo(has_ko)))
    }
}

/// The side that loses all kos.
fn ko_loser(rule: KoRule) -> Option<usize> {
    match rule {
        KoRule::Wins(Color::Black) => Some(at(side(Color::White))),
        KoRule::Wins(Color::White) => Some(at(side(Color::Black))),
        KoRule::Threats(_) => None,
    }
}

fn play<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    stones: [Mask<W>; 2],
    side: usize,
    point: u16,
) -> Played<W> {
    let (here, near) = (Mask::of(point), field.near[usize::from(point)]);
    let enemy = 1 - side;
    let captured = look.others[enemy]
        .iter()
        .filter(|block| !block.is_fixed && block.liberties == here)
        .fold(Mask::EMPTY, |mask, block| mask | block.mask);
    let joins = near.meets(stones[side]);
    let is_tied = here.meets(field.essential[side] | field.wall[side] | field.outside);
    let has_room = near.meets(look.empty);
    let firm = look.others[side]
        .iter()
        .filter(|block| block.is_fixed || !block.liberties.is_within(here))
        .fold(look.block(side).mask, |mask, block| mask | block.mask);
    let is_legal = has_room || !captured.is_empty() || is_tied || near.meets(firm);
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
    after[enemy] = after[enemy].without(captured);
    match captured.lowest() {
        Some(taken) if captured.is_single() && !has_room && !joins && !is_tied => {
            Played::Ko(after, taken)
        }
        _ => Played::To(after),
    }
}
