//! What the values of all regions add up to.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_cgt::{Dyadic, GameId, Rational};
use semeai_search::{Halt, PositionBudget};

use super::board::BoardAnalysis;
use super::record::RegionRecord;
use crate::ko::ByKo;
use crate::play::stops::{Parity, Scoring, StopQuestion, chill, stops, total};
use crate::play::{Board, BoardMeans, BoardMove, best_line, worth};
use crate::player;
use crate::points::too_large;
use crate::position_report::{Between, EndgameReport, KnownBy, LineMove, Loss, StartReport, Total};
use crate::strategy::{Strategy, StrategyReport};

impl BoardAnalysis<'_> {
    /// Scores, losses and lines; every region has a value.
    pub(super) fn score(
        &mut self,
        report: &mut EndgameReport,
        budget: &mut PositionBudget,
    ) -> Result<(), Halt> {
        report.total = self.total(report.settled)?;
        let tallies = ByColor::new_with(|first| self.tallies(first, budget));
        let tallies = ByColor {
            black: tallies.black?,
            white: tallies.white?,
        };
        let parity = Parity::of(&self.position);
        let prisoners = self.prisoners();
        let area = |territory: i64, first| parity.area(territory - prisoners, first);
        let territory = tallies.as_ref().map(|tally| tally.score);
        report.territory_score = Some(territory.map(Between::around));
        report.area_score = Some(ByColor::new_with(|first: Color| {
            Between::around(territory[first].map(|score| area(score, first)))
        }));
        let is_ko = |item: &RegionRecord| item.values.is_ok_and(|values| values.same().is_none());
        if self.items.iter().any(is_ko) {
            let by_start = |pick: fn(ByKo<i64>) -> i64| territory.map(pick);
            report.ko = Some(ByKo {
                no_threats: by_start(|scores| scores.no_threats),
                black_wins_kos: by_start(|scores| scores.black_wins_kos),
                white_wins_kos: by_start(|scores| scores.white_wins_kos),
            });
        }
        report.known = self.known_by(match self.asked.scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        });
        for first in Color::ALL {
            if self.asked.first[first] {
                let start = self.start(&tallies[first], first, parity, budget)?;
                report.starts[first] = Some(start);
            }
        }
        Ok(())
    }

    /// How scores are known that the regions add up to.
    fn known_by(&self, scores: Option<ByColor<Between>>) -> KnownBy {
        let asked = self.asked.first;
        let is_decided = |first: Color, scores: &ByColor<Between>| {
            !asked[first] || scores[first].one().is_some()
        };
        let is_decided = scores.is_some_and(|scores| {
            let mut colors = Color::ALL.into_iter();
            colors.all(|first| is_decided(first, &scores))
        });
        match is_decided {
            _ if self.takes_border() => KnownBy::AlongBorder,
            true if !self.is_by_hand() => KnownBy::Regions,
            true => KnownBy::ByHand,
            false => KnownBy::Bounded,
        }
    }

    /// Nothing where it hangs on a ko that is not a direct one.
    fn total(&mut self, settled: i64) -> Result<Option<Total>, Halt> {
        let mut mean = Rational::from_integer(settled.into());
        let (mut temperature, mut values) = (None, Vec::new());
        let mut has_ko = false;
        for item in self.items.iter().filter(|item| item.room.is_none()) {
            let value = item.values.ok().and_then(|values| values.same().copied());
            match (value, &item.direct_ko) {
                (Some(value), _) => {
                    mean += self.arena.mean(value).map_err(too_large)?.to_rational();
                    let worth = worth(&mut self.arena, value).map(Dyadic::to_rational);
                    temperature = temperature.max(worth);
                    values.push(value);
                }
                (None, Some(ko)) => {
                    mean += ko.count;
                    temperature = temperature.max(Some(ko.worth));
                    has_ko = true;
                }
                (None, None) => return Ok(None),
            }
        }
        values.push(self.arena.integer(settled).map_err(too_large)?);
        let chilled: Result<Vec<GameId>, Halt> = (values.iter())
            .map(|value| chill(&mut self.arena, *value))
            .collect();
        let chilled = total(&mut self.arena, &chilled?).filter(|_| !has_ko);
        Ok(Some(Total {
            mean,
            temperature,
            chilled: chilled.map(|game| self.arena.formula(game)),
        }))
    }

    /// The territory scores where a side is first, and after each of its first moves, for each way in which kos may go.
    fn tallies(&mut self, first: Color, budget: &mut PositionBudget) -> Result<StartScores, Halt> {
        let moves = self.first_moves(first, budget);
        let bases = self.items.iter().map(|item| item.values.ok());
        let bases: Option<Vec<ByKo<GameId>>> = bases.collect();
        let bases = bases.ok_or(Halt::Budget)?;
        let mut all = bases
            .iter()
            .chain(moves.iter().map(|played| &played.values));
        let has_ko = all.any(|values| values.same().is_none());
        let prisoners = self.prisoners();
        let mut under = |pick: fn(&ByKo<GameId>) -> GameId| {
            let values: Vec<GameId> = bases.iter().map(pick).collect();
            let base = StopQuestion {
                instead: None,
                first: player(first),
            };
            let after = moves.iter().map(|played| StopQuestion {
                instead: Some((played.item, pick(&played.values))),
                first: player(first.opponent()),
            });
            let asked: Vec<StopQuestion> = [base].into_iter().chain(after).collect();
            let mut found = stops(&mut self.arena, budget, &values, &asked)?;
            found.iter_mut().for_each(|score| *score += prisoners);
            Ok(found)
        };
        let usual = under(|values| values.no_threats)?;
        let all = if has_ko {
            ByKo {
                no_threats: usual,
                black_wins_kos: under(|values| values.black_wins_kos)?,
                white_wins_kos: under(|values| values.white_wins_kos)?,
            }
        } else {
            ByKo::all(usual)
        };
        let at = |i: usize| all.as_ref().map(|scores| scores[i]);
        let after = |(i, played)| ScoreAfter {
            played,
            score: at(i),
        };
        Ok(StartScores {
            score: at(0),
            after: (1..).zip(moves).map(after).collect(),
        })
    }

    /// The legal moves of a side of which it is known what they lead to.
    fn first_moves(&self, first: Color, budget: &PositionBudget) -> Vec<ValuedMove> {
        let mut moves = Vec::new();
        for (item, record) in self.items.iter().enumerate() {
            for played in record.moves.iter().filter(|played| played.color == first) {
                if let Ok(values) = played.values.transpose()
                    && self.asked.position.is_legal(first, played.point)
                    && !self.is_left_open(first, played.point, budget)
                {
                    moves.push(ValuedMove {
                        item,
                        point: played.point,
                        in_room: played.in_room,
                        values,
                    });
                }
            }
        }
        moves
    }

    fn start(
        &mut self,
        tally: &StartScores,
        first: Color,
        parity: Parity,
        budget: &mut PositionBudget,
    ) -> Result<StartReport, Halt> {
        let prisoners = self.prisoners();
        let scoring = self.asked.scoring;
        let counted = |territory: i64, parity: Parity, first: Color| match scoring {
            Scoring::Territory => territory,
            Scoring::Area => parity.area(territory - prisoners, first),
        };
        let score = tally.score.map(|score| counted(score, parity, first));
        let (next, parity_after) = (first.opponent(), parity.after(first));
        let loss = |after: &ScoreAfter| {
            let left = after.score.map(|left| counted(left, parity_after, next));
            Loss {
                point: after.played.point,
                region: self.region_number(after.played.item),
                in_room: after.played.in_room,
                loss: Some(loss(score, left, first)),
            }
        };
        let mut losses: Vec<Loss> = tally.after.iter().map(loss).collect();
        let is_best = |loss: &&Loss| !loss.in_room && loss.loss.is_some_and(|loss| loss.high == 0);
        let best = losses.iter().filter(is_best).map(|loss| loss.point);
        let mut best: Vec<Point> = best.collect();
        best.sort();
        self.add_unknown(&mut losses, first);
        losses.sort_by_key(|loss| loss.point);
        let score = Between::around(score);
        let line = match score.one() {
            Some(_) => self.line(first, parity, budget)?,
            None => Vec::new(),
        };
        Ok(StartReport {
            score,
            best,
            losses,
            line,
        })
    }

    /// Legal moves of which nothing is known.
    fn add_unknown(&self, losses: &mut Vec<Loss>, first: Color) {
        let known: PointSet = losses.iter().map(|loss| loss.point).collect();
        for (at, item) in self.items.iter().enumerate() {
            for point in item.region.empty.difference(&known).iter() {
                if self.asked.position.is_legal(first, point) {
                    losses.push(Loss {
                        point,
                        region: self.region_number(at),
                        in_room: item.room.is_some(),
                        loss: None,
                    });
                }
            }
        }
    }

    fn line(
        &mut self,
        first: Color,
        parity: Parity,
        budget: &mut PositionBudget,
    ) -> Result<Vec<LineMove>, Halt> {
        let scoring = self.asked.scoring;
        let line = self.playing(scoring, parity, budget, |board, means| {
            let begun = LineReading::of(board, means);
            let line = best_line(board, means, first, true)?;
            let line = line.into_iter().map(|(played, after)| {
                let read = LineReading::of(&after, means);
                (played, read)
            });
            Ok(line_moves(begun, line))
        });
        Ok(self.with_regions(line?))
    }

    /// A line that a search of the whole board tries first; none where regions have no values.
    pub(super) fn thought(&mut self, first: Color, budget: &mut PositionBudget) -> Vec<Point> {
        if self.items.iter().any(|item| item.values.is_err()) {
            return Vec::new();
        }
        let (scoring, parity) = (self.asked.scoring, Parity::of(&self.position));
        let line = self.playing(scoring, parity, budget, |board, means| {
            best_line(board, means, first, false)
        });
        let line = line.unwrap_or_default().into_iter();
        line.map(|(played, _)| played.point).collect()
    }

    /// A line of both sides in turn, with what its moves gain as far as the regions have values and no ko matters.
    pub(super) fn line_of(
        &mut self,
        points: &[Point],
        first: Color,
        budget: &mut PositionBudget,
    ) -> Vec<LineMove> {
        let color_of = |at: usize| {
            if at.is_multiple_of(2) {
                first
            } else {
                first.opponent()
            }
        };
        let moves = || (points.iter().enumerate()).map(|(at, point)| (color_of(at), *point));
        let mut line = Vec::new();
        if self.items.iter().all(|item| item.values.is_ok()) {
            let (scoring, parity) = (self.asked.scoring, Parity::of(&self.position));
            line = self.playing(scoring, parity, budget, |board, means| {
                let (begun, mut now) = (LineReading::of(board, means), board.clone());
                let played = moves().map_while(|(color, point)| {
                    let played = now.move_at(means, color, point)?;
                    now = now.after(&played);
                    Some((played, LineReading::of(&now, means)))
                });
                line_moves(begun, played)
            });
        }
        let rest = moves().skip(line.len()).map(|(color, point)| LineMove {
            color,
            point,
            region: None,
            gain: None,
            count: None,
            temperature: None,
        });
        let rest: Vec<LineMove> = rest.collect();
        line.extend(rest);
        self.with_regions(line)
    }

    fn with_regions(&self, mut line: Vec<LineMove>) -> Vec<LineMove> {
        for played in &mut line {
            let item = self.item_at(played.point);
            played.region = item.and_then(|item| self.region_number(item));
        }
        line
    }

    /// What rules for choosing a move make of the board.
    pub(super) fn strategies(&mut self, budget: &mut PositionBudget) -> Vec<StrategyReport> {
        let parity = Parity::of(&self.position);
        let strategies = self.asked.strategies.clone();
        self.playing(self.asked.scoring, parity, budget, |board, means| {
            let report = |rule: Strategy| crate::strategy::report(rule, board, means);
            strategies.into_iter().map(report).collect()
        })
    }
}

