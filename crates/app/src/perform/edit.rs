//! Changes of stones, roles and the board.

use semeai_board::{Color, Role, Symmetry};
use semeai_session::{Action, BoardAction, MarkAction, RaceAction};

use super::proposal;
use crate::app::{App, act};
use crate::shortcuts::Command;

/// Does a command that changes the document.
pub(super) fn command(app: &mut App, command: Command) {
    match action(app, command) {
        Some(action @ Action::Mark(MarkAction::Set { .. })) => {
            proposal::change(app, &action);
            return;
        }
        Some(action) => {
            act(app, &action);
            return;
        }
        None => {}
    }
    match command {
        Command::Undo => {
            app.session.undo();
        }
        Command::Redo => {
            app.session.redo();
        }
        _ => {}
    }
    app.view.messages.shown_points.clear();
}

fn action(app: &App, command: Command) -> Option<Action> {
    let symmetry = |symmetry| Some(Action::Board(BoardAction::Transform(symmetry)));
    match command {
        Command::ClearBoard => Some(Action::Board(BoardAction::Clear)),
        Command::TurnRight => symmetry(Symmetry::TurnRight),
        Command::TurnLeft => symmetry(Symmetry::TurnLeft),
        Command::MirrorLeftRight => symmetry(Symmetry::MirrorLeftRight),
        Command::MirrorTopBottom => symmetry(Symmetry::MirrorTopBottom),
        Command::SwapColors => Some(Action::Board(BoardAction::SwapColors)),
        Command::Guess => Some(Action::Mark(MarkAction::Guess)),
        Command::GuessSafe => Some(Action::Mark(MarkAction::GuessSafe)),
        Command::ClearRoles => Some(Action::Mark(MarkAction::ClearRoles)),
        Command::ClearPicks => Some(Action::Race(RaceAction::ClearPicks)),
        Command::Auto => Some(Action::Race(RaceAction::Auto(!app.session.document().auto))),
        Command::BlackToMove => Some(Action::Race(RaceAction::ToMove(Color::Black))),
        Command::WhiteToMove => Some(Action::Race(RaceAction::ToMove(Color::White))),
        Command::MarkEssential => mark(app, Role::Essential),
        Command::MarkSafe => mark(app, Role::Safe),
        Command::MarkUnknown => mark(app, Role::Unknown),
        Command::Erase => {
            let point = app.view.hand.pointed_at()?;
            Some(Action::Board(BoardAction::Set { point, stone: None }))
        }
        _ => None,
    }
}

fn mark(app: &App, role: Role) -> Option<Action> {
    let point = app.view.hand.pointed_at()?;
    app.session.document().setup.get(point)?;
    Some(Action::Mark(MarkAction::Set { point, role }))
}
