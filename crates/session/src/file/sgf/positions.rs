//! The positions of a file as a list: one more, one twice, one less, another order. What stands in the file beside them stays.
//!
//! The games of a file are kept as text, so the text is what is put in order; only a position that comes onto the board is read.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::answers::Answers;
use super::games::{self, Root};
use super::reading::record;
use super::remainder::{FileParts, Remainder, Wording};
use super::writing::{self, board, game_text, gathered_text, position_text};
use super::{names, property};
use crate::action::{ActionError, PositionsAction};
use crate::document::Document;
use crate::file::script::Script;
use crate::game::{NodeId, Origin};

/// A game of the file.
#[derive(Clone, Debug)]
struct Entry {
    piece: Piece,
    /// Its number before anything was changed; nothing for a new one.
    number: Option<usize>,
}

/// What a game stands in the file as.
#[derive(Clone, Debug)]
enum Piece {
    /// The game of the document.
    Own,
    /// A text, with what follows it up to the next game.
    Text(String),
}

/// The games of a file in their order.
struct PositionList {
    /// What stands before the first.
    head: String,
    entries: Vec<Entry>,
    /// What stands between the document's own game and the next one.
    behind_own: String,
}

/// Changes the list of the positions of a document's file.
pub(crate) fn arrange(document: &mut Document, action: PositionsAction) -> Result<(), ActionError> {
    if board(document.topology()).is_none() || document.graphs.is_some() {
        return Err(ActionError::NoList);
    }
    let script = writing::script(document);
    let base = writing::first_position(document).unwrap_or_else(|| document.clone());
    let parts = writing::parts(&base, &script.charset()).map_err(|_| ActionError::NoList)?;
    let parts = FileParts {
        is_arranged: true,
        wording: Wording {
            script: script.clone(),
            ..parts.wording.clone()
        },
        ..parts.into_owned()
    };
    let list = PositionList::of(&base, &parts);
    let own_text = || game_text(&base, &parts, None, &Answers::NOTHING, &script.charset());
    let here = list.here(document);
    match action {
        PositionsAction::Add if document.is_in_game() => {
            let added = position_text(document, &script.charset());
            list.with(added).put(document, parts)
        }
        PositionsAction::Add => list.with_own_behind(own_text()).put(document, parts),
        PositionsAction::New => {
            let mut empty = Document::on(Arc::clone(document.topology()));
            empty.subject = document.subject;
            let list = match list.own() {
                Some(_) => list.with_own_behind(own_text()),
                None => list.with_own(),
            };
            let parts = FileParts {
                is_arranged: true,
                wording: Wording {
                    script: script.clone(),
                    ..Wording::default()
                },
                ..FileParts::default()
            };
            list.put(&mut empty, parts)?;
            *document = empty;
            Ok(())
        }
        PositionsAction::Gather(documents) => {
            let held = documents
                .iter()
                .filter(|gathered| board(gathered.topology()).is_some());
            let texts = held.map(|gathered| gathered_text(gathered, &script.charset()));
            texts.fold(list, PositionList::with).put(document, parts)
        }
        PositionsAction::Double(number) => list.doubled(number, own_text)?.put(document, parts),
        PositionsAction::Move { from, to } => list.moved(from, to)?.put(document, parts),
        PositionsAction::Remove(number) if Some(number) == here => {
            let text = list.without(number)?.text(own_text);
            take_near(document, &text, number, &script)
        }
        PositionsAction::Remove(number) => list.without(number)?.put(document, parts),
    }
}

/// Puts the game of this number of a text on the board, or where it cannot be read the next that can.
fn take_near(
    document: &mut Document,
    text: &str,
    number: usize,
    script: &Script,
) -> Result<(), ActionError> {
    let count = games::trees(text).map_or(0, |trees| trees.len());
    let near = (number..count).chain((0..number.min(count)).rev());
    let mut readable = near.filter_map(|game| document.game_of(text, script, Some(game)).ok());
    let found = readable.next().ok_or(ActionError::LastPosition)?;
    *document = found.document;
    document.kept = std::mem::take(&mut document.kept).arranged();
    Ok(())
}

impl PositionList {
    /// The list of the file of a document that stands at the first position of its game, or is only looked at in one of the file.
    fn of(base: &Document, parts: &FileParts) -> Self {
        let (head, before) = split(&parts.before);
        let (behind_own, after) = split(&parts.after);
        let own = (!base.is_in_game()).then_some(Piece::Own);
        let pieces = before
            .into_iter()
            .map(Piece::Text)
            .chain(own)
            .chain(after.into_iter().map(Piece::Text));
        let entry = |(number, piece)| Entry {
            piece,
            number: Some(number),
        };
        Self {
            head,
            entries: pieces.enumerate().map(entry).collect(),
            behind_own,
        }
    }

    /// Which of them is on the board, or is the game in which the board stands.
    fn here(&self, document: &Document) -> Option<usize> {
        document.game_looked_at().or_else(|| self.own())
    }

    fn own(&self) -> Option<usize> {
        let mut entries = self.entries.iter();
        entries.position(|entry| matches!(entry.piece, Piece::Own))
    }

    /// One more, behind the others.
    fn with(mut self, text: String) -> Self {
        self.entries.push(Entry {
            piece: Piece::Text(text),
            number: None,
        });
        self
    }

    /// The document's own game behind the others.
    fn with_own(mut self) -> Self {
        self.entries.push(Entry {
            piece: Piece::Own,
            number: None,
        });
        self
    }

    /// The document's own game as this text where it stands, and again behind the others.
    fn with_own_behind(mut self, text: String) -> Self {
        if let Some(own) = self.own() {
            self.entries[own].piece = Piece::Text(text + &self.behind_own);
            self.behind_own.clear();
        }
        self.with_own()
    }

