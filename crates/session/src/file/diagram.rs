//! Documents as text diagrams.

use std::sync::Arc;

use semeai_board::{
    Color, Diagram, DiagramErrorKind, DiagramNote, DiagramNoteKind, DiagramStyle, Point, Role,
    Roles, diagram,
};

use super::content::{FileContent, PositionChoice};
use super::encoding::DecodedText;
use super::error::{FileErrorKind, FileFault, FileNotice, FormatError, Spot};
use super::format::FileFormat;
use super::sgf::by_words;
use crate::Document;
use crate::first_subject::first_subject;
use crate::printable::inline;

/// The largest text that is read as a diagram; the largest board takes some 2000 bytes.
const MAX_BYTES: usize = 1 << 20;

/// Reads the one position of a text diagram.
pub(super) fn read(
    decoded: &DecodedText<'_>,
    wanted: PositionChoice,
) -> Result<FileContent, FileFault> {
    if let Some(game) = wanted.game.filter(|&game| game > 0) {
        return Err((None, FileErrorKind::NoSuchGame { game, games: 1 }));
    }
    wanted.without_moves(0, 1).map_err(|kind| (None, kind))?;
    parse(&decoded.text)
}

/// Reads a text diagram. Its small letters are candidate points, as [`to_diagram`] writes them.
fn parse(text: &str) -> Result<FileContent, FileFault> {
    if text.len() > MAX_BYTES {
        return Err((None, FileErrorKind::Unrecognized));
    }
    let reading = diagram::read(text).map_err(|error| {
        let kind = match error.kind {
            DiagramErrorKind::TooLarge { columns, rows }
            | DiagramErrorKind::TooSmall { columns, rows } => {
                FileErrorKind::BoardSize { columns, rows }
            }
            kind => FileErrorKind::Diagram(kind),
        };
        (
            Some(Spot {
                line: error.line,
                column: error.column,
            }),
            kind,
        )
    })?;
    let mut diagram = reading.diagram;
    let mut notices: Vec<FileNotice> = Vec::new();
    let in_words = to_move_in_words(&reading.notes).filter(|_| diagram.to_move.is_none());
    if let Some((side, spot)) = in_words {
        diagram.to_move = Some(side);
        notices.push(FileNotice::ToMoveInWords { side, spot });
    }
    let words = words(&diagram, &reading.notes);
    notices.extend(reading.notes.into_iter().map(|note| FileNotice::Drawn {
        spot: spot(&note),
        kind: note.kind,
    }));
    Ok(FileContent {
        document: document(diagram, &words),
        notices,
        proof: None,
        games: 1,
        game: 0,
        format: FileFormat::Diagram,
        is_whole: true,
    })
}

const fn spot(note: &DiagramNote) -> Spot {
    Spot {
        line: note.line,
        column: note.column,
    }
}

/// Who plays first by the words beside a board, if these name one side only, and where they do.
fn to_move_in_words(notes: &[DiagramNote]) -> Option<(Color, Spot)> {
    let mut sides = notes.iter().filter_map(|note| match &note.kind {
        DiagramNoteKind::Words { text, .. } => Some((by_words(text)?, spot(note))),
        _ => None,
    });
    let first = sides.next()?;
    sides.all(|(side, _)| side == first.0).then_some(first)
}

/// What stands in words above and beside a board.
fn words(diagram: &Diagram, notes: &[DiagramNote]) -> String {
    let beside = notes.iter().filter_map(|note| match &note.kind {
        DiagramNoteKind::Words { text, .. } => Some(text.as_str()),
        _ => None,
    });
    let words = diagram.title.as_deref().into_iter().chain(beside);
    words.collect::<Vec<_>>().join("\n")
}

fn document(diagram: Diagram, words: &str) -> Document {
    let mut document = Document::on(Arc::clone(&diagram.setup.topology));
    for (point, _) in diagram
        .labels
        .iter()
        .filter(|(_, label)| label.is_ascii_lowercase())
    {
        document.race.picks.add(&[], *point);
    }
    document.board.to_move = diagram.to_move.unwrap_or(document.board.to_move);
    document.text.title = diagram.title.unwrap_or_default();
    document.board.setup = diagram.setup;
    document.marks.roles = diagram.roles;
    // A diagram cannot say what it is about. No position can be looked at if stones without liberties stand on it.
    if let Ok(position) = document.position() {
        document.subject = first_subject(words, &position, &document.marks.roles);
    }
    document
}

