//! The rule of the transformation: from the options of one node to its value.
//!
//! All values here are seen from the defender: he is Left, liberties are positive, so that one rule serves
//! both colours. The rule, from the leaves to the root (theorem of the system paper, section 4.1, completed
//! where the paper is silent):
//!
//! 1. A settled leaf of count n is the integer n.
//! 2. `x = 1 + min ceil(cool2(h))` over the attacker's options h is the value if the defender never moves here
//!    first: the attacker spends one move, and each side has a liberty to fill elsewhere.
//!    A block that lives whoever moves is no more alive for a move spent on it: x stays within `alive`.
//!    A block without liberties here has nothing to be filled: x is 0.
//! 3. If the temperature of `{L|R}` on the transformed options is below 1, the defender's moves gain less
//!    than filling a liberty elsewhere: they are cut, and the value is x. Else all options stay.
//!
//! It is asked for in two forms, which agree once cooled. [`Options`] yields the value before cooling, which a person
//! reads. [`Choices`] yields the cooled one, which a search needs very often, and needs no thermograph for it: with A the
//! cooled options of the defender and B those of the attacker, if no A - 2 >= x the value is x, else
//! `{A - 2, x - 1 | B + 2}`. Between temperatures 1 and 2 the forms may part before cooling: `{2|0}` stays, and cools to x.

use semeai_cgt::{Arena, Dyadic, Error, GameId};

use super::cooling::CooledValue;
use crate::life::Life;

/// Rule 2: x, if the attacker can move.
fn undefended(arena: &mut Arena, other: &[CooledValue], alive: i64) -> Result<Option<i64>, Error> {
    let mut least = None;
    for other in other {
        let ceil = other.ceil(arena)?;
        least = Some(least.map_or(ceil, |least: i64| least.min(ceil)));
    }
    Ok(least.map(|least| least.saturating_add(1).min(alive)))
}

/// Whether a cooled option of the defender leaves no less than x after the tax of the move.
fn gains(arena: &mut Arena, own: &[CooledValue], x: i64) -> Result<bool, Error> {
    let mut gains = false;
    for own in own {
        gains |= own.is_at_least(arena, x.saturating_add(2))?;
    }
    Ok(gains)
}

/// The mirror image of rule 2, where the attacker has no move: the defender has to spend one.
fn unattacked(arena: &mut Arena, own: &[CooledValue]) -> Result<i64, Error> {
    let mut greatest: Option<i64> = None;
    for own in own {
        let floor = own.floor(arena)?;
        greatest = Some(greatest.map_or(floor, |greatest| greatest.max(floor)));
    }
    Ok(greatest.unwrap_or(1) - 1)
}

/// The transformed options of a node.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    /// Those of the defender.
    pub(crate) own: Vec<GameId>,
    /// Those of the attacker.
    pub(crate) other: Vec<GameId>,
    /// The count that stands for a block that lives: no value is above it.
    pub(crate) alive: i64,
}

/// The value of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeValue {
    pub(crate) value: GameId,
    /// Whether the defender's moves were cut.
    pub(crate) is_cut: bool,
}

impl Options {
    /// The value of a node with these options, where the block has so many liberties.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn value(mut self, arena: &mut Arena, liberties: usize) -> Result<NodeValue, Error> {
        if liberties == 0 {
            return self.value_without_liberties(arena);
        }
        let other = cooled(arena, &self.other)?;
        let Some(x) = undefended(arena, &other, self.alive)? else {
            return self.unattacked(arena);
        };
        if self.own.is_empty() {
            return Ok(uncut(arena.integer(x)?));
        }
        self.own.sort_unstable();
        let game = arena.game(&self.own, &self.other)?;
        if arena.temperature(game)? < Dyadic::ONE {
            return Ok(NodeValue {
                value: arena.integer(x)?,
                is_cut: true,
            });
        }
        Ok(uncut(game))
    }

    fn unattacked(&self, arena: &mut Arena) -> Result<NodeValue, Error> {
        let own = cooled(arena, &self.own)?;
        let left = unattacked(arena, &own)?;
        Ok(uncut(arena.integer(left)?))
    }

    /// A block without liberties here has nothing to be filled: 0, unless a capture of its own gains
    /// enough to be worth a move.
    fn value_without_liberties(mut self, arena: &mut Arena) -> Result<NodeValue, Error> {
        let own = cooled(arena, &self.own)?;
        if !gains(arena, &own, 0)? {
            return Ok(NodeValue {
                value: arena.zero(),
                is_cut: !own.is_empty(),
            });
        }
        if self.other.is_empty() {
            return self.unattacked(arena);
        }
        // A move elsewhere gains the defender one: a further option.
        self.own.push(arena.integer(1)?);
        Ok(uncut(arena.game(&self.own, &self.other)?))
    }
}

