//! A value with its moves as plain data.

use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Rational, Thermograph};

use crate::direct::DirectKo;
use crate::kind::RegionKind;
use crate::ko::ByKo;
use crate::local::LocalMove;
use crate::play::worth;
use crate::player;
use crate::position_report::{LocalBest, RegionMove, RegionReport, Valuation};

/// What is known of a region or of a position in it, added to what is known without a value.
pub(super) fn described(
    bare: RegionReport,
    arena: &mut Arena,
    (values, direct_ko): (ByKo<GameId>, Option<DirectKo>),
    moves: &[LocalMove],
) -> Result<RegionReport, Error> {
    let mut report = bare;
    report.direct_ko = direct_ko;
    match values.same() {
        None => report.ko = Some(values.map(|value| valued(arena, value)).transpose()?),
        Some(&value) => {
            report.kind = Some(RegionKind::of(arena, value)?);
            let best = |color| best(arena, moves, value, color);
            report.best = transposed(ByColor::new_with(best))?;
            report.value = Some(valued(arena, value)?);
        }
    }
    for played in moves {
        let mut told = moved(arena, report.value.as_ref(), played)?;
        if let Some(ko) = &report.direct_ko {
            told.gain = gain_in_ko(ko, &told);
        }
        report.moves.push(told);
    }
    Ok(report)
}

/// What a move gains in a direct ko: what it is worth if it is one of the best, else the change of the count where that is known.
fn gain_in_ko(ko: &DirectKo, played: &RegionMove) -> Option<Rational> {
    if ko.best[played.color].contains(&played.point) {
        return Some(ko.worth);
    }
    let after = played.thermograph.as_ref()?;
    Some(gain(ko.count, after, player(played.color)))
}

fn transposed<T>(both: ByColor<Result<T, Error>>) -> Result<ByColor<T>, Error> {
    Ok(ByColor {
        black: both.black?,
        white: both.white?,
    })
}

pub(super) fn valued(arena: &mut Arena, value: GameId) -> Result<Valuation, Error> {
    let chilled = arena.cool(value, Dyadic::integer(1))?;
    Ok(Valuation {
        text: arena.written(value),
        chilled: arena.written(chilled),
        mean: arena.mean(value)?.to_rational(),
        worth: worth(arena, value).map(Dyadic::to_rational),
        thermograph: arena.thermograph(value)?,
    })
}

/// A move with what it makes of a value, as far as no ko matters before it and after it.
pub(super) fn moved(
    arena: &mut Arena,
    before: Option<&Valuation>,
    played: &LocalMove,
) -> Result<RegionMove, Error> {
    let to = exact(played);
    let thermograph = to.map(|game| arena.thermograph(game)).transpose()?;
    let side = player(played.color);
    let both = || before.zip(thermograph.as_ref());
    let lost = both().map(|(before, after)| lost(before, after, side));
    Ok(RegionMove {
        color: played.color,
        point: played.point,
        captured: played.captured,
        in_room: played.in_room,
        to: to.map(|game| arena.written(game)),
        gain: both().map(|(before, after)| gain(before.mean, after, side)),
        lost: lost.transpose()?,
        thermograph,
        makes_ko: played.values.same().is_none(),
    })
}

/// The value after a move, if no ko matters there.
fn exact(played: &LocalMove) -> Option<GameId> {
    let values = played.values.transpose().ok()?;
    values.same().copied()
}

/// How much a move changes the count in favour of a side.
fn gain(before: Rational, after: &Thermograph, side: Player) -> Rational {
    let change = after.mast.to_rational() - before;
    match side {
        Player::Left => change,
        Player::Right => -change,
    }
}

/// What a move gives away at the temperature of the position: the best one makes of it the count and what a move is worth, as soon
/// as the opponent has answered what is hotter.
fn lost(before: &Valuation, after: &Thermograph, side: Player) -> Result<Rational, Error> {
    let t = before.worth.unwrap_or_default();
    let wall = after.value_at(side.opponent(), t)?;
    Ok(match side {
        Player::Left => before.mean + t - wall,
        Player::Right => wall - (before.mean - t),
    })
}

/// The best moves of a side at the temperature of the region: those after which the wall of the other side is best, and of
/// these those that no other is better than. Moves after which a ko matters are not among them.
pub(super) fn best(
    arena: &mut Arena,
    moves: &[LocalMove],
    value: GameId,
    color: Color,
) -> Result<Option<LocalBest>, Error> {
    let Some(temperature) = worth(arena, value) else {
        return Ok(None);
    };
    let side = player(color);
    let mut tried = Vec::new();
    for played in moves.iter().filter(|played| played.color == color) {
        if let Some(to) = exact(played) {
            let thermograph = arena.thermograph(to)?;
            let wall = thermograph.value_at(side.opponent(), temperature.to_rational())?;
            tried.push((played.point, to, wall));
        }
    }
    let walls = tried.iter().map(|(.., wall)| *wall);
    let best = match side {
        Player::Left => walls.max(),
        Player::Right => walls.min(),
    };
    // A move after which a ko matters may be better than all of these.
    let (mean, t) = (arena.mean(value)?.to_rational(), temperature.to_rational());
    let wanted = match side {
        Player::Left => mean + t,
        Player::Right => mean - t,
    };
    if best != Some(wanted) {
        return Ok(None);
    }
    tried.retain(|(.., wall)| Some(*wall) == best);
    let Some(&(_, mut chosen, _)) = tried.first() else {
        return Ok(None);
    };
    for &(_, to, _) in &tried {
        let is_better = match side {
            Player::Left => arena.is_le(chosen, to)?,
            Player::Right => arena.is_le(to, chosen)?,
        };
        if is_better {
            chosen = to;
        }
    }
    tried.retain(|(_, to, _)| *to == chosen);
    Ok(Some(LocalBest {
        points: tried.iter().map(|(point, ..)| *point).collect(),
        to: arena.written(chosen),
        follow_up: worth(arena, chosen).map(Dyadic::to_rational),
    }))
}
