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
//! elsewhere. See `graph`. Who wins all kos is never banned, so a part with a ko has a graph for each winner; it
//! is left as it is where threats are counted.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color};

use super::graph::{Care, Graph, ReducedPositions};
use super::node::KILLED;
use crate::ground::Ground;
use crate::hash::mix;
use crate::ko::{KoRule, NO_KO};
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::rules::{Backing, Placement, SideToMove};

/// The number of reduced parts that a race may have.
pub(crate) const MOST_PARTS: usize = 10;

/// Larger parts are not reduced.
const MOST_POINTS: u32 = 9;

/// The same for parts of lonely points of one kind, of which only the number with a stone of each side matters.
const MOST_ALIKE: u32 = 30;

/// Parts with more positions are not reduced.
const MOST_POSITIONS: usize = 8_000;

/// A part of a field that is replaced by a list of positions that differ.
#[derive(Debug)]
pub struct Part<const W: usize> {
    /// Its points in the whole field.
    mask: Mask<W>,
    /// Whether its points are lonely ones of one kind.
    is_alike: bool,
    /// Every position that can arise, packed, with the number of the one kept for it.
    numbers: FxHashMap<u32, u16>,
    /// The positions that are kept.
    reduced: ReducedPositions,
}

/// A position of a part: the stones of both sides, and the point where the side about to move may not take back.
type PartPosition<const W: usize> = (ByColor<Mask<W>>, u16);

/// A position of a part in few bits: the stones of each side on its points in their order, and the place of the ban. Of
/// points that are all alike the numbers of stones will do; no ko can arise there.
fn packed<const W: usize>(mask: Mask<W>, is_alike: bool, (stones, ko): PartPosition<W>) -> u32 {
    if is_alike {
        let ByColor { black, white } = stones.map(Mask::len);
        return black | white << 16;
    }
    let (mut packed, mut ban) = (0, 0);
    for (left, point) in (0..mask.len()).rev().zip(mask.points()) {
        let on = stones.map(|stones| u32::from(stones.meets(Mask::of(point))));
        packed = packed << 2 | on.black | on.white << 1;
        if ko == point {
            ban = 1 + left;
        }
    }
    packed | ban << (2 * MOST_POINTS)
}

impl<const W: usize> Part<W> {
    /// The number of a position of the part, with the point that is banned for the side about to move; absent if it
    /// cannot arise.
    pub fn number(&self, stones: ByColor<Mask<W>>, ko: u16) -> Option<u16> {
        let here = stones.map(|mask| mask & self.mask);
        let is_here = ko != NO_KO && self.mask.meets(Mask::of(ko));
        if is_here && self.is_alike {
            return None;
        }
        let ko = if is_here { ko } else { NO_KO };
        let packed = packed(self.mask, self.is_alike, (here, ko));
        self.numbers.get(&packed).copied()
    }

    /// Its points in the whole field.
    #[must_use]
    pub fn mask(&self) -> Mask<W> {
        self.mask
    }

