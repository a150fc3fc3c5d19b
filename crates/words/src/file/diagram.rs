//! What is worth knowing about a text that was read as a diagram.

use semeai_board::{DiagramNoteKind, DrawnPart, OpenSides};
use semeai_session::Phrasing;

use crate::grammar::{int, plural, side};

/// What a note says of its place.
pub(super) fn note(kind: &DiagramNoteKind, phrasing: Phrasing) -> String {
    match kind {
        DiagramNoteKind::Words { text, more } => words(text, *more, phrasing),
        DiagramNoteKind::MoveSigns(count) => tell!(
            phrasing,
            en = "signs of moves beside stones were passed over ({count}).",
            ja = "石に添えた着手の印{count}個は読み飛ばしました。"
        ),
        DiagramNoteKind::Moves { moves, next } => {
            let next = side(*next, phrasing);
            tell!(
                phrasing,
                en = "the numbers on points are moves that have been played ({moves}); {next} plays next.",
                ja = "点の上の数字は打たれた手（{moves}手）として読みました。次は{next}番です。"
            )
        }
        DiagramNoteKind::RowFigures => tell!(
            phrasing,
            en = "the figures right beside the points were read as the numbers of the rows.",
            ja = "点のすぐ横の数字は行の番号として読みました。"
        ),
        DiagramNoteKind::DrawnLines {
            sign,
            are_lines: true,
        } => tell!(
            phrasing,
            en = "“{sign}” between the points was read as a drawn line, not as an empty point.",
            ja = "点の間の「{sign}」は空点ではなく線として読みました。"
        ),
        DiagramNoteKind::DrawnLines {
            sign,
            are_lines: false,
        } => tell!(
            phrasing,
            en = "“{sign}” between the stones was read as an empty point, not as a drawn line.",
            ja = "石の間の「{sign}」は線ではなく空点として読みました。"
        ),
        DiagramNoteKind::SmallStones => tell!(
            phrasing,
            en = "no other sign is a stone, so the small letters were read as stones.",
            ja = "ほかに石の印がないので、小文字を石として読みました。"
        ),
        DiagramNoteKind::Shape { sign, color } => {
            let color = side(*color, phrasing);
            tell!(
                phrasing,
                en = "“{sign}” was read as a stone of {color}.",
                ja = "「{sign}」は{color}石として読みました。"
            )
        }
        DiagramNoteKind::ColumnNames { named, points } => tell!(
            phrasing,
            en = "{named} columns are named, but a row has {points} points; the points were believed.",
            ja = "列の名前は{named}個ですが、一行は{points}点です。点の数に従いました。"
        ),
        DiagramNoteKind::MoreDiagrams(count) => tell!(
            phrasing,
            en = "only the first diagram was read; more in this text: {count}.",
            ja = "最初の図だけを読みました。この文章にはほかに{count}個あります。"
        ),
        DiagramNoteKind::Whole => tell!(
            phrasing,
            en = "borders are drawn on two opposite sides only; what is drawn was taken as the whole board.",
            ja = "向かい合う二辺にだけ枠があります。描かれた部分を盤の全体として読みました。"
        ),
        DiagramNoteKind::Part(part) => of_part(*part, phrasing),
    }
}

fn words(text: &str, more: usize, phrasing: Phrasing) -> String {
    let also = if more == 0 {
        String::new()
    } else {
        say!(
            phrasing,
            en = format!(
                " So were words elsewhere, in {}.",
                plural(int(more), "place")
            ),
            ja = format!("ほかに{more}か所あります。")
        )
    };
    tell!(
        phrasing,
        en = "“{text}” is no part of the board and was passed over.{also}",
        ja = "「{text}」は盤の一部ではないので読み飛ばしました。{also}"
    )
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
        say!(
            phrasing,
            en = " Nothing says where it lies, so it is in the middle.",
            ja = "場所が描かれていないので中央に置きました。"
        )
    } else {
        ""
    };
    tell!(
        phrasing,
        en = "no edge is drawn {sides}, so this is a part of a board. It was taken as a part of {columns} by {rows} points, \
             with nothing on those that are not drawn.{centred}",
        ja = "{sides}に盤の端が描かれていないので、盤の一部です。{columns}×{rows}の盤の一部とし、描かれていない点は空点としました。{centred}"
    )
}

fn sides(open: OpenSides, phrasing: Phrasing) -> String {
    let named = [
        (open.left, say!(phrasing, en = "to the left", ja = "左")),
        (open.right, say!(phrasing, en = "to the right", ja = "右")),
        (open.top, say!(phrasing, en = "above", ja = "上")),
        (open.bottom, say!(phrasing, en = "below", ja = "下")),
    ];
    let named = named.iter().filter(|(is_open, _)| *is_open);
    let names: Vec<&str> = named.map(|(_, name)| *name).collect();
    names.join(say!(phrasing, en = ", ", ja = "・"))
}
