//! What a position of a search looks like: its blocks with their liberties, and the moves that can be made.

use crate::KoRule;
use crate::field::{Field, NO_KO, PART_KO, State, at, rest_key};
use crate::graph::KILLED;
use crate::mask::Mask;
use crate::part::part_key;

/// A block of stones on the points of a field, or the essential block with all that is joined to it.
#[derive(Clone, Copy, Debug)]
pub struct Stones<const W: usize> {
    /// Its stones, the essential ones left out.
    pub mask: Mask<W>,
    /// Its liberties on the field.
    pub liberties: Mask<W>,
    /// Every point beside it.
    reach: Mask<W>,
    /// Whether it can never be captured.
    pub is_fixed: bool,
}

impl<const W: usize> Stones<W> {
    fn is_in_atari(&self) -> bool {
        !self.is_fixed && self.liberties.has_at_most_one()
    }
}

/// The blocks of a position.
#[derive(Clone, Debug, Default)]
pub struct Look<const W: usize> {
    /// The essential block of each side.
    pub essential: [Option<Stones<W>>; 2],
    /// The other blocks of each side.
    pub others: [Vec<Stones<W>>; 2],
    /// The empty points.
    pub empty: Mask<W>,
    /// The plain outer liberties of each side, see [`Look::find_outer`].
    pub outer: [Mask<W>; 2],
    /// The eyes in reduced parts that need no defence.
    pub eyes: [u32; 2],
    /// In how many reduced parts each essential block has a liberty.
    pub elsewhere: [u32; 2],
}

/// A move with the position after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Play<const W: usize> {
    /// Where.
    pub place: Place,
    /// The position after it.
    pub state: State<W>,
    /// How many stones it took.
    pub captured: u32,
    /// Whether the essential stones of the opponent are gone.
    pub ends: bool,
}

/// Where a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// On a point.
    Point(u16),
    /// In a reduced part.
    Part(u8),
    /// Outside the race.
    Elsewhere,
}

impl<const W: usize> Look<W> {
    /// Looks at a position; uses the memory of the last look again.
    pub fn renew(&mut self, field: &Field<W>, state: &State<W>) {
        self.see(field, state.stones);
        self.outer = [0, 1].map(|side| self.find_outer(field, side));
        self.elsewhere = [0; 2];
        self.eyes = [0; 2];
        for (part, &number) in field.parts.iter().zip(&state.parts) {
            for side in 0..2 {
                let reduced = part.reduced();
                self.eyes[side] += u32::from(reduced.eyes(number, side));
                self.elsewhere[side] += u32::from(reduced.has_liberty(number, side));
                if let Some(block) = &mut self.essential[side] {
                    block.is_fixed |= reduced.is_fixed(number, side);
                }
            }
        }
    }

    /// Looks at stones without regard to the reduced parts.
    pub fn see(&mut self, field: &Field<W>, stones: [Mask<W>; 2]) {
        self.empty = field.all().without(stones[0] | stones[1]);
        for (side, own) in stones.into_iter().enumerate() {
            let essential = self.flood(field, own, side, own & field.essential[side], true);
            self.essential[side] = Some(essential);
            self.others[side].clear();
            let mut rest = own.without(essential.mask);
            while !rest.is_empty() {
                let block = self.flood(field, own, side, rest.first(), false);
                rest = rest.without(block.mask);
                self.others[side].push(block);
            }
        }
    }

    fn flood(
        &self,
        field: &Field<W>,
        own: Mask<W>,
        side: usize,
        seed: Mask<W>,
        is_essential: bool,
    ) -> Stones<W> {
        let mut mask = seed;
        let mut fresh = seed;
        let mut reach = if is_essential {
            field.essential[side]
        } else {
            Mask::EMPTY
        };
        loop {
            reach |= field.beside(fresh);
            fresh = (reach & own).without(mask);
            if fresh.is_empty() {
                break;
            }
            mask |= fresh;
        }
        Stones {
            mask,
            liberties: reach & self.empty,
            reach,
            is_fixed: mask.meets(field.wall[side] | field.outside)
                || is_essential && field.is_immortal[side],
        }
    }

