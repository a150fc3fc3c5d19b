//! Does what is asked of the Values panel.

use egui::Context;
use semeai_picture::thermograph::{ScaffoldLines, ThermographPicture, Walls, thermograph};
use semeai_picture::{Drawing, Theme};
use semeai_session::{Calculation, Phrasing, Session};
use semeai_words::labels::Label;
use semeai_words::values::sheet::sheet_text;

use crate::science::FrameData;
use crate::sciences::values::request::ValuesRequest;
use crate::typed_texts::{Fields, TypedTexts};
use crate::view::{Beside, View};

/// Does one request.
pub(crate) fn perform(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    phrasing: Phrasing,
    ctx: &Context,
    request: ValuesRequest,
) {
    match request {
        ValuesRequest::Open => open(session, view, &mut typed.values, true),
        ValuesRequest::Changed => calculate(session, view, &typed.values),
        ValuesRequest::Take { text, cooling } => {
            typed.values.expression = text;
            cooling.clone_into(&mut typed.values.cool);
            open(session, view, &mut typed.values, true);
        }
        ValuesRequest::Cooled(is_cooled) => view.looks.is_sheet_cooled = is_cooled,
        ValuesRequest::Scaffolds(is_on) => view.looks.has_scaffolds = is_on,
        ValuesRequest::Cancel => session.stop::<Calculation>(),
        ValuesRequest::Copy => copy(view, phrasing, ctx),
    }
}

/// Shows the panel beside the board, or the race again.
pub(crate) fn open(session: &mut Session, view: &mut View, fields: &mut Fields, is_open: bool) {
    view.open.beside = if is_open {
        Beside::Values
    } else {
        Beside::Race
    };
    fields.wants_focus = is_open;
    if is_open {
        calculate(session, view, fields);
    }
}

fn calculate(session: &mut Session, view: &mut View, fields: &Fields) {
    view.messages.has_picture_failed = false;
    let worksheet = &mut view.worksheet;
    session.ask(worksheet.read(&fields.expression, &fields.cool, &fields.other));
}

/// Takes what has been calculated.
pub(crate) fn follow(session: &mut Session, view: &mut View) {
    if let Some(news) = session.news::<Calculation>() {
        view.worksheet.take(news);
    }
}

fn copy(view: &mut View, phrasing: Phrasing, ctx: &Context) {
    let worksheet = &view.worksheet;
    let Some((calculated, sheet)) = worksheet.good() else {
        return;
    };
    ctx.copy_text(sheet_text(
        sheet,
        calculated.details.as_ref(),
        calculated.derivation.as_ref(),
        worksheet.comparison(),
        phrasing,
    ));
    view.messages.say(Label::Copied);
}

/// The thermograph that is shown.
pub(super) fn drawing(shown: &FrameData<'_>) -> Option<Drawing> {
    let looks = &shown.view.looks;
    let sheet = shown.view.worksheet.sheet()?;
    let cooled = sheet.cooled.as_ref().filter(|_| looks.is_sheet_cooled);
    let (title, graph, scaffolds) = match cooled {
        Some(cooled) => (&cooled.canonical, &cooled.thermograph, &cooled.scaffolds),
        None => (&sheet.canonical, &sheet.thermograph, &sheet.scaffolds),
    };
    Some(thermograph(&ThermographPicture {
        graph: &Walls::of(graph),
        others: &[],
        scaffolds: looks.has_scaffolds.then_some(&ScaffoldLines::of(scaffolds)),
        title: title.as_str(),
        theme: Theme::Print,
    }))
}
