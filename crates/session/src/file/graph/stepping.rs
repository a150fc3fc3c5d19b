//! From one graph of a file to another.

use super::super::content::{FileContent, PositionChoice};
use super::super::encoding::DecodedText;
use super::super::error::FileFault;
use super::collection::GraphCollection;
use crate::document::Document;
use std::sync::Arc;

impl GraphCollection<Document> {
    /// Another graph of the file, as it was left when it was last on the board; the document of this one is kept if it was changed.
    ///
    /// # Errors
    ///
    /// If there is no such graph.
    pub(in crate::file) fn other(
        &self,
        document: &Document,
        number: usize,
        is_changed: bool,
    ) -> Result<FileContent, FileFault> {
        let mut changed = Arc::clone(&self.changed);
        if is_changed || changed.contains_key(&self.game) {
            let own = Document {
                graphs: None,
                ..document.clone()
            };
            Arc::make_mut(&mut changed).insert(self.game, own);
        }
        let mut content = match changed.get(&number).cloned() {
            Some(document) => FileContent {
                games: self.len(),
                game: number,
                format: self.format,
                is_whole: false,
                ..FileContent::of(document)
            },
            None => {
                let wanted = PositionChoice {
                    game: Some(number),
                    ..PositionChoice::default()
                };
                self.format.read(&DecodedText::plain(&self.text), wanted)?
            }
        };
        content.document.graphs = Some(Self {
            game: number,
            changed,
            ..self.clone()
        });
        Ok(content)
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Point};

    use crate::desk::Ask;
    use crate::document::Document;
    use crate::file::{self, Answers, FileFormat, ListGames, PositionChoice};
    use crate::host::Control;

    /// A path of two, a triangle, and four points without lines.
    const THREE: &str = ">>graph6<<A_\nBw\nC?\n";

    fn first() -> Document {
        let read = file::parse("three.g6", THREE.as_bytes()).expect("three graphs");
        assert_eq!((read.games, read.game, read.is_whole), (3, 0, false));
        read.document
    }

    fn beside(document: &Document) -> [usize; 2] {
        let asked = ListGames::of(document).expect("several graphs");
        let beside = asked.answer(&mut (), &Control::default());
        [beside.before.len(), beside.after.len()]
    }

    #[test]
    fn a_file_of_several_graphs_is_stepped_through() {
        let first = first();
        assert_eq!(beside(&first), [0, 2]);
        let third = first.other_game(2, false).expect("a third");
        assert_eq!((third.game, third.games), (2, 3));
        assert_eq!(third.document.topology().len(), 4);
        assert_eq!(beside(&third.document), [2, 0]);
        let second = third.document.other_game(1, false).expect("a second");
        assert_eq!(second.document.topology().edges().len(), 3);
        assert!(second.document.other_game(3, false).is_err());
        let again = second.document.other_game(0, false).expect("the first");
        assert_eq!(again.document, first);
        let wanted = PositionChoice {
            game: Some(1),
            ..PositionChoice::default()
        };
        let wanted = file::parse_wanted("three.g6", THREE.as_bytes(), wanted);
        assert_eq!(wanted.expect("a second").document, second.document);
    }

    #[test]
    fn what_was_done_to_a_graph_is_there_when_one_comes_back_and_is_saved() {
        let mut changed = first();
        let point = Point::new(1).expect("a number");
        changed.board.setup.set(point, Some(Color::White));
        let second = changed.other_game(1, true).expect("a second").document;
        let text = FileFormat::GraphMl.text(&second, &Answers::NOTHING);
        let saved = file::parse("x.graphml", text.expect("any board").as_bytes());
        let saved = saved.expect("our own");
        assert_eq!((saved.games, saved.game), (2, 0));
        assert_eq!(saved.document.board, changed.board);
        let back = second.other_game(0, false).expect("the first").document;
        assert_eq!(back.board, changed.board);
        // It is kept though nothing more was done to it.
        let third = back.other_game(2, false).expect("a third").document;
        let back = third.other_game(0, false).expect("the first").document;
        assert_eq!(back.board, changed.board);
        let left = |document: &Document| document.graphs.as_ref().map(|it| it.left_behind());
        assert_eq!((left(&third), left(&back)), (Some(1), Some(2)));
        let plain = third.other_game(1, false).expect("a second").document;
        assert_eq!(plain.board, second.board);
    }
}
