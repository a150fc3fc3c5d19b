//! Rules for choosing a move without reading the sum, against best play.
//!
//! *Hotstrat* plays where a move is worth most; *sentestrat* answers where the opponent has just made something hotter than
//! the board has been, else it does as hotstrat; *thermostrat* plays where the thermograph is widest at the temperature that
//! promises most; *greedy* takes the most points at once, as the stones stand then (E. Berlekamp, J. Conway and R. Guy, *Winning Ways*, chapter 6). The other side keeps the score with every
//! move. Where a rule leaves several moves, all are tried, as far as they are not too many.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Dyadic, GameId, Player, Rational, Thermograph};
use semeai_search::Halt;

use crate::ko::Between;
use crate::play::widest::widest as widest_of;
use crate::play::{Board, BoardMeans, BoardMove, worth};
use crate::player;
use crate::points::too_large;

/// So many moves are played in all for one answer.
const MOST_MOVES: usize = 2_000;

/// With more regions the other side plays one move that keeps the score, not all.
const MOST_REGIONS: usize = 4;

/// A rule for choosing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Where a move is worth most.
    Hotstrat,
    /// Answer where the opponent has made something hotter than the board has been; else where a move is worth most.
    Sentestrat,
    /// Where the thermograph is widest at the temperature that promises most.
    Thermostrat,
    /// Where most points are surrounded and taken at once, whatever comes after.
    Greedy,
}

impl Strategy {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Hotstrat,
        Self::Sentestrat,
        Self::Thermostrat,
        Self::Greedy,
    ];
}

/// What a rule makes of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StrategyReport {
    /// The rule.
    pub strategy: Strategy,
    /// The score by who is first with best play of both, if nobody has a ko threat: what the others are measured by.
    pub best: ByColor<Option<i64>>,
    /// The score by who is first, if he plays by the rule and the other side keeps the score; several where the rule leaves a
    /// choice, absent if that is too much.
    pub starter: ByColor<Option<Between>>,
    /// The same if the second player plays by the rule.
    pub second: ByColor<Option<Between>>,
    /// The first move that loses something if he who is first plays by the rule.
    pub first_error: Option<RuleError>,
}

/// A move of a rule that loses something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// Who is first.
    pub first: Color,
    /// The number of the move, from 1.
    pub number: usize,
    /// The moves before it, of both sides in turn.
    pub before: Vec<Point>,
    /// Where it is.
    pub point: Point,
    /// Where a best move is.
    pub better: Point,
    /// What it loses.
    pub loss: i64,
}

/// What a rule makes of a board.
pub(crate) fn report(
    strategy: Strategy,
    board: &Board,
    means: &mut BoardMeans<'_>,
) -> StrategyReport {
    let mut first_error = None;
    let mut played = |first: Color, ruled: Color| {
        let mut game = RuledGame {
            strategy,
            ruled,
            left: MOST_MOVES,
            path: Vec::new(),
            error: None,
        };
        let line = LineState {
            color: first,
            number: 1,
            ambient: None,
            last: None,
        };
        let found = game.outcome(board, means, line).ok();
        if first == ruled
            && first_error.is_none()
            && let Some(error) = game.error
        {
            first_error = Some(RuleError { first, ..error });
        }
        found
    };
    let starter = ByColor::new_with(|first: Color| played(first, first));
    let second = ByColor::new_with(|first: Color| played(first, first.opponent()));
    StrategyReport {
        strategy,
        best: ByColor::new_with(|first: Color| board.score(means, first).ok()),
        starter,
        second,
        first_error,
    }
}

/// Where a line stands.
#[derive(Clone, Copy, Debug)]
struct LineState {
    color: Color,
    number: usize,
    /// The smallest temperature so far that was the largest of its moment.
    ambient: Option<Dyadic>,
    /// The region of the last move.
    last: Option<usize>,
}

#[derive(Debug)]
struct RuledGame {
    strategy: Strategy,
    ruled: Color,
    left: usize,
    /// The moves of the line that is being played.
    path: Vec<Point>,
    error: Option<RuleError>,
}

impl RuledGame {
    /// The scores that a line can end with.
    fn outcome(
        &mut self,
        board: &Board,
        means: &mut BoardMeans<'_>,
        line: LineState,
    ) -> Result<Between, Halt> {
        let score = board.score(means, line.color)?;
        if board.is_over(means.arena) {
            return Ok(Between::exact(score));
        }
        self.left = self.left.checked_sub(1).ok_or(Halt::Budget)?;
        let moves = board.moves(means, line.color)?;
        let scores = board.scores_after(means, &moves)?;
        let best = scores
            .iter()
            .position(|after| *after == score)
            .ok_or(Halt::Budget)?;
        let hottest = board.temperature(means.arena);
        let ambient = match (line.ambient, hottest) {
            (Some(before), Some(now)) => Some(before.min(now)),
            (before, now) => before.or(now),
        };
        let is_ruled = line.color == self.ruled;
        let chosen = if is_ruled {
            self.choices(board, means, &moves, line, ambient)?
        } else if board.regions.len() <= MOST_REGIONS {
            keeping(&moves, &scores, score)
        } else {
            vec![best]
        };
        let mut all: Option<Between> = None;
        for at in chosen {
            let loss = (score - scores[at]).abs();
            if is_ruled && loss > 0 && self.error.is_none() {
                self.error = Some(RuleError {
                    first: line.color,
                    number: line.number,
                    before: self.path.clone(),
                    point: moves[at].point,
                    better: moves[best].point,
                    loss,
                });
            }
            let next = LineState {
                color: line.color.opponent(),
                number: line.number + 1,
                ambient,
                last: Some(moves[at].region),
            };
            self.path.push(moves[at].point);
            let found = self.outcome(&board.after(&moves[at]), means, next)?;
            self.path.pop();
            all = Some(all.map_or(found, |all| match (is_ruled, line.color) {
                // The rule leaves a choice.
                (true, _) => Between {
                    low: all.low.min(found.low),
                    high: all.high.max(found.high),
                },
                // The other side chooses what the rule answers worst.
                (false, Color::Black) => Between {
                    low: all.low.max(found.low),
                    high: all.high.max(found.high),
                },
                (false, Color::White) => Between {
                    low: all.low.min(found.low),
                    high: all.high.min(found.high),
                },
            }));
        }
        all.ok_or(Halt::Budget)
    }

