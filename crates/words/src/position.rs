//! Why stones are no position, and what can be done about it.

use semeai_board::{PositionError, PositionProblem};
use semeai_session::{Phrasing, Repair};

use crate::grammar::{sentence, sentences, side};
use crate::race::repair::{NoticeText, repair_name};
use crate::texts::position as texts;

/// Why the stones are no position: every problem in one message, with repairs for each.
pub fn position_error(error: &PositionError, phrasing: Phrasing) -> NoticeText {
    let problems = error.problems.iter();
    let messages: Vec<String> = problems
        .map(|problem| message(problem, error, phrasing))
        .collect();
    let repairs = Repair::of_problems(error).into_iter();
    NoticeText {
        message: sentences(&messages, phrasing),
        repairs: repairs
            .map(|repair| (button(&repair, error, phrasing), repair))
            .collect(),
    }
}

/// What stands on the button of a repair; it says which block if there are several problems.
fn button(repair: &Repair, error: &PositionError, phrasing: Phrasing) -> String {
    let name = repair_name(repair, &error.topology, phrasing);
    match repair {
        Repair::RemoveBlock(point) | Repair::AddLiberty(point) if error.problems.len() > 1 => {
            let point = phrasing.point(&error.topology, *point);
            texts::button(&name, &point, phrasing)
        }
        _ => name,
    }
}

/// What is wrong, as a sentence. The English one is that of the error.
fn message(problem: &PositionProblem, error: &PositionError, phrasing: Phrasing) -> String {
    let topology = &error.topology;
    say!(
        phrasing,
        en = sentence(&problem.on(topology)),
        ja = match problem {
            PositionProblem::OffBoard(points) => {
                format!("盤の外に石が{}個あります。", points.len())
            }
            PositionProblem::BothColors(points) => {
                let names = phrasing.points(topology, points).join(" ");
                format!("{names}に黒石と白石が重なっています。")
            }
            PositionProblem::NoLiberty(block) => {
                let (color, point) = (
                    side(block.color, phrasing),
                    phrasing.point(topology, block.anchor),
                );
                format!("{color}{point}の石のダメがありません。あり得ない局面です。")
            }
        }
    )
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, PointSet, Position, Setup, diagram};

    use super::*;

    fn error(text: &str) -> PositionError {
        let setup: Setup = diagram::parse(text).expect("a diagram").setup;
        Position::new(setup).expect_err("no position")
    }

    #[test]
    fn every_block_without_liberties_is_named() {
        let both = position_error(&error("XO.OX\nO...O\n....."), Phrasing::ENGLISH);
        assert_eq!(
            both.message,
            "Black's block at A3 has no liberty: impossible position. Black's block at E3 has no liberty: \
             impossible position."
        );
        let names: Vec<&str> = both.repairs.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(
            names,
            [
                "Remove stones (A3)",
                "Add liberty (A3)",
                "Remove stones (E3)",
                "Add liberty (E3)"
            ]
        );
    }

    #[test]
    fn a_single_block_needs_no_name_on_its_buttons() {
        let one = error("XO\nO.");
        let corner = one.topology.point("A2").expect("on the board");
        let said = position_error(&one, Phrasing::JAPANESE);
        assert_eq!(
            said.message,
            "黒A2の石のダメがありません。あり得ない局面です。"
        );
        assert_eq!(
            said.repairs,
            [
                ("石を取り除く".to_owned(), Repair::RemoveBlock(corner)),
                ("ダメを空ける".to_owned(), Repair::AddLiberty(corner)),
            ]
        );
    }

    #[test]
    fn a_full_board_of_one_colour_can_only_be_emptied() {
        assert_eq!(
            position_error(&error("XX\nXX"), Phrasing::ENGLISH)
                .repairs
                .len(),
            1
        );
    }

    #[test]
    fn stones_on_top_of_each_other_are_removed() {
        let mut setup = diagram::parse("X.\n..").expect("a diagram").setup;
        let corner = setup.topology.point("A2").expect("on the board");
        setup.stones[Color::White].insert(corner);
        let said = position_error(
            &Position::new(setup).expect_err("two stones"),
            Phrasing::ENGLISH,
        );
        assert_eq!(
            said.message,
            "Black and white stones stand on top of each other at A2."
        );
        assert_eq!(
            said.repairs[0].1,
            Repair::RemoveStones(PointSet::from_iter([corner]))
        );
    }
}
