//! A board being played, region by region.

pub(crate) mod stops;
pub(crate) mod widest;

use semeai_board::{Color, Point};
use semeai_cgt::{Arena, Dyadic, GameId, Rational};
use semeai_search::{Halt, KoRule, Mask, PositionBudget};

use self::stops::{Parity, Scoring, StopQuestion, each_stop, stops};
use crate::ko::ByKo;
use crate::local::standstill::AreaValue;
use crate::local::{LocalMove, LocalPosition, LocalSearch};
use crate::player;

/// A line is followed so far.
const LONGEST_LINE: usize = 400;

/// One region as it stands.
#[derive(Clone, Debug)]
pub(crate) struct RegionStanding {
    pub(crate) spot: LocalPosition,
    pub(crate) value: GameId,
}

/// Positions of all regions.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    /// One for every region that is searched.
    pub(crate) regions: Vec<RegionStanding>,
    /// Everything else: what is settled and the prisoners, Black's minus White's.
    pub(crate) settled: i64,
    pub(crate) parity: Parity,
    /// The prisoners taken before, which count for no area.
    pub(crate) prisoners: i64,
}

/// A move on the board.
#[derive(Clone, Debug)]
pub(crate) struct BoardMove {
    pub(crate) region: usize,
    pub(crate) color: Color,
    pub(crate) point: Point,
    /// The value of its region after it, prisoners not counted.
    pub(crate) to: RegionStanding,
    /// The points of the stones that it takes.
    pub(crate) taken: i64,
}

/// What a board is played with.
#[derive(Debug)]
pub(crate) struct BoardMeans<'a> {
    pub(crate) locals: &'a mut [LocalSearch],
    pub(crate) arena: &'a mut Arena,
    pub(crate) budget: &'a mut PositionBudget,
    pub(crate) scoring: Scoring,
}

impl Board {
    /// Every move of a side in regions where somebody gains by moving, if nobody has a ko threat. Moves after which positions come
    /// back have no value and are left out.
    pub(crate) fn moves(
        &self,
        means: &mut BoardMeans<'_>,
        color: Color,
    ) -> Result<Vec<BoardMove>, Halt> {
        let mut all = Vec::new();
        for (region, standing) in self.regions.iter().enumerate() {
            if means.arena.as_number(standing.value).is_some() {
                continue;
            }
            let local = &mut means.locals[region];
            let moves = local.moves(means.arena, means.budget, &standing.spot)?;
            for found in moves.into_iter().filter(|found| found.color == color) {
                match played(means, region, found) {
                    Err(Halt::Repetition) => {}
                    played => all.push(played?),
                }
            }
        }
        Ok(all)
    }

    /// A move of a side by the rules: a ko may be taken back as soon as a move was played elsewhere. Nothing if it has no value.
    pub(crate) fn move_at(
        &self,
        means: &mut BoardMeans<'_>,
        color: Color,
        point: Point,
    ) -> Option<BoardMove> {
        for (region, standing) in self.regions.iter().enumerate() {
            let mut spot = standing.spot.clone();
            for piece in &mut spot.pieces {
                piece.border.barred[color] = Mask::EMPTY;
            }
            let moves = means.locals[region].moves(means.arena, means.budget, &spot);
            let mut moves = moves.ok()?.into_iter();
            if let Some(found) = moves.find(|found| (found.color, found.point) == (color, point)) {
                return played(means, region, found).ok();
            }
        }
        None
    }

    /// The board after a move.
    pub(crate) fn after(&self, played: &BoardMove) -> Self {
        let mut after = self.clone();
        after.regions[played.region] = played.to.clone();
        after.settled += played.taken;
        after.parity = self.parity.after(played.color);
        after
    }

    /// Whether nobody gains by moving.
    pub(crate) fn is_over(&self, arena: &Arena) -> bool {
        let mut values = self.regions.iter();
        values.all(|standing| arena.as_number(standing.value).is_some())
    }

    fn values(&self) -> Vec<GameId> {
        self.regions.iter().map(|standing| standing.value).collect()
    }

    /// The score with best play of both.
    pub(crate) fn score(&self, means: &mut BoardMeans<'_>, first: Color) -> Result<i64, Halt> {
        let asked = StopQuestion {
            instead: None,
            first: player(first),
        };
        let found = stops(means.arena, means.budget, &self.values(), &[asked])?;
        Ok(self.counted(means.scoring, found[0], first))
    }

