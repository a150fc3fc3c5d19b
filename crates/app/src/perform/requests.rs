//! Does what a frame asked for: every request and every command goes to the performer of its area.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};
use semeai_board::Role;
use semeai_session::{Home, Prove, Session, Settings};
use semeai_words::labels::Label;

use super::choose::choose;
use super::follow::ask;
use super::mark::do_deed;
use super::subject::turn_subject;
use super::{
    board, edit, files, game, mark, messages, open, play_out, positions, question, results,
    safe_proposal, show,
};
use crate::app::App;
use crate::commands::command::{Command, LessonCommand, ProofCommand, ScienceCommand, ShowCommand};
use crate::commands::meaning::{Standing, meaning};
use crate::commands::mode::Mode;
use crate::commands::requests::{GameRequest, Request, Requests};
use crate::messages::Topic;
use crate::science::Deed;
use crate::sciences::sums::request::SumRequest;
use crate::sciences::values::request::ValuesRequest;
use crate::sciences::{self, endgame, life, maps, race, sums, values};
use crate::typed_texts::{PathUse, WrittenField};
use crate::view::{Beside, View};

/// How often it is looked for what is at work.
const PROGRESS: Duration = Duration::from_millis(100);

/// Does everything that was asked, in order, and starts what has to be found out then.
pub(crate) fn perform_all(app: &mut App, ctx: &Context, requests: Requests) {
    keep_written(app, ctx, &requests);
    // A move that has turned out right may have ended a lesson.
    follow_lesson(&mut app.session, &mut app.view);
    let waited = app.waiting.take(&app.session);
    let is_lit = app.view.hand.lit != requests.lit;
    app.view.hand.lit = requests.lit;
    let is_something = waited.is_some() || is_lit || !requests.all.is_empty();
    let board = Arc::clone(app.session.shown_document().topology());
    for request in waited.into_iter().chain(requests.all) {
        let before = app.session.history().saving();
        perform(app, ctx, request);
        // Before another document can take the place of what was asked about.
        follow_lesson(&mut app.session, &mut app.view);
        if !app.session.history().saving().is_of_same_home(&before) {
            // What was to be written over a file was of the document before.
            app.view.messages.drop(Topic::NotWritten);
        }
    }
    ask(&mut app.session, &mut app.view, &app.settings);
    // A game of a table that is replayed has a board of its own, and with it goes when it is left.
    let now = app.session.shown_document().topology();
    if *now != board {
        app.view.change_board(&board, now);
    }
    if app.view.hand.gesture.is_none() {
        // A mode that was left or a file that came ends what a held button began: within a stroke nothing is analysed.
        app.session.history_mut().end_stroke();
    }
    prove_again(app, ctx);
    if let Some(until) = app.view.lesson.as_ref().and_then(|it| it.seen_until) {
        ctx.request_repaint_after(until.saturating_duration_since(Instant::now()));
    }
    app.session.start();
    if app.session.desk().is_pending() {
        ctx.request_repaint_after(PROGRESS);
    }
    if is_something {
        // What was asked has changed what is seen.
        ctx.request_repaint();
    }
}

/// Keeps what has come of a lesson, and shows what it was about when it is over.
fn follow_lesson(session: &mut Session, view: &mut View) {
    results::record(session, view);
    question::open_sheet(view);
    question::look_at_asked(session, view);
}

/// Makes the proof of a position that has taken the place of one that was proved, when the hand rests on it.
fn prove_again(app: &mut App, ctx: &Context) {
    let Some(at) = app.view.race.prove_at else {
        return;
    };
    let left = at.saturating_duration_since(Instant::now());
    if !left.is_zero() {
        ctx.request_repaint_after(left);
        return;
    }
    app.view.race.prove_at = None;
    let is_marked = !app
        .session
        .document()
        .marks
        .roles
        .points(Role::Essential)
        .is_empty();
    if is_marked && app.view.is_beside(Beside::Proof) {
        app.session.search::<Prove>();
    }
}

