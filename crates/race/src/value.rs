//! Values of the engine as plain data.

use semeai_board::Color;
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player};

use crate::player::player;
use crate::report::ValueReport;

/// Describes a value that is seen from its defender; White's liberties come out negative.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn describe(
    arena: &mut Arena,
    game: GameId,
    defender: Color,
) -> Result<ValueReport, Error> {
    let game = match player(defender) {
        Player::Left => game,
        Player::Right => arena.neg(game)?,
    };
    let cooled = arena.cool(game, Dyadic::integer(2))?;
    Ok(ValueReport {
        text: arena.formula(game),
        cooled: arena.formula(cooled),
        mean: arena.mean(game)?.to_rational(),
        temperature: arena.temperature(game)?.to_rational(),
        thermograph: arena.thermograph(game)?,
        cooled_thermograph: arena.thermograph(cooled)?,
    })
}
