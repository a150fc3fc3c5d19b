//! What is asked and answered on a handout.

use semeai_board::Color;
use semeai_cgt::Rational;
use semeai_session::handout::{HandoutProblem, HandoutTexts, ProblemTexts};
use semeai_session::{Finding, Phrasing, Subject};
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::board::every_line;
use semeai_words::endgame::plain::answer;
use semeai_words::grammar::sentences;
use semeai_words::handout::{asked_of_endgame, problem_names};
use semeai_words::labels::{Label, label};
use semeai_words::lesson::{
    first_move_question, left_out, life_short_question, map_question, race_question,
};
use semeai_words::life::life_fault;
use semeai_words::position::position_error;
use semeai_words::race::answer::BothStarts;
use semeai_words::race::solution::refusal::propose_error;
use semeai_words::race::solution::solution_in_print;
use semeai_words::tactics::{map_error, map_fault_sentence, set_sentences};

use crate::life;

/// Everything on a handout that is no board, under a title.
///
/// What somebody has written stands there in the language in which it is, if it is not written in this one.
pub fn handout_texts(problems: &[HandoutProblem], title: &str, phrasing: Phrasing) -> HandoutTexts {
    let numbered = (1_usize..).zip(problems);
    let texts = numbered.map(|(number, problem)| problem_texts(number, problem, phrasing));
    semeai_words::handout::handout_texts(texts.collect(), title, phrasing)
}

fn problem_texts(number: usize, problem: &HandoutProblem, phrasing: Phrasing) -> ProblemTexts {
    let [name, solution] = problem_names(number, &problem.document, phrasing);
    ProblemTexts {
        name,
        solution,
        question: question(problem, phrasing),
        answer: answer_lines(problem, phrasing),
    }
}

/// What is asked of a problem: what somebody has written, or else what the window asks of it too.
fn question(problem: &HandoutProblem, phrasing: Phrasing) -> String {
    let document = &problem.document;
    if let Some(written) = document.lesson.question.told(phrasing.language) {
        return written.to_owned();
    }
    let start = document.asked_start();
    let then = |asked: &str, first: Option<Color>| {
        let first = first.map(|first| first_move_question(first, phrasing));
        let asked = [asked.to_owned()].into_iter().chain(first);
        sentences(&asked.collect::<Vec<_>>(), phrasing)
    };
    match (&problem.finding, document.subject) {
        (Finding::Game, _) => String::new(),
        (Finding::Race(Ok(solved)), _) => {
            let deciding = BothStarts::of_search(solved).asked_moves(start);
            let asked = race_question(start, phrasing);
            then(asked, deciding.map(|(first, _)| first))
        }
        (Finding::Endgame(report), _) => {
            let deciding = report.asked_moves(start);
            let asked = asked_of_endgame(document, phrasing);
            then(&asked, deciding.map(|(first, _)| first))
        }
        (Finding::Life(Ok(report)), _) => {
            let asked = life::question(document, report, phrasing);
            asked.map_or_else(
                || life_short_question(phrasing).to_owned(),
                |it| it.headline,
            )
        }
        (Finding::Map(Ok(sheet)), _) => match &sheet.report {
            Ok(report) => {
                let (_, does_ask_in) = report.points_to_ask(&sheet.legal);
                map_question(document.map.text.trim(), does_ask_in, phrasing)
            }
            Err(_) => map_question(document.map.text.trim(), true, phrasing),
        },
        (_, Subject::Race) => race_question(start, phrasing).to_owned(),
        (_, Subject::Endgame) => asked_of_endgame(document, phrasing),
        (_, Subject::Life) => life_short_question(phrasing).to_owned(),
        (_, Subject::Maps) => map_question(document.map.text.trim(), true, phrasing),
    }
}

/// The answer to a problem, a paragraph each: what somebody has written, and what was found.
fn answer_lines(problem: &HandoutProblem, phrasing: Phrasing) -> Vec<String> {
    let written = problem.document.lesson.answer.told(phrasing.language);
    let found = found_lines(problem, phrasing);
    let Some(written) = written else { return found };
    let mut lines = vec![written.to_owned()];
    // Why nothing was found is of no use to who has an answer.
    if problem.finding.is_answer() {
        lines.push(label(Label::ProgramFinds, phrasing).to_owned());
        lines.extend(found);
    }
    lines
}

