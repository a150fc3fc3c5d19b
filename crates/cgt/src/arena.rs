//! The arena: hands out game ids, counts what is used, and is the place where every operation begins.
//!
//! Whatever is remembered stays true and is never thrown out for being old: a shape never changes, and sum, order, cooled game, walls
//! and birthday of shapes are facts about them. What is a matter of a shape plus a number is remembered for the shape, or for two
//! shapes and the difference of their numbers, as translation by a number commutes with each of these (see `shape`). Stores with a
//! limit may forget an entry, which costs time and no answer.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::budget::{Budget, Error, Interrupt, Limit, Meter, Run, WorkDone};
use crate::cache::Cache;
use crate::dyadic::Dyadic;
use crate::heat::thermograph::Thermograph;
use crate::player::Player;
use crate::shape::{Leaf, ShapeId, ShapeStore, Value};
use crate::summands::Summands;

/// A game of an [`Arena`]: equal ids, equal games.
///
/// An id has a meaning only in the arena that made it. In another arena it names some other game, or none, and then
/// the call panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(u32);

impl GameId {
    /// The position in the order in which the arena met its games, from 0; useful as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// Short games in canonical form, each once, with everything found out about them.
///
/// Results are remembered, so asking again is cheap, and an arena is dropped whole when the analysis is over. The
/// memory has a limit, see [`Budget`].
///
/// ```
/// use semeai_cgt::{Arena, Dyadic};
///
/// # fn main() -> Result<(), semeai_cgt::Error> {
/// let mut arena = Arena::new();
/// let four = arena.integer(4)?;
/// let zero = arena.zero();
/// let switch = arena.game(&[four], &[zero])?;
/// assert_eq!(arena.display(switch), "{4|0}");
/// assert_eq!(arena.mean(switch)?, Dyadic::integer(2));
/// let cooled = arena.cool(switch, Dyadic::integer(2))?;
/// assert_eq!(arena.display(cooled), "2*");
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Arena {
    pub(crate) shapes: ShapeStore,
    pub(crate) meter: Meter,
    /// The sum of two shapes, smaller number first.
    pub(crate) sums: Cache<(ShapeId, ShapeId), Value>,
    /// Whether a shape is at most another shape plus a number.
    pub(crate) order: Cache<(ShapeId, ShapeId, u64), bool>,
    /// The same for numbers of unusual size.
    pub(crate) rare_order: Cache<(ShapeId, ShapeId, Dyadic), bool>,
    pub(crate) negatives: FxHashMap<ShapeId, ShapeId>,
    pub(crate) cooled: FxHashMap<(ShapeId, Dyadic), Value>,
    pub(crate) walls: FxHashMap<ShapeId, Thermograph>,
    pub(crate) birthdays: FxHashMap<Value, u128>,
    pub(crate) value_ids: FxHashMap<Value, u64>,
    /// Atomic weights, for a shape and the remote star it was compared with.
    pub(crate) weights: FxHashMap<(ShapeId, ShapeId), Value>,
    /// Reduced canonical forms of shapes whose stops differ.
    pub(crate) reduced: FxHashMap<ShapeId, Value>,
    /// Whether sums are to remember their summands.
    pub(crate) keeps_summands: bool,
    pub(crate) summands: Summands,
    /// Empty vectors to be used again.
    spare: Vec<Vec<Value>>,
    spare_shapes: Vec<Vec<ShapeId>>,
    values: Vec<Value>,
    ids: HashTable<u32>,
}

impl Default for Arena {
    fn default() -> Self {
        Self::new()
    }
}

impl Arena {
    /// An empty arena with the [default budget](Budget::default).
    #[must_use]
    pub fn new() -> Self {
        Self::with_budget(Budget::default())
    }

