//! Values of the engine as plain data.

use semeai_board::Color;
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player};

use crate::player::player;
use crate::report::{Thermograph, Value};

/// Describes a value that is seen from its defender; White's liberties come out negative.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn describe(arena: &mut Arena, game: GameId, defender: Color) -> Result<Value, Error> {
    let game = match player(defender) {
        Player::Left => game,
        Player::Right => arena.neg(game)?,
    };
    let cooled = arena.cool(game, Dyadic::integer(2))?;
    Ok(Value {
        text: arena.display(game),
        cooled: arena.display(cooled),
        mean: arena.mean(game)?.to_rational(),
        temperature: arena.temperature(game)?.to_rational(),
        thermograph: thermograph(arena, game)?,
        cooled_thermograph: thermograph(arena, cooled)?,
    })
}

fn thermograph(arena: &mut Arena, game: GameId) -> Result<Thermograph, Error> {
    Ok(Thermograph::from(&arena.thermograph(game)?))
}

impl From<&semeai_cgt::Thermograph> for Thermograph {
    fn from(drawn: &semeai_cgt::Thermograph) -> Self {
        let wall = |corners: &[(Dyadic, Dyadic)]| {
            corners
                .iter()
                .map(|(t, v)| (t.to_rational(), v.to_rational()))
                .collect()
        };
        Self {
            left: wall(&drawn.left),
            right: wall(&drawn.right),
            mast: drawn.mast.to_rational(),
            mast_base: drawn.temperature.max(Dyadic::ZERO).to_rational(),
        }
    }
}
