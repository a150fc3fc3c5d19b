//! The moves of a proof: those that may matter.

use semeai_board::{ByColor, Color};

use crate::field::Field;
use crate::ko::{KoRule, NO_KO, PART_KO};
use crate::look::Look;
use crate::mask::Mask;
use crate::part::{KILLED, part_key};
use crate::rules::{Backing, Placement, SideToMove};
use crate::state::State;

/// A move with the position after it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Successor<const W: usize> {
    /// Where.
    pub(crate) place: MovePlace,
    /// The position after it, the target of the opponent and all that was joined to it taken off if it is gone.
    pub(crate) state: State<W>,
    /// How many stones it took beside the target.
    pub(crate) captured: u32,
    /// Whether the target of the opponent is gone.
    pub(crate) ends: bool,
    /// Whether it takes a stone that could be taken back at once, whoever may.
    pub(crate) begins_ko: bool,
}

/// Where a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MovePlace {
    /// On a point.
    Point(u16),
    /// In a reduced part.
    Part(u8),
    /// Outside the field.
    Elsewhere,
}

/// Lists the moves of the side that moves, a pass not among them.
///
/// Moves that cannot matter are left out: filling a point that only one block of the mover and stones that nobody
/// can capture surround (the block loses a liberty and nothing is gained), points that only such stones surround,
/// and all but one of several points that touch the same things and nothing empty.
///
/// Where the play goes on after a capture by a side, its shape counts: then the opponent may want to be captured, and with
/// one more stone or one fewer, so that fewer moves are left out. `is_final` says by side whether its capture decides.
#[inline]
pub(crate) fn moves<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    state: &State<W>,
    rule: KoRule,
    is_final: ByColor<bool>,
    found: &mut Vec<Successor<W>>,
) {
    let mover = Mover::new(field, look, state, is_final);
    let (own, enemy) = (mover.own, mover.enemy);
    let mut kinds = 0_u16;
    // Plain outer liberties are all alike, and nobody fills his own.
    let mut idle = field.ground().border().barred[own];
    if is_final[enemy] {
        idle |= look.outer[own];
    }
    if is_final[own] {
        let outer = look.outer[enemy];
        idle |= outer.without(outer.first());
    }
    for point in mover.wanted().without(idle).points() {
        mover.try_move(point, rule, &mut kinds, found);
    }
    for index in 0..field.parts().len() {
        mover.moves_in_part(index, found);
    }
}

/// The move that takes the target of the opponent on its last liberty, a point of the field.
pub(crate) fn capture<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    state: &State<W>,
    rule: KoRule,
    is_final: ByColor<bool>,
) -> Option<Successor<W>> {
    let mover = Mover::new(field, look, state, is_final);
    let point = look.target[mover.enemy].liberties.lowest()?;
    let mut found = Vec::new();
    mover.try_move(point, rule, &mut 0, &mut found);
    found.pop().filter(|play| play.ends)
}

/// What the moves of one side need to know, worked out once for a position.
struct Mover<'a, const W: usize> {
    field: &'a Field<W>,
    look: &'a Look<W>,
    state: &'a State<W>,
    turn: SideToMove<'a, W>,
    own: Color,
    enemy: Color,
    /// The stones of each side that can never be captured.
    fixed: ByColor<Mask<W>>,
    /// Whether a capture by a side decides.
    is_final: ByColor<bool>,
}

impl<'a, const W: usize> Mover<'a, W> {
    #[inline]
    fn new(
        field: &'a Field<W>,
        look: &'a Look<W>,
        state: &'a State<W>,
        is_final: ByColor<bool>,
    ) -> Self {
        let (ground, own) = (field.ground(), state.mover);
        let backing = if look.elsewhere[own] > 0 {
            Backing::Elsewhere
        } else {
            Backing::Nowhere
        };
        let (near, border) = (ground.near(), ground.border());
        Self {
            field,
            look,
            state,
            turn: SideToMove::new(near, border, look, state.stones, own, backing),
            own,
            enemy: own.opponent(),
            fixed: ByColor::new_with(|color| look.fixed(color)),
            is_final,
        }
    }

    /// The points to try: all, or where the target in atari can be saved.
    fn wanted(&self) -> Mask<W> {
        // An opponent who owes moves elsewhere does not take yet, and one whose capture does not decide may be let take.
        let must_save = self.is_final[self.enemy] && self.state.skips == 0;
        if !must_save || !self.look.is_in_atari(self.own) {
            return self.look.empty;
        }
        let captures = self.look.others[self.enemy]
            .iter()
            .filter(|block| block.is_in_atari());
        let captures = captures.fold(Mask::EMPTY, |mask, block| mask | block.liberties);
        let wins = if self.look.is_in_atari(self.enemy) {
            self.look.target[self.enemy].liberties
        } else {
            Mask::EMPTY
        };
        self.look.target[self.own].liberties | captures | wins
    }

