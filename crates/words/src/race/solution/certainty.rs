//! How a solved race is known, and where count and search differ.

use std::time::Duration;

use semeai_board::Topology;
use semeai_race::answer::{Disagreement, RaceAnswer};
use semeai_race::solve::Effort;
use semeai_search::Known;
use semeai_session::{Document, Phrasing};

use super::line::line_text;
use crate::grammar::{grouped, plural, sentences, side};
use crate::race::notice;
use crate::race::result::{solved_outcome, start_result};
use crate::race::verdict::verdict_sentence;
use crate::texts::race::solution::certainty as texts;

/// How the answer is known, and what the search took.
pub fn proof_sentence(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let said = search_sentence(solved, phrasing);
    sentences(&[said, not_all_first_moves(solved, phrasing)], phrasing)
}

/// That some first moves were not read to the end, where that is so of a start that was searched; else nothing.
fn not_all_first_moves(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let told = match has_unread_moves(solved) {
        true => texts::not_all_first_moves(phrasing),
        false => "",
    };
    told.to_owned()
}

/// Whether some first moves were not read to the end: then it is known how it ends, but not every line was tried.
fn has_unread_moves(solved: &RaceAnswer) -> bool {
    let is_unread = |first| {
        let searched = solved.searched(first);
        solved.start(first).is_searched()
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
        Known::Proved if has_unread_moves(solved) => {
            texts::search_sentence_proof(&count, &positions, &seconds, phrasing)
        }
        Known::Proved => {
            texts::search_sentence_checked_trying_every_line(&count, &positions, &seconds, phrasing)
        }
        Known::Counted => texts::search_sentence_count(&count, &positions, &seconds, phrasing),
        Known::Provisional if has_unread_moves(solved) && !solved.holds_beyond() => {
            texts::search_sentence_nearby(&count, &positions, &seconds, phrasing)
        }
        Known::Provisional if solved.holds_beyond() => {
            texts::search_sentence_checked_trying_every_line_2(
                &count, &positions, &seconds, phrasing,
            )
        }
        Known::Provisional => texts::search_sentence_checked_trying_every_line_3(
            &count, &positions, &seconds, phrasing,
        ),
        Known::Undecided => texts::search_sentence_nothing(&count, &positions, &seconds, phrasing),
    }
}

/// How the answer is known, for paper: what the search took depends on the day.
pub(super) fn known_in_print(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    let said = known_in_short(solved, phrasing);
    sentences(&[said, not_all_first_moves(solved, phrasing)], phrasing)
}

fn known_in_short(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    match solved.known() {
        Known::Proved if has_unread_moves(solved) => {
            texts::known_in_short_proof(phrasing).to_owned()
        }
        Known::Proved => texts::known_in_short_proved_every_line_was(phrasing).to_owned(),
        Known::Counted => texts::known_in_short_count(phrasing).to_owned(),
        Known::Provisional if has_unread_moves(solved) && !solved.holds_beyond() => {
            texts::known_in_short_nearby(phrasing).to_owned()
        }
        Known::Provisional if solved.holds_beyond() => {
            texts::known_in_short_every_line_was_tried(phrasing).to_owned()
        }
        Known::Provisional => texts::known_in_short_every_line_nearby_was(phrasing).to_owned(),
        Known::Undecided => texts::known_in_short_nothing(phrasing).to_owned(),
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
                texts::count_sentence_play(&result, &who, phrasing)
            }
            None => verdict_sentence(&solved.report, document, phrasing),
        };
        texts::count_sentence_count(&sentence, phrasing)
    })
}

/// Why the count does not hold, where it is all that there is.
pub(super) fn doubts(solved: &RaceAnswer, phrasing: Phrasing) -> String {
    if solved.known() != Known::Undecided {
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
    let said = texts::disagreement_sentence_said(&counted, &proved, &starter, phrasing);
    let line = line_text(&disagreement.path, topology, phrasing);
    let place = if line.is_empty() {
        texts::disagreement_sentence_they_differ_position(phrasing).to_owned()
    } else {
        texts::disagreement_sentence_they_still_differ(&line, phrasing)
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
        for (phrasing, every) in crate::PHRASINGS.into_iter().zip(every) {
            let whole = told(&race, phrasing);
            assert!(whole.iter().all(|said| said.contains(every)), "{whole:?}");
        }
        let unread = race.position.empty().first();
        let black = race.solution.starts.black.as_mut().expect("asked");
        black.unjudged = unread.into_iter().collect();
        for (phrasing, every) in crate::PHRASINGS.into_iter().zip(every) {
            let part = told(&race, phrasing);
            assert!(!part.iter().any(|said| said.contains(every)), "{part:?}");
        }
        assert_eq!(
            known_in_print(&race, Phrasing::ENGLISH),
            "The result is proved. Not every first move was read to the end."
        );
        race.holds_beyond = semeai_board::ByColor::default();
        for (phrasing, every) in crate::PHRASINGS.into_iter().zip(every) {
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
