//! A lesson that asks: the question in place of the answer, what can be answered, and how it went.

use egui::{Align, Layout, RichText, Ui};
use semeai_board::Color;
use semeai_session::Depth;
use semeai_session::attempt::{AttemptEnd, Given};
use semeai_session::play_out::{PlayAction, Resistance, Stance};
use semeai_sheets::{Question, QuestionPart};
use semeai_words::exercise::{composed_by, exercise_title};
use semeai_words::labels::Label;
use semeai_words::lesson::{
    answer_loses, defences_met, defences_so_far, found_besides, is_right, lesson_name, move_fails,
    not_so, problem_name, resists,
};
use semeai_words::slip::followed_by;

use crate::commands::command::{FileCommand, GameCommand, LessonCommand};
use crate::commands::meaning::place_among_games;
use crate::commands::mode::Mode;
use crate::commands::requests::{LessonRequest, Requests, Sheet, Step, step};
use crate::file_set::Direction;
use crate::lesson::Lesson;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;

/// Between the sentences of a lesson in one line.
const GAP_OF_LINE: &str = "   ";

/// The lesson that asks, with what it asks.
pub(super) fn asked<'a>(shown: &FrameData<'a>) -> Option<(&'a Lesson, &'a Question)> {
    let lesson = shown.view.lesson.as_ref().filter(|_| shown.is_asked())?;
    Some((lesson, lesson.question.as_ref()?))
}

/// In place of the answer: the question. The name of the sample would give its answer away.
pub(super) fn head_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    (lesson, question): (&Lesson, &Question),
    requests: &mut Requests,
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let is_of_points = lesson.part().is_some_and(QuestionPart::is_of_points);
        if is_of_points && widgets::strong_button(ui, shown.label(Label::CheckIt)).clicked() {
            requests.ask(LessonRequest::Check);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let ink = theme::tokens(ui).ink;
            let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
            let asked = match lesson.headline(question) {
                "" => shown.label(Label::LessonQuestion),
                asked => asked,
            };
            fitting::line(ui, asked, sizes, ink);
            ui.horizontal(|ui| {
                if question.is_reading {
                    let color = theme::tokens(ui).accent;
                    let said = RichText::new(shown.label(Label::IsReading));
                    ui.label(said.size(size::TEXT_SMALL).color(color));
                }
                let (here, count) = place_among_games(shown.session);
                let in_set = shown.view.place_in_set(shown.session);
                let in_set = shown.view.set.as_ref().zip(in_set);
                if let Some(exercise) = &lesson.exercise {
                    let title = exercise_title(&exercise.name(), shown.phrasing());
                    widgets::quiet(ui, title);
                } else if let Some((set, here)) = in_set.filter(|_| count < 2) {
                    let name = problem_name(here + 1, set.files.len(), shown.phrasing());
                    widgets::quiet(ui, name);
                } else if count > 1 {
                    widgets::quiet(ui, problem_name(here + 1, count, shown.phrasing()));
                } else if let Some(number) = shown.view.source.shown_sample() {
                    widgets::quiet(ui, lesson_name(number + 1, shown.phrasing()));
                }
            });
        });
    });
}

/// The lesson in one line, where the board stands alone: the question with what was said on the way to its answer, how what is tried goes,
/// and at last the answer.
pub(in crate::panels) fn in_a_line(shown: &FrameData<'_>) -> Option<String> {
    let lesson = shown.view.lesson.as_ref()?;
    if let Some(asked) = asked(shown) {
        return Some(asked_in_a_line(shown, asked));
    }
    if lesson.is_tried(shown.view.mode) {
        return tried_in_a_line(shown, lesson);
    }
    let is_told = shown.view.mode == Mode::Analyse && !shown.hides_answers();
    lesson.attempt.end().filter(|_| is_told)?;
    let found = shown.science.sheet(shown, Depth::Learner)?;
    let written = shown.document.lesson.answer.told(shown.phrasing().language);
    let program = written.map(|_| found_besides(&found.headline, shown.phrasing()));
    let told = told_by_author(shown, found).headline;
    Some(
        [Some(told), program]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(GAP_OF_LINE),
    )
}

