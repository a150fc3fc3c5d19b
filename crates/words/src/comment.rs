//! What the comment of a saved file tells of its race or of its endgame.

use semeai_board::Topology;
use semeai_endgame::position_report::EndgameReport;
use semeai_race::NoRace;
use semeai_race::answer::RaceAnswer;
use semeai_race::report::Report;
use semeai_session::{Document, Phrasing};

use crate::endgame::assumptions::endgame_warnings;
use crate::endgame::board::every_line;
use crate::endgame::plain::answer_in_theory;
use crate::race::solution::certainty::proof_sentence;
use crate::race::solution::refusal::no_race_why;
use crate::race::solution::safe::beyond_sentence;
use crate::race::solution::start::start_sentence;
use crate::race::theory::theory_line;
use crate::race::verdict::verdict_sentence;

/// The words of files: they are read by others too, and saving them must not depend on who looks at them.
const PHRASING: Phrasing = Phrasing::ENGLISH;

/// What was counted and proved of a document, line by line, for the comment of its file; empty if nothing is known.
///
/// Always in English. Report and proof must belong to the document.
pub fn file_comment(
    document: &Document,
    report: Option<&Report>,
    proof: Option<&RaceAnswer>,
) -> Vec<String> {
    // What the count cannot say is beside the point once it is proved.
    let counts = proof.is_none_or(RaceAnswer::is_count_sure);
    let counted = report.filter(|report| counts && report.verdict.is_some());
    let mut lines = Vec::new();
    if let Some(report) = counted {
        lines.push(verdict_sentence(report, document, PHRASING));
        lines.push(theory_line(report, PHRASING));
    }
    if let Some(proof) = proof {
        lines.push(beyond_sentence(proof, PHRASING));
        let starts = proof.starts();
        lines.extend(starts.map(|first| start_sentence(proof, first, PHRASING)));
        lines.push(proof_sentence(proof, PHRASING));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// Whether what a file tells of a proof is what a proof says that was made anew: of each start the same sentence.
pub fn is_confirmed(told: &[String], proof: &RaceAnswer) -> bool {
    let sentence = |first| start_sentence(proof, first, PHRASING);
    proof.starts().all(|first| told.contains(&sentence(first)))
}

/// That nothing races, line by line, for the comment of a file.
///
/// Always in English.
pub fn no_race_comment(found: &NoRace, topology: &Topology) -> Vec<String> {
    no_race_why(found, topology, PHRASING)
}

/// What was found of the endgame of a document, line by line, for the comment of its file: the scores with komi, the biggest move,
/// the line of theory, and what is assumed.
///
/// Always in English. The report must belong to the document.
pub fn endgame_comment(document: &Document, report: &EndgameReport) -> Vec<String> {
    let (topology, komi) = (document.topology(), document.endgame.counting.komi.points());
    let mut lines = answer_in_theory(report, topology, komi, PHRASING);
    lines.extend(every_line(report, PHRASING));
    lines.extend(endgame_warnings(report, topology, PHRASING));
    lines
}

#[cfg(test)]
mod tests {
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    use semeai_race::answer::answer_race;
    use semeai_session::file::{Answers, parse, to_sgf};
    use semeai_session::{Komi, Sample, analyze};

    use super::*;

    fn document(diagram: &str) -> Document {
        let loaded = parse("sample.txt", diagram.as_bytes()).expect("a diagram");
        loaded.document
    }

    fn counted<'a>(report: &'a Report, words: &'a [String]) -> Answers<'a> {
        Answers {
            race: Some(report),
            words,
            ..Answers::NOTHING
        }
    }

    /// The document that a text holds once it is written and read again.
    fn read(text: &str) -> Document {
        let loaded = parse("test.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        loaded.document
    }

    #[test]
    fn what_was_counted_is_told_and_leaves_no_trace() {
        let mut document = document(".@.@@\nBBBBB\nB.B.B\nWWWWW\n.#.##");
        document.text.comment = "Mine.".to_owned();
        let report = analyze(&document, None).expect("legal");
        let told = file_comment(&document, Some(&report), None);
        assert_eq!(
            told,
            [
                "Each side has 2 outside, and 2 are shared. Seki: neither side can approach.",
                "sum 0; cooled by 2: g = 0; Black first ceil(g) = 0, White first floor(g) = 0; F = 1; no eyes, 2 \
                 shared (type 2)"
            ]
        );
        let text = to_sgf(&document, &counted(&report, &told)).expect("a rectangle");
        let comment = format!("C[Mine.\n\n--- Semeai ---\n{}\n--- / ---]", told.join("\n"));
        assert!(text.contains(&comment), "{text}");
        assert_eq!(read(&text), document);
    }

    #[test]
    fn without_a_verdict_nothing_is_told() {
        let document = document(".X.\n.O.\n...");
        let report = analyze(&document, None).expect("legal");
        assert_eq!(file_comment(&document, Some(&report), None), [""; 0]);
        assert_eq!(file_comment(&document, None, None), [""; 0]);
    }

    #[test]
    fn what_was_proved_is_told_in_the_comment() {
        let document = document(include_str!(
            "../../../assets/samples/14-count-the-ko-threats.txt"
        ));
        let question = document.race_question().expect("a position");
        let solved = answer_race(&question).expect("a race");
        let report = analyze(&document, None).expect("legal");
        let told = file_comment(&document, Some(&report), Some(&solved));
        let text = to_sgf(&document, &counted(&report, &told)).expect("a rectangle");
        for part in [
            "White to play: Ko: White needs one more threat than Black, else Black wins.",
            "Checked by trying every line",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        assert!(!text.contains("Cannot say"), "{text}");
        assert_eq!(read(&text), document);
    }

    #[test]
    fn an_endgame_is_told_with_komi_and_leaves_no_trace() {
        let mut document = Sample::Corridors.document();
        document.endgame.counting.komi = Komi::parse("6.5").expect("half points");
        let mut asked = Endgame::new(document.position().expect("legal"));
        asked.roles = document.marks.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let words = endgame_comment(&document, &report);
        let told = Answers {
            endgame: Some(&report),
            words: &words,
            ..Answers::NOTHING
        };
        let text = to_sgf(&document, &told).expect("a rectangle");
        for part in [
            "\nTB[",
            "\nTW[",
            "\nLB[",
            "SQ[",
            "C[--- Semeai ---\nBlack to play: White wins by ",
        ] {
            assert!(text.contains(part), "{part} in\n{text}");
        }
        assert_eq!(read(&text), document);
    }
}
