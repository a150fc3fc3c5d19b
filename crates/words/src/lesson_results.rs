//! What is said of the lessons that were solved and missed, and of the file that keeps them.

use semeai_session::Phrasing;
use semeai_session::lesson_results::{LessonName, LessonsFault};
use semeai_session::printable::inline;

use crate::exercise::exercise_title;
use crate::grammar::{grouped, int, plural};
use crate::samples::sample_title;

/// What a lesson is called in a list; nothing of one that cannot be shown again.
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

/// The question whether what came of so many lessons is to be forgotten.
pub fn wipe_question(count: usize, phrasing: Phrasing) -> String {
    let lessons = say!(
        phrasing,
        en = plural(int(count), "lesson"),
        ja = grouped(int(count))
    );
    tell!(
        phrasing,
        en = "Forget what came of {lessons}? This cannot be undone.",
        ja = "{lessons}題の成績を消去しますか?元に戻せません。"
    )
}

/// What is wrong with a file of results.
pub fn results_fault(fault: LessonsFault, phrasing: Phrasing) -> String {
    match fault {
        LessonsFault::Text { line, column } => tell!(
            phrasing,
            en = "It is damaged at line {line}, column {column}.",
            ja = "{line}行{column}列目が壊れています。"
        ),
        LessonsFault::Format | LessonsFault::Newer => tell!(
            phrasing,
            en = "It is no such file.",
            ja = "成績のファイルではありません。"
        ),
    }
}

/// That what came of lessons could not be read, and where the file is kept, if it could be.
pub fn results_unread(why: &str, aside: Option<&str>, phrasing: Phrasing) -> String {
    let kept = match aside.map(inline) {
        Some(aside) => tell!(
            phrasing,
            en = "The file as it was is kept as {aside}.",
            ja = "元のファイルは{aside}に残しました。"
        ),
        None => tell!(
            phrasing,
            en = "The file could not be kept under another name, so nothing is written over it.",
            ja = "別の名前で残せないので、このファイルには書き込みません。"
        ),
    };
    tell!(
        phrasing,
        en = "The file of what was solved and missed cannot be read, so it begins anew. {why} {kept}",
        ja = "成績のファイルを読めないので、新しく始めます。{why}{kept}"
    )
}

/// That what came of lessons is in a file of a newer version of the program, which is left alone.
pub fn results_newer(file: &str, phrasing: Phrasing) -> String {
    let file = inline(file);
    tell!(
        phrasing,
        en = "What was solved and missed is in {file}, which a newer version of the program has written. It is left as it is: what is solved now is not kept.",
        ja = "成績のファイル{file}は新しい版のものです。そのまま残すので、今回の成績は保存されません。"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_lesson_and_several_are_told_apart() {
        let said = |count| wipe_question(count, Phrasing::ENGLISH);
        assert_eq!(
            said(1),
            "Forget what came of 1 lesson? This cannot be undone."
        );
        assert!(said(1200).contains("1,200 lessons") || said(1200).contains("1200 lessons"));
    }
}
