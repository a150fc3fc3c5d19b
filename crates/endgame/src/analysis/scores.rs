//! What the values of all regions add up to.

use semeai_board::{ByColor, Color, Point, PointSet};
use semeai_cgt::{Dyadic, GameId, Rational};
use semeai_search::{Halt, PositionBudget};

use super::board::BoardAnalysis;
use super::question::Border;
use super::record::{RegionRecord, count};
use super::tally::{ScoreAfter, StartTally};
use crate::ko::ByKo;
use crate::play::stops::{Parity, Scoring, chill, total};
use crate::play::{Board, BoardMeans, BoardMove, best_line, worth};
use crate::points::too_large;
use crate::position_report::{
    Between, EndgameReport, KnownBy, LineMove, Loss, StartReport, Total, Why,
};
use crate::strategy::{Strategy, StrategyReport};

impl BoardAnalysis<'_> {
    /// Scores, losses and lines; every region has a value.
    pub(super) fn score(
        &mut self,
        report: &mut EndgameReport,
        budget: &mut PositionBudget,
    ) -> Result<(), Halt> {
        report.total = self.total(report.settled)?;
        let tallies = ByColor::new_with(|first| self.tally(first, budget));
        let tallies = ByColor {
            black: tallies.black?,
            white: tallies.white?,
        };
        let territory = tallies.as_ref().map(|tally| tally.score.territory);
        report.territory_score = Some(territory.map(Between::around));
        report.area_score = both(tallies.as_ref().map(|tally| tally.score.by(Scoring::Area)));
        let is_ko = |item: &RegionRecord| item.values.is_ok_and(|values| values.same().is_none());
        if self.items.iter().any(is_ko) {
            let by_start = |pick: fn(ByKo<i64>) -> i64| territory.map(pick);
            report.ko = Some(ByKo {
                no_threats: by_start(|scores| scores.no_threats),
                black_wins_kos: by_start(|scores| scores.black_wins_kos),
                white_wins_kos: by_start(|scores| scores.white_wins_kos),
            });
        }
        if report.area_score.is_none() {
            let at = (0..self.items.len()).filter(|at| !self.items[*at].is_plain());
            let regions = at.filter_map(|at| self.region_number(at));
            report.why.extend(regions.map(Why::Neutral));
        }
        for first in Color::ALL {
            if self.asked.first[first] {
                report.starts[first] = self.start(&tallies[first], first, budget)?;
            }
        }
        report.known = self.known_by(match self.asked.scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        });
        Ok(())
    }

    /// Between which scores a board lies by territory of which some regions have no value; nothing where that is so wide that it says
    /// nothing.
    ///
    /// Whoever answers each move in its own region keeps the others to their stops (Conway 1976: a sum has no better stop than its parts
    /// together), and whoever is first has one move more, where it gains most. Of a region of which not even its walls are bounded an
    /// empty point is at best a point of either side, and a stone one that is taken.
    pub(super) fn between(&self, report: &mut EndgameReport) {
        let is_guess = self.asked.border != Border::Found;
        if self.asked.scoring != Scoring::Territory {
            return;
        }
        let mut sum = Between::exact(report.settled);
        let mut gain = ByColor { black: 0, white: 0 };
        for item in self.items.iter().filter(|item| item.room.is_none()) {
            let stops = match (self.ends_of(item), is_guess) {
                (Some(stops), _) => stops,
                (None, true) => ByColor::new_with(|_| self.anything(item)),
                (None, false) => return,
            };
            sum.low += stops.white.low;
            sum.high += stops.black.high;
            gain.black = gain.black.max(stops.black.low - stops.white.low);
            gain.white = gain.white.max(stops.black.high - stops.white.high);
        }
        let scores = ByColor {
            black: Between {
                low: sum.low + gain.black,
                high: sum.high,
            },
            white: Between {
                low: sum.low,
                high: sum.high - gain.white,
            },
        };
        if sum.high - sum.low >= i64::from(count(self.position.topology().len())) {
            return;
        }
        report.territory_score = Some(scores);
        report.known = self.known_by(report.territory_score);
        report.starts = ByColor::new_with(|first| {
            self.asked.first[first].then(|| StartReport::of_score(scores[first]))
        });
    }

    /// Between which numbers the stops of a region lie, by who is first; nothing if not even its walls are bounded.
    fn ends_of(&self, item: &RegionRecord) -> Option<ByColor<Between>> {
        match &item.values {
            Ok(values) => Some(ByColor::new_with(|first| {
                let stop = |value: GameId| match first {
                    Color::Black => self.arena.left_stop(value),
                    Color::White => self.arena.right_stop(value),
                };
                Between {
                    low: whole(stop(values.white_wins_kos).floor()),
                    high: whole(stop(values.black_wins_kos).ceil()),
                }
            })),
            Err(_) => {
                let walls = item.walls.as_ref()?;
                Some(ByColor::new_with(|first| walls.stop(first)))
            }
        }
    }

    /// Everything that a region may be worth.
    fn anything(&self, item: &RegionRecord) -> Between {
        let points = &item.region.points;
        let stones = |color| self.position.stones(color).intersection(points).len();
        let count = |points: usize| i64::from(count(points));
        let open = count(points.len());
        Between {
            low: -open - count(stones(Color::Black)),
            high: open + count(stones(Color::White)),
        }
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
            _ if scores.is_none() => KnownBy::Undecided,
            _ if self.takes_border() => KnownBy::AlongBorder,
            true if !self.is_by_hand() => KnownBy::Regions,
            true => KnownBy::ByHand,
            false => KnownBy::Bounded,
        }
    }

    /// Nothing where of a region with a ko it is not known what it counts.
    fn total(&mut self, settled: i64) -> Result<Option<Total>, Halt> {
        let mut mean = Rational::from_integer(settled.into());
        let (mut temperature, mut values) = (None, Vec::new());
        let mut has_ko = false;
        for item in self.items.iter().filter(|item| item.room.is_none()) {
            let value = item.values.ok().and_then(|values| values.same().copied());
            match (value, &item.ko_worth) {
                (Some(value), _) => {
                    mean += self.arena.mean(value).map_err(too_large)?.to_rational();
                    let worth = worth(&mut self.arena, value).map(Dyadic::to_rational);
                    temperature = temperature.max(worth);
                    values.push(value);
                }
                (None, Some(Ok(ko))) => {
                    mean += ko.no_threats.mast;
                    temperature = temperature.max(ko.no_threats.worth());
                    has_ko = true;
                }
                (None, _) => return Ok(None),
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

    /// What is told of a start; nothing if its score is not known.
    fn start(
        &mut self,
        tally: &StartTally,
        first: Color,
        budget: &mut PositionBudget,
    ) -> Result<Option<StartReport>, Halt> {
        let scoring = self.asked.scoring;
        let Some(score) = tally.score.by(scoring) else {
            return Ok(None);
        };
        let loss = |after: &ScoreAfter| Loss {
            point: after.played.point,
            region: self.region_number(after.played.item),
            in_room: after.played.in_room,
            loss: after.score.by(scoring).map(|left| loss(score, left, first)),
        };
        let mut losses: Vec<Loss> = tally.after.iter().map(loss).collect();
        let is_best = |loss: &&Loss| !loss.in_room && loss.loss.is_some_and(|loss| loss.high == 0);
        let best = losses.iter().filter(is_best).map(|loss| loss.point);
        let mut best: Vec<Point> = best.collect();
        best.sort();
        self.add_unknown(&mut losses, first);
        losses.sort_by_key(|loss| loss.point);
        let line = match score.one() {
            Some(_) => self.line(first, Parity::of(&self.position), budget)?,
            None => Vec::new(),
        };
        Ok(Some(StartReport {
            score,
            best,
            losses,
            line,
        }))
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

/// The scores of both starts, if both are known.
fn both(scores: ByColor<Option<Between>>) -> Option<ByColor<Between>> {
    Some(ByColor {
        black: scores.black?,
        white: scores.white?,
    })
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
fn loss(score: Between, after: Between, color: Color) -> Between {
    let (low, high) = match color {
        Color::Black => (score.low - after.high, score.high - after.low),
        Color::White => (after.low - score.high, after.high - score.low),
    };
    Between {
        low: low.max(0),
        high: high.max(0),
    }
}

/// A stop in points; those of a board are small.
fn whole(stop: i128) -> i64 {
    let most = i128::from(u32::MAX);
    i64::try_from(stop.clamp(-most, most)).unwrap_or_default()
}
