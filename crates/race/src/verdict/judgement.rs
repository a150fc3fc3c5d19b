//! Adds the regions up, cools by 2 and says who wins.
//!
//! With g the cooled sum, `ceil(g)` the least integer m with g <= m and `floor(g)` the greatest with m <= g, both in
//! the order of games, and F the threshold of the rule that applies:
//!
//! * Black first: Black captures iff `ceil(g) >= F`, is captured iff `ceil(g) <= -F - 1`, else seki.
//! * White first: White captures iff `floor(g) <= -F`, is captured iff `floor(g) >= F + 1`, else seki.
//!
//! F = 0 is the theorem of the system paper, section 3, stated for every g; the two integers are its adjusted
//! values. The thresholds are those of the table of shared liberties.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error, GameId};

use crate::ending::Ending;
use crate::report::Rule;
use crate::standings::{TableRow, Tally};

/// Who wins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    pub(crate) adjusted: ByColor<i128>,
    /// By who starts.
    pub(crate) endings: ByColor<Ending>,
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

/// Judges both starts.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn judge(tally: &Tally, arena: &mut Arena) -> Result<Judgement, Error> {
    let TableRow {
        rule,
        threshold,
        inside,
    } = TableRow::of(tally);
    let black = tally.total(arena, Color::Black)?;
    let white = tally.total(arena, Color::White)?;
    let inside = arena.integer(inside)?;
    let g = |arena: &mut Arena, black, white| {
        let externals = arena.sub(black, white)?;
        arena.add(externals, inside)
    };
    let sum = g(arena, black.raw, white.raw)?;
    let mid = g(arena, black.mid, white.mid)?;
    let low = g(arena, black.low, white.high)?;
    let high = g(arena, black.high, white.low)?;
    let (adjusted, mut endings) = judged(arena, mid, threshold)?;
    if rule == Rule::BothAlive {
        endings = ByColor::new_with(|_| Ending::Seki);
    }
    // What holds lies between the bounds, and endings follow the order of g: if both ends say the same, the estimate was never needed.
    // A bound that is the estimate itself need not be judged again.
    let is_same = |arena: &mut Arena, bound: GameId, like: &[GameId]| {
        Ok::<_, Error>(like.contains(&bound) || judged(arena, bound, threshold)?.1 == endings)
    };
    let is_sure = is_same(arena, low, &[mid])? & is_same(arena, high, &[mid])?;
    let mut is_free_of_ko = true;
    for winner in [0, 1] {
        let bound = g(arena, black.with_kos[1 - winner], white.with_kos[winner])?;
        is_free_of_ko &= is_same(arena, bound, &[low, mid, high])?;
    }
    Ok(Judgement {
        is_free_of_ko,
        adjusted,
        endings,
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

/// The adjusted values of a cooled sum and the endings, each by who starts.
///
/// Cooled by 2, g says by its integers who captures: by the ceiling if Black starts, by the floor if White does (T. Nakamura, "Counting
/// liberties in Go capturing races", 2009). With shared liberties Black needs the threshold at least and White its negative at most;
/// in between nobody can begin to fill them.
pub(crate) fn judged(
    arena: &mut Arena,
    g: GameId,
    threshold: u32,
) -> Result<(ByColor<i128>, ByColor<Ending>), Error> {
    let f = i128::from(threshold);
    let (ceil, floor) = (arena.ceil(g)?, arena.floor(g)?);
    let black_first = if ceil >= f {
        Ending::Black
    } else if ceil < -f {
        Ending::White
    } else {
        Ending::Seki
    };
    let white_first = if floor <= -f {
        Ending::White
    } else if floor > f {
        Ending::Black
    } else {
        Ending::Seki
    };
    let adjusted = ByColor {
        black: ceil,
        white: floor,
    };
    let endings = ByColor {
        black: black_first,
        white: white_first,
    };
    Ok((adjusted, endings))
}

/// Who wins where each side's claim to capture was judged with the other side's life as the stronger one: whoever claims
/// it all the same, else nobody.
pub(crate) fn claimed(black: ByColor<Ending>, white: ByColor<Ending>) -> ByColor<Ending> {
    ByColor::new_with(|first| match (black[first], white[first]) {
        (Ending::Black, _) => Ending::Black,
        (_, Ending::White) => Ending::White,
        _ => Ending::Seki,
    })
}
