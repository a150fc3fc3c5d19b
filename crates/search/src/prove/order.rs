//! The order of positions of several parts: who is at least as well off as whom.
//!
//! Positions of one part are ordered, see [`crate::part`]; of several parts one is no worse than another if every part is.

use std::sync::Arc;

use semeai_board::Color;

use crate::part::{MOST_PARTS, Part, ReducedPositions, Row};
use crate::state::State;

/// The marks of a position and its parts.
pub(super) type MarkedParts<'a> = (u64, &'a [u16; MOST_PARTS]);

/// The order of the positions of a field for one side.
#[derive(Debug)]
pub(super) struct Order<const W: usize> {
    /// The side that wants to capture.
    attacker: Color,
    parts: Vec<Arc<Part<W>>>,
    marks: OrderBits,
}

impl<const W: usize> Order<W> {
    pub(super) fn new(attacker: Color, parts: &[Arc<Part<W>>]) -> Self {
        Self {
            attacker,
            parts: parts.to_vec(),
            marks: OrderBits::new(parts, attacker),
        }
    }

    /// The parts in their order.
    pub(super) fn parts(&self) -> &[Arc<Part<W>>] {
        &self.parts
    }

    /// The marks of a position, see [`Order::decides`].
    pub(super) fn marks(&self, state: &State<W>) -> u64 {
        self.marks.of(state)
    }

    /// Whether a position that comes to a capture or not decides another with the same stones; given the marks and the
    /// parts of both.
    pub(super) fn decides(
        &self,
        captures: bool,
        this: MarkedParts<'_>,
        that: MarkedParts<'_>,
    ) -> bool {
        let (better, worse) = if captures { (that, this) } else { (this, that) };
        worse.0 & !better.0 == 0 && self.is_no_worse(better.1, worse.1)
    }

    /// Whether positions of the parts are at least as good for the attacker as others.
    pub(super) fn is_no_worse(&self, these: &[u16; MOST_PARTS], those: &[u16; MOST_PARTS]) -> bool {
        let numbers = these.iter().zip(those);
        let mut pairs = self.parts.iter().zip(numbers);
        pairs.all(|(part, (&this, &that))| {
            let no_better = || part.reduced().no_better(this, self.attacker);
            this == that || no_better().is_some_and(|row| row.contains(usize::from(that)))
        })
    }
}

/// A few bits for every position of every part, so that most positions need not be compared part by part: where all parts
/// are at least as good for the attacker as others, all bits of the others are set.
#[derive(Debug)]
struct OrderBits(Vec<Vec<u64>>);

impl OrderBits {
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
fn marks_of_part(part: &ReducedPositions, attacker: Color, bits: usize) -> Vec<u64> {
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
pub(super) mod tests {
    use semeai_board::ByColor;

    use super::*;
    use crate::diagrams::{FIGURE_2, KO, ROOM, ground_of};
    use crate::field::Field;
    use crate::ko::{KoRule, NO_KO};
    use crate::part::Care;

    const RULES: [KoRule; 3] = [
        KoRule::Wins(Color::Black),
        KoRule::Wins(Color::White),
        KoRule::SIMPLE,
    ];

    /// A race with its parts reduced, under the first rule of kos.
    pub(in crate::prove) fn field(rows: &str, care: Care) -> Field<1> {
        let (position, ground) = ground_of(rows);
        let [field, ..] = Field::new(ground).reduced(&position, RULES, care);
        field
    }

    /// Positions without stones outside the parts: a few positions of every part with each other.
    pub(in crate::prove) fn states(field: &Field<1>) -> Vec<State<1>> {
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
                lost: ByColor::default(),
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
                let order = Order::new(attacker, field.parts());
                let mut ordered = 0;
                for this in &states {
                    for that in &states {
                        if this != that && order.is_no_worse(&this.parts, &that.parts) {
                            ordered += 1;
                            assert_eq!(order.marks(that) & !order.marks(this), 0);
                        }
                    }
                }
                assert!(ordered > 20, "{ordered} of {}", states.len());
            }
        }
    }
}
