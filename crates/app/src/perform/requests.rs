//! Does what a frame asked for.

use std::time::Duration;

use egui::Context;
use semeai_session::{Action, MarkAction};
use semeai_words::Repair;

use super::follow::follow;
use super::{commands, files, game, play_out, proof, proposal, race, values};
use crate::app::{App, act};
use crate::messages::Remedy;
use crate::mode::Mode;
use crate::requests::{Request, Requests};
use crate::{fonts, theme};

/// How often it is looked for what is at work.
const PROGRESS: Duration = Duration::from_millis(100);

/// Does everything that was asked, in order, and starts what has to be found out then.
pub(crate) fn perform_all(app: &mut App, ctx: &Context, requests: Requests) {
    let is_something = !requests.0.is_empty();
    for request in requests.0 {
        perform(app, ctx, request);
    }
    follow(app, Some(ctx));
    app.session.start();
    if app.session.desk().is_pending() {
        ctx.request_repaint_after(PROGRESS);
    }
    if is_something {
        // What was asked has changed what is seen.
        ctx.request_repaint();
    }
}

fn perform(app: &mut App, ctx: &Context, request: Request) {
    match request {
        Request::Do(action @ Action::Mark(MarkAction::Set { .. } | MarkAction::Cycle { .. })) => {
            proposal::change(app, &action);
        }
        Request::Do(action) => act(app, &action),
        Request::Command(command) => commands::perform(app, ctx, command),
        Request::BeginStroke => app.session.begin_stroke(),
        Request::EndStroke => app.session.end_stroke(),
        Request::Gesture(gesture) => app.view.hand.gesture = gesture,
        Request::Point(point, color) => race::point(app, point, color),
        Request::Race(point) => proposal::click(app, point),
        Request::ToggleCandidate(point) => race::toggle(app, point),
        Request::Mode(mode) => app.view.set_mode(mode),
        Request::SelectRegion(anchor) => app.view.place.select(anchor),
        Request::Go(path) => app.view.place.go(path),
        Request::Hover(point) => app.view.hand.hovered = point,
        Request::HoverRegion(anchor) => app.view.hand.hovered_region = anchor,
        Request::Cursor(point) => app.view.hand.cursor = Some(point),
        Request::Sample(number) => files::sample(app, number),
        Request::OpenFile(path) => files::open(app, path),
        Request::Pasted(text) => files::paste(app, &text),
        Request::PathConfirmed(path) => files::path_confirmed(app, &path),
        Request::PathClosed => app.typed.path = None,
        Request::Language(language) => {
            app.settings.language = language;
            fonts::install(ctx, language);
        }
        Request::Theme(choice) => {
            app.settings.theme = choice;
            theme::follow(ctx, choice);
        }
        Request::Remedy(remedy) => self::remedy(app, remedy),
        Request::DismissNotice(notice) => app.view.messages.dismissed.push(notice),
        Request::DismissStrip(number) => {
            if number < app.view.messages.strips.len() {
                app.view.messages.strips.remove(number);
            }
        }
        Request::GameMove(number) => game::go(app, number),
        Request::Size(columns, rows) => app.view.size = Some((columns, rows)),
        Request::Cooled(is_cooled) => app.view.looks.is_cooled = is_cooled,
        Request::Play(request) => play_out::perform(app, request),
        Request::Proof(request) => proof::perform(app, request),
        Request::ShowPoints(points) => app.view.messages.shown_points = points,
        Request::Values(request) => values::perform(app, ctx, request),
        Request::Cancel => app.session.cancel(),
        Request::AnalyzeAgain => app.session.analyze_again(),
    }
}

fn remedy(app: &mut App, remedy: Remedy) {
    match remedy {
        Remedy::Repair(repair) => self::repair(app, repair),
        Remedy::Restore(document) => files::restore(app, *document),
        Remedy::DiscardRestore => files::discard_restore(app),
    }
}

fn repair(app: &mut App, repair: Repair) {
    match repair {
        Repair::Do(action) => act(app, &action),
        Repair::DoAll(actions) => {
            app.session.begin_stroke();
            for action in &actions {
                act(app, action);
            }
            app.session.end_stroke();
        }
        Repair::Show(points) => app.view.messages.shown_points = points,
        Repair::MarkMode => app.view.set_mode(Mode::Mark),
        Repair::Dismiss => {}
    }
}
