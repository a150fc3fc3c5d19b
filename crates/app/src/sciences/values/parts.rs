//! Small parts that the sections of the Values panel share.

use egui::{Color32, Response, RichText, ScrollArea, TextEdit, Ui};
use semeai_cgt::Formula;

use semeai_session::{Calculation, Progress};

use crate::look::mathematics::value_ui;
use crate::look::theme::{self, size};
use crate::science::FrameData;

/// Longer values are cut on the screen: nobody reads them, and setting them takes time. Copying gives the whole.
pub(super) const LONGEST: usize = 400;

/// A field for one line of text, known by its name; as wide as this, or as the panel. An answer that comes while somebody types
/// moves what stands below it, and must not take the keyboard away.
pub(super) fn field_ui(
    ui: &mut Ui,
    text: &mut String,
    hint: &str,
    width: f32,
    (id, name): (&str, &Response),
) -> Response {
    let edit = TextEdit::singleline(text)
        .id(egui::Id::unique(("values", id)))
        .desired_width(width)
        .font(theme::font(size::TEXT_HEADING))
        .hint_text(hint);
    ui.add(edit).labelled_by(name.id)
}

/// What is wrong, under the field that it is about.
pub(super) fn message_ui(ui: &mut Ui, message: &str) {
    let color = theme::tokens(ui).error;
    let text = RichText::new(message)
        .size(size::TEXT_SMALL + 1.0)
        .color(color);
    ui.add(egui::Label::new(text).wrap());
}

/// A value on a line of its own that can be scrolled if it is long.
pub(super) fn line_ui(ui: &mut Ui, salt: &str, value: &Formula, text_size: f32, color: Color32) {
    ScrollArea::horizontal()
        .id_salt(salt)
        .auto_shrink([false, true])
        .show(ui, |ui| value_ui(ui, &value.cut(LONGEST), text_size, color));
}

/// A sentence about values, short enough to be set.
pub(super) fn cut(text: &str) -> String {
    if text.len() <= LONGEST {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

/// The colour of results: pale while they are not those of what is typed.
pub(super) fn ink(ui: &Ui, shown: &FrameData<'_>) -> Color32 {
    let ink = theme::tokens(ui).ink;
    if is_pale(shown) {
        theme::faded(ink, theme::PALE)
    } else {
        ink
    }
}

/// Whether results are not those of what is typed.
pub(super) fn is_pale(shown: &FrameData<'_>) -> bool {
    let has_error = shown.view.worksheet.expression_error().is_some();
    has_error || has_failed(shown) || shown.session.progress::<Calculation>().is_noticed()
}

/// Whether a calculation or a picture of it broke down: a defect of the program.
pub(super) fn has_failed(shown: &FrameData<'_>) -> bool {
    let has_picture_failed = shown.view.messages.has_picture_failed;
    has_picture_failed || shown.session.progress::<Calculation>() == Progress::Failed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_endless_values_are_cut() {
        assert_eq!(cut("{4|0}"), "{4|0}");
        let cut = cut(&"1".repeat(5000));
        assert_eq!(cut.chars().count(), LONGEST + 1);
        assert!(cut.ends_with('…'));
    }
}