/// Writes a document as a diagram of Sensei's Library: the roles as `B W # @ X O`, candidate points of the root as
/// small letters up to `z`, and who plays first in the header. People read diagrams where a terminal would obey what is in the
/// title of a record: there it is shown as text.
///
/// # Errors
///
/// If the board is no rectangle.
pub fn to_diagram(document: &Document) -> Result<String, FormatError> {
    let is_empty = |point: &Point| document.board.setup.get(*point).is_none();
    let labels: Vec<(Point, char)> = document
        .race
        .picks
        .at(&[])
        .filter(is_empty)
        .zip('a'..='z')
        .collect();
    // White space is for whoever writes the header.
    let words = document.text.title.split_whitespace();
    let title = words.map(inline).collect::<Vec<_>>().join(" ");
    let style = DiagramStyle::Sensei {
        to_move: Some(document.board.to_move),
        title: Some(&*title).filter(|title| !title.is_empty()),
    };
    diagram::print(
        &document.board.setup,
        &block_roles(document),
        &labels,
        style,
    )
    .ok_or(FormatError(FileFormat::Diagram))
}

/// The roles with that of the block for every stone that has none of its own.
fn block_roles(document: &Document) -> Roles {
    let mut roles = document.marks.roles;
    for block in document.board.setup.blocks() {
        for stone in block
            .stones
            .iter()
            .filter(|&stone| document.marks.roles.at(stone) == Role::Unknown)
        {
            roles.set(stone, document.marks.roles.of(&block));
        }
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Subject;
    use crate::file;

    #[test]
    fn letters_are_candidates_both_ways() {
        let text = "$$Wc Two points\n\
                    $$  -------\n\
                    $$ | a @ b |\n\
                    $$ | B X # |\n\
                    $$  -------\n";
        let document = file::parse("pasted", text.as_bytes())
            .expect("a diagram")
            .document;
        assert_eq!(document.board.to_move, Color::White);
        assert_eq!(document.text.title, "Two points");
        assert_eq!(document.race.picks.len(), 2);
        let block = text.replace("B X", "B B");
        assert_eq!(
            to_diagram(&document),
            Ok(block),
            "a stone beside an essential one is essential"
        );
    }

    #[test]
    fn safe_stones_alone_are_an_endgame() {
        let subject = |text: &str| {
            let read = file::parse("pasted", text.as_bytes());
            read.expect("a diagram").document.subject
        };
        assert_eq!(subject("@.#\n@O#\n"), Subject::Endgame);
        assert_eq!(
            subject("@.#\n@W#\n"),
            Subject::Race,
            "one block is essential"
        );
        assert_eq!(subject("X.O\nXOO\n"), Subject::Race, "nothing is marked");
    }

    #[test]
    fn words_beside_a_board_say_who_plays_first() {
        let to_move = |words: &str| {
            let text = format!(" 2 . X\n 1 O .\n   A B\n{words}\n");
            let loaded = file::parse("pasted", text.as_bytes()).expect("a diagram");
            let told = loaded.notices.iter().filter_map(|notice| match notice {
                FileNotice::ToMoveInWords { side, spot } => Some((*side, spot.line)),
                _ => None,
            });
            (loaded.document.board.to_move, told.collect::<Vec<_>>())
        };
        let (black, white) = (Color::Black, Color::White);
        assert_eq!(to_move("Next player: White"), (white, vec![(white, 4)]));
        assert_eq!(to_move("White (O) to move"), (white, vec![(white, 4)]));
        assert_eq!(to_move("黒番です"), (black, vec![(black, 4)]));
        assert_eq!(to_move("white lives").1, []);
        assert_eq!(to_move("Black to play\n\nWhite to play").1, []);
    }

    /// What was added and passed over is told with its place.
    #[test]
    fn what_is_read_of_a_pasted_board_is_told() {
        let loaded = file::parse("pasted", b"| . X\n| O .\n+----\nleft corner").expect("a part");
        let spots = loaded.notices.iter().map(|notice| match notice {
            FileNotice::Drawn { spot, .. } => (spot.line, spot.column),
            _ => (0, 0),
        });
        assert_eq!(spots.collect::<Vec<_>>(), [(1, 3), (4, 1)]);
        assert_eq!(loaded.document.topology().shape().size(), Some((19, 19)));
    }

    #[test]
    fn errors_have_the_place_of_the_diagram() {
        let error = |text: &str| {
            file::parse("race.txt", text.as_bytes())
                .expect_err("no diagram")
                .to_string()
        };
        assert_eq!(
            error("..X\n.?X\n"),
            "race.txt:2:2: the character '?' means nothing here"
        );
        assert_eq!(
            error("..X\n.X\n"),
            "race.txt:2:3: this row has 2 points, the first row 3"
        );
        assert!(error(&".".repeat(26)).ends_with("outside the limits of 2 to 25 a side"));
        assert_eq!(
            error(&".\n".repeat(1 << 20)),
            "race.txt: this is neither SGF nor a text diagram"
        );
    }
}