fn uncut(value: GameId) -> NodeValue {
    NodeValue {
        value,
        is_cut: false,
    }
}

/// The options cooled by 2.
fn cooled(arena: &mut Arena, options: &[GameId]) -> Result<Vec<CooledValue>, Error> {
    let mut cooled = Vec::with_capacity(options.len());
    for &option in options {
        let game = arena.cool(option, Dyadic::integer(2))?;
        cooled.push(CooledValue::from_game(arena, game));
    }
    Ok(cooled)
}

/// The cooled values after each move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choices<'a> {
    /// After the moves of the defender.
    pub(crate) own: &'a [CooledValue],
    /// After those of the attacker.
    pub(crate) other: &'a [CooledValue],
}

impl Choices<'_> {
    /// The value of a node in which the block has so many liberties.
    pub(crate) fn value(&self, arena: &mut Arena, liberties: u32) -> Result<CooledValue, Error> {
        let x = match liberties {
            0 => Some(0),
            _ => undefended(arena, self.other, Life::Plain.count())?,
        };
        // An attacker who cannot move and has something to fill never captures.
        let Some(x) = x else {
            return Ok(CooledValue::LIFE);
        };
        if !gains(arena, self.own, x)? {
            return Ok(CooledValue::Count(x));
        }
        if self.other.is_empty() {
            return unattacked(arena, self.own).map(CooledValue::Count);
        }
        // Nothing is better than life, and it is said in one way only.
        let life = self.own.iter().any(|own| own.is_life());
        let best = [CooledValue::LIFE];
        let own = if life { &best[..] } else { self.own };
        let left = own.iter().map(|own| own.plus(arena, -2));
        let mut left: Vec<CooledValue> = left.collect::<Result<_, Error>>()?;
        left.push(CooledValue::Count(x - 1));
        let right = self.other.iter().map(|other| other.plus(arena, 2));
        let right: Vec<CooledValue> = right.collect::<Result<_, Error>>()?;
        let left = games(arena, left, i64::max)?;
        let right = games(arena, right, i64::min)?;
        let game = arena.game(&left, &right)?;
        Ok(CooledValue::from_game(arena, game))
    }
}

/// Options as games: of the integers only the best one matters.
fn games(
    arena: &mut Arena,
    options: Vec<CooledValue>,
    better: fn(i64, i64) -> i64,
) -> Result<Vec<GameId>, Error> {
    let mut best = None;
    let mut games = Vec::new();
    for option in options {
        match option {
            CooledValue::Count(n) => best = Some(best.map_or(n, |best| better(best, n))),
            CooledValue::Game(game) => games.push(game),
        }
    }
    games.sort_unstable();
    games.dedup();
    if let Some(n) = best {
        games.push(arena.integer(n)?);
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values that the rule makes of counts, in two steps.
    fn values(arena: &mut Arena) -> Vec<GameId> {
        let mut all: Vec<GameId> = (0..6).map(|n| arena.integer(n).expect("small")).collect();
        for _ in 0..2 {
            let mut next = all.clone();
            for (i, &own) in all.iter().enumerate() {
                for &other in all.iter().skip(i % 3).step_by(3) {
                    next.push(ruled(arena, &[own], &[other]).value);
                }
            }
            next.sort_unstable();
            next.dedup();
            all = next;
        }
        all
    }

    fn ruled(arena: &mut Arena, own: &[GameId], other: &[GameId]) -> NodeValue {
        let options = Options {
            own: own.to_vec(),
            other: other.to_vec(),
            alive: Life::Plain.count(),
        };
        options.value(arena, 1).expect("small values")
    }

    #[test]
    fn both_forms_give_one_value() {
        let mut arena = Arena::new();
        let all = values(&mut arena);
        assert!(all.len() > 6, "more than counts");
        for &own in &all {
            for &other in &all {
                let raw = ruled(&mut arena, &[own], &[other]).value;
                let raw = cooled(&mut arena, &[raw]).expect("small")[0];
                let options = cooled(&mut arena, &[own, other]).expect("small");
                let choices = Choices {
                    own: &options[..1],
                    other: &options[1..],
                };
                let found = choices.value(&mut arena, 1).expect("small");
                assert_eq!(found, raw);
            }
        }
    }
}
