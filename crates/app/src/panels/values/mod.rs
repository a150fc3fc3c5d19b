//! The Values panel: type an expression and see everything about the game at once.

mod board;
mod compare;
mod cooling;
mod derivation;
mod diagram;
mod numbers;
mod parts;

use egui::{Frame, RichText, ScrollArea, Ui};
use semeai_session::Calculation;
use semeai_words::labels::Label;
use semeai_words::values::expression::sheet_error;

use self::parts::{field_ui, has_failed, ink, line_ui, message_ui};
use super::sums;
use crate::commands::command::ShowCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::{FileRequest, Request, Requests, SumRequest, ValuesRequest};
use crate::look::theme::{self, size};
use crate::look::widgets;
use crate::science::FrameData;
use crate::typed_texts::{Fields, Picture, PictureKind, PictureSubject};
use crate::view::Beside;

/// The width from which on tabs and buttons fit into one row in both languages.
const ONE_ROW: f32 = 700.0;
/// The width from which on tabs stand as far apart as other things do; with less they wrap if they must.
const TIGHT: f32 = 430.0;
/// The height of a line of messages.
const MESSAGE: f32 = 18.0;

/// The things that can stand beside the board, as tabs.
pub(super) fn tabs_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let is_open = shown.view.is_beside(Beside::Values);
    let is_sums = shown.view.is_beside(Beside::Sums);
    let is_wide = is_open || is_sums;
    let is_narrow = ui.available_width() < ONE_ROW;
    let is_tight = ui.available_width() < TIGHT;
    // A little smaller, they stand in one row in Japanese too.
    let text_size = if is_tight {
        size::TEXT - 1.0
    } else {
        size::TEXT
    };
    let all_ui = |ui: &mut Ui| {
        let is_in_place = shown.view.mode != Mode::PlayOut;
        let first = match shown.view.mode {
            Mode::PlayOut => Label::PlayOut,
            _ => shown.science.tab(),
        };
        // These speak of the position, not of the one that is being played.
        let own = match is_in_place {
            true => shown.science.tabs(),
            false => &[],
        };
        let mut chosen = own.iter().map(|tab| shown.view.is_beside(tab.beside));
        let is_own = chosen.any(|is_chosen| is_chosen);
        let is_game = shown.view.is_beside(Beside::Game) && is_in_place;
        let mut tab = |name, is_chosen| {
            let tab = widgets::tab(ui, shown.label(name), is_chosen, text_size);
            tab.clicked() && !is_chosen
        };
        if tab(first, !is_wide && !is_own && !is_game) {
            requests.ask(ValuesRequest::Open(false));
        }
        for each in own {
            if tab(each.name, shown.view.is_beside(each.beside)) {
                (each.open)(requests);
            }
        }
        if is_in_place && tab(Label::Game, is_game) {
            requests.command(ShowCommand::Game);
        }
        if tab(Label::Values, is_open) {
            requests.ask(ValuesRequest::Open(true));
        }
        if tab(Label::Sums, is_sums) {
            requests.ask(SumRequest::Open);
        }
        if is_wide && !is_narrow {
            widgets::at_right(ui, |ui| files_ui(ui, shown, requests));
        }
    };
    if is_tight {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.horizontal_wrapped(all_ui);
        });
    } else {
        ui.horizontal(all_ui);
    }
    if is_wide && is_narrow {
        // Tabs have air of their own, so the page below begins farther in than they do.
        Frame::new()
            .inner_margin(theme::below_tabs())
            .show(ui, |ui| {
                ui.horizontal_wrapped(|ui| files_ui(ui, shown, requests))
            });
    }
}

/// What can be kept of what is shown.
fn files_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    if shown.view.is_beside(Beside::Sums) {
        sums::buttons_ui(ui, shown, requests);
    } else {
        buttons_ui(ui, shown, requests);
    }
}

fn buttons_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let worksheet = shown.session.worksheet();
    let picture = |kind| {
        let of = PictureSubject::Values;
        FileRequest::SavePicture(Picture { of, kind })
    };
    for (name, request) in [
        (Label::SavePng, Request::from(picture(PictureKind::Png))),
        (Label::SaveSvg, picture(PictureKind::Svg).into()),
        (Label::CopyText, ValuesRequest::Copy.into()),
    ] {
        let is_possible = worksheet.sheet().is_some();
        if widgets::small_button_if(ui, shown.label(name), is_possible).clicked() {
            requests.ask(request);
        }
    }
}

/// Shows the panel.
pub(super) fn values_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    fields: &mut Fields,
    requests: &mut Requests,
) {
    let height = ui.available_height();
    ScrollArea::vertical()
        .id_salt("values")
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar floats over the end of the page.
            ui.set_width(ui.available_width() - size::GAP);
            board::board_ui(ui, shown, requests);
            expression_ui(ui, shown, fields, requests);
            let Some((calculated, sheet)) = shown.session.worksheet().good() else {
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
            let outcome = semeai_words::values::sheet::outcome(sheet.outcome, shown.language());
            ui.label(RichText::new(outcome).color(ink(ui, shown)));
            ui.add_space(size::GAP);
            cooling::cooling_ui(ui, shown, sheet, fields, requests);
            ui.add_space(size::GAP);
            let diagram = (height - 296.0).clamp(220.0, 480.0);
            diagram_ui(ui, shown, diagram, requests);
            part_ui(ui);
            compare::compare_ui(ui, shown, sheet, fields, requests);
            part_ui(ui);
            derivation::derivation_ui(ui, shown, calculated.derivation.as_ref());
        });
}

/// The numbers with the thermograph beside them, or below them where there is no room.
fn diagram_ui(ui: &mut Ui, shown: &FrameData<'_>, height: f32, requests: &mut Requests) {
    let Some(sheet) = shown.session.worksheet().sheet() else {
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
    let edit = field_ui(ui, &mut fields.expression, hint, f32::INFINITY, &name);
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
        } else if let Some(error) = shown.session.worksheet().expression_error() {
            message_ui(ui, &sheet_error(error, shown.language()));
        } else {
            widgets::quiet(ui, shown.label(Label::NotationHint));
        }
    });
}
