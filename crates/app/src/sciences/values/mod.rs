//! The calculator of values: type an expression and see everything about the game at once.

mod board;
mod compare;
mod cooling;
mod derivation;
mod details;
mod diagram;
mod numbers;
mod parts;
pub(crate) mod perform;
pub(crate) mod request;

use egui::{RichText, ScrollArea, Ui};
use semeai_session::{Calculation, Session};
use semeai_words::labels::Label;
use semeai_words::values::expression::sheet_error;

use self::parts::{field_ui, has_failed, ink, line_ui, message_ui};
use crate::commands::requests::{FileRequest, Request, Requests};
use crate::look::theme::size;
use crate::look::widgets;
use crate::panels::pieces::cover::cover_ui;
use crate::science::{FoundPicture, FrameData, Page, Science, Tab};
use crate::sciences::values::request::ValuesRequest;
use crate::typed_texts::{Fields, Picture, PictureKind, PictureSubject};
use crate::view::{Beside, View};

/// The calculator of values.
struct ValuesScience;

/// The same in the table.
pub(super) const PAGE: Page = Page {
    tab: Tab {
        name: Label::Values,
        beside: Beside::Values,
        is_offered: |_| true,
        open: |requests| requests.ask(ValuesRequest::Open),
        ui: |ui, shown, typed, requests| {
            // The value may be that of a region.
            if shown.hides_answers() {
                cover_ui(ui, shown, requests);
            } else {
                values_ui(ui, shown, &mut typed.values, requests);
            }
        },
        buttons_ui: Some(buttons_ui),
    },
    picture: FoundPicture {
        of: PictureSubject::Values,
        name: Label::Thermograph,
        is_there: |shown| shown.view.worksheet.sheet().is_some(),
        draw: |shown, _| perform::drawing(shown),
    },
    science: &ValuesScience,
};

impl Science for ValuesScience {
    fn follow(&self, session: &mut Session, view: &mut View) {
        perform::follow(session, view);
    }
}

/// The height of a line of messages.
const MESSAGE: f32 = 18.0;

fn buttons_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_possible = (PAGE.picture.is_there)(shown);
    let picture = |kind| {
        let of = PictureSubject::Values;
        FileRequest::SavePicture(Picture { of, kind })
    };
    for (name, request) in [
        (Label::SavePng, Request::from(picture(PictureKind::Png))),
        (Label::SaveSvg, picture(PictureKind::Svg).into()),
        (Label::CopyText, ValuesRequest::Copy.into()),
    ] {
        if widgets::small_button_if(ui, shown.label(name), is_possible).clicked() {
            requests.ask(request);
        }
    }
}

/// Shows the panel.
fn values_ui(ui: &mut Ui, shown: &FrameData<'_>, fields: &mut Fields, requests: &mut Requests) {
    let height = ui.available_height();
    ScrollArea::vertical()
        .id_salt("values")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            board::board_ui(ui, shown, requests);
            expression_ui(ui, shown, fields, requests);
            let Some((calculated, sheet)) = shown.view.worksheet.good() else {
                return;
            };
            line_ui(
                ui,
                "canonical",
                &sheet.name,
                size::TEXT_BANNER,
                ink(ui, shown),
            );
            if let Some(braces) = sheet.braces_beside() {
                line_ui(ui, "braces", braces, size::TEXT + 2.0, ink(ui, shown));
            }
            let outcome = semeai_words::values::sheet::outcome(sheet.outcome, shown.phrasing());
            ui.label(RichText::new(outcome).color(ink(ui, shown)));
            ui.add_space(size::GAP);
            cooling::cooling_ui(ui, shown, sheet, fields, requests);
            ui.add_space(size::GAP);
            // What it is compared with stands in sight below it.
            let diagram = (height - 420.0).clamp(220.0, 480.0);
            diagram_ui(ui, shown, diagram, requests);
            if let Some(details) = &calculated.details {
                part_ui(ui);
                details::details_ui(ui, shown, details);
            }
            part_ui(ui);
            compare::compare_ui(ui, shown, sheet, fields, requests);
            part_ui(ui);
            derivation::derivation_ui(ui, shown, calculated.derivation.as_ref());
        });
}

/// The numbers with the thermograph beside them, or below them where there is no room.
fn diagram_ui(ui: &mut Ui, shown: &FrameData<'_>, height: f32, requests: &mut Requests) {
    let Some(sheet) = shown.view.worksheet.sheet() else {
        return;
    };
    let room = ui.available_width();
    if room < numbers::WIDTH + 200.0 {
        numbers::numbers_ui(ui, shown, sheet);
        ui.add_space(size::GAP);
        diagram::diagram_ui(ui, shown, sheet, height, requests);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(numbers::WIDTH);
            numbers::numbers_ui(ui, shown, sheet);
        });
        ui.vertical(|ui| diagram::diagram_ui(ui, shown, sheet, height, requests));
    });
}

/// The space between two parts of the panel.
fn part_ui(ui: &mut Ui) {
    ui.add_space(size::GAP);
    widgets::hairline(ui);
    ui.add_space(size::GAP_SMALL);
}

/// The field of the expression, with what is wrong with it or how far the calculation is.
fn expression_ui(ui: &mut Ui, shown: &FrameData<'_>, fields: &mut Fields, requests: &mut Requests) {
    let progress = shown.session.progress::<Calculation>();
    let name = widgets::quiet(ui, shown.label(Label::Expression));
    let hint = shown.label(Label::ExpressionHint);
    let edit = field_ui(
        ui,
        &mut fields.expression,
        hint,
        f32::INFINITY,
        ("expression", &name),
    );
    if std::mem::take(&mut fields.wants_focus) {
        edit.request_focus();
    }
    if edit.changed() {
        requests.ask(ValuesRequest::Changed);
    }
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(MESSAGE);
        if progress.is_noticed() {
            let calculating = shown.label(Label::Calculating);
            let secs = progress.elapsed().as_secs_f32();
            widgets::quiet(ui, format!("{calculating} {secs:.1} s"));
            if widgets::small_button(ui, shown.label(Label::Cancel)).clicked() {
                requests.ask(ValuesRequest::Cancel);
            }
        } else if has_failed(shown) {
            message_ui(ui, shown.label(Label::CalculationFailed));
        } else if let Some(error) = shown.view.worksheet.expression_error() {
            message_ui(ui, &sheet_error(error, shown.phrasing()));
        } else {
            widgets::quiet(ui, shown.label(Label::NotationHint));
        }
    });
}
