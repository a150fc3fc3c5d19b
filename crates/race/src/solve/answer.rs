//! From a race to a full answer: outcome, first moves, lead, line and ko.

use std::time::Instant;

use semeai_board::{ByColor, Color, Point, Position};

use super::engine::Ask;
use super::known::{BothKos, decide, won_by};
use super::prover::Prover;
use super::solution::{Effort, Ko, Outcome, Solution, SolvedStart, Step};
use super::{KoRule, Race, RaceError, SolveLimits};

/// Leads and numbers of ko threats are looked for up to this.
const MOST_AHEAD: u8 = 8;

/// Solves a race, for one starter or for each.
///
/// # Errors
///
/// If the race is too large or has no two sides.
pub fn solve(
    race: &Race,
    first: Option<Color>,
    limits: &SolveLimits,
) -> Result<Solution, RaceError> {
    let begun = Instant::now();
    let mut prover = Prover::new(race, limits)?;
    let starters: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| first.is_none_or(|first| first == color))
        .collect();
    let share = limits.positions / starters.len() as u64;
    let mut starts = ByColor::default();
    for color in starters {
        starts[color] = Some(start(&mut prover, color, share));
    }
    Ok(Solution {
        starts,
        effort: Effort {
            positions: prover.made(),
            elapsed: begun.elapsed(),
            table_bytes: prover.table_bytes(),
        },
    })
}

/// How many of the positions are kept for the answers beside the outcome.
fn for_details(share: u64) -> u64 {
    share / 4
}

fn start(prover: &mut Prover, mover: Color, share: u64) -> SolvedStart {
    let position = prover.race().position.clone();
    let end = prover.made() + share;
    let known = prover.both_kos(&position, mover, share - for_details(share));
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
        found.ko = Some(ko(prover, &position, mover, &known, end));
    }
    found.line = line(prover, &position, mover, outcome, end);
    let settled = found.ko.filter(|ko| ko.is_settled);
    if let Some(ko) = settled {
        let rule = threats_for(mover.opponent(), MOST_AHEAD);
        let keeps = |after: &Position, prover: &mut Prover| {
            let positions = prover.share(end);
            match decide(prover.captures(after, mover.opponent(), rule, positions)) {
                Outcome::Undecided => None,
                outcome => Some(outcome == ko.no_threats),
            }
        };
        if ko.no_threats != won_by(mover.opponent()) {
            found.may_pass = keeps(&position.without_ko(), prover) == Some(true);
            (found.moves, found.unjudged) = first_moves(prover, &position, mover, keeps);
        }
    } else if outcome != won_by(mover.opponent()) {
        // The best that the starter can hope for, with every ko won.
        let hope = known.outcome_if(mover);
        let keeps = |after: &Position, prover: &mut Prover| {
            let known = after_move(prover, after, mover, end);
            let is_kept = known.outcome() == outcome && known.outcome_if(mover) == hope;
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

/// Whether a move gives away nothing in a ko: without threats, and with the number that turns it or just not.
fn keeps_ko(
    prover: &mut Prover,
    position: &Position,
    after: &Position,
    mover: Color,
    ko: &Ko,
    end: u64,
) -> Option<bool> {
    let turning = ko.threats.map(|(color, count)| {
        let count = u8::try_from(count).unwrap_or(MOST_AHEAD);
        threats_for(color, if color == mover { count } else { count - 1 })
    });
    for rule in [Some(threats_for(mover, 0)), turning].into_iter().flatten() {
        let mut outcome = |position: &Position, mover: Color| {
            let positions = prover.share(end);
            let outcome = decide(prover.captures(position, mover, rule, positions));
            (outcome != Outcome::Undecided).then_some(outcome)
        };
        if outcome(position, mover)? != outcome(after, mover.opponent())? {
            return Some(false);
        }
    }
    Some(true)
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
        Some(point) if outcome == won_by(mover) => {
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
    prover.both_kos(after, mover.opponent(), positions)
}

/// Every first move that keeps what it should, and those that were not judged.
fn first_moves(
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    mut keeps: impl FnMut(&Position, &mut Prover) -> Option<bool>,
) -> (Vec<Point>, Vec<Point>) {
    let points = prover.race().relevant.intersection(&position.empty());
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

/// So many ko threats for one side and none for the other.
fn threats_for(color: Color, count: u8) -> KoRule {
    let mut threats = ByColor::default();
    threats[color] = count;
    KoRule::Threats(threats)
}

/// The sides that would change the outcome by winning all kos.
fn turners(known: &BothKos, outcome: Outcome) -> impl Iterator<Item = Color> {
    let better =
        Color::ALL.map(|color| outcome != won_by(color) && known.outcome_if(color) != outcome);
    Color::ALL
        .into_iter()
        .zip(better)
        .filter_map(|(color, is_better)| is_better.then_some(color))
}

/// How many moves in a row the winner can spend elsewhere.
fn ahead(
    prover: &mut Prover,
    position: &Position,
    mover: Color,
    outcome: Outcome,
    end: u64,
) -> Option<u32> {
    let winner = winner(outcome)?;
    let rule = KoRule::Wins(winner.opponent());
    for skips in 1..=MOST_AHEAD {
        let positions = prover.share(end);
        let ask = Ask {
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

pub(super) fn winner(outcome: Outcome) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|&color| outcome == won_by(color))
}

fn ko(prover: &mut Prover, position: &Position, mover: Color, known: &BothKos, end: u64) -> Ko {
    let mut outcome_with = |rule: KoRule| {
        let positions = prover.share(end);
        decide(prover.captures(position, mover, rule, positions))
    };
    let no_threats = outcome_with(threats_for(Color::Black, 0));
    let mut needed = None;
    let mut is_settled = no_threats != Outcome::Undecided;
    for color in turners(known, no_threats) {
        // More threats never hurt, so what eight do not turn no fewer do.
        if outcome_with(threats_for(color, MOST_AHEAD)) == no_threats {
            continue;
        }
        is_settled = false;
        if no_threats == Outcome::Undecided {
            continue;
        }
        // The least number is known only if all smaller ones are.
        let first_other = (1..=MOST_AHEAD).find_map(|n| {
            let outcome = outcome_with(threats_for(color, n));
            (outcome != no_threats).then_some((n, outcome))
        });
        let least = first_other.filter(|&(_, outcome)| outcome != Outcome::Undecided);
        needed = needed.or(least.map(|(n, _)| (color, u32::from(n))));
    }
    Ko {
        black_wins_kos: known.outcome_if(Color::Black),
        white_wins_kos: known.outcome_if(Color::White),
        no_threats,
        threats: needed,
        is_settled,
    }
}

/// The rule under which the line of an outcome is played.
fn line_rule(outcome: Outcome) -> KoRule {
    match winner(outcome) {
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
