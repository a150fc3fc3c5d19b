//! The lists of what can be learned.

use egui::Ui;

use super::{exercises, lessons};
use crate::commands::requests::Requests;
use crate::samples;
use crate::science::FrameData;
use crate::view::Beside;

/// Shows the list that stands beside the board, if one of them does; says whether it does.
pub(in crate::panels) fn lists_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    requests: &mut Requests,
) -> bool {
    match shown.view.open.beside {
        Beside::Lessons => lessons::lessons_ui(ui, shown, samples::all(), requests),
        Beside::Exercises => exercises::exercises_ui(ui, shown, requests),
        _ => return false,
    }
    true
}
