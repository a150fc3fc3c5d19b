//! Goes through the game that the position came from.

use std::time::{Duration, Instant};

use semeai_session::Prove;
use semeai_session::{Action, Game, NodeId, Session, Settings, TextAction};
use semeai_words::file::error::file_error;

use super::act::act;
use super::asking;
use super::file_notices::notices;
use crate::commands::command::GameCommand;
use crate::commands::meaning::place_among_games;
use crate::commands::mode::Mode;
use crate::commands::requests::GameRequest;
use crate::local_text::LocalText;
use crate::view::{Beside, View};

/// How long the hand rests on a position before it is proved as the one before was.
const REST: Duration = Duration::from_millis(300);

/// Does one request.
pub(super) fn perform(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    request: GameRequest,
) {
    match request {
        GameRequest::Move(number) => go_to_move(session, view, number),
        GameRequest::Go(to) => go(session, view, to),
        GameRequest::Other(number) => other(session, view, settings, number),
        GameRequest::Comment(comment) => {
            act(session, view, &Action::Text(TextAction::Comment(comment)));
        }
    }
}

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    settings: &Settings,
    command: GameCommand,
) {
    match command {
        GameCommand::Back => leap(session, view, -1),
        GameCommand::On => leap(session, view, 1),
        GameCommand::Start => go(session, view, NodeId::ROOT),
        GameCommand::End => {
            if let Some(end) = session.document().game.as_ref().map(Game::end) {
                go(session, view, end);
            }
        }
        GameCommand::PreviousVariation => beside(session, view, -1),
        GameCommand::NextVariation => beside(session, view, 1),
        GameCommand::PreviousGame => step_game(session, view, settings, -1),
        GameCommand::NextGame => step_game(session, view, settings, 1),
        GameCommand::TenBack => leap(session, view, -TEN),
        GameCommand::TenOn => leap(session, view, TEN),
    }
}

/// Puts the position after so many moves of the way that is being gone on the board.
fn go_to_move(session: &mut Session, view: &mut View, number: usize) {
    let game = session.document().game.as_ref();
    if let Some(to) = game.and_then(|game| game.after(number)) {
        go(session, view, to);
    }
}

/// How many moves a leap goes.
const TEN: isize = 10;

/// Goes so many moves on or back, as far as there are any.
fn leap(session: &mut Session, view: &mut View, by: isize) {
    let document = session.document();
    let (Some(mut to), Some(game)) = (document.standing(), &document.game) else {
        return;
    };
    for _ in 0..by.unsigned_abs() {
        let next = if by < 0 {
            game.record().node(to).parent
        } else {
            game.on(to)
        };
        let Some(next) = next else { break };
        to = next;
    }
    go(session, view, to);
}

/// Puts a position of the game on the board, as a step of undo.
fn go(session: &mut Session, view: &mut View, to: NodeId) {
    let revision = session.history().revision();
    let has_proof = session.race_answer().is_some() || session.progress::<Prove>().is_pending();
    let follows = view.is_beside(Beside::Proof) && (has_proof || view.race.prove_at.is_some());
    act(session, view, &Action::Game(to));
    if session.history().revision() == revision {
        return;
    }
    view.race.prove_at = follows.then(|| Instant::now() + REST);
    view.messages.clear();
    if view.mode == Mode::PlayOut {
        view.set_mode(Mode::Analyse);
    }
    view.reset();
}

/// Goes so many variations on or back.
fn beside(session: &mut Session, view: &mut View, by: isize) {
    let document = session.document();
    let game = document
        .game
        .as_ref()
        .filter(|_| document.standing().is_some());
    if let Some(to) = game.and_then(|game| game.beside(by)) {
        go(session, view, to);
    }
}

/// Goes so many games of the file on or back.
fn step_game(session: &mut Session, view: &mut View, settings: &Settings, by: isize) {
    let (here, count) = place_among_games(session);
    if let Some(number) = here.checked_add_signed(by).filter(|&number| number < count) {
        other(session, view, settings, number);
    }
}

/// Puts another game of the file in place of this one.
pub(super) fn other(session: &mut Session, view: &mut View, settings: &Settings, number: usize) {
    view.messages.settle();
    match session
        .document()
        .other_game(number, session.history().is_modified())
    {
        Ok(loaded) => {
            let notices = notices(&loaded);
            session.turn_to_game(loaded.document);
            let beside = view.open.beside;
            view.enter();
            view.open.beside = beside;
            view.mode = Mode::Analyse;
            if let Some(proof) = loaded.proof {
                session.remember_proof(proof);
            }
            view.messages.strips.extend(notices);
            asking::begin_of_position(session, view, settings);
        }
        Err(error) => view
            .messages
            .say_error(LocalText::new(move |phrasing| file_error(&error, phrasing))),
    }
}
