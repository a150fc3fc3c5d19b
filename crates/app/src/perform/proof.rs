//! Does what is asked of the proof, and keeps its line true to what was found.

use semeai_session::solve::Prove;

use crate::app::App;
use crate::command::ProofCommand;
use crate::mode::Mode;
use crate::proof::ProofRequest;
use crate::view::{Beside, View};

/// Does one request.
pub(super) fn perform(app: &mut App, request: ProofRequest) {
    match request {
        ProofRequest::Open => open(&mut app.view, true),
        ProofRequest::First(first) => app.view.line.look_at(first, app.session.solved()),
        ProofRequest::Step(step) => step_to(&mut app.view, step),
        ProofRequest::Cancel => app.session.desk_mut().stop::<Prove>(),
    }
}

/// Does one command.
pub(super) fn command(app: &mut App, command: ProofCommand) {
    let at = app.view.line.game().map_or(0, |line| line.turns().len());
    match command {
        ProofCommand::Prove => start(app),
        ProofCommand::LineBack => step_to(&mut app.view, at.saturating_sub(1)),
        ProofCommand::LineOn => step_to(&mut app.view, at + 1),
        ProofCommand::LineStart => step_to(&mut app.view, 0),
    }
}

/// Shows the proof beside the board, or the race again.
pub(super) fn open(view: &mut View, is_open: bool) {
    if is_open {
        view.open.beside = Beside::Proof;
    } else {
        view.open.beside = Beside::Race;
        view.line.step_to(0);
    }
}

/// Lines are looked at in Analyse mode, on the position itself.
fn set_mode_for_line(view: &mut View) {
    view.place.path.clear();
    if view.mode != Mode::Analyse {
        view.set_mode(Mode::Analyse);
    }
}

fn step_to(view: &mut View, step: usize) {
    set_mode_for_line(view);
    view.line.step_to(step);
}

/// Searches the race of the document as it stands.
fn start(app: &mut App) {
    set_mode_for_line(&mut app.view);
    open(&mut app.view, true);
    // What is wrong with stones that are no position stands in a strip already.
    if app.session.document().position().is_ok() {
        app.session.prove();
    }
}

/// Shows the line of what was found when it comes, and none of what is no longer known.
pub(super) fn follow(app: &mut App) {
    let is_news = app.session.desk_mut().news::<Prove>().is_some();
    match app.session.solved() {
        None => app.view.line.close(),
        Some(solved) if is_news => {
            let first = app.session.document().to_move;
            app.view.line.look_at(first, Some(solved));
        }
        Some(_) => {}
    }
}
