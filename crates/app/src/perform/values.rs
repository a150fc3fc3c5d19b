//! Does what is asked of the Values panel.

use std::path::PathBuf;

use egui::Context;
use semeai_picture::png::png;
use semeai_picture::svg::svg;
use semeai_picture::thermograph::{ThermographPicture, thermograph};
use semeai_picture::{Drawing, Size, Theme};
use semeai_session::file::Over;
use semeai_session::{Calculation, Language, Session};
use semeai_words::labels::Label;

use super::choose::choose;
use crate::jobs::Jobs;
use crate::messages::{Messages, Topic};
use crate::requests::ValuesRequest;
use crate::typed::{Fields, PathUse, Picture, Typed};
use crate::view::{Beside, Looks, View};

/// A PNG picture is so many times as large as its SVG.
const PNG_SCALE: f32 = 3.0;

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    typed: &mut Typed,
    jobs: &mut Jobs,
    language: Language,
    ctx: &Context,
    request: ValuesRequest,
) {
    match request {
        ValuesRequest::Open(is_open) => open(session, view, &mut typed.values, is_open),
        ValuesRequest::Changed => calculate(session, view, &typed.values),
        ValuesRequest::Take(text) => {
            typed.values.expression = text;
            open(session, view, &mut typed.values, true);
        }
        ValuesRequest::Cooled(is_cooled) => view.looks.is_sheet_cooled = is_cooled,
        ValuesRequest::Scaffolds(is_on) => view.looks.has_scaffolds = is_on,
        ValuesRequest::Cancel => session.desk_mut().stop::<Calculation>(),
        ValuesRequest::Copy => copy(session, &mut view.messages, language, ctx),
        ValuesRequest::Save(picture) => {
            choose(session, typed, jobs, PathUse::Picture(picture));
        }
    }
}

/// Shows the panel beside the board, or the race again.
pub(super) fn open(session: &mut Session, view: &mut View, fields: &mut Fields, is_open: bool) {
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
    session.calculate(&fields.expression, &fields.cool, &fields.other);
}

fn copy(session: &Session, messages: &mut Messages, language: Language, ctx: &Context) {
    let worksheet = session.worksheet();
    let Some((calculated, sheet)) = worksheet.good() else {
        return;
    };
    ctx.copy_text(semeai_words::sheet_text(
        sheet,
        calculated.derivation.as_ref(),
        worksheet.comparison(),
        language,
    ));
    messages.say(Label::Copied);
}

/// Writes the thermograph that is shown.
pub(super) fn save(
    session: &Session,
    view: &mut View,
    jobs: &mut Jobs,
    (path, kind): (PathBuf, Picture),
    over: Over,
) {
    let Some(drawing) = drawing(session, &view.looks) else {
        return;
    };
    let work = move || match kind {
        Picture::Svg => svg(&drawing, None).into_bytes(),
        Picture::Png => png(&drawing, Size::times(PNG_SCALE, &drawing)),
    };
    view.messages.drop(Topic::Taken);
    jobs.write_picture(path, kind, over, work);
}

fn drawing(session: &Session, looks: &Looks) -> Option<Drawing> {
    let sheet = session.worksheet().sheet()?;
    let cooled = sheet.cooled.as_ref().filter(|_| looks.is_sheet_cooled);
    let (title, graph, scaffolds) = match cooled {
        Some(cooled) => (&cooled.canonical, &cooled.thermograph, &cooled.scaffolds),
        None => (&sheet.canonical, &sheet.thermograph, &sheet.scaffolds),
    };
    Some(thermograph(&ThermographPicture {
        graph,
        scaffolds: looks.has_scaffolds.then_some(scaffolds),
        title: title.as_str(),
        theme: Theme::Print,
    }))
}
