//! What is said of the lessons that were solved and missed, and of the file that keeps them.

use semeai_session::Phrasing;
use semeai_session::file::FileError;
use semeai_session::lesson_results::{LessonName, LessonPlace, LessonsFault};
use semeai_session::printable::inline;

use crate::exercise::exercise_title;
use crate::file::error::file_error;
use crate::grammar::{grouped, int};
use crate::samples::sample_title;
use crate::texts::lesson_results as texts;

/// What a lesson of the box or an exercise is called in a list; nothing of one that cannot be shown again by its name alone.
///
/// ```
/// use semeai_session::lesson_results::LessonName;
/// use semeai_session::{Phrasing, Sample};
/// use semeai_words::lesson_results::lesson_title;
///
/// let lesson = LessonName::of_sample(Sample::ConnectFirst);
/// assert_eq!(lesson_title(&lesson, Phrasing::ENGLISH).as_deref(), Some("Connect first"));
/// assert_eq!(lesson_title(&LessonName::Position(3), Phrasing::ENGLISH), None);
/// ```
pub fn lesson_title(lesson: &LessonName, phrasing: Phrasing) -> Option<String> {
    match lesson {
        LessonName::Exercise(exercise) => Some(exercise_title(exercise, phrasing)),
        LessonName::Sample(_) | LessonName::Position(_) => {
            Some(sample_title(lesson.sample()?, phrasing).to_owned())
        }
    }
}

/// What a position of somebody's own is called in a list: by its file and where it stood there. Its title may give its answer away.
///
/// ```
/// use std::path::Path;
/// use semeai_session::lesson_results::LessonPlace;
/// use semeai_session::{Phrasing, Sample};
/// use semeai_words::lesson_results::place_title;
///
/// let lesson = Path::new("/home/anna/lesson.sgf");
/// let place = LessonPlace::of(lesson, 2, &Sample::Corner.document()).expect("a text");
/// assert_eq!(place_title(&place, Phrasing::ENGLISH), "lesson.sgf, problem 3");
/// assert_eq!(place_title(&place, Phrasing::JAPANESE), "lesson.sgf 問題3");
/// ```
pub fn place_title(place: &LessonPlace, phrasing: Phrasing) -> String {
    let file = inline(place.file_name());
    let number = grouped(int(place.game.saturating_add(1)));
    texts::place_title(&file, &number, phrasing)
}

/// How many of some problems were solved, and how many missed.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson_results::results_summary;
///
/// assert_eq!(results_summary(5, 3, 1, Phrasing::ENGLISH), "5 problems: 3 solved, 1 missed.");
/// assert_eq!(results_summary(5, 3, 1, Phrasing::JAPANESE), "全5問中、正解3問、未正解1問");
/// ```
pub fn results_summary(count: usize, solved: usize, missed: usize, phrasing: Phrasing) -> String {
    let problems = texts::results_summary_problems(int(count), phrasing);
    let (solved, missed) = (grouped(int(solved)), grouped(int(missed)));
    texts::results_summary_solved_missed(&missed, &problems, &solved, phrasing)
}

/// What a problem of the file that is open is called on a button.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson_results::problem_label;
///
/// assert_eq!(problem_label(3, Phrasing::ENGLISH), "Problem 3");
/// assert_eq!(problem_label(3, Phrasing::JAPANESE), "問題3");
/// ```
pub fn problem_label(number: usize, phrasing: Phrasing) -> String {
    let number = grouped(int(number));
    texts::problem_label(&number, phrasing)
}

/// That the file of a position that was missed cannot be read, and why.
pub fn missed_unread(error: &FileError, phrasing: Phrasing) -> String {
    let reason = file_error(error, phrasing);
    texts::missed_unread(&reason, phrasing)
}

/// That a position that was missed is not in its file any more.
pub fn missed_changed(file: &str, phrasing: Phrasing) -> String {
    let file = inline(file);
    texts::missed_changed(&file, phrasing)
}

/// The question whether what came of so many lessons is to be forgotten.
pub fn wipe_question(count: usize, phrasing: Phrasing) -> String {
    let problems = texts::results_summary_problems(int(count), phrasing);
    texts::wipe_question_forget_what_came(&problems, phrasing)
}

/// What is wrong with a file of results.
pub fn results_fault(fault: LessonsFault, phrasing: Phrasing) -> String {
    match fault {
        LessonsFault::Text { line, column } => texts::results_fault_text(&column, &line, phrasing),
        LessonsFault::Format | LessonsFault::Newer => {
            texts::results_fault_format_newer(phrasing).to_owned()
        }
    }
}

/// That what came of lessons could not be read, and where the file is kept, if it could be.
pub fn results_unread(why: &str, aside: Option<&str>, phrasing: Phrasing) -> String {
    let kept = match aside.map(inline) {
        Some(aside) => texts::results_unread_file_was_kept(&aside, phrasing),
        None => texts::results_unread_none(phrasing).to_owned(),
    };
    texts::results_unread_file_what_was(&kept, &why, phrasing)
}

/// That what came of lessons is in a file of a newer version of the program, which is left alone.
pub fn results_newer(file: &str, phrasing: Phrasing) -> String {
    let file = inline(file);
    texts::results_newer(&file, phrasing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_lesson_and_several_are_told_apart() {
        let said = |count| wipe_question(count, Phrasing::ENGLISH);
        assert_eq!(
            said(1),
            "Forget your results for 1 problem? This can't be undone."
        );
        assert!(said(1200).contains("1,200 problems") || said(1200).contains("1200 problems"));
    }
}
