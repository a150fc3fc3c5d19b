//! A move, where it is known which: never a guess.

use semeai_board::{Color, Point};
use semeai_endgame::Scoring;
use semeai_endgame::position_report::{EndgameReport, KnownBy, RegionReport};
use semeai_race::fight::FightResult;
use semeai_race::propose::ProposeError;
use semeai_race::solve::Outcome;
use semeai_search::Known;

use super::engine::{Engine, RaceTold};
use super::race::{best_moves, vertex};
use super::reply::{Refusal, Reply};
use super::words::Words;
use crate::limits::TimeLimit;

/// `genmove COLOR`: chooses a move and plays it.
pub(super) fn genmove(engine: &mut Engine, words: Words<'_>) -> Reply {
    let reply = reg_genmove(engine, words)?;
    let (mut words, table) = (words, &mut engine.table);
    let color = words.color()?;
    let point = table.topology().point(&reply);
    // What was chosen is legal.
    let played = table.play(color, point);
    played.map_err(|_| Refusal::of("illegal move"))?;
    Ok(reply)
}

/// `reg_genmove COLOR`: chooses a move.
pub(super) fn reg_genmove(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let point = choose(engine, color)?;
    Ok(vertex(point, engine.table.topology()).to_owned())
}

/// The move of a side, or that it passes.
///
/// # Errors
///
/// That nothing is known here of which a move could be chosen.
fn choose(engine: &mut Engine, color: Color) -> Result<Option<Point>, Refusal> {
    let clock = engine.clocks[color];
    let time = clock.map_or(engine.settings.seconds, |clock| {
        clock.min(engine.settings.seconds)
    });
    let (race, endgame) = engine.both(TimeLimit::granting(Some(time)), |_| false)?;
    // Where every region has a value, the race is one of them, or is worth nothing any more.
    let by_sum =
        endgame.and_then(|told| by_sum(&told.report, color, told.inquiry.counting.scoring));
    let by_race = || by_race(&race, color, engine.settings.accepts_nearby);
    let chosen = by_sum.or_else(by_race);
    chosen.ok_or_else(|| Refusal::of("no race and no endgame here"))
}

/// What best play of the sum of all regions says: a move, or a pass where none gains a point; nothing where they have no values.
fn by_sum(report: &EndgameReport, color: Color, scoring: Scoring) -> Option<Option<Point>> {
    if report.known == KnownBy::Counted {
        return Some(None);
    }
    let start = report.starts[color].as_ref();
    // A border that is only assumed is no value, nor is what stones look like, and a move that hangs on them would be a guess.
    let is_guess = report.hangs_on_border() || report.hangs_on_looks();
    let is_known = report.known.how_sure() != Known::Undecided && !is_guess;
    let start = start.filter(|_| is_known)?;
    let is_gained = |region: &RegionReport| {
        // By area a neutral point is worth one.
        region.worth().is_some_and(|worth| worth > 0.into()) || scoring == Scoring::Area
    };
    let has_gain = report.regions.iter().any(is_gained);
    let first = start.line.first().map(|first| first.point);
    let best = first.or_else(|| start.best.first().copied());
    Some(best.filter(|_| has_gain))
}

/// The first move that wins a race, or else keeps a ko or a seki; a pass where that needs no move. Nothing where it is not known.
fn by_race(told: &RaceTold, color: Color, accepts_nearby: bool) -> Option<Option<Point>> {
    let is_known = |by: Known| by.is_sure() || (accepts_nearby && by == Known::Provisional);
    match &told.found {
        Ok(solved) => {
            let start = solved.start(color);
            let wins = start.outcome == Outcome::won_by(color);
            if !is_known(start.by) {
                return None;
            }
            if start.may_pass && !wins {
                return Some(None);
            }
        }
        Err(ProposeError::NoRace(found)) => {
            let start = found.start(color)?;
            // Many liberties are no life.
            let is_reached = !matches!(start.result, FightResult::Liberties(_));
            (is_reached && is_known(start.by)).then_some(())?;
        }
        Err(_) => return None,
    }
    best_moves(told, color).first().map(|&point| Some(point))
}
