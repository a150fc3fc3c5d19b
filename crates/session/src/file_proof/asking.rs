//! A proof that came with the file of a document: told as that, and made anew.

use crate::desk::Progress;
use crate::file::StoredProof;
use crate::file_proof::proof::FileProof;
use crate::science::science_of;
use crate::session::Session;

/// What the file of the document tells of a proof about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileClaim<'s> {
    /// What the file says of it, in words.
    pub proof: &'s StoredProof,
    /// Whether it is still to be made anew, or is being made.
    pub is_being_checked: bool,
}

/// Proofs from files.
impl Session {
    /// Takes note of a proof that came with the file of the document as it stands. It is made anew at once, with as many positions
    /// as any first search has: so nothing that stands in a file is taken for proved.
    pub fn remember_proof(&mut self, proof: StoredProof) {
        let of = self.snapshot().clone();
        self.file_proof = Some(FileProof::new(proof, of));
    }

    /// What the file of the document claims of it, until the document is another one or the proof has been made anew.
    pub fn claim(&self) -> Option<FileClaim<'_>> {
        let file_proof = self.file_proof.as_ref()?;
        let science = science_of(self.document().subject);
        let holds = file_proof.is_about(self.snapshot()) && !(science.is_proved)(self);
        holds.then(|| FileClaim {
            proof: &file_proof.proof,
            is_being_checked: !file_proof.is_asked || (science.progress)(self).is_pending(),
        })
    }

    /// Makes the proof anew that a file tells, once what it stands on is known.
    pub(crate) fn check_claim(&mut self) {
        let now = self.snapshot();
        let is_due = |proof: &&FileProof| !proof.is_asked && proof.is_about(now);
        if self.file_proof.as_ref().filter(is_due).is_none() {
            return;
        }
        let science = science_of(self.document().subject);
        if !(science.is_ready)(self) {
            return;
        }
        if (science.progress)(self) == Progress::Unasked {
            (science.prove)(self);
        }
        if let Some(proof) = &mut self.file_proof {
            proof.is_asked = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Color};
    use semeai_endgame::position_report::KnownBy;
    use semeai_search::Known;

    use super::*;
    use crate::Prove;
    use crate::file::{self, Answers, FileContent, to_sgf};
    use crate::{
        Action, BoardAction, Document, EndgameAction, Home, Komi, ProveEndgame, SolveEndgame,
        Subject, TextAction,
    };

    fn words() -> Vec<String> {
        vec!["White wins, as somebody wrote.".to_owned()]
    }

    /// A position as it is read from a file with a proof.
    fn loaded(diagram: &str, subject: Subject) -> FileContent {
        let drawn = file::parse("-", diagram.as_bytes()).expect("a diagram");
        let document = Document {
            subject,
            ..drawn.document
        };
        let told = Answers {
            words: &words(),
            is_proof: true,
            ..Answers::NOTHING
        };
        let text = to_sgf(&document, &told).expect("a rectangle");
        file::parse("race.sgf", text.as_bytes()).expect("what we write")
    }

    fn opened(diagram: &str, subject: Subject) -> Session {
        let loaded = loaded(diagram, subject);
        let mut session = Session::new(Document::empty(
            BoardKind::rectangle(5, 5).expect("a board"),
        ));
        session.open(loaded.document, Home::none());
        session.remember_proof(loaded.proof.expect("stored"));
        session
    }

    const RACE: &str = ".@.@.\nBBBBB\nWWWWW\n.#.##";
    const ENDGAME: &str = "#####@@\n@...#.#\n#####@@";

    #[test]
    fn a_race_is_proved_anew_and_the_file_is_not_believed() {
        let mut session = opened(RACE, Subject::Race);
        assert_eq!(session.claim().expect("told").proof.words, words());
        assert!(
            session.claim().is_some_and(|claim| claim.is_being_checked)
                && session.race_answer().is_none()
        );
        session.start();
        session.desk_mut().finish::<Prove>();
        let solved = session.race_answer().expect("a race");
        assert_eq!(solved.known(), Known::Proved);
        assert_eq!(session.claim(), None, "what is proved is told instead");
    }

    #[test]
    fn an_endgame_is_proved_anew_after_its_regions() {
        let mut session = opened(ENDGAME, Subject::Endgame);
        session.start();
        assert_eq!(session.progress::<ProveEndgame>(), Progress::Unasked);
        assert!(session.claim().is_some());
        session.desk_mut().finish::<SolveEndgame>();
        session.start();
        session.desk_mut().finish::<ProveEndgame>();
        let proved = session.answer::<ProveEndgame>().expect("a search");
        let proved = proved.as_ref().expect("a small board");
        assert_eq!(proved.known, KnownBy::Searched);
        assert_eq!(session.claim(), None);
    }

    #[test]
    fn a_stored_proof_is_of_one_position_only() {
        let mut session = opened(RACE, Subject::Race);
        let title = Action::Text(TextAction::Title("Other words".to_owned()));
        session.apply(&title).expect("always possible");
        assert!(session.claim().is_some(), "the same position");
        let point = session.document().topology().point("A1").expect("a point");
        let stone = Action::Board(BoardAction::Set {
            point,
            stone: Some(Color::Black),
        });
        session.apply(&stone).expect("a free point");
        assert_eq!(session.claim(), None);
        session.start();
        assert_eq!(
            session.progress::<Prove>(),
            Progress::Unasked,
            "nothing is asked of another position"
        );
        assert!(session.undo());
        assert_eq!(
            session.claim(),
            None,
            "as any answer about the moment before"
        );
        let mut session = opened(ENDGAME, Subject::Endgame);
        let komi = Action::Endgame(EndgameAction::Komi(
            Komi::parse("6.5").expect("half points"),
        ));
        session.apply(&komi).expect("always possible");
        assert_eq!(session.claim(), None, "it told of another score");
    }
}
