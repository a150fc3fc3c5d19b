//! What stands on a handout beside what is asked and what was found.

use semeai_session::file::FileError;
use semeai_session::handout::{HandoutError, HandoutTexts, ProblemTexts};
use semeai_session::{Counting, Document, Phrasing};

use crate::counting::counting_line;
use crate::file::error::file_error;
use crate::lesson::endgame_question;
use crate::texts::handout as texts;

/// Everything on a handout that is no board, under a title.
pub fn handout_texts(problems: Vec<ProblemTexts>, title: &str, phrasing: Phrasing) -> HandoutTexts {
    HandoutTexts {
        coordinates: phrasing.coordinates,
        title: title.to_owned(),
        questions: texts::handout_texts_problems(phrasing).to_owned(),
        answers: texts::handout_texts_answers(phrasing).to_owned(),
        ring: texts::handout_texts_blocks_race(phrasing).to_owned(),
        square: texts::handout_texts_safe_never_captured(phrasing).to_owned(),
        problems,
    }
}

/// What stands over the board of a problem, and, with the title of its position, over its answer.
pub fn problem_names(number: usize, document: &Document, phrasing: Phrasing) -> [String; 2] {
    let name = texts::problem_names_name(&number, phrasing);
    let solution = match document.title(phrasing.language).trim() {
        "" => name.clone(),
        title => texts::problem_names(&name, &title, phrasing),
    };
    [name, solution]
}

/// What is asked of an endgame, with how its points are counted where that is not the usual way.
pub fn asked_of_endgame(document: &Document, phrasing: Phrasing) -> String {
    let counting = &document.endgame.counting;
    let asked = endgame_question(document.asked_start(), phrasing);
    if *counting == Counting::default() {
        return asked.to_owned();
    }
    let counted = counting_line(counting, phrasing);
    texts::asked_of_endgame(&asked, &counted, phrasing)
}

/// Why positions make no handout. No full stop: an English line of a terminal has none.
pub fn handout_error(error: &HandoutError, phrasing: Phrasing) -> String {
    match error {
        HandoutError::TooMany { count, most } => {
            texts::handout_error_too_many(&count, &most, phrasing)
        }
        HandoutError::Game { number, error } => {
            let named = FileError {
                name: texts::handout_error_game(&number, phrasing),
                ..error.clone()
            };
            let said = file_error(&named, phrasing);
            said.trim_end_matches('.').to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_positions_are_told() {
        let error = HandoutError::TooMany {
            count: 500,
            most: 400,
        };
        assert_eq!(
            handout_error(&error, Phrasing::ENGLISH),
            "a handout has at most 400 positions, but there are 500"
        );
    }
}
