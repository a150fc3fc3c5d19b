//! Mean, temperature and thermograph of a game, worked out once for each shape.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::dyadic::Dyadic;
use crate::heat::thermograph::{Corner, Thermograph};
use crate::heat::walls::{better_of, meet, shifted};
use crate::player::Player;
use crate::shape::{ShapeId, Value};

impl Arena {
    /// The thermograph of a game, exact.
    ///
    /// # Errors
    ///
    /// [`Error::Overflow`] if a corner needs more than 126 binary places, and [`Error::OverBudget`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let game = arena.parse("{6||4|0}").unwrap();
    /// let thermograph = arena.thermograph(game).unwrap();
    /// assert_eq!(format!("{:?}", thermograph.left), "[(0, 6), (2, 4)]");
    /// assert_eq!(format!("{:?}", thermograph.right), "[(0, 4)]");
    /// assert_eq!(thermograph.mast.to_string(), "4");
    /// ```
    pub fn thermograph(&mut self, game: GameId) -> Result<Thermograph, Error> {
        let value = self.value(game);
        self.run(|arena| {
            if value.is_number() {
                return Ok(Thermograph::of_number(value.offset));
            }
            arena.ensure_walls(value.shape)?;
            let walls = &arena.walls[&value.shape];
            Ok(Thermograph {
                left: shifted(&walls.left, value.offset)?,
                right: shifted(&walls.right, value.offset)?,
                mast: walls.mast.checked_add(value.offset)?,
                temperature: walls.temperature,
            })
        })
    }

    /// The mean: what one copy of very many is worth (*Winning Ways*, chapter 6). Always dyadic without loops.
    ///
    /// # Errors
    ///
    /// As [`Arena::thermograph`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let corridor = arena.parse("{3|||2||1|*}").unwrap();
    /// assert_eq!(arena.mean(corridor).unwrap().to_string(), "17/8");
    /// ```
    pub fn mean(&mut self, game: GameId) -> Result<Dyadic, Error> {
        let value = self.value(game);
        if value.is_number() {
            return Ok(value.offset);
        }
        self.run(|arena| {
            arena.ensure_walls(value.shape)?;
            Ok(arena.walls[&value.shape].mast.checked_add(value.offset)?)
        })
    }

    /// The temperature: the tax at which moving stops to pay.
    ///
    /// For a number `k/2^n` in lowest terms it is `-1/2^n`, so -1 for an integer; 0 for an infinitesimal.
    ///
    /// # Errors
    ///
    /// As [`Arena::thermograph`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let mut temperature = |text: &str| {
    ///     let game = arena.parse(text).unwrap();
    ///     arena.temperature(game).unwrap().to_string()
    /// };
    /// assert_eq!(["{5|-2}", "^", "3/8", "2"].map(&mut temperature), ["7/2", "0", "-1/8", "-1"]);
    /// ```
    pub fn temperature(&mut self, game: GameId) -> Result<Dyadic, Error> {
        let value = self.value(game);
        if value.is_number() {
            return Ok(-value.offset.unit());
        }
        self.run(|arena| {
            arena.ensure_walls(value.shape)?;
            Ok(arena.walls[&value.shape].temperature)
        })
    }

    /// The walls of a shape, worked out once. The shape is no number.
    pub(crate) fn ensure_walls(&mut self, shape: ShapeId) -> Run<()> {
        if self.walls.contains_key(&shape) {
            return Ok(());
        }
        let walls = if self.shapes.leaf(shape).is_some() {
            Thermograph::constant(Dyadic::ZERO, Dyadic::ZERO)
        } else {
            self.meter.enter()?;
            let left = self.envelope(shape, Player::Left)?;
            let right = self.envelope(shape, Player::Right)?;
            let walls = meet(&left, &right)?;
            self.meter.leave();
            walls
        };
        self.walls.insert(shape, walls);
        self.check_size()
    }

    fn envelope(&mut self, shape: ShapeId, player: Player) -> Run<Vec<Corner>> {
        let mut envelope: Option<Vec<Corner>> = None;
        for at in 0..self.shapes.count(shape, player) {
            let option = self.shapes.option(shape, player, at)?;
            let wall = self.opposite_wall(option, player)?;
            envelope = Some(match envelope {
                None => wall,
                Some(best) => better_of(&best, &wall, player)?,
            });
        }
        Ok(envelope.unwrap_or_default())
    }

    /// The wall of an option that matters to the player who moved there: the opponent is on turn.
    pub(crate) fn opposite_wall(&mut self, option: Value, player: Player) -> Run<Vec<Corner>> {
        if option.is_number() {
            return Ok(vec![(Dyadic::ZERO, option.offset)]);
        }
        self.ensure_walls(option.shape)?;
        let walls = &self.walls[&option.shape];
        Ok(shifted(walls.wall(player.opponent()), option.offset)?)
    }
}
