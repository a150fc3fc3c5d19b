//! What stands on a handout: what is asked where nobody has written a question, and what was found.

use semeai_cgt::Rational;
use semeai_session::file::FileError;
use semeai_session::handout::{HandoutError, HandoutProblem, HandoutTexts, ProblemTexts};
use semeai_session::{Counting, Document, Finding, Phrasing, Subject};

use crate::counting::counting_line;
use crate::endgame::board::every_line;
use crate::endgame::plain::answer;
use crate::file::error::file_error;
use crate::life::{life_fault, life_sentences};
use crate::position::position_error;
use crate::race::solution::refusal::propose_error;
use crate::race::solution::solution_in_print;
use crate::tactics::{map_error, map_fault_sentence, set_sentences};

/// Everything on a handout that is no board, under a title.
///
/// What somebody has written stands there in the language in which it is, if it is not written in this one.
pub fn handout_texts(problems: &[HandoutProblem], title: &str, phrasing: Phrasing) -> HandoutTexts {
    let numbered = (1_usize..).zip(problems);
    HandoutTexts {
        coordinates: phrasing.coordinates,
        title: title.to_owned(),
        questions: tell!(phrasing, en = "Problems", ja = "問題"),
        answers: tell!(phrasing, en = "Answers", ja = "解答"),
        ring: tell!(
            phrasing,
            en = "the blocks that race",
            ja = "攻合いの対象の石"
        ),
        square: tell!(
            phrasing,
            en = "safe: never captured",
            ja = "安全な石(取られない)"
        ),
        problems: numbered
            .map(|(number, problem)| problem_texts(number, problem, phrasing))
            .collect(),
    }
}

fn problem_texts(number: usize, problem: &HandoutProblem, phrasing: Phrasing) -> ProblemTexts {
    let document = &problem.document;
    let title = document.text.title.trim();
    let name = tell!(phrasing, en = "Problem {number}", ja = "問題{number}");
    ProblemTexts {
        solution: match title {
            "" => name.clone(),
            title => tell!(phrasing, en = "{name}: {title}", ja = "{name}:{title}"),
        },
        name,
        question: question(document, phrasing),
        answer: answer_lines(problem, phrasing),
    }
}

/// What is asked of a document: what somebody has written, or else what its science asks of everything.
///
/// ```
/// use semeai_session::{Phrasing, Sample};
/// use semeai_words::handout::question;
///
/// let document = Sample::ConnectFirst.document();
/// assert_eq!(
///     question(&document, Phrasing::ENGLISH),
///     "Who wins if Black plays first? If White does? Which first moves win?"
/// );
/// ```
pub fn question(document: &Document, phrasing: Phrasing) -> String {
    if let Some(written) = document.lesson.question.told(phrasing.language) {
        return written.to_owned();
    }
    match document.subject {
        Subject::Race => tell!(
            phrasing,
            en = "Who wins if Black plays first? If White does? Which first moves win?",
            ja = "黒先ならどちらの勝ちですか。白先ならどうですか。勝つ初手はどこですか。"
        ),
        Subject::Endgame => endgame_question(document, phrasing),
        Subject::Life => tell!(
            phrasing,
            en = "Whose is each point and each stone, whoever plays first? Which of them does the first move decide?",
            ja = "どちらが先でも変わらない点と石は、それぞれどちらのものですか。初手で決まるのはどこですか。"
        ),
        Subject::Maps => {
            let map = document.map.text.trim();
            tell!(
                phrasing,
                en = "Which points does the map {map} give?",
                ja = "マップ{map}が示す点はどこですか。"
            )
        }
    }
}

/// Of an endgame, with how its points are counted where that is not the usual way.
fn endgame_question(document: &Document, phrasing: Phrasing) -> String {
    let counting = &document.endgame.counting;
    let asked = tell!(
        phrasing,
        en = "Which move is biggest? Who wins by how much if Black plays first, and if White does?",
        ja = "一番大きい手はどこですか。黒先、白先のそれぞれで、どちらが何目勝ちますか。"
    );
    if *counting == Counting::default() {
        return asked;
    }
    let counted = counting_line(counting, phrasing);
    tell!(
        phrasing,
        en = "{asked} ({counted})",
        ja = "{asked}({counted})"
    )
}