    /// An empty arena with a budget of its own.
    #[must_use]
    pub fn with_budget(budget: Budget) -> Self {
        // Sums and order may take a quarter of the memory each; the rest is for the games.
        let share = budget.bytes() / 4;
        let mut arena = Self {
            shapes: ShapeStore::new(),
            meter: Meter::new(budget),
            sums: Cache::new(share),
            order: Cache::new(share),
            rare_order: Cache::new(share / 16),
            negatives: FxHashMap::default(),
            cooled: FxHashMap::default(),
            walls: FxHashMap::default(),
            birthdays: FxHashMap::default(),
            value_ids: FxHashMap::default(),
            weights: FxHashMap::default(),
            reduced: FxHashMap::default(),
            keeps_summands: false,
            summands: Summands::default(),
            spare: Vec::new(),
            spare_shapes: Vec::new(),
            values: vec![Value::ZERO],
            ids: HashTable::new(),
        };
        arena
            .ids
            .insert_unique(hash_value(&Value::ZERO), 0, |_| hash_value(&Value::ZERO));
        arena
    }

    /// Replaces the budget for all later calls; games and earlier results stay.
    pub fn set_budget(&mut self, budget: Budget) {
        self.meter.set_budget(budget);
    }

    /// The limits that hold for the next call.
    #[must_use]
    pub fn budget(&self) -> &Budget {
        self.meter.budget()
    }

    /// How much is used so far.
    #[must_use]
    pub fn progress(&self) -> WorkDone {
        WorkDone {
            nodes: self.nodes(),
            bytes: self.bytes(),
            steps: self.meter.steps(),
        }
    }

    /// The game 0, in which nobody can move.
    #[must_use]
    pub fn zero(&self) -> GameId {
        GameId(0)
    }

    /// The integer `n`: n free moves for Left, or -n for Right.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`].
    pub fn integer(&mut self, n: i64) -> Result<GameId, Error> {
        self.number(Dyadic::integer(n))
    }

    /// A number. `1/2` is `{0|1}`.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`].
    pub fn number(&mut self, number: Dyadic) -> Result<GameId, Error> {
        self.run(|arena| arena.intern(Value::number(number)))
    }

    /// The canonical form of `{left|right}` (Conway, *On Numbers and Games*, theorem 69): no option is dominated, none
    /// is reversible. Equal games get equal ids.
    ///
    /// The lists may be in any order and repeat themselves.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// # fn main() -> Result<(), semeai_cgt::Error> {
    /// let mut arena = Arena::new();
    /// let zero = arena.zero();
    /// let star = arena.game(&[zero], &[zero])?;
    /// assert_eq!(arena.game(&[star], &[star])?, zero);
    /// # Ok(())
    /// # }
    /// ```
    pub fn game(&mut self, left: &[GameId], right: &[GameId]) -> Result<GameId, Error> {
        self.run(|arena| {
            let [left, right] = [left, right].map(|options| {
                let mut values = arena.take_spare();
                values.extend(options.iter().map(|g| arena.value(*g)));
                values
            });
            let value = arena.canonical(left, right)?;
            arena.intern(value)
        })
    }

    /// The canonical Left options. Their order is fixed in one arena and has no meaning.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] if they are too many (the nimber `*n` has n options), [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{0,1,{3|-1}|-3}").unwrap();
    /// let options = arena.left_options(game).unwrap();
    /// let mut shown: Vec<String> = options.iter().map(|g| arena.display(*g)).collect();
    /// shown.sort();
    /// assert_eq!(shown, ["1", "{3|-1}"]);
    /// ```
    pub fn left_options(&mut self, game: GameId) -> Result<Vec<GameId>, Error> {
        self.options(game, Player::Left)
    }

    /// The canonical Right options, as [`Arena::left_options`].
    ///
    /// # Errors
    ///
    /// As [`Arena::left_options`].
    pub fn right_options(&mut self, game: GameId) -> Result<Vec<GameId>, Error> {
        self.options(game, Player::Right)
    }

    /// The canonical options of a player, as [`Arena::left_options`].
    ///
    /// # Errors
    ///
    /// As [`Arena::left_options`].
    pub fn options(&mut self, game: GameId, player: Player) -> Result<Vec<GameId>, Error> {
        let value = self.value(game);
        self.run(|arena| {
            let count = arena.option_count(value, player);
            (0..count)
                .map(|at| {
                    let option = arena.option(value, player, at)?;
                    arena.intern(option)
                })
                .collect()
        })
    }

