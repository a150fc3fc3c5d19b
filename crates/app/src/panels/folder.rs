//! The files of a folder beside the board, with those that cannot be read and why.

use egui::{Align, Button, Layout, Panel, RichText, ScrollArea, Ui, vec2};
use semeai_session::file::FileError;
use semeai_session::printable::inline;
use semeai_words::file::error::file_error;
use semeai_words::file::work::folder_read;
use semeai_words::labels::Label;

use crate::commands::requests::{FileRequest, Requests};
use crate::file_set::FileSet;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::result::{results_ui, summary, tally_ui};
use crate::science::FrameData;

/// The height of a row.
const ROW: f32 = 24.0;

/// Shows the files; a click opens one.
pub(super) fn folder_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(set) = &shown.view.set else {
        return;
    };
    let name = set.folder.file_name().unwrap_or(set.folder.as_os_str());
    widgets::heading(ui, inline(&name.to_string_lossy()));
    let (read, unread) = set.progress();
    let said = folder_read(set.files.len(), read, unread, shown.phrasing());
    widgets::quiet_wrapped(ui, said);
    let tally = set.whole_tally(&shown.view.learning.results);
    if tally.has_any() {
        widgets::quiet_wrapped(ui, summary(shown, tally));
        results_ui(ui, shown, requests);
    }
    ui.add_space(size::GAP_SMALL);
    // They come while the files are read, and must not push those from under the pointer.
    faults_ui(ui, shown, set);
    let here = shown.view.place_in_set(shown.session);
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical()
        .id_salt("files of the folder")
        .auto_shrink(false)
        .show_rows(ui, ROW, set.files.len(), |ui, rows| {
            for number in rows {
                ui.push_id(number, |ui| {
                    row_ui(ui, shown, set, number, here == Some(number), requests);
                });
            }
        });
}

/// Why files cannot be read, in full for the first of them: a row has no room for that.
fn faults_ui(ui: &mut Ui, shown: &FrameData<'_>, set: &FileSet) {
    let faults = (0..set.files.len()).filter_map(|number| fault(shown, set, number));
    let faults: Vec<String> = faults.take(MOST_FAULTS).collect();
    if faults.is_empty() {
        return;
    }
    Panel::bottom("files that cannot be read").show(ui, |ui| {
        ui.add_space(size::GAP_SMALL);
        for said in faults {
            widgets::quiet_wrapped(ui, said);
            ui.add_space(2.0);
        }
    });
}

/// Why a file cannot be read; its folder stands above the list.
fn fault(shown: &FrameData<'_>, set: &FileSet, number: usize) -> Option<String> {
    let error = FileError {
        name: name(set, number),
        ..set.fault(number)?.clone()
    };
    Some(inline(&file_error(&error, shown.phrasing())).into_owned())
}

/// What a file is called in its folder.
fn name(set: &FileSet, number: usize) -> String {
    let path = &set.files[number];
    let name = path.file_name().unwrap_or(path.as_os_str());
    inline(&name.to_string_lossy()).into_owned()
}

/// Of so many files at most it is said in full why they cannot be read.
const MOST_FAULTS: usize = 3;

fn row_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    set: &FileSet,
    number: usize,
    is_here: bool,
    requests: &mut Requests,
) {
    let fault = fault(shown, set, number);
    let name = name(set, number);
    let room = vec2(ui.available_width(), ROW);
    let tally = set.tally(number, &shown.view.learning.results);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        if fault.is_some() {
            let said = RichText::new(shown.label(Label::UnreadFile)).size(size::TEXT_SMALL);
            ui.label(said.color(theme::tokens(ui).warning));
        }
        tally_ui(ui, shown, tally);
        let rest = Layout::left_to_right(Align::Center);
        ui.with_layout(rest, |ui| {
            let button = Button::selectable(is_here, name.as_str())
                .truncate()
                .min_size(vec2(0.0, ROW - 2.0));
            match fault {
                None => {
                    if ui.add(button).clicked() && !is_here {
                        requests.ask(FileRequest::OpenInSet(number));
                    }
                }
                Some(why) => {
                    ui.add_enabled(false, button).on_disabled_hover_text(why);
                }
            }
        });
    });
}
