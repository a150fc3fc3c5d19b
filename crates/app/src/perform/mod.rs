//! Does what a frame asked for.

mod edit;
mod files;
mod race;

use egui::{Context, ViewportCommand};
use semeai_board::Color;
use semeai_session::text::Repair;
use semeai_session::{Action, MarkAction, text};

pub(crate) use self::files::{choose, clear_strips, offer_restore, open, replace, take_files};
pub(crate) use self::race::follow_analysis;

use crate::app::App;
use crate::fonts;
use crate::play::PlayRequest;
use crate::proof::ProofRequest;
use crate::requests::{Request, Requests};
use crate::shortcuts::Command;
use crate::values::ValuesRequest;
use crate::view::{Mode, Strip};
use crate::{game, play, proof, proposal, theme, values};

/// Does everything that was asked, in order.
pub(crate) fn perform_all(app: &mut App, ctx: &Context, requests: Requests) {
    let is_something = !requests.0.is_empty();
    for request in requests.0 {
        perform(app, ctx, request);
    }
    follow_analysis(app);
    take_files(app);
    proposal::follow(app, Some(ctx));
    proof::follow(app, Some(ctx));
    play::follow(app, Some(ctx));
    values::take_finished(app, Some(ctx));
    if is_something {
        // What was asked has changed what is seen.
        ctx.request_repaint();
    }
}

fn perform(app: &mut App, ctx: &Context, request: Request) {
    match request {
        Request::Do(action @ Action::Mark(MarkAction::Set { .. } | MarkAction::Cycle { .. })) => {
            proposal::change(app, &action);
        }
        Request::Do(action) => act(app, &action),
        Request::Command(command) => self::command(app, ctx, command),
        Request::BeginStroke => app.session.begin_stroke(),
        Request::EndStroke => app.session.end_stroke(),
        Request::Gesture(gesture) => app.view.gesture = gesture,
        Request::Point(point, color) => race::point(app, point, color),
        Request::Race(point) => proposal::click(app, point),
        Request::ToggleCandidate(point) => race::toggle(app, point),
        Request::Mode(mode) => set_mode(app, mode),
        Request::SelectRegion(anchor) => race::select(app, anchor),
        Request::Go(path) => race::go(app, path),
        Request::Hover(point) => app.view.hovered = point,
        Request::HoverRegion(anchor) => app.view.hovered_region = anchor,
        Request::Cursor(point) => app.view.cursor = Some(point),
        Request::Sample(number) => files::sample(app, number),
        Request::OpenFile(path) => open(app, path),
        Request::Pasted(text) => files::paste(app, &text),
        Request::PathConfirmed(path) => files::path_confirmed(app, &path),
        Request::PathClosed => app.view.path_field = None,
        Request::Language(language) => {
            app.settings.language = language;
            fonts::install(ctx, language);
        }
        Request::Theme(choice) => {
            app.settings.theme = choice;
            theme::follow(ctx, choice);
        }
        Request::Repair(repair) => self::repair(app, repair),
        Request::DismissNotice(notice) => app.view.dismissed.push(notice),
        Request::DismissStrip(number) => {
            if number < app.view.strips.len() {
                app.view.strips.remove(number);
            }
        }
        Request::GameMove(number) => game::go(app, number),
        Request::Size(columns, rows) => app.view.size = Some((columns, rows)),
        Request::Cooled(is_cooled) => app.view.is_cooled = is_cooled,
        Request::Play(request) => play::perform(app, request),
        Request::Proof(request) => proof::perform(app, request),
        Request::ShowPoints(points) => app.view.shown_points = points,
        Request::Values(request) => values::perform(app, ctx, request),
        Request::Cancel => app.session.cancel(),
        Request::AnalyzeAgain => app.session.analyze_again(),
        Request::Restore(document) => files::restore(app, *document),
        Request::DiscardRestore => files::discard_restore(app),
    }
}

/// Changes the document; what cannot be done is said in a strip.
pub(crate) fn act(app: &mut App, action: &Action) {
    app.view.shown_points.clear();
    app.view.strips.retain(|strip| !strip.is_error);
    if let Err(error) = app.session.apply(action) {
        let said = text::action_error(&error, app.session.document(), app.settings.language);
        app.view.strips.push(Strip {
            text: said,
            is_error: true,
            buttons: Vec::new(),
        });
    }
    if matches!(action, Action::Board(_)) {
        app.view.size = None;
    }
}

/// Changes what clicks on the board do.
pub(crate) fn set_mode(app: &mut App, mode: Mode) {
    if app.view.mode != Mode::SetUp {
        app.view.last_mode = app.view.mode;
    }
    app.view.mode = mode;
    app.view.gesture = None;
    if mode != Mode::Analyse {
        race::go(app, Vec::new());
    }
}

fn repair(app: &mut App, repair: Repair) {
    match repair {
        Repair::Do(action) => act(app, &action),
        Repair::DoAll(actions) => {
            app.session.begin_stroke();
            for action in &actions {
                act(app, action);
            }
            app.session.end_stroke();
        }
        Repair::Show(points) => app.view.shown_points = points,
        Repair::MarkMode => set_mode(app, Mode::Mark),
        Repair::Dismiss => {}
    }
}

fn command(app: &mut App, ctx: &Context, command: Command) {
    match command {
        Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        Command::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
        Command::SetUp => set_mode(app, Mode::SetUp),
        Command::Mark => set_mode(app, Mode::Mark),
        Command::Analyse => set_mode(app, Mode::Analyse),
        Command::Propose => proposal::propose(app),
        Command::AcceptProposal => proposal::accept(app),
        Command::Prove => proof::start(app),
        Command::Proof => {
            let is_open = app.view.proof.is_open;
            proof::perform(app, ProofRequest::Open(!is_open));
        }
        Command::PlayOut => set_mode(app, Mode::PlayOut),
        Command::ToggleSetUp => {
            let next = if app.view.mode == Mode::SetUp {
                app.view.last_mode
            } else {
                Mode::SetUp
            };
            set_mode(app, next);
        }
        Command::Values => {
            let is_open = app.view.values.is_open;
            values::perform(app, ctx, ValuesRequest::Open(!is_open));
        }
        Command::GameBack => game::step(app, -1),
        Command::GameOn => game::step(app, 1),
        Command::FocusBoard => app.view.wants_board_focus = true,
        Command::Why => app.view.is_why_open = !app.view.is_why_open,
        Command::Shortcuts => app.view.is_help_open = !app.view.is_help_open,
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
    let first = app.view.play.game().map(|game| game.start().mover);
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
    play::perform(app, request);
    true
}

/// Switches what is shown; says whether the command was one of these.
fn show_command(app: &mut App, ctx: &Context, command: Command) -> bool {
    let settings = &mut app.settings;
    match command {
        Command::Coordinates => settings.has_coordinates = !settings.has_coordinates,
        Command::Regions => settings.has_regions = !settings.has_regions,
        Command::Counts => app.view.are_counts_hidden = !app.view.are_counts_hidden,
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
