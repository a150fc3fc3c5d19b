//! What stands where an answer would, as long as answers are hidden.

use egui::Ui;
use semeai_words::labels::Label;

use crate::commands::command::ShowCommand;
use crate::commands::requests::Requests;
use crate::commands::shortcuts::find;
use crate::look::widgets;
use crate::science::FrameData;

/// Says that something is hidden, with the way to it.
pub(crate) fn cover_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(Label::AnswersHidden));
        let key = find(ShowCommand::Answers).key_text(ui.ctx());
        let name = match key {
            Some(key) => format!("{} ({key})", shown.label(Label::ShowAnswers)),
            None => shown.label(Label::ShowAnswers).to_owned(),
        };
        if widgets::small_button(ui, &name).clicked() {
            requests.command(ShowCommand::Answers);
        }
    });
}
