//! From who captures to a full answer for one start: first moves, lead, line and ko.

use semeai_board::{ByColor, Color, Point};
use semeai_search::{ENDLESS, KoRule};

use super::both_kos::{BothKos, decide};
use super::kos::{MOST_THREATS, keeps_ko, ko, threats_for};
use super::line::LineQuestion;
use super::moment::RacePosition;
use super::prover::Prover;
use super::solution::{KoTurn, Lead, LeftOpen, Outcome, SolvedStart, Step};
use crate::ending::Ending;

/// Leads are looked for up to this.
const MOST_AHEAD: u8 = 8;

/// The answer for one start of which this is known, with everything found out until so many positions are made.
pub(super) fn explain(prover: &mut Prover, mover: Color, known: &BothKos, end: u64) -> SolvedStart {
    let now = RacePosition::begin(prover.race(), mover);
    let outcome = known.outcome();
    let mut found = known.as_start();
    match outcome {
        Outcome::Undecided => return found,
        Outcome::Ko => found.ko = Some(ko(prover, &now, known, end)),
        Outcome::Ends(_) => {}
    }
    name(&mut found, prover, &now, end);
    if found.outcome == Outcome::Undecided {
        return found;
    }
    let line = prover.line_until(&now, line_question(outcome), end);
    (found.line, found.repeats) = (line.steps, line.repeats);
    name_first_moves(&mut found, prover, &now, known, end);
    begin_with_a_named_move(&mut found, prover, &now, outcome, end);
    found.ahead = ahead(prover, &now, outcome, end);
    if outcome == Outcome::won_by(mover) && found.moves.is_empty() {
        found.moves.extend(prover.winning_move(&now));
        let moves = &found.moves;
        found.unjudged.retain(|point| !moves.contains(point));
    }
    found
}

/// Names the first moves, and says whether the starter may play elsewhere, by what the race is.
fn name_first_moves(
    found: &mut SolvedStart,
    prover: &mut Prover,
    now: &RacePosition,
    known: &BothKos,
    end: u64,
) {
    let (mover, outcome) = (now.mover, known.outcome());
    if found.ko.is_some_and(|ko| ko.turn == KoTurn::Never) {
        let rule = threats_for(mover.opponent(), MOST_THREATS);
        let winner = found.outcome.winner();
        let keeps = |after: &RacePosition, prover: &mut Prover, positions: u64| {
            let ending = decide(prover.wins(after, rule, positions))?;
            Some(ending.winner() == winner)
        };
        if winner == Some(mover.opponent()) {
            found.may_pass = Some(false);
        } else {
            first_moves(found, prover, now, end, keeps);
        }
    } else if outcome != Outcome::won_by(mover.opponent()) {
        // The best that the starter can hope for, with every ko won.
        let hope = known.ending_if(mover);
        let ko_found = found.ko;
        let keeps = |after: &RacePosition, prover: &mut Prover, positions: u64| {
            let known = prover.both_kos(after, positions, BothKos::default());
            // Of who wins whatever the kos it need not be known what they would change.
            let is_kept = known.outcome() == outcome
                && (outcome != Outcome::Ko || known.ending_if(mover) == hope);
            match ko_found.filter(|_| is_kept) {
                Some(ko) => keeps_ko(prover, now, after, &ko, end),
                None => (is_kept || known.is_decided()).then_some(is_kept),
            }
        };
        first_moves(found, prover, now, end, keeps);
    } else {
        found.may_pass = Some(false);
    }
}

/// Says what the race is: whether a ko is told, and of an ending without a winner whether both live.
fn name(found: &mut SolvedStart, prover: &mut Prover, now: &RacePosition, end: u64) {
    let mut said = vec![found.outcome.ending()];
    if let Some(ko) = found.ko {
        said.extend([ko.black_wins_kos, ko.white_wins_kos, ko.no_threats]);
    }
    let both_live = if said.contains(&Some(Ending::Seki)) {
        let positions = prover.share(end);
        prover.both_live(now, positions)
    } else {
        Some(false)
    };
    let name = |ending: Ending| match (ending, both_live) {
        (Ending::Seki, Some(true)) => Ending::BothLive,
        (ending, _) => ending,
    };
    found.ko = found.ko.map(|ko| ko.named(name));
    found.outcome = match (found.ko, found.outcome) {
        (Some(ko), _) => ko.outcome(),
        (None, Outcome::Ends(ending)) => Outcome::Ends(name(ending)),
        (None, other) => other,
    };
    found.possible = match found.outcome.ending() {
        Some(Ending::Seki) if both_live.is_none() => {
            found.left_open = Some(LeftOpen::SekiOrBothLive);
            vec![Ending::Seki, Ending::BothLive]
        }
        Some(ending) => vec![ending],
        None if found.outcome == Outcome::Ko => found.possible.iter().copied().map(name).collect(),
        None => found.possible.clone(),
    };
    if let Some(ko) = found.ko.filter(|ko| ko.turn == KoTurn::Open) {
        found.left_open = Some(LeftOpen::KoThreats);
        let all = [ko.black_wins_kos, ko.white_wins_kos, ko.no_threats];
        found.possible = all.into_iter().flatten().collect();
        found.possible.sort();
        found.possible.dedup();
    }
}