    /// Runs a calculation and adds the report to a refusal.
    pub(crate) fn run<T>(&mut self, work: impl FnOnce(&mut Self) -> Run<T>) -> Result<T, Error> {
        self.meter.restart();
        work(self).map_err(|halt| self.meter.report(halt, self.nodes(), self.bytes()))
    }

    pub(crate) fn value(&self, game: GameId) -> Value {
        self.values[game.index()]
    }

    /// The id of a value, new or not. Guarantees that both stops can be told.
    pub(crate) fn intern(&mut self, value: Value) -> Run<GameId> {
        let hash = hash_value(&value);
        let values = &self.values;
        if let Some(id) = self.ids.find(hash, |id| values[*id as usize] == value) {
            return Ok(GameId(*id));
        }
        self.shapes.left_stop(value)?;
        let id = u32::try_from(values.len()).map_err(|_| Interrupt::Limit(Limit::Nodes))?;
        self.check_size()?;
        self.values.push(value);
        let values = &self.values;
        self.ids
            .insert_unique(hash, id, |id| hash_value(&values[*id as usize]));
        Ok(GameId(id))
    }

    pub(crate) fn check_size(&self) -> Run<()> {
        self.meter.check_size(self.nodes(), self.bytes())
    }

    fn nodes(&self) -> usize {
        self.shapes.len() + self.values.len()
    }

    fn bytes(&self) -> usize {
        self.shapes.bytes()
            + self.summands.bytes()
            + self.sums.bytes()
            + self.order.bytes()
            + self.rare_order.bytes()
            + self.values.capacity() * size_of::<Value>()
            + self.ids.capacity() * 5
            + self.walls.len() * Thermograph::USUAL_BYTES
            + self.cooled.capacity() * size_of::<((ShapeId, Dyadic), Value)>()
            + self.negatives.capacity() * 9
            + self.reduced.capacity() * size_of::<(ShapeId, Value)>()
            + (self.birthdays.capacity() + self.value_ids.capacity()) * 80
    }

    /// How many options a player has in a value.
    pub(crate) fn option_count(&self, value: Value, player: Player) -> u32 {
        if !value.is_number() {
            return self.shapes.count(value.shape, player);
        }
        let x = value.offset;
        let has = match player {
            Player::Left => !x.is_integer() || x > Dyadic::ZERO,
            Player::Right => !x.is_integer() || x < Dyadic::ZERO,
        };
        u32::from(has)
    }

    /// One option of a value; `at` is below [`Arena::option_count`].
    pub(crate) fn option(&mut self, value: Value, player: Player, at: u32) -> Run<Value> {
        if !value.is_number() {
            let option = self.shapes.option(value.shape, player, at)?;
            return Ok(option.plus(value.offset)?);
        }
        let step = value.offset.unit();
        Ok(Value::number(match player {
            Player::Left => value.offset.checked_sub(step)?,
            Player::Right => value.offset.checked_add(step)?,
        }))
    }

    pub(crate) fn leaf_value(&mut self, leaf: Leaf, number: Dyadic) -> Run<Value> {
        Ok(Value {
            shape: self.shapes.intern_leaf(leaf)?,
            offset: number,
        })
    }

    /// An empty vector, to be given back with [`Arena::put_back`].
    pub(crate) fn take_spare(&mut self) -> Vec<Value> {
        self.spare.pop().unwrap_or_default()
    }

    pub(crate) fn put_back(&mut self, mut spare: Vec<Value>) {
        spare.clear();
        self.spare.push(spare);
    }

    /// An empty vector, to be given back with [`Arena::put_back_shapes`].
    pub(crate) fn take_spare_shapes(&mut self) -> Vec<ShapeId> {
        self.spare_shapes.pop().unwrap_or_default()
    }

    pub(crate) fn put_back_shapes(&mut self, mut spare: Vec<ShapeId>) {
        spare.clear();
        self.spare_shapes.push(spare);
    }
}

fn hash_value(value: &Value) -> u64 {
    FxBuildHasher.hash_one(value)
}
