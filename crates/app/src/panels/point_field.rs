//! The field over the board in which the name of a point can be typed.

use egui::{Align2, Area, Frame, Id, Key, TextEdit, Ui};
use semeai_board::Edit;
use semeai_session::{Action, BoardAction};
use semeai_words::labels::Label;

use crate::commands::command::ShowCommand;
use crate::commands::requests::{BoardRequest, Requests};
use crate::look::widgets;
use crate::science::FrameData;
use crate::view::Naming;

/// Shows the field while it is open.
pub(super) fn point_ui(ui: &Ui, shown: &FrameData<'_>, text: &mut String, requests: &mut Requests) {
    let topology = shown.document.topology();
    let (label, hint) = match shown.view.open.naming {
        Some(Naming::Find) => (Label::PointName, shown.label(Label::PointHint)),
        Some(Naming::Rename(point)) if topology.contains(point) => {
            (Label::RenamePoint, topology.name(point))
        }
        _ => {
            text.clear();
            return;
        }
    };
    // Over the bottom line, which has nothing to press.
    Area::new(Id::unique("point"))
        .anchor(Align2::LEFT_BOTTOM, [4.0, -1.0])
        .show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).show(ui, |ui| {
                ui.horizontal(|ui| {
                    let name = widgets::quiet(ui, shown.label(label));
                    let field = TextEdit::singleline(text)
                        .desired_width(120.0)
                        .hint_text(hint);
                    let field = ui.add(field).labelled_by(name.id);
                    if !field.lost_focus() {
                        field.request_focus();
                        return;
                    }
                    if ui.input(|input| input.key_pressed(Key::Enter)) && !text.trim().is_empty() {
                        let name = std::mem::take(text);
                        match shown.view.open.naming {
                            Some(Naming::Rename(point)) => {
                                let edit = Edit::Rename(point, name.trim().to_owned());
                                requests.act(Action::Board(BoardAction::Edit(vec![edit])));
                            }
                            _ => requests.ask(BoardRequest::Name(name)),
                        }
                    }
                    requests.command(ShowCommand::NamePoint);
                });
            });
        });
}
