//! Composed exercises: what is asked, and the answer.

use std::time::Duration;

use semeai_board::Color;
use semeai_session::compose::{
    Exercise, ExerciseAnswer, ExerciseKind, ExerciseLine, ExerciseName, ExerciseWords, NoExercise,
};
use semeai_session::{Phrasing, Translations};

use crate::grammar::{grouped, int, move_name, side};
use crate::labels::{Label, label};
use crate::race::result::solved_outcome;
use crate::simulation::long_time;
use crate::texts::exercise as texts;
pub use crate::texts::exercise::{ahead_question, threats_question};

/// What a kind of exercises is called.
pub const fn exercise_kind(kind: ExerciseKind, phrasing: Phrasing) -> &'static str {
    match kind {
        ExerciseKind::Plain => texts::exercise_kind_plain(phrasing),
        ExerciseKind::Outside => texts::exercise_kind_outside(phrasing),
        ExerciseKind::Shared => texts::exercise_kind_shared(phrasing),
        ExerciseKind::Eyes => texts::exercise_kind_eyes(phrasing),
        ExerciseKind::Approach => texts::exercise_kind_approach(phrasing),
        ExerciseKind::ThrowIn => texts::exercise_kind_throw_in(phrasing),
        ExerciseKind::Hot => texts::exercise_kind_hot(phrasing),
        ExerciseKind::Ko => texts::exercise_kind_ko(phrasing),
        ExerciseKind::Corridor => texts::exercise_kind_corridor(phrasing),
        ExerciseKind::Gote => texts::exercise_kind_gote(phrasing),
        ExerciseKind::Tedomari => texts::exercise_kind_tedomari(phrasing),
        ExerciseKind::Life => texts::exercise_kind_life(phrasing),
    }
}

/// The title of an exercise: its kind, its grade and its number.
pub fn exercise_title(exercise: &ExerciseName, phrasing: Phrasing) -> String {
    let kind = exercise_kind(exercise.choice.kind, phrasing);
    let (grade, number) = (exercise.choice.grade.number(), exercise.number);
    texts::exercise_title(&grade, &kind, &number, phrasing)
}

/// What is asked, in a sentence or two.
const fn exercise_question(exercise: &Exercise, phrasing: Phrasing) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => texts::exercise_question_endings(phrasing),
        ExerciseAnswer::FirstMove(_) => texts::exercise_question_first_move(phrasing),
        ExerciseAnswer::KoThreats { .. } => texts::exercise_question_ko_threats(phrasing),
        ExerciseAnswer::BestMove { .. } => texts::exercise_question_best_move(phrasing),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => {
            texts::exercise_question_settled_unsettled(phrasing)
        }
    }
}

/// The answer, where a line of it begins.
pub fn exercise_answer(exercise: &Exercise, line: &ExerciseLine, phrasing: Phrasing) -> String {
    let topology = exercise.document.topology();
    let name = |point| move_name(Some(point), topology, phrasing);
    match exercise.answer {
        ExerciseAnswer::Endings(outcomes) => {
            let first = starts(line.first, phrasing);
            let ending = solved_outcome(outcomes[line.first], phrasing);
            texts::exercise_answer(&ending, &first, phrasing)
        }
        ExerciseAnswer::FirstMove(point) => {
            let point = name(point);
            texts::exercise_answer_wins_nothing_else(&point, phrasing)
        }
        ExerciseAnswer::KoThreats { point, side, count } => ko(&name(point), side, count, phrasing),
        ExerciseAnswer::BestMove { point, score } => best(&name(point), score, phrasing),
        ExerciseAnswer::Settled(owner) => settled(owner, phrasing),
        ExerciseAnswer::Unsettled(vital) => {
            vital_move(line.first, &name(vital[line.first]), phrasing)
        }
    }
}

fn starts(first: Color, phrasing: Phrasing) -> &'static str {
    let name = match first {
        Color::Black => Label::BlackFirst,
        Color::White => Label::WhiteFirst,
    };
    label(name, phrasing)
}

fn ko(point: &str, needs: Color, count: u32, phrasing: Phrasing) -> String {
    let who = side(needs, phrasing);
    let threats = texts::ko_threats(count, phrasing);
    texts::ko_ko_needs_than(&point, &threats, &who, phrasing)
}

fn best(point: &str, score: i64, phrasing: Phrasing) -> String {
    let points = texts::best_points(score.unsigned_abs(), phrasing);
    match score.signum() {
        0 => texts::best_then_board_even(&point, phrasing),
        sign => {
            let ahead = if sign > 0 { Color::Black } else { Color::White };
            let who = side(ahead, phrasing);
            texts::best_then_ahead_board(&point, &points, &who, phrasing)
        }
    }
}

fn settled(owner: Color, phrasing: Phrasing) -> String {
    match owner {
        Color::Black => texts::settled_black(phrasing).to_owned(),
        Color::White => texts::settled_white(phrasing).to_owned(),
    }
}

fn vital_move(first: Color, point: &str, phrasing: Phrasing) -> String {
    match first {
        Color::Black => texts::vital_move_black(&point, phrasing),
        Color::White => texts::vital_move_white(&point, phrasing),
    }
}

