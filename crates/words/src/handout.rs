//! What stands on a handout beside what is asked and what was found.

use semeai_session::file::FileError;
use semeai_session::handout::{HandoutError, HandoutTexts, ProblemTexts};
use semeai_session::{Counting, Document, Phrasing};

use crate::counting::counting_line;
use crate::file::error::file_error;
use crate::lesson::endgame_question;

/// Everything on a handout that is no board, under a title.
pub fn handout_texts(problems: Vec<ProblemTexts>, title: &str, phrasing: Phrasing) -> HandoutTexts {
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
            ja = "安全な石（取られない）"
        ),
        problems,
    }
}

/// What stands over the board of a problem, and, with the title of its position, over its answer.
pub fn problem_names(number: usize, document: &Document, phrasing: Phrasing) -> [String; 2] {
    let name = tell!(phrasing, en = "Problem {number}", ja = "問題{number}");
    let solution = match document.title(phrasing.language).trim() {
        "" => name.clone(),
        title => tell!(phrasing, en = "{name}: {title}", ja = "{name}　{title}"),
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
    tell!(
        phrasing,
        en = "{asked} ({counted})",
        ja = "{asked}（{counted}）"
    )
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
    use super::*;

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
