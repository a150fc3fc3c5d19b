//! Roles of blocks, and proposals of them.

use semeai_board::Role;
use semeai_session::{Action, Depth, MarkAction, Session};

use super::act::act;
use crate::commands::command::MarkCommand;
use crate::science::Deed;
use crate::sciences;
use crate::sciences::race::perform::proposal;
use crate::view::View;

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, depth: Depth, command: MarkCommand) {
    match command {
        MarkCommand::Propose => do_deed(session, view, Deed::Propose(depth)),
        MarkCommand::AcceptProposal => do_deed(session, view, Deed::Accept),
        MarkCommand::DiscardProposal => do_deed(session, view, Deed::Discard),
        MarkCommand::ProposeMarks => act(session, view, &Action::Mark(MarkAction::Guess)),
        MarkCommand::ProposeSafe => act(session, view, &Action::Mark(MarkAction::GuessSafe)),
        MarkCommand::ClearRoles => act(session, view, &Action::Mark(MarkAction::ClearRoles)),
        MarkCommand::Essential => mark(session, view, Role::Essential),
        MarkCommand::Safe => mark(session, view, Role::Safe),
        MarkCommand::Unknown => mark(session, view, Role::Unknown),
    }
}

/// Asks the science that the position is looked at for.
pub(super) fn do_deed(session: &mut Session, view: &mut View, deed: Deed) {
    sciences::on(session).science.perform(session, view, deed);
}

/// Gives the block that is pointed at a role.
fn mark(session: &mut Session, view: &mut View, role: Role) {
    let setup = &session.document().board.setup;
    let point = view.hand.pointed_at();
    match point.filter(|&point| setup.get(point).is_some()) {
        Some(point) => proposal::change(
            session,
            view,
            &Action::Mark(MarkAction::Set { point, role }),
        ),
        None => view.messages.shown_points.clear(),
    }
}
