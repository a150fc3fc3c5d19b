//! The search for both bounds of both walls, at finer and finer steps.

use semeai_board::{ByColor, Color, Point, PointSet, Position};
use semeai_cgt::Rational;
use semeai_search::{Halt, KoRule, PositionBudget};

use super::bounds::{WallBounds, WallLevel, both};
use crate::kind::RegionKind;
use crate::local::MOST_POINTS;
use crate::verify::pieces::Pieces;
use crate::verify::search::{
    FREE, Findings, OpenPosition, OrderSearch, Ply, Prices, TERRITORY, TurnState,
};

/// In how many parts of a point temperatures and walls are told.
const PARTS: i32 = 64;

/// The steps from one temperature to the next, in these parts: first the stops alone, then finer and finer.
const STEPS: [i32; 4] = [64, 32, 16, 8];

/// Lines of more moves than this beyond the points of the region count as positions that come back: against the side for which a bound
/// is sought. For a first look at the stops few are enough, and the bounds that they give guide what follows.
const FIRST_LONGEST: usize = 12;
const LONGEST: usize = 48;

/// Regions with more empty points are not looked at: their stops alone take more positions than there is memory for.
const MOST_EMPTY: usize = 15;

/// Between which numbers something lies, in parts of a point.
type Range = [i32; 2];

/// What is found of the region, in parts of a point.
#[derive(Clone, Debug)]
struct Found {
    count: Range,
    worth: Range,
    levels: Vec<FoundLevel>,
}

/// Both walls at one temperature, and what comes of the best move of each side there.
#[derive(Clone, Copy, Debug)]
struct FoundLevel {
    temperature: i32,
    left: Range,
    right: Range,
}

/// The search against one side.
struct OneSide {
    pieces: Pieces,
    root: OpenPosition,
    /// The points of the region.
    points: usize,

    /// The score of what is settled.
    settled: i32,
}

impl OneSide {
    fn new(position: &Position, points: &PointSet, against: Color, bytes: usize) -> Self {
        let rule = KoRule::Wins(against.opponent());
        let mut pieces = Pieces::new(position, points, rule, bytes);
        let (open, settled) = pieces.root(position, Color::Black);
        let stones = position.stones_by_color();
        let count = |color: Color| stones[color].intersection(points).len();
        let [black, white] = Color::ALL.map(|color| i32::try_from(count(color)).unwrap_or(0));
        let there = PARTS * (black - white);
        Self {
            pieces,
            root: OpenPosition {
                pieces: open,
                turn: TurnState::at(TERRITORY, Color::Black),
            },
            points: points.len(),
            settled: PARTS * settled - there,
        }
    }

    /// No score is larger: every point may be either side's, and every stone a prisoner.
    fn most(&self) -> i32 {
        2 * PARTS * i32::try_from(self.points).unwrap_or(i32::MAX / PARTS / 2)
    }
}

/// The searches against both sides at some temperatures.
struct LevelSearch<'a> {
    sides: &'a mut ByColor<OneSide>,
    tables: ByColor<Findings<i16>>,
    /// The temperatures, from 0 on.
    temperatures: Vec<i32>,
    budget: &'a mut PositionBudget,
}

impl<'a> LevelSearch<'a> {
    fn new(
        sides: &'a mut ByColor<OneSide>,
        temperatures: Vec<i32>,
        longest: usize,
        budget: &'a mut PositionBudget,
    ) -> Self {
        let dear = temperatures.iter().map(|t| PARTS + t);
        let prices = Prices {
            scale: PARTS,
            levels: std::iter::once(0).chain(dear).collect(),
            longest: sides.black.points + longest,
        };
        Self {
            sides,
            tables: ByColor::new_with(|against| Findings::new(against, prices.clone())),
            temperatures,
            budget,
        }
    }

    /// The level of the search for the `at`-th temperature.
    fn level(at: usize) -> u8 {
        u8::try_from(at + usize::from(TERRITORY)).expect("few temperatures")
    }

    /// The score of the region on a level in the search against a side, where another is first.
    fn score(
        &mut self,
        against: Color,
        level: u8,
        first: Color,
        guess: Range,
    ) -> Result<i32, Halt> {
        let side = &mut self.sides[against];
        let (settled, most) = (side.settled, side.most());
        let root = OpenPosition {
            turn: TurnState::at(level, first),
            pieces: side.root.pieces.clone(),
        };
        let mut search = OrderSearch::new(&mut side.pieces, &mut self.tables[against], self.budget);
        let value = |window: Range| search.value(&root, window);
        let guess = guess.map(|end| end - settled);
        Ok(settled + expected(guess, most, value)?)
    }

