//! A value with its moves as plain data.

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::{Arena, Dyadic, Error, GameId, Player, Rational, Thermograph};

use crate::kind::RegionKind;
use crate::ko::ByKo;
use crate::local::LocalMove;
use crate::play::worth;
use crate::player;
use crate::position_report::{LocalBest, RegionMove, RegionReport, Valuation};
use crate::sweep::worth::KoMove;

/// What is known of a region or of a position in it, added to what is known without a value.
pub(super) fn with_values(
    bare: RegionReport,
    arena: &mut Arena,
    values: ByKo<GameId>,
    moves: &[LocalMove],
) -> Result<RegionReport, Error> {
    let mut report = bare;
    match values.same() {
        None => {
            report.ko = Some(values.map(|value| valuation(arena, value)).transpose()?);
            report.kind = report.ko_worth().map(|ko| ko.no_threats.kind);
        }
        Some(&value) => {
            report.kind = Some(RegionKind::of(arena, value)?);
            report.best = ByColor {
                black: best(arena, moves, value, Color::Black)?,
                white: best(arena, moves, value, Color::White)?,
            };
            report.value = Some(valuation(arena, value)?);
        }
    }
    for played in moves {
        let mut played = region_move(arena, report.value.as_ref(), played)?;
        let ko = report
            .ko_worth()
            .map(|ko| &ko.moves[..])
            .unwrap_or_default();
        let same = |it: &&KoMove| (it.color, it.point) == (played.color, played.point);
        if let Some(ko) = ko.iter().find(same) {
            (played.gain, played.lost) = (Some(ko.gain), Some(ko.lost));
        }
        report.moves.push(played);
    }
    Ok(report)
}

/// What players read off a value.
pub(super) fn valuation(arena: &mut Arena, value: GameId) -> Result<Valuation, Error> {
    let chilled = arena.cool(value, Dyadic::integer(1))?;
    Ok(Valuation {
        text: arena.formula(value),
        chilled: arena.formula(chilled),
        mean: arena.mean(value)?.to_rational(),
        worth: worth(arena, value).map(Dyadic::to_rational),
        thermograph: arena.thermograph(value)?,
    })
}

/// A move with what it makes of a value, as far as no ko matters before it and after it.
pub(super) fn region_move(
    arena: &mut Arena,
    before: Option<&Valuation>,
    played: &LocalMove,
) -> Result<RegionMove, Error> {
    let to = exact(played);
    let thermograph = to.map(|game| arena.thermograph(game)).transpose()?;
    let side = player(played.color);
    let both = || before.zip(thermograph.as_ref());
    let lost = both().map(|(before, after)| loss(before, after, side));
    Ok(RegionMove {
        color: played.color,
        point: played.point,
        captured: played.captured,
        in_room: played.in_room,
        to: to.map(|game| arena.formula(game)),
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
fn loss(before: &Valuation, after: &Thermograph, side: Player) -> Result<Rational, Error> {
    let t = before.worth.unwrap_or_default();
    let wall = after.value_at(side.opponent(), t)?;
    Ok(match side {
        Player::Left => before.mean + t - wall,
        Player::Right => wall - (before.mean - t),
    })
}

/// A move that may be the best of its side, with what is left by it and how high the other side's wall stands there.
struct BestCandidate {
    point: Point,
    to: GameId,
    wall: Rational,
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
    let t = temperature.to_rational();
    let mut candidates = candidates(arena, moves, color, t)?;
    let mean = arena.mean(value)?.to_rational();
    let walls = candidates.iter().map(|candidate| candidate.wall);
    // The wall of the whole region at its temperature: if no candidate reaches it, a move after which a ko matters does.
    let (best, whole) = match color {
        Color::Black => (walls.max(), mean + t),
        Color::White => (walls.min(), mean - t),
    };
    if best != Some(whole) {
        return Ok(None);
    }
    candidates.retain(|candidate| candidate.wall == whole);
    let mut chosen = candidates[0].to;
    for candidate in &candidates {
        let is_better = match color {
            Color::Black => arena.is_le(chosen, candidate.to)?,
            Color::White => arena.is_le(candidate.to, chosen)?,
        };
        if is_better {
            chosen = candidate.to;
        }
    }
    candidates.retain(|candidate| candidate.to == chosen);
    Ok(Some(LocalBest {
        points: candidates.iter().map(|candidate| candidate.point).collect(),
        to: arena.formula(chosen),
        follow_up: worth(arena, chosen).map(Dyadic::to_rational),
    }))
}

fn candidates(
    arena: &mut Arena,
    moves: &[LocalMove],
    color: Color,
    t: Rational,
) -> Result<Vec<BestCandidate>, Error> {
    let mut found = Vec::new();
    for played in moves.iter().filter(|played| played.color == color) {
        if let Some(to) = exact(played) {
            let thermograph = arena.thermograph(to)?;
            found.push(BestCandidate {
                point: played.point,
                to,
                wall: thermograph.value_at(player(color.opponent()), t)?,
            });
        }
    }
    Ok(found)
}