    #[inline]
    fn try_move(&self, point: u16, rule: KoRule, kinds: &mut u16, found: &mut Vec<Successor<W>>) {
        let placed = self.turn.place(point);
        let ground = self.field.ground();
        let takes_block = placed.captured.meets(ground.border().prizes[self.enemy]);
        let mut lost = self.state.lost;
        if takes_block {
            lost[self.enemy] |= ground.blocks_in(self.enemy, placed.captured);
        }
        let ends = placed.takes_last && self.look.elsewhere[self.enemy] == 0
            || takes_block && ground.is_lost_with(self.enemy, lost[self.enemy]);
        if !placed.is_alive && !ends {
            return;
        }
        let is_plain = !placed.has_room && placed.captured.is_empty() && !ends;
        let is_wasted = || self.is_final[self.enemy] && self.is_wasted(&placed);
        if is_plain && (is_wasted() || self.is_repeated(&placed, kinds)) {
            return;
        }
        let mut after = *self.state;
        if self.state.ko == point {
            match after.threats[self.own].checked_sub(1) {
                Some(left) => after.threats[self.own] = left,
                None => return,
            }
        }
        after.stones = self.turn.after(&placed);
        let mut captured = placed.captured;
        if ends {
            captured |= self.look.target[self.enemy].mask;
            after.stones[self.enemy] = after.stones[self.enemy].without(captured);
        }
        after.lost = lost;
        after.mover = self.enemy;
        let lifted = after.lift(self.field);
        let ko = self.turn.ko_after(&placed);
        after.ko = ko.filter(|_| rule.can_ban(self.enemy)).unwrap_or(NO_KO);
        after.key ^= lifted
            ^ self.state.rest_key()
            ^ after.rest_key()
            ^ self.field.stones_key(self.own, placed.here)
            ^ self.field.stones_key(self.enemy, captured);
        found.push(Successor {
            place: MovePlace::Point(point),
            state: after,
            captured: placed.captured.len(),
            ends,
            begins_ko: ko.is_some(),
        });
    }

    /// The moves in a reduced part.
    #[inline]
    fn moves_in_part(&self, index: usize, found: &mut Vec<Successor<W>>) {
        let (own, enemy) = (self.own, self.enemy);
        let reduced = self.field.parts()[index].reduced();
        let number = self.state.parts[index];
        // The liberties that are not in this part.
        let others = |color: Color| {
            let target = &self.look.target[color];
            let here = u32::from(reduced.has_liberty(number, color));
            target.is_fixed || !target.liberties.is_empty() || self.look.elsewhere[color] > here
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
            after.mover = enemy;
            after.ko = NO_KO;
            if !is_kill {
                after.parts[index] = to;
                after.key ^= part_key(index, number) ^ part_key(index, to);
                if reduced.is_banned(to) {
                    after.ko = PART_KO + u16::try_from(index).unwrap_or_default();
                }
            }
            after.key ^= self.state.rest_key() ^ after.rest_key();
            found.push(Successor {
                place: MovePlace::Part(u8::try_from(index).unwrap_or(u8::MAX)),
                state: after,
                captured: 0,
                ends,
                begins_ko: !is_kill && reduced.is_banned(to),
            });
        }
    }

    /// Whether the point is surrounded by one own block and stones that are never captured: filling it only takes a
    /// liberty from the block.
    fn is_wasted(&self, placed: &Placement<W>) -> bool {
        let (own, enemy, border) = (self.own, self.enemy, self.field.ground().border());
        let (here, near) = (placed.here, placed.near);
        if here.meets(border.outside | border.target[enemy])
            || near.meets(self.state.stones[enemy].without(self.fixed[enemy]))
        {
            return false;
        }
        let beside = near & self.state.stones[own];
        let target = &self.look.target[own];
        let touches_target = here.meets(border.target[own]) || beside.meets(target.mask);
        let touches_wall = here.meets(border.wall[own]);
        if touches_target {
            beside.is_within(target.mask) && (!touches_wall || target.is_fixed)
        } else if touches_wall {
            beside.is_within(self.fixed[own])
        } else {
            self.look.others[own]
                .iter()
                .any(|block| beside.is_within(block.mask))
        }
    }

    /// Whether a point that touches the same things was listed before.
    fn is_repeated(&self, placed: &Placement<W>, kinds: &mut u16) -> bool {
        let (here, near, border) = (placed.here, placed.near, self.field.ground().border());
        if here.meets(border.barred[self.enemy]) {
            // The opponent does not play there, unlike at points that touch the same.
            return false;
        }
        let mut kind = 0;
        for color in Color::ALL {
            let side = color as u16;
            let beside = near & self.state.stones[color];
            let target = &self.look.target[color];
            if !beside.is_within(target.mask | self.fixed[color]) {
                return false;
            }
            if here.meets(border.target[color]) || beside.meets(target.mask) {
                kind |= 1 << side;
            }
            let is_fixed = beside.meets(self.fixed[color].without(target.mask));
            if is_fixed || here.meets(border.wall[color]) {
                kind |= 4 << side;
            }
        }
        if here.meets(border.outside) {
            kind |= 4 << self.own as u16;
        }
        // Which of several such points is left empty is a matter of shape.
        let is_shapeless = self.is_final.black && self.is_final.white;
        let is_known = is_shapeless && *kinds >> kind & 1 == 1;
        *kinds |= 1 << kind;
        // Nothing but stones that are never captured: the move does nothing.
        is_known || kind & 3 == 0
    }
}
