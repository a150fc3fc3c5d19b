//! What the score of a sum is at least and at most, from the thermographs of its parts.
//!
//! Let LW and RW be the left and right walls of a part and t >= 0 a temperature. For parts that are free of zugzwang,
//!
//! ```text
//! Black to move:  sum RW(t) + max (LW(t) - RW(t))  <=  score  <=  sum LW(t) + t
//! White to move:  sum RW(t) - t  <=  score  <=  sum LW(t) - max (LW(t) - RW(t))
//! ```
//!
//! The score is the wall of the sum at 0. The walls of a sum obey RW >= sum RW and LW <= sum LW (Berlekamp, Conway and Guy,
//! *Winning Ways*, chapter 6), and `LW(t) >= RW1 + .. + LWi + .. + RWk`: a move in part i, then the right walls of what is
//! left. A wall falls by at most t on the way from t down to 0. Every temperature gives a bound, so the best of those at
//! which a wall turns is taken, and rounded inwards, as every score is an integer here.

use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Rational, Thermograph};

use super::parts::{Leftover, SumPart, SumPartId, SumParts};

/// The walls of all parts at chosen temperatures, a row a part.
#[derive(Debug)]
pub(super) struct Walls {
    /// Walls and temperatures are kept in units of 1/2^shift.
    shift: u32,
    times: Vec<i64>,
    /// The right walls, rounded down.
    low: Vec<i64>,
    /// The left walls, rounded up.
    high: Vec<i64>,
    /// How far apart they are, rounded down.
    width: Vec<i64>,
}

/// Temperatures are kept with at most so many binary places; finer ones are rounded, which costs a little sharpness.
const FINEST: u32 = 12;
/// At most so many temperatures are tried.
const MOST_TIMES: usize = 96;
/// Parts that last longer are bounded by their stops alone.
const MOST_MOVES: u32 = 200;

impl Walls {
    /// The walls of these parts, of which no sum will exceed `largest`.
    pub(super) fn of(parts: &SumParts, largest: i64) -> Self {
        let all = || parts.ids().map(|id| parts.get(id));
        if !all().all(|part| part.is_calm) {
            return Self::flat(all().map(|part| (part.range[0], part.range[1], 0)));
        }
        let short = all().all(|part| part.height <= MOST_MOVES);
        match short.then(|| thermographs(parts)) {
            Some(Ok(thermographs)) => Self::at_corners(&thermographs, largest),
            _ => Self::flat(all().map(|part| {
                let [left, right] = part.stops;
                (right, left, left - right)
            })),
        }
    }

    /// One column: what holds at temperature 0.
    fn flat(rows: impl Iterator<Item = (i64, i64, i64)>) -> Self {
        let mut walls = Self {
            shift: 0,
            times: vec![0],
            low: Vec::new(),
            high: Vec::new(),
            width: Vec::new(),
        };
        for (low, high, width) in rows {
            walls.low.push(low);
            walls.high.push(high);
            walls.width.push(width);
        }
        walls
    }

    fn at_corners(thermographs: &[Thermograph], largest: i64) -> Self {
        let corners = || {
            thermographs
                .iter()
                .flat_map(|each| each.left.iter().chain(&each.right))
        };
        let finest = corners()
            .map(|corner| corner.0.exponent().max(corner.1.exponent()))
            .max();
        let room = largest.leading_zeros().saturating_sub(3);
        let shift = finest.unwrap_or(0).min(FINEST).min(room);
        let unit = i128::from(1_i64 << shift);
        let mut times: Vec<i64> = corners().map(|corner| grid(corner.0, unit)).collect();
        times.push(0);
        times.sort_unstable();
        times.dedup();
        if times.len() > MOST_TIMES {
            let all = times.len();
            times = (0..MOST_TIMES)
                .map(|at| times[at * all / MOST_TIMES])
                .collect();
        }
        let mut walls = Self {
            shift,
            times,
            low: Vec::new(),
            high: Vec::new(),
            width: Vec::new(),
        };
        for thermograph in thermographs {
            for time in &walls.times {
                let at = Rational::new(i128::from(*time), unit);
                let wall = |player| {
                    let value = thermograph.value_at(player, at);
                    value.expect("few binary places") * unit
                };
                let (left, right) = (wall(Player::Left), wall(Player::Right));
                walls.low.push(whole(right.floor()));
                walls.high.push(whole(left.ceil()));
                walls.width.push(whole((left - right).floor()));
            }
        }
        walls
    }

    /// The least and the greatest score that a sum of these parts can have with best play.
    pub(super) fn bounds(&self, parts: &[SumPartId], to_move: Player) -> [i64; 2] {
        let columns = self.times.len();
        let mut low = [0; MOST_TIMES];
        let mut high = [0; MOST_TIMES];
        let mut width = [0; MOST_TIMES];
        for part in parts {
            let row = part.place() * columns..(part.place() + 1) * columns;
            for (sum, wall) in low.iter_mut().zip(&self.low[row.clone()]) {
                *sum += wall;
            }
            for (sum, wall) in high.iter_mut().zip(&self.high[row.clone()]) {
                *sum += wall;
            }
            for (most, gap) in width.iter_mut().zip(&self.width[row]) {
                *most = i64::max(*most, *gap);
            }
        }
        let columns = || 0..self.times.len();
        let (least, greatest) = match to_move {
            Player::Left => (
                columns().map(|at| low[at] + width[at]).max(),
                columns().map(|at| high[at] + self.times[at]).min(),
            ),
            Player::Right => (
                columns().map(|at| low[at] - self.times[at]).max(),
                columns().map(|at| high[at] - width[at]).min(),
            ),
        };
        let up = (1 << self.shift) - 1;
        [
            (least.unwrap_or(0) + up) >> self.shift,
            greatest.unwrap_or(0) >> self.shift,
        ]
    }
}

/// A temperature on the grid, rounded down; no bound depends on which temperatures are tried.
fn grid(t: Dyadic, unit: i128) -> i64 {
    whole((t.to_rational() * unit).floor()).max(0)
}

fn whole(value: Rational) -> i64 {
    i64::try_from(value.to_integer()).expect("the shift leaves room for every sum")
}

/// The thermograph of every part, in their order.
fn thermographs(parts: &SumParts) -> Result<Vec<Thermograph>, Error> {
    let mut arena = Arena::new();
    let mut games: Vec<GameId> = Vec::new();
    for part in parts.ids().map(|id| parts.get(id)) {
        games.push(game(part, &games, &mut arena)?);
    }
    games
        .into_iter()
        .map(|game| arena.thermograph(game))
        .collect()
}

/// The value of a part as a game; those of its options are known.
fn game(part: &SumPart, games: &[GameId], arena: &mut Arena) -> Result<GameId, Error> {
    let mut of = |rest: &Leftover| {
        let points = arena.integer(rest.points)?;
        match rest.part {
            Some(id) => arena.add(games[id.place()], points),
            None => Ok(points),
        }
    };
    let left = part.options(Player::Left).iter().map(&mut of);
    let left = left.collect::<Result<Vec<_>, _>>()?;
    let right = part.options(Player::Right).iter().map(&mut of);
    let right = right.collect::<Result<Vec<_>, _>>()?;
    arena.game(&left, &right)
}
