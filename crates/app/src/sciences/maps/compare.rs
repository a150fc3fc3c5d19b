//! Another map beside the one that is looked at: where they differ on the stones.

use egui::Ui;
use semeai_session::MapAction;
use semeai_words::labels::Label;
use semeai_words::tactics::{comparison_sentences, map_fault_sentence};

use super::field::{MapField, field_ui};
use super::frame::MOST_NAMES;
use crate::commands::requests::Requests;
use crate::look::theme;
use crate::look::widgets;
use crate::science::FrameData;

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
        error: other.and_then(|other| other.as_ref().err()),
    };
    let typed = field_ui(ui, shown, field);
    requests.asks(typed.map(|text| super::perform::typed(MapAction::Other(Some(text)))));
    let Some(Ok(other)) = other else { return };
    let (ink, board) = (theme::tokens(ui).ink, shown.document.topology());
    match &other.comparison {
        Ok(compared) => {
            let said = comparison_sentences(compared, board, MOST_NAMES, shown.language());
            for line in said {
                widgets::wrapped(ui, line, ink);
            }
        }
        Err(fault) => {
            widgets::quiet_wrapped(ui, map_fault_sentence(fault, shown.language()));
        }
    }
}