/// The question, what is asked of it now, and that an answer is wrong or the last hint.
fn asked_in_a_line(shown: &FrameData<'_>, (lesson, question): (&Lesson, &Question)) -> String {
    let asked = match lesson.headline(question) {
        "" => shown.label(Label::LessonQuestion),
        asked => asked,
    };
    let part = lesson.part().filter(|_| !lesson.words.is_empty());
    let part = part.map_or("", |part| part.asked.as_str());
    let attempt = &lesson.attempt;
    let wrong = lesson.part().zip(attempt.wrong());
    let wrong = wrong.and_then(|(part, wrong)| said_of_wrong(shown, part, wrong));
    let last = attempt.hints().checked_sub(1);
    let hint = last.and_then(|last| question.hints_to(attempt.part()).get(last));
    let after = wrong
        .or_else(|| Some(hint?.said.clone()))
        .unwrap_or_default();
    let mut said = vec![asked, part, after.as_str()];
    said.retain(|it| !it.is_empty());
    said.join(GAP_OF_LINE)
}

/// How far the other side's resistance has come, if it resists.
fn tried_in_a_line(shown: &FrameData<'_>, lesson: &Lesson) -> Option<String> {
    let stance = shown.session.play().resistance()?.stance();
    let said = match (stance, lesson.trial) {
        (Stance::Tried, Some(trial)) => {
            return Some(resists(trial.side.opponent(), shown.phrasing()));
        }
        (Stance::Stray, _) => Label::DefenceStray,
        (Stance::Met, _) => Label::DefenceMet,
        _ => Label::DefenceLooked,
    };
    Some(shown.label(said).to_owned())
}

/// Beside the board: what is asked now, the way to the answer, and below it what was answered.
pub(super) fn card_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    (lesson, question): (&Lesson, &Question),
    requests: &mut Requests,
) {
    let attempt = &lesson.attempt;
    if lesson.has_long_words() {
        widgets::wrapped(ui, lesson.words.as_str(), theme::tokens(ui).ink);
        ui.add_space(size::GAP);
    }
    if let Some(part) = lesson.part() {
        part_ui(ui, shown, part, None);
        answers_ui(ui, shown, part, requests);
    }
    ui.add_space(size::GAP);
    help_ui(ui, shown, lesson, requests);
    ui.add_space(size::GAP);
    // What comes with a click stands below what was clicked, which so stays under the pointer.
    for (part, given) in question.parts.iter().zip(attempt.right()) {
        part_ui(ui, shown, part, Some(given));
    }
    if let Some((part, wrong)) = lesson.part().zip(attempt.wrong()) {
        wrong_ui(ui, shown, part, wrong, requests);
    }
    for hint in question
        .hints_to(attempt.part())
        .iter()
        .take(attempt.hints())
    {
        widgets::wrapped(ui, hint.said.as_str(), theme::tokens(ui).ink);
    }
}

/// The ways to the answer for who does not find it.
fn help_ui(ui: &mut Ui, shown: &FrameData<'_>, lesson: &Lesson, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        if lesson.has_hints() {
            let hint = ui.button(shown.label(Label::Hint));
            if hint.on_hover_text(shown.label(Label::HintHint)).clicked() {
                requests.command(LessonCommand::Hint);
            }
        }
        if ui.button(shown.label(Label::ShowMe)).clicked() {
            requests.command(LessonCommand::ShowMe);
        }
    });
}

/// A part, with the right answer that was given.
fn part_ui(ui: &mut Ui, shown: &FrameData<'_>, part: &QuestionPart, given: Option<&Given>) {
    let accent = theme::tokens(ui).accent;
    let said = given.map(|given| match (given, Lesson::said(part, given)) {
        (_, Some(said)) => said.to_owned(),
        (Given::Point(point), None) => shown.point_name(*point).into_owned(),
        _ => String::new(),
    });
    ui.horizontal_wrapped(|ui| {
        if let Some(first) = part.first {
            widgets::stone_ui(ui, 12.0, first);
        }
        widgets::quiet(ui, part.asked.as_str());
        if let Some(said) = said {
            let said = is_right(&said, shown.phrasing());
            ui.label(RichText::new(said).strong().color(accent));
        }
    });
}

/// What can be answered to the part that is asked.
fn answers_ui(ui: &mut Ui, shown: &FrameData<'_>, part: &QuestionPart, requests: &mut Requests) {
    let label = match () {
        () if part.is_of_one_point() => Label::ClickPoint,
        () if part.is_of_points() => Label::ClickAllPoints,
        () => {
            ui.horizontal_wrapped(|ui| {
                for (number, choice) in part.choices.iter().enumerate() {
                    if ui.button(&choice.text).clicked() {
                        requests.ask(LessonRequest::Choose(number));
                    }
                }
            });
            return;
        }
    };
    widgets::wrapped(ui, shown.label(label), theme::tokens(ui).ink);
}

