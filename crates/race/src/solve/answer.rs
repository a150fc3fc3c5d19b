//! From who captures to a full answer for one start: first moves, lead, line and ko.

use semeai_board::{ByColor, Color, Point, Position};
use semeai_search::KoRule;

use super::engine::CaptureQuestion;
use super::known::{BothKos, decide};
use super::kos::{MOST_THREATS, keeps_ko, ko, threats_for};
use super::prover::Prover;
use super::solution::{Outcome, SolvedStart, Step};
use crate::ending::Ending;

/// Leads are looked for up to this.
const MOST_AHEAD: u8 = 8;

/// The answer for one start of which this is known, with everything found out until so many positions are made.
pub(super) fn explain(prover: &mut Prover, mover: Color, known: &BothKos, end: u64) -> SolvedStart {
    let position = prover.race().position.clone();
    let outcome = known.outcome();
    let mut found = SolvedStart {
        outcome,
        possible: known.possible(),
        moves: Vec::new(),
        unjudged: Vec::new(),
        may_pass: false,
        ahead: None,
        line: Vec::new(),
        ko: None,
    };
    if outcome == Outcome::Undecided {
        return found;
    }
    if outcome == Outcome::Ko {
        found.ko = Some(ko(prover, &position, mover, known, end));
    }
    found.line = line(prover, &position, mover, outcome, end);
    let settled = found.ko.filter(|ko| ko.is_settled);
    if let Some(ko) = settled {
        let rule = threats_for(mover.opponent(), MOST_THREATS);
        let keeps = |after: &Position, prover: &mut Prover| {
            let positions = prover.share(end);
            let ending = decide(prover.captures(after, mover.opponent(), rule, positions))?;
            Some(Some(ending) == ko.no_threats)
        };
        if ko.no_threats != Some(Ending::won_by(mover.opponent())) {
            found.may_pass = keeps(&position.without_ko(), prover) == Some(true);
            (found.moves, found.unjudged) = first_moves(prover, &position, mover, keeps);
        }
    } else if outcome != Outcome::won_by(mover.opponent()) {
        // The best that the starter can hope for, with every ko won.
        let hope = known.ending_if(mover);
        let keeps = |after: &Position, prover: &mut Prover| {
            let known = after_move(prover, after, mover, end);
            let is_kept = known.outcome() == outcome && known.ending_if(mover) == hope;
            match found.ko.filter(|_| is_kept) {
                Some(ko) => keeps_ko(prover, &position, after, mover, &ko, end),
                None => (is_kept || known.is_decided()).then_some(is_kept),
            }
        };
        found.may_pass = keeps(&position.without_ko(), prover) == Some(true);
        (found.moves, found.unjudged) = first_moves(prover, &position, mover, keeps);
    }
    begin_with_a_named_move(&mut found, prover, &position, mover, outcome, end);
    found.ahead = ahead(prover, &position, mover, outcome, end);
    found
}

/// Lets the line begin with one of the first moves that are named. One that wins, and that only the line has tried to
/// the end, is named too.
fn begin_with_a_named_move(
    found: &mut SolvedStart,
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    outcome: Outcome,
    end: u64,
) {
    let begins = found.line.first().and_then(|step| step.point);
    let Some(&named) = found.moves.first() else {
        return;
    };
    match begins {
        Some(point) if found.moves.contains(&point) => {}
        Some(point) if outcome == Outcome::won_by(mover) => {
            found.unjudged.retain(|&other| other != point);
            found.moves.push(point);
            found.moves.sort();
        }
        _ => {
            let Ok(played) = position.play(mover, named) else {
                return;
            };
            let rule = line_rule(outcome);
            let rest = prover.line_until(&played.position, mover.opponent(), rule, end);
            let first = Step {
                color: mover,
                point: Some(named),
                is_after_threat: false,
            };
            found.line = std::iter::once(first).chain(rest).collect();
        }
    }
}

fn after_move(prover: &mut Prover, after: &Position, mover: Color, end: u64) -> BothKos {
    let positions = prover.share(end);
    prover.both_kos(after, mover.opponent(), positions, BothKos::default())
}

/// Every first move that keeps what it should, and those that were not judged.
fn first_moves(
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    mut keeps: impl FnMut(&Position, &mut Prover) -> Option<bool>,
) -> (Vec<Point>, Vec<Point>) {
    let points = prover.points(position, mover);
    let (mut moves, mut unjudged) = (Vec::new(), Vec::new());
    for point in &points {
        let Ok(played) = position.play(mover, point) else {
            continue;
        };
        match keeps(&played.position, prover) {
            Some(true) => moves.push(point),
            Some(false) => {}
            None => unjudged.push(point),
        }
    }
    (moves, unjudged)
}

/// How many moves in a row the winner can spend elsewhere.
fn ahead(
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    outcome: Outcome,
    end: u64,
) -> Option<u32> {
    let winner = outcome.winner()?;
    let rule = KoRule::Wins(winner.opponent());
    for skips in 1..=MOST_AHEAD {
        let positions = prover.share(end);
        let ask = CaptureQuestion {
            position,
            mover,
            attacker: winner,
            ko: rule,
            skips,
        };
        if prover.ask(&ask, positions)?.is_none() {
            return Some(u32::from(skips) - 1);
        }
    }
    None
}

/// The rule under which the line of an outcome is played.
fn line_rule(outcome: Outcome) -> KoRule {
    match outcome.winner() {
        Some(winner) => KoRule::Wins(winner.opponent()),
        None => KoRule::Threats(ByColor::default()),
    }
}

fn line(
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    outcome: Outcome,
    end: u64,
) -> Vec<Step> {
    prover.line_until(position, mover, line_rule(outcome), end)
}
