//! Composing exercises: positions are drawn at random until a proof accepts one, and of a series none is like another.
//!
//! What is drawn and what a proof asks of it is for each science to say. An exercise has a name, its seed, its series (the kind and
//! the grade) and its number, and everything in it follows from that: a proof that lets a draw pass or not counts positions and never
//! looks at a clock, so the same name is the same exercise on every machine.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use semeai_board::Likeness;

use crate::budget::PositionBudget;
use crate::random::Random;

/// How hard an exercise is. What that means each kind says by a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// For beginners.
    First,
    /// For who knows the rules of thumb.
    Second,
    /// To be read out.
    Third,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// From 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::First => 1,
            Self::Second => 2,
            Self::Third => 3,
        }
    }

    /// The grade with a number from 1 to 3.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|grade| grade.number() == number)
    }

    /// Which of three things belongs to it.
    #[must_use]
    pub const fn of_three<T: Copy>(self, three: [T; 3]) -> T {
        three[self as usize]
    }
}

/// So many draws in vain end the search for one exercise.
const DRAWS: u32 = 20_000;

/// So many numbers in a row without a new exercise end a series: there are no more, or they are too rare to be waited for.
const FRUITLESS: u32 = 100;

/// Draws until something passes. Nothing if the budget is stopped, or if very many draws have been in vain.
pub fn drawn<T>(
    random: &mut Random,
    budget: &PositionBudget,
    mut draw: impl FnMut(&mut Random) -> Option<T>,
) -> Option<T> {
    for _ in 0..DRAWS {
        if budget.is_stopped() {
            return None;
        }
        // What was accepted after a stop was perhaps not looked at to the end.
        if let Some(found) = draw(random) {
            return (!budget.is_stopped()).then_some(found);
        }
    }
    None
}

/// How a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesEnd {
    /// All that were wanted are there.
    Whole,
    /// No more were found that are unlike those before.
    NoMore,
    /// Somebody stopped it, or the time is over.
    Stopped,
}

/// Composes the exercises of a series by their numbers, from 1 on, and shows those that are unlike all before, until so many have been
/// shown or whoever looks breaks off.
pub fn each_unlike<E>(
    count: u64,
    budget: &PositionBudget,
    mut compose: impl FnMut(u64) -> Option<E>,
    likeness: impl Fn(&E) -> Likeness,
    mut show: impl FnMut(u64, E) -> ControlFlow<()>,
) -> SeriesEnd {
    let mut seen = BTreeSet::new();
    let (mut shown, mut fruitless) = (0, 0);
    for number in 1.. {
        if shown == count {
            break;
        }
        let found = compose(number);
        if budget.is_stopped() {
            return SeriesEnd::Stopped;
        }
        let Some(found) = found.filter(|found| seen.insert(likeness(found))) else {
            fruitless += 1;
            if fruitless == FRUITLESS {
                return SeriesEnd::NoMore;
            }
            continue;
        };
        (shown, fruitless) = (shown + 1, 0);
        if show(number, found).is_break() {
            return SeriesEnd::Stopped;
        }
    }
    SeriesEnd::Whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::diagram;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    fn likeness(row: &str) -> Likeness {
        let drawn = diagram::parse(&format!("{row}\n....")).expect("a diagram");
        Likeness::of(&drawn.setup, &drawn.roles)
    }

    #[test]
    fn alike_ones_are_left_out_and_a_series_without_more_ends() {
        let rows = ["X...", "...O", ".X..", "X..X"];
        let budget = PositionBudget::new(1);
        let mut shown = Vec::new();
        let of = |number: u64| rows.get(usize::try_from(number).ok()? - 1).copied();
        let mut ask = |count| {
            shown.clear();
            each_unlike(
                count,
                &budget,
                of,
                |row| likeness(row),
                |number, _| {
                    shown.push(number);
                    ControlFlow::Continue(())
                },
            )
        };
        assert_eq!(ask(3), SeriesEnd::Whole);
        assert_eq!(ask(4), SeriesEnd::NoMore);
        assert_eq!(shown, [1, 3, 4]);
    }

    #[test]
    fn who_is_stopped_draws_no_more() {
        let stop = Arc::new(AtomicBool::new(true));
        let budget = PositionBudget::new(1).with_stop(Some(stop));
        let mut random = Random::of(1, 1, 1);
        assert_eq!(
            drawn(&mut random, &budget, |random| Some(random.bits())),
            None
        );
        let none = |_| None::<&str>;
        let ended = each_unlike(
            1,
            &budget,
            none,
            |row| likeness(row),
            |_, _| ControlFlow::Break(()),
        );
        assert_eq!(ended, SeriesEnd::Stopped);
        let free = PositionBudget::new(1);
        assert_eq!(drawn(&mut random, &free, |_| None::<u8>), None, "in vain");
        assert_eq!(Grade::of(3), Some(Grade::Third));
        assert_eq!(Grade::of(4), None);
    }
}
