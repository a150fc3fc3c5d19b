//! The rules of thumb, tried on all whole numbers up to a size.

use egui::{DragValue, Id, Ui};
use semeai_session::TestRules;
use semeai_words::labels::Label;
use semeai_words::sums::thumb::survey_lines;

use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;
use crate::sciences::sums::request::SumRequest;
use crate::typed_texts::SumField;

/// The largest size: 68,921 sums.
const LARGEST: u32 = 40;

/// Shows the button with what came of it.
pub(super) fn survey_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    field: &mut SumField,
    requests: &mut Requests,
) {
    let gotes = field.numbers().map(|(binary, _)| binary.gotes.clone());
    let Some(gotes) = gotes.filter(|gotes| !gotes.is_empty()) else {
        return;
    };
    ui.add_space(size::GAP_SMALL);
    button_ui(ui, shown, field, requests);
    // What was tried among other gotes is not told.
    let tested = shown.session.desk().last::<TestRules>();
    let is_same = |test: &TestRules| test.gotes == gotes && test.first == shown.view.sum.first;
    let tested = tested.filter(|tested| is_same(&tested.ask));
    if let Some(Ok(Some(survey))) = tested.map(|tested| &tested.answer) {
        let lines = survey_lines(survey, shown.phrasing());
        let told = ui.scope(|ui| {
            for line in lines {
                widgets::quiet_wrapped(ui, line);
            }
        });
        // What has just been asked for comes into view, for it stands at the end of the page.
        let is_done = !shown.session.progress::<TestRules>().is_pending();
        if is_done
            && ui
                .data_mut(|data| data.remove_temp::<()>(wanted()))
                .is_some()
        {
            told.response.scroll_to_me(None);
        }
    }
}

/// The button, up to which size it tries, and that it is at work.
fn button_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut SumField, requests: &mut Requests) {
    ui.horizontal_wrapped(|ui| {
        if widgets::small_button(ui, shown.label(Label::TestRules)).clicked() {
            requests.ask(SumRequest::Test(field.tested));
            ui.data_mut(|data| data.insert_temp(wanted(), ()));
        }
        let name = widgets::quiet(ui, shown.label(Label::TestRulesUpTo));
        ui.add(
            DragValue::new(&mut field.tested)
                .range(1..=LARGEST)
                .speed(0.1),
        )
        .labelled_by(name.id);
        let progress = shown.session.progress::<TestRules>();
        if progress.is_noticed() {
            let calculating = shown.label(Label::Calculating);
            widgets::quiet(ui, calculating);
            if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
                requests.ask(SumRequest::Cancel);
            }
        }
    });
}

fn wanted() -> Id {
    Id::unique("what the rules lose is to be seen")
}
