//! The window for who wants the answer: a board, one sentence, one button, and a list of what can be done.

pub(super) mod card;
mod exercises;
mod head;
mod lessons;
pub(super) mod lists;
pub(super) mod question;
mod set_end;

use egui::{CentralPanel, Frame, Margin, Panel, Ui};
use semeai_session::Sample;
use semeai_words::labels::Label;

use self::head::head_ui;
use crate::board_view;
use crate::commands::mode::Mode;
use crate::commands::requests::{MessageRequest, Requests, Sheet, Step};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::bars::HEAD;
use crate::panels::beside::beside_board;
use crate::panels::{play_out, side};
use crate::science::{FrameData, Part};
use crate::typed_texts::TypedTexts;
use crate::view::Beside;

/// Shows head, board, and what stands beside it. Says how wide that is.
pub(super) fn page_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: &Sheet,
    samples: &[Sample],
    typed: &mut TypedTexts,
    requests: &mut Requests,
) -> f32 {
    let tokens = theme::tokens(ui);
    let after = told(shown, answer).or_else(|| question::answer_after(shown, answer));
    let answer = after.as_ref().unwrap_or(answer);
    Panel::top("head")
        .frame(theme::page_frame(tokens))
        .exact_size(HEAD)
        .show(ui, |ui| {
            widgets::within_ui(ui, |ui| match shown.view.mode {
                Mode::PlayOut => play_out::banner_ui(ui, shown, requests),
                _ => head_ui(ui, shown, answer, samples, requests),
            });
        });
    let (side, is_below) = beside_board(ui, shown.view.panes);
    let side = side.frame(Frame::new().fill(tokens.panel)).show(ui, |ui| {
        widgets::within_ui(ui, |ui| side_ui(ui, shown, answer, typed, requests));
    });
    let page = Frame::new()
        .fill(tokens.paper)
        .inner_margin(Margin::same(8));
    CentralPanel::default()
        .frame(page)
        .show(ui, |ui| board_view::board_ui(ui, shown, requests));
    is_below.unwrap_or_else(|| side.response.rect.width())
}

/// What was asked about a block and answered: the answer, as long as nothing else is asked.
fn told(shown: &FrameData<'_>, answer: &Sheet) -> Option<Sheet> {
    let strip = shown.told()?;
    let mut strips = shown.view.messages.strips.iter();
    let number = strips.position(|it| it.topic == strip.topic)?;
    let dismiss = MessageRequest::DismissStrip(number);
    let back = Step::new(answer.way_back(), dismiss.into());
    Some(Sheet {
        sentences: vec![shown.label(Label::ClickABlock).to_owned()],
        back: Some(back),
        ..Sheet::line(strip.text.text(shown.phrasing()))
    })
}

/// What the mode has there, what was asked for, or the answer.
fn side_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: &Sheet,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) {
    card::foot_ui(ui, shown, requests);
    side::above_messages_ui(ui, shown, typed, requests, |ui, typed, requests| {
        let frame = theme::side_frame(theme::tokens(ui));
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| mode_ui(ui, shown, answer, typed, requests));
    });
}

/// What the mode has there, above messages and foot.
fn mode_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: &Sheet,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) {
    let has_proposal = shown.science.part(shown, Part::Proposal).is_some();
    match shown.view.mode {
        Mode::SetUp => {
            card::tools_ui(ui, shown, requests);
            if shown.view.is_beside(Beside::Positions) {
                // Who sets a position of a lesson up sees where it will stand.
                ui.add_space(size::GAP_SMALL);
                widgets::hairline(ui);
                ui.add_space(size::GAP_SMALL);
                side::whole_ui(ui, shown, typed, requests);
            }
        }
        Mode::PlayOut => card::play_out_ui(ui, shown, requests),
        _ if has_proposal => side::whole_ui(ui, shown, typed, requests),
        Mode::Mark => card::tools_ui(ui, shown, requests),
        Mode::Analyse if is_answer(shown) => card::card_ui(ui, shown, answer, requests),
        Mode::Analyse => {
            card::back_ui(ui, shown, answer, requests);
            side::whole_ui(ui, shown, typed, requests);
        }
    }
}

/// Whether the answer stands beside the board.
fn is_answer(shown: &FrameData<'_>) -> bool {
    shown.view.mode == Mode::Analyse && shown.view.is_beside(Beside::Race)
}
