//! What can be taken as safe: asked for, accepted or forgotten, whatever stands on safe stones.

use semeai_board::Role;
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
    session.stop::<FindSafe>();
    act(session, view, &Action::Mark(MarkAction::AcceptSafe(safe)));
    view.back_to = None;
    view.set_mode(Mode::Analyse);
}

/// Forgets what is proposed, and goes back to where it was asked for.
pub(crate) fn discard(session: &mut Session, view: &mut View) {
    session.stop::<FindSafe>();
    view.discarded = Some(session.snapshot().clone());
    if let Some(mode) = view.back_to.take() {
        view.set_mode(mode);
    }
}

/// Says when the search for a proposal broke down.
pub(super) fn follow(session: &mut Session, view: &mut View) {
    if session.progress::<FindSafe>() == Progress::Failed {
        discard(session, view);
        view.messages.say_error(Label::ProofFailed);
    }
}

/// Drops a proposal where nothing shows it, and where what is looked at has nothing of it: it stands in the mode of marks, for
/// who wants the answer wherever the answer does, and where an endgame is about to be played.
pub(super) fn ask(session: &mut Session, view: &View, depth: Depth, plays_on_safe: bool) {
    let is_asked = session.safe_proposal().is_some() || session.progress::<FindSafe>().is_pending();
    let is_of_use = session.document().subject.stands_on_safe_stones();
    let is_in_sight = match (depth, view.mode) {
        (_, Mode::Mark) | (Depth::Learner, Mode::Analyse) => true,
        (_, Mode::PlayOut) => plays_on_safe,
        _ => false,
    };
    if is_asked && !(is_in_sight && is_of_use) {
        session.stop::<FindSafe>();
    }
}

/// An endgame that is played on stands on what was told before it. Where nobody has asked what is safe, as in a game that is over and
/// counted, that is found first; nothing is marked by it.
pub(super) fn play(session: &mut Session, view: &mut View, plays_on_safe: bool) {
    let document = session.document();
    let is_marked = !document.marks.roles.points(Role::Safe).is_empty();
    let is_unasked = session.progress::<FindSafe>() == Progress::Unasked;
    if plays_on_safe && is_unasked && !is_marked && document.position().is_ok() {
        view.messages.settle();
        session.ask(FindSafe::of(session));
    }
}
