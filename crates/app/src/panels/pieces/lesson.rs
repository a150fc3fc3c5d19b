//! What a sample teaches, as long as the document is that sample.

use egui::{CollapsingHeader, Ui};
use semeai_session::Sample;
use semeai_words::labels::Label;
use semeai_words::samples::sample_note;

use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::samples;
use crate::science::FrameData;

/// The sample that the document is.
pub(crate) fn sample(shown: &FrameData<'_>) -> Option<Sample> {
    let number = shown.view.source.shown_sample()?;
    samples::all().get(number).copied()
}

/// Shows what books count its move as, and what it teaches to who asks for that.
pub(crate) fn lesson_ui(ui: &mut Ui, shown: &FrameData<'_>, sample: Sample) {
    let book = sample.book_move();
    let line = book.and_then(|book| shown.science.book_line(shown, &book));
    if let Some(line) = line {
        widgets::wrapped(ui, line, theme::tokens(ui).ink);
        ui.add_space(size::GAP_SMALL);
    }
    let name = shown.label(Label::WhatItTeaches);
    CollapsingHeader::new(name)
        .id_salt(sample.id())
        .show(ui, |ui| {
            let note = sample_note(sample, shown.phrasing());
            widgets::wrapped(ui, note, theme::tokens(ui).ink);
        });
    ui.add_space(size::GAP_SMALL);
}
