//! From cooled values back to counts, and from life to more life.

use rustc_hash::FxHashMap;
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player};

use crate::life::Life;

/// A game that, cooled by 2, is the given one: `{heat(L) + 2 | heat(R) - 2}`, numbers as they are.
///
/// Cooling forgets how hot a number once was, so that this is one of several; the counts in it are right.
pub(crate) fn heat(arena: &mut Arena, game: GameId) -> Result<GameId, Error> {
    let two = arena.integer(2)?;
    let mut map = |arena: &mut Arena, option: GameId, player| match player {
        Player::Left => arena.add(option, two),
        Player::Right => arena.sub(option, two),
    };
    rebuild(
        arena,
        game,
        &mut FxHashMap::default(),
        &mut |_, game| Ok(game),
        &mut map,
    )
}

/// The same game where the defender's life is the stronger one.
pub(crate) fn raise(arena: &mut Arena, game: GameId) -> Result<GameId, Error> {
    let more = arena.integer(Life::Stronger.count() - Life::Plain.count())?;
    let mut raised = |arena: &mut Arena, game: GameId| match arena.as_number(game) {
        Some(number) if number > much() => arena.add(game, more),
        _ => Ok(game),
    };
    rebuild(
        arena,
        game,
        &mut FxHashMap::default(),
        &mut raised,
        &mut |_, option, _| Ok(option),
    )
}

/// Whether the defender may come to live, if only with several moves in a row.
pub(crate) fn has_life(arena: &mut Arena, game: GameId) -> Result<bool, Error> {
    Ok(raise(arena, game)? != game)
}

fn much() -> Dyadic {
    Dyadic::integer(Life::Plain.count() / 2)
}

/// The game with its numbers and its options mapped.
fn rebuild(
    arena: &mut Arena,
    game: GameId,
    done: &mut FxHashMap<GameId, GameId>,
    number: &mut dyn FnMut(&mut Arena, GameId) -> Result<GameId, Error>,
    option: &mut dyn FnMut(&mut Arena, GameId, Player) -> Result<GameId, Error>,
) -> Result<GameId, Error> {
    if arena.as_number(game).is_some() {
        return number(arena, game);
    }
    if let Some(&known) = done.get(&game) {
        return Ok(known);
    }
    let mut side = |arena: &mut Arena, player: Player| {
        let mut mapped = Vec::new();
        for each in arena.options(game, player)? {
            let rebuilt = rebuild(arena, each, done, number, option)?;
            mapped.push(option(arena, rebuilt, player)?);
        }
        Ok::<_, Error>(mapped)
    };
    let left = side(arena, Player::Left)?;
    let right = side(arena, Player::Right)?;
    let rebuilt = arena.game(&left, &right)?;
    done.insert(game, rebuilt);
    Ok(rebuilt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heated_values_cool_to_where_they_came_from() {
        let mut arena = Arena::new();
        for (cooled, heated) in [
            ("4", "4"),
            ("2*", "{4|0}"),
            ("4^", "{6||4|0}"),
            ("{4|2}", "{6|0}"),
            ("3/2", "3/2"),
            ("{998|5}", "{1000|3}"),
        ] {
            let game = arena.parse(cooled).expect("a value");
            let hot = heat(&mut arena, game).expect("small");
            assert_eq!(arena.display(hot), heated);
            assert_eq!(arena.cool(hot, Dyadic::integer(2)), Ok(game));
        }
    }

    #[test]
    fn life_is_raised_wherever_it_is_threatened() {
        let mut arena = Arena::new();
        let game = arena.parse("{{996|3}|2}").expect("a value");
        assert_eq!(has_life(&mut arena, game), Ok(true));
        let raised = raise(&mut arena, game).expect("small");
        assert_eq!(arena.display(raised), "{2996|3||2}");
    }
}
