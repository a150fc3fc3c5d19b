//! Changes of stones and of the board.

use semeai_board::{Color, Symmetry};
use semeai_session::{Action, BoardAction, MarkAction, RaceAction};

use super::proposal;
use crate::app::{App, act};
use crate::command::EditCommand;

/// Changes the document; a mark also accepts what is proposed.
pub(super) fn change(app: &mut App, action: &Action) {
    match action {
        Action::Mark(MarkAction::Set { .. } | MarkAction::Cycle { .. }) => {
            proposal::change(app, action);
        }
        _ => act(app, action),
    }
}

/// Does one command.
pub(super) fn command(app: &mut App, command: EditCommand) {
    match command {
        EditCommand::Undo => {
            app.session.undo();
            app.view.messages.shown_points.clear();
        }
        EditCommand::Redo => {
            app.session.redo();
            app.view.messages.shown_points.clear();
        }
        EditCommand::TurnRight => board(app, BoardAction::Transform(Symmetry::TurnRight)),
        EditCommand::TurnLeft => board(app, BoardAction::Transform(Symmetry::TurnLeft)),
        EditCommand::MirrorLeftRight => {
            board(app, BoardAction::Transform(Symmetry::MirrorLeftRight));
        }
        EditCommand::MirrorTopBottom => {
            board(app, BoardAction::Transform(Symmetry::MirrorTopBottom));
        }
        EditCommand::SwapColors => board(app, BoardAction::SwapColors),
        EditCommand::Erase => match app.view.hand.pointed_at() {
            Some(point) => board(app, BoardAction::Set { point, stone: None }),
            None => app.view.messages.shown_points.clear(),
        },
        EditCommand::ClearBoard => board(app, BoardAction::Clear),
        EditCommand::BlackToMove => act(app, &Action::Race(RaceAction::ToMove(Color::Black))),
        EditCommand::WhiteToMove => act(app, &Action::Race(RaceAction::ToMove(Color::White))),
    }
}

fn board(app: &mut App, action: BoardAction) {
    act(app, &Action::Board(action));
}
