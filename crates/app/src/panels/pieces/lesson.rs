//! What a sample teaches, as long as the document is that sample.

use egui::{CollapsingHeader, Ui};
use semeai_session::Sample;
use semeai_words::labels::Label;
use semeai_words::samples::sample_note;

use crate::commands::requests::Requests;
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::samples;
use crate::science::{FrameData, Part};

/// The sample that the document is.
pub(crate) fn sample(shown: &FrameData<'_>) -> Option<Sample> {
    let number = shown.view.source.shown_sample()?;
    samples::all().get(number).copied()
}

/// Shows what it teaches to who asks for that, below what its science tells of it.
pub(crate) fn lesson_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    sample: Sample,
    requests: &mut Requests,
) {
    if let Some(sample_ui) = shown.science.part(shown, Part::Sample) {
        sample_ui(ui, shown, requests);
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
