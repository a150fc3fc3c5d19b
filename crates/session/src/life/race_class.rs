//! The class of a race, from the same proof as its verdict.

use semeai_board::{ByColor, PointSet};
use semeai_life::{Class, Value};
use semeai_race::Ending;

use crate::Prove;
use crate::session::Session;

/// A race as a class: B if Black wins whoever plays first, N if whoever plays first wins, P for a seki, and so on. A race in which both
/// live is nobody's to win either.
impl Session {
    /// The class of the race of the document, with the stones of its two sides, if a search has proved both starts of it and no ko
    /// decides one.
    pub fn race_class(&self) -> Option<(Class, ByColor<PointSet>)> {
        let answer = self.answer::<Prove>()?.as_deref().ok()?;
        let start = |first| answer.ending_by_search(first).map(value);
        let first = ByColor {
            black: start(semeai_board::Color::Black)?,
            white: start(semeai_board::Color::White)?,
        };
        Some((Class::of(first), answer.race().essential))
    }
}

const fn value(ending: Ending) -> Value {
    match ending {
        Ending::Black => Value::Black,
        Ending::White => Value::White,
        Ending::Seki | Ending::BothLive => Value::StandOff,
    }
}
