//! The values of the position, each one click away.

use egui::Ui;
use semeai_words::labels::Label;

use crate::commands::requests::Requests;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::values::request::ValuesRequest;

/// Shows a button for every value that was found on the board: the node's, the regions', their sum. Without any there is nothing
/// to take.
pub(super) fn board_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.hides_answers() {
        return;
    }
    let values = shown.science.values(shown).all;
    if values.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::FromBoard));
        for value in values {
            let mut button = widgets::small_button(ui, value.name);
            if let Some(said) = value.said {
                button = button.on_hover_text(said);
            }
            if button.clicked() {
                let text = value.text.to_owned();
                let cooling = shown.about.cooling;
                requests.ask(ValuesRequest::Take { text, cooling });
            }
        }
    });
}
