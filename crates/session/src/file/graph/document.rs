//! Documents from graphs: the stones and roles that stand with the points.

use std::sync::Arc;

use semeai_board::{Point, Role};

use super::fault::GraphNotice;
use super::told::{Faulty, Graph};
use crate::document::Document;
use crate::file::content::{FileContent, PositionChoice};
use crate::file::error::FileErrorKind;
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

    /// The position that is wanted of the document that a file of ours holds, if the stones and roles of that are those that stand
    /// with the points; a program that knows nothing of it may have changed them.
    ///
    /// # Errors
    ///
    /// If there is no such move.
    pub(super) fn inner(
        &self,
        outer: &Document,
        wanted: PositionChoice,
    ) -> Result<Option<FileContent>, FileErrorKind> {
        let read = |text, wanted| sgf::read_inner(text, wanted, &outer.board.setup.topology);
        let is_same = |inner: &Document| {
            inner.board.setup == outer.board.setup
                && inner.marks.said_roles() == outer.marks.said_roles()
        };
        let Some(text) = &self.text else {
            return Ok(None);
        };
        let whole = read(text, PositionChoice::default()).ok();
        let whole = whole.filter(|content| is_same(&content.document));
        match wanted.after_move {
            Some(_) if whole.is_some() => {
                let game = None;
                read(text, PositionChoice { game, ..wanted }).map(Some)
            }
            _ => Ok(whole),
        }
    }
}
