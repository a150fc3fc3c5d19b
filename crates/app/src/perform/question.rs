//! Does what is asked of a lesson: it hears answers, gives hints, and lets them be tried on the board.

use std::sync::Arc;
use std::time::{Duration, Instant};

use semeai_board::{Color, Point};
use semeai_session::attempt::Given;
use semeai_session::compose::{ComposeExercise, WantedExercise};
use semeai_session::play_out::{Person, PlayAction, Resistance, Stance};
use semeai_session::{Session, Settings};
use semeai_sheets::{Question, Trial};
use semeai_words::labels::Label;

use super::asking::begin_again;
use super::{exercise, results, safe_proposal};
use crate::commands::command::LessonCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::LessonRequest;
use crate::lesson::Lesson;
use crate::science::{Asked, Deed};
use crate::sciences;
use crate::view::{Beside, View};

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    command: LessonCommand,
) {
    match (command, &mut view.lesson) {
        // Who has seen the end need not wait.
        (LessonCommand::Step | LessonCommand::Back, Some(lesson))
            if lesson.seen_until.is_some() && lesson.is_tried(view.mode) =>
        {
            lesson.seen_until = Some(Instant::now());
        }
        (LessonCommand::Step, Some(lesson)) if lesson.is_tried(view.mode) => step(session, view),
        (LessonCommand::ShowMe, Some(lesson)) if lesson.is_tried(view.mode) => {
            lesson.attempt.show();
            view.mode = Mode::Analyse;
        }
        // What is known by then may be less than the answer, and its hints are not known at all.
        (LessonCommand::Step | LessonCommand::Hint, Some(lesson)) if lesson.is_reading() => {
            view.messages.say(Label::LessonIsRead);
        }
        (LessonCommand::Step, Some(lesson)) if lesson.has_hints() => lesson.attempt.step(),
        (LessonCommand::Step, Some(lesson)) => lesson.attempt.reveal(),
        (LessonCommand::Hint, Some(lesson)) if lesson.has_hints() => lesson.attempt.hint(),
        (LessonCommand::ShowMe | LessonCommand::Hint, Some(lesson)) => lesson.attempt.show(),
        (LessonCommand::StepBack, Some(_)) => step_back(session, view),
        (LessonCommand::Back, _) => view.mode = Mode::Analyse,
        (LessonCommand::Again, Some(lesson)) if let Some(exercise) = &lesson.exercise => {
            let exercise = Arc::clone(exercise);
            begin_again(session, view);
            view.lesson = Some(Lesson::of_exercise(exercise));
        }
        (LessonCommand::Again, Some(_)) => {
            begin_again(session, view);
            if let Some(lesson) = &mut view.lesson {
                lesson.is_of_sum = session.document().sum.is_some();
            }
        }
        (LessonCommand::AskFirst, _) => settings.asks_first = !settings.asks_first,
        (LessonCommand::Exercises, _) => turn_exercises(view),
        (LessonCommand::NextExercise, _) => exercise::next(session, view, settings, 1),
        (LessonCommand::Wipe, _) => results::ask_to_wipe(view),
        _ => {}
    }
}

/// On in what is tried on the board: to the next defence, back to what did not meet one, or back to the question.
fn step(session: &mut Session, view: &mut View) {
    match session.play().resistance().map(Resistance::stance) {
        Some(Stance::Met) => session.do_in_play(PlayAction::NextDefence),
        Some(Stance::Stray) => session.do_in_play(PlayAction::TakeBack),
        _ => view.mode = Mode::Analyse,
    }
}

/// A step back from the answer, to where it is asked.
fn step_back(session: &Session, view: &mut View) {
    let Some(lesson) = &mut view.lesson else {
        return;
    };
    let was_told = !lesson.is_asking();
    lesson.attempt.step_back();
    if was_told && lesson.is_asking() {
        lesson.is_told = false;
        lesson.is_of_sum = lesson.exercise.is_none() && session.document().sum.is_some();
        view.mode = Mode::Analyse;
        view.open.beside = Beside::Race;
        // What the answer has shown below the position is covered too.
        view.race.place.leave();
        view.endgame.place.leave();
        view.life.place.leave();
    }
}

/// Shows the kinds of exercises, or the answer again.
fn turn_exercises(view: &mut View) {
    if view.is_beside(Beside::Exercises) {
        view.open.beside = Beside::Race;
        return;
    }
    view.mode = Mode::Analyse;
    view.open.beside = Beside::Exercises;
}

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    request: LessonRequest,
) {
    match request {
        LessonRequest::Grade(grade) => settings.exercise.grade = grade,
        LessonRequest::Count(count) => view.learning.count = count,
        LessonRequest::Compose(kind) => {
            settings.exercise.kind = kind;
            let count = view.learning.count;
            exercise::next(session, view, settings, count);
        }
        LessonRequest::Again(name) => {
            let wish = ComposeExercise::new(WantedExercise::Named(name));
            exercise::compose(session, view, wish);
        }
        LessonRequest::Choose(_)
        | LessonRequest::Point(_)
        | LessonRequest::Check
        | LessonRequest::Try => answer(session, view, request),
    }
}

