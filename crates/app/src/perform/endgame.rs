//! The endgame: what the position is looked at for, what is safe, which region is looked at.

use semeai_board::Point;
use semeai_session::{Action, EndgameAction, MarkAction, Progress, Session, Subject};
use semeai_words::labels::Label;

use super::act::act;
use crate::command::EndgameCommand;
use crate::mode::Mode;
use crate::requests::EndgameRequest;
use crate::view::{Beside, View};

/// Does one request.
pub(super) fn perform(session: &mut Session, view: &mut View, request: EndgameRequest) {
    match request {
        EndgameRequest::Select(point) => select(session, view, point),
        EndgameRequest::Hover(points) => view.hand.hovered_regions = points,
        EndgameRequest::TurnSafe(point) => session.turn_safe(point),
        EndgameRequest::SearchLonger => session.solve_endgame_longer(),
    }
}

/// Does one command.
pub(super) fn command(session: &mut Session, view: &mut View, command: EndgameCommand) {
    match command {
        EndgameCommand::TurnSubject => {
            let subject = match session.document().subject {
                Subject::Race => Subject::Endgame,
                Subject::Endgame => Subject::Race,
            };
            show(session, view, subject);
        }
    }
}

/// Looks at the position for something else.
pub(super) fn show(session: &mut Session, view: &mut View, subject: Subject) {
    act(
        session,
        view,
        &Action::Endgame(EndgameAction::Subject(subject)),
    );
    view.place.leave();
    if view.is_beside(Beside::Why) || view.is_beside(Beside::Proof) {
        view.open.beside = Beside::Race;
    }
}

/// Whether the position is looked at for its endgame.
pub(super) fn is_on(session: &Session) -> bool {
    session.document().subject == Subject::Endgame
}

/// Asks what can be taken as safe; what is proposed already is accepted.
pub(super) fn find(session: &mut Session, view: &mut View) {
    if session.safe_proposal().is_some() {
        accept(session, view);
        return;
    }
    session.find_safe();
    let before = view.back_to.unwrap_or(view.mode);
    view.messages.clear_answer();
    view.set_mode(Mode::Mark);
    view.back_to = Some(before);
}

/// Makes what is proposed the person's own, as one step of undo.
pub(super) fn accept(session: &mut Session, view: &mut View) {
    if let Some(safe) = session.take_safe_proposal() {
        session.discard_safe_proposal();
        act(session, view, &Action::Mark(MarkAction::AcceptSafe(safe)));
        view.back_to = None;
        view.set_mode(Mode::Analyse);
    }
}

/// Forgets what is proposed, and goes back to where it was asked for.
pub(super) fn discard(session: &mut Session, view: &mut View) {
    session.discard_safe_proposal();
    if let Some(mode) = view.back_to.take() {
        view.set_mode(mode);
    }
}

/// Selects the region of a point, if it has one.
fn select(session: &Session, view: &mut View, point: Point) {
    let report = session.shown_endgame();
    let mut regions = report.into_iter().flat_map(|report| &report.regions);
    if let Some(region) = regions.find(|region| region.points.contains(point)) {
        view.endgame.selected = region.points.first();
    }
}

/// Drops a proposal outside the mode that shows it, and says when the search for one broke down.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    let is_asked = session.safe_proposal().is_some() || session.finding_safe().is_pending();
    if is_asked && (view.mode != Mode::Mark || !is_on(session)) {
        session.discard_safe_proposal();
    }
    if session.finding_safe() == Progress::Failed {
        discard(session, view);
        view.messages.say_error(Label::ProofFailed);
    }
}
