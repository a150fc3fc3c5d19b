//! Goes through the game that the position came from.

use semeai_session::{Action, Game, Session};

use super::act::act;
use crate::command::GameCommand;
use crate::mode::Mode;
use crate::view::View;

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, command: GameCommand) {
    match command {
        GameCommand::Back => step(session, view, -1),
        GameCommand::On => step(session, view, 1),
        GameCommand::Start => go(session, view, 0),
        GameCommand::End => {
            if let Some(moves) = session.document().game.as_ref().map(Game::moves) {
                go(session, view, moves);
            }
        }
    }
}

/// Puts the position after so many moves on the board, as a step of undo. Marks belong to the position that is left.
pub(super) fn go(session: &mut Session, view: &mut View, number: usize) {
    let revision = session.revision();
    act(session, view, &Action::Game(number));
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
    let at = session.document().move_number();
    if let Some(number) = at.and_then(|at| at.checked_add_signed(by)) {
        go(session, view, number);
    }
}
