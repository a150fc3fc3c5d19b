//! Does what is asked of the proof, and keeps it true to the document.

use std::time::Duration;

use egui::Context;
use semeai_race::solve::SolveLimits;
use semeai_session::solve::{SolveJob, SolveRequest, SolveState};

use crate::app::App;
use crate::mode::Mode;
use crate::proof::ProofRequest;
use crate::shortcuts::Command;
use crate::view::Beside;

/// How long the search may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(12);
/// How often progress is shown.
const PROGRESS: Duration = Duration::from_millis(100);

/// Does one request.
pub(super) fn perform(app: &mut App, request: ProofRequest) {
    match request {
        ProofRequest::Open(is_open) => open(app, is_open),
        ProofRequest::First(first) => app.view.line.look_at(first, app.results.proof.solved()),
        ProofRequest::Step(step) => {
            set_mode_for_line(app);
            app.view.line.step_to(step);
        }
        ProofRequest::Cancel => {
            if let Some(job) = &app.jobs.solver {
                job.cancel();
                app.results.proof.stop();
            }
        }
    }
}

fn open(app: &mut App, is_open: bool) {
    if is_open {
        app.view.open.beside = Beside::Proof;
    } else {
        app.view.open.beside = Beside::Race;
        app.view.line.step_to(0);
    }
}

/// Lines are looked at in Analyse mode, on the position itself.
fn set_mode_for_line(app: &mut App) {
    app.view.place.path.clear();
    if app.view.mode != Mode::Analyse {
        app.view.set_mode(Mode::Analyse);
    }
}

/// Searches the race of the document as it stands.
pub(super) fn start(app: &mut App) {
    set_mode_for_line(app);
    open(app, true);
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

/// Steps through the line by the keys of the tree; says whether it did.
pub(super) fn command(app: &mut App, command: Command) -> bool {
    let view = &app.view;
    let is_possible =
        view.is_beside(Beside::Proof) && view.mode == Mode::Analyse && view.line.length > 0;
    let Some(line) = view.line.game().filter(|_| is_possible) else {
        return false;
    };
    let at = line.turns().len();
    let step = match command {
        Command::TreeParent => at.saturating_sub(1),
        Command::TreeChild => at + 1,
        Command::ToStart => 0,
        // Esc returns to the position first.
        Command::ToRoot if at > 0 => 0,
        _ => return false,
    };
    perform(app, ProofRequest::Step(step));
    true
}
