//! Who wins a sum by how much, which moves are best, and what each of the others loses.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;
use semeai_cgt::{Player, Rational};
use semeai_search::sum::{GoteSum, IntegerSum, OpenSum, SumTable, TreeId};
use semeai_search::{Halt, PositionBudget};

use crate::tree::Sum;

/// Why a sum is not scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreError {
    /// The common denominator of its numbers, or a number over it, is too large.
    TooLarge,
    /// Over budget, or its lines are too long.
    Halted(Halt),
}

impl From<Halt> for ScoreError {
    fn from(halt: Halt) -> Self {
        Self::Halted(halt)
    }
}

/// A move in a sum: one term becomes one of its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SumMove {
    /// In which term, counted from 0.
    pub term: usize,
    /// What the term becomes: a node of the sum's trees.
    pub to: TreeId,
}

/// What a first move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// The move, by term and option.
    pub played: SumMove,
    /// The score after it, with best play.
    pub score: Rational,
    /// How much less than the best move it brings to the player who makes it; 0 for a best one.
    pub loss: Rational,
}

/// A sum with best play of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Black's points minus White's with best play of both.
    pub score: Rational,
    /// Every first move, by term and option, in the order written.
    pub moves: Vec<FirstMove>,
    /// One best line to the end, beginning with the player to move.
    pub line: Vec<SumMove>,
    /// The sums for which bounds or a score were made until the score was known.
    pub positions: u64,
    /// The same with what every move loses and the line.
    pub positions_in_all: u64,
}

/// The score of a sum alone, and the sums for which bounds or a score were made.
///
/// # Errors
///
/// [`ScoreError`].
///
/// ```
/// use semeai_cgt::{Player, Rational};
/// use semeai_sums::{Sum, score};
/// use semeai_search::PositionBudget;
///
/// let sum = Sum::parse("{{9|4}|{3|0}} + {{6|5}|{5|0}} + {5|0} + {2|0}").unwrap();
/// let (black_first, _) = score(&sum, Player::Left, &mut PositionBudget::new(1_000)).unwrap();
/// assert_eq!(black_first, Rational::from_integer(14));
/// ```
pub fn score(
    sum: &Sum,
    first: Player,
    budget: &mut PositionBudget,
) -> Result<(Rational, u64), ScoreError> {
    let integers = sum.in_integers().ok_or(ScoreError::TooLarge)?;
    if let Some(gotes) = GoteSum::of(&integers) {
        budget.spend(1)?;
        return Ok((integers.parts().points(gotes.score(first)), 1));
    }
    let mut table = SumTable::new(&integers, budget);
    let (open, points) = table.open(integers.terms().iter().copied());
    let score = points + table.score(&open, first)?;
    Ok((integers.parts().points(score), table.positions()))
}

/// The score, what each first move loses, and a best line.
///
/// # Errors
///
/// [`ScoreError`].
pub fn answer(sum: &Sum, first: Player, budget: &mut PositionBudget) -> Result<Answer, ScoreError> {
    let integers = sum.in_integers().ok_or(ScoreError::TooLarge)?;
    if let Some(gotes) = GoteSum::of(&integers) {
        budget.spend(1)?;
        return Ok(answer_of_gotes(sum, &integers, &gotes, first));
    }
    search(sum, &integers, first, budget)
}

/// The answer of a sum of any trees.
fn search(
    sum: &Sum,
    integers: &IntegerSum,
    first: Player,
    budget: &mut PositionBudget,
) -> Result<Answer, ScoreError> {
    let mut table = SumTable::new(integers, budget);
    let (open, settled) = table.open(integers.terms().iter().copied());
    let best = settled + table.score(&open, first)?;
    let positions = table.positions();
    let mut play = PlayedSum {
        sum,
        integers,
        now: sum.terms().to_vec(),
    };
    let mut moves = play.moves(first, &mut table)?;
    let mut line = Vec::new();
    let (mut next, mut to_move) = (best_of(&moves, first), first);
    while let Some((played, _)) = next {
        line.push(played);
        play.now[played.term] = played.to;
        to_move = to_move.opponent();
        next = play.keeping(best, to_move, &mut table)?;
    }
    let points = |scaled| integers.parts().points(scaled);
    let moves = moves.drain(..).map(|(played, score)| FirstMove {
        played,
        score: points(score),
        loss: points((best - score).abs()),
    });
    Ok(Answer {
        score: points(best),
        moves: moves.collect(),
        line,
        positions,
        positions_in_all: table.positions(),
    })
}

