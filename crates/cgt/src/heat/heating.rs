//! Heating, overheating and Norton's product: three ways to pay a bonus for every move.
//!
//! All of them are one recursion over the canonical form: some positions have a worth of their own, in every other one the
//! options are worked out first and the mover is paid for his move.
//!
//! ```text
//! {G^L worked out + bonus | G^R worked out - bonus}
//! ```
//!
//! | operation | where it ends | bonus |
//! |---|---|---|
//! | heating by t | numbers stay | t |
//! | overheating from s to t | n is worth n copies of s | t |
//! | Norton's product by U | n is worth n copies of U | U plus an incentive of U, each of them |

use rustc_hash::FxHashMap;

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Run};
use crate::dyadic::Dyadic;
use crate::player::{Player, Relation};
use crate::shape::Value;

/// What a move is paid, and where the payments end.
struct Heating {
    /// How much an integer is worth, by unit; without it numbers stay as they are.
    unit: Option<Value>,
    /// What Left may take with a move. Right takes the same, so that his options lose it.
    bonuses: Vec<Value>,
    /// The same as negatives.
    negatives: Vec<Value>,
    /// Positions that are worked out.
    known: FxHashMap<Value, Value>,
}

impl Arena {
    /// The game heated by `t`, in which every move is paid t: `G` if it is a number, else
    /// `{G^L heated + t | G^R heated - t}` (Berlekamp, Conway and Guy, *Winning Ways*, chapter 6; Siegel 2013, II.5).
    ///
    /// Cooling by a number t takes heating by t back. Heating all-small games adds up,
    /// `(G + H) heated = G heated + H heated`; others it need not. The canonical form is heated, so that equal games stay
    /// equal.
    ///
    /// # Errors
    ///
    /// [`Error::NegativeTemperature`] if t is a number below 0, [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [up, one] = ["^", "1"].map(|text| arena.parse(text).unwrap());
    /// let heated = arena.heat(up, one).unwrap();
    /// assert_eq!(arena.display(heated), "{1||0|-2}");
    /// ```
    pub fn heat(&mut self, game: GameId, t: GameId) -> Result<GameId, Error> {
        if let Some(number) = self.as_number(t).filter(|number| number.is_negative()) {
            return Err(Error::NegativeTemperature(number));
        }
        let (game, t) = (self.value(game), self.value(t));
        self.run(|arena| {
            let heating = Heating {
                unit: None,
                negatives: vec![arena.negate(t)?],
                bonuses: vec![t],
                known: FxHashMap::default(),
            };
            arena.heated_id(game, heating)
        })
    }

    /// The game overheated from `s` to `t`: n copies of s for an integer n, else
    /// `{G^L overheated + t | G^R overheated - t}` (Berlekamp, *Blockbusting and Domineering*, J. Combinatorial Theory A
    /// 49, 1988; *Winning Ways*, chapter 6).
    ///
    /// From `1*` to 1 it is the warming of Berlekamp and Wolfe, *Mathematical Go*, 1994, which is also Norton's product
    /// by `1*`. For most other s and t the result belongs to the canonical form and not to the value: sums need not stay
    /// sums.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let [game, one_star, one] = ["{1|0}", "1*", "1"].map(|text| arena.parse(text).unwrap());
    /// let warmed = arena.overheat(game, one_star, one).unwrap();
    /// assert_eq!(arena.display(warmed), "{2*|-1}");
    /// ```
    pub fn overheat(&mut self, game: GameId, s: GameId, t: GameId) -> Result<GameId, Error> {
        let [game, s, t] = [game, s, t].map(|each| self.value(each));
        self.run(|arena| {
            let heating = Heating {
                unit: Some(s),
                negatives: vec![arena.negate(t)?],
                bonuses: vec![t],
                known: FxHashMap::default(),
            };
            arena.heated_id(game, heating)
        })
    }

    /// Norton's product `G.U` by a positive unit U: n copies of U for an integer n, else
    /// `{G^L.U + U + I | G^R.U - U - I}`, where I goes through the incentives of U, Left's and Right's (Conway, *On
    /// Numbers and Games*, and Berlekamp, Conway and Guy, *Winning Ways*, chapter 8).
    ///
    /// It adds up, `(G + H).U = G.U + H.U`, and keeps the order: `G.U >= H.U` exactly if `G >= H`. The product by up has
    /// G as its [atomic weight](Arena::atomic_weight).
    ///
    /// # Errors
    ///
    /// [`Error::UnitNotPositive`] if U is not above 0, [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, Error};
    ///
    /// let mut arena = Arena::new();
    /// let [half, up, star] = ["1/2", "^", "*"].map(|text| arena.parse(text).unwrap());
    /// let product = arena.norton_product(half, up).unwrap();
    /// assert_eq!(arena.display(product), "{^^*|v*}");
    /// assert_eq!(arena.norton_product(half, star), Err(Error::UnitNotPositive));
    /// ```
    pub fn norton_product(&mut self, game: GameId, unit: GameId) -> Result<GameId, Error> {
        let zero = self.zero();
        if self.compare(unit, zero)? != Relation::Greater {
            return Err(Error::UnitNotPositive);
        }
        let (game, unit) = (self.value(game), self.value(unit));
        self.run(|arena| {
            let mut bonuses = arena.incentive_values(unit, Player::Left)?;
            bonuses.extend(arena.incentive_values(unit, Player::Right)?);
            for bonus in &mut bonuses {
                *bonus = arena.add_values(unit, *bonus)?;
            }
            // The options that these make for the other player are the negatives, dominated in the same way.
            arena.drop_dominated(&mut bonuses, Player::Left)?;
            let negatives = bonuses.iter().map(|bonus| arena.negate(*bonus));
            let heating = Heating {
                unit: Some(unit),
                negatives: negatives.collect::<Run<_>>()?,
                bonuses,
                known: FxHashMap::default(),
            };
            arena.heated_id(game, heating)
        })
    }

    fn heated_id(&mut self, game: Value, mut heating: Heating) -> Run<GameId> {
        let heated = self.heated(game, &mut heating)?;
        self.intern(heated)
    }

    fn heated(&mut self, game: Value, heating: &mut Heating) -> Run<Value> {
        if game.is_number() {
            let Some(unit) = heating.unit else {
                return Ok(game);
            };
            if game.offset.is_integer() {
                return self.copies(game.offset, unit);
            }
        }
        if let Some(heated) = heating.known.get(&game) {
            return Ok(*heated);
        }
        self.meter.enter()?;
        let left = self.heated_options(game, Player::Left, heating)?;
        let right = self.heated_options(game, Player::Right, heating)?;
        let heated = self.canonical(left, right)?;
        self.meter.leave();
        heating.known.insert(game, heated);
        Ok(heated)
    }

    fn copies(&mut self, count: Dyadic, unit: Value) -> Run<Value> {
        let count = i64::try_from(count.numerator()).map_err(|_| Interrupt::Overflow)?;
        self.multiply_value(count, unit)
    }

    fn heated_options(
        &mut self,
        game: Value,
        player: Player,
        heating: &mut Heating,
    ) -> Run<Vec<Value>> {
        let mut options = self.take_spare();
        for at in 0..self.option_count(game, player) {
            let option = self.option(game, player, at)?;
            let heated = self.heated(option, heating)?;
            let paid = match player {
                Player::Left => &heating.bonuses,
                Player::Right => &heating.negatives,
            };
            for bonus in paid {
                options.push(self.add_values(heated, *bonus)?);
            }
        }
        Ok(options)
    }
}
