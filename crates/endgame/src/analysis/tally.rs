//! What the regions add up to: where a side is first, and after each of its first moves.

use semeai_board::{Color, Point};
use semeai_cgt::GameId;
use semeai_search::{Halt, PositionBudget};

use super::board::BoardAnalysis;
use super::record::RegionRecord;
use crate::ko::ByKo;
use crate::local::standstill::AreaValue;
use crate::play::stops::{Parity, Scoring, StopQuestion, stops};
use crate::player;
use crate::position_report::Between;

/// What is known of a start: with best play, and after each first move.
pub(super) struct StartTally {
    pub(super) score: Scores,
    pub(super) after: Vec<ScoreAfter>,
}

/// The scores after a first move.
pub(super) struct ScoreAfter {
    pub(super) played: ValuedMove,
    pub(super) score: Scores,
}

/// The scores for each way in which kos may go.
pub(super) struct Scores {
    /// With prisoners.
    pub(super) territory: ByKo<i64>,
    /// Nothing where it hangs on points that may stay neutral.
    area: Option<ByKo<i64>>,
}

impl Scores {
    /// The score however kos go, if it is known.
    pub(super) fn by(&self, scoring: Scoring) -> Option<Between> {
        let scores = match scoring {
            Scoring::Territory => Some(self.territory),
            Scoring::Area => self.area,
        };
        scores.map(Between::around)
    }
}

/// A first move, by item and point.
pub(super) struct ValuedMove {
    pub(super) item: usize,
    pub(super) point: Point,
    pub(super) in_room: bool,
    /// The values of the item after it.
    values: ByKo<GameId>,
    /// What it counts by area then; nothing if that is not known.
    areas: Option<ByKo<AreaValue>>,
}

impl ValuedMove {
    fn is_plain(&self) -> bool {
        self.areas == Some(self.values.map(AreaValue::of))
    }
}

/// A start and its first moves, whose scores are told in this order.
struct Start {
    first: Color,
    moves: Vec<ValuedMove>,
}

impl Start {
    /// The score by area of a position where the regions add up to this.
    fn area(&self, at: usize, stop: i64, parity: Parity) -> i64 {
        match at {
            0 => parity.area(stop, self.first),
            _ => parity.after(self.first).area(stop, self.first.opponent()),
        }
    }
}

/// One of the values for each way in which kos may go.
type Way<T> = fn(&ByKo<T>) -> T;

