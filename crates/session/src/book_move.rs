//! What books count the moves of samples as. What this program counts is not written down: it is found anew.

use semeai_cgt::Rational;

use crate::Sample;

/// A move of a sample as it is usually counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// Where it is played, by the name of the point.
    pub point: &'static str,
    /// What it is counted as.
    pub count: BookCount,
    /// Where that can be looked up.
    pub source: BookSource,
}

/// What books tell of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookCount {
    /// The swing of a move that ends in gote for both.
    Gote(i32),
    /// The swing of a move in sente, from the one to the other: books differ.
    Sente(i32, i32),
    /// What the side takes that prevents a sente; it counts for twice as much as it would in gote.
    ReverseSente(i32),
    /// What one move gains, as a fraction.
    OneMove(i32, i32),
    /// How much better it is than a plain move, and here that is one at this point.
    Better(i32, &'static str),
    /// How many points of one's own it costs to play there.
    Costs(i32),
}

/// Where a count can be looked up. What is said of it here was checked there; nothing is quoted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookSource {
    /// Tomoko Ogawa and James Davies, *The Endgame*, 1976, chapter 2 (Counting).
    OgawaDavies,
    /// Sensei's Library, *Monkey Jump*: proverbially, for it depends on the position.
    MonkeyJump,
    /// Sensei's Library, *Endgame Clamp*: against a monkey jump.
    EndgameClamp,
    /// Sensei's Library, *Miai values list*.
    MiaiValues,
    /// Rob van Zeijst, *The Magic of Go*, column 290.
    MagicOfGo,
    /// Nihon Kiin, *The Japanese Rules of Go*, 1989, articles 8 and 9: what must be played is played before the end, and a stone stands
    /// on no territory.
    JapaneseRules,
}

impl BookCount {
    /// The least that books give.
    pub fn number(self) -> Rational {
        match self {
            Self::Gote(points)
            | Self::Sente(points, _)
            | Self::ReverseSente(points)
            | Self::Better(points, _)
            | Self::Costs(points) => Rational::from_integer(points.into()),
            Self::OneMove(points, of) => Rational::new(points.into(), of.into()),
        }
    }
}

impl Sample {
    /// The move that books count, in samples about such a move.
    ///
    /// ```
    /// use semeai_session::{BookCount, Sample};
    ///
    /// let hane = Sample::FirstLineHane.book_move().unwrap();
    /// assert_eq!((hane.point, hane.count), ("C1", BookCount::Gote(2)));
    /// assert_eq!(Sample::ConnectFirst.book_move(), None);
    /// ```
    pub const fn book_move(self) -> Option<BookMove> {
        let (point, count, source) = match self {
            Self::ReverseSente => ("B8", BookCount::ReverseSente(1), BookSource::MagicOfGo),
            Self::HalfPointKo => ("D4", BookCount::OneMove(1, 3), BookSource::MiaiValues),
            Self::FirstLineHane => ("C1", BookCount::Gote(2), BookSource::OgawaDavies),
            Self::MonkeyJump => ("D1", BookCount::Sente(8, 9), BookSource::MonkeyJump),
            Self::Clamp => ("D2", BookCount::Better(2, "C1"), BookSource::EndgameClamp),
            Self::Teire => ("D2", BookCount::Costs(1), BookSource::JapaneseRules),
            _ => return None,
        };
        Some(BookMove {
            point,
            count,
            source,
        })
    }
}
