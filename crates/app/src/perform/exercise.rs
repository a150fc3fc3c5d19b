//! Composes exercises beside the window, and puts them in place of the document.

use std::sync::Arc;

use semeai_session::compose::{ComposeExercise, ComposedExercises, Exercise};
use semeai_session::{Depth, Home, Progress, Session, Settings};
use semeai_words::exercise::{exercise_words, exercises_in_lesson, no_exercise};
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

/// Begins to compose the next ones of what was chosen last.
pub(super) fn next(session: &mut Session, view: &mut View, settings: &Settings, count: usize) {
    let wish = view.learning.sitting.next(settings.exercise, count);
    compose(session, view, wish);
}

/// Takes exercises that are there. If the document has changed since they were asked for, they are not simply put in its place.
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
    if let Some(why) = found.lacking.filter(|_| found.exercises.is_empty()) {
        view.messages.say_error(LocalText::new(move |phrasing| {
            no_exercise(why, phrasing).to_owned()
        }));
    } else if asked_at == Some(session.history().revision()) {
        show(session, view, settings, &found);
    } else {
        let show = (Label::ShowExercise.into(), Remedy::ShowExercises(found));
        let strip = Strip::remark(Label::ExerciseReady.into(), vec![show]);
        view.messages.hold(Topic::Exercise, strip);
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

/// Puts exercises in place of the document: one is asked at once, several are a lesson, to be handed out, saved or tried. What was there
/// can be had back by undo, as before a sample.
pub(super) fn show(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    found: &ComposedExercises,
) {
    let exercises = &found.exercises;
    let documents = exercises.iter();
    // Whoever saves them has a lesson of his own, without the answers.
    let asked = |it: &Arc<Exercise>| it.asked(&exercise_words(it, settings.phrasing()));
    let mut documents = documents.map(asked);
    let Some(first) = documents.next() else {
        return;
    };
    // Every exercise is on squares, which the file of a lesson has.
    let Ok(lesson) = first.with_positions(documents.collect()) else {
        return;
    };
    replace(session, view, lesson, Home::none());
    view.source.sample = None;
    for exercise in exercises {
        view.learning.sitting.remember(exercise);
    }
    let (count, lacking) = (exercises.len(), found.lacking);
    if count > 1 || lacking.is_some() {
        view.messages.say(LocalText::new(move |phrasing| {
            exercises_in_lesson(count, lacking, phrasing)
        }));
    }
    let [exercise] = &exercises[..] else {
        view.open.beside = Beside::Positions;
        return;
    };
    view.open.beside = Beside::Race;
    let lesson = Lesson::of_exercise(Arc::clone(exercise));
    match settings.depth {
        Depth::Learner => view.lesson = Some(lesson),
        // Nothing is asked there, so the answer is covered until somebody wants it.
        Depth::Theory => view.lesson_aside = Some(lesson),
    }
}
