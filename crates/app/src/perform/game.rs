//! Goes through the game that the position came from.

use std::path::Path;

use semeai_board::Roles;
use semeai_race::picks::Picks;
use semeai_session::{Action, Language, Session};

use super::act::act;
use crate::command::GameCommand;
use crate::mode::Mode;
use crate::view::View;

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    language: Language,
    command: GameCommand,
) {
    match command {
        GameCommand::Back => step(session, view, language, -1),
        GameCommand::On => step(session, view, language, 1),
    }
}

/// Puts the position after so many moves on the board, as a step of undo. Marks belong to the position that is left.
pub(super) fn go(session: &mut Session, view: &mut View, language: Language, number: usize) {
    let document = session.document();
    let moment = match &mut view.source.game {
        Some(game) => game.go(number, document),
        None => None,
    };
    let Some(moment) = moment else { return };
    let mut next = document.clone();
    next.setup.stones = moment.stones;
    next.to_move = moment.to_move;
    next.ban = moment.ban;
    next.roles = Roles::new();
    next.picks = Picks::default();
    // Looking through a game changes nothing that would have to be saved.
    let file = session.file().map(Path::to_path_buf);
    let is_unchanged = !session.is_modified();
    view.messages.clear();
    act(session, view, language, &Action::Replace(Box::new(next)));
    if is_unchanged {
        session.set_saved(file);
    }
    if view.mode == Mode::PlayOut {
        view.set_mode(Mode::Analyse);
    }
    let game = view.source.game.take();
    view.reset();
    view.source.game = game;
}

fn step(session: &mut Session, view: &mut View, language: Language, by: isize) {
    let game = view.source.game.as_ref();
    let at = game.and_then(|game| game.at(session.document()));
    if let Some(number) = at.and_then(|at| at.checked_add_signed(by)) {
        go(session, view, language, number);
    }
}
