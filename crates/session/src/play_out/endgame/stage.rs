//! The endgame of a document, as it is played out or looked at move by move.

use semeai_board::{PositionError, Role};
use semeai_endgame::Endgame;

use super::situation::{CountRules, Situation};
use crate::document::Document;

/// How the endgame of a document is counted.
pub(crate) fn counted(document: &Document) -> CountRules {
    CountRules {
        roles: document.marks.roles,
        accepted: document.marks.accepted(),
        only: document.endgame.only,
        is_narrowed: document.endgame.is_narrowed,
        scoring: document.endgame.counting.scoring,
        prisoners: document.endgame.counting.prisoners.taken(),
    }
}

/// The endgame of a document, its side to move first; nothing if its stones are no legal position, or nobody has said what is
/// safe.
pub(crate) fn beginning(document: &Document) -> Option<Situation> {
    let position = document.said_position().ok()?;
    let is_marked = !document.marks.roles.points(Role::Safe).is_empty();
    is_marked.then(|| Situation::new(position, document.board.to_move, counted(document)))
}

/// The question about a document, for both starts.
pub(super) fn asked(document: &Document) -> Result<Endgame, PositionError> {
    let position = document.said_position()?;
    let mut asked = Situation::new(position, document.board.to_move, counted(document)).endgame();
    asked.is_over = document.is_over();
    Ok(asked)
}
