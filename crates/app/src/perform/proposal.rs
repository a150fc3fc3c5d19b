//! Asks for a proposed race, and makes it the person's own.

use semeai_board::{Point, Role};
use semeai_session::{Action, MarkAction};

use crate::app::{App, act};
use crate::mode::Mode;

/// Asks for a proposal round the block that is pointed at, or wherever there is a race; a proposal that is there
/// already is accepted. Where the pointed-at block is marked as essential, the marks say what races.
pub(super) fn propose(app: &mut App) {
    if app.session.proposal().is_some() {
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
    app.session.propose(points);
    app.view.set_mode(Mode::Mark);
}

/// Puts the block of a stone into the race: the proposal is made anew, with the block that was clicked before if it is
/// of the other colour.
pub(super) fn click(app: &mut App, point: Point) {
    if app.session.document().setup.get(point).is_some() {
        app.session.propose_with(point);
        app.view.set_mode(Mode::Mark);
    }
}

/// Makes the proposal the person's own marks, as one step of undo.
pub(super) fn accept(app: &mut App) {
    if let Some(proposal) = app.session.take_proposal() {
        act(app, &Action::Mark(MarkAction::Accept(proposal)));
    }
}

/// Changes a mark; of what is proposed too, which is accepted with it, as one step of undo.
pub(super) fn change(app: &mut App, action: &Action) {
    let is_own_stroke = app.session.proposal().is_some() && !app.session.is_in_stroke();
    if is_own_stroke {
        app.session.begin_stroke();
    }
    accept(app);
    act(app, action);
    if is_own_stroke {
        app.session.end_stroke();
    }
}

/// Drops a proposal outside the mode that shows it, and says why one came to nothing.
pub(super) fn follow(app: &mut App) {
    if app.view.mode != Mode::Mark {
        app.session.discard_proposal();
    }
    if let Some(error) = app.session.take_refusal() {
        let topology = app.session.document().topology();
        let said = semeai_words::propose_error(error, topology, app.settings.language);
        app.view.messages.clear_errors();
        app.view.messages.say(said, true);
    }
}
