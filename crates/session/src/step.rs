//! Going through a game, and writing at its positions.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Role};

use crate::document::{BoardState, Document, Left};
use crate::file::sgf;
use crate::game::{Game, NodeId, Origin};

impl Document {
    /// The document at another position of its game, with its marks as far as they go along; the same if there is no such position.
    #[must_use]
    pub fn gone_to(&self, to: NodeId) -> Self {
        let mut document = self.clone();
        go(&mut document, to);
        document
    }
}

/// Puts a position of the game on the board.
pub(crate) fn go(document: &mut Document, to: NodeId) {
    let Some(from) = document.standing().filter(|&from| from != to) else {
        return;
    };
    let Some(game) = document.game.take() else {
        return;
    };
    let is_own = game.record().origin == Origin::Own;
    let leaves_root = is_own && from == NodeId::ROOT;
    let mut game = if leaves_root {
        with_safe_of(document, game)
    } else {
        game
    };
    let mut brought = document.clone();
    carry(&mut brought, &game, from);
    if *document != brought {
        document.left.set_marks(from, &document.clone());
    }
    let taken_before = game.record().taken(from);
    let Some(moment) = game.go(to) else {
        document.game = Some(game);
        return;
    };
    if leaves_root {
        leave_root(document);
    }
    let prisoners = document.endgame.counting.prisoners.without(taken_before);
    document.endgame.counting.prisoners = prisoners.and(game.record().taken(to));
    let root = document.left.root().cloned();
    if let Some(root) = root.filter(|_| is_own && to == NodeId::ROOT) {
        return_to_root(document, root);
    } else {
        document.board.setup.stones = moment.stones;
        document.board.to_move = moment.to_move;
        document.board.ban = moment.ban;
        carry(document, &game, to);
        game.comment(to).clone_into(&mut document.text.comment);
    }
    document.game = Some(game);
}

/// The game that begins with a document, played anew where other stones are safe by now: no move takes these.
fn with_safe_of(document: &Document, game: Game) -> Game {
    if game.record().safe == document.marks.said_roles().points(Role::Safe) {
        return game;
    }
    match sgf::played_anew(document) {
        Some(record) => game.played_as(record),
        None => game,
    }
}

/// Keeps what is said at the root: the file holds this document; the positions that follow stand beside it.
fn leave_root(document: &mut Document) {
    let root = Document {
        kept: std::mem::take(&mut document.kept),
        left: Left::default(),
        ..document.clone()
    };
    document.left.set_root(Some(root));
}

/// Says again what was said at the root when it was left.
fn return_to_root(document: &mut Document, root: Document) {
    document.left.set_root(None);
    document.board = BoardState {
        crop: document.board.crop,
        ..root.board.clone()
    };
    document.take_marks(&root);
    document.text = root.text;
    document.kept = root.kept;
}

/// Says at a position what the marks that were set last come to there: all of them where they were set, elsewhere the roles of
/// the stones that are there too. Where a side that raced is gone, the race is over.
fn carry(document: &mut Document, game: &Game, at: NodeId) {
    let nothing = Document::on(Arc::clone(document.topology()));
    let left = document.left.clone();
    let Some((set, marks)) = left.marks() else {
        document.take_marks(&nothing);
        return;
    };
    let [before, now] = [*set, at].map(|id| &game.record().node(id).moment.stones);
    let stay = ByColor::new_with(|color| before[color].intersection(&now[color]));
    let racing = marks.marks.roles.points(Role::Essential);
    let is_gone = |color: Color| {
        let raced = racing.intersection(&before[color]);
        !raced.is_empty() && raced.is_disjoint(&stay[color])
    };
    if *set == at {
        document.take_marks(marks);
    } else if Color::ALL.into_iter().any(is_gone) {
        document.take_marks(&nothing);
    } else {
        document.take_marks(marks);
        document.go_along(&stay.black.union(&stay.white));
    }
}

/// Whether nothing is said of a position of a game but what was said at another one.
pub(crate) fn is_only_looked_at(document: &Document) -> bool {
    let (Some(at), Some(game)) = (document.standing(), &document.game) else {
        return false;
    };
    let mut brought = document.clone();
    carry(&mut brought, game, at);
    let is_set_here = document.left.marks().is_some_and(|(set, _)| *set == at);
    brought == *document && !is_set_here
}

/// Writes about the position on the board, and where it is one of a game, in the game.
pub(crate) fn write(document: &mut Document, comment: &str) {
    let standing = document.standing();
    if let (Some(at), Some(game)) = (standing, &mut document.game) {
        let is_document = game.record().origin == Origin::Own && at == NodeId::ROOT;
        if !is_document {
            game.write(comment);
        }
    }
    comment.clone_into(&mut document.text.comment);
}