    /// The moves that the rule leaves, those with the same value once.
    fn choices(
        &self,
        board: &Board,
        means: &mut BoardMeans<'_>,
        moves: &[BoardMove],
        line: LineState,
        ambient: Option<Dyadic>,
    ) -> Result<Vec<usize>, Halt> {
        let values: Vec<GameId> = board.regions.iter().map(|region| region.value).collect();
        let heats: Vec<Option<Dyadic>> = values
            .iter()
            .map(|value| worth(means.arena, *value))
            .collect();
        let hottest = heats.iter().flatten().max().copied();
        let hottest_ones = |heat: Option<Dyadic>| -> Vec<usize> {
            (0..heats.len())
                .filter(|at| heats[*at].is_some() && heats[*at] == heat)
                .collect()
        };
        let (regions, t) = match self.strategy {
            Strategy::Hotstrat => (hottest_ones(hottest), hottest),
            Strategy::Sentestrat => {
                let before = line.ambient.or(ambient);
                match line
                    .last
                    .filter(|last| heats[*last] > before && heats[*last].is_some())
                {
                    Some(last) => (vec![last], heats[last]),
                    None => (hottest_ones(hottest), hottest),
                }
            }
            Strategy::Thermostrat => widest(means, &values, line.color)?,
            Strategy::Greedy => return Ok(greediest(board, means, moves)),
        };
        let t = t.ok_or(Halt::Budget)?.to_rational();
        let side = player(line.color);
        let mut found: Vec<(usize, Rational)> = Vec::new();
        for region in regions {
            let mut best: Vec<(usize, Rational)> = Vec::new();
            for (at, played) in moves.iter().enumerate().filter(|(_, m)| m.region == region) {
                let graph = means
                    .arena
                    .thermograph(played.to.value)
                    .map_err(too_large)?;
                let wall = graph
                    .value_at(side.opponent(), t)
                    .map_err(|_| Halt::Budget)?;
                let wall = wall + Rational::from_integer(played.taken.into());
                let wall = if side == Player::Left { wall } else { -wall };
                match best.first() {
                    Some((_, most)) if *most > wall => continue,
                    Some((_, most)) if *most < wall => best.clear(),
                    _ => {}
                }
                let is_same = |other: &(usize, Rational)| {
                    let other = &moves[other.0];
                    (other.to.value, other.taken) == (played.to.value, played.taken)
                };
                if !best.iter().any(is_same) {
                    best.push((at, wall));
                }
            }
            found.extend(best);
        }
        Ok(found.into_iter().map(|(at, _)| at).collect())
    }
}

/// The moves that surround and take most points at once, those with the same value once.
fn greediest(board: &Board, means: &BoardMeans<'_>, moves: &[BoardMove]) -> Vec<usize> {
    let gain = |played: &BoardMove| {
        let local = &means.locals[played.region];
        let before = local.at_once(&board.regions[played.region].spot);
        let gain = local.at_once(&played.to.spot) - before + played.taken;
        match played.color {
            Color::Black => gain,
            Color::White => -gain,
        }
    };
    let gains: Vec<i64> = moves.iter().map(gain).collect();
    let most = gains.iter().max().copied().unwrap_or_default();
    keeping(moves, &gains, most)
}

/// The moves that keep a score, those with the same value once.
fn keeping(moves: &[BoardMove], scores: &[i64], score: i64) -> Vec<usize> {
    let mut kept: Vec<usize> = Vec::new();
    for at in (0..moves.len()).filter(|at| scores[*at] == score) {
        let kind = |at: usize| (moves[at].region, moves[at].to.value, moves[at].taken);
        if !kept.iter().any(|other| kind(*other) == kind(at)) {
            kept.push(at);
        }
    }
    kept
}

/// Where thermostrat plays, and at which temperature.
fn widest(
    means: &mut BoardMeans<'_>,
    values: &[GameId],
    color: Color,
) -> Result<(Vec<usize>, Option<Dyadic>), Halt> {
    let is_open = |at: &usize| means.arena.as_number(values[*at]).is_none();
    let open: Vec<usize> = (0..values.len()).filter(is_open).collect();
    let graphs: Result<Vec<_>, _> = (open.iter())
        .map(|at| means.arena.thermograph(values[*at]).map_err(too_large))
        .collect();
    let graphs = graphs?;
    let graphs: Vec<&Thermograph> = graphs.iter().collect();
    let (regions, t) = widest_of(&graphs, color).ok_or(Halt::Budget)?;
    Ok((regions.into_iter().map(|at| open[at]).collect(), Some(t)))
}
