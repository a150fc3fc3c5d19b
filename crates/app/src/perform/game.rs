//! Goes through the game that the position came from.

use semeai_session::{Action, Game, NodeId, Session};

use super::act::act;
use crate::command::GameCommand;
use crate::mode::Mode;
use crate::view::View;

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, command: GameCommand) {
    match command {
        GameCommand::Back => step(session, view, -1),
        GameCommand::On => step(session, view, 1),
        GameCommand::Start => go(session, view, NodeId::ROOT),
        GameCommand::End => {
            if let Some(end) = session.document().game.as_ref().map(Game::end) {
                go(session, view, end);
            }
        }
    }
}

/// Puts the position after so many moves of the way that is being gone on the board.
pub(super) fn go_to_move(session: &mut Session, view: &mut View, number: usize) {
    let game = session.document().game.as_ref();
    if let Some(to) = game.and_then(|game| game.after(number)) {
        go(session, view, to);
    }
}

/// Puts a position of the game on the board, as a step of undo.
pub(super) fn go(session: &mut Session, view: &mut View, to: NodeId) {
    let revision = session.revision();
    act(session, view, &Action::Game(to));
    if session.revision() == revision {
        return;
    }
    view.messages.clear();
    if view.mode == Mode::PlayOut {
        view.set_mode(Mode::Analyse);
    }
    view.reset();
}

fn step(session: &mut Session, view: &mut View, by: isize) {
    let document = session.document();
    let (Some(at), Some(game)) = (document.standing(), &document.game) else {
        return;
    };
    let to = if by < 0 {
        game.record().node(at).parent
    } else {
        game.on(at)
    };
    if let Some(to) = to {
        go(session, view, to);
    }
}