/// How an exercise is composed again on the command line, and which of those that come of it this one is. It is the same in every
/// language.
pub fn composed_by(exercise: &ExerciseName) -> String {
    let (kind, grade) = (exercise.choice.kind.id(), exercise.choice.grade.number());
    let (seed, number) = (exercise.seed, exercise.number);
    format!("compose --kind {kind} --grade {grade} --seed {seed}: {number}")
}

/// Why there is no exercise to be shown.
pub const fn no_exercise(why: NoExercise, phrasing: Phrasing) -> &'static str {
    match why {
        NoExercise::NoMore => texts::no_exercise_no_more(phrasing),
        NoExercise::Stopped => texts::no_exercise_stopped(phrasing),
    }
}

/// So many exercises have become a lesson; and why not as many as were wanted.
pub fn exercises_in_lesson(
    count: usize,
    lacking: Option<NoExercise>,
    phrasing: Phrasing,
) -> String {
    let exercises = texts::exercises_in_lesson(int(count), phrasing);
    match lacking {
        None => exercises,
        Some(NoExercise::NoMore) => texts::exercises_no_more(&exercises, phrasing),
        Some(NoExercise::Stopped) => texts::exercises_late(&exercises, phrasing),
    }
}

/// What is asked, as short as a headline.
pub const fn exercise_headline(exercise: &Exercise, phrasing: Phrasing) -> &'static str {
    match exercise.answer {
        ExerciseAnswer::Endings(_) => crate::lesson::race_question(None, phrasing),
        ExerciseAnswer::FirstMove(_) => texts::exercise_headline_first_move(phrasing),
        ExerciseAnswer::KoThreats { .. } => texts::exercise_headline_ko_threats(phrasing),
        ExerciseAnswer::BestMove { .. } => texts::exercise_headline_best_move(phrasing),
        ExerciseAnswer::Settled(_) | ExerciseAnswer::Unsettled(_) => {
            texts::exercise_headline_settled_unsettled(phrasing)
        }
    }
}

/// Who needs how many ko threats more, as an answer that can be chosen.
pub fn threats_choice(side_in_need: Color, count: u32, phrasing: Phrasing) -> String {
    let who = side(side_in_need, phrasing);
    texts::threats_choice(&count, &who, phrasing)
}

/// Who is ahead on the board by how much, Black's points minus White's, as an answer that can be chosen.
pub fn ahead_choice(score: i64, phrasing: Phrasing) -> String {
    let points = score.unsigned_abs();
    let who = side(
        if score > 0 {
            Color::Black
        } else {
            Color::White
        },
        phrasing,
    );
    match score {
        0 => texts::ahead_choice_draw(phrasing).to_owned(),
        _ => texts::ahead_choice_by(&points, &who, phrasing),
    }
}

/// What becomes of a black group, as answers that can be chosen: it lives, it is dead, or whoever plays first decides.
pub const fn fate_choices(phrasing: Phrasing) -> [&'static str; 3] {
    [
        texts::fate_choices_alive(phrasing),
        texts::fate_choices_dead(phrasing),
        texts::fate_choices_whoever_plays_first(phrasing),
    ]
}

/// Everything that is written of an exercise. Under the question stands how it is composed again.
pub fn exercise_words(exercise: &Exercise, phrasing: Phrasing) -> ExerciseWords {
    let mut asked = Translations::default();
    for each in crate::PHRASINGS {
        asked.write(each.language, exercise_question(exercise, each));
    }
    let question = exercise_question(exercise, phrasing);
    let again = composed_by(&exercise.name());
    let lines = exercise.lines.iter();
    ExerciseWords {
        title: exercise_title(&exercise.name(), phrasing),
        asked,
        comment: format!("{question}\n\n{again}"),
        answers: lines
            .map(|line| exercise_answer(exercise, line, phrasing))
            .collect(),
    }
}

/// That so many exercises were written to a file.
pub fn exercises_written(count: usize, file: &str, phrasing: Phrasing) -> String {
    let exercises = texts::exercises_written_exercises(int(count), phrasing);
    texts::exercises_written_in(&exercises, &file, phrasing)
}

/// That fewer exercises were composed than were asked for, because somebody stopped it or the time was over.
pub fn exercises_stopped(count: usize, asked: u64, phrasing: Phrasing) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    texts::exercises_stopped(&asked, &count, phrasing)
}

/// That no more exercises were found that are unlike those before.
pub fn exercises_exhausted(count: usize, asked: u64, phrasing: Phrasing) -> String {
    let (count, asked) = (grouped(int(count)), grouped(asked));
    texts::exercises_exhausted(&asked, &count, phrasing)
}

/// That so many exercises take so long and so much room that it is asked whether they are meant.
pub fn exercises_too_many(count: u64, time: Duration, bytes: u64, phrasing: Phrasing) -> String {
    let (count, time) = (grouped(count), long_time(time, phrasing));
    let megabytes = grouped(bytes.div_ceil(1 << 20));
    texts::exercises_too_many(&count, &megabytes, &time, phrasing)
}

/// What an exercise has been proved to be, on one line for the command line: its number, what is asked and the answers.
pub fn exercise_line(exercise: &Exercise, phrasing: Phrasing) -> String {
    let number = exercise.number;
    let answers = exercise.lines.iter();
    let answers: Vec<String> = answers
        .map(|line| exercise_answer(exercise, line, phrasing))
        .collect();
    let answers = answers.join(crate::grammar::space(phrasing));
    texts::exercise_line(&answers, &number, phrasing)
}
