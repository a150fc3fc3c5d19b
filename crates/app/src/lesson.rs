//! A lesson: a position that asks before it shows its answer.

use std::sync::Arc;
use std::time::Instant;

use semeai_board::{PointSet, Setup};
use semeai_session::attempt::{Attempt, Given, LessonResult, Wanted};
use semeai_session::compose::Exercise;
use semeai_session::lesson_results::LessonName;
use semeai_session::{Document, Sample, Subject};
use semeai_sheets::{Question, QuestionPart, Trial};

use crate::commands::mode::Mode;

/// The longest line of a question, in signs as narrow as Latin ones; a Japanese one is as wide as two.
const LINE: usize = 120;

/// A position that asks before it shows its answer.
#[derive(Debug)]
pub(crate) struct Lesson {
    /// The stones and the subject that are asked about: with others it is over.
    stones: Setup,
    subject: Subject,
    /// By what it is known again.
    pub(crate) name: LessonName,
    /// The exercise that it is, with its answer.
    pub(crate) exercise: Option<Arc<Exercise>>,
    pub(crate) attempt: Attempt,
    /// What whoever wrote the lesson asks of it; empty if nothing.
    pub(crate) words: String,
    /// Whether it asks about the written sum beside the board in place of the position; no more once that shows the answer.
    pub(crate) is_of_sum: bool,
    /// Whether what it asked about has been looked at since it ended.
    pub(crate) is_told: bool,
    /// What came of it, as it is kept by now.
    pub(crate) kept: Option<LessonResult>,
    /// What is asked; nothing for a moment at the beginning.
    pub(crate) question: Option<Question>,
    /// What is being tried on the board.
    pub(crate) trial: Option<Trial>,
    /// Until when the move is seen that has ended it.
    pub(crate) seen_until: Option<Instant>,
}

impl Lesson {
    /// A lesson about a document, which is this sample or a position of somebody's own.
    pub(crate) fn new(document: &Document, sample: Option<Sample>) -> Self {
        let own = || LessonName::of_position(document);
        let name = sample.map_or_else(own, LessonName::of_sample);
        Self::called(name, document)
    }

    /// A lesson about an exercise that has become the document.
    pub(crate) fn of_exercise(exercise: Arc<Exercise>) -> Self {
        let name = LessonName::Exercise(exercise.name());
        let lesson = Self::called(name, &exercise.document);
        Self {
            exercise: Some(exercise),
            ..lesson
        }
    }

    fn called(name: LessonName, document: &Document) -> Self {
        Self {
            stones: document.board.setup.clone(),
            subject: document.subject,
            name,
            exercise: None,
            attempt: Attempt::default(),
            words: String::new(),
            is_of_sum: false,
            is_told: false,
            kept: None,
            question: None,
            trial: None,
            seen_until: None,
        }
    }

    /// Whether it is about a document as that is now.
    pub(crate) fn is_about(&self, document: &Document) -> bool {
        self.subject == document.subject && self.stones == document.board.setup
    }

    /// The part that is asked now.
    pub(crate) fn part(&self) -> Option<&QuestionPart> {
        self.question.as_ref()?.parts.get(self.attempt.part())
    }

    /// What is asked in one line: what a person wrote if that is one, else what the program asks.
    pub(crate) fn headline<'a>(&'a self, question: &'a Question) -> &'a str {
        match self.has_long_words() || self.words.is_empty() {
            true => &question.headline,
            false => &self.words,
        }
    }

    /// Whether what a person wrote does not stand in one line.
    pub(crate) fn has_long_words(&self) -> bool {
        let width = |sign: char| if sign.is_ascii() { 1 } else { 2 };
        self.words.contains('\n') || self.words.chars().map(width).sum::<usize>() > LINE
    }

    /// Whether it asks and its answer is still being found out.
    pub(crate) fn is_reading(&self) -> bool {
        let question = self.question.as_ref();
        self.is_asking() && question.is_none_or(|question| question.is_reading)
    }

    /// Whether there is a word on the way to the answer.
    pub(crate) fn has_hints(&self) -> bool {
        let hints = self.question.as_ref();
        let hints = hints.map(|question| question.hints_to(self.attempt.part()));
        hints.is_none_or(|hints| hints.iter().any(|hint| !hint.said.is_empty()))
    }

    /// Whether something is tried on the board, in this mode.
    pub(crate) fn is_tried(&self, mode: Mode) -> bool {
        mode == Mode::PlayOut && self.trial.is_some_and(|trial| trial.has_begun)
    }

    /// Whether there are parts behind the one that is asked now.
    pub(crate) fn has_later_part(&self) -> bool {
        let parts = self.question.as_ref().map_or(0, |it| it.parts.len());
        self.attempt.part() + 1 < parts
    }

    /// Whether it still asks.
    pub(crate) fn is_asking(&self) -> bool {
        self.attempt.end().is_none()
    }

    /// What a part wanted to hear that asked for all points of a kind, once nothing is asked any more.
    pub(crate) fn told_points(&self) -> Option<&PointSet> {
        let question = self.question.as_ref().filter(|_| !self.is_asking())?;
        let mut wanted = question.parts.iter().map(|part| &part.wanted);
        wanted.find_map(|wanted| match wanted {
            Wanted::All(points) => Some(points),
            _ => None,
        })
    }

    /// The points that the part that is asked and the last hint speak of, and those that are marked.
    pub(crate) fn ringed(&self) -> PointSet {
        let about = self.part().map_or(PointSet::EMPTY, |part| part.about);
        about.union(&self.hinted()).union(self.attempt.marked())
    }

    /// The points of the last hint that speaks of any: the words of those before it stand as long as the part is asked.
    fn hinted(&self) -> PointSet {
        let hints = self.question.iter();
        let hints = hints.flat_map(|question| question.hints_to(self.attempt.part()));
        let given = hints.take(self.attempt.hints()).map(|hint| hint.points);
        let of_points = given.filter(|points| !points.is_empty());
        of_points.last().unwrap_or(PointSet::EMPTY)
    }

    /// What was given to a part, as it is said.
    pub(crate) fn said<'a>(part: &'a QuestionPart, given: &Given) -> Option<&'a str> {
        match given {
            Given::Choice(number) => part.choices.get(*number).map(|it| it.text.as_str()),
            Given::Point(_) | Given::Points(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_sheets::Hint;

    use super::*;

    #[test]
    fn the_circles_stay_as_long_as_the_hint_that_speaks_of_them() {
        let document = Document::empty(semeai_board::BoardKind::rectangle(5, 5).expect("a board"));
        let points = document.topology().points();
        let mut lesson = Lesson::new(&document, None);
        lesson.question = Some(Question {
            hints: [
                Hint::new("Count the circled points.".to_owned(), points),
                Hint::word("It matters who plays first.".to_owned()),
            ],
            ..Question::of_words()
        });
        assert!(lesson.ringed().is_empty());
        for _ in 0..Attempt::HINTS {
            lesson.attempt.hint();
            assert_eq!(lesson.ringed(), points);
        }
    }
}
