//! The samples by subject, in sight.

use egui::{Frame, Panel, ScrollArea, Ui};
use semeai_session::Sample;
use semeai_session::lesson_results::LessonName;
use semeai_session::printable::inline;
use semeai_words::labels::Label;
use semeai_words::lesson_results::{lesson_title, place_title};
use semeai_words::samples::{sample_note, sample_title};

use crate::commands::command::LessonCommand;
use crate::commands::requests::{FileRequest, LessonRequest, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::result::{result_ui, results_ui};
use crate::science::FrameData;
use crate::sciences;

/// Shows the list; a click opens one.
pub(super) fn lessons_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    samples: &[Sample],
    requests: &mut Requests,
) {
    head_ui(ui, shown, requests);
    ui.add_space(size::GAP_SMALL);
    // At the foot: above the list it would push that down as soon as something came of a lesson.
    Panel::bottom("results of lessons")
        .frame(Frame::new())
        .show_separator_line(false)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .id_salt("missed lessons")
                .max_height(MISSED)
                .show(ui, |ui| {
                    missed_ui(ui, shown, samples, requests);
                    results_ui(ui, shown, requests);
                });
        });
    ScrollArea::vertical()
        .id_salt("lessons")
        .auto_shrink(false)
        .show(ui, |ui| {
            for about in sciences::abouts() {
                let subject = about.subject;
                let own = samples.iter().enumerate();
                let own: Vec<_> = own.filter(|(_, it)| it.subject() == subject).collect();
                if own.is_empty() {
                    continue;
                }
                let name = about.samples.unwrap_or(about.label);
                widgets::heading(ui, shown.label(name));
                for (number, &sample) in own {
                    lesson_ui(ui, shown, number, sample, requests);
                }
                ui.add_space(size::GAP);
            }
        });
}

/// A new exercise, and whether lessons ask.
fn head_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        let exercise = ui.button(shown.label(Label::NewExercise));
        let exercise = exercise.on_hover_text(shown.label(Label::NewExerciseHint));
        if exercise.clicked() {
            requests.command(LessonCommand::Exercises);
        }
        let mut asks_first = shown.settings.asks_first;
        let switch = ui.checkbox(&mut asks_first, shown.label(Label::AskFirst));
        let switch = switch.on_hover_text(shown.label(Label::AskFirstHint));
        if switch.changed() {
            requests.command(LessonCommand::AskFirst);
        }
    });
}

/// What was missed and can be asked once more, the latest first.
fn missed_ui(ui: &mut Ui, shown: &FrameData<'_>, samples: &[Sample], requests: &mut Requests) {
    let results = &shown.view.learning.results;
    let titled = results.missed().into_iter().filter_map(|lesson| {
        let place = results.place(lesson);
        let in_file = || place.map(|place| place_title(place, shown.phrasing()));
        let title = lesson_title(lesson, shown.phrasing()).or_else(in_file)?;
        Some((lesson, title, place))
    });
    let titled: Vec<_> = titled.take(MOST_MISSED).collect();
    if titled.is_empty() {
        return;
    }
    widgets::heading(ui, shown.label(Label::MissedLessons));
    for (lesson, title, place) in titled {
        let again = ui
            .push_id(lesson, |ui| ui.selectable_label(false, title))
            .inner;
        let again = match place {
            Some(place) => again.on_hover_text(inline(&place.file)),
            None => again,
        };
        if !again.clicked() {
            continue;
        }
        let number = |sample| samples.iter().position(|&it| it == sample);
        match lesson {
            LessonName::Exercise(exercise) => requests.ask(LessonRequest::Again(*exercise)),
            LessonName::Position(_) => requests.ask(FileRequest::Missed(lesson.clone())),
            lesson => requests.asks(lesson.sample().and_then(number).map(FileRequest::Sample)),
        }
    }
    ui.add_space(size::GAP);
}

/// The height of what was missed, of which the rest is scrolled to.
const MISSED: f32 = 150.0;

/// More of them are not shown at once; the others follow when these are solved.
const MOST_MISSED: usize = 12;

fn lesson_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    number: usize,
    sample: Sample,
    requests: &mut Requests,
) {
    let is_open = shown.view.source.shown_sample() == Some(number);
    let title = sample_title(sample, shown.phrasing());
    let result = shown
        .view
        .learning
        .results
        .of(&LessonName::of_sample(sample));
    let entry = ui.horizontal(|ui| {
        let entry = ui.selectable_label(is_open, format!("{}. {title}", number + 1));
        if let Some(result) = result {
            result_ui(ui, shown, result);
        }
        entry
    });
    let entry = entry.inner;
    // What it teaches is its answer.
    let entry = match shown.settings.asks_first {
        true => entry,
        false => entry.on_hover_text(sample_note(sample, shown.phrasing())),
    };
    if entry.clicked() {
        requests.ask(FileRequest::Sample(number));
    }
}
