//! What can be made of a line of play: a diagram with numbers, as text or as a picture, and a
//! variation.

use egui::Ui;
use semeai_words::labels::Label;

use crate::commands::requests::{FileRequest, Requests};
use crate::look::widgets;
use crate::science::FrameData;
use crate::typed_texts::PictureSubject;

/// Shows the buttons.
pub(crate) fn line_buttons_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        for (name, hint, request) in [
            (
                Label::CopyLineText,
                Label::CopyLineTextHint,
                FileRequest::CopyLine,
            ),
            (
                Label::CopyLinePicture,
                Label::CopyLinePictureHint,
                FileRequest::CopyPicture(PictureSubject::Line),
            ),
            (Label::KeepLine, Label::KeepLineHint, FileRequest::KeepLine),
        ] {
            let button = widgets::small_button(ui, shown.label(name));
            if button.on_hover_text(shown.label(hint)).clicked() {
                requests.ask(request);
            }
        }
    });
}