/// The answer of a sum of gotes alone, of which nothing need be searched.
fn answer_of_gotes(sum: &Sum, integers: &IntegerSum, gotes: &GoteSum, first: Player) -> Answer {
    let best = gotes.score(first);
    let points = |units| integers.parts().points(units);
    let moves = every_move(sum, sum.terms(), first);
    let moves = moves.filter_map(|played| {
        let score = gotes.after(played.term, first)?;
        Some(FirstMove {
            played,
            score: points(score),
            loss: points((best - score).abs()),
        })
    });
    let players = [first, first.opponent()].into_iter().cycle();
    let line = gotes.line().into_iter().zip(players);
    let line = line.filter_map(|(term, player)| {
        let options = sum.tree(sum.terms()[term]).options(player);
        options.first().map(|to| SumMove { term, to: *to })
    });
    Answer {
        score: points(best),
        moves: moves.collect(),
        line: line.collect(),
        positions: 1,
        positions_in_all: 1,
    }
}

/// Every move of a player in these terms, by term and option.
fn every_move(sum: &Sum, terms: &[TreeId], to_move: Player) -> impl Iterator<Item = SumMove> {
    terms.iter().enumerate().flat_map(move |(term, id)| {
        let options = sum.tree(*id).options(to_move).iter();
        options.map(move |to| SumMove { term, to: *to })
    })
}

/// A sum as it is being played.
struct PlayedSum<'a> {
    sum: &'a Sum,
    integers: &'a IntegerSum,
    now: Vec<TreeId>,
}

impl PlayedSum<'_> {
    /// Every move of a player with the score after it. The same move in a term like another is scored once.
    fn moves(
        &self,
        to_move: Player,
        table: &mut SumTable<'_>,
    ) -> Result<Vec<(SumMove, i64)>, ScoreError> {
        let mut scored = Vec::new();
        let mut known = FxHashMap::default();
        for played in self.every_move(to_move) {
            let change = [self.now[played.term], played.to].map(|id| self.integers.leftover(id));
            let score = match known.entry(change) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(new) => {
                    table.go_on()?;
                    let (open, points) = self.after(played, table);
                    *new.insert(points + table.score(&open, to_move.opponent())?)
                }
            };
            scored.push((played, score));
        }
        Ok(scored)
    }

    /// A move that keeps the score: of those known to, the first, else the first that is found to. Nothing if all is played.
    fn keeping(
        &self,
        score: i64,
        to_move: Player,
        table: &mut SumTable<'_>,
    ) -> Result<Option<(SumMove, i64)>, ScoreError> {
        let mut open_moves = Vec::new();
        for played in self.every_move(to_move) {
            table.go_on()?;
            let (open, points) = self.after(played, table);
            let [low, high] = table.bounds(&open, to_move.opponent())?;
            if low == high && low + points == score {
                return Ok(Some((played, score)));
            }
            if (low..=high).contains(&(score - points)) {
                open_moves.push((played, open, points));
            }
        }
        for (played, open, points) in open_moves {
            if table.is_score(&open, to_move.opponent(), score - points)? {
                return Ok(Some((played, score)));
            }
        }
        Ok(None)
    }

    fn every_move(&self, to_move: Player) -> impl Iterator<Item = SumMove> {
        every_move(self.sum, &self.now, to_move)
    }

    /// What is open after a move, and the points that are settled.
    fn after(&self, played: SumMove, table: &SumTable<'_>) -> (OpenSum, i64) {
        let terms = self.now.iter().enumerate();
        let after = terms.map(|(at, id)| if at == played.term { played.to } else { *id });
        table.open(after.map(|id| self.integers.leftover(id)))
    }
}

/// The first of the best moves.
fn best_of(moves: &[(SumMove, i64)], player: Player) -> Option<(SumMove, i64)> {
    let mut moves = moves.iter().copied();
    let first = moves.next()?;
    Some(moves.fold(first, |best, other| {
        let is_better = match player {
            Player::Left => other.1 > best.1,
            Player::Right => other.1 < best.1,
        };
        if is_better { other } else { best }
    }))
}

