//! Beside the board: why the answer is so, what each start comes to, and what can be done.

use egui::{Panel, ScrollArea, Ui};
use semeai_words::labels::Label;

use super::{question, set_end};
use crate::commands::command::ShowCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet, ShowRequest};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::game_slider::slider_ui;
use crate::panels::pieces::lesson;
use crate::panels::{play_out, toolbar, tools};
use crate::science::FrameData;
use crate::sheet_view::{part_ui, start_ui, step_ui};
use crate::view::Beside;

/// The answer in full, and the list.
pub(super) fn card_ui(ui: &mut Ui, shown: &FrameData<'_>, answer: &Sheet, requests: &mut Requests) {
    ScrollArea::vertical()
        .id_salt("answer")
        .auto_shrink(false)
        .show(ui, |ui| {
            if let Some(asked) = question::asked(shown) {
                question::card_ui(ui, shown, asked, requests);
                return;
            }
            if !shown.hides_answers() {
                question::end_ui(ui, shown, requests);
                if shown.view.lesson.as_ref().is_some_and(|it| !it.is_asking()) {
                    set_end::set_end_ui(ui, shown, requests);
                }
                written_ui(ui, shown);
                answer_ui(ui, shown, answer, requests);
                if let Some(sample) = lesson::sample(shown) {
                    lesson::lesson_ui(ui, shown, sample, requests);
                }
            }
        });
}

/// The way through the game, and what can be done: at the foot of every page, where nothing that is said above moves it from under the
/// pointer.
pub(super) fn foot_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_asked = question::asked(shown).is_some();
    let has_game = shown.document.game.is_some() && !is_asked && shown.view.mode != Mode::PlayOut;
    let frame = theme::side_frame(theme::tokens(ui));
    Panel::bottom("what can be done")
        .frame(frame)
        .show(ui, |ui| {
            if has_game {
                slider_ui(ui, shown, requests);
                ui.horizontal(|ui| {
                    toolbar::game_ui(ui, shown, true, requests);
                    // The moves, with what was found in them.
                    let moves = widgets::text_button(ui, shown.label(Label::GameMoves));
                    if moves.clicked() {
                        requests.command(ShowCommand::Game);
                    }
                });
            }
            choices_ui(ui, shown, is_asked, requests);
        });
}

/// What whoever wrote the lesson asks of the position, and answers.
fn written_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    let lesson = &shown.document.lesson;
    let texts = [&lesson.question, &lesson.answer];
    let told = texts.map(|text| text.told(shown.phrasing().language));
    for text in told.into_iter().flatten() {
        widgets::wrapped(ui, text, theme::tokens(ui).ink);
        ui.add_space(size::GAP_SMALL);
    }
    if told.iter().any(Option::is_some) {
        widgets::hairline(ui);
        ui.add_space(size::GAP_SMALL);
    }
}

fn answer_ui(ui: &mut Ui, shown: &FrameData<'_>, answer: &Sheet, requests: &mut Requests) {
    // Above what is told, which may come or grow while somebody is about to click.
    if let Some(step) = &answer.back {
        step_ui(ui, shown, step, false, requests);
        ui.add_space(size::GAP_SMALL);
    }
    for sentence in &answer.sentences {
        widgets::wrapped(ui, sentence.as_str(), theme::tokens(ui).ink);
    }
    if !answer.sentences.is_empty() {
        ui.add_space(size::GAP);
    }
    for row in &answer.starts {
        start_ui(ui, row, requests);
    }
    ui.add_space(size::GAP_SMALL);
    for part in &answer.parts {
        part_ui(ui, shown, part, requests);
        ui.add_space(size::GAP_SMALL);
    }
    ui.horizontal_wrapped(|ui| {
        for step in &answer.more {
            step_ui(ui, shown, step, false, requests);
        }
    });
    ui.add_space(size::GAP);
}

/// What the position is looked at for, stones of one's own, and the lessons. A lesson that asks is about one thing.
fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, is_asked: bool, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        if !is_asked {
            toolbar::subject_menu_ui(ui, shown, false, requests);
        }
        let view = shown.view;
        let is_set_up = view.mode == Mode::SetUp;
        let has_lessons = view.mode == Mode::Analyse && view.is_beside(Beside::Lessons);
        let ways = [
            (
                Label::SetUp,
                Label::SetUpOwn,
                ShowCommand::ToggleSetUp,
                is_set_up,
            ),
            (
                Label::Lessons,
                Label::LessonsHint,
                ShowCommand::Lessons,
                has_lessons,
            ),
        ];
        for (name, hint, command, is_on) in ways.into_iter().skip(usize::from(is_asked)) {
            let button = widgets::turned_button(ui, shown.label(name), is_on);
            if button.on_hover_text(shown.label(hint)).clicked() {
                requests.command(command);
            }
        }
    });
}

/// The way back to the answer from what was asked for.
pub(super) fn back_ui(ui: &mut Ui, shown: &FrameData<'_>, answer: &Sheet, requests: &mut Requests) {
    // Where the answer is covered it is no way to that.
    let name = match shown.is_covered() {
        true => Label::BackHere,
        false => answer.way_back(),
    };
    if widgets::text_button(ui, shown.label(name)).clicked() {
        requests.ask(ShowRequest::First);
    }
    ui.add_space(size::GAP_SMALL);
}

/// The tools of setting up and of marking.
pub(super) fn tools_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let name = match shown.view.mode {
        Mode::SetUp => Label::SetUp,
        _ => Label::Mark,
    };
    widgets::heading(ui, shown.label(name));
    ui.add_space(size::GAP_SMALL);
    tools::side_ui(ui, shown, requests);
    let ((_, next), or) = shown.after_set_up();
    let is_offered = next == Mode::Mark || or.is_some();
    if shown.view.mode == Mode::SetUp && !shown.occupied().is_empty() && !is_offered {
        ui.add_space(size::GAP_SMALL);
        // What races and what is safe is found, or said.
        let mark = widgets::text_button(ui, shown.label(Label::Mark));
        if mark.clicked() {
            requests.command(Mode::Mark);
        }
    }
}

/// Who plays how, every move, and the tools of a play-out.
pub(super) fn play_out_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    question::back_ui(ui, shown, requests);
    // Where the other side resists there is nothing to be chosen but the answer.
    if shown.session.play().resistance().is_none() {
        tools::side_ui(ui, shown, requests);
    }
    ui.add_space(size::GAP);
    play_out::side_ui(ui, shown, requests);
}
