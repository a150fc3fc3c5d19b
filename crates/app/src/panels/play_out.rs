//! The mode Play out, whatever is played: what has begun is shown by its science.

use egui::{RichText, Ui};
use semeai_session::FindRace;
use semeai_session::play_out::Stage;
use semeai_words::labels::Label;

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT};
use crate::science::{FrameData, Part};

/// In place of the banner: what is being played, or why nothing is.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    match shown.session.play().stage() {
        Stage::Away | Stage::Finding => {
            // The room of a race that is found in a moment.
            let is_told = !shown.session.progress::<FindRace>().is_unnoticed();
            let said = is_told.then(|| shown.label(Label::FindingRace));
            ui.horizontal(|ui| {
                ui.set_min_height(STATUS_HEIGHT);
                ui.label(RichText::new(said.unwrap_or(" ")).size(size::TEXT_BANNER));
            });
            ui.horizontal(|ui| ui.set_min_height(SLIP_HEIGHT));
        }
        Stage::Failed => {
            let color = theme::tokens(ui).error;
            ui.colored_label(color, shown.label(Label::ProofFailed));
        }
        _ => {
            if let Some(banner_ui) = shown.science.part(shown, Part::PlayOutBanner) {
                banner_ui(ui, shown, requests);
            }
        }
    }
}

/// Beside the board: who plays how, and every move.
pub(super) fn side_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_on = shown.on_board.game.is_some();
    match shown.science.part(shown, Part::PlayOut).filter(|_| is_on) {
        Some(side_ui) => side_ui(ui, shown, requests),
        None => {
            widgets::heading(ui, shown.label(Label::PlayOut));
        }
    }
}