    /// The plain outer liberties of a side's essential block: points beside it and beside enemy stones that are never
    /// captured, beside nothing else that matters, and whose empty neighbours are beside both as well.
    ///
    /// An enemy stone there is never captured and takes one liberty. An own stone there takes one too and gains
    /// nothing: the neighbours are liberties already, and none can become an eye. Nor does a stone of either side
    /// change what a neighbour touches. So such points only count, and they stay so whatever happens around them.
    pub fn find_outer(&self, field: &Field<W>, side: usize) -> Mask<W> {
        let enemy = 1 - side;
        let (own, other) = (self.block(side), self.block(enemy));
        let mut allowed = field.wall[enemy];
        let mut barred = field.wall[side] | field.outside;
        for block in &self.others[enemy] {
            let found = if block.is_fixed {
                &mut allowed
            } else {
                &mut barred
            };
            *found |= block.reach;
        }
        for block in &self.others[side] {
            barred |= block.reach;
        }
        if other.is_fixed {
            allowed |= other.reach;
        } else {
            barred |= other.reach;
        }
        let settled = own.liberties & allowed;
        let open = self.empty.without(settled);
        let is_closed = |&point: &u16| !field.near[usize::from(point)].meets(open);
        settled.without(barred).points().filter(is_closed).collect()
    }

    /// The essential block of a side.
    ///
    /// # Panics
    ///
    /// Before the first look.
    pub fn block(&self, side: usize) -> &Stones<W> {
        self.essential[side]
            .as_ref()
            .expect("a position is looked at before it is asked about")
    }

    /// Whether the essential block of a side has one liberty left, and that on a point.
    pub fn is_in_atari(&self, side: usize) -> bool {
        let block = self.block(side);
        !block.is_fixed && self.elsewhere[side] == 0 && block.liberties.is_single()
    }

    /// The stones of a side that can never be captured, the essential ones left out.
    pub fn fixed(&self, side: usize) -> Mask<W> {
        let essential = self.block(side);
        let others = self.others[side].iter().filter(|block| block.is_fixed);
        let start = if essential.is_fixed {
            essential.mask
        } else {
            Mask::EMPTY
        };
        others.fold(start, |mask, block| mask | block.mask)
    }
}

/// What the moves of one side need to know, worked out once for a position.
struct Mover<'a, const W: usize> {
    field: &'a Field<W>,
    look: &'a Look<W>,
    state: &'a State<W>,
    own: usize,
    enemy: usize,
    /// Own stones in blocks that a move can be joined to: two liberties or more.
    firm: Mask<W>,
    is_essential_firm: bool,
    /// Own and enemy stones that can never be captured.
    fixed: [Mask<W>; 2],
}

/// Lists the moves of the side that moves, a pass not among them.
///
/// Moves that cannot matter are left out: filling a point that only one block of the mover and stones that nobody
/// can capture surround (the block loses a liberty and nothing is gained), points that only such stones surround,
/// and all but one of several points that touch the same things and nothing empty.
pub(crate) fn moves<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    state: &State<W>,
    rule: KoRule,
    found: &mut Vec<Play<W>>,
) {
    let own = at(state.mover);
    let firm_blocks = look.others[own].iter().filter(|b| !b.is_in_atari());
    let essential = look.block(own);
    let is_essential_firm = look.elsewhere[own] > 0 || !essential.is_in_atari();
    let start = if is_essential_firm {
        essential.mask
    } else {
        Mask::EMPTY
    };
    let mover = Mover {
        field,
        look,
        state,
        own,
        enemy: 1 - own,
        firm: firm_blocks.fold(start, |mask, block| mask | block.mask),
        is_essential_firm,
        fixed: [look.fixed(0), look.fixed(1)],
    };
    let mut kinds = 0_u16;
    // Plain outer liberties are all alike, and nobody fills his own.
    let outer = look.outer[mover.enemy];
    let idle = look.outer[own] | outer.without(outer.first());
    for point in mover.wanted().without(idle).points() {
        mover.try_move(point, rule, &mut kinds, found);
    }
    for index in 0..field.parts.len() {
        mover.moves_in_part(index, found);
    }
}

