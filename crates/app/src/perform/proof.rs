//! Does what is asked of the proof, and keeps it true to the document.

use std::time::Duration;

use egui::Context;
use semeai_race::solve::SolveLimits;
use semeai_session::solve::{SolveJob, SolveRequest, SolveState};

use crate::app::App;
use crate::command::ProofCommand;
use crate::mode::Mode;
use crate::proof::ProofRequest;
use crate::view::{Beside, View};

/// How long the search may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(12);
/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(100);

/// Does one request.
pub(super) fn perform(app: &mut App, request: ProofRequest) {
    match request {
        ProofRequest::Open => open(&mut app.view, true),
        ProofRequest::First(first) => app.view.line.look_at(first, app.results.proof.solved()),
        ProofRequest::Step(step) => step_to(&mut app.view, step),
        ProofRequest::Cancel => {
            if let Some(job) = &app.jobs.solver {
                job.cancel();
                app.results.proof.stop();
            }
        }
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
    let document = app.session.document();
    let Ok(position) = document.position() else {
        // What is wrong with the stones stands in a strip already.
        return;
    };
    let budget = app.results.proof.next_budget();
    let request = SolveRequest {
        roles: document.roles,
        position,
        points: Vec::new(),
        picks: document.picks.clone(),
        auto: document.auto,
        first: None,
        limits: SolveLimits::default().with_positions(budget),
    };
    let revision = app.session.revision();
    let job = SolveJob::start(revision, request, app.jobs.waker());
    let proof = &mut app.results.proof;
    proof.begin(budget);
    app.view.line.close();
    proof.has_failed = job.is_err();
    app.jobs.solver = job.ok();
    follow(app, None);
}

/// Takes an answer that has come, and drops one that is about another position.
pub(super) fn follow(app: &mut App, ctx: Option<&Context>) {
    let revision = app.session.revision();
    let proof = &mut app.results.proof;
    if proof.settle(revision) {
        app.view.line.close();
    }
    proof.progress = None;
    let Some(job) = &app.jobs.solver else { return };
    let patience = if job.elapsed() < PATIENCE {
        PATIENCE
    } else {
        Duration::ZERO
    };
    match job.poll(revision, patience) {
        SolveState::Running => {
            proof.progress = Some((job.positions(), job.elapsed()));
            if let Some(ctx) = ctx {
                ctx.request_repaint_after(PROGRESS);
            }
            return;
        }
        SolveState::Done(answer) => {
            proof.take(answer);
            let first = app.session.document().to_move;
            app.view.line.look_at(first, proof.solved());
        }
        SolveState::Late => {}
        SolveState::Failed => proof.has_failed = true,
    }
    app.jobs.solver = None;
}
