//! T. Takizawa, *Mathematical Game Theory and Its Application to Go Endgames*: its definitions, theorems and examples.

use std::collections::BTreeSet;

use semeai_cgt::{Arena, GameId, Outcome};

/// All games whose options are among the given ones.
fn next_day(arena: &mut Arena, games: &[GameId]) -> BTreeSet<GameId> {
    let subsets: Vec<Vec<GameId>> = (0..1_u32 << games.len())
        .map(|bits| {
            (0..games.len())
                .filter(|at| bits >> at & 1 == 1)
                .map(|at| games[at])
                .collect()
        })
        .collect();
    let mut born = BTreeSet::new();
    for left in &subsets {
        for right in &subsets {
            born.insert(arena.game(left, right).unwrap());
        }
    }
    born
}

/// Theorem 1.1 and definition 1.3: 22 games, of which 1 is zero, 6 positive, 6 negative and 9 fuzzy.
#[test]
fn twenty_two_games_are_born_by_day_two() {
    let mut arena = Arena::new();
    let day_0 = vec![arena.zero()];
    let day_1: Vec<GameId> = next_day(&mut arena, &day_0).into_iter().collect();
    assert_eq!(day_1.len(), 4);
    let day_2 = next_day(&mut arena, &day_1);
    assert_eq!(day_2.len(), 22);
    let mut counts = [0; 4];
    for game in day_2 {
        let at = match arena.outcome(game).unwrap() {
            Outcome::Zero => 0,
            Outcome::Positive => 1,
            Outcome::Negative => 2,
            Outcome::Fuzzy => 3,
        };
        counts[at] += 1;
    }
    assert_eq!(counts, [1, 6, 6, 9]);
}
