//! The manual of the project, in the language of the window.

use std::sync::LazyLock;

use egui::Ui;
use semeai_session::Language;

use crate::look::markdown::{Page, page_ui};

static ENGLISH: LazyLock<Page> =
    LazyLock::new(|| Page::of(include_str!("../../../../../assets/manual/manual.md")));
static JAPANESE: LazyLock<Page> =
    LazyLock::new(|| Page::of(include_str!("../../../../../assets/manual/manual.ja.md")));

/// Shows the page.
pub(super) fn manual_ui(ui: &mut Ui, language: Language) {
    page_ui(
        ui,
        match language {
            Language::JAPANESE => &JAPANESE,
            _ => &ENGLISH,
        },
    );
}
