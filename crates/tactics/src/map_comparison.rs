//! Two maps on the positions of random games: how often they are the same, and where they differ.

use std::ops::Range;
use std::sync::Arc;

use semeai_board::{ByColor, Color, Position, Setup};
use semeai_search::PositionBudget;

use crate::map::{ComparisonCount, Map, MissingPoints};
use crate::player::Player;
use crate::rules::Rules;
use crate::simulate::{Cell, NamedBoard};

/// Compares two maps on every position of random games on a board, under the rules of the paper as we read them, as the side to move plays
/// by them; a position costs one of the budget. What is counted before the budget ended stands.
///
/// That they never differ in so many positions proves nothing: ask [`are_equal_by_law`](crate::are_equal_by_law) too.
///
/// # Errors
///
/// If the board lacks points that one of the maps names.
///
/// ```
/// use semeai_board::Topology;
/// use semeai_search::PositionBudget;
/// use semeai_tactics::{NamedBoard, compare_over_games};
///
/// let topology = Topology::new("square:4x4".parse()?).into();
/// let board = NamedBoard { name: "square:4x4".to_owned(), topology };
/// let (one, other) = ("P4(B)".parse()?, "{}".parse()?);
/// let mut budget = PositionBudget::new(100_000);
/// let found = compare_over_games([&one, &other], &board, 1, 0..20, &mut budget)?;
/// assert!(found.equal_on_empty < found.positions && found.differing.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compare_over_games(
    maps: [&Map; 2],
    board: &NamedBoard,
    seed: u64,
    games: Range<u64>,
    budget: &mut PositionBudget,
) -> Result<ComparisonCount, MissingPoints> {
    for map in maps {
        map.check_points(&board.topology)?;
    }
    let random = Player::Random;
    let cell = Cell {
        board,
        players: ByColor {
            black: &random,
            white: &random,
        },
        rules: Rules::PAPER_LIKE,
    };
    let mut count = ComparisonCount::default();
    for game in games {
        for (player, position) in positions(&cell, seed, game) {
            if budget.spend(1).is_err() {
                return Ok(count);
            }
            count.add(maps, &position, player)?;
        }
    }
    Ok(count)
}

/// The positions of a game with who is to move; random players need no point that a board could lack, and games have only positions.
fn positions(cell: &Cell<'_>, seed: u64, game: u64) -> impl Iterator<Item = (Color, Position)> {
    let replay = cell.replay(seed, game);
    let turns = replay.map_or_else(|_| Vec::new(), |replay| replay.turns);
    let topology = Arc::clone(&cell.board.topology);
    turns.into_iter().filter_map(move |turn| {
        let setup = Setup {
            topology: Arc::clone(&topology),
            stones: turn.stones,
        };
        Some((turn.color, Position::new(setup).ok()?))
    })
}

#[cfg(test)]
mod tests {
    use semeai_board::Topology;

    use super::*;
    use crate::map::{Preset, compare};

    fn compared(one: &Map, other: &Map, positions: u64) -> ComparisonCount {
        let board = NamedBoard {
            name: "square:6x6".to_owned(),
            topology: Arc::new(Topology::new("square:6x6".parse().expect("a board"))),
        };
        let mut budget = PositionBudget::new(positions);
        compare_over_games([one, other], &board, 7, 0..10, &mut budget).expect("no points")
    }

    #[test]
    fn maps_that_are_equal_on_empty_points_never_differ_there() {
        let (one, other) = (Preset::Conjectured2.map(), Preset::Conjectured3.map());
        let found = compared(&one, &other, u64::MAX);
        assert!(found.positions > 300 && found.equal < found.positions);
        assert_eq!(
            (found.equal_on_empty, found.differing),
            (found.positions, None)
        );
    }

    #[test]
    fn a_position_where_maps_differ_is_kept() {
        let (one, other) = (Preset::Paper2.map(), Preset::Paper3.map());
        let found = compared(&one, &other, u64::MAX);
        assert!(found.equal_on_empty < found.positions);
        let (player, position) = found.differing.expect("complements differ at once");
        let there = compare([&one, &other], &position, player).expect("no points");
        assert!(!there.is_equal_on_empty());
    }

    #[test]
    fn a_budget_ends_it_with_what_was_counted() {
        let map = Preset::Paper2.map();
        let found = compared(&map, &map, 25);
        assert_eq!((found.positions, found.equal), (25, 25));
    }
}
