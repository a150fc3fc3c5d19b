//! A board solved: the score with best play, what first moves lose, and a best line.

use std::borrow::Cow;
use std::collections::BTreeMap;

use semeai_board::{Color, Point, PointSet};
use semeai_cgt::Rational;
use semeai_life::{
    BestPlayReport, FirstPlay, Outcome, Repetition, Scoring, Unsolved, bytes_of_scores,
};
use semeai_session::Phrasing;

use crate::endgame::result::result;
use crate::grammar::{comma_list, grouped, move_name, side};
use crate::texts::life::best_play as texts;

/// The answer line by line: the rules, and for each side that was looked at as moving first the score, the best first moves, what
/// the others lose, and a best line; last why there is no answer.
pub fn best_play_lines(report: &BestPlayReport, phrasing: Phrasing) -> Vec<String> {
    let mut lines = vec![best_play_rules(report, phrasing)];
    for color in Color::ALL {
        lines.extend(best_play_result(report, color, phrasing));
        let moves = best_play_moves(report, color, phrasing).into_iter();
        lines.extend(moves.map(|(said, _)| said));
    }
    lines.extend((report.unsolved.as_ref()).map(|it| best_play_unsolved(it, phrasing)));
    lines
}

/// By which rules a board is solved, and how many positions it has.
pub fn best_play_rules(report: &BestPlayReport, phrasing: Phrasing) -> String {
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

/// What it comes to where a side moves first: "Black to play: Black wins by 9."; nothing where that was not found out.
pub fn best_play_result(
    report: &BestPlayReport,
    first: Color,
    phrasing: Phrasing,
) -> Option<String> {
    let start = report.starts[first].as_ref()?;
    let told = board_outcome(start.outcome, report.question.repetition, phrasing);
    Some(texts::start(&side(first, phrasing), &told, phrasing))
}

/// Where a side moves first: what each side can force, the best first moves, what the others lose, and a best line, a sentence each with
/// the points that it speaks of.
pub fn best_play_moves(
    report: &BestPlayReport,
    first: Color,
    phrasing: Phrasing,
) -> Vec<(String, PointSet)> {
    let Some(start) = &report.starts[first] else {
        return Vec::new();
    };
    let topology = &**report.question.position.topology();
    let names = |moves: &[Option<Point>]| {
        let names = moves.iter().map(|it| move_name(*it, topology, phrasing));
        let names: Vec<String> = names.map(Cow::into_owned).collect();
        let points: PointSet = moves.iter().copied().flatten().collect();
        (comma_list(&names, phrasing), points)
    };
    let mut said = Vec::new();
    if let Some(bounds) = start.bounds.filter(|it| it.least != it.most) {
        let [least, most] = [bounds.least, bounds.most]
            .map(|score| result(Rational::from_integer(score.into()), phrasing));
        said.push((texts::bounds(&least, &most, phrasing), PointSet::EMPTY));
    }
    let best: Vec<Option<Point>> = start.best().map(|it| it.played).collect();
    let (best, points) = names(&best);
    said.push((texts::best(&best, phrasing), points));
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
        let (moves, points) = names(&moves);
        said.push((texts::losing(i128::from(loss), &moves, phrasing), points));
    }
    for chunk in others.chunk_by(|one, other| one.outcome == other.outcome) {
        let told = board_outcome(chunk[0].outcome, report.question.repetition, phrasing);
        let moves: Vec<Option<Point>> = chunk.iter().map(|it| it.played).collect();
        let (moves, points) = names(&moves);
        said.push((texts::otherwise(&moves, &told, phrasing), points));
    }
    if !start.line.is_empty() {
        let (moves, points) = names(&start.line);
        said.push((texts::line(&moves, phrasing), points));
    }
    said
}

/// What a first move comes to: "B2: Black wins by 9."; nothing if it is none.
pub fn best_play_move(
    report: &BestPlayReport,
    first: Color,
    point: Point,
    phrasing: Phrasing,
) -> Option<String> {
    let moves = &report.starts[first].as_ref()?.moves;
    let play = moves.iter().find(|it| it.played == Some(point))?;
    let told = board_outcome(play.outcome, report.question.repetition, phrasing);
    let name = phrasing.point(report.question.position.topology(), point);
    Some(texts::otherwise(&name, &told, phrasing))
}

/// What a game comes to: "Black wins by 9", or that it never ends.
pub(super) fn board_outcome(
    outcome: Outcome,
    repetition: Repetition,
    phrasing: Phrasing,
) -> String {
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
        Unsolved::History => texts::history(phrasing).to_owned(),
        Unsolved::Halted => texts::halted(phrasing).to_owned(),
    }
}
