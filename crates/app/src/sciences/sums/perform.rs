//! Does what is asked of the sum of trees.

use egui::Context;
use semeai_endgame::board_sum;
use semeai_picture::boundary::{BoundaryPicture, boundary};
use semeai_picture::{Drawing, Theme};
use semeai_session::{Action, Phrasing, Session, SolveSum, TestRules, TextAction};
use semeai_sums::{Binary, Boundary};
use semeai_words::endgame::refusals::endgame_no_sum;
use semeai_words::labels::Label;
use semeai_words::sums::plain::plain_sum;
use semeai_words::sums::plane::{boundary_legend, boundary_title};

use crate::local_text::LocalText;
use crate::perform::act::act;
use crate::science::FrameData;
use crate::sciences::sums::request::SumRequest;
use crate::typed_texts::{SumField, TypedTexts};
use crate::view::{Beside, View};

/// How large the picture of a plane is, and how far it reaches at most.
const PICTURE: (f32, f32) = (720.0, 480.0);
const FARTHEST: u32 = 40;

/// Does one request.
pub(crate) fn perform(
    session: &mut Session,
    view: &mut View,
    typed: &mut TypedTexts,
    phrasing: Phrasing,
    ctx: &Context,
    request: SumRequest,
) {
    match request {
        SumRequest::Open => open(view),
        SumRequest::Changed => solve(session, view, typed),
        SumRequest::View(sum) => {
            view.sum = sum;
            solve(session, view, typed);
        }
        SumRequest::FromBoard => from_board(session, view, typed, ctx),
        SumRequest::Test(size) => {
            let first = view.sum.first;
            if let Some((binary, _)) = typed.sum.numbers() {
                let gotes = binary.gotes.clone();
                session.ask(TestRules { gotes, first, size });
            }
        }
        SumRequest::Cancel => {
            session.stop::<SolveSum>();
            session.stop::<TestRules>();
        }
        SumRequest::Copy => {
            if let Some(Ok(report)) = session.shown::<SolveSum>() {
                ctx.copy_text(plain_sum(report, phrasing));
                view.messages.say(Label::Copied);
            }
        }
    }
}

fn solve(session: &mut Session, view: &View, typed: &TypedTexts) {
    session.ask(SolveSum {
        text: typed.sum.written.text.clone(),
        check: view.sum.check,
    });
}

/// Shows the panel with the regions of the board taken over.
pub(crate) fn take_board(
    session: &Session,
    view: &mut View,
    typed: &mut TypedTexts,
    ctx: &Context,
) {
    open(view);
    from_board(session, view, typed, ctx);
}

/// Takes the regions of the board over, or says why they are no sum of trees, or what has to be done first.
fn from_board(session: &Session, view: &mut View, typed: &mut TypedTexts, ctx: &Context) {
    let Some(report) = session.endgame_report() else {
        view.messages.say_error(Label::NoRegionsWhy);
        return;
    };
    match board_sum(report) {
        Ok(text) => {
            typed.sum.written.text = text;
            typed.sum.written.changed_secs = Some(ctx.input(|input| input.time));
        }
        Err(why) => {
            let report = report.clone();
            view.messages.say_error(LocalText::new(move |phrasing| {
                endgame_no_sum(why, &report, phrasing)
            }));
        }
    }
}

/// Shows the panel beside the board.
pub(crate) fn open(view: &mut View) {
    view.open.beside = Beside::Sums;
}

/// Makes the sum that was typed a part of the document.
pub(crate) fn write(session: &mut Session, view: &mut View, field: &SumField) {
    let text = field.written.text.clone();
    act(session, view, &Action::Text(TextAction::Sum(text)));
}

/// The plane of the sum that was solved last.
pub(super) fn drawing(shown: &FrameData<'_>) -> Option<Drawing> {
    let report = shown.session.shown::<SolveSum>()?.as_ref().ok()?;
    let (binary, _) = Binary::of(&report.sum)?;
    let plane = Boundary {
        binary,
        first: shown.view.sum.first,
        plane: shown.view.sum.plane,
    };
    plane.binary.gotes.first()?;
    let size = plane.extent(FARTHEST);
    Some(boundary(&BoundaryPicture {
        boundary: &plane,
        size,
        failures: &plane.failures(size),
        ties: &plane.ties(size),
        title: &boundary_title(&plane, shown.phrasing()),
        legend: boundary_legend(shown.phrasing()),
        extent: PICTURE,
        theme: Theme::Print,
    }))
}