    /// The positions that are kept of it, by number.
    #[inline]
    #[must_use]
    pub fn reduced(&self) -> &ReducedPositions {
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
    ground: &Ground<W>,
    stones: ByColor<Mask<W>>,
    ko: Option<(Color, u16)>,
    rules: [KoRule; 3],
    care: Care,
) -> [Vec<Arc<Part<W>>>; 3] {
    let banned = ko.map_or(Mask::EMPTY, |(_, point)| Mask::of(point));
    let mut groups = groups(ground, stones.black | stones.white | banned);
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
                match Part::new(ground, group, stones, ko, rule, care) {
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
#[derive(Clone, Copy)]
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
fn groups<const W: usize>(ground: &Ground<W>, special: Mask<W>) -> Vec<Group<W>> {
    let mut groups: Vec<Group<W>> = Vec::new();
    let mut lonely: Vec<(u8, Mask<W>)> = Vec::new();
    let mut rest = ground.all();
    while !rest.is_empty() {
        let mut group = rest.first();
        let mut fresh = group;
        while !fresh.is_empty() {
            fresh = ground.near().beside(fresh).without(group);
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
        let kind = kind(ground, group);
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
fn kind<const W: usize>(ground: &Ground<W>, here: Mask<W>) -> u8 {
    let border = ground.border();
    let all = [
        border.target.black,
        border.target.white,
        border.wall.black,
        border.wall.white,
        border.outside,
        border.barred.black,
        border.barred.white,
    ];
    all.iter()
        .enumerate()
        .map(|(i, mask)| u8::from(mask.meets(here)) << i)
        .sum()
}

/// The positions of a part as they are found, with the moves between them.
struct Walk<'a, const W: usize> {
    /// The points of the part alone.
    ground: &'a Ground<W>,
    group: Group<W>,
    /// The side that a ko may ban; absent if threats decide.
    loser: Option<Color>,
    spots: Vec<PartPosition<W>>,
    numbers: FxHashMap<u32, u16>,
    graph: Graph,
    has_ko: HasKo,
}

impl<'a, const W: usize> Walk<'a, W> {
    /// Finds every position that arises from this one under a rule.
    fn new(
        ground: &'a Ground<W>,
        group: Group<W>,
        stones: ByColor<Mask<W>>,
        ko: Option<(Color, u16)>,
        rule: KoRule,
    ) -> Result<Self, NoPart> {
        let mut walk = Self {
            ground,
            group,
            loser: rule.loser(),
            spots: Vec::new(),
            numbers: FxHashMap::default(),
            graph: Graph::default(),
            has_ko: HasKo(ko.is_some()),
        };
        walk.number((stones, NO_KO))?;
        if let Some((banned, point)) = ko
            && walk.loser.ok_or(NoPart::Ko)? == banned
        {
            walk.number((stones, point))?;
        }
        let mut look = Look::default();
        let mut next = 0;
        while next < walk.spots.len() {
            walk.visit(next, &mut look)?;
            next += 1;
        }
        Ok(walk)
    }

    fn number(&mut self, spot: PartPosition<W>) -> Result<u16, NoPart> {
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

    /// Adds a position to the graph, with its moves. Positions are visited in the order in which they were found.
    fn visit(&mut self, at: usize, look: &mut Look<W>) -> Result<(), NoPart> {
        let (here, ban) = self.spots[at];
        let ground = self.ground;
        look.see(ground.near(), ground.border(), self.group.mask, here);
        let fixed = look.target.map(|target| target.is_fixed);
        let has_liberty = |target: Stones<W>| target.is_fixed || !target.liberties.is_empty();
        self.graph.add(look.target.map(has_liberty), fixed);
        match self.loser {
            Some(banned) if ban != NO_KO => {
                let lifted = self.number((here, NO_KO))?;
                self.graph.ban(banned, lifted);
                self.moves(at, look, banned)
            }
            _ => Color::ALL
                .into_iter()
                .try_for_each(|color| self.moves(at, look, color)),
        }
    }

    /// Adds the moves of a side in a position.
    fn moves(&mut self, at: usize, look: &Look<W>, color: Color) -> Result<(), NoPart> {
        let (here, ban) = self.spots[at];
        let (near, border) = (self.ground.near(), self.ground.border());
        let turn = SideToMove::new(near, border, look, here, color, Backing::Elsewhere);
        let free = look.empty.without(border.barred[color]);
        for point in free.points().filter(|&point| point != ban) {
            let placed = turn.place(point);
            if placed.is_alive {
                let ban = self.ban_after(&turn, &placed)?;
                let to = self.number((turn.after(&placed), ban))?;
                self.graph.connect(color, at, to);
            } else if placed.takes_last {
                self.graph.connect(color, at, KILLED);
            }
        }
        Ok(())
    }

    /// The point where the opponent may not take back after a move. Who wins all kos is never banned.
    fn ban_after(
        &mut self,
        turn: &SideToMove<'_, W>,
        placed: &Placement<W>,
    ) -> Result<u16, NoPart> {
        let Some(taken) = turn.ko_after(placed) else {
            return Ok(NO_KO);
        };
        self.has_ko = HasKo(true);
        let loser = self.loser.ok_or(NoPart::Ko)?;
        Ok(if loser == turn.own { NO_KO } else { taken })
    }
}

impl<const W: usize> Part<W> {
    fn new(
        ground: &Ground<W>,
        group: Group<W>,
        stones: ByColor<Mask<W>>,
        ko: Option<(Color, u16)>,
        rule: KoRule,
        care: Care,
    ) -> Result<(Self, HasKo), NoPart> {
        let Group { mask, is_alike } = group;
        let here = stones.map(|stones| stones & mask);
        let ko = ko.filter(|&(_, point)| mask.meets(Mask::of(point)));
        let local = ground.only(mask);
        let walk = Walk::new(&local, group, here, ko, rule)?;
        let (reduced, kept) = walk.graph.reduce(care);
        let numbers = walk.numbers.into_iter();
        let part = Self {
            mask,
            is_alike,
            numbers: numbers
                .map(|(spot, number)| (spot, kept[usize::from(number)]))
                .collect(),
            reduced,
        };
        Ok((part, walk.has_ko))
    }
}
