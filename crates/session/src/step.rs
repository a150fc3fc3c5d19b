//! Going through a game, and writing at its positions.

use semeai_board::{Color, PointSet, Role, Roles};

use crate::counting::Counting;
use crate::document::{Document, Left, Marks};
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
    let Some(mut game) = document.game.take() else {
        return;
    };
    let is_own = game.record().origin == Origin::Own;
    let is_safe_new = game.record().safe != document.said_roles().points(Role::Safe);
    if is_own && from == NodeId::ROOT && is_safe_new {
        // No move takes what is safe by now.
        game = match sgf::played_anew(document) {
            Some(record) => game.played_as(record),
            None => game,
        };
    }
    let record = game.record();
    let marks = document.marks();
    if marks != carried(&game, document.left.marks(), from) {
        document.left.set_marks(from, marks);
    }
    let prisoners = document.counting.prisoners.without(record.taken(from));
    let Some(moment) = game.go(to) else {
        document.game = Some(game);
        return;
    };
    let counting = Counting {
        prisoners: prisoners.and(game.record().taken(to)),
        ..document.counting
    };
    if is_own && from == NodeId::ROOT {
        // The file holds this document; the positions that follow stand beside it.
        let root = Document {
            kept: std::mem::take(&mut document.kept),
            left: Left::default(),
            ..document.clone()
        };
        document.left.set_root(Some(root));
    }
    if is_own
        && to == NodeId::ROOT
        && let Some(root) = document.left.root().cloned()
    {
        let mut left = std::mem::take(&mut document.left);
        left.set_root(None);
        *document = Document {
            game: Some(game),
            left,
            crop: document.crop,
            unpicked: document.unpicked,
            sum: document.sum.take(),
            subject: document.subject,
            counting,
            ..root
        };
        return;
    }
    document.setup.stones = moment.stones;
    document.to_move = moment.to_move;
    document.ban = moment.ban;
    document.counting = counting;
    document.set_marks(carried(&game, document.left.marks(), to));
    game.comment(to).clone_into(&mut document.comment);
    document.game = Some(game);
}

/// What the marks that were set last come to at a position: all of them where they were set, elsewhere the roles of the
/// stones that are there too. Where a side that raced is gone, the race is over.
fn carried(game: &Game, set: Option<&(NodeId, Marks)>, at: NodeId) -> Marks {
    let Some((set, marks)) = set else {
        return Marks::default();
    };
    if *set == at {
        return marks.clone();
    }
    let [before, now] = [*set, at].map(|id| &game.record().node(id).moment.stones);
    let mut roles = Roles::new();
    for color in Color::ALL {
        let racing = marks.roles.points(Role::Essential);
        let stays = before[color].intersection(&now[color]);
        let raced = racing.intersection(&before[color]);
        if !raced.is_empty() && raced.is_disjoint(&stays) {
            return Marks::default();
        }
        keep(&mut roles, &marks.roles, &stays);
    }
    Marks {
        roles,
        assumed: marks.assumed,
        linked: marks.linked,
        several: marks.several,
        ..Marks::default()
    }
}

fn keep(roles: &mut Roles, from: &Roles, points: &PointSet) {
    for point in points {
        roles.set(point, from.at(point));
    }
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
    comment.clone_into(&mut document.comment);
}
