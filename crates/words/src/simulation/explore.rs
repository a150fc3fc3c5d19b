//! The maps that win most.

use semeai_session::Phrasing;
use semeai_tactics::{Exploration, ExploreReport, ExploredMap};

use super::{percent, rules_sentence};
use crate::grammar::grouped;

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
    tell!(
        phrasing,
        en = "{board}: {maps} maps of depth {depth} and less act in {classes} ways, as far as random games tell; rounds played: {rounds}.",
        ja = "{board}：深さ{depth}以下のマップは{maps}個、無作為な対局で見分けられる動きは{classes}通り。{rounds}回戦を終えました。"
    )
}

/// A map that was found, at its place.
pub fn explored_sentence(place: u64, it: &ExploredMap, phrasing: Phrasing) -> String {
    let rate = semeai_tactics::Rate::of_wins(&it.tally);
    let interval = rate.interval();
    let [won, low, high] = [rate.share, interval.low, interval.high].map(percent);
    let (map, games) = (&it.maps.map, grouped(it.tally.games));
    let others = it.maps.count - 1;
    let said = tell!(
        phrasing,
        en = "{place}. {map}: {won} % ({low} to {high}) of {games} games",
        ja = "{place}. {map}：{games}局で{won}%({low}~{high})"
    );
    match others {
        0 => said,
        1 => tell!(
            phrasing,
            en = "{said}; 1 more acts alike",
            ja = "{said}。ほかに1個が同じ動き"
        ),
        _ => tell!(
            phrasing,
            en = "{said}; {others} more act alike",
            ja = "{said}。ほかに{others}個が同じ動き"
        ),
    }
}

/// That the search stopped before its end.
pub fn unfinished_sentence(phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "Stopped before the last round: the order is one of fewer games.",
        ja = "最後の回戦の前に止まりました。順位は少ない局数によるものです。"
    )
}
