//! From a ruling to the verdict of the report.

use semeai_board::{ByColor, Color, Point};

use super::case::Case;
use super::ruling::{Decision, FirstMoves, Ruling};
use crate::ending::Ending;
use crate::regions::settled::{eye_class, to_u32};
use crate::remark::Basis;
use crate::report::{Conclusion, Known, Rule, Start, Verdict};

/// Puts a ruling into words.
pub(crate) fn announce(case: &Case<'_>, ruling: &Ruling) -> Verdict {
    let (conclusion, starts) = match &ruling.decision {
        Decision::Open => (
            Known::Open,
            ByColor::new_with(|_| unknown_start(Known::Open)),
        ),
        Decision::Undecided => (
            Known::Undecided,
            ByColor::new_with(|_| unknown_start(Known::Undecided)),
        ),
        Decision::Sure {
            endings,
            adjusted,
            moves,
        } => {
            let adjusted = |first| adjusted.map(|adjusted| adjusted[first]);
            let start = |first| start(first, endings[first], adjusted(first), (moves, ruling.rule));
            let conclusion = Conclusion::of(*endings);
            (
                conclusion.map_or(Known::Undecided, Known::Counted),
                ByColor::new_with(start),
            )
        }
        Decision::Ko {
            endings,
            adjusted,
            moves,
        } => {
            let adjusted = |first| adjusted.map(|adjusted| adjusted[first]);
            let start = |first: Color| match endings[first].ending() {
                Some(ending) => start(first, ending, adjusted(first), (moves, ruling.rule)),
                None => Start {
                    adjusted: adjusted(first),
                    ko: Some(endings[first]),
                    ..unknown_start(Known::Ko)
                },
            };
            (Known::Ko, ByColor::new_with(start))
        }
    };
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

fn start(
    first: Color,
    ending: Ending,
    adjusted: Option<i128>,
    (moves, rule): (&FirstMoves, Rule),
) -> Start {
    let leading_to = |ending: Ending| {
        let moves = moves[first].iter();
        let mut points: Vec<Point> = moves
            .filter(|(_, after)| *after == Some(ending))
            .map(|(point, _)| *point)
            .collect();
        points.dedup();
        points
    };
    let is_won = ending == Ending::won_by(first);
    let is_seki = ending == Ending::Seki;
    // Only who has listed every position knows what loses; the others know what holds.
    let is_listed = ending.winner().is_none() && rule == Rule::Listed;
    let lost = Ending::won_by(first.opponent());
    let leading_there = || leading_to(ending);
    Start {
        adjusted,
        ending: Known::Counted(ending),
        ko: None,
        winning_moves: is_won.then(leading_there).unwrap_or_default(),
        seki_moves: is_seki.then(leading_there).unwrap_or_default(),
        losing_moves: if is_listed {
            leading_to(lost)
        } else {
            Vec::new()
        },
    }
}

fn unknown_start(ending: Known<Ending>) -> Start {
    Start {
        adjusted: None,
        ending,
        ko: None,
        winning_moves: Vec::new(),
        seki_moves: Vec::new(),
        losing_moves: Vec::new(),
    }
}