/// How long the hand rests before what was typed becomes a part of the document.
const REST_SECS: f64 = 1.0;

/// Makes what is being written a part of the document before anything else is done to it.
fn keep_written(app: &mut App, ctx: &Context, requests: &Requests) {
    if is_finished(&mut app.typed.comment, ctx, requests) {
        let comment = GameRequest::Comment(app.typed.comment.text.clone());
        game::perform(&mut app.session, &mut app.view, &app.settings, comment);
    }
    positions::keep_written(app, |field| is_finished(field, ctx, requests));
    if is_finished(&mut app.typed.sum.written, ctx, requests) {
        sums::perform::write(&mut app.session, &mut app.view, &app.typed.sum);
    }
}

/// Whether something has been written and is finished: the hand rests, has left the field, or asks for anything else.
fn is_finished(field: &mut WrittenField, ctx: &Context, requests: &Requests) -> bool {
    let Some(changed) = field.changed_secs else {
        return false;
    };
    let left = changed + REST_SECS - ctx.input(|input| input.time);
    let is_other = |request: &Request| {
        let is_same = matches!(
            request,
            Request::Board(_) | Request::Sum(SumRequest::Changed)
        );
        !is_same
    };
    let is_leaving = ctx.input(|input| input.viewport().close_requested());
    // As long as a number is dragged, it is not finished.
    let is_dragged = ctx.input(|input| input.pointer.any_down());
    let is_at_it = is_dragged || (left > 0.0 && ctx.text_edit_focused());
    if is_at_it && !is_leaving && !requests.all.iter().any(is_other) {
        ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.05)));
        return false;
    }
    field.changed_secs = None;
    true
}

fn perform(app: &mut App, ctx: &Context, request: Request) {
    let request = meant(app, request);
    if app.waiting.keeps(&request, &app.session) {
        return;
    }
    let (session, view) = (&mut app.session, &mut app.view);
    let (typed, jobs) = (&mut app.typed, &mut app.jobs);
    match request {
        Request::Do(action) => edit::change(session, view, &action),
        Request::Command(asked) => command(app, ctx, asked),
        Request::Board(request) => board::perform(session, view, request),
        Request::Race(request) => {
            race::perform::perform(session, view, app.settings.depth, request);
        }
        Request::File(request) => {
            files::perform(session, view, typed, &app.settings, jobs, ctx, request);
        }
        Request::Show(request) => show::perform(view, &mut app.settings, ctx, request),
        Request::Message(request) => {
            messages::perform(ctx, session, view, typed, &mut app.settings, jobs, request);
        }
        Request::Game(request) => game::perform(session, view, &app.settings, request),
        Request::Play(action) => session.do_in_play(action),
        Request::Sum(request) => {
            let phrasing = app.settings.phrasing();
            sums::perform::perform(session, view, typed, phrasing, ctx, request);
        }
        Request::Endgame(request) => endgame::perform::perform(session, view, request),
        Request::Life(request) => life::perform::perform(session, view, request),
        Request::Maps(request) => {
            let phrasing = app.settings.phrasing();
            let other = maps::perform::perform(session, view, phrasing, ctx, request);
            // The game that was replayed becomes the document itself.
            if let Some(document) = other {
                open::replace(session, view, document, Home::none());
            }
        }
        Request::Lesson(request) => {
            question::perform(session, view, &mut app.settings, request);
        }
        Request::Positions(request) => {
            positions::perform(session, view, &mut app.settings, request);
        }
        Request::Block(point) => {
            let mut all = sciences::abouts();
            let found = all.find_map(|it| Some((it.subject, it.block?)));
            if let Some((subject, asks)) = found {
                if session.document().subject != subject {
                    turn_subject(session, view, subject);
                }
                perform(app, ctx, asks(point));
            }
        }
        Request::Values(request) => {
            let phrasing = app.settings.phrasing();
            values::perform::perform(session, view, typed, phrasing, ctx, request);
        }
    }
}

