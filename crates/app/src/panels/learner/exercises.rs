//! The kinds of exercises by subject: a click composes one.

use egui::{DragValue, ScrollArea, Ui};
use semeai_session::compose::{ExerciseKind, Grade};
use semeai_words::exercise::exercise_kind;
use semeai_words::labels::Label;

use crate::commands::requests::{LessonRequest, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences;

/// More exercises are not composed at once.
const MOST: usize = 100;

/// Shows how hard exercises are to be and how many, and the kinds.
pub(super) fn exercises_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    widgets::heading(ui, shown.label(Label::Exercises));
    widgets::quiet_wrapped(ui, shown.label(Label::ExercisesHint));
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        grades_ui(ui, shown, requests);
        ui.add_space(size::GAP);
        count_ui(ui, shown, requests);
    });
    ui.add_space(size::GAP);
    ScrollArea::vertical()
        .id_salt("exercises")
        .auto_shrink(false)
        .show(ui, |ui| {
            for about in sciences::abouts() {
                let kinds = ExerciseKind::ALL.iter().copied();
                let own = kinds.filter(|kind| kind.subject() == about.subject);
                let own: Vec<ExerciseKind> = own.collect();
                if own.is_empty() {
                    continue;
                }
                widgets::heading(ui, shown.label(about.label));
                for kind in own {
                    kind_ui(ui, shown, kind, requests);
                }
                ui.add_space(size::GAP);
            }
        });
}

fn grades_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    widgets::quiet(ui, shown.label(Label::Grade));
    for grade in Grade::ALL {
        let is_chosen = shown.settings.exercise.grade == grade;
        let choice = widgets::choice(ui, is_chosen, &grade.number().to_string());
        let choice = choice.on_hover_text(shown.label(Label::GradeHint));
        if choice.clicked() {
            requests.ask(LessonRequest::Grade(grade));
        }
    }
}

/// How many are composed at once.
fn count_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let label = widgets::quiet(ui, shown.label(Label::ExerciseCount));
    let now = shown.view.learning.count;
    let mut count = now;
    let field = DragValue::new(&mut count).range(1..=MOST).speed(0.1);
    let field = ui.add(field).labelled_by(label.id);
    field.on_hover_text(shown.label(Label::ExerciseCountHint));
    if count != now {
        requests.ask(LessonRequest::Count(count));
    }
}

fn kind_ui(ui: &mut Ui, shown: &FrameData<'_>, kind: ExerciseKind, requests: &mut Requests) {
    let is_last = shown.settings.exercise.kind == kind;
    let entry = ui.selectable_label(is_last, exercise_kind(kind, shown.phrasing()));
    if entry.clicked() {
        requests.ask(LessonRequest::Compose(kind));
    }
}
