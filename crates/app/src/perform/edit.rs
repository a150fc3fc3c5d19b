//! Changes of stones and of the board.

use std::sync::Arc;

use semeai_board::{BoardKind, Color, Symmetry, Topology};
use semeai_session::{Action, BoardAction, MarkAction, RaceAction, Session, selection};

use super::act::act;
use super::open;
use crate::commands::command::EditCommand;
use crate::commands::mode::Mode;
use crate::hand::Stones;
use crate::messages::Topic;
use crate::sciences::race::perform::proposal;
use crate::view::View;

/// Changes the document; a mark also accepts what is proposed.
pub(super) fn change(session: &mut Session, view: &mut View, action: &Action) {
    match action {
        Action::Mark(MarkAction::Set { .. } | MarkAction::Next(_) | MarkAction::Previous(_)) => {
            proposal::change(session, view, action);
        }
        _ => act(session, view, action),
    }
}

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, command: EditCommand) {
    let board = |action| Some(Action::Board(action));
    let turn = |symmetry| board(BoardAction::Transform(symmetry));
    let to_move = |color| Some(Action::Race(RaceAction::ToMove(color)));
    let action = match command {
        EditCommand::Undo | EditCommand::Redo => {
            let (title, home) = (
                session.document().text.title.clone(),
                session.history().saving(),
            );
            match command {
                EditCommand::Undo => session.undo(),
                _ => session.redo(),
            };
            view.messages.drop(Topic::CutOff);
            if session.document().text.title != title {
                open::follow_sample(session, view);
            }
            if !session.history().saving().is_of_same_home(&home) {
                open::tell_document(session, view);
            }
            None
        }
        EditCommand::TurnRight => turn(Symmetry::TurnRight),
        EditCommand::TurnLeft => turn(Symmetry::TurnLeft),
        EditCommand::MirrorLeftRight => turn(Symmetry::MirrorLeftRight),
        EditCommand::MirrorTopBottom => turn(Symmetry::MirrorTopBottom),
        EditCommand::SwapColors => board(BoardAction::SwapColors),
        EditCommand::BothStones => put(view, Stones::Both),
        EditCommand::BlackStones => put(view, Stones::One(Color::Black)),
        EditCommand::WhiteStones => put(view, Stones::One(Color::White)),
        EditCommand::TakeTurns if view.hand.stones == Stones::InTurn => put(view, Stones::Both),
        EditCommand::TakeTurns => put(view, Stones::InTurn),
        EditCommand::SelectRectangle => {
            view.hand.is_selecting = !view.hand.is_selecting;
            None
        }
        EditCommand::Deselect => {
            view.hand.let_go();
            None
        }
        EditCommand::Erase => match view.hand.selection {
            Some(selected) => board(selection::erased(selected)),
            None => {
                let point = view.hand.pointed_at();
                point.and_then(|point| board(BoardAction::Set { point, stone: None }))
            }
        },
        EditCommand::EraseBlock => {
            let point = view.hand.pointed_at();
            let stone = point.filter(|&point| session.document().board.setup.get(point).is_some());
            stone.and_then(|point| board(BoardAction::RemoveBlock(point)))
        }
        EditCommand::ClearBoard => board(BoardAction::Clear),
        EditCommand::Boards => {
            turn_boards(session, view);
            None
        }
        EditCommand::BlackToMove => to_move(Color::Black),
        EditCommand::WhiteToMove => to_move(Color::White),
    };
    match action {
        Some(action) => act(session, view, &action),
        None => view.messages.shown_points.clear(),
    }
}

/// Chooses what the buttons put.
fn put(view: &mut View, stones: Stones) -> Option<Action> {
    view.hand.stones = stones;
    view.hand.is_selecting = false;
    None
}

/// Shows the kinds of boards, beginning with the present one, or shows them no more.
fn turn_boards(session: &Session, view: &mut View) {
    if view.open.boards.take().is_some() {
        return;
    }
    if view.mode != Mode::SetUp {
        view.set_mode(Mode::SetUp);
    }
    let usual = || BoardKind::rectangle(9, 9).ok();
    let kind = session.document().topology().shape().kind().or_else(usual);
    view.open.boards = kind.map(|kind| Arc::new(Topology::new(kind)));
}
