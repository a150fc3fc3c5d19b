//! Solved positions that decide others with the same stones, whose reduced parts are better or worse.
//!
//! The positions of a part are ordered, see [`crate::part`]: who captures still does if no part is worse for him, and
//! who fails still fails if none is better. In a race with several parts most positions have the same stones outside them
//! as others, and a table of exact positions makes nothing of that.

use std::sync::Arc;

use semeai_board::Color;

use super::table::{Fate, Growth};
use crate::part::{MOST_PARTS, Part, Reduced, Row, part_key};
use crate::state::State;

/// What is compared first.
#[derive(Clone, Copy, Debug)]
struct Head {
    /// The hash of the position without its ordered parts, the lowest bit being [`CAPTURES`] if the attacker captures; or
    /// [`EMPTY`] or [`GONE`].
    key: u64,
    /// See [`Marks`].
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

/// The marks of a position and its parts.
type MarkedParts<'a> = (u64, &'a [u16; MOST_PARTS]);

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
    /// The side that wants to capture.
    attacker: Color,
    parts: Vec<Arc<Part<W>>>,
    marks: Marks,
    /// Every place, and [`REACH`] more behind the last.
    heads: Vec<Head>,
    /// As many.
    precedents: Vec<Precedent>,
    used: usize,
    growth: Growth,
}

