//! Strips under the banner: what does not fit the theory, what went wrong, what can be done about it.

use egui::{Align, Color32, Layout, ScrollArea, Stroke, Ui, vec2};
use semeai_session::Repair;
use semeai_words::NoticeText;
use semeai_words::labels::Label;

use crate::messages::Remedy;
use crate::requests::{MessageRequest, Requests};
use crate::said::Said;
use crate::shown::Shown;
use crate::theme;
use crate::{widgets, words};

/// The most buttons that stand beside their text.
const MOST_BESIDE: usize = 3;

/// Whether there is anything to say.
pub(super) fn has_any(shown: &Shown<'_>) -> bool {
    !shown.view.messages.strips.is_empty()
        || shown.problem.is_some()
        || words::notices(shown).next().is_some()
}

/// Shows the strips, the person's own first.
pub(super) fn notices_ui(ui: &mut Ui, shown: &Shown<'_>, requests: &mut Requests) {
    ScrollArea::vertical()
        .id_salt("notices")
        .max_height(112.0)
        .min_scrolled_height(112.0)
        .show(ui, |ui| {
            for (i, strip) in shown.view.messages.strips.iter().enumerate() {
                let language = shown.language();
                let named = |(name, remedy): &(Said, Remedy)| {
                    let request = MessageRequest::Remedy(remedy.clone());
                    (name.text(language), request)
                };
                let buttons = strip.buttons.iter().map(named).collect();
                let buttons = closable(shown, buttons, &MessageRequest::DismissStrip(i));
                let text = strip.text.text(language);
                strip_ui(ui, &text, strip.is_error, buttons, requests);
            }
            if let Some(problem) = shown.problem {
                let said = words::problem(shown, problem);
                let message = said.message.clone();
                strip_ui(ui, &message, true, repairs(said), requests);
            }
            for notice in words::notices(shown) {
                let Some(said) = words::notice(shown, notice) else {
                    continue;
                };
                let dismiss = MessageRequest::DismissNotice(notice.clone());
                let message = said.message.clone();
                let buttons = closable(shown, repairs(said), &dismiss);
                strip_ui(ui, &message, false, buttons, requests);
            }
        });
}

/// The buttons with one that closes the strip: that of the message itself if it has one.
fn closable(
    shown: &Shown<'_>,
    buttons: Vec<(String, MessageRequest)>,
    dismiss: &MessageRequest,
) -> Vec<(String, MessageRequest)> {
    let mut has_own = false;
    let close = |(name, request)| match request {
        MessageRequest::Remedy(Remedy::Repair(Repair::Leave)) => {
            has_own = true;
            (name, dismiss.clone())
        }
        // As long as it is true it would be said again.
        MessageRequest::Remedy(Remedy::StopReading) => {
            has_own = true;
            (name, request)
        }
        request => (name, request),
    };
    let mut buttons: Vec<(String, MessageRequest)> = buttons.into_iter().map(close).collect();
    if !has_own {
        buttons.push((shown.label(Label::Dismiss).to_owned(), dismiss.clone()));
    }
    buttons
}

fn repairs(said: NoticeText) -> Vec<(String, MessageRequest)> {
    let repairs = said.repairs.into_iter();
    let request = |repair| MessageRequest::Remedy(Remedy::Repair(repair));
    repairs
        .map(|(name, repair)| (name, request(repair)))
        .collect()
}

fn strip_ui(
    ui: &mut Ui,
    text: &str,
    is_error: bool,
    buttons: Vec<(String, MessageRequest)>,
    requests: &mut Requests,
) {
    let tokens = theme::tokens(ui);
    let color = if is_error {
        tokens.error
    } else {
        tokens.warning
    };
    ui.push_id(text, |ui| {
        if buttons.len() > MOST_BESIDE {
            // Many buttons would squeeze the text: they stand below it.
            message_ui(ui, text, color);
            ui.horizontal_wrapped(|ui| buttons_ui(ui, buttons.into_iter(), requests));
            return;
        }
        let row = vec2(ui.available_width(), 26.0);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            buttons_ui(ui, buttons.into_iter().rev(), requests);
            message_ui(ui, text, color);
        });
    });
}

fn message_ui(ui: &mut Ui, text: &str, color: Color32) {
    let room = vec2(ui.available_width(), 22.0);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        let (bar, _) = ui.allocate_exact_size(vec2(3.0, 18.0), egui::Sense::hover());
        ui.painter()
            .vline(bar.center().x, bar.y_range(), Stroke::new(3.0, color));
        ui.add(egui::Label::new(text).wrap());
    });
}

fn buttons_ui(
    ui: &mut Ui,
    buttons: impl Iterator<Item = (String, MessageRequest)>,
    requests: &mut Requests,
) {
    for (name, request) in buttons {
        if widgets::small_button(ui, &name).clicked() {
            requests.ask(request);
        }
    }
}