    /// What comes of the best move of a side, in the search against another; nothing if there is none.
    fn best_move(
        &mut self,
        against: Color,
        at: usize,
        first: Color,
        guess: Range,
    ) -> Result<Option<i32>, Halt> {
        let side = &mut self.sides[against];
        let (settled, most) = (side.settled, side.most());
        let root = OpenPosition {
            turn: TurnState::at(Self::level(at), first),
            pieces: side.root.pieces.clone(),
        };
        let mut search = OrderSearch::new(&mut side.pieces, &mut self.tables[against], self.budget);
        let plays = search.plays(&root);
        if plays.is_empty() {
            return Ok(None);
        }
        let value = |window: Range| best_of(&mut search, &root, &plays, first, window);
        let guess = guess.map(|end| end - settled);
        Ok(Some(settled + expected(guess, most, value)?))
    }

    /// Where a side's moves come to no less than a number for it, in the search against it.
    fn moves_that_get(&mut self, at: usize, first: Color, wanted: i32) -> Result<Vec<Point>, Halt> {
        let side = &mut self.sides[first];
        let root = OpenPosition {
            turn: TurnState::at(Self::level(at), first),
            pieces: side.root.pieces.clone(),
        };
        let mut search = OrderSearch::new(&mut side.pieces, &mut self.tables[first], self.budget);
        let wanted = wanted - side.settled;
        let mut found = Vec::new();
        for (point, play) in search.plays(&root) {
            let gets = match first {
                Color::Black => search.value_after(&root, play, [wanted - 1, wanted])? >= wanted,
                Color::White => search.value_after(&root, play, [wanted, wanted + 1])? <= wanted,
            };
            if gets {
                found.push(search.point(point));
            }
        }
        found.sort_unstable();
        Ok(found)
    }
}

/// The best of some moves within a window.
fn best_of(
    search: &mut OrderSearch<'_, i16>,
    root: &OpenPosition,
    plays: &[(u8, Ply)],
    first: Color,
    [mut low, mut high]: Range,
) -> Result<i32, Halt> {
    let mut best = match first {
        Color::Black => i32::MIN,
        Color::White => i32::MAX,
    };
    for (_, play) in plays {
        let found = search.value_after(root, *play, [low, high])?;
        match first {
            Color::Black => {
                best = best.max(found);
                low = low.max(found);
            }
            Color::White => {
                best = best.min(found);
                high = high.min(found);
            }
        }
        if low >= high {
            break;
        }
    }
    Ok(best)
}

/// A score that is expected to lie in a range: within a window around that, and beyond it only if it does not.
fn expected(
    [low, high]: Range,
    most: i32,
    mut value: impl FnMut(Range) -> Result<i32, Halt>,
) -> Result<i32, Halt> {
    let window = [(low - PARTS).max(-most), (high + PARTS).min(most)];
    let found = value(window)?;
    if found <= window[0] && window[0] > -most {
        value([-most, window[0] + 1])
    } else if found >= window[1] && window[1] < most {
        value([window[1] - 1, most])
    } else {
        Ok(found)
    }
}

