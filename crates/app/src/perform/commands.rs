//! Does what a key, a menu or a button without further data asks for.

use egui::{Context, ViewportCommand};
use semeai_board::Color;

use super::{edit, files, game, play_out, proof, proposal, race, values};
use crate::app::App;
use crate::mode::Mode;
use crate::play::PlayRequest;
use crate::proof::ProofRequest;
use crate::shortcuts::Command;
use crate::values::ValuesRequest;
use crate::view::Beside;

/// Does one command.
pub(super) fn perform(app: &mut App, ctx: &Context, command: Command) {
    match command {
        Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Command::SetUp => app.view.set_mode(Mode::SetUp),
        Command::Mark => app.view.set_mode(Mode::Mark),
        Command::Analyse => app.view.set_mode(Mode::Analyse),
        Command::Propose => proposal::propose(app),
        Command::AcceptProposal => proposal::accept(app),
        Command::Prove => proof::start(app),
        Command::Proof => {
            let is_open = app.view.is_beside(Beside::Proof);
            proof::perform(app, ProofRequest::Open(!is_open));
        }
        Command::PlayOut => app.view.set_mode(Mode::PlayOut),
        Command::ToggleSetUp => {
            let next = if app.view.mode == Mode::SetUp {
                app.view.last_mode
            } else {
                Mode::SetUp
            };
            app.view.set_mode(next);
        }
        Command::Values => {
            let is_open = app.view.is_beside(Beside::Values);
            values::perform(app, ctx, ValuesRequest::Open(!is_open));
        }
        Command::GameBack => game::step(app, -1),
        Command::GameOn => game::step(app, 1),
        Command::FocusBoard => app.view.hand.wants_board_focus = true,
        Command::Why => app.view.open.is_why = !app.view.open.is_why,
        Command::Shortcuts => app.view.open.is_help = !app.view.open.is_help,
        _ if play_command(app, command) => {}
        _ if proof::command(app, command) => {}
        _ if show_command(app, ctx, command) => {}
        _ if files::command(app, ctx, command) => {}
        _ if race::command(app, command) => {}
        _ => edit::command(app, command),
    }
}

/// Commands that a play-out takes to itself; says whether it was one.
fn play_command(app: &mut App, command: Command) -> bool {
    if app.view.mode != Mode::PlayOut {
        return false;
    }
    let first = app.results.play.game().map(|game| game.start().mover);
    let request = match command {
        Command::Elsewhere => PlayRequest::Elsewhere,
        // Nothing of a play-out touches the document, so neither does taking back.
        Command::Undo | Command::TreeParent | Command::TakeBack => PlayRequest::TakeBack,
        Command::Redo | Command::TreeChild | Command::PlayAgain => PlayRequest::Forward,
        Command::StartAgain | Command::ToStart => match first {
            Some(first) => PlayRequest::Restart(first),
            None => return true,
        },
        Command::BlackStarts => PlayRequest::Restart(Color::Black),
        Command::WhiteStarts => PlayRequest::Restart(Color::White),
        _ => return false,
    };
    play_out::perform(app, request);
    true
}

/// Switches what is shown; says whether the command was one of these.
fn show_command(app: &mut App, ctx: &Context, command: Command) -> bool {
    let settings = &mut app.settings;
    match command {
        Command::Coordinates => settings.has_coordinates = !settings.has_coordinates,
        Command::Regions => settings.has_regions = !settings.has_regions,
        Command::Counts => app.view.looks.are_counts_hidden = !app.view.looks.are_counts_hidden,
        Command::Theory => settings.has_theory = !settings.has_theory,
        Command::TreeTopDown => settings.has_tree_top_down = !settings.has_tree_top_down,
        Command::ZoomIn => settings.zoom = (settings.zoom + 0.1).min(3.0),
        Command::ZoomOut => settings.zoom = (settings.zoom - 0.1).max(0.5),
        Command::ZoomReset => settings.zoom = 1.0,
        _ => return false,
    }
    ctx.set_zoom_factor(app.settings.zoom);
    true
}
