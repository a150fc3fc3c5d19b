//! How a solved race is known, and where count and search differ.

use std::time::Duration;

use semeai_board::Topology;
use semeai_race::answer::{Certainty, Disagreement, RaceAnswer};
use semeai_race::solve::Effort;
use semeai_session::{Document, Phrasing};

use super::line::line_text;
use crate::grammar::{grouped, plural, sentences, side};
use crate::race::notice;
use crate::race::result::{solved_outcome, start_result};
use crate::race::verdict::verdict_sentence;

/// How the answer is known, and what the search took.
pub fn proof_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let said = search_sentence(solved, phrasing);
    sentences(&[said, not_all_first_moves(solved, phrasing)], phrasing)
}

/// That some first moves were not read to the end, where that is so of a start that was searched; else nothing.
fn not_all_first_moves(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let told = match has_unread_moves(solved) {
        true => say!(
            phrasing,
            en = "Not every first move was read to the end.",
            ja = "すべての初手を読みきったわけではありません。"
        ),
        false => "",
    };
    told.to_owned()
}

/// Whether some first moves were not read to the end: then it is known how it ends, but not every line was tried.
fn has_unread_moves(solved: &RaceAnswer) -> bool {
    let is_unread = |first| {
        let searched = solved.searched(first);
        solved.start(first).by.is_search()
            && searched.is_some_and(|start| !start.unjudged.is_empty())
    };
    solved.starts().any(is_unread)
}

fn search_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let Effort {
        positions, elapsed, ..
    } = solved.solution.effort;
    let (count, seconds) = (grouped(positions), seconds(elapsed));
    let positions = plural(positions, "position");
    match solved.known() {
        Certainty::Proof if has_unread_moves(solved) => tell!(
            phrasing,
            en = "The result is proved by search ({positions}, {seconds} s).",
            ja = "結果は探索で証明されています（{count}局面、{seconds}秒）。"
        ),
        Certainty::Proof => tell!(
            phrasing,
            en = "Checked by trying every line ({positions}, {seconds} s).",
            ja = "すべての変化を調べて確認しました（{count}局面、{seconds}秒）。"
        ),
        Certainty::Count => tell!(
            phrasing,
            en = "Counted; the search stopped after {positions} ({seconds} s).",
            ja = "計算による結果です。探索は{count}局面で打ち切りました（{seconds}秒）。"
        ),
        Certainty::Nearby if has_unread_moves(solved) && !solved.holds_beyond() => tell!(
            phrasing,
            en = "The result was checked by search nearby ({positions}, {seconds} s). Wider surroundings were not \
                 searched to the end.",
            ja = "近くを調べた結果です（{count}局面、{seconds}秒）。これより広い範囲は調べきっていません。"
        ),
        Certainty::Nearby if solved.holds_beyond() => tell!(
            phrasing,
            en = "Checked by trying every line ({positions}, {seconds} s), but for what was left out. A longer search may find \
                 it out.",
            ja = "上に挙げたものを除き、すべての変化を調べました（{count}局面、{seconds}秒）。さらに調べれば分かるかもしれません。"
        ),
        Certainty::Nearby => tell!(
            phrasing,
            en = "Checked by trying every line nearby ({positions}, {seconds} s). Wider surroundings were not \
                 searched to the end.",
            ja = "近くのすべての変化を調べた結果です（{count}局面、{seconds}秒）。これより広い範囲は調べきっていません。"
        ),
        Certainty::Nothing => tell!(
            phrasing,
            en = "The search stopped after {positions} ({seconds} s); a longer one may decide it.",
            ja = "探索は{count}局面で打ち切りました（{seconds}秒）。さらに調べれば判定できるかもしれません。"
        ),
    }
}

/// How the answer is known, for paper: what the search took depends on the day.
pub(super) fn known_in_print(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let said = known_in_short(solved, phrasing);
    sentences(&[said, not_all_first_moves(solved, phrasing)], phrasing)
}

fn known_in_short(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    match solved.known() {
        Certainty::Proof if has_unread_moves(solved) => tell!(
            phrasing,
            en = "The result is proved.",
            ja = "結果は証明されています。"
        ),
        Certainty::Proof => tell!(
            phrasing,
            en = "Proved: every line was tried.",
            ja = "すべての変化を調べて確認しました。"
        ),
        Certainty::Count => tell!(phrasing, en = "Counted.", ja = "計算による結果です。"),
        Certainty::Nearby if has_unread_moves(solved) && !solved.holds_beyond() => tell!(
            phrasing,
            en = "The result was checked nearby; wider surroundings may change it.",
            ja = "近くを調べた結果です。広い範囲では変わるかもしれません。"
        ),
        Certainty::Nearby if solved.holds_beyond() => tell!(
            phrasing,
            en = "Every line was tried, but for what was left out.",
            ja = "上に挙げたものを除き、すべての変化を調べました。"
        ),
        Certainty::Nearby => tell!(
            phrasing,
            en = "Every line nearby was tried; wider surroundings may change the answer.",
            ja = "近くのすべての変化を調べた結果です。広い範囲では変わるかもしれません。"
        ),
        Certainty::Nothing => tell!(
            phrasing,
            en = "The search was not finished.",
            ja = "探索は終わっていません。"
        ),
    }
}

