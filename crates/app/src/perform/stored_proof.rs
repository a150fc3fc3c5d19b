//! Proofs that came with a file: told as that until they have been made anew.

use semeai_session::Session;
use semeai_session::file::StoredProof;
use semeai_words::file::work::stored_proof;

use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::sciences;
use crate::view::{StoredShown, View};

/// Takes the proof of a document that has just been opened, and shows where it will stand.
pub(super) fn take(session: &mut Session, view: &mut View, proof: StoredProof) {
    if let Some(beside) = sciences::on(session).beside_proof() {
        view.open.beside = beside;
    }
    session.remember_proof(proof);
}

/// What the file tells of a proof that has not been made anew, nor another that says the same.
pub(super) fn unconfirmed(session: &Session) -> Option<&StoredProof> {
    let proof = session.stored_proof()?;
    let is_said_again = |solved| semeai_words::comment::is_confirmed(&proof.words, solved);
    let is_confirmed = session.solved().is_some_and(is_said_again);
    (!is_confirmed).then_some(proof)
}

/// Keeps what is said of it true.
pub(super) fn follow(session: &Session, view: &mut View) {
    let proof = unconfirmed(session);
    let is_being_checked = session.is_proving_stored();
    let shown = match (proof, is_being_checked) {
        (None, _) => StoredShown::Not,
        (Some(_), true) => StoredShown::BeingChecked,
        (Some(_), false) => StoredShown::Unconfirmed,
    };
    if view.source.stored == shown {
        return;
    }
    view.source.stored = shown;
    view.messages.drop(Topic::Stored);
    if let Some(StoredProof { words }) = proof.cloned() {
        let said = move |language| stored_proof(&words, is_being_checked, language);
        let strip = Strip::answer(LocalText::new(said));
        view.messages.hold(Topic::Stored, strip);
    }
}