impl<const W: usize> Mover<'_, W> {
    /// The points to try: all, or where the essential block in atari can be saved.
    fn wanted(&self) -> Mask<W> {
        let essential = self.look.block(self.own);
        // An opponent who owes moves elsewhere does not take yet.
        if !self.look.is_in_atari(self.own) || self.state.skips > 0 {
            return self.look.empty;
        }
        let captures = self.look.others[self.enemy]
            .iter()
            .filter(|block| block.is_in_atari());
        let captures = captures.fold(Mask::EMPTY, |mask, block| mask | block.liberties);
        let enemy = self.look.block(self.enemy);
        let wins = if self.look.is_in_atari(self.enemy) {
            enemy.liberties
        } else {
            Mask::EMPTY
        };
        essential.liberties | captures | wins
    }

    fn try_move(&self, point: u16, rule: KoRule, kinds: &mut u16, found: &mut Vec<Play<W>>) {
        let (here, near) = (Mask::of(point), self.field.near[usize::from(point)]);
        let enemy = self.look.block(self.enemy);
        let ends = self.look.is_in_atari(self.enemy) && enemy.liberties == here;
        let mut captured = Mask::EMPTY;
        for block in &self.look.others[self.enemy] {
            if block.liberties == here && !block.is_fixed {
                captured |= block.mask;
            }
        }
        let has_room = near.meets(self.look.empty);
        let is_legal = ends
            || !captured.is_empty()
            || has_room
            || near.meets(self.firm)
            || here.meets(self.field.wall[self.own] | self.field.outside)
            || self.is_essential_firm && here.meets(self.field.essential[self.own]);
        if !is_legal {
            return;
        }
        let is_plain = !has_room && captured.is_empty() && !ends;
        if is_plain && (self.is_wasted(here, near) || self.is_repeated(here, near, kinds)) {
            return;
        }
        let mut threats = self.state.threats;
        if self.state.ko == point {
            match threats[self.own].checked_sub(1) {
                Some(left) => threats[self.own] = left,
                None => return,
            }
        }
        let mut after = *self.state;
        after.stones[self.own] |= here;
        after.stones[self.enemy] = after.stones[self.enemy].without(captured);
        after.mover = 1 - self.state.mover;
        after.threats = threats;
        let lifted = after.lift(self.field);
        after.ko = self.ko_after(here, near, captured, rule);
        after.key = lifted ^ self.key_after(&after, here, captured);
        found.push(Play {
            place: Place::Point(point),
            state: after,
            captured: captured.len(),
            ends,
        });
    }

    /// The moves in a reduced part.
    fn moves_in_part(&self, index: usize, found: &mut Vec<Play<W>>) {
        let (own, enemy) = (self.own, self.enemy);
        let reduced = self.field.parts[index].reduced();
        let number = self.state.parts[index];
        // The liberties that are not in this part.
        let others = |side: usize| {
            let block = self.look.block(side);
            let here = u32::from(reduced.has_liberty(number, side));
            block.is_fixed || !block.liberties.is_empty() || self.look.elsewhere[side] > here
        };
        for &to in reduced.moves(number, own) {
            let is_kill = to == KILLED;
            let ends = !others(enemy) && (is_kill || !reduced.has_liberty(to, enemy));
            let is_legal = ends || !is_kill && (others(own) || reduced.has_liberty(to, own));
            if !is_legal {
                continue;
            }
            let mut after = *self.state;
            if self.state.tied_part() != Some(index) {
                after.key ^= after.lift(self.field);
            }
            after.mover = 1 - self.state.mover;
            after.ko = NO_KO;
            if !is_kill {
                after.parts[index] = to;
                after.key ^= part_key(index, number) ^ part_key(index, to);
                if reduced.is_banned(to) {
                    after.ko = PART_KO + u16::try_from(index).unwrap_or_default();
                }
            }
            after.key ^= rest_key(
                self.state.mover,
                self.state.ko,
                self.state.threats,
                self.state.skips,
            ) ^ rest_key(after.mover, after.ko, after.threats, after.skips);
            found.push(Play {
                place: Place::Part(u8::try_from(index).unwrap_or(u8::MAX)),
                state: after,
                captured: 0,
                ends,
            });
        }
    }

    /// Whether the point is surrounded by one own block and stones that are never captured: filling it only takes a
    /// liberty from the block.
    fn is_wasted(&self, here: Mask<W>, near: Mask<W>) -> bool {
        let (own, enemy) = (self.own, self.enemy);
        if here.meets(self.field.outside | self.field.essential[enemy])
            || near.meets(self.state.stones[enemy].without(self.fixed[enemy]))
        {
            return false;
        }
        let beside = near & self.state.stones[own];
        let essential = self.look.block(own);
        let touches_essential =
            here.meets(self.field.essential[own]) || beside.meets(essential.mask);
        let touches_wall = here.meets(self.field.wall[own]);
        if touches_essential {
            beside.is_within(essential.mask) && (!touches_wall || essential.is_fixed)
        } else if touches_wall {
            beside.is_within(self.fixed[own])
        } else {
            self.look.others[own]
                .iter()
                .any(|block| beside.is_within(block.mask))
        }
    }

    /// Whether a point that touches the same things was listed before.
    fn is_repeated(&self, here: Mask<W>, near: Mask<W>, kinds: &mut u16) -> bool {
        let mut kind = 0;
        for side in 0..2 {
            let beside = near & self.state.stones[side];
            let essential = self.look.block(side);
            if !beside.is_within(essential.mask | self.fixed[side]) {
                return false;
            }
            if here.meets(self.field.essential[side]) || beside.meets(essential.mask) {
                kind |= 1 << side;
            }
            let is_fixed = beside.meets(self.fixed[side].without(essential.mask));
            if is_fixed || here.meets(self.field.wall[side]) {
                kind |= 4 << side;
            }
        }
        if here.meets(self.field.outside) {
            kind |= 4 << self.own;
        }
        let is_known = *kinds >> kind & 1 == 1;
        *kinds |= 1 << kind;
        // Nothing but stones that are never captured: the move does nothing.
        is_known || kind & 3 == 0
    }

    /// The ban after a move, by the rule of the board: a lone stone has taken one stone and has no other liberty.
    fn ko_after(&self, here: Mask<W>, near: Mask<W>, captured: Mask<W>, rule: KoRule) -> u16 {
        let field = self.field;
        let tied = field.essential[self.own] | field.wall[self.own] | field.outside;
        let joins = near.meets(self.state.stones[self.own]) || here.meets(tied);
        if !captured.is_single() || joins || near.meets(self.look.empty) {
            return NO_KO;
        }
        match rule {
            KoRule::Wins(color) if at(super::field::side(color)) == self.enemy => NO_KO,
            _ => captured.lowest().unwrap_or(NO_KO),
        }
    }

    fn key_after(&self, after: &State<W>, here: Mask<W>, captured: Mask<W>) -> u64 {
        let before = self.state;
        before.key
            ^ rest_key(before.mover, before.ko, before.threats, before.skips)
            ^ rest_key(after.mover, after.ko, after.threats, after.skips)
            ^ self.field.stones_key(self.own, here)
            ^ self.field.stones_key(self.enemy, captured)
    }
}

/// The position after a move elsewhere; a move that the attacker owes is paid with it.
pub(crate) fn pass<const W: usize>(
    field: &Field<W>,
    state: &State<W>,
    is_attacker: bool,
) -> State<W> {
    let mut after = *state;
    let lifted = after.lift(field);
    after.mover = 1 - state.mover;
    after.ko = NO_KO;
    if is_attacker {
        after.skips = state.skips.saturating_sub(1);
    }
    after.key = state.key
        ^ lifted
        ^ rest_key(state.mover, state.ko, state.threats, state.skips)
        ^ rest_key(after.mover, after.ko, after.threats, after.skips);
    after
}
