//! Where on a board something lies, as players say it.

use semeai_board::{Area, PointSet, Topology};
use semeai_session::Phrasing;

use crate::texts::part_of_board as texts;

/// Where points lie on a board with edges: "the upper left", "the left side", "the middle"; nothing on others,
/// where nobody speaks of sides.
pub(crate) fn part_of_board(
    points: &PointSet,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<&'static str> {
    topology.shape().periods().is_empty().then_some(())?;
    let (part, whole) = (Area::bounds(topology, points)?, Area::whole(topology));
    let third = |least: f32, greatest: f32, from: f32, to: f32| match ((least + greatest) / 2.0
        - from)
        / (to - from)
    {
        at if at < 1.0 / 3.0 => 0,
        at if at <= 2.0 / 3.0 => 1,
        _ => 2,
    };
    let across = third(
        part.least.0,
        part.greatest.0,
        whole.least.0,
        whole.greatest.0,
    );
    let down = third(
        part.least.1,
        part.greatest.1,
        whole.least.1,
        whole.greatest.1,
    );
    let parts = [
        [
            texts::part_of_board_upper_left(phrasing),
            texts::part_of_board_upper_side(phrasing),
            texts::part_of_board_upper_right(phrasing),
        ],
        [
            texts::part_of_board_left_side(phrasing),
            texts::part_of_board_middle(phrasing),
            texts::part_of_board_right_side(phrasing),
        ],
        [
            texts::part_of_board_lower_left(phrasing),
            texts::part_of_board_lower_side(phrasing),
            texts::part_of_board_lower_right(phrasing),
        ],
    ];
    Some(parts[down][across])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_board_has_the_name_that_players_give_it() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let said = |names: &[&str], phrasing| {
            let points = names.iter().filter_map(|name| board.point(name)).collect();
            part_of_board(&points, &board, phrasing)
        };
        for (names, english, japanese) in [
            (&["A9", "B8"][..], "the upper left", "左上"),
            (&["A1", "A9"], "the left side", "左辺"),
            (&["E5"], "the middle", "中央"),
            (&["D1", "F2"], "the lower side", "下辺"),
            (&["J1"], "the lower right", "右下"),
        ] {
            assert_eq!(said(names, Phrasing::ENGLISH), Some(english));
            assert_eq!(said(names, Phrasing::JAPANESE), Some(japanese));
        }
        assert_eq!(said(&[], Phrasing::ENGLISH), None);
    }
}
