//! Does what is asked of the Values panel.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;
use semeai_session::{figure, picture};
use semeai_words::labels::Label;

use super::choose::choose;
use crate::app::App;
use crate::typed::PathUse;
use crate::values::{Picture, ValuesRequest};
use crate::view::Beside;

/// How long a calculation may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(8);
/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(100);
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
        ValuesRequest::Cancel => app.jobs.calculator.cancel(),
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
    let calculation = app.results.values.calculation(&app.typed.values);
    app.jobs.calculator.ask(calculation);
}

fn copy(app: &mut App, ctx: &Context) {
    let values = &app.results.values;
    let Some((answer, sheet)) = values.good() else {
        return;
    };
    ctx.copy_text(semeai_words::sheet_text(
        sheet,
        answer.derivation.as_ref(),
        values.comparison(),
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
        app.results.values.has_failed = true;
    }
}

fn svg(app: &App) -> Option<String> {
    let (values, looks) = (&app.results.values, &app.view.looks);
    let sheet = values.sheet()?;
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

/// Takes what has been calculated since the last frame.
pub(super) fn take_finished(app: &mut App, ctx: Option<&Context>) {
    let calculator = &mut app.jobs.calculator;
    // A calculation that has just begun gets a moment, so that most answers are there in the same frame.
    let patience = match calculator.elapsed() {
        Some(elapsed) if elapsed < PATIENCE => PATIENCE,
        _ => Duration::ZERO,
    };
    if let Some(calculated) = calculator.poll(patience) {
        app.results.values.take(calculated);
    }
    let elapsed = app.jobs.calculator.elapsed();
    app.results.values.set_elapsed(elapsed);
    if let Some(ctx) = ctx.filter(|_| elapsed.is_some()) {
        ctx.request_repaint_after(PROGRESS);
    }
}