    fn check(&self, number: usize) -> Result<(), ActionError> {
        let is_there = number < self.entries.len();
        is_there.then_some(()).ok_or(ActionError::NoSuchPosition)
    }

    /// A position twice; of the document's own game the second is the one at work.
    fn doubled(mut self, number: usize, own: impl Fn() -> String) -> Result<Self, ActionError> {
        self.check(number)?;
        let (text, at) = match &self.entries[number].piece {
            Piece::Own => (own(), number),
            Piece::Text(text) => (text.clone(), number + 1),
        };
        let copy = Entry {
            piece: Piece::Text(text),
            number: None,
        };
        self.entries.insert(at, copy);
        Ok(self)
    }

    fn moved(mut self, from: usize, to: usize) -> Result<Self, ActionError> {
        self.check(from)?;
        self.check(to)?;
        let entry = self.entries.remove(from);
        self.entries.insert(to, entry);
        Ok(self)
    }

    fn without(mut self, number: usize) -> Result<Self, ActionError> {
        self.check(number)?;
        if self.entries.len() < 2 {
            return Err(ActionError::LastPosition);
        }
        self.entries.remove(number);
        Ok(self)
    }

    /// Where each game of before stands now.
    fn numbers(&self) -> BTreeMap<usize, usize> {
        let entries = self.entries.iter().enumerate();
        let numbers = entries.filter_map(|(now, entry)| Some((entry.number?, now)));
        numbers.collect()
    }

    /// All of it as a text, with what the document's own game is in it.
    fn text(&self, own: impl Fn() -> String) -> String {
        let numbers = self.numbers();
        let text = |(now, entry): (usize, &Entry)| match &entry.piece {
            Piece::Own => renumbered(&own(), now, &numbers),
            Piece::Text(text) => renumbered(text, now, &numbers),
        };
        let texts = self.entries.iter().enumerate().map(text);
        texts.fold(self.head.clone(), joined)
    }

    /// Makes it the list of a document's file.
    fn put(self, document: &mut Document, parts: FileParts) -> Result<(), ActionError> {
        let numbers = self.numbers();
        let own = self.own().unwrap_or(self.entries.len());
        let text = |(now, entry): (usize, &Entry)| match &entry.piece {
            Piece::Own => String::new(),
            Piece::Text(text) => renumbered(text, now, &numbers),
        };
        let mut before: Vec<String> = self.entries.iter().enumerate().map(text).collect();
        let after = before.split_off(own);
        let parts = FileParts {
            before: before.into_iter().fold(self.head, joined),
            after: after.into_iter().fold(self.behind_own, joined),
            ..parts
        };
        find_game_again(document, &parts, own, &numbers);
        let kept = Remainder::new(parts);
        if let Some(mut root) = document.left.root().cloned() {
            root.kept = kept;
            document.left.set_root(Some(root));
        } else {
            document.kept = kept;
        }
        Ok(())
    }
}

/// The game that a position came from stands elsewhere in its file now: it is read there, with what was written in it. Where it
/// is no longer before the position, that is one without a game.
fn find_game_again(
    document: &mut Document,
    parts: &FileParts,
    own: usize,
    numbers: &BTreeMap<usize, usize>,
) {
    let Some(game) = document.game.take() else {
        return;
    };
    let Origin::Before(number) = game.record().origin else {
        document.game = Some(game);
        return;
    };
    let now = numbers.get(&number).copied().filter(|&now| now < own);
    document.game = now.and_then(|now| {
        let trees = games::trees(&parts.before).ok()?;
        let range = &trees.get(now)?.range;
        let safe = game.record().safe;
        let read = record::of_game(&parts.before, range, document.topology(), now, safe).record;
        let is_in = |id: NodeId| read.find(id).is_some();
        let in_it: Vec<bool> = (0..game.record().len())
            .map(|index| NodeId::new(index).is_some_and(is_in))
            .collect();
        game.moved(read, |id| in_it.get(id.index())?.then_some(id))
    });
}

/// Puts a text behind another, on a line of its own.
fn joined(mut all: String, text: String) -> String {
    if !text.is_empty() && !all.is_empty() && !all.ends_with('\n') {
        all.push('\n');
    }
    all + &text
}

/// What stands before the first game of a text, and every game with what follows it.
fn split(text: &str) -> (String, Vec<String>) {
    let trees = games::trees(text).unwrap_or_default();
    let starts: Vec<usize> = trees.iter().map(|tree| tree.range.start).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    let head = text[..starts.first().copied().unwrap_or(text.len())].to_owned();
    let pieces = starts.iter().zip(ends);
    (
        head,
        pieces
            .map(|(&start, end)| text[start..end].to_owned())
            .collect(),
    )
}

/// A game that says of which game before it it is a position, as it says so at this place, where the games have these numbers. One
/// that stands behind it or is gone is not named any more.
fn renumbered(text: &str, at: usize, numbers: &BTreeMap<usize, usize>) -> String {
    let renumbered = || {
        let root = Root::new(text, &(0..text.len())).ok()?;
        let place = root.first(names::PLACE)?;
        let (game, node) = place.value().split_once(':')?;
        let game: usize = game.trim().parse().ok()?;
        let now = numbers.get(&game).copied().filter(|&now| now < at);
        let line = now.map(|now| property::line(names::PLACE, [format!("{now}:{node}")]));
        let end = place.at + place.raw.len();
        let (before, after) = (&text[..place.at], &text[end..]);
        Some([before, &line.unwrap_or_default(), after].concat())
    };
    renumbered().unwrap_or_else(|| text.to_owned())
}
