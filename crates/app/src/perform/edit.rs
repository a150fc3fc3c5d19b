//! Changes of stones and of the board.

use std::sync::Arc;

use semeai_board::{BoardKind, Color, Edit, Family, PointSet, Symmetry, Topology, straight};
use semeai_session::{Action, BoardAction, LayOut, MarkAction, RaceAction, Session, selection};
use semeai_words::labels::Label;

use super::act::act;
use super::lesson::{follow_sample, follow_stones};
use super::open;
use crate::board_view::pen;
use crate::commands::command::EditCommand;
use crate::commands::mode::Mode;
use crate::hand::Stones;
use crate::messages::Topic;
use crate::sciences::race::perform::proposal;
use crate::view::{Naming, View};

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
            let (title, board, home) = (
                session.document().text.title.clone(),
                Arc::clone(session.document().topology()),
                session.history().saving(),
            );
            match command {
                EditCommand::Undo => session.undo(),
                _ => session.redo(),
            };
            view.messages.drop(Topic::CutOff);
            let document = session.document();
            if document.text.title != title || !Arc::ptr_eq(document.topology(), &board) {
                follow_sample(session, view);
            }
            follow_stones(session, view);
            if !session.history().saving().is_of_same_home(&home) {
                // It was another document that was being set up.
                let stones = &session.document().board.setup.stones;
                let is_bare = stones.black.is_empty() && stones.white.is_empty();
                if view.mode == Mode::SetUp && !is_bare {
                    view.set_mode(Mode::Analyse);
                }
                open::tell_document(session, view, command == EditCommand::Undo);
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
        EditCommand::Erase if view.hand.has_pen => {
            let pointed_at = || view.hand.pointed_at().map(PointSet::single);
            let points = view.hand.selection.or_else(pointed_at);
            points.map(pen::remove)
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
        EditCommand::Pen | EditCommand::Stones | EditCommand::DrawOwn => {
            board_to_draw(view, command)
        }
        EditCommand::SpreadOut => {
            session.ask(LayOut::of(session));
            None
        }
        EditCommand::Straighten => straightened(session, view),
        EditCommand::RenamePoint => {
            view.open.naming = view.hand.pointed_at().map(Naming::Rename);
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
    view.hand.has_pen = false;
    view.hand.is_selecting = false;
    None
}

/// Takes the pen into the hand or puts it away; a board of one's own begins with one point.
fn board_to_draw(view: &mut View, command: EditCommand) -> Option<Action> {
    let is_held = view.mode == Mode::SetUp && view.hand.has_pen;
    if view.mode != Mode::SetUp {
        view.set_mode(Mode::SetUp);
    }
    view.hand.let_go();
    view.hand.sheet = None;
    view.hand.has_pen = match command {
        EditCommand::Pen => !is_held,
        EditCommand::Stones => false,
        _ => true,
    };
    let point = BoardKind::new(Family::Path, &[1]).ok();
    let point = point.filter(|_| command == EditCommand::DrawOwn)?;
    Some(Action::Board(BoardAction::Resize(point)))
}

/// Puts the points on a grid, or says that there is none.
fn straightened(session: &Session, view: &mut View) -> Option<Action> {
    let places = straight(session.document().topology());
    if places.is_none() {
        view.messages.say(Label::NothingToStraighten);
    }
    places.map(|places| Action::Board(BoardAction::Edit(vec![Edit::Places(places)])))
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
