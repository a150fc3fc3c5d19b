//! Goes through the game that the position came from.

use semeai_board::Roles;
use semeai_race::picks::Picks;
use semeai_session::Action;

use crate::app::{App, act};
use crate::command::GameCommand;
use crate::mode::Mode;

/// Does one command.
pub(super) fn command(app: &mut App, command: GameCommand) {
    match command {
        GameCommand::Back => step(app, -1),
        GameCommand::On => step(app, 1),
    }
}

/// Puts the position after so many moves on the board, as a step of undo. Marks belong to the position that is left.
pub(super) fn go(app: &mut App, number: usize) {
    let document = app.session.document();
    let moment = match &mut app.view.source.game {
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
    let file = app.session.file().map(std::path::Path::to_path_buf);
    let is_unchanged = !app.session.is_modified();
    app.view.messages.clear();
    act(app, &Action::Replace(Box::new(next)));
    if is_unchanged {
        app.session.set_saved(file);
    }
    if app.view.mode == Mode::PlayOut {
        app.view.set_mode(Mode::Analyse);
    }
    let game = app.view.source.game.take();
    app.view.reset();
    app.view.source.game = game;
}

fn step(app: &mut App, by: isize) {
    let at = app.view.source.game.as_ref();
    let at = at.and_then(|game| game.at(app.session.document()));
    if let Some(number) = at.and_then(|at| at.checked_add_signed(by)) {
        go(app, number);
    }
}
