//! Proofs that came with a file: told as that until they have been made anew.

use semeai_session::file::StoredProof;
use semeai_session::{FileClaim, Session};
use semeai_words::file::work::stored_proof;

use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::sciences;
use crate::view::{StoredShown, View};

/// Takes the proof of a document that has just been opened, and shows where it will stand.
pub(super) fn take(session: &mut Session, view: &mut View, proof: StoredProof) {
    if let Some(beside) = sciences::on(session).about.proof {
        view.open.beside = beside;
    }
    session.remember_proof(proof);
}

/// What the file tells of a proof that has not been made anew, nor another that says the same.
pub(super) fn unconfirmed(session: &Session) -> Option<FileClaim<'_>> {
    let claim = session.claim()?;
    let is_said_again = |answer| semeai_words::comment::is_confirmed(&claim.proof.words, answer);
    let is_confirmed = session.race_answer().is_some_and(is_said_again);
    (!is_confirmed).then_some(claim)
}

/// Keeps what is said of it true.
pub(super) fn follow(session: &Session, view: &mut View) {
    let claim = unconfirmed(session);
    let shown = match claim {
        None => StoredShown::Not,
        Some(claim) if claim.is_being_checked => StoredShown::BeingChecked,
        Some(_) => StoredShown::Unconfirmed,
    };
    if view.source.stored == shown {
        return;
    }
    view.source.stored = shown;
    view.messages.drop(Topic::Stored);
    if let Some(claim) = claim {
        let (words, is_being_checked) = (claim.proof.words.clone(), claim.is_being_checked);
        let said = move |phrasing| stored_proof(&words, is_being_checked, phrasing);
        let strip = Strip::answer(LocalText::new(said));
        view.messages.hold(Topic::Stored, strip);
    }
}
