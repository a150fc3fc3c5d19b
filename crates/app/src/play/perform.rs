//! Does what was asked of a play-out, and keeps it and the partner true to the document.

use egui::Context;
use semeai_session::play_out::{PartnerState, PlayOut, Refusal};

use super::{PATIENCE, PROGRESS, PlayRequest, Stage};
use crate::app::App;
use crate::view::Mode;

/// Does one request.
pub(crate) fn perform(app: &mut App, request: PlayRequest) {
    let play = &mut app.view.play;
    play.refusal = None;
    match request {
        PlayRequest::Person(person) => play.person = person,
        PlayRequest::Style(style) => play.style = style,
        PlayRequest::Stop => app.jobs.partner.stop(),
        PlayRequest::GoOn => app.jobs.partner.go_on(),
        _ => {}
    }
    if let Stage::On(game) = &mut play.stage
        && let Err(refusal) = change(game, request)
    {
        play.refusal = Some(refusal);
    }
}

fn change(game: &mut PlayOut, request: PlayRequest) -> Result<(), Refusal> {
    match request {
        // The program's stones are its own affair.
        PlayRequest::At(_) | PlayRequest::Elsewhere if game.is_programs_turn() => {}
        PlayRequest::At(point) => game.play(point)?,
        PlayRequest::Elsewhere => game.play_elsewhere()?,
        PlayRequest::TakeBack => {
            game.take_back();
        }
        PlayRequest::Forward => {
            game.forward();
        }
        PlayRequest::TakeBackSlip(slip) => game.take_back_slip(slip),
        PlayRequest::Restart(first) => game.restart(first),
        PlayRequest::Person(person) => game.set_person(person),
        PlayRequest::Style(style) => game.set_style(style),
        PlayRequest::Threats(color, left) => game.set_threats(color, left),
        PlayRequest::Stop | PlayRequest::GoOn => {}
    }
    Ok(())
}

/// Leaves the play-out; the document is as it was.
fn leave(app: &mut App) {
    app.view.play.stage = Stage::Away;
    app.view.play.refusal = None;
    app.jobs.partner.clear();
    app.jobs.proposer.drop_play_out();
}

/// Finds the race when the mode begins or the document has changed, and lets the partner think.
pub(crate) fn follow(app: &mut App, ctx: Option<&Context>) {
    if app.view.mode != Mode::PlayOut {
        if !matches!(app.view.play.stage, Stage::Away) {
            leave(app);
        }
        return;
    }
    begin_again_if_changed(app);
    take_race(app);
    let play = &mut app.view.play;
    if let Stage::On(game) = &mut play.stage {
        let partner = &mut app.jobs.partner;
        let patience = match partner.state() {
            PartnerState::Thinking(_) if ctx.is_some() => PATIENCE,
            _ => std::time::Duration::ZERO,
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
    let play = &mut app.view.play;
    let is_new = matches!(play.stage, Stage::Away) || play.revision != revision;
    if !is_new {
        return;
    }
    play.revision = revision;
    play.partner = PartnerState::Idle;
    play.stage = Stage::Finding;
    app.jobs.partner.clear();
    app.jobs
        .proposer
        .ask_for_play_out(revision, app.session.document());
}

fn take_race(app: &mut App) {
    if let Some((revision, race)) = app.jobs.proposer.take_for_play_out(PATIENCE)
        && revision == app.view.play.revision
    {
        let first = app.session.document().to_move;
        app.view.play.begin(race, first);
    }
}
