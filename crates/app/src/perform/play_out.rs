//! Does what is asked of a play-out, and keeps it and the partner true to the document.

use std::time::Duration;

use egui::Context;
use semeai_board::Color;
use semeai_session::play_out::PartnerState;

use crate::app::App;
use crate::command::PlayCommand;
use crate::mode::Mode;
use crate::play::{PlayRequest, Stage};

/// How long the partner may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(8);
/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(150);

/// Does one request.
pub(super) fn perform(app: &mut App, request: PlayRequest) {
    match request {
        PlayRequest::Stop => app.jobs.partner.stop(),
        PlayRequest::GoOn => app.jobs.partner.go_on(),
        _ => {}
    }
    app.results.play.change(request);
}

/// Does one command.
pub(super) fn command(app: &mut App, command: PlayCommand) {
    let request = match command {
        PlayCommand::Elsewhere => PlayRequest::Elsewhere,
        PlayCommand::TakeBack => PlayRequest::TakeBack,
        PlayCommand::Again => PlayRequest::Forward,
        PlayCommand::StartAgain => match app.results.play.game() {
            Some(game) => PlayRequest::Restart(game.start().mover),
            None => return,
        },
        PlayCommand::BlackStarts => PlayRequest::Restart(Color::Black),
        PlayCommand::WhiteStarts => PlayRequest::Restart(Color::White),
    };
    perform(app, request);
}

/// Leaves the play-out; the document is as it was.
fn leave(app: &mut App) {
    app.results.play.leave();
    app.jobs.partner.clear();
    app.jobs.proposer.drop_play_out();
}

/// Finds the race when the mode begins or the document has changed, and lets the partner think.
pub(super) fn follow(app: &mut App, ctx: Option<&Context>) {
    if app.view.mode != Mode::PlayOut {
        if !matches!(app.results.play.stage, Stage::Away) {
            leave(app);
        }
        return;
    }
    begin_again_if_changed(app);
    take_race(app);
    let play = &mut app.results.play;
    if let Stage::On(game) = &mut play.stage {
        let partner = &mut app.jobs.partner;
        let patience = match partner.state() {
            PartnerState::Thinking(_) if ctx.is_some() => PATIENCE,
            _ => Duration::ZERO,
        };
        partner.follow(game, patience);
        play.partner = partner.state();
    }
    let is_busy = matches!(play.partner, PartnerState::Thinking(_));
    if let Some(ctx) = ctx.filter(|_| is_busy || matches!(play.stage, Stage::Finding)) {
        ctx.request_repaint_after(PROGRESS);
    }
}

fn begin_again_if_changed(app: &mut App) {
    let revision = app.session.revision();
    if app.results.play.is_of(revision) {
        return;
    }
    app.results.play.find(revision);
    app.jobs.partner.clear();
    app.jobs
        .proposer
        .ask_for_play_out(revision, app.session.document());
}

fn take_race(app: &mut App) {
    if let Some((revision, race)) = app.jobs.proposer.take_for_play_out(PATIENCE)
        && app.results.play.is_of(revision)
    {
        let first = app.session.document().to_move;
        app.results.play.begin(race, first);
    }
}
