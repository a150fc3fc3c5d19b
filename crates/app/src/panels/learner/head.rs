//! The answer in one line, how it is known, and the one button that leads on.

use egui::accesskit::Live;
use egui::{Align, CursorIcon, Layout, Popup, RichText, Sense, Ui};
use semeai_session::Sample;
use semeai_words::labels::Label;

use super::question;
use crate::commands::command::ShowCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{Requests, Sheet};
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::naming::document_name;
use crate::panels::pieces::cover::cover_ui;
use crate::science::FrameData;
use crate::sheet_view::step_ui;

/// How wide a sentence on how something is known may be.
const KNOWN: f32 = 420.0;

/// Shows the head.
pub(super) fn head_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: &Sheet,
    samples: &[Sample],
    requests: &mut Requests,
) {
    if let Some(asked) = question::asked(shown) {
        question::head_ui(ui, shown, asked, requests);
        return;
    }
    if shown.hides_answers() {
        cover_ui(ui, shown, requests);
        return;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        // Where stones are set or marked, what comes next stands with the tools.
        let is_reading = shown.view.mode == Mode::Analyse;
        if let Some(next) = answer.next.as_ref().filter(|_| is_reading) {
            step_ui(ui, shown, next, true, requests);
        }
        if answer.is_reading && ui.button(shown.label(Label::Cancel)).clicked() {
            requests.command(ShowCommand::StopSearch);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let ink = theme::tokens(ui).ink;
            let sizes = [size::TEXT_BANNER, size::TEXT_SMALL];
            // While stones are being put nothing is answered.
            let is_answered = shown.view.mode != Mode::SetUp;
            let headline = match is_answered {
                true => answer.headline.as_str(),
                false => shown.label(Label::PutStones),
            };
            let line = fitting::line(ui, headline, sizes, ink);
            ui.ctx()
                .accesskit_node_builder(line.id, |node| node.set_live(Live::Polite));
            known_ui(ui, shown, answer, is_answered, samples);
        });
    });
}

/// How the answer is known, and of which position it is.
fn known_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    answer: &Sheet,
    is_answered: bool,
    samples: &[Sample],
) {
    let sample = shown
        .view
        .source
        .shown_sample()
        .and_then(|i| samples.get(i));
    let (file, document) = (shown.file, shown.document);
    let name = document_name(sample.copied(), file, document, shown.phrasing());
    ui.horizontal(|ui| {
        if let Some(known) = answer.known.as_ref().filter(|_| is_answered) {
            badge_ui(ui, shown.label(known.word), &known.sentence);
        }
        let reading = shown.label(Label::IsReading);
        if is_answered && answer.is_reading && answer.headline != reading {
            widgets::quiet(ui, reading);
        }
        let text = RichText::new(name).size(size::TEXT_SMALL);
        let text = text.color(theme::tokens(ui).ink_weak);
        ui.add(egui::Label::new(text).truncate());
    });
}

/// How it is known in a word; its sentence stands under the pointer, and is held by a click.
fn badge_ui(ui: &mut Ui, word: &str, known: &str) {
    let text = RichText::new(word).size(size::TEXT_SMALL);
    let text = egui::Label::new(text.color(theme::tokens(ui).accent));
    if known.is_empty() {
        ui.add(text);
        return;
    }
    let badge = ui.add(text.sense(Sense::click()));
    let badge = badge.on_hover_cursor(CursorIcon::PointingHand);
    Popup::menu(&badge).show(|ui| {
        ui.set_max_width(KNOWN);
        ui.label(known);
    });
    if !Popup::is_id_open(ui.ctx(), Popup::default_response_id(&badge)) {
        badge.on_hover_text(known);
    }
}