/// The answer to a problem, a paragraph each: what somebody has written, or else what was found.
pub fn answer_lines(problem: &HandoutProblem, phrasing: Phrasing) -> Vec<String> {
    let document = &problem.document;
    let topology = document.topology();
    let komi = document.endgame.counting.komi;
    match &problem.finding {
        Finding::Written => {
            let written = document.lesson.answer.told(phrasing.language);
            written.map(str::to_owned).into_iter().collect()
        }
        Finding::NoPosition(error) => vec![position_error(error, phrasing).message],
        Finding::Race(Ok(solved)) => solution_in_print(solved, phrasing),
        Finding::Race(Err(error)) => vec![propose_error(error, topology, phrasing)],
        Finding::Endgame(report) => {
            let points: Rational = komi.points();
            let mut lines = answer(report, topology, points, phrasing);
            lines.extend(every_line(report, phrasing));
            lines
        }
        Finding::Life(Ok(report)) => life_sentences(report, komi, phrasing),
        Finding::Life(Err(fault)) => vec![life_fault(fault, topology, phrasing)],
        Finding::Map(Ok(sheet)) => match &sheet.report {
            Ok(report) => set_sentences(report, document.map.player, topology, phrasing),
            Err(fault) => vec![map_fault_sentence(fault, phrasing)],
        },
        Finding::Map(Err(error)) => vec![map_error(error, phrasing)],
    }
}

/// Why positions make no handout. No full stop: an English line of a terminal has none.
pub fn handout_error(error: &HandoutError, phrasing: Phrasing) -> String {
    match error {
        HandoutError::TooMany { count, most } => tell!(
            phrasing,
            en = "a handout has at most {most} positions, and these are {count}",
            ja = "問題プリントにできるのは{most}局面までです。{count}局面あります。"
        ),
        HandoutError::Game { number, error } => {
            let named = FileError {
                name: tell!(phrasing, en = "game {number}", ja = "{number}番目の棋譜"),
                ..error.clone()
            };
            let said = file_error(&named, phrasing);
            said.trim_end_matches('.').to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use semeai_session::handout::solved;
    use semeai_session::{Control, Sample};

    use semeai_session::Language;

    use super::*;

    fn texts(documents: Vec<Document>, phrasing: Phrasing) -> HandoutTexts {
        let time = Duration::from_secs(20);
        let problems = solved(documents, time, &Control::default());
        handout_texts(&problems, "Races", phrasing)
    }

    #[test]
    fn every_science_asks_and_answers_in_both_languages() {
        let mut map = Sample::ConnectFirst.document();
        map.subject = Subject::Maps;
        let documents = vec![
            Sample::ConnectFirst.document(),
            Sample::Corridors.document(),
            Sample::TwoFates.document(),
            map,
        ];
        for phrasing in Phrasing::ALL {
            let told = texts(documents.clone(), phrasing);
            assert_eq!(told.problems.len(), 4);
            for problem in &told.problems {
                assert!(
                    !problem.question.is_empty() && !problem.answer.is_empty(),
                    "{problem:?}"
                );
                assert!(
                    problem.answer.iter().all(|line| !line.trim().is_empty()),
                    "{problem:?}"
                );
            }
        }
        let english = texts(documents, Phrasing::ENGLISH);
        let first = english.problems[0].answer.join("\n");
        assert!(
            first.contains("Black first: Black wins. H9 wins"),
            "{first}"
        );
        let second = english.problems[1].answer.join("\n");
        assert!(second.contains("Black first: "), "{second}");
    }

    #[test]
    fn what_is_written_stands_in_place_of_what_is_found() {
        let mut document = Sample::ConnectFirst.document();
        document.text.title = "A title".to_owned();
        let write = |text: &str| text.to_owned();
        document
            .lesson
            .question
            .write(Language::English, &write("Which move?"));
        document
            .lesson
            .answer
            .write(Language::Japanese, &write("H9です。"));
        let told = texts(vec![document], Phrasing::ENGLISH);
        let problem = &told.problems[0];
        assert_eq!(problem.name, "Problem 1");
        assert_eq!(problem.solution, "Problem 1: A title");
        assert_eq!(problem.question, "Which move?");
        assert_eq!(problem.answer, ["H9です。"]);
    }

    #[test]
    fn too_many_positions_are_told() {
        let error = HandoutError::TooMany {
            count: 500,
            most: 400,
        };
        assert_eq!(
            handout_error(&error, Phrasing::ENGLISH),
            "a handout has at most 400 positions, and these are 500"
        );
    }
}
