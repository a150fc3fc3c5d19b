//! Documents as text diagrams.

use std::sync::Arc;

use semeai_board::{Diagram, DiagramErrorKind, DiagramStyle, Point, Role, Roles, diagram};

use super::error::{FileErrorKind, FormatError, Spot};
use super::loaded::Loaded;
use crate::printable::inline;
use crate::{Document, Subject};

/// The largest text that is read as a diagram; the largest board takes some 2000 bytes.
const MAX_BYTES: usize = 1 << 20;

/// Reads a text diagram. Its small letters are candidate points, as [`to_diagram`] writes them.
pub(super) fn parse(text: &str) -> Result<Loaded, (Option<Spot>, FileErrorKind)> {
    if text.len() > MAX_BYTES {
        return Err((None, FileErrorKind::Unrecognized));
    }
    let diagram = diagram::parse(text).map_err(|error| {
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
    Ok(Loaded {
        document: document(diagram),
        notices: Vec::new(),
        proof: None,
        games: 1,
        game: 0,
    })
}

fn document(diagram: Diagram) -> Document {
    let mut document = Document::on(Arc::clone(&diagram.setup.topology));
    for (point, _) in diagram
        .labels
        .iter()
        .filter(|(_, label)| label.is_ascii_lowercase())
    {
        document.picks.add(&[], *point);
    }
    document.to_move = diagram.to_move.unwrap_or(document.to_move);
    document.title = diagram.title.unwrap_or_default();
    document.setup = diagram.setup;
    document.roles = diagram.roles;
    document.subject = subject(&document.roles);
    document
}

/// What a diagram is about, which it cannot say: where stones are marked as safe and none as essential, nothing races.
fn subject(roles: &Roles) -> Subject {
    let is_endgame =
        !roles.points(Role::Safe).is_empty() && roles.points(Role::Essential).is_empty();
    if is_endgame {
        Subject::Endgame
    } else {
        Subject::Race
    }
}

/// Writes a document as a diagram of Sensei's Library: the roles as `B W # @ X O`, candidate points of the root as
/// small letters up to `z`, and who plays first in the header. People read diagrams where a terminal would obey what is in the
/// title of a record: there it is shown as text.
///
/// # Errors
///
/// If the board is no rectangle.
pub fn to_diagram(document: &Document) -> Result<String, FormatError> {
    let is_empty = |point: &Point| document.setup.get(*point).is_none();
    let labels: Vec<(Point, char)> = document
        .picks
        .at(&[])
        .filter(is_empty)
        .zip('a'..='z')
        .collect();
    // White space is for whoever writes the header.
    let words = document.title.split_whitespace();
    let title = words.map(inline).collect::<Vec<_>>().join(" ");
    let style = DiagramStyle::Sensei {
        to_move: Some(document.to_move),
        title: Some(&*title).filter(|title| !title.is_empty()),
    };
    diagram::print(&document.setup, &block_roles(document), &labels, style)
        .ok_or(FormatError::Diagram)
}

/// The roles with that of the block for every stone that has none of its own.
fn block_roles(document: &Document) -> Roles {
    let mut roles = document.roles;
    for block in document.setup.blocks() {
        for stone in block
            .stones
            .iter()
            .filter(|&stone| document.roles.at(stone) == Role::Unknown)
        {
            roles.set(stone, document.roles.of(&block));
        }
    }
    roles
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file;
    use semeai_board::Color;

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
        assert_eq!(document.to_move, Color::White);
        assert_eq!(document.title, "Two points");
        assert_eq!(document.picks.len(), 2);
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
