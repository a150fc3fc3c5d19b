//! Does what is asked of a play-out, and keeps it true to the mode of the board.

use semeai_board::Color;
use semeai_session::play_out::PlayAction;

use crate::app::App;
use crate::command::PlayCommand;
use crate::mode::Mode;

/// Does one command.
pub(super) fn command(app: &mut App, command: PlayCommand) {
    let action = match command {
        PlayCommand::Elsewhere => PlayAction::Elsewhere,
        PlayCommand::TakeBack => PlayAction::TakeBack,
        PlayCommand::Again => PlayAction::Forward,
        PlayCommand::StartAgain => match app.session.play().game() {
            Some(game) => PlayAction::Restart(game.start().mover),
            None => return,
        },
        PlayCommand::BlackStarts => PlayAction::Restart(Color::Black),
        PlayCommand::WhiteStarts => PlayAction::Restart(Color::White),
    };
    app.session.do_in_play(action);
}

/// Plays the race out as long as the mode lasts.
pub(super) fn follow(app: &mut App) {
    app.session.set_playing(app.view.mode == Mode::PlayOut);
}
