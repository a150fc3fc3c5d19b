//! Roles of blocks, and proposals of them.

use semeai_board::Role;
use semeai_session::{Action, MarkAction};

use super::proposal;
use crate::app::{App, act};
use crate::command::MarkCommand;

/// Does one command.
pub(super) fn command(app: &mut App, command: MarkCommand) {
    match command {
        MarkCommand::Propose => proposal::propose(app),
        MarkCommand::AcceptProposal => proposal::accept(app),
        MarkCommand::DiscardProposal => app.session.discard_proposal(),
        MarkCommand::Guess => act(app, &Action::Mark(MarkAction::Guess)),
        MarkCommand::GuessSafe => act(app, &Action::Mark(MarkAction::GuessSafe)),
        MarkCommand::ClearRoles => act(app, &Action::Mark(MarkAction::ClearRoles)),
        MarkCommand::Essential => mark(app, Role::Essential),
        MarkCommand::Safe => mark(app, Role::Safe),
        MarkCommand::Unknown => mark(app, Role::Unknown),
    }
}

/// Gives the block that is pointed at a role.
fn mark(app: &mut App, role: Role) {
    let setup = &app.session.document().setup;
    let point = app.view.hand.pointed_at();
    match point.filter(|&point| setup.get(point).is_some()) {
        Some(point) => proposal::change(app, &Action::Mark(MarkAction::Set { point, role })),
        None => app.view.messages.shown_points.clear(),
    }
}
