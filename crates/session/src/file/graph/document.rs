//! Documents from graphs: the stones and roles that stand with the points.

use std::sync::Arc;

use semeai_board::{Point, Role};

use super::{Faulty, Graph, GraphNotice};
use crate::document::Document;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::sgf;

impl Graph {
    /// The board with the stones and roles that stand with the points.
    ///
    /// # Errors
    ///
    /// If the graph is no board ([`Graph::board`]).
    pub(super) fn document(&self) -> Result<(Document, Vec<GraphNotice>), Faulty> {
        let (board, notices) = self.board(self.kind)?;
        let mut document = Document::on(Arc::new(board));
        for (point, node) in (0..).map_while(Point::new).zip(&self.nodes) {
            document.board.setup.set(point, node.stone);
            if node.stone.is_some() && node.role != Role::Unknown {
                document.marks.roles.set(point, node.role);
            }
        }
        document.text.title =
            sgf::as_read(&sgf::one_line(self.title.as_deref().unwrap_or_default()));
        document.text.comment = sgf::as_read(self.comment.as_deref().unwrap_or_default());
        document.board.to_move = self.to_move.unwrap_or(document.board.to_move);
        Ok((document, notices))
    }

    /// The whole document that a file of ours holds, if its stones and roles are those that stand with the points; a program that
    /// knows nothing of it may have changed them.
    pub(super) fn inner(&self, outer: &Document, wanted: PositionChoice) -> Option<FileContent> {
        let wanted = PositionChoice {
            game: None,
            ..wanted
        };
        let loaded = sgf::read_inner(self.text.as_ref()?, wanted, &outer.board.setup.topology)?;
        let is_same = wanted.before_move.is_some()
            || (loaded.document.board.setup == outer.board.setup
                && loaded.document.marks.said_roles() == outer.marks.said_roles());
        is_same.then_some(loaded)
    }
}
