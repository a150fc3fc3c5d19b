//! Stops, and the integers nearest to a game in the order of games.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;

impl Arena {
    /// The number, if the game is one.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [half, up] = ["{0|1}", "1/2^"].map(|text| arena.parse(text).unwrap());
    /// assert_eq!(arena.as_number(half).unwrap().to_string(), "1/2");
    /// assert_eq!(arena.as_number(up), None);
    /// ```
    #[must_use]
    pub fn as_number(&self, game: GameId) -> Option<Dyadic> {
        let value = self.value(game);
        value.is_number().then_some(value.offset)
    }

    /// The integer, if the game is one.
    #[must_use]
    pub fn as_integer(&self, game: GameId) -> Option<i128> {
        self.as_number(game)
            .filter(|number| number.is_integer())
            .map(Dyadic::numerator)
    }

    /// The left stop: the number at which play ends if Left moves first and both play well.
    ///
    /// A game whose stops agree need not be a number: both stops of `1^` are 1.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{10||3|1}").unwrap();
    /// assert_eq!(arena.left_stop(game).to_string(), "10");
    /// assert_eq!(arena.right_stop(game).to_string(), "3");
    /// ```
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "the stop was found when the id was made"
    )]
    pub fn left_stop(&self, game: GameId) -> Dyadic {
        let value = self.value(game);
        self.shapes
            .left_stop(value)
            .expect("an id is handed out only if both stops can be told")
    }

    /// The right stop: the number at which play ends if Right moves first and both play well.
    #[must_use]
    pub fn right_stop(&self, game: GameId) -> Dyadic {
        self.value(game).offset
    }

    /// The least integer m with `game <= m` in the order of games, not of stops.
    ///
    /// It is n for an integer n and for n plus a negative infinitesimal, and n + 1 for everything between n and n + 1,
    /// for n plus a positive infinitesimal, and for what is confused with n.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut ceil = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.ceil(game).unwrap()
    /// };
    /// assert_eq!([ceil("4"), ceil("4^"), ceil("4v"), ceil("4*"), ceil("{5|3}")], [4, 5, 4, 5, 6]);
    /// ```
    pub fn ceil(&mut self, game: GameId) -> Result<i128, Error> {
        let stop = self.left_stop(game);
        let bound = stop.ceil();
        if !stop.is_integer() {
            return Ok(bound);
        }
        let value = self.value(game);
        self.run(|arena| {
            let fits = arena.le_number(value, stop)?;
            next_unless(fits, bound, 1)
        })
    }

    /// The greatest integer m with `m <= game` in the order of games; the mirror image of [`Arena::ceil`].
    ///
    /// # Errors
    ///
    /// As [`Arena::ceil`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("-1^*").unwrap();
    /// assert_eq!((arena.ceil(game), arena.floor(game)), (Ok(0), Ok(-2)));
    /// ```
    pub fn floor(&mut self, game: GameId) -> Result<i128, Error> {
        let stop = self.right_stop(game);
        let bound = stop.floor();
        if !stop.is_integer() {
            return Ok(bound);
        }
        let value = self.value(game);
        self.run(|arena| {
            let fits = arena.number_le(stop, value)?;
            next_unless(fits, bound, -1)
        })
    }
}

fn next_unless(fits: bool, bound: i128, step: i128) -> Run<i128> {
    if fits {
        return Ok(bound);
    }
    bound.checked_add(step).ok_or(Interrupt::Overflow)
}
