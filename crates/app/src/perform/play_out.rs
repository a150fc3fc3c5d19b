//! Does what is asked of a play-out.

use semeai_board::Color;
use semeai_session::Session;
use semeai_session::play_out::PlayAction;

use crate::commands::command::PlayCommand;

/// Does one command.
pub(super) fn command(session: &mut Session, command: PlayCommand) {
    let action = match command {
        PlayCommand::Elsewhere => PlayAction::Elsewhere,
        PlayCommand::TakeBack => PlayAction::TakeBack,
        PlayCommand::Again => PlayAction::Forward,
        PlayCommand::StartAgain => match session.play().first() {
            Some(first) => PlayAction::Restart(first),
            None => return,
        },
        PlayCommand::BlackStarts => PlayAction::Restart(Color::Black),
        PlayCommand::WhiteStarts => PlayAction::Restart(Color::White),
    };
    session.do_in_play(action);
}
