//! What theory asks beyond mean and temperature: atomic weight, reduced form, incentives, and what kind of game it is.

use semeai_cgt::{Arena, Error, Formula, GameId, Player};

/// How many steps each of these may take: about a tenth of a second. They stand beside an answer and must not hold it up.
const MOST_STEPS: u64 = 1_000_000;

/// What is known of a game for those who study it. What takes too long is left out.
#[derive(Clone, Debug)]
pub struct ValueDetails {
    /// Whether its options are nimbers.
    pub is_superstar: bool,
    /// How many ups it is worth.
    pub atomic_weight: Option<AtomicWeight>,
    /// The simplest game that differs by an infinitesimal.
    pub reduced: Option<Formula>,
    /// What Left gains by his moves, without those that another one is at least as good as.
    pub left_incentives: Option<Vec<Formula>>,
    /// What Right gains by his moves, likewise.
    pub right_incentives: Option<Vec<Formula>>,
}

/// The atomic weight of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AtomicWeight {
    /// It is this game.
    Weight(Formula),
    /// In some position only one player can move: there is none.
    NotAllSmall,
}

/// Works out the details of a game, each in a budget of its own.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::{AtomicWeight, value_details};
///
/// let mut arena = Arena::new();
/// let game = arena.parse("{2^|0*}").unwrap();
/// let details = value_details(&mut arena, game);
/// assert_eq!(details.reduced.unwrap(), "{2|0}");
/// assert_eq!(details.atomic_weight, Some(AtomicWeight::NotAllSmall));
/// ```
pub fn value_details(arena: &mut Arena, game: GameId) -> ValueDetails {
    let incentives = |arena: &mut Arena, player| {
        within_budget(arena, |arena| {
            let gains = arena.incentives(game, player)?;
            let mut gains: Vec<Formula> = gains.iter().map(|gain| arena.formula(*gain)).collect();
            gains.sort_by(|a, b| {
                (a.as_str().len(), a.as_str()).cmp(&(b.as_str().len(), b.as_str()))
            });
            Ok(gains)
        })
    };
    ValueDetails {
        is_superstar: arena.is_superstar(game),
        atomic_weight: within_budget(arena, |arena| {
            let weight = arena.atomic_weight(game)?;
            Ok(weight.map_or(AtomicWeight::NotAllSmall, |weight| {
                AtomicWeight::Weight(arena.formula(weight))
            }))
        }),
        reduced: within_budget(arena, |arena| {
            let reduced = arena.reduced(game)?;
            Ok(arena.formula(reduced))
        }),
        left_incentives: incentives(arena, Player::Left),
        right_incentives: incentives(arena, Player::Right),
    }
}

/// What is worked out in few steps, or nothing.
pub(crate) fn within_budget<T>(
    arena: &mut Arena,
    work: impl FnOnce(&mut Arena) -> Result<T, Error>,
) -> Option<T> {
    let budget = arena.budget().clone();
    arena.set_budget(budget.clone().with_steps(MOST_STEPS));
    let found = work(arena).ok();
    arena.set_budget(budget);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn details(text: &str) -> ValueDetails {
        let mut arena = Arena::new();
        let game = arena.parse(text).expect("a game");
        value_details(&mut arena, game)
    }

    #[test]
    fn details_are_those_of_the_theory() {
        let up = details("^");
        let weight = up.atomic_weight.expect("it is small");
        assert!(matches!(weight, AtomicWeight::Weight(weight) if weight == "1"));
        assert_eq!(up.left_incentives.expect("it is small"), ["v"]);
        assert_eq!(up.right_incentives.expect("it is small"), ["^*"]);
        assert!(details("{0,*,*2|0,*}").is_superstar && !up.is_superstar);
    }

    #[test]
    fn what_takes_too_long_is_left_out_and_the_budget_stays() {
        let mut arena = Arena::new();
        let steps = within_budget(&mut arena, |arena| Ok(arena.budget().clone())).expect("no work");
        assert_ne!(format!("{steps:?}"), format!("{:?}", arena.budget()));
        assert_eq!(
            format!("{:?}", arena.budget()),
            format!("{:?}", Arena::new().budget())
        );
        let failed = within_budget(&mut arena, |_| Err::<(), _>(Error::Overflow));
        assert!(failed.is_none());
    }
}
