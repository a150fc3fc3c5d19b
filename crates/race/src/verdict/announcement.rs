//! From a ruling to the verdict of the report.

use semeai_board::{ByColor, Color, Point};

use super::case::Case;
use super::ruling::{Decision, FirstMoves, Ruling};
use crate::ending::Ending;
use crate::regions::settled::{eye_class, to_u32};
use crate::remark::Basis;
use crate::report::{Claim, Conclusion, Start, Verdict};
use crate::solve::SolvedStart;

/// Puts a ruling into words.
pub(crate) fn announce(case: &Case<'_>, ruling: &Ruling) -> Verdict {
    let (conclusion, starts) = decide(&ruling.decision);
    let totals = ruling.totals.as_ref();
    let standings = case.standings;
    Verdict {
        conclusion,
        starts,
        sum: totals.map(|totals| totals.sum.clone()),
        threshold: totals.map_or(0, |totals| totals.threshold),
        shared: to_u32(case.sides.plain_shared().len()),
        rule: ruling.rule,
        external: totals.map_or(ByColor::default(), |totals| totals.external),
        mean: totals.map_or(ByColor::default(), |totals| totals.mean.map(Some)),
        eye_class: standings
            .dead_eyes
            .map(|eye| eye.map_or(0, |eye| eye_class(eye.size))),
        is_alive: standings.is_alive,
        // A search of everything together leaves nothing to ask.
        questions: match ruling.basis {
            Basis::OneByOne => standings.questions.clone(),
            Basis::Together => Vec::new(),
        },
    }
}

/// What a decision says of both starts, and of each.
fn decide(decision: &Decision) -> (Claim<Conclusion>, ByColor<Start>) {
    match decision {
        Decision::Open => (
            Claim::Open,
            ByColor::new_with(|_| unknown_start(Claim::Open)),
        ),
        Decision::Undecided => (
            Claim::Undecided,
            ByColor::new_with(|_| unknown_start(Claim::Undecided)),
        ),
        Decision::Sure {
            endings,
            adjusted,
            moves,
        } => {
            let adjusted = |first| adjusted.map(|adjusted| adjusted[first]);
            let start = |first| start(first, endings[first], adjusted(first), moves);
            (
                Claim::Counted(Conclusion::of(*endings)),
                ByColor::new_with(start),
            )
        }
        Decision::Searched { starts, adjusted } => {
            let endings = starts.as_ref().map(|start| start.outcome.ending());
            let conclusion = match (endings.black, endings.white) {
                (Some(black), Some(white)) => {
                    Claim::Counted(Conclusion::of(ByColor { black, white }))
                }
                _ => Claim::Ko,
            };
            let start = |first| {
                let adjusted = adjusted.map(|adjusted| adjusted[first]);
                searched(first, &starts[first], adjusted)
            };
            (conclusion, ByColor::new_with(start))
        }
    }
}

/// A start of which all moves were tried.
fn searched(first: Color, start: &SolvedStart, adjusted: Option<i128>) -> Start {
    let ending = start.outcome.ending();
    let is_won = ending == Some(Ending::won_by(first));
    let is_open = ending.is_some_and(|ending| ending.winner().is_none());
    let moves = |are_told: bool| {
        let told = are_told.then(|| start.moves.clone());
        told.unwrap_or_default()
    };
    Start {
        adjusted,
        ending: ending.map_or(Claim::Ko, Claim::Counted),
        ko: start.ko,
        winning_moves: moves(is_won),
        seki_moves: moves(is_open),
        losing_moves: start.losing.clone(),
    }
}

fn start(first: Color, ending: Ending, adjusted: Option<i128>, moves: &FirstMoves) -> Start {
    let leading_to = |ending: Ending| {
        let moves = moves[first].iter();
        let mut points: Vec<Point> = moves
            .filter(|(_, after)| after.map(Ending::winner) == Some(ending.winner()))
            .map(|(point, _)| *point)
            .collect();
        points.dedup();
        points
    };
    let is_won = ending == Ending::won_by(first);
    let is_open = ending.winner().is_none();
    let leading_there = || leading_to(ending);
    Start {
        adjusted,
        ending: Claim::Counted(ending),
        ko: None,
        winning_moves: is_won.then(leading_there).unwrap_or_default(),
        seki_moves: is_open.then(leading_there).unwrap_or_default(),
        // Only who has tried every move knows what loses; the others know what holds.
        losing_moves: Vec::new(),
    }
}

fn unknown_start(ending: Claim<Ending>) -> Start {
    Start {
        adjusted: None,
        ending,
        ko: None,
        winning_moves: Vec::new(),
        seki_moves: Vec::new(),
        losing_moves: Vec::new(),
    }
}
