//! A board solved: the score with best play, what first moves lose, and a best line.

use std::collections::BTreeMap;

use semeai_board::{Color, Point};
use semeai_cgt::Rational;
use semeai_life::{
    BestPlay, BestPlayReport, FirstPlay, Outcome, Repetition, Scoring, Unsolved, bytes_of_scores,
};
use semeai_session::Phrasing;

use crate::endgame::result::result;
use crate::grammar::{comma_list, grouped, move_name, side};
use crate::texts::life::best_play as texts;

/// The answer line by line: the rules, and for each side that was looked at as moving first the score, the best first moves, what
/// the others lose, and a best line; last why there is no answer.
pub fn best_play_lines(report: &BestPlayReport, phrasing: Phrasing) -> Vec<String> {
    let mut lines = vec![rules(report, phrasing)];
    for color in Color::ALL {
        if let Some(start) = &report.starts[color] {
            lines.extend(start_lines(report, color, start, phrasing));
        }
    }
    lines.extend((report.unsolved.as_ref()).map(|it| best_play_unsolved(it, phrasing)));
    lines
}

fn rules(report: &BestPlayReport, phrasing: Phrasing) -> String {
    let scoring = match report.question.scoring {
        Scoring::Area => texts::scoring_area(phrasing),
        Scoring::Territory => texts::scoring_territory(phrasing),
    };
    let repetition = match report.question.repetition {
        Repetition::Draw => texts::repetition_draw(phrasing),
        Repetition::NoResult => texts::repetition_no_result(phrasing),
        Repetition::Positional => texts::repetition_positional(phrasing),
        Repetition::Situational => texts::repetition_situational(phrasing),
    };
    match report.positions {
        Some(positions) => {
            texts::rules_counted(&grouped(positions), &repetition, &scoring, phrasing)
        }
        None => texts::rules(&repetition, &scoring, phrasing),
    }
}

fn start_lines(
    report: &BestPlayReport,
    first: Color,
    start: &BestPlay,
    phrasing: Phrasing,
) -> Vec<String> {
    let topology = &**report.question.position.topology();
    let told = outcome(start.outcome, report.question.repetition, phrasing);
    let names = |moves: &mut dyn Iterator<Item = Option<Point>>| {
        let names = moves.map(|it| move_name(it, topology, phrasing).into_owned());
        comma_list(&names.collect::<Vec<_>>(), phrasing)
    };
    let mut lines = vec![texts::start(&side(first, phrasing), &told, phrasing)];
    if let Some(bounds) = start.bounds.filter(|it| it.least != it.most) {
        let [least, most] = [bounds.least, bounds.most]
            .map(|score| result(Rational::from_integer(score.into()), phrasing));
        lines.push(texts::bounds(&least, &most, phrasing));
    }
    let best = names(&mut start.best().map(|it| it.played));
    lines.push(texts::best(&best, phrasing));
    // By what they lose, and those that lose no number of points last.
    let mut losing: BTreeMap<i32, Vec<Option<Point>>> = BTreeMap::new();
    let mut others: Vec<&FirstPlay> = Vec::new();
    for it in &start.moves {
        match it.loss {
            Some(0) => {}
            Some(loss) => losing.entry(loss).or_default().push(it.played),
            None => others.push(it),
        }
    }
    for (loss, moves) in losing {
        let moves = names(&mut moves.into_iter());
        lines.push(texts::losing(i128::from(loss), &moves, phrasing));
    }
    for chunk in others.chunk_by(|one, other| one.outcome == other.outcome) {
        let told = outcome(chunk[0].outcome, report.question.repetition, phrasing);
        let moves = names(&mut chunk.iter().map(|it| it.played));
        lines.push(texts::otherwise(&moves, &told, phrasing));
    }
    if !start.line.is_empty() {
        let moves = names(&mut start.line.iter().copied());
        lines.push(texts::line(&moves, phrasing));
    }
    lines
}

/// What a game comes to: "Black wins by 9", or that it never ends.
fn outcome(outcome: Outcome, repetition: Repetition, phrasing: Phrasing) -> String {
    match (outcome, repetition) {
        (Outcome::Score(score), _) => result(Rational::from_integer(score.into()), phrasing),
        (Outcome::Endless, Repetition::NoResult) => texts::endless_no_result(phrasing).to_owned(),
        (Outcome::Endless, _) => texts::endless_draw(phrasing).to_owned(),
    }
}

/// Why a board was not solved.
pub fn best_play_unsolved(unsolved: &Unsolved, phrasing: Phrasing) -> String {
    match *unsolved {
        Unsolved::TooLarge { points, most } => {
            let megabytes = bytes_of_scores(points, Scoring::Area).div_ceil(1 << 20);
            let needs = match megabytes {
                // Nobody has more.
                0..10_000_000 => texts::needs(&grouped(megabytes), phrasing),
                _ => String::new(),
            };
            texts::too_large(&most, &needs, &points, phrasing)
        }
        Unsolved::TooMuchMemory(bytes) => {
            texts::too_much_memory(&grouped(bytes.div_ceil(1 << 20)), phrasing)
        }
        Unsolved::NoTerritory => texts::no_territory(phrasing).to_owned(),
        Unsolved::Halted => texts::halted(phrasing).to_owned(),
    }
}