/// What is known of the walls of a region in which what is safe is protected; nothing if not even its stops are found, or if it is far too
/// large. Prisoners that were taken before are not counted. Its positions take so many bytes at most.
pub(crate) fn wall_bounds(
    position: &Position,
    points: &PointSet,
    budget: &mut PositionBudget,
    bytes: usize,
) -> Option<WallBounds> {
    let empty = position.empty().intersection(points).len();
    if points.len() > MOST_POINTS || empty > MOST_EMPTY {
        return None;
    }
    // What is found of positions takes little beside their pieces, which may take a third of what a search is given.
    let each = bytes.saturating_mul(3) / 2;
    let mut sides = ByColor::new_with(|against| OneSide::new(position, points, against, each));
    let mut found = stops(&mut sides, budget).ok()?;
    let mut exact = None;
    if found.worth[1] == 0 {
        let [low, high] = found.count;
        let is_quiet = low == high && is_quiet(&mut sides, low, budget) == Ok(true);
        exact = is_quiet.then(|| ExactTop::settled(low));
    }
    for step in STEPS {
        if exact.is_some() || found.worth[1] == 0 {
            break;
        }
        match at_finer_steps(&mut sides, step, &found, budget) {
            Ok(finer) => found = found.with(&finer),
            Err(_) => break,
        }
        exact = exact_top(&mut sides, step, &found, budget).ok().flatten();
    }
    if let Some(exact) = &exact {
        found.count = [exact.count; 2];
        found.worth = [exact.worth; 2];
    }
    let in_points = |range: Range| range.map(|part| Rational::new(part.into(), PARTS.into()));
    let levels = found.levels.iter().map(|level| WallLevel {
        temperature: Rational::new(level.temperature.into(), PARTS.into()),
        left: in_points(level.left),
        right: in_points(level.right),
    });
    let takes_rooms = sides.black.pieces.takes_rooms || sides.white.pieces.takes_rooms;
    Some(WallBounds {
        count: in_points(found.count),
        worth: in_points(found.worth),
        kind: exact.as_ref().map(|exact| exact.kind),
        levels: levels.collect(),
        best: exact.map(|exact| exact.best).unwrap_or_default(),
        takes_rooms,
    })
}

/// The stops, which are the walls where a move costs nothing but itself.
fn stops(sides: &mut ByColor<OneSide>, budget: &mut PositionBudget) -> Result<Found, Halt> {
    let most = sides.black.most();
    let mut search = LevelSearch::new(sides, vec![0], FIRST_LONGEST, budget);
    let level = stops_of(&mut search, [[-most, most]; 2])?;
    let [low, high] = [level.right[0], level.left[1]];
    // A wall changes by no more than the price, so that both meet no earlier than this.
    let least = (level.left[0] - level.right[1] + 1) / 2;
    Ok(Found {
        count: [low, high],
        worth: [least.max(0), if high <= low { 0 } else { most }],
        levels: vec![level],
    })
}

fn stops_of(search: &mut LevelSearch<'_>, guess: [Range; 2]) -> Result<FoundLevel, Halt> {
    let mut both = |first: Color, guess: Range| -> Result<Range, Halt> {
        let low = search.score(Color::Black, TERRITORY, first, guess)?;
        let high = search.score(Color::White, TERRITORY, first, [low, guess[1].max(low)])?;
        Ok([low, high])
    };
    Ok(FoundLevel {
        temperature: 0,
        left: both(Color::Black, guess[0])?,
        right: both(Color::White, guess[1])?,
    })
}

