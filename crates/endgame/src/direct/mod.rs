//! Direct kos: what they count and what a move in them is worth, if nobody has a ko threat.
//!
//! Whoever takes a ko may be taken back only after a move elsewhere; so where moves elsewhere are worth t, taking and then winning
//! the ko costs 2t, and not to let it be taken t. With v where Black wins and w where White does, a move is worth T = (v - w)/3,
//! and the ko counts w + T as long as White's stone is in it, v - T with Black's (E. Berlekamp, *The Economist's View of
//! Combinatorial Games*, 1996; W. Spight, "Extended Thermography for Multiple Kos in Go", 1998).
//!
//! That is so only if nothing else is better anywhere below T, moves that leave the ko and moves that are ko threats here among
//! them. So the walls of both positions of the ko are worked out from all their moves, from below: what these lead to is worth the
//! walls of its canonical value where no ko matters, or is another pair of positions with one ko, or is bounded by what it is worth
//! where one side wins all kos. Only if the lower and the upper bound find the same ko, it is one.

mod curve;
pub(crate) mod ko;

use rustc_hash::FxHashMap;
use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Arena, Error, GameId, Player, Rational};
use semeai_search::{Halt, Piece, PositionBudget};

use self::curve::{Best, Curve, KoWalls, zero};
use self::ko::DirectKo;
use crate::local::{LocalPosition, LocalSearch};
use crate::points::too_large;

/// More positions in which a ko matters are not looked at.
const MOST_POSITIONS: usize = 4_000;

impl LocalSearch {
    /// The direct ko that a position is, if it is known to be one. A ban on taking back counts for nothing: it is lifted by a move
    /// elsewhere.
    pub(crate) fn direct_ko(
        &mut self,
        arena: &mut Arena,
        budget: &mut PositionBudget,
        spot: &LocalPosition,
    ) -> Option<DirectKo> {
        let spot = spot.freed();
        if let Some(known) = self.direct.get(&spot.pieces) {
            return known.clone();
        }
        let found = Color::ALL.map(|winner| {
            let mut solver = KoSolver {
                local: self,
                arena,
                budget,
                winner,
                known: FxHashMap::default(),
            };
            solver.direct(spot.clone()).ok().flatten()
        });
        let is_stopped = budget.left() == 0 || budget.is_stopped();
        let [one, other] = found;
        let ko = one.filter(|one| other.as_ref() == Some(one));
        // What was given up in the middle is looked for again.
        if ko.is_some() || !is_stopped {
            self.direct.insert(spot.pieces, ko.clone());
        }
        ko
    }
}

/// What is worked out with.
struct KoSolver<'a> {
    local: &'a mut LocalSearch,
    arena: &'a mut Arena,
    budget: &'a mut PositionBudget,
    /// What is not worked out counts as if this side won all kos.
    winner: Color,
    /// Nothing as long as it is being worked out.
    known: FxHashMap<Vec<Piece<1>>, Option<KoWalls>>,
}

/// The moves of a position.
#[derive(Default)]
struct KoOptions {
    /// The best of those that take no ko, by side.
    scaffolds: ByColor<Option<Curve>>,
    /// Those after which nothing more than dame is left, with what that is.
    ends: ByColor<Vec<(Point, Rational)>>,
    takes: Vec<Take>,
}

/// A move that takes a ko.
struct Take {
    color: Color,
    point: Point,
    /// The points of the stone.
    taken: i64,
    to: LocalPosition,
}

/// Two positions of which each is the other after a ko was taken.
struct KoPair {
    /// By whose stone is in the ko.
    walls: ByColor<KoWalls>,
    /// Where the walls of both meet.
    temperature: Rational,
    scaffolds: ByColor<ByColor<Curve>>,
}

