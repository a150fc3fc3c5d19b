//! A line of play becomes a variation of the game, or of the position, that is on the board.

use std::ops::Range;
use std::sync::Arc;

use semeai_board::Topology;

use crate::Document;
use crate::file::sgf::comment;
use crate::file::sgf::games;
use crate::file::sgf::reading::record;
use crate::file::sgf::remainder::{FileParts, Remainder};
use crate::file::sgf::value::{escape, point_name, side_name, unescape};
use crate::file::sgf::writing;
use crate::game::{Game, NodeId, Origin, Record, RecordMove};

/// A move of a line, with what is written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move, or a pass, of either side.
    pub played: RecordMove,
    /// What is written about it; nothing if empty.
    pub comment: String,
}

/// The document with a line of play as a further variation of what is on its board. What is there already is not written twice.
/// Nothing if the line has no moves.
pub(crate) fn with_variation(document: &Document, line: &[WrittenMove]) -> Option<Document> {
    if line.is_empty() {
        return None;
    }
    let nodes = line.iter().map(|each| node(document.topology(), each));
    let text: String = nodes.collect();
    // While its variations are looked through, the file is that of the first position.
    let root = writing::first_position(document);
    let base = root.as_ref().unwrap_or(document);
    let script = writing::script(base);
    let mut parts = writing::parts(base, &script.charset()).ok()?.into_owned();
    let game = match (document.standing(), &document.game) {
        (Some(at), Some(game)) if !is_first(game, at) => Game::new(
            continued(base, &mut parts, game.record(), at, line, &text)?,
            at,
        ),
        (standing, game) => {
            if !follows(&own(base, &parts), NodeId::ROOT, line) {
                parts.variations.push(text);
            }
            match game {
                // It is another game than that of the stones on the board.
                Some(game) if standing.is_none() => Some(game.clone()),
                _ => Game::new(own(base, &parts), NodeId::ROOT),
            }
        }
    };
    Some(with_parts(document, parts, game))
}

/// The document with this beside it in its file, and its game as that stands there.
pub(super) fn with_parts(document: &Document, parts: FileParts, game: Option<Game>) -> Document {
    let mut changed = document.clone();
    let kept = Remainder::new(parts);
    match document.left.root() {
        Some(root) => changed.left.set_root(Some(Document {
            kept,
            ..root.clone()
        })),
        None => changed.kept = kept,
    }
    changed.game = game;
    changed
}

/// The text in which a part of a record stands.
pub(super) fn text_of(parts: &mut FileParts, origin: Origin, part: usize) -> Option<&mut String> {
    match origin {
        Origin::Before(_) => Some(&mut parts.before),
        Origin::Own => parts.variations.get_mut(part),
    }
}

/// The record of a game once a position of it has this line as a continuation, of which this is the text.
fn continued(
    base: &Document,
    parts: &mut FileParts,
    record: &Record,
    at: NodeId,
    line: &[WrittenMove],
    text: &str,
) -> Option<Record> {
    // Comments that were written anew have moved what follows them.
    let read = reread(base, parts, record)?;
    if follows(&read, at, line) {
        return Some(read);
    }
    let words = &read.find(at)?.words;
    let whole = text_of(parts, record.origin, words.part)?;
    *whole = inserted(whole, words.at.end, text);
    reread(base, parts, record)
}

/// Whether a line follows a position of a record directly, move by move, with all that is written about it. The same moves somewhere
/// below lead to other positions.
fn follows(record: &Record, at: NodeId, line: &[WrittenMove]) -> bool {
    let mut ends = vec![at];
    for each in line {
        // As it would be read.
        let comment = comment::without(&unescape(&escape(&each.comment)));
        let is_same = |id: &NodeId| {
            let is_told = comment.is_empty() || record.comment(*id) == comment;
            record.node(*id).played == Some(each.played) && is_told
        };
        let next = ends.iter().flat_map(|&end| record.continuations(end));
        ends = next.filter(is_same).collect();
    }
    !ends.is_empty()
}

/// Whether a position is that of the document itself, which its variations follow.
fn is_first(game: &Game, at: NodeId) -> bool {
    game.record().origin == Origin::Own && at == NodeId::ROOT
}

