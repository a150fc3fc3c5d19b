//! A text field for a map: what is wrong is underlined where it is, and told below.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Galley, Response, RichText, Stroke, TextBuffer, TextEdit, Ui};
use semeai_session::Phrasing;
use semeai_tactics::MapError;
use semeai_words::tactics::map_error_sentence;

use crate::look::theme::{self, size};

/// What is typed into a map's field, and how it is called.
#[derive(Clone, Debug)]
pub(super) struct MapField<'a> {
    /// A name that stays, for the focus of the keyboard.
    pub(super) id: &'static str,
    /// How it is called to who does not see it.
    pub(super) name: &'a str,
    pub(super) hint: &'a str,
    /// What stands in it.
    pub(super) text: &'a str,
    /// What is wrong with that, as far as it is known.
    pub(super) fault: Option<FieldFault>,
    /// Whether room for what is wrong is kept free, so that what stands below does not move.
    pub(super) keeps_room: bool,
}

/// What is wrong with a text that is typed.
#[derive(Clone, Debug)]
pub(super) struct FieldFault {
    /// Where, in characters from 1.
    pub(super) column: usize,
    /// The sentence that says it.
    pub(super) said: String,
}

impl FieldFault {
    /// What is wrong with a map.
    pub(super) fn of_map(error: &MapError, phrasing: Phrasing) -> Self {
        Self {
            column: error.column,
            said: map_error_sentence(error, phrasing),
        }
    }
}

/// The height of two rows of small text, which is kept free for what is wrong: what stands below must not move.
const MESSAGE: f32 = 34.0;

/// Shows the field; says what it was changed to.
pub(super) fn field_ui(ui: &mut Ui, field: &MapField<'_>) -> Option<String> {
    let mut text = field.text.to_owned();
    let response = edit_ui(ui, &mut text, field);
    let name = field.name.to_owned();
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_label(name));
    let color = theme::tokens(ui).error;
    ui.vertical(|ui| {
        if field.keeps_room {
            ui.set_min_height(MESSAGE);
        }
        if let Some(fault) = &field.fault {
            let said = RichText::new(&fault.said)
                .size(size::TEXT_SMALL)
                .color(color);
            ui.add(egui::Label::new(said).wrap());
        }
    });
    response.changed().then_some(text)
}

fn edit_ui(ui: &mut Ui, text: &mut String, field: &MapField<'_>) -> Response {
    let tokens = theme::tokens(ui);
    let plain = TextFormat::simple(theme::font(size::TEXT_HEADING), tokens.ink);
    let wrong = TextFormat {
        underline: Stroke::new(2.0, tokens.error),
        ..plain.clone()
    };
    let column = field.fault.as_ref().map(|fault| fault.column);
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, _: f32| -> Arc<Galley> {
        let job = underlined(text.as_str(), column, [&plain, &wrong]);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let edit = TextEdit::singleline(text)
        .id_salt(field.id)
        .desired_width(f32::INFINITY)
        .font(theme::font(size::TEXT_HEADING))
        .hint_text(field.hint)
        .layouter(&mut layouter);
    ui.add(edit)
}

/// A text from the column of its fault on in the second form; where it stops too early, its last sign.
fn underlined(text: &str, column: Option<usize>, [plain, wrong]: [&TextFormat; 2]) -> LayoutJob {
    let len = text.chars().count();
    let from = column.map_or(len, |column| (column - 1).min(len.saturating_sub(1)));
    let at = text.char_indices().nth(from);
    let (before, after) = text.split_at(at.map_or(text.len(), |(at, _)| at));
    let mut job = LayoutJob::default();
    job.append(before, 0.0, plain.clone());
    if !after.is_empty() {
        job.append(after, 0.0, wrong.clone());
    }
    job.break_on_newline = false;
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What of a text is underlined.
    fn wrong(text: &str, column: Option<usize>) -> String {
        let plain = TextFormat::default();
        let marked = TextFormat {
            underline: Stroke::new(1.0, egui::Color32::RED),
            ..plain.clone()
        };
        let job = underlined(text, column, [&plain, &marked]);
        let sections = job.sections.iter();
        let marked = sections.filter(|section| section.format.underline.width > 0.0);
        marked
            .map(|section| &job.text[section.byte_range.start.0..section.byte_range.end.0])
            .collect()
    }

    #[test]
    fn a_text_is_underlined_from_its_fault_on() {
        assert_eq!(wrong("P4(V)", None), "");
        assert_eq!(wrong("B ∪ Z", Some(5)), "Z");
        assert_eq!(wrong("(B ∪ W", Some(7)), "W", "it stops too early");
        assert_eq!(wrong("", Some(1)), "");
    }
}
