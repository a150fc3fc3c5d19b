//! Sums, negatives and multiples.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{ShapeId, Value};
use crate::summands::ShapeSum;

/// From so many summands on that last longer than switches it pays to remember them.
const MANY: usize = 6;

impl Arena {
    /// The sum: a move is a move in one of the two games.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let a = arena.parse("{1|-1}").unwrap();
    /// let b = arena.parse("{2|-2}").unwrap();
    /// let sum = arena.add(a, b).unwrap();
    /// assert_eq!(arena.display(sum), "{3|1||-1|-3}");
    /// ```
    pub fn add(&mut self, a: GameId, b: GameId) -> Result<GameId, Error> {
        let (a, b) = (self.value(a), self.value(b));
        self.run(|arena| {
            let sum = arena.add_values(a, b)?;
            arena.intern(sum)
        })
    }

    /// The difference `a - b`, which is 0 exactly if both are equal.
    ///
    /// # Errors
    ///
    /// As [`Arena::add`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [a, b] = ["{3|1}", "{2|0}"].map(|text| arena.parse(text).unwrap());
    /// let difference = arena.sub(a, b).unwrap();
    /// assert_eq!(arena.display(difference), "1");
    /// ```
    pub fn sub(&mut self, a: GameId, b: GameId) -> Result<GameId, Error> {
        let (a, b) = (self.value(a), self.value(b));
        self.run(|arena| {
            let difference = arena.difference(a, b)?;
            arena.intern(difference)
        })
    }

    pub(crate) fn difference(&mut self, a: Value, b: Value) -> Run<Value> {
        if a == b {
            return Ok(Value::ZERO);
        }
        let rest = self.without_shared(&a.into(), &b.into())?;
        let (a, b) = rest.unwrap_or((a, b));
        let negative = self.negate(b)?;
        self.add_values(a, negative)
    }

