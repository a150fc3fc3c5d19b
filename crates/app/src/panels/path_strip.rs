//! The strip in which a path can be typed: the way to files that needs no dialog service.

use std::path::{Path, is_separator};

use egui::text::{CCursor, CCursorRange};
use egui::{Key, Modifiers, TextEdit, Ui};
use semeai_session::printable::inline;
use semeai_words::file::work::in_folder;
use semeai_words::labels::Label;

use crate::commands::command::FileCommand;
use crate::commands::requests::{FileRequest, Requests};
use crate::look::widgets;
use crate::science::FrameData;
use crate::typed_texts::{PathField, PathUse};

/// Shows the strip.
pub(super) fn path_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    field: &mut PathField,
    requests: &mut Requests,
) {
    let (name, button) = match field.purpose {
        PathUse::Open => (Label::PathToOpen, Label::OpenButton),
        PathUse::OpenFolder => (Label::FolderToOpen, Label::OpenButton),
        PathUse::Gather => (Label::PathToGather, Label::GatherButton),
        PathUse::Save
        | PathUse::Picture(_)
        | PathUse::Table(_)
        | PathUse::Handout
        | PathUse::Results => (Label::PathToSave, Label::SaveButton),
    };
    let name = ui.label(shown.label(name));
    ui.vertical(|ui| {
        // A path is long: it has the whole width, and its buttons stand below.
        let room = ui.available_width();
        let edit = ui
            .add(
                TextEdit::singleline(&mut field.text)
                    .desired_width(room)
                    .lock_focus(true)
                    .hint_text(shown.label(Label::NoDialog)),
            )
            .labelled_by(name.id);
        if std::mem::take(&mut field.wants_focus) {
            edit.request_focus();
            // Whoever types names another file; whoever does not takes this one.
            let mut state = TextEdit::load_state(ui.ctx(), edit.id).unwrap_or_default();
            let all = CCursorRange::select_all_str(&field.text);
            state.cursor.set_char_range(Some(all));
            state.store(ui.ctx(), edit.id);
        }
        if std::mem::take(&mut field.is_completed) {
            let mut state = TextEdit::load_state(ui.ctx(), edit.id).unwrap_or_default();
            let end = CCursor::new(field.text.chars().count());
            state.cursor.set_char_range(Some(CCursorRange::one(end)));
            state.store(ui.ctx(), edit.id);
        }
        if edit.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Tab)) {
            requests.ask(FileRequest::CompletePath);
        }
        if let Some(folder) = folder_of(&field.text) {
            widgets::quiet_wrapped(ui, in_folder(&folder, shown.phrasing()));
        }
        let is_entered = edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let [is_clicked, is_cancelled] = ui
            .horizontal(|ui| {
                let confirm = widgets::strong_button(ui, shown.label(button));
                let cancel = widgets::small_button(ui, shown.label(Label::Cancel));
                [confirm, cancel].map(|button| button.clicked())
            })
            .inner;
        if (is_entered || is_clicked) && !field.text.trim().is_empty() {
            requests.ask(FileRequest::PathConfirmed(field.text.trim().to_owned()));
        }
        let is_left = edit.has_focus() && ui.input(|input| input.key_pressed(Key::Escape));
        if is_cancelled || is_left {
            requests.command(FileCommand::ClosePath);
        }
    });
}

/// The whole name of the folder that a path leads to.
fn folder_of(text: &str) -> Option<String> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let path = std::path::absolute(text).ok()?;
    let folder = match text.ends_with(is_separator) {
        true => Some(path.as_path()),
        false => path.parent(),
    };
    folder
        .map(Path::display)
        .map(|it| inline(&it.to_string()).into_owned())
}