/// A first move, by item and point.
struct ValuedMove {
    item: usize,
    point: Point,
    in_room: bool,
    /// The values of the item after it.
    values: ByKo<GameId>,
}

/// The territory scores after a first move.
struct ScoreAfter {
    played: ValuedMove,
    score: ByKo<i64>,
}

/// Territory scores where a side is first: with best play, and after each first move.
struct StartScores {
    score: ByKo<i64>,
    after: Vec<ScoreAfter>,
}

/// What the regions say of a board on a line.
#[derive(Clone, Copy)]
struct LineReading {
    count: Rational,
    /// What the biggest move is worth; absent where nobody gains by moving.
    temperature: Option<Rational>,
}

impl LineReading {
    /// However kos go; nothing where that matters.
    fn of(board: &Board, means: &mut BoardMeans<'_>) -> Option<Self> {
        board.is_free_of_ko(means).then(|| Self {
            count: board.count(means.arena, means.scoring),
            temperature: board.temperature(means.arena).map(Dyadic::to_rational),
        })
    }
}

/// The moves of a line with what the regions say after each, from what they said before it, and what the moves gain.
fn line_moves(
    begun: Option<LineReading>,
    line: impl Iterator<Item = (BoardMove, Option<LineReading>)>,
) -> Vec<LineMove> {
    let mut before = begun;
    let told = line.map(|(played, read)| {
        let counts = before.zip(read).map(|both| (both.0.count, both.1.count));
        before = read;
        LineMove {
            color: played.color,
            point: played.point,
            region: None,
            gain: counts.map(|(before, after)| match played.color {
                Color::Black => after - before,
                Color::White => before - after,
            }),
            count: read.map(|read| read.count),
            temperature: read.and_then(|read| read.temperature),
        }
    });
    told.collect()
}

/// What a move loses for the side that makes it: exact, or between two numbers where a ko matters.
fn loss(score: ByKo<i64>, after: ByKo<i64>, color: Color) -> Between {
    let (score, after) = (Between::around(score), Between::around(after));
    let (low, high) = match color {
        Color::Black => (score.low - after.high, score.high - after.low),
        Color::White => (after.low - score.high, after.high - score.low),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}