    /// Whether the regions are worth the same whoever wins kos.
    pub(crate) fn is_free_of_ko(&self, means: &mut BoardMeans<'_>) -> bool {
        let mut all = means.locals.iter_mut().zip(&self.regions);
        all.all(|(local, standing)| {
            let values = local.values(means.arena, means.budget, &standing.spot);
            let values = values.transpose();
            values.is_ok_and(|values| values.same().is_some())
        })
    }

    /// Whether the scores follow from the values of the regions, whoever wins kos.
    fn is_plain(&self, means: &mut BoardMeans<'_>) -> bool {
        let mut all = self.regions.iter().enumerate();
        all.all(|(region, standing)| follows(means, region, &standing.spot))
    }

    /// Whether they do after each of some moves.
    pub(crate) fn are_plain(&self, means: &mut BoardMeans<'_>, moves: &[BoardMove]) -> bool {
        let mut moves = moves.iter();
        moves.all(|played| follows(means, played.region, &played.to.spot))
    }

    /// Whether the score is this whichever side wins all kos; where that is not known, no.
    fn is_sure(&self, means: &mut BoardMeans<'_>, first: Color, score: i64) -> bool {
        if !self.is_plain(means) {
            return false;
        }
        let mut all = Vec::with_capacity(self.regions.len());
        for (local, standing) in means.locals.iter_mut().zip(&self.regions) {
            let values = local.values(means.arena, means.budget, &standing.spot);
            match values.transpose() {
                Ok(values) => all.push(values),
                Err(_) => return false,
            }
        }
        let ways: [fn(&ByKo<GameId>) -> GameId; 2] =
            [|ways| ways.black_wins_kos, |ways| ways.white_wins_kos];
        ways.into_iter().all(|way| {
            let values: Vec<GameId> = all.iter().map(way).collect();
            let asked = StopQuestion {
                instead: None,
                first: player(first),
            };
            values == self.values()
                || stops(means.arena, means.budget, &values, &[asked])
                    .is_ok_and(|found| self.counted(means.scoring, found[0], first) == score)
        })
    }

    /// The score after each of some moves.
    pub(crate) fn scores_after(
        &self,
        means: &mut BoardMeans<'_>,
        moves: &[BoardMove],
    ) -> Result<Vec<i64>, Halt> {
        let mut scores = Vec::with_capacity(moves.len());
        self.each_score_after(means, moves, |score| {
            scores.push(score);
            true
        })?;
        Ok(scores)
    }

    /// The first of some moves after which the score is this.
    fn keeping(
        &self,
        means: &mut BoardMeans<'_>,
        moves: &[BoardMove],
        score: i64,
    ) -> Result<Option<usize>, Halt> {
        let (mut seen, mut found) = (0, None);
        self.each_score_after(means, moves, |after| {
            found = (after == score).then_some(seen);
            seen += 1;
            found.is_none()
        })?;
        Ok(found)
    }

    /// The score after each of some moves, until that is enough.
    fn each_score_after(
        &self,
        means: &mut BoardMeans<'_>,
        moves: &[BoardMove],
        mut goes_on: impl FnMut(i64) -> bool,
    ) -> Result<(), Halt> {
        let asked: Vec<StopQuestion> = (moves.iter())
            .map(|played| StopQuestion {
                instead: Some((played.region, played.to.value)),
                first: player(played.color.opponent()),
            })
            .collect();
        let mut left = moves.iter();
        let scoring = means.scoring;
        each_stop(means.arena, means.budget, &self.values(), &asked, |stop| {
            let Some(played) = left.next() else {
                return false;
            };
            let after = Self {
                regions: Vec::new(),
                settled: self.settled + played.taken,
                parity: self.parity.after(played.color),
                prisoners: self.prisoners,
            };
            goes_on(after.counted(scoring, stop, played.color.opponent()))
        })
    }

    /// A stop of the regions as a score.
    fn counted(&self, scoring: Scoring, stop: i64, first: Color) -> i64 {
        let territory = stop + self.settled;
        match scoring {
            Scoring::Territory => territory,
            Scoring::Area => self.parity.area(territory - self.prisoners, first),
        }
    }

