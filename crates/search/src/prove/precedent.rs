//! Solved positions that decide others with the same stones, whose reduced parts are better or worse.
//!
//! The positions of a part are ordered, see [`crate::part`]: who captures still does if no part is worse for him, and
//! who fails still fails if none is better. In a race with several parts most positions have the same stones outside them
//! as others, and a table of exact positions makes nothing of that.

use std::sync::Arc;

use semeai_board::Color;

use super::order::Order;
use super::table::{Fate, TableGrowth};
use crate::part::{MOST_PARTS, Part, part_key};
use crate::state::State;

/// What is compared first.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// The hash of the position without its ordered parts, the lowest bit being [`CAPTURES`] if the attacker captures; or
    /// [`EMPTY`] or [`GONE`].
    key: u64,
    /// See [`Order::marks`].
    marks: u64,
}

/// A solved position.
#[derive(Clone, Copy, Debug)]
struct Precedent {
    parts: [u16; MOST_PARTS],
    distance: u16,
    /// How much it cost.
    work: u16,
}

/// The bit of a hash that says that the attacker captures.
const CAPTURES: u64 = 1;

/// The hash of a place that was never used.
const EMPTY: u64 = 0;

/// The hash of a place that was used, which does not end the search for others.
const GONE: u64 = 1;

/// A bit in the hash of every precedent, which tells it from [`EMPTY`] and [`GONE`].
const USED: u64 = 2;

impl Head {
    #[inline]
    const fn captures(self) -> bool {
        self.key & CAPTURES != 0
    }
}

const NO_HEAD: Head = Head {
    key: EMPTY,
    marks: 0,
};

const NOTHING: Precedent = Precedent {
    parts: [0; MOST_PARTS],
    distance: 0,
    work: 0,
};

/// The bytes of a place.
const BYTES: usize = size_of::<Head>() + size_of::<Precedent>();

/// How far behind its place a precedent may stand. Some stones occur with hundreds of positions of the parts.
const REACH: usize = 256;

/// The solved positions of a search, up to a cap; beyond it the ones that cost least are forgotten.
#[derive(Debug)]
pub(crate) struct Precedents<const W: usize> {
    order: Order<W>,
    /// Every place, and [`REACH`] more behind the last.
    heads: Vec<Head>,
    /// As many.
    precedents: Vec<Precedent>,
    used: usize,
    growth: TableGrowth,
}

impl<const W: usize> Precedents<W> {
    /// A store of at most so many bytes, but never less than some 30 kB.
    pub(crate) fn new(attacker: Color, parts: &[Arc<Part<W>>], bytes: usize) -> Self {
        let growth = TableGrowth::within(bytes, BYTES);
        let places = growth.first() + REACH;
        Self {
            order: Order::new(attacker, parts),
            heads: vec![NO_HEAD; places],
            precedents: vec![NOTHING; places],
            used: 0,
            growth,
        }
    }

    /// The bytes in use.
    pub(crate) fn bytes(&self) -> usize {
        self.heads.len() * BYTES
    }

    /// What a position comes to, if one of the store says so. With a ban in a part it is not ordered.
    pub(crate) fn find(&self, state: &State<W>) -> Option<Fate> {
        if state.tied_part().is_some() {
            return None;
        }
        // The order of a part is a simulation (see `part::simulation`): every move from the worse position has a match from the better one
        // that leads to a better one again. So whoever captures from the worse position answers in the same way here, part by part,
        // and the stones, the turn and the threats, which the key holds, are the same.
        let key = self.without_parts(state);
        let here = (self.order.marks(state), &state.parts);
        let place = self.place(key);
        let heads = self.heads[place..place + REACH].iter().enumerate();
        let mut near = heads.take_while(|(_, head)| head.key != EMPTY);
        let (behind, head) = near.find(|(behind, head)| {
            let found = || (head.marks, &self.precedents[place + behind].parts);
            head.key & !CAPTURES == key && self.order.decides(head.captures(), found(), here)
        })?;
        Some(Fate {
            captures: head.captures(),
            distance: self.precedents[place + behind].distance,
        })
    }

    /// Remembers a position, and forgets those that it decides.
    pub(crate) fn put(&mut self, state: &State<W>, ending: Fate, work: u32) {
        if state.tied_part().is_some() {
            return;
        }
        self.make_room();
        let key = self.without_parts(state);
        let place = self.place(key);
        let head = Head {
            key: key | if ending.captures { CAPTURES } else { 0 },
            marks: self.order.marks(state),
        };
        for i in place..place + REACH {
            let old = self.heads[i];
            if old.key == EMPTY {
                break;
            }
            let there = (old.marks, &self.precedents[i].parts);
            let here = (head.marks, &state.parts);
            if old.key == head.key && self.order.decides(ending.captures, here, there) {
                self.heads[i].key = GONE;
            }
        }
        let precedent = Precedent {
            parts: state.parts,
            distance: ending.distance,
            work: u16::try_from(work).unwrap_or(u16::MAX),
        };
        self.put_at(place, head, precedent);
    }

