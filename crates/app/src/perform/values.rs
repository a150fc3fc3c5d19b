//! Does what is asked of the Values panel.

use std::path::PathBuf;

use egui::Context;
use semeai_session::{Calculation, figure, picture};
use semeai_words::labels::Label;

use super::choose::choose;
use crate::app::App;
use crate::typed::PathUse;
use crate::values::{Picture, ValuesRequest};
use crate::view::Beside;

/// A PNG picture is so many times as large as its SVG.
const PNG_SCALE: f32 = 3.0;

/// Does one request.
pub(super) fn perform(app: &mut App, ctx: &Context, request: ValuesRequest) {
    app.view.messages.said = None;
    match request {
        ValuesRequest::Open(is_open) => open(app, is_open),
        ValuesRequest::Changed => calculate(app),
        ValuesRequest::Take(text) => {
            app.typed.values.expression = text;
            open(app, true);
        }
        ValuesRequest::Cooled(is_cooled) => app.view.looks.is_sheet_cooled = is_cooled,
        ValuesRequest::Scaffolds(is_on) => app.view.looks.has_scaffolds = is_on,
        ValuesRequest::Cancel => app.session.desk_mut().stop::<Calculation>(),
        ValuesRequest::Copy => copy(app, ctx),
        ValuesRequest::Save(picture) => choose(app, PathUse::Picture(picture)),
    }
}

/// Shows the panel beside the board, or the race again.
pub(super) fn open(app: &mut App, is_open: bool) {
    app.view.messages.said = None;
    app.view.open.beside = if is_open {
        Beside::Values
    } else {
        Beside::Race
    };
    app.typed.values.wants_focus = is_open;
    if is_open {
        calculate(app);
    }
}

fn calculate(app: &mut App) {
    let fields = &app.typed.values;
    app.view.messages.has_picture_failed = false;
    app.session
        .calculate(&fields.expression, &fields.cool, &fields.other);
}

fn copy(app: &mut App, ctx: &Context) {
    let worksheet = app.session.worksheet();
    let Some((calculated, sheet)) = worksheet.good() else {
        return;
    };
    ctx.copy_text(semeai_words::sheet_text(
        sheet,
        calculated.derivation.as_ref(),
        worksheet.comparison(),
        app.settings.language,
    ));
    app.view.messages.said = Some(Label::Copied);
}

/// Writes the thermograph that is shown.
pub(super) fn save(app: &mut App, path: PathBuf, kind: Picture) {
    let Some(svg) = svg(app) else { return };
    let work = move || match kind {
        Picture::Svg => Some(svg.into_bytes()),
        Picture::Png => picture::png(&svg, PNG_SCALE).ok(),
    };
    if app.jobs.write_picture(path, work).is_err() {
        app.view.messages.has_picture_failed = true;
    }
}

fn svg(app: &App) -> Option<String> {
    let (sheet, looks) = (app.session.worksheet().sheet()?, &app.view.looks);
    let cooled = sheet.cooled.as_ref().filter(|_| looks.is_sheet_cooled);
    let (title, graph, scaffolds) = match cooled {
        Some(cooled) => (&cooled.canonical, &cooled.thermograph, &cooled.scaffolds),
        None => (&sheet.canonical, &sheet.thermograph, &sheet.scaffolds),
    };
    Some(if looks.has_scaffolds {
        figure::thermograph_svg_with_scaffolds(graph, scaffolds, title.as_str())
    } else {
        figure::thermograph_svg(graph, title.as_str())
    })
}