impl BoardAnalysis<'_> {
    /// The scores where a side is first, and after each of its first moves.
    pub(super) fn tally(
        &mut self,
        first: Color,
        budget: &mut PositionBudget,
    ) -> Result<StartTally, Halt> {
        let start = Start {
            first,
            moves: self.first_moves(first, budget),
        };
        let stops = self.stops_by_ko(&start, budget)?;
        let areas = self.areas_by_ko(&start, &stops, budget)?;
        let prisoners = self.prisoners();
        let scores = |(stops, area): (ByKo<i64>, Option<ByKo<i64>>)| Scores {
            territory: stops.map(|stop| stop + prisoners),
            area,
        };
        let mut scores = stops.into_iter().zip(areas).map(scores);
        let score = scores.next().ok_or(Halt::Budget)?;
        let after = start.moves.into_iter().zip(scores);
        let after = after.map(|(played, score)| ScoreAfter { played, score });
        Ok(StartTally {
            score,
            after: after.collect(),
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
                        areas: played.areas.transpose().ok(),
                    });
                }
            }
        }
        moves
    }

    /// What the regions add up to, prisoners not counted.
    fn stops_by_ko(
        &mut self,
        start: &Start,
        budget: &mut PositionBudget,
    ) -> Result<Vec<ByKo<i64>>, Halt> {
        let bases = self.items.iter().map(|item| item.values.ok());
        let bases: Option<Vec<ByKo<GameId>>> = bases.collect();
        let bases = bases.ok_or(Halt::Budget)?;
        let after = start.moves.iter().map(|played| played.values);
        let after: Vec<ByKo<GameId>> = after.collect();
        let under = |way: Way<GameId>| {
            let values: Vec<GameId> = bases.iter().map(way).collect();
            let after: Vec<GameId> = after.iter().map(way).collect();
            self.stops_of(start, &values, &after, budget)
        };
        in_each_way(bases.iter().chain(&after), under)
    }

    /// The scores by area where the regions add up to this; nothing where that hangs on points that may stay neutral.
    fn areas_by_ko(
        &mut self,
        start: &Start,
        stops: &[ByKo<i64>],
        budget: &mut PositionBudget,
    ) -> Result<Vec<Option<ByKo<i64>>>, Halt> {
        let is_plain = self.items.iter().all(RegionRecord::is_plain)
            && start.moves.iter().all(ValuedMove::is_plain);
        if is_plain {
            let parity = Parity::of(&self.position);
            let area = |(at, stops): (usize, &ByKo<i64>)| {
                Some(stops.map(|stop| start.area(at, stop, parity)))
            };
            return Ok(stops.iter().enumerate().map(area).collect());
        }
        let bases = self.items.iter().map(|item| item.areas);
        let bases: Option<Vec<ByKo<AreaValue>>> = bases.collect();
        let Some(bases) = bases else {
            return Ok(vec![None; stops.len()]);
        };
        // What is not known after a move is not asked for; something has to stand in its place.
        let after = (start.moves.iter()).map(|played| played.areas.unwrap_or(bases[played.item]));
        let after: Vec<ByKo<AreaValue>> = after.collect();
        let under = |way: Way<AreaValue>| {
            let values: Vec<AreaValue> = bases.iter().map(way).collect();
            let after: Vec<AreaValue> = after.iter().map(way).collect();
            self.areas_of(start, &values, &after, budget)
        };
        let scores = in_each_way(bases.iter().chain(&after), under)?;
        let is_known = |at: usize| at == 0 || start.moves[at - 1].areas.is_some();
        let score = |(at, scores): (usize, ByKo<Option<i64>>)| {
            let all = scores.map(|score| score.ok_or(())).transpose();
            all.ok().filter(|_| is_known(at))
        };
        Ok(scores.into_iter().enumerate().map(score).collect())
    }

    /// The same for one way in which kos may go.
    fn areas_of(
        &mut self,
        start: &Start,
        values: &[AreaValue],
        after: &[AreaValue],
        budget: &mut PositionBudget,
    ) -> Result<Vec<Option<i64>>, Halt> {
        let mut ends = Vec::with_capacity(2);
        for end in [|area: &AreaValue| area.least, |area: &AreaValue| area.most] {
            let values: Vec<GameId> = values.iter().map(end).collect();
            let after: Vec<GameId> = after.iter().map(end).collect();
            ends.push(self.stops_of(start, &values, &after, budget)?);
        }
        let whole: i64 = values.iter().map(|area| area.neutral).sum();
        let instead = |(played, area): (&ValuedMove, &AreaValue)| {
            whole - values[played.item].neutral + area.neutral
        };
        let after = start.moves.iter().zip(after).map(instead);
        let parity = Parity::of(&self.position);
        let score = |(at, neutral): (usize, i64)| {
            let [least, most] =
                [0, 1].map(|end: usize| start.area(at, ends[end][at], parity.without(neutral)));
            (least == most).then_some(least)
        };
        let all = [whole].into_iter().chain(after);
        Ok(all.enumerate().map(score).collect())
    }

    /// What values add up to where a side is first, and after its moves.
    fn stops_of(
        &mut self,
        start: &Start,
        values: &[GameId],
        after: &[GameId],
        budget: &mut PositionBudget,
    ) -> Result<Vec<i64>, Halt> {
        let base = StopQuestion {
            instead: None,
            first: player(start.first),
        };
        let after = start.moves.iter().zip(after);
        let after = after.map(|(played, value)| StopQuestion {
            instead: Some((played.item, *value)),
            first: player(start.first.opponent()),
        });
        let asked: Vec<StopQuestion> = [base].into_iter().chain(after).collect();
        stops(&mut self.arena, budget, values, &asked)
    }
}

/// What is found for each way in which kos may go; once, if they are all the same.
fn in_each_way<'a, T: Copy + PartialEq + 'a, U: Copy>(
    mut all: impl Iterator<Item = &'a ByKo<T>>,
    mut found: impl FnMut(Way<T>) -> Result<Vec<U>, Halt>,
) -> Result<Vec<ByKo<U>>, Halt> {
    let usual = found(|ways| ways.no_threats)?;
    if all.all(|ways| ways.same().is_some()) {
        return Ok(usual.into_iter().map(ByKo::all).collect());
    }
    let black_wins = found(|ways| ways.black_wins_kos)?;
    let white_wins = found(|ways| ways.white_wins_kos)?;
    let wins = black_wins.into_iter().zip(white_wins);
    let ways = usual.into_iter().zip(wins);
    let way = |(no_threats, (black_wins_kos, white_wins_kos))| ByKo {
        no_threats,
        black_wins_kos,
        white_wins_kos,
    };
    Ok(ways.map(way).collect())
}