impl KoSolver<'_> {
    fn direct(&mut self, spot: LocalPosition) -> Result<Option<DirectKo>, Halt> {
        let here = self.options(&spot)?;
        let Some((there, pair)) = self.pair(&spot, &here)? else {
            return Ok(None);
        };
        let [take] = &here.takes[..] else {
            return Ok(None);
        };
        let [retake] = &there.takes[..] else {
            return Ok(None);
        };
        let (t, taker) = (pair.temperature, take.color);
        let holder = taker.opponent();
        let taken = |color: Color| match color == taker {
            true => take.taken,
            false => retake.taken,
        };
        let ends = |color: Color| match color == holder {
            true => &here.ends[color],
            false => &there.ends[color],
        };
        let is_end = |color: Color, end: &(Point, Rational)| end.1 == pair.won(color);
        let is_won_by = |color: Color| {
            pair.is_straight_for(color, taken(color))
                && ends(color).iter().any(|end| is_end(color, end))
        };
        if t <= zero() || !Color::ALL.into_iter().all(is_won_by) {
            return Ok(None);
        }
        let best = ByColor::new_with(|color: Color| match color == taker {
            true => vec![take.point],
            false => {
                let own = here.ends[color].iter().filter(|end| is_end(color, end));
                own.map(|end| end.0).collect()
            }
        });
        let wins = ByColor::new_with(|color: Color| match color == holder {
            true => pair.won(color),
            false => pair.won(color) + Rational::from_integer(take.taken.into()),
        });
        let count = match holder {
            Color::White => wins.white + t,
            Color::Black => wins.black - t,
        };
        Ok(Some(DirectKo {
            count,
            worth: t,
            black_wins: wins.black,
            white_wins: wins.white,
            holder,
            best,
        }))
    }

    /// The walls of a position, or bounds of them; nothing if it has none.
    fn walls(&mut self, spot: &LocalPosition) -> Result<Option<KoWalls>, Halt> {
        let values = self.local.values(self.arena, self.budget, spot);
        let values = match values.transpose() {
            Ok(values) => values,
            Err(Halt::Repetition) => return Ok(None),
            Err(Halt::Budget) => return Err(Halt::Budget),
        };
        if let Some(value) = values.same() {
            return self.of_value(*value);
        }
        if let Some(Some(walls)) = self.known.get(&spot.pieces) {
            return Ok(Some(walls.clone()));
        }
        let is_new = !self.known.contains_key(&spot.pieces);
        if is_new && let Some(walls) = self.with_ko(spot)? {
            self.known.insert(spot.pieces.clone(), Some(walls.clone()));
            return Ok(Some(walls));
        }
        let bound = match self.winner {
            Color::Black => values.black_wins_kos,
            Color::White => values.white_wins_kos,
        };
        let bound = self.of_value(bound)?;
        if is_new {
            self.known.insert(spot.pieces.clone(), bound.clone());
        }
        Ok(bound)
    }

    fn of_value(&mut self, value: GameId) -> Result<Option<KoWalls>, Halt> {
        let thermograph = self
            .arena
            .thermograph(value)
            .map_err(|error: Error| too_large(error))?;
        let wall = |player| Curve::of(&thermograph, player);
        Ok(wall(Player::Left)
            .zip(wall(Player::Right))
            .map(|(left, right)| KoWalls { left, right }))
    }

    /// The walls of a position in which a ko matters.
    fn with_ko(&mut self, spot: &LocalPosition) -> Result<Option<KoWalls>, Halt> {
        if self.known.len() >= MOST_POSITIONS {
            return Err(Halt::Budget);
        }
        self.known.insert(spot.pieces.clone(), None);
        let options = self.options(spot)?;
        if options.takes.is_empty() {
            let ByColor { black, white } = &options.scaffolds;
            let both = black.as_ref().zip(white.as_ref());
            let between = both.and_then(|(left, right)| KoWalls::between(left, right));
            return Ok(between.map(|(walls, _)| walls));
        }
        let Some((_, pair)) = self.pair(spot, &options)? else {
            return Ok(None);
        };
        let [take] = &options.takes[..] else {
            return Ok(None);
        };
        let [here, there] = [take.color.opponent(), take.color].map(|at| pair.walls[at].clone());
        self.known.insert(take.to.pieces.clone(), Some(there));
        Ok(Some(here))
    }

    /// A position with the one that taking its only ko leads to; nothing if it is not so, or if their walls do not meet at one
    /// temperature for good. Also returns the moves of the other.
    fn pair(
        &mut self,
        spot: &LocalPosition,
        here: &KoOptions,
    ) -> Result<Option<(KoOptions, KoPair)>, Halt> {
        let [take] = &here.takes[..] else {
            return Ok(None);
        };
        self.known.entry(spot.pieces.clone()).or_default();
        self.known.entry(take.to.pieces.clone()).or_default();
        let there = self.options(&take.to)?;
        let [retake] = &there.takes[..] else {
            return Ok(None);
        };
        if retake.color == take.color || retake.to.pieces != spot.pieces {
            return Ok(None);
        }
        let is_here = |holder: Color| holder == take.color.opponent();
        let options =
            ByColor::new_with(|holder: Color| if is_here(holder) { here } else { &there });
        let taken = ByColor::new_with(|color: Color| match color == take.color {
            true => take.taken,
            false => retake.taken,
        });
        let pair = KoPair::of(options.map(|options| &options.scaffolds), taken);
        Ok(pair.map(|pair| (there, pair)))
    }

    /// The moves of a position outside settled rooms: there nobody gains more than by a move elsewhere.
    fn options(&mut self, spot: &LocalPosition) -> Result<KoOptions, Halt> {
        let mut options = KoOptions::default();
        for played in self.local.open_moves(self.arena, self.budget, spot)? {
            let to = played.to.freed();
            if played.is_ko {
                options.takes.push(Take {
                    color: played.color,
                    point: played.point,
                    taken: played.taken,
                    to,
                });
                continue;
            }
            let Some(walls) = self.walls(&to)? else {
                return Err(Halt::Repetition);
            };
            let (far, slope, best) = match played.color {
                Color::Black => (&walls.right, -1, Best::Most),
                Color::White => (&walls.left, 1, Best::Least),
            };
            if walls.left.is_constant() && walls.left == walls.right {
                let end = far.tilted(played.taken, 0).at(zero());
                options.ends[played.color].push((played.point, end));
            }
            let wall = far.tilted(played.taken, slope);
            let scaffold = &mut options.scaffolds[played.color];
            let better = match scaffold.take() {
                Some(other) => other.best(&wall, best).ok_or(Halt::Budget)?,
                None => wall,
            };
            *scaffold = Some(better);
        }
        Ok(options)
    }
}

