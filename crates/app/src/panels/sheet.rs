//! A sheet of its own, which has the whole page while it is used: no board stands beside it that is not its own.

use egui::{CentralPanel, Panel, Ui};
use semeai_words::labels::Label;

use super::learner::question::step_after;
use super::side;
use crate::commands::command::ShowCommand;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::science::{FrameData, Tab};
use crate::sheet_view::step_ui;
use crate::typed_texts::TypedTexts;

/// Shows a sheet, with the way back to the board.
pub(super) fn sheet_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &Tab,
    typed: &mut TypedTexts,
    requests: &mut Requests,
) {
    let frame = theme::side_frame(theme::tokens(ui));
    Panel::top("sheet head").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            if widgets::text_button(ui, shown.label(Label::BackToBoard)).clicked() {
                requests.command(ShowCommand::ToBoard);
            }
            widgets::heading(ui, shown.label(sheet.name));
            if let Some(next) = step_after(shown) {
                step_ui(ui, shown, &next, false, requests);
            }
            if let Some(buttons_ui) = sheet.buttons_ui {
                widgets::divider(ui);
                buttons_ui(ui, shown, requests);
            }
        });
    });
    side::above_messages_ui(ui, shown, typed, requests, |ui, typed, requests| {
        side::lesson_ui(ui, shown, requests);
        CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| (sheet.ui)(ui, shown, typed, requests));
    });
}
