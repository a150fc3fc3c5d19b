//! Adds the regions up, cools by 2 and says who wins.
//!
//! With g the cooled sum, `ceil(g)` the least integer m with g <= m and `floor(g)` the greatest with m <= g, both in
//! the order of games, and F the threshold of the rule that applies:
//!
//! * Black first: Black captures iff `ceil(g) >= F`, is captured iff `ceil(g) <= -F - 1`, else seki.
//! * White first: White captures iff `floor(g) <= -F`, is captured iff `floor(g) >= F + 1`, else seki.
//!
//! F = 0 is the theorem of the system paper, section 3, stated for every g; the two integers are its adjusted
//! values. The thresholds and the sums for shared liberties and eyes extend M. Müller, "Race to Capture"
//! (1999), classes 0 to 2, and R. Hunter, "Counting Liberties and Winning Capturing Races", types 1 to 6, to
//! hot external regions.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Dyadic, Error, GameId};

use crate::eye::eye_class;
use crate::report::{RaceResult, Rule};
use crate::transform::Worth;

/// An eye that stays one eye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeadEye {
    pub(crate) size: u32,
    pub(crate) liberties: u32,
}

/// What one side has.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideStanding {
    /// Its regions but for the eye.
    pub(crate) regions: Vec<Worth>,
    /// The liberties in them that are filled by throwing in a stone.
    pub(crate) kos: u32,
    /// Whether some of those stand in a tree, so that their number depends on the play.
    pub(crate) has_kos_in_tree: bool,
    /// The liberties in them that need an approach move or a throw-in.
    pub(crate) narrow: u32,
    /// Whether some of those stand in a tree.
    pub(crate) has_narrow_in_tree: bool,
    /// What its regions are worth at least and at most whoever wins the kos, cooled by 2, if a search knows.
    pub(crate) with_kos: Option<[GameId; 2]>,
    /// The approach moves in them, at most: the order of play may save some.
    pub(crate) approaches: u32,
    /// Those of them that may be saved in any case.
    pub(crate) loose: u32,
    /// Its only eye.
    pub(crate) eye: Option<DeadEye>,
    /// Whether it cannot be captured.
    pub(crate) is_alive: bool,
    /// The count that stands for its life.
    pub(crate) alive: i64,
    /// Whether the two values of a region are bounds, as searches find them: what holds is somewhere between, since
    /// a block with liberties elsewhere may come to an eye, or have fewer left than are there.
    pub(crate) is_bounded: bool,
    /// Whether there are threats in its regions, even if their values are integers.
    pub(crate) has_threats: bool,
}

/// A race in numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Standing {
    pub(crate) sides: ByColor<SideStanding>,
    /// Plain shared liberties.
    pub(crate) shared: u32,
}

/// Who wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    pub(crate) adjusted: ByColor<i128>,
    /// By who starts.
    pub(crate) results: ByColor<RaceResult>,
    pub(crate) threshold: u32,
    pub(crate) rule: Rule,
    /// The sum before cooling, eyes and shared liberties included.
    pub(crate) sum: GameId,
    /// The external total of each side, before cooling.
    pub(crate) external: ByColor<GameId>,
    /// Whether the order of approach moves and kos leaves no doubt.
    pub(crate) is_sure: bool,
    /// Whether it is the same whoever wins the kos that throw-ins begin.
    pub(crate) is_free_of_ko: bool,
}

/// The external regions of one side together: bounds and best estimate, cooled by 2.
struct Total {
    low: GameId,
    mid: GameId,
    high: GameId,
    raw: GameId,
    /// If the opponent wins every ko, and if it is won by the side itself.
    with_kos: [GameId; 2],
}