/// That an answer is wrong, and the way to see why.
fn wrong_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    part: &QuestionPart,
    wrong: &Given,
    requests: &mut Requests,
) {
    let Some(said) = said_of_wrong(shown, part, wrong) else {
        return;
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(said).color(theme::tokens(ui).warning));
        if part.trial(wrong).is_some() {
            let button = widgets::small_button(ui, shown.label(Label::ShowOnBoard));
            let button = button.on_hover_text(shown.label(Label::ShowOnBoardHint));
            if button.clicked() {
                requests.ask(LessonRequest::Try);
            }
        }
    });
    if let Given::Choice(number) = wrong
        && let Some(choice) = part.choices.get(*number)
        && !choice.why.is_empty()
    {
        widgets::wrapped(ui, choice.why.as_str(), theme::tokens(ui).ink);
    }
}

/// That an answer is wrong.
fn said_of_wrong(shown: &FrameData<'_>, part: &QuestionPart, wrong: &Given) -> Option<String> {
    match (wrong, Lesson::said(part, wrong)) {
        (_, Some(said)) => Some(not_so(said, shown.phrasing())),
        (Given::Point(point), None) => {
            let said = not_so(&shown.point_name(*point), shown.phrasing());
            let cost = shown.science.cost(shown, *point).unwrap_or_default();
            Some(followed_by(&said, &cost, shown.phrasing()))
        }
        (Given::Points(_), None) => Some(shown.label(Label::NotAllPoints).to_owned()),
        (Given::Choice(_), None) => None,
    }
}

/// How a lesson went that is over, and asking once more.
pub(super) fn end_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(lesson) = &shown.view.lesson else {
        return;
    };
    let attempt = &lesson.attempt;
    let said = match attempt.end() {
        Some(AttemptEnd::Solved) if attempt.is_clean() => Label::LessonSolved,
        Some(AttemptEnd::Solved) if !attempt.was_helped() => Label::LessonSolvedAgain,
        Some(AttemptEnd::Solved) => Label::LessonSolvedHelped,
        Some(AttemptEnd::Shown) => Label::LessonShown,
        None => return,
    };
    ui.horizontal_wrapped(|ui| {
        let color = theme::tokens(ui).accent;
        let said = ui.label(RichText::new(shown.label(said)).strong().color(color));
        if let Some(exercise) = &lesson.exercise {
            // Who wants to have it again elsewhere.
            said.on_hover_text(composed_by(&exercise.name()));
        }
        if widgets::small_button(ui, shown.label(Label::AskAgain)).clicked() {
            requests.command(LessonCommand::Again);
        }
    });
    let is_solved = attempt.end() == Some(AttemptEnd::Solved);
    if let Some(met) = attempt.met().filter(|&met| is_solved && met > 0) {
        widgets::quiet_wrapped(ui, defences_met(met, shown.phrasing()));
    }
    ui.add_space(size::GAP_SMALL);
}

/// The answer of a lesson that is over: what is most likely wanted is the next one.
pub(super) fn answer_after(shown: &FrameData<'_>, answer: &Sheet) -> Option<Sheet> {
    shown.view.lesson.as_ref()?.attempt.end()?;
    let mut answer = told_by_author(shown, answer.clone());
    if let Some(next) = step_after(shown) {
        let usual = answer.next.replace(next);
        answer.more.splice(0..0, usual);
    }
    Some(answer)
}

/// An answer that somebody has written stands first; what the program finds stands below it.
fn told_by_author(shown: &FrameData<'_>, found: Sheet) -> Sheet {
    let phrasing = shown.phrasing();
    let Some(written) = shown.document.lesson.answer.told(phrasing.language) else {
        return found;
    };
    let mut sentences = vec![found_besides(&found.headline, phrasing)];
    sentences.extend(found.sentences);
    Sheet {
        headline: written.lines().next().unwrap_or_default().to_owned(),
        sentences,
        // How the program knows says nothing of what somebody else has written.
        known: None,
        ..found
    }
}