/// Lets the line begin with one of the first moves that are named. One that wins, and that only the line has tried to
/// the end, is named too.
fn begin_with_a_named_move(
    found: &mut SolvedStart,
    prover: &mut Prover,
    now: &RacePosition,
    outcome: Outcome,
    end: u64,
) {
    let mover = now.mover;
    let begins = found.line.first().and_then(|step| step.point);
    if outcome.ending() == Some(Ending::Seki) && found.may_pass == Some(true) {
        // Nobody has to move, and a line would call a move best that is no better than none.
        return;
    }
    match (begins, found.moves.first().copied()) {
        (Some(point), Some(_)) if found.moves.contains(&point) => {}
        (Some(point), _) if outcome == Outcome::won_by(mover) => {
            found.unjudged.retain(|&other| other != point);
            found.moves.push(point);
            found.moves.sort();
        }
        (_, None) => {}
        (_, Some(named)) => {
            let Ok(played) = now.position.play(mover, named) else {
                return;
            };
            let after = now.then(prover.race(), played.position);
            let rest = prover.line_until(&after, line_question(outcome), end);
            let first = Step {
                color: mover,
                point: Some(named),
                is_after_threat: false,
            };
            found.line = std::iter::once(first).chain(rest.steps).collect();
            found.repeats = rest.repeats;
        }
    }
}

/// Names every first move that keeps what it should, those that do not where nobody wins, and those that were not judged; and says
/// whether playing elsewhere does. Each is tried with few positions, and if that is not enough, with more.
fn first_moves(
    found: &mut SolvedStart,
    prover: &mut Prover,
    now: &RacePosition,
    end: u64,
    mut keeps: impl FnMut(&RacePosition, &mut Prover, u64) -> Option<bool>,
) {
    let mut may_pass = None;
    let points = prover.points(&now.position, now.mover);
    let ending = found.outcome.ending();
    let is_open = ending.is_some_and(|ending| ending.winner().is_none());
    let mut open: Vec<Point> = points.iter().collect();
    for &most in prover.rounds() {
        if open.is_empty() && may_pass.is_some() {
            break;
        }
        may_pass = may_pass.or_else(|| {
            let positions = prover.share_of(end, most);
            keeps(&now.passed(), prover, positions)
        });
        open.retain(|&point| {
            let Ok(played) = now.position.play(now.mover, point) else {
                return false;
            };
            let after = now.then(prover.race(), played.position);
            let positions = prover.share_of(end, most);
            let is_kept = keeps(&after, prover, positions);
            match is_kept {
                Some(true) => found.moves.push(point),
                Some(false) if is_open => found.losing.push(point),
                Some(false) | None => {}
            }
            is_kept.is_none()
        });
    }
    found.may_pass = may_pass;
    found.moves.sort();
    found.losing.sort();
    found.unjudged = open;
}

/// How many moves in a row the winner can spend elsewhere.
fn ahead(prover: &mut Prover, now: &RacePosition, outcome: Outcome, end: u64) -> Option<Lead> {
    let winner = outcome.winner()?;
    let rule = KoRule::Wins(winner.opponent());
    let mut wins_after = |skips: u8| {
        let positions = prover.share(end);
        prover.wins_after_skips(now, winner, rule, skips, positions)
    };
    if !wins_after(1)? {
        return Some(Lead::Moves(0));
    }
    // Where nothing that the loser does needs an answer, no number is too large.
    if wins_after(ENDLESS) == Some(true) {
        return Some(Lead::Endless);
    }
    for skips in 2..=MOST_AHEAD {
        if !wins_after(skips)? {
            return Some(Lead::Moves(u32::from(skips) - 1));
        }
    }
    None
}

/// The rule under which the line of an outcome is played, and how it ends whoever wins the kos.
fn line_question(outcome: Outcome) -> LineQuestion {
    let ending = outcome.ending();
    match outcome.winner() {
        Some(winner) => LineQuestion {
            ko: KoRule::Wins(winner.opponent()),
            ending,
        },
        // Where both live nobody wins either.
        None => LineQuestion {
            ko: KoRule::Threats(ByColor::default()),
            ending: ending.map(|_| Ending::Seki),
        },
    }
}