fn found_lines(problem: &HandoutProblem, phrasing: Phrasing) -> Vec<String> {
    let document = &problem.document;
    let topology = document.topology();
    match &problem.finding {
        Finding::Game => Vec::new(),
        Finding::NoPosition(error) => vec![position_error(error, phrasing).message],
        Finding::Race(Ok(solved)) => solution_in_print(solved, phrasing),
        Finding::Race(Err(error)) => vec![propose_error(error, topology, phrasing)],
        Finding::Endgame(report) => {
            let points: Rational = document.endgame.counting.komi.points();
            let mut lines = answer(report, topology, points, phrasing);
            lines.extend(every_line(report, phrasing));
            lines.extend(endgame_warnings(report, topology, phrasing));
            lines
        }
        Finding::Life(Ok(report)) => life::in_print(document, report, phrasing),
        Finding::Life(Err(fault)) => vec![life_fault(fault, topology, phrasing)],
        Finding::Map(Ok(sheet)) => match &sheet.report {
            Ok(report) => {
                let (points, does_ask_in) = report.points_to_ask(&sheet.legal);
                let text = document.map.text.trim();
                let left = (!does_ask_in).then(|| left_out(text, &points, topology, phrasing));
                let all = set_sentences(report, document.map.player, topology, phrasing);
                left.into_iter().chain(all).collect()
            }
            Err(fault) => vec![map_fault_sentence(fault, phrasing)],
        },
        Finding::Map(Err(error)) => vec![map_error(error, phrasing)],
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use semeai_session::handout::solved;
    use semeai_session::{Control, Document, Sample};

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
        for phrasing in semeai_words::PHRASINGS {
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
            first.contains("Black to play: Black wins. H9 wins"),
            "{first}"
        );
        let second = english.problems[1].answer.join("\n");
        assert!(second.contains("Black to play: "), "{second}");
        // How it was asked and found is no answer for pupils.
        let third = english.problems[2].answer.join("\n");
        assert!(third.contains("whoever plays first"), "{third}");
        for theory in ["ultimate", "ko rules", "positions", "classify"] {
            assert!(!third.contains(theory), "{theory}: {third}");
        }
    }

    #[test]
    fn an_endgame_too_large_is_read_along_the_border_as_in_the_window() {
        let rows = [
            "...#@....",
            "..#.@....",
            "...#@....",
            "...#@....",
            "...#@....",
            "...#@....",
        ];
        let rows = rows.join("\n").replace('#', "X").replace('@', "O");
        let loaded = semeai_session::file::parse("board", rows.as_bytes());
        let mut document = loaded.expect("a diagram").document;
        document.subject = Subject::Endgame;
        let told = |phrasing| {
            texts(vec![document.clone()], phrasing).problems[0]
                .answer
                .join("\n")
        };
        let english = told(Phrasing::ENGLISH);
        assert!(
            english.starts_with("If the border holds, Black to play: White wins by "),
            "{english}"
        );
        assert!(
            english.contains("Assumed, not proved: stones with many liberties"),
            "{english}"
        );
        let japanese = told(Phrasing::JAPANESE);
        assert!(
            japanese.starts_with("境界が破れなければ、黒先：白の"),
            "{japanese}"
        );
    }

    #[test]
    fn what_is_written_stands_before_what_is_found() {
        let mut document = Sample::ConnectFirst.document();
        document.text.title = "A title".to_owned();
        let write = |text: &str| text.to_owned();
        document
            .lesson
            .question
            .write(Language::ENGLISH, &write("Which move?"));
        document
            .lesson
            .answer
            .write(Language::JAPANESE, &write("H9です。"));
        let told = texts(vec![document], Phrasing::ENGLISH);
        let problem = &told.problems[0];
        assert_eq!(problem.name, "Problem 1");
        assert_eq!(problem.solution, "Problem 1: A title");
        assert_eq!(problem.question, "Which move?");
        assert_eq!(problem.answer[..2], ["H9です。", "The program finds:"]);
        assert!(problem.answer[2].starts_with("Black to play: Black wins. H9 wins"));
    }

    #[test]
    fn what_is_asked_is_what_the_window_asks() {
        let mut map = Sample::Room.document();
        map.subject = Subject::Maps;
        let samples = [Sample::ConnectFirst, Sample::GoteAndSente, Sample::TwoFates];
        let mut documents: Vec<_> = samples.map(Sample::document).into();
        documents.push(map);
        let told = texts(documents, Phrasing::ENGLISH);
        let asked: Vec<&str> = told.problems.iter().map(|it| &*it.question).collect();
        assert_eq!(
            asked[0],
            "Who wins if Black plays first? If White does? Black plays first: where?"
        );
        assert!(
            asked[1].starts_with("Who wins, and by how much, if Black plays first? If White does?")
        );
        assert!(asked[2].starts_with("Whose is "), "{asked:?}");
        assert_eq!(asked[3], "Which free points does the map P4(V) leave out?");
        let answer = &told.problems[3].answer[0];
        assert!(answer.starts_with("The map P4(V) leaves out "), "{answer}");
    }

    #[test]
    fn where_one_side_plays_nothing_is_asked_or_told_of_the_other() {
        let mut race = Sample::ConnectFirst.document();
        let mut endgame = Sample::GoteAndSente.document();
        for document in [&mut race, &mut endgame] {
            document.board.to_move = Color::White;
            document.lesson.asks_one_start = true;
        }
        for (language, phrasing) in [("en", Phrasing::ENGLISH), ("ja", Phrasing::JAPANESE)] {
            let told = texts(vec![race.clone(), endgame.clone()], phrasing);
            for problem in &told.problems {
                let all = format!("{}\n{}", problem.question, problem.answer.join("\n"));
                let (own, other) = match language {
                    "en" => ("White", "Black to play"),
                    _ => ("白先", "黒先"),
                };
                assert!(problem.question.contains(own), "{all}");
                assert!(
                    !all.contains(other) && !problem.question.contains("Black"),
                    "{all}"
                );
            }
        }
        let told = texts(vec![race], Phrasing::ENGLISH);
        assert_eq!(
            told.problems[0].question,
            "Who wins if White plays first? White plays first: where?"
        );
    }
}