    /// The hash of a position without its ordered parts, the bit for captures left open.
    fn without_parts(&self, state: &State<W>) -> u64 {
        let parts = self.order.parts().iter().zip(&state.parts).enumerate();
        let hash = parts
            .filter(|(_, (part, _))| part.reduced().is_ordered())
            .fold(state.key, |key, (i, (_, &number))| {
                key ^ part_key(i, number)
            });
        hash & !CAPTURES | USED
    }

    fn places(&self) -> usize {
        self.heads.len() - REACH
    }

    fn place(&self, key: u64) -> usize {
        self.growth.place(key, self.places())
    }

    fn put_at(&mut self, place: usize, head: Head, precedent: Precedent) {
        let near = place..place + REACH;
        let is_free = |&i: &usize| self.heads[i].key <= GONE;
        let cheapest = || near.clone().min_by_key(|&i| self.precedents[i].work);
        let at = near.clone().find(is_free).or_else(cheapest);
        let at = at.expect("a place has others behind it");
        if self.heads[at].key == EMPTY {
            self.used += 1;
        }
        self.heads[at] = head;
        self.precedents[at] = precedent;
    }

    /// Doubles the places once half of them are used.
    fn make_room(&mut self) {
        let places = self.places();
        if self.used * 2 <= places || !self.growth.is_possible(places) {
            return;
        }
        let more = places * 2;
        let heads = std::mem::replace(&mut self.heads, vec![NO_HEAD; more + REACH]);
        let precedents = std::mem::replace(&mut self.precedents, vec![NOTHING; more + REACH]);
        self.used = 0;
        for (head, precedent) in heads.into_iter().zip(precedents) {
            if head.key > GONE {
                self.put_at(self.place(head.key & !CAPTURES), head, precedent);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::order::tests::{field, states};
    use super::*;
    use crate::diagrams::FIGURE_2;
    use crate::hash::mix;
    use crate::part::Care;

    #[test]
    fn a_store_says_what_the_order_says_and_keeps_its_cap() {
        let field = field(FIGURE_2, Care::Thorough);
        let states = states(&field);
        for attacker in Color::ALL {
            let cap = 1 << 18;
            let mut store = Precedents::new(attacker, field.parts(), cap);
            // Whoever is no worse than one of these captures.
            let least = [states[states.len() / 3], states[states.len() / 2]];
            let is_won = |state: &State<1>| {
                let mut least = least.iter();
                least.any(|least| {
                    let order = Order::new(attacker, field.parts());
                    order.is_no_worse(&state.parts, &least.parts)
                })
            };
            let ending = |state: &State<1>| Fate {
                captures: is_won(state),
                distance: 7,
            };
            for state in states.iter().step_by(2) {
                store.put(state, ending(state), 1);
                assert_eq!(store.find(state), Some(ending(state)));
                assert!(store.bytes() <= cap);
            }
            let (mut told, mut untold) = ([0; 2], 0);
            for state in states.iter().skip(1).step_by(2) {
                let Some(found) = store.find(state) else {
                    untold += 1;
                    continue;
                };
                assert_eq!(found, ending(state));
                told[usize::from(found.captures)] += 1;
            }
            assert!(
                told[0] > 0 && told[1] > 0 && untold > 0,
                "{told:?} {untold}"
            );
        }
    }

    /// The same with other stones.
    fn elsewhere(state: &State<1>, i: u64) -> State<1> {
        let mut other = *state;
        other.key ^= mix(i);
        other
    }

    #[test]
    fn a_store_forgets_only_what_cost_least() {
        let field = field(FIGURE_2, Care::Thorough);
        let state = states(&field)[0];
        let cap = 1 << 17;
        let mut store = Precedents::new(Color::Black, field.parts(), cap);
        let ending = Fate {
            captures: true,
            distance: 1,
        };
        for i in 0..20_000 {
            store.put(
                &elsewhere(&state, i),
                ending,
                if i < 100 { 1000 } else { 1 },
            );
        }
        assert!(store.bytes() <= cap);
        let kept = (0..100)
            .filter(|&i| store.find(&elsewhere(&state, i)).is_some())
            .count();
        assert!(kept >= 95, "{kept}");
        assert_eq!(store.find(&elsewhere(&state, 1 << 40)), None);
    }
}