    /// The count of the board. By area every stone on the board counts, so that a move adds one point to what it gains as
    /// territory; prisoners are no area.
    pub(crate) fn count(&self, arena: &mut Arena, scoring: Scoring) -> Rational {
        let settled = match scoring {
            Scoring::Territory => self.settled,
            Scoring::Area => self.parity.stones() + self.settled - self.prisoners,
        };
        let settled = Rational::from_integer(settled.into());
        let mut values = self.regions.iter();
        values
            .try_fold(settled, |sum, standing| {
                let mean = arena.mean(standing.value).ok()?;
                Some(sum + mean.to_rational())
            })
            .unwrap_or(settled)
    }

    /// What a move in a region is worth; nothing where nobody gains by one. In a ko of which that is not known it is guessed.
    fn heat(&self, means: &mut BoardMeans<'_>, region: usize) -> Option<Rational> {
        let RegionStanding { spot, value } = &self.regions[region];
        let local = &mut means.locals[region];
        let values = local.values(means.arena, means.budget, spot).transpose();
        let guess = worth(means.arena, *value).map(Dyadic::to_rational);
        match values.is_ok_and(|values| values.same().is_none()) {
            true => (local.ko_heat(means.arena, means.budget, spot)).unwrap_or(guess),
            false => guess,
        }
    }

    /// What the biggest move is worth; nothing where nobody gains by moving.
    pub(crate) fn temperature(&self, arena: &mut Arena) -> Option<Dyadic> {
        let values = self.regions.iter().map(|standing| standing.value);
        values.filter_map(|value| worth(arena, value)).max()
    }
}

/// What a move in a value is worth; nothing where nobody gains by moving.
pub(crate) fn worth(arena: &mut Arena, value: GameId) -> Option<Dyadic> {
    if arena.as_number(value).is_some() {
        return None;
    }
    arena.temperature(value).ok()
}

/// Whether a position of a region counts by the scoring that was asked for as it does by territory.
fn follows(means: &mut BoardMeans<'_>, region: usize, spot: &LocalPosition) -> bool {
    if means.scoring == Scoring::Territory {
        return true;
    }
    let local = &mut means.locals[region];
    let values = local.values(means.arena, means.budget, spot).transpose();
    let areas = local.areas(means.arena, means.budget, spot).transpose();
    let both = values.ok().zip(areas.ok());
    both.is_some_and(|(values, areas)| areas == values.map(AreaValue::of))
}

fn played(means: &mut BoardMeans<'_>, region: usize, found: LocalMove) -> Result<BoardMove, Halt> {
    let local = &mut means.locals[region];
    let value = local.value(means.arena, means.budget, &found.to, KoRule::SIMPLE)?;
    Ok(BoardMove {
        region,
        color: found.color,
        point: found.point,
        taken: crate::points::points(found.color, found.captured),
        to: RegionStanding {
            spot: found.to,
            value,
        },
    })
}

/// One best line to where nobody gains by moving any more, at most 400 moves. Where it is to be sure, it ends before a move that
/// does not keep the score however kos go; else it is one to try.
pub(crate) fn best_line(
    board: &Board,
    means: &mut BoardMeans<'_>,
    first: Color,
    is_sure: bool,
) -> Result<Vec<(BoardMove, Board)>, Halt> {
    let mut line = Vec::new();
    let (mut board, mut color) = (board.clone(), first);
    let score = board.score(means, first)?;
    while !board.is_over(means.arena) && line.len() < LONGEST_LINE {
        let mut moves = board.moves(means, color)?;
        // The hottest first: most often it is best. Among equals an answer where the other has just played.
        let heats: Vec<Option<Rational>> = (0..board.regions.len())
            .map(|region| board.heat(means, region))
            .collect();
        let heat = |played: &BoardMove| heats[played.region];
        let last = line
            .last()
            .map(|(played, _): &(BoardMove, Board)| played.region);
        moves.sort_by_cached_key(|played| {
            (std::cmp::Reverse(heat(played)), Some(played.region) != last)
        });
        let Some(first) = board.keeping(means, &moves, score)? else {
            break;
        };
        color = color.opponent();
        let mut next = Some(first);
        while let Some(at) = next
            && !board.after(&moves[at]).is_sure(means, color, score)
        {
            let rest = at + 1;
            let found = board.keeping(means, &moves[rest..], score)?;
            next = found.map(|found| rest + found);
        }
        let next = match next {
            Some(next) => next,
            None if is_sure => break,
            None => first,
        };
        let played = moves.swap_remove(next);
        board = board.after(&played);
        line.push((played, board.clone()));
    }
    Ok(line)
}
