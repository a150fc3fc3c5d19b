//! The endgame: what the position is looked at for, and what is safe.

mod compare;
pub(super) mod inside;
pub(super) mod order;
mod practice;

use semeai_board::{Point, PointSet, Role};
use semeai_race::picks::Move;
use semeai_session::play_out::endgame::LookAt;
use semeai_session::{EndgameAction, ProveEndgame, Session, SolveEndgame, Subject};
use semeai_words::endgame::point::endgame_fate;
use semeai_words::labels::Label;

use crate::commands::mode::Mode;
use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::sciences::endgame::command::EndgameCommand;
use crate::sciences::endgame::frame::report;
use crate::sciences::endgame::question;
use crate::sciences::endgame::request::EndgameRequest;
use crate::view::{Beside, View};

/// Does one request.
pub(crate) fn perform(session: &mut Session, view: &mut View, request: EndgameRequest) {
    match request {
        EndgameRequest::Select(point) => view.endgame.place.select(session, point),
        EndgameRequest::Hover(points) => view.hand.hovered_regions = points,
        EndgameRequest::Play(point, color) => inside::play(session, view, Move { color, point }),
        EndgameRequest::Go(path) => view.endgame.place.go(path),
        EndgameRequest::Branches(branches) => view.endgame.place.show(branches),
        EndgameRequest::Elsewhere(t) => view.endgame.elsewhere = t,
        EndgameRequest::Threats(side) => view.endgame.threats = side,
        EndgameRequest::Tell(point) => tell(session, view, point),
        EndgameRequest::Compare(point) => compare::choose(session, view, point),
        EndgameRequest::TurnSafe(point) => session.turn_safe(point),
        EndgameRequest::OnlySelected => inside::only_selected(session, view),
        EndgameRequest::OnlyMeeting => inside::only_meeting(session, view),
        EndgameRequest::AllRegions => {
            inside::ask_only(session, view, EndgameAction::Only(PointSet::EMPTY));
        }
        EndgameRequest::SearchLonger => session.search::<SolveEndgame>(),
        EndgameRequest::Order => view.open.beside = Beside::Order,
        EndgameRequest::First(first) => order::look_at(session, view, first),
        EndgameRequest::Step(step) => {
            if view.endgame.rule.is_some() {
                order::look_at(session, view, view.endgame.line.first);
            }
            order::step_to(view, step);
        }
        EndgameRequest::Wrong(rule, moves) => order::go_wrong(session, view, rule, moves),
        EndgameRequest::Review => {
            order::leave_play_out(view);
            view.open.beside = Beside::Order;
            session.review_game();
        }
        EndgameRequest::StopReview => session.stop::<LookAt>(),
        EndgameRequest::SlipsOnly(only) => view.endgame.slips_only = only,
    }
}

/// Says what a stone is counted as.
fn tell(session: &Session, view: &mut View, point: Point) {
    let Some(report) = session
        .shown::<SolveEndgame>()
        .and_then(|it| it.as_ref().ok())
        .cloned()
    else {
        return;
    };
    let setup = session.document().board.setup.clone();
    view.messages.say(LocalText::new(move |phrasing| {
        endgame_fate(&report, &setup, point, phrasing).unwrap_or_default()
    }));
}

/// Does one command.
pub(crate) fn command(session: &mut Session, view: &mut View, command: EndgameCommand) {
    match command {
        EndgameCommand::Order if view.is_beside(Beside::Order) => view.open.beside = Beside::Race,
        EndgameCommand::Order | EndgameCommand::Review | EndgameCommand::Practise
            if !is_on(session) => {}
        EndgameCommand::Order => perform(session, view, EndgameRequest::Order),
        EndgameCommand::Review => perform(session, view, EndgameRequest::Review),
        EndgameCommand::Practise => practice::next(session, view),
    }
}

/// Searches the whole board, or says what has to be said first.
pub(crate) fn prove(session: &mut Session, view: &mut View) {
    let is_unmarked = session.document().marks.roles.points(Role::Safe).is_empty();
    // What is wrong with stones that are no position stands in a strip already.
    if is_unmarked && session.safe_proposal().is_none() && session.document().position().is_ok() {
        let said = Strip::answer(Label::ProveNeedsSafe.into());
        view.messages.hold(Topic::NoRace, said);
        return;
    }
    session.search::<ProveEndgame>();
}

/// Whether the position is looked at for its endgame.
fn is_on(session: &Session) -> bool {
    session.document().subject == Subject::Endgame
}

/// Keeps what is shown true to what is known.
pub(crate) fn follow(session: &mut Session, view: &mut View) {
    order::follow(session, view);
    practice::follow(session, view);
    if let Some(report) = report(session).filter(|_| is_on(session)) {
        let regions: Vec<PointSet> = report.regions.iter().map(|it| it.points).collect();
        view.looks.region_colors.follow(&regions);
    }
    if is_inside(session, view) {
        inside::follow(session, view);
    }
}

/// Asks for what is shown of the regions.
pub(crate) fn ask(session: &mut Session, view: &mut View) {
    let question = view.lesson.as_ref().and_then(|it| it.question.as_ref());
    if is_on(session) && question.is_some_and(|it| it.is_reading) {
        question::prove(session);
    }
    if is_inside(session, view) {
        view.endgame.place.ask(session);
    }
}

/// Whether the regions can be gone into.
fn is_inside(session: &Session, view: &View) -> bool {
    is_on(session) && view.mode == Mode::Analyse
}
