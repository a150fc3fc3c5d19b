//! The map as mathematics, and at how many points it can be played; or what is wrong with it.

use egui::{Color32, Ui};
use semeai_words::labels::Label;
use semeai_words::tactics::{map_fault_sentence, map_headline, part_sentence, preset_sentence};

use super::formula::plain;
use crate::look::fitting;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::panels::banner::sentence_ui;
use crate::science::FrameData;

/// Shows the banner.
pub(super) fn banner_ui(ui: &mut Ui, shown: &FrameData<'_>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let tokens = theme::tokens(ui);
    if shown.map_error().is_some() {
        row_ui(
            ui,
            shown.label(Label::MapTab),
            size::TEXT_BANNER,
            tokens.ink_weak,
        );
        sentence_ui(ui, shown.label(Label::MapNone), tokens.ink_weak);
        return;
    }
    let Some(sheet) = shown.map() else { return };
    let part = shown.map_part();
    let formula = match part {
        Some(part) => part.map.mathematics().with_scripts(),
        None => sheet.mathematics.with_scripts(),
    };
    row_ui(ui, &plain(&formula), size::TEXT_BANNER, tokens.ink);
    let phrasing = shown.phrasing();
    let said = match (&sheet.report, part) {
        (Err(fault), _) => map_fault_sentence(fault, phrasing),
        (Ok(_), Some(part)) => {
            let count = part.set.len();
            format!("{count} · {}", part_sentence(part.map, phrasing))
        }
        (Ok(report), None) => map_headline(report, shown.document.map.player, phrasing),
    };
    let color = match sheet.report {
        Ok(_) => tokens.ink,
        Err(_) => tokens.warning,
    };
    sentence_ui(ui, &said, color);
    if let (Some(preset), None) = (sheet.source.preset, part)
        && ui.ctx().content_rect().height() >= LOW
    {
        let said = format!("@{}: {}", preset.name(), preset_sentence(preset, phrasing));
        widgets::quiet_wrapped(ui, said);
    }
}

/// Windows lower than this have no room for the line of a preset.
const LOW: f32 = 700.0;

fn row_ui(ui: &mut Ui, text: &str, height: f32, color: Color32) {
    fitting::line(ui, text, [height, size::TEXT_SMALL], color);
}
