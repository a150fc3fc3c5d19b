//! Where on a board something lies, as players say it.

use semeai_board::{Area, PointSet, Topology};
use semeai_session::Language;

/// Where points lie on a board with edges: "the upper left", "the left side", "the middle"; nothing on others,
/// where nobody speaks of sides.
pub(crate) fn part_of_board(
    points: &PointSet,
    topology: &Topology,
    language: Language,
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
    const PARTS: [[(&str, &str); 3]; 3] = [
        [
            ("the upper left", "左上"),
            ("the upper side", "上辺"),
            ("the upper right", "右上"),
        ],
        [
            ("the left side", "左辺"),
            ("the middle", "中央"),
            ("the right side", "右辺"),
        ],
        [
            ("the lower left", "左下"),
            ("the lower side", "下辺"),
            ("the lower right", "右下"),
        ],
    ];
    let (english, japanese) = PARTS[down][across];
    Some(say!(language, en = english, ja = japanese))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_board_has_the_name_that_players_give_it() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let said = |names: &[&str], language| {
            let points = names.iter().filter_map(|name| board.point(name)).collect();
            part_of_board(&points, &board, language)
        };
        for (names, english, japanese) in [
            (&["A9", "B8"][..], "the upper left", "左上"),
            (&["A1", "A9"], "the left side", "左辺"),
            (&["E5"], "the middle", "中央"),
            (&["D1", "F2"], "the lower side", "下辺"),
            (&["J1"], "the lower right", "右下"),
        ] {
            assert_eq!(said(names, Language::English), Some(english));
            assert_eq!(said(names, Language::Japanese), Some(japanese));
        }
        assert_eq!(said(&[], Language::English), None);
    }
}
