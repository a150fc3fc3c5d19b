//! Positions of a search that need no search: unconditional life, and plain liberties that can be counted.

use super::field::{Field, Mask, State, bit, lowest};
use super::measure::PlainPart;
use super::node::{Look, Stones};

/// Whether the essential block of a side is alive even if its owner never moves again.
///
/// D. B. Benson, "Life in the game of Go" (1976): blocks live that keep two vital regions each. Regions that touch
/// essential, safe or outside points are left out, which can only miss life, never invent it.
pub(super) fn is_unconditionally_alive(
    field: &Field,
    look: &Look,
    state: &State,
    side: usize,
) -> bool {
    let essential = look.block(side);
    if essential.is_fixed || look.eyes[side] >= 2 {
        return true;
    }
    let pockets = pockets(field, state, side);
    // Most positions have none, and no block lives with less than two.
    if pockets & essential.liberties == 0 {
        return false;
    }
    let mut regions = Regions::split(field, look, pockets);
    if regions.len < 2 {
        return false;
    }
    let mut blocks: Vec<&Stones> = look.others[side].iter().collect();
    blocks.push(essential);
    loop {
        let count = (blocks.len(), regions.len);
        blocks.retain(|block| block.is_fixed || regions.vital_to(block) >= 2);
        if !blocks.iter().any(|block| std::ptr::eq(*block, essential)) {
            return false;
        }
        let living = blocks.iter().fold(0, |mask, block| mask | block.mask);
        regions.retain(|around| around & state.stones[side] & !living == 0);
        if count == (blocks.len(), regions.len) {
            return true;
        }
    }
}

/// The points not of this side whose surroundings are its stones alone.
fn pockets(field: &Field, state: &State, side: usize) -> Mask {
    let enemy = 1 - side;
    let open = field.all() & !state.stones[side];
    let mut lost = open & (field.wall[enemy] | field.essential[enemy] | field.outside);
    let mut fresh = lost;
    while fresh != 0 {
        let mut reach = 0;
        while fresh != 0 {
            reach |= field.near[usize::from(lowest(fresh))];
            fresh &= fresh - 1;
        }
        fresh = reach & open & !lost;
        lost |= fresh;
    }
    open & !lost
}

/// The most pockets that are told apart; more cannot matter for life and are left out.
const MOST: usize = 24;

/// Pockets of a side: their empty points and everything around them.
struct Regions {
    empty: [Mask; MOST],
    around: [Mask; MOST],
    len: usize,
}

impl Regions {
    fn split(field: &Field, look: &Look, mut pockets: Mask) -> Self {
        let mut regions = Self {
            empty: [0; MOST],
            around: [0; MOST],
            len: 0,
        };
        while pockets != 0 && regions.len < MOST {
            let (mut region, mut fresh, mut around) = (0, pockets & pockets.wrapping_neg(), 0);
            while fresh != 0 {
                region |= fresh;
                while fresh != 0 {
                    around |= field.near[usize::from(lowest(fresh))];
                    fresh &= fresh - 1;
                }
                fresh = around & pockets & !region;
            }
            pockets &= !region;
            regions.empty[regions.len] = region & look.empty;
            regions.around[regions.len] = around & !region;
            regions.len += 1;
        }
        regions
    }

    /// How many regions have only liberties of the block as empty points.
    fn vital_to(&self, block: &Stones) -> usize {
        self.empty[..self.len]
            .iter()
            .filter(|&&empty| empty & !block.liberties == 0)
            .count()
    }

    fn retain(&mut self, keep: impl Fn(Mask) -> bool) {
        let mut kept = 0;
        for i in 0..self.len {
            if keep(self.around[i]) {
                self.empty[kept] = self.empty[i];
                self.around[kept] = self.around[i];
                kept += 1;
            }
        }
        self.len = kept;
    }
}

/// Liberties that can only be filled, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plain {
    /// Liberties of one side alone, beside stones of the other that are never captured.
    pub(super) outer: [u32; 2],
    /// Eyes of one point.
    pub(super) eyes: [u32; 2],
    /// Liberties of both sides.
    pub(super) shared: u32,
}