/// Hears an answer.
fn answer(session: &Session, view: &mut View, request: LessonRequest) {
    let Some(lesson) = &mut view.lesson else {
        return;
    };
    let Some(part) = lesson.part().cloned() else {
        return;
    };
    let stones = &session.document().board.setup;
    if let LessonRequest::Point(point) = request
        && (part.is_of_one_point() || part.is_of_points())
        && stones.get(point).is_some()
    {
        view.messages.say(Label::StoneIsNoAnswer);
        return;
    }
    let parts = lesson.question.as_ref().map_or(0, |it| it.parts.len());
    let attempt = &mut lesson.attempt;
    let tried = match request {
        LessonRequest::Choose(number) => {
            attempt.give(&part.wanted, Given::Choice(number), parts);
            None
        }
        LessonRequest::Point(point) if part.is_of_one_point() => {
            let given = Given::Point(point);
            // What a wrong move leads to is seen on the board; a right one counts once it has met what the other side can do.
            match part.wanted.is_met_by(&given) {
                true => attempt.forget_wrong(),
                false => drop(attempt.give(&part.wanted, given.clone(), parts)),
            }
            part.trial(&given)
        }
        LessonRequest::Point(point) if part.is_of_points() => {
            attempt.mark(point);
            None
        }
        LessonRequest::Point(_) => None,
        LessonRequest::Check => {
            let given = Given::Points(*attempt.marked());
            attempt.give(&part.wanted, given, parts);
            None
        }
        LessonRequest::Try => attempt.wrong().and_then(|wrong| part.trial(wrong)),
        LessonRequest::Grade(_)
        | LessonRequest::Count(_)
        | LessonRequest::Compose(_)
        | LessonRequest::Again(_) => None,
    };
    if let Some(trial) = tried {
        lesson.trial = Some(trial);
        view.set_mode(Mode::PlayOut);
    }
}

/// The sheet that a lesson has asked about shows its answer when it is over: once, for then the person goes where he wants.
pub(super) fn open_sheet(view: &mut View) {
    let lesson = view.lesson.as_mut();
    let Some(lesson) = lesson.filter(|lesson| !lesson.is_asking()) else {
        return;
    };
    if std::mem::take(&mut lesson.is_of_sum) {
        view.open.beside = Beside::Sums;
    }
}

/// What a lesson has asked about is what is looked at when it is over: once, for then the person goes where he wants.
pub(super) fn look_at_asked(session: &mut Session, view: &mut View) {
    let lesson = view.lesson.as_mut();
    let Some(lesson) = lesson.filter(|lesson| !lesson.is_asking() && !lesson.is_told) else {
        return;
    };
    lesson.is_told = true;
    let parts = lesson.question.iter().flat_map(|question| &question.parts);
    let asked = parts.filter_map(|part| part.about.first()).next();
    if let Some(point) = asked {
        let deed = Deed::LookAt(point);
        sciences::on(session).science.perform(session, view, deed);
    }
}

/// Tries a move on the board: whoever makes it is the person, and the program answers.
pub(super) fn try_move(session: &mut Session, view: &mut View, point: Point, color: Color) {
    let plays_on_safe = sciences::on(session).about.plays_on_safe;
    safe_proposal::play(session, view, plays_on_safe);
    view.set_mode(Mode::PlayOut);
    view.trial = Some(Trial {
        first: color,
        side: color,
        point: Some(point),
        about: None,
        is_right: false,
        has_begun: false,
    });
}

/// Makes the move that was clicked to be tried as soon as it can be.
pub(super) fn follow_try(session: &mut Session, view: &mut View, settings: &Settings) {
    let Some(trial) = view.trial else {
        return;
    };
    if view.mode != Mode::PlayOut {
        view.trial = None;
        return;
    }
    let shown = sciences::frame(session, view, settings);
    if shown.on_board.game.is_some() {
        begin_trial(session, trial);
        view.trial = None;
    }
}

/// Sets the play-out up as it is tried, and makes the move.
fn begin_trial(session: &mut Session, trial: Trial) {
    let person = match trial.side {
        Color::Black => Person::Black,
        Color::White => Person::White,
    };
    session.do_in_play(PlayAction::Person(person));
    session.do_in_play(PlayAction::Restart(trial.first));
    if trial.is_right {
        session.do_in_play(PlayAction::Resist);
    }
    if let Some(point) = trial.point {
        session.do_in_play(PlayAction::At(point));
    }
}

