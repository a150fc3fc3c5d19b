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
//! 3. If the temperature of `{L|R}` on the transformed options is below 1, the defender's moves gain less
//!    than filling a liberty elsewhere: they are cut, and the value is x. Else all options stay.

use semeai_cgt::{Arena, Dyadic, Error, GameId};

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
pub(crate) struct Ruled {
    pub(crate) value: GameId,
    /// Whether the defender's moves were cut.
    pub(crate) is_cut: bool,
}

impl Options {
    /// The value of a node with these options; `has_liberties` says whether the block has a liberty there.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn value(mut self, arena: &mut Arena, has_liberties: bool) -> Result<Ruled, Error> {
        if !has_liberties {
            return self.value_without_liberties(arena);
        }
        let Some(x) = self.undefended(arena)? else {
            return Ok(kept(self.unattacked(arena)?));
        };
        if self.own.is_empty() {
            return Ok(kept(x));
        }
        self.own.sort_unstable();
        let game = arena.game(&self.own, &self.other)?;
        if arena.temperature(game)? < Dyadic::ONE {
            return Ok(Ruled {
                value: x,
                is_cut: true,
            });
        }
        Ok(kept(game))
    }

    /// Rule 2: the value if the defender never moves here first, if the attacker has an option at all.
    fn undefended(&self, arena: &mut Arena) -> Result<Option<GameId>, Error> {
        let mut least: Option<i128> = None;
        for &option in &self.other {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            let ceil = arena.ceil(cooled)?;
            least = Some(least.map_or(ceil, |least| least.min(ceil)));
        }
        let spent = least.map(|least| (least + 1).min(self.alive.into()));
        spent.map(|x| integer(arena, x)).transpose()
    }

    /// The mirror image of rule 2, where the attacker has no move: the defender has to spend one.
    fn unattacked(&self, arena: &mut Arena) -> Result<GameId, Error> {
        let mut greatest: Option<i128> = None;
        for &option in &self.own {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            let floor = arena.floor(cooled)?;
            greatest = Some(greatest.map_or(floor, |greatest| greatest.max(floor)));
        }
        integer(arena, greatest.unwrap_or(1) - 1)
    }

    /// A block without liberties here has nothing to be filled: 0, unless a capture of its own gains
    /// enough to be worth a move.
    fn value_without_liberties(mut self, arena: &mut Arena) -> Result<Ruled, Error> {
        let two = arena.integer(2)?;
        let mut gains = false;
        for &option in &self.own {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            gains |= arena.is_le(two, cooled)?;
        }
        if !gains {
            return Ok(Ruled {
                value: arena.zero(),
                is_cut: !self.own.is_empty(),
            });
        }
        if self.other.is_empty() {
            return Ok(kept(self.unattacked(arena)?));
        }
        // A move elsewhere gains the defender one: a further option.
        self.own.push(arena.integer(1)?);
        Ok(kept(arena.game(&self.own, &self.other)?))
    }
}

fn kept(value: GameId) -> Ruled {
    Ruled {
        value,
        is_cut: false,
    }
}

fn integer(arena: &mut Arena, n: i128) -> Result<GameId, Error> {
    arena.number(Dyadic::new(n, 0)?)
}