/// What comes after a lesson that is over.
pub(in crate::panels) fn step_after(shown: &FrameData<'_>) -> Option<Step> {
    let lesson = shown.view.lesson.as_ref()?;
    lesson.attempt.end()?;
    let (here, count) = place_among_games(shown.session);
    let (next, hint) = match () {
        () if lesson.exercise.is_some() => {
            let next = step(Label::NextExercise, LessonCommand::NextExercise);
            (next, Label::NextExerciseHint)
        }
        () if here + 1 < count => {
            let next = step(Label::NextProblem, GameCommand::NextGame);
            (next, Label::NextProblemHint)
        }
        () if next_file(shown).is_some() => {
            let next = step(Label::NextProblem, FileCommand::NextFile);
            (next, Label::NextProblemHint)
        }
        () if shown.view.source.sample.is_some() => {
            let next = step(Label::NextLesson, FileCommand::NextSample);
            (next, Label::NextLessonHint)
        }
        () => return None,
    };
    Some(next.hinted(hint))
}

/// The file behind this one in its folder, if there is one that can be read.
fn next_file(shown: &FrameData<'_>) -> Option<usize> {
    let here = shown.view.place_in_set(shown.session)?;
    let set = shown.view.set.as_ref()?;
    set.beside(here, Direction::On)
}

/// The way back from what is tried on the board to the question, or to the answer.
pub(super) fn back_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let lesson = shown.view.lesson.as_ref();
    if lesson.is_none_or(|lesson| lesson.trial.is_none()) {
        let name = match lesson.is_some_and(Lesson::is_asking) {
            true => Label::BackToQuestion,
            false => Label::BackToAnswer,
        };
        if widgets::text_button(ui, shown.label(name)).clicked() {
            requests.command(Mode::Analyse);
        }
        ui.add_space(size::GAP_SMALL);
        return;
    }
    if widgets::text_button(ui, shown.label(Label::BackToQuestion)).clicked() {
        requests.command(LessonCommand::Back);
    }
    match shown.session.play().resistance() {
        Some(resistance) => resistance_ui(ui, shown, resistance, requests),
        None => match failed_move(shown) {
            Some(point) => {
                let said = RichText::new(move_fails(&point, shown.phrasing())).strong();
                ui.label(said.color(theme::tokens(ui).warning));
            }
            None => {
                widgets::quiet_wrapped(ui, shown.label(Label::ShowOnBoardHint));
            }
        },
    }
    ui.add_space(size::GAP_SMALL);
}

/// The move that was answered and is tried, once it is known to have given something away.
fn failed_move(shown: &FrameData<'_>) -> Option<String> {
    let trial = shown.view.lesson.as_ref()?.trial?;
    let point = trial.point.filter(|_| trial.has_begun && !trial.is_right)?;
    let gave_away = shown.on_board.game?.gave_away(0) == Some(true);
    gave_away.then(|| shown.point_name(point).into_owned())
}

/// How far the other side's resistance against a right move has come, and the way on.
fn resistance_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    resistance: &Resistance,
    requests: &mut Requests,
) {
    let trial = shown.view.lesson.as_ref().and_then(|it| it.trial);
    let other = trial.map(|trial| trial.side.opponent());
    let ink = theme::tokens(ui).ink;
    match (resistance.stance(), other) {
        (Stance::Tried, Some(other)) => {
            widgets::wrapped(ui, resists(other, shown.phrasing()).as_str(), ink);
        }
        (Stance::Stray, other) => {
            widgets::wrapped(ui, told_stray(shown, resistance, other), ink);
            if widgets::strong_button(ui, shown.label(Label::TakeBack)).clicked() {
                requests.ask(PlayAction::TakeBack);
            }
        }
        (Stance::Met, _) => {
            widgets::wrapped(ui, shown.label(Label::DefenceMet), ink);
            if widgets::strong_button(ui, shown.label(Label::NextDefence)).clicked() {
                requests.ask(PlayAction::NextDefence);
            }
        }
        _ => {
            widgets::quiet_wrapped(ui, shown.label(Label::DefenceLooked));
        }
    }
    let (met, left) = (resistance.met(), resistance.left());
    if met + left > 0 {
        widgets::quiet_wrapped(ui, defences_so_far(met, left > 0, shown.phrasing()));
    }
    if widgets::small_button(ui, shown.label(Label::ShowMe)).clicked() {
        requests.command(LessonCommand::ShowMe);
    }
}

/// What is said of an answer that is none of those that are known to be right: that it loses, where that is known.
fn told_stray(shown: &FrameData<'_>, resistance: &Resistance, other: Option<Color>) -> String {
    let index = resistance.stray();
    let gave_away = index.and_then(|index| shown.on_board.game?.gave_away(index));
    match other.filter(|_| gave_away == Some(true)) {
        Some(other) => answer_loses(other, shown.phrasing()),
        None => shown.label(Label::DefenceStray).to_owned(),
    }
}
