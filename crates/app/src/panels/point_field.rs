//! The field over the board in which the name of a point can be typed.

use egui::{Align2, Area, Frame, Id, Key, TextEdit, Ui};
use semeai_words::labels::Label;

use crate::commands::command::ShowCommand;
use crate::commands::requests::{BoardRequest, Requests};
use crate::look::widgets;
use crate::science::FrameData;

/// Shows the field while it is open.
pub(super) fn point_ui(ui: &Ui, shown: &FrameData<'_>, text: &mut String, requests: &mut Requests) {
    if !shown.view.open.is_naming {
        text.clear();
        return;
    }
    // Over the bottom line, which has nothing to press.
    Area::new(Id::unique("point"))
        .anchor(Align2::LEFT_BOTTOM, [4.0, -1.0])
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let name = widgets::quiet(ui, shown.label(Label::PointName));
                    let field = TextEdit::singleline(text)
                        .desired_width(120.0)
                        .hint_text(shown.label(Label::PointHint));
                    let field = ui.add(field).labelled_by(name.id);
                    if !field.lost_focus() {
                        field.request_focus();
                        return;
                    }
                    if ui.input(|input| input.key_pressed(Key::Enter)) && !text.trim().is_empty() {
                        requests.ask(BoardRequest::Name(std::mem::take(text)));
                    }
                    requests.command(ShowCommand::NamePoint);
                });
            });
        });
}
