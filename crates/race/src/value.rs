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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::Life;
    use crate::report::said_count;

    fn said(text: &str) -> [String; 4] {
        let mut arena = Arena::new();
        let game = arena.parse(text).expect("a game");
        let value = describe(&mut arena, game, Color::Black).expect("a small game");
        let all = [
            value.said(),
            value.said_cooled(),
            value.said_mean(),
            value.said_temperature(),
        ];
        all.map(|said| said.to_string())
    }

    #[test]
    fn a_life_is_never_told_as_a_number() {
        assert_eq!(said("{4|0}"), ["{4|0}", "2*", "2", "2"], "no life");
        assert_eq!(said("1000"), ["∞", "∞", "∞", "-1"]);
        assert_eq!(said("{1000|3}"), ["{∞|3}", "{∞|5}", "∞", "∞"]);
        assert_eq!(said("{3|-1000}")[0], "{3|-∞}");
        assert_eq!(said("{3|-1000}")[2], "-∞");
        // A threat to live: on average it counts what it does where it is answered.
        assert_eq!(said("{{1000|4}|3}")[2..], ["4", "1"].map(str::to_owned));
        for life in [Life::Plain, Life::Stronger] {
            assert_eq!(said_count(life.count().into()).as_str(), "∞");
        }
    }
}
