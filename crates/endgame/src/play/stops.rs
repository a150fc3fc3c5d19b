//! From regions to scores.
//!
//! Let S be the sum of all regions with what is settled and the prisoners, and g the same cooled by 1 (*chilled*). Territory
//! scores are the stops of S, which are g rounded in the order of games; area scores follow from the same g, rounded to the
//! parity of the points that are left (E. Berlekamp and D. Wolfe, *Mathematical Go*, 1994, sections 3 and 5.3):
//!
//! ```text
//! territory    Black first: least integer >= g             White first: greatest integer <= g
//! area - c     Black first: least m >= g with m = p        White first: greatest m <= g with m = p (mod 2)
//! ```
//!
//! Here c is Black's stones minus White's as the board stands, and p the points of the board minus c. So the area score is the
//! territory score, rounded on to the next integer of the right parity, as long as no point of the board stays neutral.

use rustc_hash::FxHashMap;
use semeai_board::{Color, Position};
use semeai_cgt::{Arena, Dyadic, GameId, Player, Rational};
use semeai_search::sum::{IntegerSum, SumTable, Tree, TreeId, Trees};
use semeai_search::{Halt, PositionBudget};

use crate::points::too_large;

/// How the points of a finished game are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// Empty points surrounded, and prisoners.
    #[default]
    Territory,
    /// Stones, and empty points surrounded.
    Area,
}

/// What rounds a territory score on to an area score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Parity {
    /// Black's stones minus White's.
    stones: i64,
    /// The points of the board.
    points: i64,
}

impl Parity {
    pub(crate) fn of(position: &Position) -> Self {
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let count = |color| whole(position.stones(color).len());
        Self {
            stones: count(Color::Black) - count(Color::White),
            points: whole(position.topology().len()),
        }
    }

    /// The area score where one is to move and the territory score, without prisoners taken before, is this.
    pub(crate) fn area(self, territory: i64, first: Color) -> i64 {
        let is_even = (self.points - self.stones - territory).rem_euclid(2) == 0;
        let on = match (is_even, first) {
            (true, _) => 0,
            (false, Color::Black) => 1,
            (false, Color::White) => -1,
        };
        self.stones + territory + on
    }

    /// The same where so many points stay neutral whatever happens.
    pub(crate) const fn without(self, neutral: i64) -> Self {
        Self {
            points: self.points - neutral,
            ..self
        }
    }

    /// Black's stones minus White's; those that were taken since are counted in the territory score.
    pub(crate) const fn stones(self) -> i64 {
        self.stones
    }

    /// The same after a move of a side; what it took is counted in the territory score already.
    pub(crate) fn after(self, color: Color) -> Self {
        let placed = match color {
            Color::Black => 1,
            Color::White => -1,
        };
        Self {
            stones: self.stones + placed,
            ..self
        }
    }
}

/// A sum of values of which one may be replaced, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StopQuestion {
    /// Which value is another one.
    pub(crate) instead: Option<(usize, GameId)>,
    pub(crate) first: Player,
}

/// The stops of sums of values, in the order asked: what Black gets beyond White with best play, rounded as a score is.
///
/// # Errors
///
/// Over budget, or numbers that are too large.
pub(crate) fn stops(
    arena: &mut Arena,
    budget: &mut PositionBudget,
    values: &[GameId],
    asked: &[StopQuestion],
) -> Result<Vec<i64>, Halt> {
    let mut scores = Vec::with_capacity(asked.len());
    each_stop(arena, budget, values, asked, |score| {
        scores.push(score);
        true
    })?;
    Ok(scores)
}

/// The same shown one by one, until that is enough: the next is worked out only if it is wanted.
///
/// # Errors
///
/// As [`stops`].
pub(crate) fn each_stop(
    arena: &mut Arena,
    budget: &mut PositionBudget,
    values: &[GameId],
    asked: &[StopQuestion],
    mut goes_on: impl FnMut(i64) -> bool,
) -> Result<(), Halt> {
    let mut values_as_trees = ValueTrees {
        arena,
        trees: Trees::default(),
        known: FxHashMap::default(),
    };
    let terms: Result<Vec<TreeId>, Halt> = values
        .iter()
        .map(|&game| values_as_trees.tree(game))
        .collect();
    let terms = terms?;
    let instead: Result<Vec<Option<(usize, TreeId)>>, Halt> = (asked.iter())
        .map(|asked| match asked.instead {
            Some((at, game)) => Ok(Some((at, values_as_trees.tree(game)?))),
            None => Ok(None),
        })
        .collect();
    let instead = instead?;
    // All of them are terms, so that no sum that is asked for is larger than is known.
    let replacements = instead.iter().flatten().map(|(_, id)| id);
    let all: Vec<TreeId> = terms.iter().chain(replacements).copied().collect();
    let sum = IntegerSum::of(&values_as_trees.trees, &all).ok_or(Halt::Budget)?;
    let mut table = SumTable::new(&sum, budget);
    for (asked, instead) in asked.iter().zip(&instead) {
        let rest = |(at, id): (usize, &TreeId)| {
            let id = match instead {
                Some((other, id)) if *other == at => *id,
                _ => *id,
            };
            sum.leftover(id)
        };
        let (open, points) = table.open(terms.iter().enumerate().map(rest));
        let score = table.score(&open, asked.first)?;
        let score = sum.parts().points(points + score);
        if !goes_on(rounded(score, asked.first)) {
            break;
        }
    }
    Ok(())
}

/// A stop as a score: the integer beyond it for the player to move.
fn rounded(stop: Rational, first: Player) -> i64 {
    let whole = match first {
        Player::Left => stop.ceil(),
        Player::Right => stop.floor(),
    };
    i64::try_from(whole.to_integer()).unwrap_or_default()
}

/// Values as trees.
struct ValueTrees<'a> {
    arena: &'a mut Arena,
    trees: Trees,
    known: FxHashMap<GameId, TreeId>,
}

impl ValueTrees<'_> {
    /// The canonical form of a value as a tree; numbers are finished, for nobody moves in them.
    fn tree(&mut self, game: GameId) -> Result<TreeId, Halt> {
        if let Some(id) = self.known.get(&game) {
            return Ok(*id);
        }
        let id = match self.arena.as_number(game) {
            Some(number) => self.trees.push(Tree::Number(number.to_rational())),
            None => {
                let left = self.options(game, Player::Left)?;
                let right = self.options(game, Player::Right)?;
                self.trees.push(Tree::Options(left.into(), right.into()))
            }
        };
        self.known.insert(game, id);
        Ok(id)
    }

    fn options(&mut self, game: GameId, player: Player) -> Result<Vec<TreeId>, Halt> {
        let options = self.arena.options(game, player).map_err(too_large)?;
        options
            .into_iter()
            .map(|option| self.tree(option))
            .collect()
    }
}

/// The sum of values, if it is small enough to be told.
pub(crate) fn total(arena: &mut Arena, values: &[GameId]) -> Option<GameId> {
    arena.sum(values).ok()
}

/// A value chilled.
pub(crate) fn chill(arena: &mut Arena, game: GameId) -> Result<GameId, Halt> {
    arena.cool(game, Dyadic::integer(1)).map_err(too_large)
}