impl Standing {
    /// Judges both starts.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn judge(&self, arena: &mut Arena) -> Result<Judgement, Error> {
        let (rule, threshold, inside) = self.rule();
        let black = self.total(arena, Color::Black)?;
        let white = self.total(arena, Color::White)?;
        let inside = arena.integer(inside)?;
        let g = |arena: &mut Arena, black: GameId, white: GameId| {
            let externals = arena.sub(black, white)?;
            arena.add(externals, inside)
        };
        let sum = g(arena, black.raw, white.raw)?;
        let mid = g(arena, black.mid, white.mid)?;
        let low = g(arena, black.low, white.high)?;
        let high = g(arena, black.high, white.low)?;
        let (adjusted, mut results) = judged(arena, mid, threshold)?;
        if rule == Rule::BothAlive {
            results = ByColor {
                black: RaceResult::Seki,
                white: RaceResult::Seki,
            };
        }
        let mut is_sure = true;
        for bound in [low, high] {
            is_sure &= bound == mid || judged(arena, bound, threshold)?.1 == results;
        }
        let mut is_free_of_ko = true;
        for (black, white) in [
            (black.with_kos[1], white.with_kos[0]),
            (black.with_kos[0], white.with_kos[1]),
        ] {
            let bound = g(arena, black, white)?;
            is_free_of_ko &=
                [low, mid, high].contains(&bound) || judged(arena, bound, threshold)?.1 == results;
        }
        Ok(Judgement {
            is_free_of_ko,
            adjusted,
            results,
            threshold,
            rule,
            sum,
            external: ByColor {
                black: black.raw,
                white: white.raw,
            },
            is_sure,
        })
    }

    /// The rule that applies, its threshold, and what eyes and shared liberties add to the sum.
    fn rule(&self) -> (Rule, u32, i64) {
        let shared = self.shared;
        let eye = |color: Color| self.sides[color].eye;
        let liberties = |color| eye(color).map_or(0, |eye| i64::from(eye.liberties));
        let class = |color| eye(color).map_or(0, |eye| eye_class(eye.size));
        let (black, white) = (class(Color::Black), class(Color::White));
        let eyes = liberties(Color::Black) - liberties(Color::White);
        let favour = |color| match color {
            Color::Black => eyes + i64::from(shared),
            Color::White => eyes - i64::from(shared),
        };
        let larger = if black > white {
            Color::Black
        } else {
            Color::White
        };
        match (self.sides.black.is_alive, self.sides.white.is_alive) {
            (true, true) => return (Rule::BothAlive, 0, 0),
            (true, false) => return (Rule::Alive(Color::Black), 0, eyes),
            (false, true) => return (Rule::Alive(Color::White), 0, eyes),
            (false, false) => {}
        }
        match (black, white) {
            (0, 0) if shared < 2 => (Rule::Plain, 0, 0),
            (0, 0) => (Rule::Shared, shared - 1, 0),
            _ if black == white => (Rule::EqualEyes, shared, eyes),
            (_, 0) | (0, _) => (Rule::OnlyEye(larger), 0, favour(larger)),
            _ => (Rule::LargerEye(larger), 0, favour(larger)),
        }
    }

    fn total(&self, arena: &mut Arena, color: Color) -> Result<Total, Error> {
        let side = &self.sides[color];
        if side.is_alive {
            let alive = arena.integer(side.alive)?;
            return Ok(Total {
                low: alive,
                mid: alive,
                high: alive,
                raw: alive,
                with_kos: [alive; 2],
            });
        }
        // With a liberty inside, the last liberty is there, and outside every approach move is needed.
        let has_inside = self.shared > 0 || side.eye.is_some();
        let is_doubtful = self.is_order_doubtful(arena, color, has_inside);
        let (low, mid, high) = side.throw_ins(has_inside, is_doubtful);
        let exception = if has_inside || side.kos > 1 || side.is_bounded {
            None
        } else {
            side.last_region(arena)?
        };
        let mut sums = Sums::default();
        for (i, worth) in side.regions.iter().enumerate() {
            let is_last = exception.is_some_and(|(last, _)| last == i);
            let is_low = is_last || side.is_bounded;
            let mid = if is_low { worth.last } else { worth.normal };
            let is_open = side.is_bounded || exception.is_some_and(|(_, is_sure)| !is_sure);
            let (low, high) = if is_open {
                (worth.last, worth.normal)
            } else {
                (mid, mid)
            };
            sums.push(arena, [low, mid, high])?;
        }
        let [low_sum, mid_sum, high_sum] = sums.cooled;
        let saved = if is_doubtful {
            side.approaches
        } else {
            side.loose
        };
        let mut plus = |sum: Option<GameId>, n: i64| {
            let n = arena.integer(n)?;
            match sum {
                Some(sum) => arena.add(sum, n),
                None => Ok(n),
            }
        };
        let low = plus(low_sum, i64::from(low) - i64::from(saved))?;
        let high = plus(high_sum, high.into())?;
        Ok(Total {
            with_kos: match (side.is_ko_possible(has_inside), side.with_kos) {
                (false, _) => [low, high],
                (true, Some(known)) => known,
                (true, None) => [
                    plus(low_sum, -i64::from(side.approaches))?,
                    plus(None, side.alive)?,
                ],
            },
            low,
            mid: plus(mid_sum, mid.into())?,
            high,
            raw: plus(sums.raw, mid.into())?,
        })
    }

    /// Whether a side has threats that its values do not show.
    pub(crate) fn has_threats(&self) -> bool {
        self.sides.iter().any(|(_, side)| side.has_threats)
    }

    /// Whether the attacker may gain by filling a side's liberties out of turn: throwing in where approach
    /// moves are counted, or filling shared liberties early.
    ///
    /// He may if a hot region lets somebody answer a ko with a threat, and if his own eye makes the shared
    /// liberties his to fill. Both were met by exhaustive search on random boards.
    fn is_order_doubtful(&self, arena: &Arena, color: Color, has_inside: bool) -> bool {
        let side = &self.sides[color];
        let is_integer = |worth: &Worth| arena.as_integer(worth.normal).is_some();
        let mut regions = self.sides.iter().flat_map(|(_, side)| &side.regions);
        let is_hot = self.has_threats() || !regions.all(is_integer);
        match side.kos + side.approaches {
            0 => false,
            1 if !has_inside => false,
            _ => is_hot || (has_inside && self.sides[color.opponent()].eye.is_some()),
        }
    }
}

