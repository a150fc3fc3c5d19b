//! Composes exercises beside the window, and puts them in place of the document.

use std::sync::Arc;

use semeai_session::compose::{ComposeExercise, Exercise};
use semeai_session::{Depth, Document, Home, Phrasing, Progress, Session, Settings};
use semeai_words::exercise::{exercise_question, exercise_words, no_exercise};
use semeai_words::labels::Label;

use super::open::replace;
use crate::lesson::Lesson;
use crate::local_text::LocalText;
use crate::messages::{Remedy, Strip, Topic};
use crate::view::{Beside, View};

/// Begins to compose an exercise, in the place of one that is being composed.
pub(super) fn compose(session: &mut Session, view: &mut View, wish: ComposeExercise) {
    view.messages.clear_answer();
    view.messages.drop(Topic::Exercise);
    view.learning.asked_at = Some(session.history().revision());
    session.ask(wish);
}

/// Begins to compose the next one of what was chosen last.
pub(super) fn next(session: &mut Session, view: &mut View, settings: &Settings) {
    let wish = view.learning.sitting.next(settings.exercise);
    compose(session, view, wish);
}

/// Takes an exercise that is there. If the document has changed since it was asked for, it is not simply put in its place.
pub(super) fn follow(session: &mut Session, view: &mut View, settings: &Settings) {
    tell_of_composing(session, view);
    if session.progress::<ComposeExercise>() == Progress::Failed
        && view.learning.asked_at.take().is_some()
    {
        view.messages.say_error(Label::ExerciseFailed);
    }
    let Some(found) = session.news::<ComposeExercise>().cloned() else {
        return;
    };
    let asked_at = view.learning.asked_at.take();
    match found {
        Ok(exercise) if asked_at == Some(session.history().revision()) => {
            show(session, view, settings, exercise);
        }
        Ok(exercise) => {
            let show = (Label::ShowExercise.into(), Remedy::ShowExercise(exercise));
            let strip = Strip::remark(Label::ExerciseReady.into(), vec![show]);
            view.messages.hold(Topic::Exercise, strip);
        }
        Err(why) => view.messages.say_error(LocalText::new(move |phrasing| {
            no_exercise(why, phrasing).to_owned()
        })),
    }
}

/// Says that an exercise is being composed if that takes long, with a button that gives it up.
fn tell_of_composing(session: &Session, view: &mut View) {
    if !session.progress::<ComposeExercise>().is_noticed() {
        view.messages.drop(Topic::Composing);
        return;
    }
    let stop = (Label::StopComposing.into(), Remedy::StopComposing);
    let strip = Strip::remark(Label::ComposingExercise.into(), vec![stop]);
    view.messages.hold(Topic::Composing, strip);
}

/// Puts an exercise in place of the document, and asks. What was there can be had back by undo, as before a sample.
pub(super) fn show(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    exercise: Arc<Exercise>,
) {
    let document = document(&exercise, settings.phrasing());
    replace(session, view, document, Home::none());
    view.source.sample = None;
    view.open.beside = Beside::Race;
    view.learning.sitting.remember(&exercise);
    match settings.depth {
        Depth::Learner => view.lesson = Some(Lesson::of_exercise(exercise)),
        // Nothing is asked there, so the answer is covered until somebody wants it.
        Depth::Theory => view.lesson_aside = Some(Lesson::of_exercise(exercise)),
    }
}

/// An exercise with what it asks in every language, and without its answer: whoever saves it has a lesson of his own.
fn document(exercise: &Exercise, phrasing: Phrasing) -> Document {
    let mut document = exercise.document.clone();
    let words = exercise_words(exercise, phrasing);
    (document.text.title, document.text.comment) = (words.title, words.question);
    for phrasing in semeai_words::PHRASINGS {
        let asked = exercise_question(exercise, phrasing);
        document.lesson.question.write(phrasing.language, asked);
    }
    document
}
