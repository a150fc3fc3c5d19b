//! What can be taken as safe: asked for, accepted or forgotten, whatever stands on safe stones.

use semeai_board::{Assumption, Role};
use semeai_session::{Action, Depth, FindSafe, MarkAction, Progress, SafeProposal, Session};
use semeai_words::labels::Label;

use super::act::act;
use crate::commands::mode::Mode;
use crate::view::{Beside, View};

/// Asks what can be taken as safe; what is proposed already is accepted.
pub(crate) fn find(session: &mut Session, view: &mut View) {
    let is_marking = view.mode == Mode::Mark;
    if session.safe_proposal().is_some() && is_marking {
        accept(session, view);
        return;
    }
    if session.safe_proposal().is_none() {
        session.ask(FindSafe::of(session));
    }
    if matches!(view.open.beside, Beside::Game | Beside::Order) {
        // What is proposed stands where the regions do.
        view.open.beside = Beside::Race;
    }
    let before = view.back_to.unwrap_or(view.mode);
    view.messages.clear_answer();
    view.set_mode(Mode::Mark);
    view.back_to = Some(before);
}

/// Makes what is proposed the person's own, as one step of undo.
pub(crate) fn accept(session: &mut Session, view: &mut View) {
    // Where nothing is proposed there is nothing to accept, and the blocks that are safe can still be clicked.
    let is_empty = |proposal: &SafeProposal| proposal.safe().is_empty();
    if session.safe_proposal().is_some_and(is_empty) {
        return;
    }
    let Some(proposal) = session.safe_proposal().filter(|it| it.is_seen()) else {
        view.messages.say(Label::NothingToAccept);
        return;
    };
    let safe = proposal.safe().to_vec();
    take(session, view, safe);
    view.back_to = None;
    view.set_mode(Mode::Analyse);
}

/// Marks what is proposed.
fn take(session: &mut Session, view: &mut View, safe: Vec<Assumption>) {
    session.stop::<FindSafe>();
    act(session, view, &Action::Mark(MarkAction::AcceptSafe(safe)));
}

/// Forgets what is proposed, and goes back to where it was asked for.
pub(crate) fn discard(session: &mut Session, view: &mut View) {
    session.stop::<FindSafe>();
    view.discarded = Some(session.snapshot().clone());
    if let Some(mode) = view.back_to.take() {
        view.set_mode(mode);
    }
}

/// Says when the search for a proposal broke down, and takes what was found for what is being played.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    if session.progress::<FindSafe>() == Progress::Failed {
        discard(session, view);
        view.messages.say_error(Label::ProofFailed);
    }
    if view.mode == Mode::PlayOut {
        take_found(session, view);
    }
}

/// Drops a proposal where nothing shows it, and where what is looked at has nothing of it: it stands in the mode of marks, for
/// who wants the answer wherever the answer does, and where an endgame is about to be played.
pub(super) fn ask(session: &mut Session, view: &View, depth: Depth, has_endgame: bool) {
    let is_asked = session.safe_proposal().is_some() || session.progress::<FindSafe>().is_pending();
    let is_of_use = session.document().subject.stands_on_safe_stones();
    let is_in_sight = match (depth, view.mode) {
        (_, Mode::Mark) | (Depth::Learner, Mode::Analyse) => true,
        (_, Mode::PlayOut) => has_endgame,
        _ => false,
    };
    if is_asked && !(is_in_sight && is_of_use) {
        session.stop::<FindSafe>();
    }
}

/// Takes what is proposed for what is played on: a play-out stands on what was told before it. An endgame of which nobody has asked
/// what is safe has it found first, as one of a game that is over and counted.
pub(super) fn play(session: &mut Session, view: &mut View, has_endgame: bool) {
    if session.safe_proposal().is_some() {
        take_found(session, view);
        return;
    }
    let document = session.document();
    let is_marked = !document.marks.roles.points(Role::Safe).is_empty();
    let is_unasked = session.progress::<FindSafe>() == Progress::Unasked;
    if has_endgame && is_unasked && !is_marked && document.position().is_ok() {
        session.ask(FindSafe::of(session));
    }
}

/// Marks what was found, if there is anything.
fn take_found(session: &mut Session, view: &mut View) {
    let proposal = session.safe_proposal();
    let safe = proposal.map(|it| it.safe().to_vec());
    if let Some(safe) = safe.filter(|safe| !safe.is_empty()) {
        take(session, view, safe);
    }
}