/// Sums of regions: cooled bounds and estimate, and the estimate before cooling.
#[derive(Default)]
struct Sums {
    cooled: [Option<GameId>; 3],
    raw: Option<GameId>,
}

impl Sums {
    fn push(&mut self, arena: &mut Arena, [low, mid, high]: [GameId; 3]) -> Result<(), Error> {
        add_to(arena, &mut self.raw, mid)?;
        for (sum, worth) in self.cooled.iter_mut().zip([low, mid, high]) {
            let cooled = arena.cool(worth, Dyadic::integer(2))?;
            add_to(arena, sum, cooled)?;
        }
        Ok(())
    }
}

fn add_to(arena: &mut Arena, sum: &mut Option<GameId>, game: GameId) -> Result<(), Error> {
    *sum = Some(match *sum {
        Some(sum) => arena.add(sum, game)?,
        None => game,
    });
    Ok(())
}

impl SideStanding {
    /// The moves that throw-ins cost beyond one each: least, best estimate, most.
    ///
    /// Two such liberties can be left for the end, the last of them captures; a third makes two kos at
    /// once, and with a liberty inside already one of them has to be filled solidly; which one is not clear
    /// if there are other approach moves too. Found by exhaustive search on boards with one to three of them.
    fn throw_ins(&self, has_inside: bool, is_doubtful: bool) -> (u32, u32, u32) {
        let kos = self.kos;
        let has_approach = self.regions.iter().any(|w| w.normal != w.last);
        let (estimate, is_sure) = match (has_inside, kos) {
            (_, 0) | (false, 1 | 2) => (0, true),
            (true, 1) => (1, !has_approach),
            (true, _) => (kos - 1, false),
            (false, _) => (kos - 2, false),
        };
        if is_sure && !is_doubtful && !self.has_kos_in_tree {
            (estimate, estimate, estimate)
        } else {
            (0, estimate, kos)
        }
    }

    /// Whether a ko may matter: a shaft whose ko is won becomes an eye, and with another one or a liberty inside that
    /// is room to live. The last liberty of a block is filled without a ko.
    fn is_ko_possible(&self, has_inside: bool) -> bool {
        self.narrow > u32::from(!has_inside) || self.has_narrow_in_tree
    }

    /// The region to be left for last, whose last liberty needs no approach move, and whether the choice is
    /// clear: it is if each region saves a whole number of moves.
    fn last_region(&self, arena: &mut Arena) -> Result<Option<(usize, bool)>, Error> {
        let mut best: Option<(usize, Dyadic)> = None;
        let mut are_integers = true;
        for (i, worth) in self.regions.iter().enumerate() {
            if worth.normal == worth.last {
                continue;
            }
            let saved = arena.sub(worth.normal, worth.last)?;
            are_integers &= arena.as_integer(saved).is_some();
            let mean = arena.mean(saved)?;
            if best.is_none_or(|(_, most)| mean > most) {
                best = Some((i, mean));
            }
        }
        let is_sure = are_integers || self.regions.len() < 2;
        Ok(best.map(|(i, _)| (i, is_sure)))
    }
}

/// The adjusted values of a cooled sum and the results, each by who starts.
pub(crate) fn judged(
    arena: &mut Arena,
    g: GameId,
    threshold: u32,
) -> Result<(ByColor<i128>, ByColor<RaceResult>), Error> {
    let f = i128::from(threshold);
    let (ceil, floor) = (arena.ceil(g)?, arena.floor(g)?);
    let black_first = if ceil >= f {
        RaceResult::Black
    } else if ceil < -f {
        RaceResult::White
    } else {
        RaceResult::Seki
    };
    let white_first = if floor <= -f {
        RaceResult::White
    } else if floor > f {
        RaceResult::Black
    } else {
        RaceResult::Seki
    };
    let adjusted = ByColor {
        black: ceil,
        white: floor,
    };
    let results = ByColor {
        black: black_first,
        white: white_first,
    };
    Ok((adjusted, results))
}
