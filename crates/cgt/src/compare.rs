//! Order: is one game at most another?
//!
//! Most questions are settled by the stops alone. G <= H needs LS(G) <= LS(H) and RS(G) <= RS(H), and LS(G) < RS(H) is
//! enough. The rest goes down to the options, without ever moving in a number (number avoidance, Siegel 2013, II.3),
//! and is remembered per pair of shapes and difference of their offsets.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::dyadic::Dyadic;
use crate::player::{OutcomeClass, Player, Relation};
use crate::shape::Value;

impl Arena {
    /// How `a` stands to `b`.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Relation};
    ///
    /// let mut arena = Arena::new();
    /// let up = arena.parse("^").unwrap();
    /// let star = arena.parse("*").unwrap();
    /// let double = arena.parse("^^").unwrap();
    /// assert_eq!(arena.compare(up, star), Ok(Relation::Confused));
    /// assert_eq!(arena.compare(double, star), Ok(Relation::Greater));
    /// ```
    pub fn compare(&mut self, a: GameId, b: GameId) -> Result<Relation, Error> {
        if a == b {
            return Ok(Relation::Equal);
        }
        let (a, b) = (self.value(a), self.value(b));
        self.run(|arena| Ok(Relation::of(arena.le(a, b)?, arena.le(b, a)?)))
    }

    /// Whether `a` is less than or equal to `b`.
    ///
    /// # Errors
    ///
    /// As [`Arena::compare`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [tiny, up] = ["tiny(1)", "^"].map(|text| arena.parse(text).unwrap());
    /// assert_eq!((arena.is_le(tiny, up), arena.is_le(up, tiny)), (Ok(true), Ok(false)));
    /// ```
    pub fn is_le(&mut self, a: GameId, b: GameId) -> Result<bool, Error> {
        let (a, b) = (self.value(a), self.value(b));
        self.run(|arena| arena.le(a, b))
    }

    /// Who wins the game: its relation to zero (Conway, *On Numbers and Games*, chapter 7).
    ///
    /// # Errors
    ///
    /// As [`Arena::compare`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{1||0|-2}").unwrap();
    /// assert_eq!(arena.outcome(game), Ok(semeai_cgt::OutcomeClass::Positive));
    /// ```
    pub fn outcome(&mut self, game: GameId) -> Result<OutcomeClass, Error> {
        self.compare(game, self.zero()).map(OutcomeClass::from)
    }

    pub(crate) fn le(&mut self, a: Value, b: Value) -> Run<bool> {
        if a.offset > b.offset {
            return Ok(false);
        }
        if a.shape == b.shape {
            return Ok(true);
        }
        let gap = b.offset.checked_sub(a.offset)?;
        let width_a = self.shapes.width(a.shape);
        if width_a < gap {
            return Ok(true);
        }
        if width_a > gap.checked_add(self.shapes.width(b.shape))? {
            return Ok(false);
        }
        if let (Some(x), Some(y)) = (self.shapes.leaf(a.shape), self.shapes.leaf(b.shape)) {
            // The gap is 0 here: a larger one was answered above.
            return Ok(y.plus(x.negative()?)?.is_at_least_zero());
        }
        let short = short_gap(gap).map(|gap| (a.shape, b.shape, gap));
        let key = (a.shape, b.shape, gap);
        let known = match &short {
            Some(short) => self.order.find(short),
            None => self.rare_order.find(&key),
        };
        if let Some(answer) = known {
            return Ok(answer);
        }
        self.meter.enter()?;
        let (a, b) = (Value::plain(a.shape), Value { offset: gap, ..b });
        let answer = self.le_anew(a, b)?;
        self.meter.leave();
        match short {
            Some(short) => self.order.insert(short, answer),
            None => self.rare_order.insert(key, answer),
        }
        Ok(answer)
    }

    /// The order of two games that is in no table: of sums, without what they share.
    fn le_anew(&mut self, a: Value, b: Value) -> Run<bool> {
        if (self.summands.are_known(a.shape) || self.summands.are_known(b.shape))
            && let Some((a, b)) = self.without_shared(&a.into(), &b.into())?
        {
            return self.le(a, b);
        }
        self.le_by_options(a, b)
    }

    /// G <= H unless some Left option of G is at least H, or some Right option of H is at most G.
    fn le_by_options(&mut self, a: Value, b: Value) -> Run<bool> {
        if !a.is_number() {
            for at in 0..self.shapes.count(a.shape, Player::Left) {
                self.meter.tick()?;
                let option = self.shapes.option(a.shape, Player::Left, at)?;
                if self.le(b, option)? {
                    return Ok(false);
                }
            }
        }
        if !b.is_number() {
            for at in 0..self.shapes.count(b.shape, Player::Right) {
                self.meter.tick()?;
                let option = self.option(b, Player::Right, at)?;
                if self.le(option, a)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether the number is at most the game.
    pub(crate) fn number_le(&mut self, number: Dyadic, game: Value) -> Run<bool> {
        self.le(Value::number(number), game)
    }

    /// Whether the game is at most the number.
    pub(crate) fn le_number(&mut self, game: Value, number: Dyadic) -> Run<bool> {
        self.le(game, Value::number(number))
    }
}

/// A gap in eight bytes, for a table entry of half the size: 57 bits of numerator, 7 of exponent. Gaps in question are
/// never negative; the few that do not fit have a table of their own.
fn short_gap(gap: Dyadic) -> Option<u64> {
    let numerator = u64::try_from(gap.numerator()).ok()?;
    (numerator < 1 << 57).then(|| numerator << 7 | u64::from(gap.exponent()))
}