/// The terms, by their places, in which somebody would rather pass: at some position the left stop is below the right stop.
///
/// Moves are compulsory there all the same, which can cost points: such trees are called zugzwang trees.
///
/// ```
/// use semeai_sums::{Sum, zugzwang_terms};
///
/// let sum = Sum::parse("{3|0} + {1|2} + A(4,1,4)").unwrap();
/// assert_eq!(zugzwang_terms(&sum), [1]);
/// ```
#[must_use]
pub fn zugzwang_terms(sum: &Sum) -> Vec<usize> {
    let Some((parts, rests)) = sum.parts() else {
        return Vec::new();
    };
    let has_zugzwang = |id: &TreeId| {
        let part = rests[id.place()].part;
        part.is_some_and(|part| !parts.get(part).is_calm)
    };
    let terms = sum.terms().iter().enumerate();
    let terms = terms.filter(|(_, id)| has_zugzwang(id));
    terms.map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::discriminant::Binary;

    /// Every tree of small numbers among these gotes has the score that the theorem on the first move gives, and it is told at
    /// once: one sum is looked at.
    #[test]
    fn a_tree_among_gotes_has_the_score_of_the_theorem() {
        let whole = Rational::from_integer;
        for gotes in [&[6, 4, 1][..], &[5], &[7, 6, 5, 2]] {
            for at in 0..8 * 8 * 8 {
                let [xl, xr, y] = [at / 64, at / 8 % 8, at % 8].map(whole);
                let gotes = gotes.iter().copied().map(whole).collect();
                let binary = Binary::new(xl, xr, y, gotes);
                for first in [Player::Left, Player::Right] {
                    let score = score(&binary.sum(), first, &mut PositionBudget::new(1));
                    let discriminant = binary.discriminant(first).expect("there are gotes");
                    assert_eq!(
                        score,
                        Ok((discriminant.score(first), 1)),
                        "{binary:?} {first:?}"
                    );
                }
            }
        }
    }

    /// The same by the search of any sum, which is told nothing of gotes.
    fn searched(sum: &Sum, first: Player) -> Answer {
        let integers = sum.in_integers().expect("small numbers");
        let budget = &mut PositionBudget::new(1_000_000);
        search(sum, &integers, first, budget).expect("few gotes")
    }

    /// Unequal gotes, equal ones, pairs, empty ones and numbers among them, in any order.
    #[test]
    fn gotes_that_are_sorted_have_the_answer_of_a_search() {
        let mut random = semeai_search::Random::of(1, 2, 3);
        for _ in 0..400 {
            let terms = 1 + random.below(9);
            let size = 1 + random.below(6);
            let texts: Vec<String> = (0..terms)
                .map(|_| match random.below(6) {
                    0 => format!("{}", random.below(size)),
                    _ => {
                        let low = i64::from(random.below(size));
                        let gain = i64::from(random.below(size));
                        format!("{{{}|{}}}", low + gain, low)
                    }
                })
                .collect();
            let sum = Sum::parse(&texts.join(" + ")).expect("a sum");
            for first in [Player::Left, Player::Right] {
                let sorted = answer(&sum, first, &mut PositionBudget::new(1)).expect("at once");
                let mut expected = searched(&sum, first);
                (expected.positions, expected.positions_in_all) = (1, 1);
                assert_eq!(sorted, expected, "{sum} {first:?}");
            }
        }
    }

    /// Ten thousand of unequal size are one position: of these only the alternating places count.
    #[test]
    fn a_crowd_of_unequal_gotes_is_told_at_once() {
        let many = 10_000_i64;
        let texts: Vec<String> = (1..=many).map(|size| format!("{{{size}|0}}")).collect();
        let sum = Sum::parse(&texts.join(" + ")).expect("a sum");
        let answer = answer(&sum, Player::Left, &mut PositionBudget::new(1)).expect("at once");
        // 10,000 + 9,998 + .. + 2.
        let half = i128::from(many / 2);
        assert_eq!(answer.score, Rational::from_integer(half * (half + 1)));
        let order: Vec<usize> = answer.line.iter().map(|played| played.term).collect();
        let falling: Vec<usize> = (0..10_000).rev().collect();
        assert_eq!(order, falling);
        // The smallest instead of the largest: every pair but the last loses its difference, which is 1, and so on.
        assert_eq!(answer.moves[9_999].loss, Rational::from_integer(0));
        assert_eq!(answer.moves[0].loss, Rational::from_integer(half));
    }

    /// Nothing of it need be searched, but there are many moves to score and to play.
    #[test]
    fn a_long_sum_of_gotes_ends_with_its_time() {
        let sum = Sum::parse("100000*{5|0}").expect("a sum");
        let stop = Some(Arc::new(AtomicBool::new(true)));
        let mut budget = PositionBudget::new(u64::MAX).with_stop(stop);
        let halted = Err(ScoreError::Halted(Halt::Budget));
        assert_eq!(answer(&sum, Player::Left, &mut budget), halted);
    }
}
