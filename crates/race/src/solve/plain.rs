//! Positions of a race that need no search: plain liberties that can be counted.

use semeai_board::{ByColor, Color};
use semeai_search::{Fate, Field, Goal, Look, Mask, PlainPart, State};

/// The goal of a race: capture. Plain liberties are counted.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Capture;

impl<const W: usize> Goal<W> for Capture {
    fn plain_ending(
        &self,
        field: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        attacker: Color,
        is_final: ByColor<bool>,
    ) -> Option<Fate> {
        let defender = attacker.opponent();
        // The count equals what a proof would find: nothing but filling is left to do, and `captures` was held against every
        // line of play for all small counts.
        let count = plain(field, look, state)?;
        // It tells who captures first, and that is the end of it where the capture decides or the captor has two eyes beside it.
        // A defender with two eyes need not capture at all, and one whose attacker has two cannot; then he has two as well.
        let decides = |captor: Color| {
            let loser = captor.opponent();
            is_final[captor] || count.eyes[captor] >= 2 || count.eyes[loser] >= 2
        };
        let captures = count.captures(attacker, state.mover());
        if !decides(if captures { attacker } else { defender }) {
            return None;
        }
        if !captures {
            return Some(Fate::FAILURE);
        }
        let moves = u16::try_from(count.outer[defender] + count.eyes[defender] + count.shared)
            .unwrap_or(u16::MAX / 2);
        Some(Fate {
            captures: true,
            distance: 2 * moves,
        })
    }
}

/// Liberties that can only be filled, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Plain {
    /// Liberties of one side alone, beside stones of the other that are never captured.
    pub(super) outer: ByColor<u32>,
    /// Eyes of one point.
    pub(super) eyes: ByColor<u32>,
    /// Liberties of both sides.
    pub(super) shared: u32,
}

/// Counts a position in which nothing can happen but that liberties are filled; absent for any other.
///
/// Every stone must belong to an essential block or be safe for good, and every empty point must be a plain outer
/// liberty, a plain shared liberty or an eye of one point.
pub(super) fn plain<const W: usize>(
    field: &Field<W>,
    look: &Look<W>,
    state: &State<W>,
) -> Option<Plain> {
    let is_open = |color: Color| look.others[color].iter().any(|block| !block.is_fixed);
    if state.is_banned() || Color::ALL.into_iter().any(is_open) {
        return None;
    }
    let border = field.ground().border();
    if !(border.prizes.black | border.prizes.white).is_empty() {
        // Several blocks of a side are not counted.
        return None;
    }
    let mut count = Plain {
        outer: look.outer.map(Mask::len),
        ..Plain::default()
    };
    for (part, number) in field.parts().iter().zip(state.parts()) {
        match part.reduced().plain(number)? {
            PlainPart::Empty => {}
            PlainPart::Outer(color, n) => count.outer[color] += n,
            PlainPart::Eye(color) => count.eyes[color] += 1,
        }
    }
    let rest = look.empty.without(look.outer.black | look.outer.white);
    count.add_points(field, look, state, rest)?;
    for color in Color::ALL {
        // A block that can never be captured is as good as one with two eyes.
        if look.target[color].is_fixed {
            count.eyes[color] = 2;
        }
    }
    Some(count)
}

impl Plain {
    /// Counts these empty points; absent if one of them is no plain liberty.
    fn add_points<const W: usize>(
        &mut self,
        field: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        points: Mask<W>,
    ) -> Option<()> {
        let (near, border) = (field.ground().near(), field.ground().border());
        for point in points.points() {
            let (here, beside) = (Mask::of(point), near.of(point));
            if border.outside.meets(here) || beside.meets(look.empty) {
                // A point that touches no essential stone and leads to no such point could be passed over, but it is rare.
                return None;
            }
            let essential = Color::ALL.map(|color| {
                border.target[color].meets(here) || beside.meets(look.target[color].mask)
            });
            if essential == [false; 2] {
                continue;
            }
            let fixed = Color::ALL.map(|color| {
                let others = state.stones()[color].without(look.target[color].mask);
                border.wall[color].meets(here) || beside.meets(others)
            });
            self.add(essential, fixed)?;
        }
        Some(())
    }

    /// Counts an empty point by the sides, Black first, of which essential stones, and of which stones that are never captured, are
    /// beside it; absent if it is no plain liberty.
    #[inline]
    fn add(&mut self, essential: [bool; 2], fixed: [bool; 2]) -> Option<()> {
        match (essential, fixed) {
            ([true, true], [false, false]) => self.shared += 1,
            ([true, false], [false, true]) => self.outer.black += 1,
            ([false, true], [true, false]) => self.outer.white += 1,
            ([true, false], [false, false]) => self.eyes.black += 1,
            ([false, true], [false, false]) => self.eyes.white += 1,
            _ => return None,
        }
        Some(())
    }

    /// Whether a side captures the other if this one moves.
    ///
    /// M. Müller, "Race to Capture" (1999), classes 0 and 1, with the rule for eyes of one class and for an eye
    /// against none; checked against every line of play for all small counts in the tests below.
    pub(super) fn captures(&self, attacker: Color, mover: Color) -> bool {
        let defender = attacker.opponent();
        let signed = |n: u32| i64::from(n);
        let (own, other) = (signed(self.outer[attacker]), signed(self.outer[defender]));
        let shared = signed(self.shared);
        let late = i64::from(mover == defender);
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
            let by_color = |[black, white]: [u32; 2]| ByColor { black, white };
            let plain = Plain {
                outer: by_color(outer),
                eyes: by_color(eyes),
                shared,
            };
            for attacker in 0..2 {
                for mover in 0..2 {
                    assert_eq!(
                        plain.captures(Color::ALL[attacker], Color::ALL[mover]),
                        played.captures((outer, eyes, shared), attacker, mover),
                        "{plain:?}, attacker {attacker}, mover {mover}"
                    );
                }
            }
        }
    }
}
