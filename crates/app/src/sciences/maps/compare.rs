//! Another map beside the one that is looked at: where they differ on the stones.

use egui::Ui;
use semeai_session::{CompareOverGames, MapAction, Progress};
use semeai_words::labels::Label;
use semeai_words::tactics::{
    comparison_sentences, map_fault_sentence, missing_points, over_games_sentences,
};

use super::field::{FieldFault, MapField, field_ui};
use super::frame::MOST_NAMES;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::maps::request::MapsRequest;

/// Shows the field of the other map and what comes of it; nothing where the map is compared with none.
pub(super) fn compare_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let Some(text) = &shown.document.map.other else {
        return;
    };
    let other = shown.map().and_then(|sheet| sheet.other.as_ref());
    let name = shown.label(Label::MapOtherField);
    widgets::quiet(ui, name);
    let field = MapField {
        id: "other map",
        name,
        hint: shown.label(Label::MapHint),
        text,
        fault: other
            .and_then(|other| other.as_ref().err())
            .map(|error| FieldFault::of_map(error, shown.phrasing())),
        keeps_room: true,
    };
    let typed = field_ui(ui, &field);
    requests.asks(typed.map(|text| super::perform::typed(MapAction::Other(Some(text)))));
    let Some(Ok(other)) = other else { return };
    let (ink, board) = (theme::tokens(ui).ink, shown.document.topology());
    match &other.comparison {
        Ok(compared) => {
            let said = comparison_sentences(compared, board, MOST_NAMES, shown.phrasing());
            for line in said {
                widgets::wrapped(ui, line, ink);
            }
            over_games_ui(ui, shown, requests);
        }
        Err(fault) => {
            widgets::quiet_wrapped(ui, map_fault_sentence(fault, shown.phrasing()));
        }
    }
}

/// How often they are the same over random games, once that was asked, and a position on which they differ.
fn over_games_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let progress = shown.session.progress::<CompareOverGames>();
    let answer = shown.session.answer::<CompareOverGames>();
    let is_pending = progress.is_pending();
    let differing = answer.and_then(|it| it.as_ref().ok()?.differing.as_ref());
    ui.horizontal_wrapped(|ui| {
        let compare = widgets::small_button_if(ui, shown.label(Label::OverGames), !is_pending);
        let compare = compare.on_hover_text(shown.label(Label::OverGamesHint));
        if compare.clicked() {
            requests.ask(MapsRequest::CompareOverGames);
        }
        if is_pending && widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
            requests.ask(MapsRequest::StopComparison);
        }
        let show = shown.label(Label::OverGamesShow);
        if differing.is_some() && widgets::small_button(ui, show).clicked() {
            requests.ask(MapsRequest::ShowDiffering);
        }
    });
    match answer {
        Some(Ok(count)) => {
            for line in over_games_sentences(count, shown.phrasing()) {
                widgets::wrapped(ui, line, theme::tokens(ui).ink);
            }
        }
        Some(Err(missing)) => {
            widgets::quiet_wrapped(ui, missing_points(missing, shown.phrasing()));
        }
        None if progress == Progress::Failed => {
            widgets::quiet(ui, shown.label(Label::CalculationFailed));
        }
        None => {}
    }
}
