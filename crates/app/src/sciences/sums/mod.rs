//! The laboratory of sums: type a sum of trees, or drag its numbers, and see score, losses, theorem and rules of thumb.

mod editor;
pub(crate) mod perform;
mod plane;
mod question;
pub(crate) mod request;
mod starts;
pub(crate) mod state;
mod survey;

use egui::{ScrollArea, Ui};
use semeai_session::Session;
use semeai_sheets::Question;
use semeai_words::labels::Label;

use crate::commands::requests::{FileRequest, Request, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::science::{Asked, FoundPicture, FrameData, Page, Science, Tab};
use crate::sciences::sums::request::SumRequest;
use crate::typed_texts::{Picture, PictureKind, PictureSubject, SumField};
use crate::view::{Beside, View};

/// The laboratory of sums.
struct SumsScience;

/// The same in the table.
pub(super) const PAGE: Page = Page {
    tab: Tab {
        name: Label::Sums,
        beside: Beside::Sums,
        is_offered: |_| true,
        open: |requests| requests.ask(SumRequest::Open),
        ui: |ui, shown, typed, requests| sums_ui(ui, shown, &mut typed.sum, requests),
        buttons_ui: Some(buttons_ui),
    },
    picture: FoundPicture {
        of: PictureSubject::Plane,
        name: Label::BoundaryGraph,
        is_there: |shown| starts::report(shown).is_some_and(starts::has_plane),
        draw: |shown, _| perform::drawing(shown),
    },
    science: &SumsScience,
};

impl Science for SumsScience {
    fn question(&self, shown: &FrameData<'_>, of: Asked<'_>) -> Option<Question> {
        let is_asked = matches!(of, Asked::Sheet);
        is_asked.then(|| question::question(shown)).flatten()
    }

    fn ask(&self, session: &mut Session, view: &mut View) {
        question::ask(session, view);
    }
}

/// What stands in the field before anything is typed: the one place of the tree paper's fourth figure where the rule of thumb
/// is wrong.
const FIRST_SUM: &str = "A(4,1,4) + {6|0} + {4|0} + {1|0}";

/// Saving and copying, at the end of the row of tabs.
fn buttons_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let report = starts::report(shown);
    let has_plane = (PAGE.picture.is_there)(shown);
    if has_plane && widgets::small_button(ui, shown.label(Label::BoundaryGraph)).clicked() {
        plane::bring_into_view(ui);
    }
    let picture = |kind| {
        let of = PictureSubject::Plane;
        FileRequest::SavePicture(Picture { of, kind })
    };
    let [png, svg] = [PictureKind::Png, PictureKind::Svg].map(picture);
    for (name, request, is_possible) in [
        (Label::SavePng, Request::from(png), has_plane),
        (Label::SaveSvg, svg.into(), has_plane),
        (Label::CopyText, SumRequest::Copy.into(), report.is_some()),
    ] {
        if widgets::small_button_if(ui, shown.label(name), is_possible).clicked() {
            requests.ask(request);
        }
    }
}

/// Shows the panel.
fn sums_ui(ui: &mut Ui, shown: &FrameData<'_>, field: &mut SumField, requests: &mut Requests) {
    if field.written.changed_secs.is_none() {
        let said = shown.document.sum.as_deref().unwrap_or(FIRST_SUM);
        if field.written.text != said {
            said.clone_into(&mut field.written.text);
        }
    }
    let height = ui.available_height();
    ScrollArea::vertical()
        .id_salt("sums")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            editor::editor_ui(ui, shown, field, requests);
            part_ui(ui);
            if shown.view.hides_sum() {
                cover_ui(ui, shown, requests);
                return;
            }
            starts::trees_ui(ui, shown);
            starts::starts_ui(ui, shown);
            part_ui(ui);
            plane::plane_ui(ui, shown, field, height, requests);
            survey::survey_ui(ui, shown, field, requests);
        });
    // Whatever was done above, what is typed is what is asked.
    let wanted = shown.session.desk().wanted::<semeai_session::SolveSum>();
    if wanted.is_none_or(|wanted| wanted.text != field.written.text) {
        requests.ask(SumRequest::Changed);
    }
}

/// The space between two parts of the panel.
fn part_ui(ui: &mut Ui) {
    ui.add_space(size::GAP_SMALL);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}
