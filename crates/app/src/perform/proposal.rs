//! Asks for a proposed race, and makes it the person's own.

use std::time::Duration;

use egui::Context;
use semeai_board::{Point, Role};
use semeai_session::{Action, MarkAction};

use crate::app::{App, act};
use crate::mode::Mode;

/// How long a proposal may take before the frame goes on without it.
const PATIENCE: Duration = Duration::from_millis(12);
/// How often the frame looks for it then.
const PROGRESS: Duration = Duration::from_millis(100);

/// Asks for a proposal round the block that is pointed at, or wherever there is a race; a proposal that is there
/// already is accepted. Where the pointed-at block is marked as essential, the marks say what races.
pub(super) fn propose(app: &mut App) {
    if app.results.proposal.proposal().is_some() {
        accept(app);
        return;
    }
    let document = app.session.document();
    let is_new = |point: &Point| {
        let block = document.setup.block_at(*point);
        block.is_some_and(|block| document.roles.of(&block) != Role::Essential)
    };
    let points = app
        .view
        .hand
        .pointed_at()
        .filter(is_new)
        .into_iter()
        .collect();
    ask(app, points);
}

/// Puts the block of a stone into the race: the proposal is made anew, with the block that was clicked before if it is
/// of the other colour.
pub(super) fn click(app: &mut App, point: Point) {
    let setup = &app.session.document().setup;
    if let Some(color) = setup.get(point) {
        let points = app.results.proposal.asked_with(point, color, setup);
        ask(app, points);
    }
}

fn ask(app: &mut App, points: Vec<Point>) {
    let revision = app.session.revision();
    let document = app.session.document();
    app.jobs
        .proposer
        .ask_for_marks(revision, document, points.clone());
    app.view.set_mode(Mode::Mark);
    app.results.proposal.ask(points);
    take(app);
}

/// Makes the proposal the person's own marks, as one step of undo.
pub(super) fn accept(app: &mut App) {
    if let Some(proposal) = app.results.proposal.take() {
        act(app, &Action::Mark(MarkAction::Accept(proposal)));
    }
}

/// Changes a mark; of what is proposed too, which is accepted with it, as one step of undo.
pub(super) fn change(app: &mut App, action: &Action) {
    let is_own_stroke = app.results.proposal.proposal().is_some() && !app.session.is_in_stroke();
    if is_own_stroke {
        app.session.begin_stroke();
    }
    accept(app);
    act(app, action);
    if is_own_stroke {
        app.session.end_stroke();
    }
}

/// Takes a proposal that has been found, and drops one that is about other stones.
pub(super) fn follow(app: &mut App, ctx: Option<&Context>) {
    if app.view.mode == Mode::Mark {
        app.results.proposal.settle(app.session.revision());
    } else {
        app.results.proposal.take();
    }
    take(app);
    if let Some(ctx) = ctx.filter(|_| app.jobs.proposer.is_busy()) {
        ctx.request_repaint_after(PROGRESS);
    }
}

fn take(app: &mut App) {
    let Some((revision, proposed)) = app.jobs.proposer.take_for_marks(PATIENCE) else {
        return;
    };
    let is_wanted = std::mem::take(&mut app.results.proposal.is_looking);
    if !is_wanted || revision != app.session.revision() {
        return;
    }
    match proposed {
        Ok(proposal) => app.results.proposal.found(proposal, revision),
        Err(error) => {
            let topology = app.session.document().topology();
            let said = semeai_words::propose_error(error, topology, app.settings.language);
            app.view.messages.clear_errors();
            app.view.messages.say(said, true);
        }
    }
}
