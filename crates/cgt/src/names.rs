//! Games that have names: nimbers, ups, switches, tiny and miny.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::dyadic::Dyadic;
use crate::shape::{Leaf, Value};

/// A number plus a multiple of up plus a nimber, such as `1/2^3*2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberUpStar {
    /// The number that the ups and the star are added to.
    pub number: Dyadic,
    /// How many ups; negative for downs.
    pub ups: i32,
    /// The nimber; 1 for a plain star.
    pub nimber: u32,
}

impl Arena {
    /// The nimber `*n`, in which both players may move to every smaller one (Sprague 1935, Grundy 1939).
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] above `*65535`, [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [two, three] = [2, 3].map(|n| arena.nimber(n).unwrap());
    /// let sum = arena.add(two, three).unwrap();
    /// assert_eq!(arena.display(sum), "*");
    /// ```
    pub fn nimber(&mut self, n: u32) -> Result<GameId, Error> {
        self.number_up_star(NumberUpStar {
            number: Dyadic::ZERO,
            ups: 0,
            nimber: n,
        })
    }

    /// The multiple `n` of up, which is `{0|*}`; of down if n is negative.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let up = arena.up(1).unwrap();
    /// assert_eq!(up, arena.parse("{0|*}").unwrap());
    /// ```
    pub fn up(&mut self, n: i32) -> Result<GameId, Error> {
        self.number_up_star(NumberUpStar {
            number: Dyadic::ZERO,
            ups: n,
            nimber: 0,
        })
    }

    /// A number with ups and star.
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] if the nimber is above 65535, [`Error::OverBudget`].
    pub fn number_up_star(&mut self, parts: NumberUpStar) -> Result<GameId, Error> {
        self.run(|arena| {
            let leaf = Leaf::new(parts.ups, parts.nimber);
            let value = arena.leaf_value(leaf, parts.number)?;
            arena.intern(value)
        })
    }

    /// The parts, if the game is exactly a number with ups and star. `{^|*}`, for instance, is not.
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{0,*|0} - 3").unwrap();
    /// let parts = arena.as_number_up_star(game).unwrap();
    /// assert_eq!((parts.number.to_string(), parts.ups, parts.nimber), ("-3".into(), 1, 1));
    /// ```
    #[must_use]
    pub fn as_number_up_star(&self, game: GameId) -> Option<NumberUpStar> {
        let value = self.value(game);
        self.shapes.leaf(value.shape).map(|leaf| NumberUpStar {
            number: value.offset,
            ups: leaf.ups,
            nimber: leaf.star,
        })
    }

    /// `{x,y,..|-x,-y,..}`, written `±(x,y,..)`; for one number x the switch `±x`.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let two = arena.integer(2).unwrap();
    /// let switch = arena.plus_minus(&[two]).unwrap();
    /// assert_eq!(arena.display(switch), "{2|-2}");
    /// ```
    pub fn plus_minus(&mut self, options: &[GameId]) -> Result<GameId, Error> {
        let left: Vec<Value> = options.iter().map(|option| self.value(*option)).collect();
        self.run(|arena| {
            let negatives = left.iter().map(|option| arena.negate(*option));
            let right = negatives.collect::<Run<_>>()?;
            let switch = arena.canonical(left, right)?;
            arena.intern(switch)
        })
    }

    /// `{0||0|-x}`: for a positive number x the infinitesimal `tiny x`, below every multiple of up (*Winning Ways*,
    /// chapter 5).
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let two = arena.integer(2).unwrap();
    /// let tiny = arena.tiny(two).unwrap();
    /// assert_eq!(tiny, arena.parse("{0||0|-2}").unwrap());
    /// ```
    pub fn tiny(&mut self, x: GameId) -> Result<GameId, Error> {
        let x = self.value(x);
        self.run(|arena| {
            let tiny = arena.tiny_value(x)?;
            arena.intern(tiny)
        })
    }

    /// `{x|0||0}`, the negative of [`Arena::tiny`].
    ///
    /// # Errors
    ///
    /// As [`Arena::tiny`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let two = arena.integer(2).unwrap();
    /// let miny = arena.miny(two).unwrap();
    /// assert_eq!(miny, arena.parse("{2|0||0}").unwrap());
    /// ```
    pub fn miny(&mut self, x: GameId) -> Result<GameId, Error> {
        let x = self.value(x);
        self.run(|arena| {
            let tiny = arena.tiny_value(x)?;
            let miny = arena.negate(tiny)?;
            arena.intern(miny)
        })
    }

    fn tiny_value(&mut self, x: Value) -> Run<Value> {
        let negative = self.negate(x)?;
        let threat = self.canonical(vec![Value::ZERO], vec![negative])?;
        self.canonical(vec![Value::ZERO], vec![threat])
    }
}
