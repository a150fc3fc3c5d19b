//! What is worth knowing about a text that was read as a diagram.

use semeai_board::{DiagramNoteKind, DrawnPart, OpenSides};
use semeai_session::Phrasing;

use crate::grammar::{int, side};
use crate::texts::file::diagram as texts;

/// What a note says of its place.
pub(super) fn note(kind: &DiagramNoteKind, phrasing: Phrasing) -> String {
    match kind {
        DiagramNoteKind::Words { text, more } => words(text, *more, phrasing),
        DiagramNoteKind::MoveSigns(count) => texts::note_move_signs(&count, phrasing),
        DiagramNoteKind::Moves { moves, next } => {
            let next = side(*next, phrasing);
            texts::note_numbers_points_moves(&moves, &next, phrasing)
        }
        DiagramNoteKind::RowFigures => texts::note_row_figures(phrasing).to_owned(),
        DiagramNoteKind::DrawnLines {
            sign,
            are_lines: true,
        } => texts::note_between_points_was(&sign, phrasing),
        DiagramNoteKind::DrawnLines {
            sign,
            are_lines: false,
        } => texts::note_between_stones_was(&sign, phrasing),
        DiagramNoteKind::SmallStones => texts::note_small_stones(phrasing).to_owned(),
        DiagramNoteKind::Shape { sign, color } => {
            let color = side(*color, phrasing);
            texts::note_was_read_stone(&color, &sign, phrasing)
        }
        DiagramNoteKind::ColumnNames { named, points } => {
            texts::note_column_names(&named, &points, phrasing)
        }
        DiagramNoteKind::MoreDiagrams(count) => texts::note_more_diagrams(&count, phrasing),
        DiagramNoteKind::Whole => texts::note_whole(phrasing).to_owned(),
        DiagramNoteKind::Part(part) => of_part(*part, phrasing),
    }
}

fn words(text: &str, more: usize, phrasing: Phrasing) -> String {
    let also = if more == 0 {
        String::new()
    } else {
        texts::words_so_were_words(int(more), phrasing)
    };
    texts::words_part_board_was(&also, &text, phrasing)
}

/// What was added to a part of a board.
fn of_part(part: DrawnPart, phrasing: Phrasing) -> String {
    let DrawnPart {
        columns,
        rows,
        open,
        is_centred,
    } = part;
    let sides = sides(open, phrasing);
    let centred = if is_centred {
        texts::of_part_nothing_says_where(phrasing)
    } else {
        ""
    };
    texts::of_part_edge_drawn_so(&centred, &columns, &rows, &sides, phrasing)
}

fn sides(open: OpenSides, phrasing: Phrasing) -> String {
    let named = [
        (open.left, texts::sides_left(phrasing)),
        (open.right, texts::sides_right(phrasing)),
        (open.top, texts::sides_above(phrasing)),
        (open.bottom, texts::sides_below(phrasing)),
    ];
    let named = named.iter().filter(|(is_open, _)| *is_open);
    let names: Vec<&str> = named.map(|(_, name)| *name).collect();
    names.join(texts::sides(phrasing))
}