/// A move with its comment as a node.
fn node(topology: &Topology, line: &WrittenMove) -> String {
    let color = side_name(line.played.color);
    let point = line.played.point;
    let place = point.map_or_else(String::new, |point| point_name(topology, point));
    let comment = match line.comment.as_str() {
        "" => String::new(),
        comment => format!("C[{}]", escape(comment)),
    };
    format!(";{color}[{place}]{comment}\n")
}

/// What follows a document's position, as its text stands now.
fn own(base: &Document, parts: &FileParts) -> Record {
    record::of_variations(base, &parts.variations).record
}

/// The record of a game as its text stands now.
pub(super) fn reread(base: &Document, parts: &FileParts, before: &Record) -> Option<Record> {
    match before.origin {
        Origin::Own => Some(own(base, parts)),
        Origin::Before(number) => {
            let range: Range<usize> = games::trees(&parts.before).ok()?.get(number)?.range.clone();
            let topology: &Arc<Topology> = base.topology();
            let recorded = record::of_game(&parts.before, &range, topology, number, before.safe);
            Some(recorded.record)
        }
    }
}

/// A text with a line as the last continuation of the node in which a place lies.
fn inserted(text: &str, place: usize, line: &str) -> String {
    let end = place
        + signs(&text[place..])
            .next()
            .map_or(text.len() - place, |(at, _)| at);
    let (before, after) = text.split_at(end);
    let close = close(after);
    let (own, rest) = after.split_at(close);
    match own.bytes().next() {
        // Nothing follows yet.
        None => format!("{before}{line}{rest}"),
        Some(b'(') => format!("{before}{own}({line}){rest}"),
        Some(_) => format!("{before}({own})({line}){rest}"),
    }
}

