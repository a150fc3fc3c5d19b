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
    /// All rules, in the order in which they are told.
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
    /// The rule that is played by.
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
    /// Who is first on the line.
    pub first: Color,
    /// The number of the move, from 1.
    pub number: usize,
    /// The moves before it, of both sides in turn.
    pub before: Vec<Point>,
    /// The point that the rule chooses, which loses.
    pub point: Point,
    /// Where a move would have kept the score.
    pub better: Point,
    /// How many points that choice loses against the better one, at least 1.
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

impl LineState {
    /// The ambient temperature where the largest of this moment is known too.
    fn ambient_with(self, hottest: Option<Dyadic>) -> Option<Dyadic> {
        match (self.ambient, hottest) {
            (Some(before), Some(now)) => Some(before.min(now)),
            (before, now) => before.or(now),
        }
    }
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
        if !board.are_plain(means, &moves) {
            return Err(Halt::Repetition);
        }
        let scores = board.scores_after(means, &moves)?;
        let best = scores
            .iter()
            .position(|after| *after == score)
            .ok_or(Halt::Budget)?;
        let ambient = line.ambient_with(board.temperature(means.arena));
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
            let chooser = (!is_ruled).then_some(line.color);
            all = Some(all.map_or(found, |all| either(all, found, chooser)));
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
        if self.strategy == Strategy::Greedy {
            return Ok(greediest(board, means, moves));
        }
        let (regions, t) = self.regions(board, means, line, ambient)?;
        let t = t.ok_or(Halt::Budget)?.to_rational();
        let mut found = Vec::new();
        for region in regions {
            found.extend(best_in_region(means, moves, region, t)?);
        }
        Ok(found)
    }

    /// The regions that the rule leaves, and the temperature at which their moves are compared.
    fn regions(
        &self,
        board: &Board,
        means: &mut BoardMeans<'_>,
        line: LineState,
        ambient: Option<Dyadic>,
    ) -> Result<(Vec<usize>, Option<Dyadic>), Halt> {
        let values: Vec<GameId> = board.regions.iter().map(|region| region.value).collect();
        if self.strategy == Strategy::Thermostrat {
            return widest(means, &values, line.color);
        }
        let heats: Vec<Option<Dyadic>> = (values.iter())
            .map(|value| worth(means.arena, *value))
            .collect();
        let before = line.ambient.or(ambient);
        let is_hotter = |last: &usize| heats[*last] > before && heats[*last].is_some();
        let answer = (line.last).filter(|_| self.strategy == Strategy::Sentestrat);
        if let Some(last) = answer.filter(is_hotter) {
            return Ok((vec![last], heats[last]));
        }
        let hottest = heats.iter().flatten().max().copied();
        let is_hottest = |at: &usize| heats[*at].is_some() && heats[*at] == hottest;
        Ok(((0..heats.len()).filter(is_hottest).collect(), hottest))
    }
}

/// The moves in a region after which the wall of the other side is best at a temperature, those with the same value once.
fn best_in_region(
    means: &mut BoardMeans<'_>,
    moves: &[BoardMove],
    region: usize,
    t: Rational,
) -> Result<Vec<usize>, Halt> {
    let mut best: Vec<usize> = Vec::new();
    let mut most: Option<Rational> = None;
    for (at, played) in moves.iter().enumerate().filter(|(_, m)| m.region == region) {
        let graph = means.arena.thermograph(played.to.value);
        let graph = graph.map_err(too_large)?;
        let side = player(played.color);
        let wall = graph.value_at(side.opponent(), t);
        let wall = wall.map_err(|_| Halt::Budget)? + Rational::from_integer(played.taken.into());
        let wall = if side == Player::Left { wall } else { -wall };
        match most {
            Some(most) if most > wall => continue,
            Some(most) if most == wall => {}
            _ => best.clear(),
        }
        most = Some(wall);
        let kind = |at: usize| (moves[at].to.value, moves[at].taken);
        if !best.iter().any(|other| kind(*other) == kind(at)) {
            best.push(at);
        }
    }
    Ok(best)
}

/// What a line can end with if it can go on in two ways: the rule leaves a choice, or a side chooses what the rule answers worst.
fn either(one: Between, other: Between, chooser: Option<Color>) -> Between {
    let (low, high) = match chooser {
        None => (one.low.min(other.low), one.high.max(other.high)),
        Some(Color::Black) => (one.low.max(other.low), one.high.max(other.high)),
        Some(Color::White) => (one.low.min(other.low), one.high.min(other.high)),
    };
    Between { low, high }
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