/// Keeps the lesson true to what has been found out since, and makes the move that is tried as soon as it can be.
pub(super) fn follow(session: &mut Session, view: &mut View, settings: &Settings) {
    let Some(mut lesson) = view.lesson.take() else {
        return;
    };
    if !lesson.is_about(session.document()) {
        return;
    }
    let shown = sciences::frame(session, view, settings);
    let science = shown.science;
    // An exercise is asked about as its science does, which says the same as its file.
    let words = shown
        .document
        .lesson
        .question
        .told(shown.phrasing().language);
    let words = words.filter(|_| lesson.exercise.is_none());
    lesson.words = words.unwrap_or_default().to_owned();
    let of_words = || words.map(|_| Question::of_words());
    let question = match (&lesson.exercise, lesson.is_of_sum) {
        (Some(exercise), _) => science.question(&shown, Asked::Exercise(exercise)),
        (None, true) => {
            let mut all = sciences::all();
            all.find_map(|science| science.question(&shown, Asked::Sheet))
        }
        // Stones that are no position are never read.
        (None, false) => science
            .question(&shown, Asked::Position)
            .filter(|question| !question.is_reading || shown.problem.is_none())
            .or_else(of_words),
    };
    let Some(question) = question else {
        // Who waits to be asked is told why nobody asks.
        if lesson.is_asking() {
            view.messages.say(Label::LessonHasNothing);
        }
        return;
    };
    let is_playing = view.mode == Mode::PlayOut;
    let trial = lesson.trial.filter(|_| is_playing);
    lesson.question = Some(question);
    lesson.trial = trial;
    lesson.seen_until = lesson.seen_until.filter(|_| trial.is_some());
    view.lesson = Some(lesson);
    if let Some(trial) = trial {
        follow_trial(session, view, settings, trial);
    }
}

/// Begins a trial once its play-out is there; a first move that turns out to be no mistake is right.
fn follow_trial(session: &mut Session, view: &mut View, settings: &Settings, trial: Trial) {
    if let Some(point) = trial.about.filter(|_| !trial.has_begun) {
        session.do_in_play(PlayAction::FightFor(point));
    }
    let shown = sciences::frame(session, view, settings);
    let is_there = shown.on_board.game.is_some();
    let gave_away = shown.on_board.game.and_then(|game| game.gave_away(0));
    if trial.is_right && (trial.has_begun || session.play().has_nothing()) {
        follow_resistance(session, view, trial);
        return;
    }
    let gave_away = gave_away.filter(|_| trial.has_begun);
    let Some(lesson) = &mut view.lesson else {
        return;
    };
    if is_there && !trial.has_begun {
        begin_trial(session, trial);
        lesson.trial = Some(Trial {
            has_begun: true,
            ..trial
        });
    } else if trial.point.is_some() && gave_away == Some(false) && is_of_move(lesson, trial) {
        let parts = lesson.question.as_ref().map_or(0, |it| it.parts.len());
        lesson.attempt.accept_wrong(parts);
        view.mode = Mode::Analyse;
        view.messages.say(Label::LessonSolved);
    }
}

/// How long the move that ends a lesson is seen before the board goes back.
const SEEN: Duration = Duration::from_millis(1200);

/// A move that is right counts once every best defence against it was met, or if it cannot be played on.
fn follow_resistance(session: &Session, view: &mut View, trial: Trial) {
    let Some(lesson) = &mut view.lesson else {
        return;
    };
    let resistance = session.play().resistance();
    if resistance.is_some_and(|it| it.stance() != Stance::Over) {
        return;
    }
    if resistance.is_some() {
        let now = Instant::now();
        if now < *lesson.seen_until.get_or_insert(now + SEEN) {
            return;
        }
    }
    lesson.seen_until = None;
    lesson.trial = None;
    view.mode = Mode::Analyse;
    let part = lesson.part().cloned().zip(trial.point);
    let Some((part, point)) = part.filter(|_| resistance.is_some() || session.play().has_nothing())
    else {
        // Who plays what was changed: it is asked again.
        return;
    };
    let parts = lesson.question.as_ref().map_or(0, |it| it.parts.len());
    if let Some(resistance) = resistance {
        let has_open = resistance.has_open();
        lesson
            .attempt
            .meet(resistance.met(), resistance.strays(), has_open);
    }
    lesson
        .attempt
        .give(&part.wanted, Given::Point(point), parts);
    if resistance.is_none_or(Resistance::has_open) {
        view.messages.say(Label::DefencesOpen);
    }
}

/// Whether the wrong answer is the move that is tried.
fn is_of_move(lesson: &Lesson, trial: Trial) -> bool {
    let wrong = lesson.attempt.wrong();
    wrong.is_some_and(|wrong| trial.point.is_some_and(|it| *wrong == Given::Point(it)))
}