impl<const W: usize> Precedents<W> {
    /// A store of at most so many bytes, but never less than some 30 kB.
    pub(crate) fn new(attacker: Color, parts: &[Arc<Part<W>>], bytes: usize) -> Self {
        let growth = Growth::within(bytes, BYTES);
        let places = growth.first() + REACH;
        Self {
            attacker,
            parts: parts.to_vec(),
            marks: Marks::new(parts, attacker),
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
        let key = self.without_parts(state);
        let here = (self.marks.of(state), &state.parts);
        let place = self.place(key);
        let heads = self.heads[place..place + REACH].iter().enumerate();
        let mut near = heads.take_while(|(_, head)| head.key != EMPTY);
        let (behind, head) = near.find(|(behind, head)| {
            let found = || (head.marks, &self.precedents[place + behind].parts);
            head.key & !CAPTURES == key && self.decides(head.captures(), found(), here)
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
            marks: self.marks.of(state),
        };
        for i in place..place + REACH {
            let old = self.heads[i];
            if old.key == EMPTY {
                break;
            }
            let there = (old.marks, &self.precedents[i].parts);
            let here = (head.marks, &state.parts);
            if old.key == head.key && self.decides(ending.captures, here, there) {
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

    /// Whether a position that comes to a capture or not decides another with the same stones; given the marks and the
    /// parts of both.
    fn decides(&self, captures: bool, this: MarkedParts<'_>, that: MarkedParts<'_>) -> bool {
        let (better, worse) = if captures { (that, this) } else { (this, that) };
        worse.0 & !better.0 == 0 && self.is_no_worse(better.1, worse.1)
    }

    /// Whether positions of the parts are at least as good for the attacker as others.
    fn is_no_worse(&self, these: &[u16; MOST_PARTS], those: &[u16; MOST_PARTS]) -> bool {
        let numbers = these.iter().zip(those);
        let mut pairs = self.parts.iter().zip(numbers);
        pairs.all(|(part, (&this, &that))| {
            let no_better = || part.reduced().no_better(this, self.attacker);
            this == that || no_better().is_some_and(|row| row.contains(usize::from(that)))
        })
    }

    /// The hash of a position without its ordered parts, the bit for captures left open.
    fn without_parts(&self, state: &State<W>) -> u64 {
        let parts = self.parts.iter().zip(&state.parts).enumerate();
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

/// A few bits for every position of every part, so that most positions need not be compared part by part: where all parts
/// are at least as good for the attacker as others, all bits of the others are set.
#[derive(Debug)]
struct Marks(Vec<Vec<u64>>);

impl Marks {
    fn new<const W: usize>(parts: &[Arc<Part<W>>], attacker: Color) -> Self {
        let (mut bits, mut shift) = (64, 0);
        let marks = parts.iter().enumerate().map(|(i, part)| {
            let share = bits / (parts.len() - i);
            let marks = marks_of_part(part.reduced(), attacker, share);
            let marks = marks.into_iter().map(|marks| marks << shift).collect();
            bits -= share;
            shift += share;
            marks
        });
        Self(marks.collect())
    }

    fn of<const W: usize>(&self, state: &State<W>) -> u64 {
        let marks = self.0.iter().zip(&state.parts);
        marks.fold(0, |all, (marks, &number)| all | marks[usize::from(number)])
    }
}

/// The marks of the positions of a part: which of a few of its positions, spread over the whole order, each is at least as
/// good as.
fn marks_of_part(part: &Reduced, attacker: Color, bits: usize) -> Vec<u64> {
    let numbers: Vec<u16> = (0..u16::MAX).take(part.len()).collect();
    let row = |number: u16| part.no_better(number, attacker);
    let mut ordered = numbers.clone();
    ordered.sort_by_key(|&number| row(number).map_or(0, Row::len));
    let used = bits.min(ordered.len());
    let chosen: Vec<u16> = (0..used)
        .map(|i| ordered[i * ordered.len() / used])
        .collect();
    let mark = |&number: &u16| {
        let is_over = |other: u16| {
            number == other || row(number).is_some_and(|row| row.contains(usize::from(other)))
        };
        let marks = chosen.iter().enumerate();
        marks.fold(0, |all, (bit, &other)| {
            all | u64::from(is_over(other)) << bit
        })
    };
    numbers.iter().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::ByColor;

    use super::*;
    use crate::drawn::{FIGURE_2, KO, ROOM, drawn};
    use crate::field::Field;
    use crate::hash::mix;
    use crate::ko::{KoRule, NO_KO};
    use crate::part::Care;

    const RULES: [KoRule; 3] = [
        KoRule::Wins(Color::Black),
        KoRule::Wins(Color::White),
        KoRule::SIMPLE,
    ];

    /// A race with its parts reduced, under the first rule of kos.
    fn field(rows: &str, care: Care) -> Field<1> {
        let (position, ground) = drawn(rows);
        let [field, ..] = Field::new(ground).reduced(&position, RULES, care);
        field
    }

    /// Positions without stones outside the parts: a few positions of every part with each other.
    fn states(field: &Field<1>) -> Vec<State<1>> {
        let mut all = vec![[0; MOST_PARTS]];
        for (i, part) in field.parts().iter().enumerate() {
            let numbers = (0..u16::MAX).take(part.reduced().len());
            let some: Vec<u16> = numbers.step_by(1 + part.reduced().len() / 20).collect();
            let with = |number: u16, mut parts: [u16; MOST_PARTS]| {
                parts[i] = number;
                parts
            };
            all = all
                .into_iter()
                .flat_map(|parts| some.iter().map(move |&number| with(number, parts)))
                .collect();
        }
        let state = |parts| {
            let mut state = State {
                stones: ByColor::default(),
                parts,
                key: 0,
                mover: Color::Black,
                ko: NO_KO,
                threats: ByColor::default(),
                skips: 0,
            };
            state.key = state.hash(field);
            state
        };
        all.into_iter().map(state).collect()
    }

    #[test]
    fn marks_never_contradict_the_order() {
        let (figure_2, ko, room) = (
            field(FIGURE_2, Care::Thorough),
            field(KO, Care::Thorough),
            field(ROOM, Care::Quick),
        );
        let bans = |part: &Arc<Part<1>>| {
            let reduced = part.reduced();
            let mut numbers = (0..u16::MAX).take(reduced.len());
            numbers.any(|number| reduced.is_banned(number))
        };
        assert!(ko.parts().iter().any(bans));
        assert!(room.parts().iter().any(|part| !part.reduced().is_ordered()));
        for field in [figure_2, ko, room] {
            let states = states(&field);
            for attacker in Color::ALL {
                let store = Precedents::new(attacker, field.parts(), 0);
                let mut ordered = 0;
                for this in &states {
                    for that in &states {
                        if this != that && store.is_no_worse(&this.parts, &that.parts) {
                            ordered += 1;
                            assert_eq!(store.marks.of(that) & !store.marks.of(this), 0);
                        }
                    }
                }
                assert!(ordered > 20, "{ordered} of {}", states.len());
            }
        }
    }

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
                    let order = Precedents::new(attacker, field.parts(), 0);
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