impl KoPair {
    /// What both positions come to where the loser of the ko lets this side end it.
    fn won(&self, color: Color) -> Rational {
        self.scaffolds[color][color].at(zero())
    }

    /// Whether a side gets what it wins by nothing but the ko: the one whose stone is in it ends it, which costs one move, the other
    /// takes it, for a stone of so many points, and ends it then, which costs two.
    fn is_straight_for(&self, color: Color, taken: i64) -> bool {
        let sign = match color {
            Color::Black => 1,
            Color::White => -1,
        };
        let (ended, begun) = (&self.scaffolds[color], &self.scaffolds[color.opponent()]);
        let with_stone = self.won(color) + Rational::from_integer(taken.into());
        ended[color].is_straight(self.won(color), -sign, self.temperature)
            && begun[color].is_straight(with_stone, -2 * sign, self.temperature)
    }

    /// The walls of two positions from their moves, by whose stone is in the ko, and what the stone is that each side takes.
    ///
    /// Below the temperature both sides play here, so that a side that may not take back moves elsewhere, and the other ends the ko;
    /// or it plays here, if it has something better.
    fn of(options: ByColor<&ByColor<Option<Curve>>>, taken: ByColor<i64>) -> Option<Self> {
        // What the holder gets by ending the ko.
        let ended = ByColor {
            black: options.black.black.clone()?,
            white: options.white.white.clone()?,
        };
        let slope = |color: Color| match color {
            Color::Black => (-1, Best::Most),
            Color::White => (1, Best::Least),
        };
        // What the other gets by taking it.
        let begun = |color: Color| {
            let (slope, best) = slope(color);
            let instead = &options[color][color.opponent()];
            let banned = match instead {
                Some(instead) => ended[color].best(instead, opposite(best))?,
                None => ended[color].clone(),
            };
            let take = banned.tilted(taken[color], slope);
            match &options[color.opponent()][color] {
                Some(other) => other.best(&take, best),
                None => Some(take),
            }
        };
        let scaffolds = ByColor {
            black: ByColor {
                black: ended.black.clone(),
                white: begun(Color::White)?,
            },
            white: ByColor {
                black: begun(Color::Black)?,
                white: ended.white.clone(),
            },
        };
        let met = scaffolds.as_ref().map(|both| both.black.meets(&both.white));
        let temperature = met.black.filter(|_| met.black == met.white)?;
        let walls = |holder: Color| walls_up_to(&scaffolds[holder], options[holder], temperature);
        Some(Self {
            walls: ByColor {
                black: walls(Color::Black)?,
                white: walls(Color::White)?,
            },
            temperature,
            scaffolds,
        })
    }
}

/// The walls of one position of a ko up to where they meet. Nothing if its moves that take no ko, its `options`, are something
/// better from there on, where both sides may play elsewhere.
fn walls_up_to(
    scaffolds: &ByColor<Curve>,
    options: &ByColor<Option<Curve>>,
    temperature: Rational,
) -> Option<KoWalls> {
    let mast = scaffolds.black.at(temperature);
    let is_cold = (options.black.as_ref()).is_none_or(|curve| curve.is_at_most(mast, temperature))
        && (options.white.as_ref()).is_none_or(|curve| curve.is_at_least(mast, temperature));
    let walls = KoWalls {
        left: scaffolds.black.up_to(temperature)?,
        right: scaffolds.white.up_to(temperature)?,
    };
    is_cold.then_some(walls)
}

const fn opposite(best: Best) -> Best {
    match best {
        Best::Most => Best::Least,
        Best::Least => Best::Most,
    }
}
