//! A proof that was saved with its position: the words about it, and a seal that says of which position they are.
//!
//! Answers are never read back as answers. What a file tells of a proof can be shown as that, and made anew: whoever changes a
//! stone, a mark or a word by hand breaks the seal, and then nothing is left of it. The seal is no secret, so what is not made
//! anew is always told to be from the file.

use super::answers::Answers;
use super::games::Root;
use super::remainder::Remainder;
use super::{comment, names};
use crate::Document;
use crate::document::{BoardState, Caption, Left};

/// What a file tells of a proof about exactly its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProof {
    /// What is told, line by line.
    pub words: Vec<String>,
}

impl StoredProof {
    /// The proof in a root, if its seal is the one of these words.
    pub(super) fn read(root: &Root<'_>, seal: impl FnOnce(&str) -> Option<String>) -> Option<Self> {
        let told = root.text("C")?;
        let told = comment::told(&told)?;
        let found = root.first(names::PROOF)?;
        (seal(told)? == found.value().trim()).then(|| Self {
            words: told.lines().map(str::to_owned).collect(),
        })
    }
}

/// The property with which a proof is found again, with the seal of its words; empty if none is told.
pub(super) fn written(told: &Answers<'_>, seal: impl FnOnce(&str) -> Option<String>) -> String {
    let has_proof = told.is_proof && !told.words.is_empty();
    let seal = has_proof.then(|| seal(&told.words.join("\n"))).flatten();
    seal.map_or_else(String::new, |seal| format!("{}[{seal}]\n", names::PROOF))
}

/// A document without what has nothing to do with a proof; nothing where one hangs on what no file keeps.
pub(super) fn bare(document: &Document) -> Option<Document> {
    document.board.ban.is_none().then(|| Document {
        text: Caption::default(),
        sum: None,
        board: BoardState {
            crop: None,
            ..document.board.clone()
        },
        game: None,
        left: Left::default(),
        kept: Remainder::default(),
        ..document.clone()
    })
}

/// A number for everything that a proof depends on, and for the words about it.
pub(super) fn seal(position: &str, told: &str) -> String {
    let sealed = format!("{position}{told}");
    format!("{:08x}", crc32fast::hash(sealed.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{self, FileContent, to_sgf};
    use crate::{Komi, Subject};

    const WORDS: &str =
        "Black to play: Black wins.\nChecked by trying every line [all] \\ (8 positions).";

    fn load(text: &str) -> FileContent {
        file::parse("race.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
    }

    fn document() -> Document {
        let drawn = file::parse("race", b".@.@a\nBBBBB\nWWWWW\n.#.##").expect("a diagram");
        drawn.document
    }

    fn saved(document: &Document) -> String {
        let words: Vec<String> = WORDS.lines().map(str::to_owned).collect();
        let told = Answers {
            words: &words,
            is_proof: true,
            ..Answers::NOTHING
        };
        to_sgf(document, &told).expect("a rectangle")
    }

    #[test]
    fn a_proof_comes_back_with_its_document_and_is_no_part_of_it() {
        let race = document();
        let endgame = Document {
            subject: Subject::Endgame,
            text: Caption {
                comment: "Mine.".to_owned(),
                title: "End".to_owned(),
            },
            ..document()
        };
        for document in [race, endgame] {
            let loaded = load(&saved(&document));
            assert_eq!(loaded.document, document);
            let proof = loaded.proof.expect("stored");
            assert_eq!(proof.words.join("\n"), WORDS);
            // What is only counted is told for readers alone.
            let words = [WORDS.to_owned()];
            let counted = Answers {
                words: &words,
                ..Answers::NOTHING
            };
            let text = to_sgf(&document, &counted).expect("a rectangle");
            assert_eq!(load(&text).proof, None);
        }
    }

    /// Whatever is changed by hand that a proof depends on, and every word of it.
    #[test]
    fn a_file_that_was_edited_has_no_proof() {
        let text = saved(&document());
        assert!(load(&text).proof.is_some());
        for (what, by) in [
            ("AB[", "AB[aa]["),
            ("PL[B]", "PL[W]"),
            ("SEME[", "SEMF[1]SEME["),
            ("SEMC[ea]", "SEMC[aa]"),
            ("KM[", "KM[1"),
            ("Black wins", "White wins"),
            ("8 positions", "9 positions"),
            ("--- Semeai ---", "--- Somebody ---"),
            ("SEMD[", "SEMD[0"),
            ("SEMD[", "SEMX["),
            ("SZ[5:4]", "SZ[5:5]"),
        ] {
            let edited = match what {
                "KM[" => text.replacen("SEMV", "KM[1]SEMV", 1),
                _ => text.replacen(what, by, 1),
            };
            assert_ne!(edited, text, "{what}");
            assert_eq!(load(&edited).proof, None, "{what}");
        }
        // What has nothing to do with it may be anything.
        let other = text.replacen("SEMV", "GN[Another]PB[Somebody]SEMV", 1);
        assert!(load(&other).proof.is_some());
    }

    #[test]
    fn a_proof_that_hangs_on_what_no_file_keeps_is_not_sealed() {
        let point = document().topology().points().first().expect("a point");
        let mut banned = document();
        banned.board.ban = Some((semeai_board::Color::Black, point));
        assert_eq!(load(&saved(&banned)).proof, None);
    }

    #[test]
    fn komi_and_prisoners_are_a_part_of_what_was_proved() {
        let mut endgame = document();
        endgame.subject = Subject::Endgame;
        endgame.endgame.counting.komi = Komi::parse("6.5").expect("half points");
        let text = saved(&endgame);
        assert!(load(&text).proof.is_some());
        assert_eq!(load(&text.replacen("KM[6.5]", "KM[7.5]", 1)).proof, None);
    }
}