    /// The negative: the same game with the players' roles exchanged.
    ///
    /// # Errors
    ///
    /// As [`Arena::add`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// let negative = arena.neg(game).unwrap();
    /// assert_eq!(arena.display(negative), "{0|-4||-6}");
    /// ```
    pub fn neg(&mut self, game: GameId) -> Result<GameId, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let negative = arena.negate(value)?;
            arena.intern(negative)
        })
    }

    /// The multiple `n.G`: n copies of G, or -n copies of its negative.
    ///
    /// # Errors
    ///
    /// As [`Arena::add`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{4|0}").unwrap();
    /// let multiple = arena.multiply(3, game).unwrap();
    /// assert_eq!(arena.display(multiple), "{8|4}");
    /// ```
    pub fn multiply(&mut self, n: i64, game: GameId) -> Result<GameId, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let product = arena.multiply_value(n, value)?;
            arena.intern(product)
        })
    }

    /// The sum of all games of a list, in the order that is likely to be cheapest: numbers are collected, inverse
    /// pairs cancelled, equal games gathered, small games added first.
    ///
    /// # Errors
    ///
    /// As [`Arena::add`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let games = ["{1|-1}", "7/2", "*", "{1|-1}"].map(|text| arena.parse(text).unwrap());
    /// let sum = arena.sum(&games).unwrap();
    /// assert_eq!(arena.display(sum), "7/2*");
    /// ```
    pub fn sum(&mut self, games: &[GameId]) -> Result<GameId, Error> {
        let values: Vec<Value> = games.iter().map(|game| self.value(*game)).collect();
        self.run(|arena| {
            let sum = arena.sum_values(&values)?;
            arena.intern(sum)
        })
    }

    pub(crate) fn sum_values(&mut self, values: &[Value]) -> Run<Value> {
        let mut number = Dyadic::ZERO;
        let mut shapes: Vec<ShapeId> = Vec::new();
        for value in values {
            number = number.checked_add(value.offset)?;
            if value.is_number() {
                continue;
            }
            let negative = self.negate(Value::plain(value.shape))?;
            match shapes.iter().position(|shape| *shape == negative.shape) {
                Some(at) => {
                    // G plus its negative: what is left is the difference of their right stops.
                    number = number.checked_sub(negative.offset)?;
                    shapes.swap_remove(at);
                }
                None => shapes.push(value.shape),
            }
        }
        // Older shapes tend to be smaller, and equal ones come together.
        shapes.sort_unstable();
        let high = shapes
            .iter()
            .filter(|shape| self.shapes.height(**shape) > 1);
        let is_many = high.count() >= MANY;
        let keeps = std::mem::replace(&mut self.keeps_summands, is_many);
        let sum = self.add_up(&shapes, number);
        self.keeps_summands = keeps;
        sum
    }

    /// The sum of shapes and a number, added one after the other.
    pub(crate) fn add_up(&mut self, shapes: &[ShapeId], number: Dyadic) -> Run<Value> {
        let mut sum = Value::number(number);
        for shape in shapes {
            sum = self.add_values(sum, Value::plain(*shape))?;
        }
        Ok(sum)
    }

    pub(crate) fn add_values(&mut self, a: Value, b: Value) -> Run<Value> {
        let number = a.offset.checked_add(b.offset)?;
        let sum = self.add_shapes(a.shape, b.shape)?;
        Ok(sum.plus(number)?)
    }

    fn add_shapes(&mut self, a: ShapeId, b: ShapeId) -> Run<Value> {
        if a == ShapeId::NUMBER {
            return Ok(Value::plain(b));
        }
        if b == ShapeId::NUMBER {
            return Ok(Value::plain(a));
        }
        if let (Some(x), Some(y)) = (self.shapes.leaf(a), self.shapes.leaf(b)) {
            return self.leaf_value(x.plus(y)?, Dyadic::ZERO);
        }
        let key = (a.min(b), a.max(b));
        if let Some(sum) = self.sums.find(&key) {
            return Ok(sum);
        }
        self.meter.enter()?;
        let left = self.sum_options(a, b, Player::Left)?;
        let right = self.sum_options(a, b, Player::Right)?;
        let sum = match self.keeps_summands {
            true => self.canonical_sum(a, b, left, right)?,
            false => self.canonical(left, right)?,
        };
        self.meter.leave();
        self.sums.insert(key, sum);
        Ok(sum)
    }

    /// The canonical form of a + b, which has these options. It remembers what it is the sum of.
    fn canonical_sum(
        &mut self,
        a: ShapeId,
        b: ShapeId,
        left: Vec<Value>,
        right: Vec<Value>,
    ) -> Run<Value> {
        let whole = ShapeSum::of_shapes(a, b);
        let sum = self.canonical_of(left, right, Some(&whole))?;
        if self.shapes.leaf(sum.shape).is_none() {
            let number = -sum.offset;
            self.summands
                .remember(sum.shape, &ShapeSum { number, ..whole })?;
        }
        Ok(sum)
    }

    /// The options of a + b: a player moves in one of them, never in a number.
    fn sum_options(&mut self, a: ShapeId, b: ShapeId, player: Player) -> Run<Vec<Value>> {
        let mut options = self.take_spare();
        for (mover, other) in [(a, b), (b, a)] {
            for at in 0..self.shapes.count(mover, player) {
                self.meter.tick()?;
                let option = self.shapes.option(mover, player, at)?;
                options.push(self.add_values(option, Value::plain(other))?);
            }
        }
        Ok(options)
    }

    pub(crate) fn negate(&mut self, value: Value) -> Run<Value> {
        let shape = self.negate_shape(value.shape)?;
        let left_stop = self.shapes.left_stop(value)?;
        Ok(Value {
            shape,
            offset: -left_stop,
        })
    }

    fn negate_shape(&mut self, shape: ShapeId) -> Run<ShapeId> {
        if let Some(leaf) = self.shapes.leaf(shape) {
            return self.shapes.intern_leaf(leaf.negative()?);
        }
        if let Some(negative) = self.negatives.get(&shape) {
            return Ok(*negative);
        }
        self.meter.enter()?;
        let width = self.shapes.width(shape);
        let mut left = self.negated_options(shape, Player::Right, width)?;
        let mut right = self.negated_options(shape, Player::Left, width)?;
        left.sort_unstable();
        right.sort_unstable();
        self.check_size()?;
        let negative = self.shapes.intern_branch(&left, &right, width)?;
        self.meter.leave();
        self.put_back(left);
        self.put_back(right);
        self.negatives.insert(shape, negative);
        self.negatives.insert(negative, shape);
        Ok(negative)
    }

    /// The negatives of a player's options, moved up so that the right stop is 0 again.
    fn negated_options(
        &mut self,
        shape: ShapeId,
        player: Player,
        width: Dyadic,
    ) -> Run<Vec<Value>> {
        let mut options = self.take_spare();
        for at in 0..self.shapes.count(shape, player) {
            let option = self.shapes.option(shape, player, at)?;
            options.push(self.negate(option)?.plus(width)?);
        }
        Ok(options)
    }

    /// Doubling and adding: as many sums as n has binary digits, twice at most.
    pub(crate) fn multiply_value(&mut self, n: i64, value: Value) -> Run<Value> {
        let value = if n < 0 { self.negate(value)? } else { value };
        let number = value
            .offset
            .checked_mul(Dyadic::new(i128::from(n.unsigned_abs()), 0)?)?;
        let mut sum = self.multiply_shape(n.unsigned_abs(), value.shape)?;
        sum.offset = sum.offset.checked_add(number)?;
        Ok(sum)
    }

    fn multiply_shape(&mut self, n: u64, shape: ShapeId) -> Run<Value> {
        if let Some(leaf) = self.shapes.leaf(shape) {
            let times = i64::try_from(n).map_err(|_| Interrupt::Overflow)?;
            let ups = times
                .checked_mul(i64::from(leaf.ups))
                .ok_or(Interrupt::Overflow)?;
            let ups = i32::try_from(ups).map_err(|_| Interrupt::Overflow)?;
            let star = if n % 2 == 1 { leaf.star } else { 0 };
            return self.leaf_value(crate::shape::Leaf::new(ups, star), Dyadic::ZERO);
        }
        let mut sum = Value::ZERO;
        for bit in (0..u64::BITS - n.leading_zeros()).rev() {
            sum = self.add_values(sum, sum)?;
            if n >> bit & 1 == 1 {
                sum = self.add_values(sum, Value::plain(shape))?;
            }
        }
        Ok(sum)
    }
}