/// What is asked for where the person stands.
fn meant(app: &App, request: Request) -> Request {
    let Request::Command(asked) = request else {
        return request;
    };
    let shown = sciences::frame(&app.session, &app.view, &app.settings);
    let standing = Standing::of(&shown, &app.typed);
    meaning(asked, standing).into()
}

fn command(app: &mut App, ctx: &Context, command: Command) {
    let (session, view) = (&mut app.session, &mut app.view);
    let (typed, settings) = (&mut app.typed, &mut app.settings);
    match command {
        Command::File(command) => {
            files::command(session, view, typed, settings, &mut app.jobs, ctx, command);
        }
        Command::Edit(command) => edit::command(session, view, command),
        Command::Show(ShowCommand::FullScreen) => {
            let is_full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
        }
        Command::Show(command) => {
            show::command(session, view, &mut typed.values, settings, command);
        }
        Command::Mode(mode) => {
            if mode == Mode::PlayOut {
                let plays_on_safe = sciences::on(session).about.plays_on_safe;
                safe_proposal::play(session, view, plays_on_safe);
            }
            show::enter(view, mode);
        }
        Command::Mark(command) => mark::command(session, view, settings.depth, command),
        // Every step below the position would give something away.
        Command::Race(_) if view.is_asked() && view.mode == Mode::Analyse => {}
        Command::Race(command) => do_deed(session, view, Deed::Step(command)),
        Command::Play(command) => play_out::command(session, command),
        Command::Proof(command) => step_line(session, view, settings, command),
        Command::Game(command) => game::command(session, view, settings, command),
        Command::Lesson(LessonCommand::Export) => {
            choose(session, typed, &mut app.jobs, PathUse::Results);
        }
        Command::Lesson(command) => question::command(session, view, settings, command),
        Command::Subject(subject) => turn_subject(session, view, subject),
        Command::Science(command) => science_command(app, ctx, command),
        Command::Endgame(command) => endgame::perform::command(session, view, command),
        Command::Life(command) => life::perform::command(session, view, settings, command),
        Command::Maps(command) => maps::perform::command(session, view, command),
    }
}

/// Steps through the line beside the board.
fn step_line(session: &mut Session, view: &mut View, settings: &Settings, command: ProofCommand) {
    let at = sciences::frame(session, view, settings).on_board.line;
    let at = at.unwrap_or_default();
    let step = match command {
        ProofCommand::Back => at.saturating_sub(1),
        ProofCommand::On => at + 1,
        ProofCommand::Start => 0,
    };
    do_deed(session, view, Deed::LineTo(step));
}

fn science_command(app: &mut App, ctx: &Context, command: ScienceCommand) {
    let (session, view) = (&mut app.session, &mut app.view);
    match command {
        ScienceCommand::TurnSubject => {
            let now = session.document().subject;
            turn_subject(session, view, sciences::after(now));
        }
        ScienceCommand::Prove => do_deed(session, view, Deed::Prove),
        ScienceCommand::FromBoard => {
            sums::perform::take_board(session, view, &mut app.typed, ctx);
        }
        ScienceCommand::OpenValue => open_value(app, ctx),
    }
}

/// Looks at the value of where the board stands in the calculator, if there is one.
fn open_value(app: &mut App, ctx: &Context) {
    let shown = sciences::frame(&app.session, &app.view, &app.settings);
    let value = shown.science.values(&shown).here.map(str::to_owned);
    let Some(text) = value.filter(|_| !shown.hides_answers()) else {
        app.view.messages.say(Label::NoValueHere);
        return;
    };
    let request = ValuesRequest::Take {
        text,
        cooling: shown.about.cooling,
    };
    let (session, view) = (&mut app.session, &mut app.view);
    let phrasing = app.settings.phrasing();
    values::perform::perform(session, view, &mut app.typed, phrasing, ctx, request);
}
