//! Marks on the moves of a game that other programs show: that a move is bad, doubtful, or where a game turned.

use super::line::{reread, signs, text_of, with_parts};
use crate::Document;
use crate::file::sgf::scan::Scanner;
use crate::file::sgf::writing;
use crate::game::{Game, NodeId};

/// What is marked at a move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// The move is bad (`BM`).
    Bad,
    /// The move is doubtful (`DO`).
    Doubtful,
    /// Here the game turned (`HO`).
    Hotspot,
}

/// Judgements of a move, of which the standard allows one.
const JUDGEMENTS: [&str; 4] = ["BM", "DO", "IT", "TE"];

impl MoveMark {
    const fn property(self) -> (&'static str, &'static str) {
        match self {
            Self::Bad => ("BM", "BM[1]"),
            Self::Doubtful => ("DO", "DO[]"),
            Self::Hotspot => ("HO", "HO[1]"),
        }
    }

    /// Whether a node with these properties says it, or something that cannot stand beside it.
    fn is_said(self, names: &[String]) -> bool {
        let (name, _) = self.property();
        let says = |name: &str| names.iter().any(|each| each == name);
        says(name) || (JUDGEMENTS.contains(&name) && JUDGEMENTS.into_iter().any(says))
    }
}

/// The document with marks at a position of its game, after those that somebody has put there: a judgement of others stays the only one.
/// Nothing if the position is of no game of it.
#[must_use]
pub fn with_move_marks(document: &Document, at: NodeId, marks: &[MoveMark]) -> Option<Document> {
    let root = writing::first_position(document);
    let base = root.as_ref().unwrap_or(document);
    let script = writing::script(base);
    let mut parts = writing::parts(base, &script.charset()).ok()?.into_owned();
    let game = document.game.as_ref()?;
    let place = game.place();
    // Comments that were written anew have moved what follows them.
    let read = reread(base, &parts, game.record())?;
    let words = read
        .find(at)
        .filter(|node| node.played.is_some())?
        .words
        .clone();
    let text = text_of(&mut parts, read.origin, words.part)?;
    let names = names_in_node(text, words.at.start);
    let marks = marks.iter().filter(|mark| !mark.is_said(&names));
    let said: String = marks.map(|mark| mark.property().1).collect();
    text.insert_str(words.at.end, &said);
    let game = Game::new(reread(base, &parts, game.record())?, place);
    Some(with_parts(document, parts, game))
}

/// The names of the properties of the node in which a place lies.
fn names_in_node(text: &str, place: usize) -> Vec<String> {
    let begins = signs(text).take_while(|(at, _)| *at < place).last();
    let begin = begins.map_or(0, |(at, _)| at + 1);
    let ends = signs(text).find(|(at, _)| *at >= place.max(begin));
    let end = ends.map_or(text.len(), |(at, _)| at);
    let properties = Scanner::part(text, begin..end).properties();
    properties.map(|each| each.name().into_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::{self, game_to_bytes};

    fn open(text: &str) -> Document {
        file::parse("x.sgf", text.as_bytes())
            .expect("a game")
            .document
    }

    fn marked(text: &str, moves: usize, marks: &[MoveMark]) -> String {
        let document = open(text);
        let at = document.game.as_ref().and_then(|game| game.after(moves));
        let done = with_move_marks(&document, at.expect("so many moves"), marks);
        let bytes = game_to_bytes(&done.expect("of the game"))
            .expect("a rectangle")
            .bytes;
        String::from_utf8(bytes).expect("UTF-8")
    }

    const GAME: &str = "(;GM[1]SZ[5]PB[A];B[ba]C[a;(b\\]c];W[aa]TE[1](;B[cc];W[])(;B[ab]C[x]))\n";

    #[test]
    fn a_move_is_marked_in_its_node_and_the_rest_of_the_file_stays() {
        let told = marked(GAME, 1, &[MoveMark::Bad, MoveMark::Hotspot]);
        let expected = GAME.replace("b\\]c]", "b\\]c]BM[1]HO[1]");
        assert_eq!(told, expected);
        let told = marked(GAME, 3, &[MoveMark::Doubtful]);
        assert_eq!(told, GAME.replace(";B[cc]", ";B[cc]DO[]"));
    }

    #[test]
    fn a_judgement_of_somebody_else_stays_the_only_one() {
        let told = marked(GAME, 2, &[MoveMark::Bad, MoveMark::Hotspot]);
        assert_eq!(told, GAME.replace("TE[1]", "TE[1]HO[1]"));
        let again = marked(&told, 2, &[MoveMark::Hotspot]);
        assert_eq!(again, told);
    }

    #[test]
    fn a_position_without_a_move_is_not_marked() {
        let document = open(GAME);
        assert!(with_move_marks(&document, NodeId::ROOT, &[MoveMark::Bad]).is_none());
        let bare = open("(;GM[1]SZ[5]AB[aa])");
        assert!(with_move_marks(&bare, NodeId::ROOT, &[MoveMark::Bad]).is_none());
    }
}
