//! The way from written options to the canonical form, one step at a time.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Run};
use crate::player::Player;
use crate::shape::Value;

/// One step from written options towards the canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimplificationStep {
    /// An option is dropped, as another one is at least as good for the player.
    Dominated {
        /// Whose option it is.
        player: Player,
        /// The option that goes.
        option: GameId,
        /// The option that is at least as good.
        by: GameId,
    },
    /// An option is replaced, as the opponent has an answer that leaves the player no better off than before the move.
    Reversible {
        /// Whose option it is.
        player: Player,
        /// The option that goes.
        option: GameId,
        /// The answer.
        through: GameId,
        /// What the player can move to after the answer: these come in instead, perhaps none.
        replacements: Vec<GameId>,
    },
}

/// How written options become a canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simplification {
    /// What is done, in order; no step for a game that is canonical as written.
    pub steps: Vec<SimplificationStep>,
    /// The Left options that remain: the canonical ones.
    pub left: Vec<GameId>,
    /// The Right options that remain: the canonical ones.
    pub right: Vec<GameId>,
    /// The game that all of them come to.
    pub value: GameId,
}

impl Arena {
    /// Shows how `{left|right}` becomes its canonical form: dominated and reversible options, one at a time, until
    /// none is left (Conway, *On Numbers and Games*, chapter 10).
    ///
    /// The options are canonical themselves already, as every id is.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] and [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::{Arena, SimplificationStep};
    ///
    /// let mut arena = Arena::new();
    /// let (left, right) = arena.parse_options("{0,1|2}").unwrap();
    /// let shown = arena.simplification(&left, &right).unwrap();
    /// let [SimplificationStep::Dominated { option, by, .. }, ..] = &shown.steps[..] else {
    ///     panic!("0 is dominated by 1");
    /// };
    /// assert_eq!((arena.display(*option), arena.display(*by)), ("0".into(), "1".into()));
    /// assert_eq!(arena.display(shown.value), "3/2");
    ///
    /// let (left, right) = arena.parse_options("{{1|0}|1}").unwrap();
    /// let shown = arena.simplification(&left, &right).unwrap();
    /// let [SimplificationStep::Reversible { through, replacements, .. }, ..] = &shown.steps[..] else {
    ///     panic!("the option is reversible through 0");
    /// };
    /// assert_eq!(*through, arena.zero());
    /// assert!(replacements.is_empty() && shown.value == arena.zero());
    /// ```
    pub fn simplification(
        &mut self,
        left: &[GameId],
        right: &[GameId],
    ) -> Result<Simplification, Error> {
        let mut sides = [left, right].map(|side| {
            let mut side: Vec<Value> = side.iter().map(|game| self.value(*game)).collect();
            let mut met = Vec::with_capacity(side.len());
            side.retain(|option| !met.contains(option) && (met.push(*option), true).1);
            side
        });
        self.run(|arena| {
            let value = arena.canonical(sides[0].clone(), sides[1].clone())?;
            let mut steps = Vec::new();
            while let Some(step) = arena.next_step(&mut sides, value)? {
                steps.push(step);
            }
            Ok(Simplification {
                steps,
                left: arena.intern_all(&sides[0])?,
                right: arena.intern_all(&sides[1])?,
                value: arena.intern(value)?,
            })
        })
    }

    pub(crate) fn intern_all(&mut self, values: &[Value]) -> Run<Vec<GameId>> {
        values.iter().map(|value| self.intern(*value)).collect()
    }

    fn next_step(
        &mut self,
        sides: &mut [Vec<Value>; 2],
        value: Value,
    ) -> Run<Option<SimplificationStep>> {
        let players = [Player::Left, Player::Right];
        for (player, side) in players.into_iter().zip(sides.iter_mut()) {
            if let Some(step) = self.drop_one_dominated(side, player)? {
                return Ok(Some(step));
            }
        }
        for (player, side) in players.into_iter().zip(sides.iter_mut()) {
            if let Some(step) = self.replace_one_reversible(side, player, value)? {
                return Ok(Some(step));
            }
        }
        Ok(None)
    }

    fn drop_one_dominated(
        &mut self,
        side: &mut Vec<Value>,
        player: Player,
    ) -> Run<Option<SimplificationStep>> {
        for at in 0..side.len() {
            for other in 0..side.len() {
                if at == other || !self.is_no_better(side[at], side[other], player)? {
                    continue;
                }
                let (option, by) = (self.intern(side[at])?, self.intern(side[other])?);
                side.remove(at);
                return Ok(Some(SimplificationStep::Dominated { player, option, by }));
            }
        }
        Ok(None)
    }

    fn replace_one_reversible(
        &mut self,
        side: &mut Vec<Value>,
        player: Player,
        value: Value,
    ) -> Run<Option<SimplificationStep>> {
        for at in 0..side.len() {
            let Some(through) = self.answer_through(side[at], player, value)? else {
                continue;
            };
            let option = self.intern(side.remove(at))?;
            let mut replacements = Vec::new();
            for next in 0..self.option_count(through, player) {
                let replacement = self.option(through, player, next)?;
                replacements.push(self.intern(replacement)?);
                if !side.contains(&replacement) {
                    side.push(replacement);
                }
            }
            return Ok(Some(SimplificationStep::Reversible {
                player,
                option,
                through: self.intern(through)?,
                replacements,
            }));
        }
        Ok(None)
    }

    /// An answer of the opponent that is no better for the player than the whole game.
    fn answer_through(
        &mut self,
        option: Value,
        player: Player,
        value: Value,
    ) -> Run<Option<Value>> {
        self.answer_where(option, player, |arena, answer| {
            arena.is_no_better(answer, value, player)
        })
    }
}
