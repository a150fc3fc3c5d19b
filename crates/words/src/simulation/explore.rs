//! The maps that win most.

use semeai_session::Phrasing;
use semeai_tactics::{Exploration, ExploreReport, ExploredMap};

use super::{percent, rules_sentence};
use crate::grammar::grouped;
use crate::texts::simulation::explore as texts;

/// What a search among maps has found, a sentence a line.
pub fn exploration_sentences(
    question: &Exploration,
    report: &ExploreReport,
    phrasing: Phrasing,
) -> Vec<String> {
    let best = (1..).zip(&report.best);
    let best = best.map(|(place, it)| explored_sentence(place, it, phrasing));
    let end = (!report.is_finished).then(|| unfinished_sentence(phrasing));
    [
        rules_sentence(question.rules, question.seed, phrasing),
        classes_sentence(question, report, phrasing),
    ]
    .into_iter()
    .chain(best)
    .chain(end)
    .collect()
}

/// How many maps there are, and how many ways to act.
pub fn classes_sentence(
    question: &Exploration,
    report: &ExploreReport,
    phrasing: Phrasing,
) -> String {
    let (board, depth, rounds) = (&question.board.name, question.depth, report.rounds.len());
    let [maps, classes] = [report.maps, report.classes].map(|count| grouped(count as u64));
    texts::classes_sentence(&board, &classes, &depth, &maps, &rounds, phrasing)
}

/// A map that was found, at its place.
pub fn explored_sentence(place: u64, it: &ExploredMap, phrasing: Phrasing) -> String {
    let rate = semeai_tactics::Rate::of_wins(&it.tally);
    let interval = rate.interval();
    let [won, low, high] = [rate.share, interval.low, interval.high].map(percent);
    let (map, games) = (&it.maps.map, grouped(it.tally.games));
    let others = it.maps.count - 1;
    let said = texts::explored_sentence_said(&games, &high, &low, &map, &place, &won, phrasing);
    match others {
        0 => said,
        1 => texts::explored_sentence_more_acts_alike(&said, phrasing),
        _ => texts::explored_sentence_more_act_alike(&others, &said, phrasing),
    }
}

/// That the search stopped before its end.
pub fn unfinished_sentence(phrasing: Phrasing) -> String {
    texts::unfinished_sentence(phrasing).to_owned()
}