/// Where the parenthesis is closed in which a text begins; its end if that stands in it no more.
fn close(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, sign) in signs(text) {
        match sign {
            b'(' => depth += 1,
            b')' if depth == 0 => return at,
            b')' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The signs of a text that begin nodes and variations or end them, with their places.
pub(super) fn signs(text: &str) -> impl Iterator<Item = (usize, u8)> + '_ {
    let (mut is_value, mut is_escaped) = (false, false);
    text.bytes().enumerate().filter(move |&(_, sign)| {
        let was_escaped = std::mem::take(&mut is_escaped);
        match sign {
            b'\\' if is_value => is_escaped = !was_escaped,
            b']' if is_value && !was_escaped => is_value = false,
            b'[' if !is_value => is_value = true,
            _ => {}
        }
        !is_value && matches!(sign, b';' | b'(' | b')')
    })
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Point};

    use super::*;
    use crate::{Action, Session, TextAction, file};

    fn open(text: &str) -> Session {
        let loaded = file::parse("x.sgf", text.as_bytes());
        Session::new(loaded.expect("a game").document)
    }

    fn line(session: &Session, moves: &[(Color, &str)]) -> Vec<WrittenMove> {
        let board = session.document().topology();
        let each = |(i, &(color, name)): (usize, &(Color, &str))| WrittenMove {
            played: RecordMove {
                color,
                point: board.point(name),
            },
            comment: format!("move {} [{}] \\", i + 1, name),
        };
        moves.iter().enumerate().map(each).collect()
    }

    fn add(session: &mut Session, moves: &[(Color, &str)]) {
        let line = line(session, moves);
        session
            .apply(&Action::Text(TextAction::Variation(line)))
            .expect("SGF has such boards");
    }

    /// The same session from its file.
    fn again(session: &Session) -> Session {
        let text = file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
        open(&text)
    }

    fn continuations(session: &Session) -> Vec<Vec<Point>> {
        let game = session.document().game.as_ref().expect("a game");
        let record = game.record();
        let at = session.document().standing().expect("in the game");
        let all = record.continuations(at);
        let way = |id: NodeId| {
            let line = std::iter::successors(Some(id), |&id| record.node(id).first);
            line.filter_map(|id| record.node(id).played?.point)
                .collect()
        };
        all.map(way).collect()
    }

    const LINE: [(Color, &str); 3] = [
        (Color::Black, "C3"),
        (Color::White, "-"),
        (Color::Black, "A1"),
    ];

    #[test]
    fn a_line_follows_the_position_and_comes_back_from_its_file() {
        let mut session = open("(;SZ[5]AB[bb]AW[cd])");
        add(&mut session, &LINE);
        assert!(session.history().is_modified());
        for session in [&session, &again(&session)] {
            let game = session.document().game.as_ref().expect("a game");
            assert_eq!(continuations(session).len(), 1);
            let first = game.on(NodeId::ROOT).expect("a move");
            assert_eq!(game.comment(first), "move 1 [C3] \\");
            assert_eq!(game.moves(), 3);
        }
        let before = file::to_sgf(session.document(), &file::Answers::NOTHING);
        add(&mut session, &LINE);
        assert_eq!(
            file::to_sgf(session.document(), &file::Answers::NOTHING),
            before,
            "once"
        );
        session.undo();
        assert!(session.document().game.is_none());
    }

    #[test]
    fn a_line_is_put_where_somebody_stands_in_a_game() {
        // In the middle, before a fork, at a leaf; with a comment that holds signs of its own.
        let text = "(;SZ[5]GM[1];B[ba]C[a;(b\\]c];W[aa](;B[cc];W[])(;B[ab]C[x)]))";
        for moves in 0..=4 {
            let mut session = open(text);
            let at = session
                .document()
                .game
                .as_ref()
                .and_then(|game| game.after(moves));
            session
                .apply(&Action::Game(at.expect("so many moves")))
                .expect("always");
            let before = continuations(&session).len();
            let played = [(Color::Black, "E1"), (Color::White, "E2")];
            add(&mut session, &played);
            assert_eq!(session.document().move_number(), Some(moves));
            for session in [&session, &again(&session)] {
                let all = continuations(session);
                assert_eq!(all.len(), before + 1, "after {moves}");
                let last = all.last().expect("one");
                let board = session.document().topology();
                let names: Vec<_> = last.iter().map(|&point| board.name(point)).collect();
                assert_eq!(names, ["E1", "E2"], "after {moves}");
                assert_eq!(session.document().move_number(), Some(moves));
            }
            session.undo();
            let text =
                file::to_sgf(session.document(), &file::Answers::NOTHING).expect("a rectangle");
            assert!(!text.contains("move 1"), "{text}");
        }
    }

    /// The same moves below a position are another continuation than those that follow it.
    #[test]
    fn a_line_that_stands_below_is_put_in_all_the_same() {
        let played = [(Color::Black, "E1"), (Color::White, "E2")];
        let mut session = open("(;SZ[5];B[aa];W[ba];B[bb];W[ab];B[cc];W[dd];B[dc])");
        for moves in [5, 3, 7, 0] {
            let game = session.document().game.as_ref();
            let at = game.and_then(|game| game.after(moves));
            let go = Action::Game(at.expect("so many moves"));
            session.apply(&go).expect("always");
            let before = continuations(&session).len();
            for _ in 0..2 {
                add(&mut session, &played);
                assert_eq!(continuations(&session).len(), before + 1, "after {moves}");
                // What was read again knows its own lines too.
                session = again(&session);
            }
        }
    }

    /// A line is there already where its moves are, unless something else is written about them.
    #[test]
    fn a_beginning_of_a_line_is_there_already_and_other_words_are_not() {
        let mut session = open("(;SZ[5]AB[bb]AW[cd])");
        add(&mut session, &LINE);
        add(&mut session, &LINE[..2]);
        assert_eq!(continuations(&session).len(), 1);
        let mut bare = line(&session, &LINE[..1]);
        bare[0].comment.clear();
        let mut other = bare.clone();
        other[0].comment = "another word".to_owned();
        for (line, continuations_then) in [(bare, 1), (other, 2)] {
            let variation = Action::Text(TextAction::Variation(line));
            session.apply(&variation).expect("SGF has such boards");
            assert_eq!(continuations(&session).len(), continuations_then);
        }
    }

    #[test]
    fn a_line_is_put_into_a_variation_of_a_problem() {
        let mut session = open("(;SZ[5]AB[bb]AW[cc](;B[dd];W[de])(;B[ee]))");
        let at = session
            .document()
            .game
            .as_ref()
            .and_then(|game| game.after(1));
        session
            .apply(&Action::Game(at.expect("a move")))
            .expect("always");
        let write = TextAction::Comment("before".to_owned());
        session.apply(&Action::Text(write)).expect("always");
        add(&mut session, &[(Color::White, "A1")]);
        assert_eq!(continuations(&session).len(), 2);
        let again = again(&session);
        let text = file::to_sgf(again.document(), &file::Answers::NOTHING).expect("a rectangle");
        assert!(text.contains("C[before]"), "{text}");
        assert!(text.contains(";W[ae]C[move 1 [A1\\] \\\\]"), "{text}");
    }
}
