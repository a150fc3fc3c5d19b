//! The three ways in which a ko may go.
//!
//! Where one side wins all kos it may take every one at once, and the other takes none. So in every position it has all moves that
//! any order of threats would leave it, and the other side has no more; and a game in which Left has more options and Right has
//! fewer is no worse for Left. That makes the two bounds of what is got, for as many kos and threats as there may be.

use semeai_board::Color;
use semeai_search::KoRule;

/// One thing for each way in which kos may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByKo<T> {
    /// Nobody has a ko threat: a ko that was taken is not taken back while that shape stands. The usual.
    pub no_threats: T,
    /// Black wins all kos: White never takes one.
    pub black_wins_kos: T,
    /// White wins all kos: Black never takes one.
    pub white_wins_kos: T,
}

impl ByKo<KoRule> {
    /// What each way means for a search.
    pub const RULES: Self = Self {
        no_threats: KoRule::SIMPLE,
        black_wins_kos: KoRule::Wins(Color::Black),
        white_wins_kos: KoRule::Wins(Color::White),
    };
}

impl<T> ByKo<T> {
    /// The same thing whichever way kos go.
    pub fn all(value: T) -> Self
    where
        T: Clone,
    {
        Self {
            no_threats: value.clone(),
            black_wins_kos: value.clone(),
            white_wins_kos: value,
        }
    }

    /// What is made of each, in the order of the fields.
    pub fn map<U>(self, mut make: impl FnMut(T) -> U) -> ByKo<U> {
        ByKo {
            no_threats: make(self.no_threats),
            black_wins_kos: make(self.black_wins_kos),
            white_wins_kos: make(self.white_wins_kos),
        }
    }

    /// Each by reference, to be mapped without taking it away.
    pub fn as_ref(&self) -> ByKo<&T> {
        ByKo {
            no_threats: &self.no_threats,
            black_wins_kos: &self.black_wins_kos,
            white_wins_kos: &self.white_wins_kos,
        }
    }

    /// Each with that of another for the same way.
    pub fn zip<U>(self, other: ByKo<U>) -> ByKo<(T, U)> {
        ByKo {
            no_threats: (self.no_threats, other.no_threats),
            black_wins_kos: (self.black_wins_kos, other.black_wins_kos),
            white_wins_kos: (self.white_wins_kos, other.white_wins_kos),
        }
    }

    /// The one thing, if it is the same for each: then no ko matters.
    pub fn same(&self) -> Option<&T>
    where
        T: PartialEq,
    {
        let is_same =
            self.no_threats == self.black_wins_kos && self.no_threats == self.white_wins_kos;
        is_same.then_some(&self.no_threats)
    }
}

impl<T, E> ByKo<Result<T, E>> {
    /// All three, or the first error.
    ///
    /// # Errors
    ///
    /// The first of them.
    pub fn transpose(self) -> Result<ByKo<T>, E> {
        Ok(ByKo {
            no_threats: self.no_threats?,
            black_wins_kos: self.black_wins_kos?,
            white_wins_kos: self.white_wins_kos?,
        })
    }
}

/// What a score is at least and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Between {
    /// The least that it can be.
    pub low: i64,
    /// The most that it can be; the same where it is known.
    pub high: i64,
}

impl Between {
    /// A score that is known to be one number.
    #[must_use]
    pub const fn exact(score: i64) -> Self {
        Self {
            low: score,
            high: score,
        }
    }

    /// The one number, if there is no doubt.
    #[must_use]
    pub fn one(self) -> Option<i64> {
        (self.low == self.high).then_some(self.low)
    }

    /// From the least to the greatest of these.
    pub(crate) fn around(scores: ByKo<i64>) -> Self {
        let ByKo {
            no_threats,
            black_wins_kos,
            white_wins_kos,
        } = scores;
        Self {
            low: no_threats.min(black_wins_kos).min(white_wins_kos),
            high: no_threats.max(black_wins_kos).max(white_wins_kos),
        }
    }
}
