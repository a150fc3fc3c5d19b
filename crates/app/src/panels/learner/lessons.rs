//! The samples by subject, in sight.

use egui::{ScrollArea, Ui};
use semeai_session::Sample;
use semeai_words::labels::Label;
use semeai_words::samples::{sample_note, sample_title};

use crate::commands::command::LessonCommand;
use crate::commands::requests::{FileRequest, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences;

/// Shows the list; a click opens one.
pub(super) fn lessons_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    requests: &mut Requests,
) {
    let mut asks_first = shown.settings.asks_first;
    let switch = ui.checkbox(&mut asks_first, shown.label(Label::AskFirst));
    let switch = switch.on_hover_text(shown.label(Label::AskFirstHint));
    if switch.changed() {
        requests.command(LessonCommand::AskFirst);
    }
    ui.add_space(size::GAP_SMALL);
    ScrollArea::vertical()
        .id_salt("lessons")
        .auto_shrink(false)
        .show(ui, |ui| {
            for science in sciences::of_positions() {
                let subject = science.subject();
                let own = samples.iter().enumerate();
                let own: Vec<_> = own.filter(|(_, it)| it.subject() == subject).collect();
                if own.is_empty() {
                    continue;
                }
                let name = science.samples().unwrap_or_else(|| science.label());
                widgets::heading(ui, shown.label(name));
                for (number, &sample) in own {
                    lesson_ui(ui, shown, number, sample, requests);
                }
                ui.add_space(size::GAP);
            }
        });
}

fn lesson_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    number: usize,
    sample: Sample,
    requests: &mut Requests,
) {
    let is_open = shown.view.source.sample == Some(number);
    let title = sample_title(sample, shown.language());
    let entry = ui.selectable_label(is_open, format!("{}. {title}", number + 1));
    // What it teaches is its answer.
    let entry = match shown.settings.asks_first {
        true => entry,
        false => entry.on_hover_text(sample_note(sample, shown.language())),
    };
    if entry.clicked() {
        requests.ask(FileRequest::Sample(number));
    }
}