/// Whether nobody gains by moving either where stones cost nothing: then there is not even a last move to be fought for.
fn is_quiet(
    sides: &mut ByColor<OneSide>,
    count: i32,
    budget: &mut PositionBudget,
) -> Result<bool, Halt> {
    let mut search = LevelSearch::new(sides, vec![0], LONGEST, budget);
    for against in Color::ALL {
        for first in Color::ALL {
            if search.score(against, FREE, first, [count; 2])? != count {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

impl Found {
    /// Both of two findings, each of which holds.
    fn with(self, finer: &Self) -> Self {
        Self {
            count: both(self.count, finer.count),
            worth: both(self.worth, finer.worth),
            levels: finer.levels.clone(),
        }
    }
}

/// Goes up from one temperature to the next, until the region is known to be cold.
fn at_finer_steps(
    sides: &mut ByColor<OneSide>,
    step: i32,
    before: &Found,
    budget: &mut PositionBudget,
) -> Result<Found, Halt> {
    let most = sides.black.most();
    let temperatures: Vec<i32> = steps(before.worth[1] + 1, step).collect();
    let mut search = LevelSearch::new(sides, temperatures, LONGEST, budget);
    let mut found = before.clone();
    found.levels.clear();
    for at in 0..search.temperatures.len() {
        let temperature = search.temperatures[at];
        let Some(below) = found.levels.last().copied() else {
            let first = before.levels[0];
            let level = stops_of(&mut search, [first.left, first.right])?;
            found.count = both(found.count, [level.right[0], level.left[1]]);
            found.levels.push(level);
            continue;
        };
        let rise = temperature - below.temperature;
        let mut gets = |first: Color| -> Result<Range, Halt> {
            let (range, none, cost) = match first {
                Color::Black => (below.left, -most, -rise),
                Color::White => (below.right, most, rise),
            };
            let guess = range.map(|end| end + cost);
            let low = search.best_move(Color::Black, at, first, guess)?;
            let low = low.unwrap_or(none);
            let guess = [low, guess[1].max(low)];
            let high = search.best_move(Color::White, at, first, guess)?;
            Ok([low, high.unwrap_or(none)])
        };
        let (l, r) = (gets(Color::Black)?, gets(Color::White)?);
        let mast = [
            l[0].min(r[0]).max(below.right[0]),
            l[1].max(r[1]).min(below.left[1]),
        ];
        found.count = both(found.count, mast);
        found.levels.push(FoundLevel {
            temperature,
            left: [l[0].max(found.count[0]), l[1].max(found.count[1])],
            right: [r[0].min(found.count[0]), r[1].min(found.count[1])],
        });
        if l[0] > r[1] {
            let least = temperature + (l[0] - r[1] + 1) / 2;
            found.worth[0] = found.worth[0].max(least);
        }
        if l[1] <= r[0] {
            found.worth[1] = found.worth[1].min(temperature);
            break;
        }
    }
    Ok(found)
}

/// Temperatures from 0 on below an end.
fn steps(end: i32, step: i32) -> impl Iterator<Item = i32> {
    (0..end).step_by(usize::try_from(step).unwrap_or(1))
}

/// The count and worth of a region where both are exact.
struct ExactTop {
    count: i32,
    worth: i32,
    kind: RegionKind,
    best: ByColor<Vec<Point>>,
}

impl ExactTop {
    /// Of a region in which nobody gains by moving.
    fn settled(count: i32) -> Self {
        Self {
            count,
            worth: 0,
            kind: RegionKind::Settled,
            best: ByColor::default(),
        }
    }
}

/// Looks whether the walls meet where they do if nothing turns above the highest temperature that is known to be hot.
///
/// If both are one point at T and part by what a gote does at a little less, both slopes are known up to T: no wall is steeper than one
/// move. If they part by half of that and one of them is the count already, that one is upright, and the other is as steep as it can be.
fn exact_top(
    sides: &mut ByColor<OneSide>,
    step: i32,
    found: &Found,
    budget: &mut PositionBudget,
) -> Result<Option<ExactTop>, Halt> {
    let is_hot = |level: &&FoundLevel| level.left[0] > level.right[1];
    let Some(hot) = found.levels.iter().rev().find(is_hot) else {
        return Ok(None);
    };
    let is_exact = hot.left[0] == hot.left[1] && hot.right[0] == hot.right[1];
    if !is_exact {
        return Ok(None);
    }
    let gap = hot.left[0] - hot.right[0];
    for rise in [gap / 2, gap] {
        let top = hot.temperature + rise;
        if gap % 2 != 0 && rise != gap || top > found.worth[1] || top < found.worth[0] {
            continue;
        }
        let temperatures: Vec<i32> = steps(top - 1, step).chain([top - 1, top]).collect();
        let at = temperatures.len() - 1;
        let mut search = LevelSearch::new(sides, temperatures, LONGEST, budget);
        let mut gets = |at: usize, first: Color, guess: i32| -> Result<Option<i32>, Halt> {
            let low = search.best_move(Color::Black, at, first, [guess; 2])?;
            let high = search.best_move(Color::White, at, first, [low.unwrap_or(guess); 2])?;
            Ok(low.filter(|_| low == high))
        };
        let guess = (hot.left[0] + hot.right[0]) / 2;
        let Some(count) = gets(at, Color::Black, guess)? else {
            continue;
        };
        if gets(at, Color::White, count)? != Some(count) {
            continue;
        }
        let below = (
            gets(at - 1, Color::Black, count + 1)?,
            gets(at - 1, Color::White, count - 1)?,
        );
        let (Some(left), Some(right)) = below else {
            continue;
        };
        let kind = match (left - count, count - right) {
            (1, 1) => RegionKind::Gote,
            (0, 1) => RegionKind::BlackSente,
            (1, 0) => RegionKind::WhiteSente,
            _ => continue,
        };
        let best = ByColor {
            black: search.moves_that_get(at - 1, Color::Black, left)?,
            white: search.moves_that_get(at - 1, Color::White, right)?,
        };
        return Ok(Some(ExactTop {
            count,
            worth: top,
            kind,
            best,
        }));
    }
    Ok(None)
}
