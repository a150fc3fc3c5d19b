//! An answer as the window draws it: what it says above, and its parts in one column beside the board.

mod parts;
mod sign;

use egui::{CentralPanel, ScrollArea, Ui};
use semeai_sheets::Part;
use semeai_words::grammar::sentences;
use semeai_words::labels::Label;

pub(crate) use self::parts::{part_ui, start_ui};
pub(crate) use self::sign::sign_ui;
use crate::commands::command::ShowCommand;
use crate::commands::requests::{Requests, Sheet, Step};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::{headline_ui, sentence_ui, space_out};
use crate::panels::pieces::cover::cover_ui;
use crate::science::FrameData;

/// In the banner: the headline, what stands below it, and what leads on.
pub(crate) fn banner_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &Sheet,
    requests: &mut Requests,
) {
    if shown.hides_answers() && !sheet.is_reading {
        cover_ui(ui, shown, requests);
        return;
    }
    space_out(ui);
    headline_ui(ui, &sheet.headline);
    if !sheet.sentences.is_empty() {
        let said = sentences(&sheet.sentences, shown.phrasing());
        sentence_ui(ui, &said, theme::tokens(ui).ink);
    }
    if sheet.is_reading {
        if ui.button(shown.label(Label::Cancel)).clicked() {
            requests.command(ShowCommand::StopSearch);
        }
    } else if let Some(next) = &sheet.next {
        step_ui(ui, shown, next, shown.leads_on(), requests);
    }
}

/// The button of a step: filled where it is the next one.
pub(crate) fn step_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    step: &Step,
    is_filled: bool,
    requests: &mut Requests,
) {
    let mut button = widgets::step_button(ui, shown.label(step.name), is_filled);
    if let Some(hint) = step.hint {
        button = button.on_hover_text(shown.label(hint));
    }
    if button.clicked() {
        requests.ask(step.asks.clone());
    }
}

/// Every part in one column that is scrolled. Where the answer is covered there is only how it is asked.
pub(crate) fn column_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sheet: &Sheet,
    requests: &mut Requests,
) {
    let frame = theme::side_frame(theme::tokens(ui));
    let is_covered = shown.hides_answers();
    let is_seen = |part: &&Part<_>| !is_covered || matches!(part, Part::Form(_));
    CentralPanel::default().frame(frame).show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt("parts")
            .auto_shrink(false)
            .show(ui, |ui| {
                for (number, part) in sheet.parts.iter().filter(is_seen).enumerate() {
                    if number > 0 && matches!(part, Part::Facts(_)) {
                        widgets::hairline(ui);
                        ui.add_space(size::GAP_SMALL);
                    }
                    part_ui(ui, shown, part, requests);
                    ui.add_space(size::GAP_SMALL);
                }
                if is_covered {
                    widgets::hairline(ui);
                    cover_ui(ui, shown, requests);
                }
            });
    });
}