/// A time in seconds, exact enough to compare.
fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.001 {
        "<0.001".to_owned()
    } else if seconds < 1.0 {
        format!("{seconds:.3}")
    } else {
        format!("{seconds:.1}")
    }
}

/// The count in words, where it holds without reservation and the search does not contradict it.
pub(super) fn count_sentence(
    solved: &RaceAnswer,
    document: &Document,
    phrasing: Phrasing,
) -> Option<String> {
    let is_told = solved.is_count_sure() && solved.disagreements.is_empty();
    is_told.then(|| {
        let one = solved.first.zip(solved.report.verdict.as_ref());
        let sentence = match one {
            Some((first, verdict)) => {
                let who = side(first, phrasing);
                let result = start_result(verdict.start(first).ending, phrasing);
                tell!(
                    phrasing,
                    en = "{who} to play: {result}.",
                    ja = "{who}先：{result}。"
                )
            }
            None => verdict_sentence(&solved.report, document, phrasing),
        };
        tell!(
            phrasing,
            en = "By count: {sentence}",
            ja = "計算：{sentence}"
        )
    })
}

/// Why the count does not hold, where it is all that there is.
pub(super) fn doubts(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    if solved.known() != Certainty::Nothing {
        return String::new();
    }
    let warnings = solved.report.notices.iter().filter(|n| n.is_warning());
    let lines: Vec<String> = warnings
        .map(|each| {
            let message = notice::message(each, &solved.report, phrasing);
            format!("- {message}")
        })
        .collect();
    lines.join("\n")
}

pub(super) fn disagreement_sentences(solved: &RaceAnswer, phrasing: Phrasing) -> Vec<String> {
    solved
        .disagreements
        .iter()
        .map(|each| disagreement_sentence(each, solved.topology(), phrasing))
        .collect()
}

/// That count and search differ, and from where on they agree.
pub fn disagreement_sentence(
    disagreement: &Disagreement,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let counted = solved_outcome(disagreement.counted, phrasing);
    let proved = solved_outcome(disagreement.proved, phrasing);
    let starter = side(disagreement.first, phrasing);
    let said = tell!(
        phrasing,
        en = "{starter} to play: the count says “{counted}”, playing it out says “{proved}”. Please report this \
             position.",
        ja = "{starter}先：計算では「{counted}」、実際に打つと「{proved}」です。この局面を報告してください。"
    );
    let line = line_text(&disagreement.path, topology, phrasing);
    let place = if line.is_empty() {
        tell!(
            phrasing,
            en = "They differ in this position.",
            ja = "この局面で食い違います。"
        )
    } else {
        tell!(
            phrasing,
            en = "They still differ after {line}.",
            ja = "{line}の後まで食い違います。"
        )
    };
    sentences(&[said, place], phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_board::Color;
    use semeai_race::Ending;
    use semeai_race::solve::Outcome;

    use super::*;
    use crate::example::{PLAIN, solved};

    #[test]
    fn where_first_moves_were_not_read_nobody_says_that_every_line_was_tried() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Black));
        let told = |race: &RaceAnswer, phrasing| {
            [
                proof_sentence(race, phrasing),
                known_in_print(race, phrasing),
            ]
        };
        let every = ["every line", "すべての変化"];
        for (phrasing, every) in Phrasing::ALL.into_iter().zip(every) {
            let whole = told(&race, phrasing);
            assert!(whole.iter().all(|said| said.contains(every)), "{whole:?}");
        }
        let unread = race.position.empty().first();
        let black = race.solution.starts.black.as_mut().expect("asked");
        black.unjudged = unread.into_iter().collect();
        for (phrasing, every) in Phrasing::ALL.into_iter().zip(every) {
            let part = told(&race, phrasing);
            assert!(!part.iter().any(|said| said.contains(every)), "{part:?}");
        }
        assert_eq!(
            known_in_print(&race, Phrasing::ENGLISH),
            "The result is proved. Not every first move was read to the end."
        );
        race.holds_beyond = semeai_board::ByColor::default();
        for (phrasing, every) in Phrasing::ALL.into_iter().zip(every) {
            let near = told(&race, phrasing);
            assert!(!near.iter().any(|said| said.contains(every)), "{near:?}");
        }
    }

    #[test]
    fn a_disagreement_asks_for_a_report() {
        let race = solved(PLAIN, Outcome::Ends(Ending::White));
        let board = race.position.topology();
        let found = &Disagreement {
            first: Color::Black,
            counted: Outcome::Ends(Ending::Black),
            proved: Outcome::Ends(Ending::White),
            path: Vec::new(),
        };
        assert!(
            disagreement_sentence(found, board, Phrasing::ENGLISH).starts_with(
                "Black to play: the count says “Black wins”, playing it out says “White wins”. Please report this \
                 position."
            )
        );
        assert!(
            disagreement_sentence(found, board, Phrasing::JAPANESE).contains(
                "計算では「黒の勝ち」、実際に打つと「白の勝ち」です。この局面を報告してください。"
            )
        );
    }
}
