//! The endgame of a document, as it is played out or looked at move by move.

use semeai_board::{PositionError, Role};
use semeai_endgame::Endgame;

use super::situation::{CountRules, Situation};
use crate::document::Document;
use crate::document::part::StoneMarks;

/// How the endgame of a document is counted, this being said of its stones or proposed.
pub(crate) fn counted(document: &Document, marks: &StoneMarks) -> CountRules {
    CountRules {
        roles: marks.roles,
        accepted: marks.accepted(),
        dead: document.endgame.dead,
        only: document.endgame.only,
        is_narrowed: document.endgame.is_narrowed,
        scoring: document.endgame.counting.scoring,
        prisoners: document.endgame.counting.prisoners.taken(),
    }
}

/// The endgame of a document, its side to move first; nothing if its stones are no legal position, or nothing is safe
/// by what is said of them or proposed.
pub(crate) fn beginning(document: &Document, marks: &StoneMarks) -> Option<Situation> {
    let position = document.said_position().ok()?;
    let is_marked = !marks.roles.points(Role::Safe).is_empty();
    let counted = counted(document, marks);
    is_marked.then(|| Situation::new(position, document.board.to_move, counted))
}

/// The question about a document, for both starts.
pub(super) fn asked(document: &Document) -> Result<Endgame, PositionError> {
    let position = document.said_position()?;
    let counted = counted(document, &document.marks);
    let mut asked = Situation::new(position, document.board.to_move, counted).endgame();
    asked.is_over = document.is_over();
    Ok(asked)
}