/// Counts a position in which nothing can happen but that liberties are filled; absent for any other.
///
/// Every stone must belong to an essential block or be safe for good, and every empty point must be a plain outer
/// liberty, a plain shared liberty or an eye of one point.
pub(super) fn plain(field: &Field, look: &Look, state: &State) -> Option<Plain> {
    let is_open = |side: usize| look.others[side].iter().any(|block| !block.is_fixed);
    if state.ko != super::field::NO_KO || is_open(0) || is_open(1) {
        return None;
    }
    let mut count = Plain::default();
    let touches = |here: Mask, near: Mask, side: usize| {
        field.essential[side] & here != 0 || near & look.block(side).mask != 0
    };
    count.outer = look.outer.map(Mask::count_ones);
    for (part, &number) in field.parts.iter().zip(&state.parts) {
        match part.reduced().plain(number)? {
            PlainPart::Empty => {}
            PlainPart::Outer(side, n) => count.outer[side] += n,
            PlainPart::Eye(side) => count.eyes[side] += 1,
        }
    }
    let mut rest = look.empty & !(look.outer[0] | look.outer[1]);
    while rest != 0 {
        let point = lowest(rest);
        rest &= rest - 1;
        let (here, near) = (bit(point), field.near[usize::from(point)]);
        let essential = [touches(here, near, 0), touches(here, near, 1)];
        let has_fixed = |side: usize| {
            field.wall[side] & here != 0 || near & state.stones[side] & !look.block(side).mask != 0
        };
        let is_bound = essential[0] || essential[1];
        if field.outside & here != 0 || near & look.empty != 0 {
            // A point that touches no essential stone and leads to no such point could be passed over, but it is rare.
            return None;
        }
        if !is_bound {
            continue;
        }
        let fixed = [has_fixed(0), has_fixed(1)];
        match (essential, fixed) {
            ([true, true], [false, false]) => count.shared += 1,
            ([true, false], [false, true]) => count.outer[0] += 1,
            ([false, true], [true, false]) => count.outer[1] += 1,
            ([true, false], [false, false]) => count.eyes[0] += 1,
            ([false, true], [false, false]) => count.eyes[1] += 1,
            _ => return None,
        }
    }
    for side in 0..2 {
        // A block that can never be captured is as good as one with two eyes.
        if look.block(side).is_fixed {
            count.eyes[side] = 2;
        }
    }
    Some(count)
}

impl Plain {
    /// Whether a side captures the other, moving first or not.
    ///
    /// M. Müller, "Race to Capture" (1999), classes 0 and 1, with the rule for eyes of one class and for an eye
    /// against none; checked against every line of play for all small counts in the tests below.
    pub(super) fn captures(&self, attacker: usize, is_first: bool) -> bool {
        let defender = 1 - attacker;
        let signed = |n: u32| i64::from(n);
        let (own, other) = (signed(self.outer[attacker]), signed(self.outer[defender]));
        let shared = signed(self.shared);
        let late = i64::from(!is_first);
        match (self.eyes[attacker], self.eyes[defender]) {
            (_, 2..) => false,
            (2.., _) => true,
            (0, 0) => own - other >= (shared - 1).max(0) + late,
            (_, 0) => own + 1 + shared - other >= late,
            (0, _) => own - (other + 1 + shared) >= late,
            (_, _) => own - other >= shared + late,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position of plain liberties played out: who may still capture whom.
    struct PlayedOut {
        won: std::collections::HashMap<(Plain2, usize, usize), bool>,
    }

    type Plain2 = ([u32; 2], [u32; 2], u32);

    impl PlayedOut {
        /// Whether `attacker` captures if `mover` moves. Passing never helps the attacker and never hurts the defender
        /// more than a move, so a defender without a good move passes and the attacker then has to move.
        fn captures(&mut self, count: Plain2, attacker: usize, mover: usize) -> bool {
            let key = (count, attacker, mover);
            if let Some(&known) = self.won.get(&key) {
                return known;
            }
            // A pass of the attacker leads nowhere; entering the guess first makes the defender's pass sound.
            self.won.insert(key, false);
            let enemy = 1 - mover;
            let mut after = Vec::new();
            let (outer, eyes, shared) = count;
            let liberties = |(o, e, s): Plain2, side: usize| o[side] + e[side] + s;
            let mut push = |next: Plain2| {
                let is_won = liberties(next, enemy) == 0;
                let is_suicide = !is_won && liberties(next, mover) == 0;
                if !is_suicide {
                    after.push((next, is_won));
                }
            };
            if outer[enemy] > 0 {
                let mut next = count;
                next.0[enemy] -= 1;
                push(next);
            }
            if shared > 0 {
                push((outer, eyes, shared - 1));
            }
            if eyes[enemy] > 0 && outer[enemy] + shared + eyes[enemy] == 1 {
                push(([0; 2], [0; 2], 0));
            }
            let won = if mover == attacker {
                after
                    .iter()
                    .any(|&(next, is_won)| is_won || self.captures(next, attacker, enemy))
            } else {
                let holds = after
                    .iter()
                    .any(|&(next, is_won)| is_won || !self.captures(next, attacker, enemy));
                !holds && self.captures(count, attacker, enemy)
            };
            self.won.insert(key, won);
            won
        }
    }

    #[test]
    fn counting_plain_liberties_agrees_with_playing_them_out() {
        let mut played = PlayedOut {
            won: std::collections::HashMap::new(),
        };
        for case in 0..6 * 6 * 3 * 3 * 5 {
            let digit = |place: u32, base: u32| case / place % base;
            let outer = [digit(1, 6), digit(6, 6)];
            let eyes = [digit(36, 3), digit(108, 3)];
            let shared = digit(324, 5);
            if [0, 1].iter().any(|&s| outer[s] + eyes[s] + shared == 0) || eyes == [2, 2] {
                continue;
            }
            let plain = Plain {
                outer,
                eyes,
                shared,
            };
            for attacker in 0..2 {
                for mover in 0..2 {
                    assert_eq!(
                        plain.captures(attacker, mover == attacker),
                        played.captures((outer, eyes, shared), attacker, mover),
                        "{plain:?}, attacker {attacker}, mover {mover}"
                    );
                }
            }
        }
    }
}
