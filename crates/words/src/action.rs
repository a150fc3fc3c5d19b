//! Why something cannot be done, and why stones are no position.

use semeai_board::{Block, MAX_SIDE, MIN_SIDE, Point, PointSet, PositionError, PositionProblem};
use semeai_session::{Action, ActionError, BoardAction, Document, Language};

use crate::grammar::{int, plural, sentences, side};
use crate::repair::{NoticeText, Repair};

/// Why an action cannot be done on this document, as a sentence.
pub fn action_error(error: &ActionError, document: &Document, language: Language) -> String {
    let name = |point: Point| document.topology().name(point);
    match *error {
        ActionError::OutOfBoard => say!(
            language,
            en = "The point is not on the board.",
            ja = "盤の外の点です。"
        )
        .to_owned(),
        ActionError::NoStone(point) => {
            let point = name(point);
            say!(
                language,
                en = format!("There is no stone at {point}."),
                ja = format!("{point}に石がありません。")
            )
        }
        ActionError::BoardSize { columns, rows } => say!(
            language,
            en = format!(
                "A board of {columns} by {rows} is not possible: each side has {MIN_SIDE} to {MAX_SIDE} points."
            ),
            ja = format!(
                "{columns}×{rows}の盤は作れません。各辺は{MIN_SIDE}から{MAX_SIDE}までです。"
            )
        ),
        ActionError::NoSize => say!(
            language,
            en = "Only a rectangular board can get another size.",
            ja = "長方形でない盤は大きさを変えられません。"
        )
        .to_owned(),
        ActionError::NoSymmetry => say!(
            language,
            en = "Only a rectangular board can be turned or mirrored.",
            ja = "長方形でない盤は回転や反転ができません。"
        )
        .to_owned(),
        ActionError::NothingToFree(point) => {
            let point = name(point);
            say!(
                language,
                en = format!("No stone beside {point} can be removed to give it a liberty."),
                ja = format!("{point}のダメを空けるために取り除ける石がありません。")
            )
        }
        ActionError::NothingToGuess => say!(
            language,
            en = "There is nothing to guess: no black block touches a white one.",
            ja = "推測できません。接している黒と白のブロックがありません。"
        )
        .to_owned(),
    }
}

/// Why the stones are no position: every problem in one message, with repairs for each.
pub fn position_error(error: &PositionError, language: Language) -> NoticeText {
    let problems = &error.problems;
    let messages: Vec<String> = problems
        .iter()
        .map(|problem| message(problem, error, language))
        .collect();
    let mut repairs = Vec::new();
    for problem in problems {
        match problem {
            PositionProblem::OffBoard(_) => {}
            PositionProblem::BothColors(points) => {
                repairs.push((
                    say!(language, en = "Remove stones", ja = "石を取り除く").to_owned(),
                    Repair::DoAll(points.iter().map(remove).collect()),
                ));
            }
            PositionProblem::NoLiberty(block) => {
                repairs.extend(free(block, error, problems.len() > 1, language));
            }
        }
    }
    NoticeText {
        message: sentences(&messages, language),
        repairs,
    }
}

fn remove(point: Point) -> Action {
    Action::Board(BoardAction::Set { point, stone: None })
}

fn message(problem: &PositionProblem, error: &PositionError, language: Language) -> String {
    let names = |points: &PointSet| error.topology.names(points).join(" ");
    match problem {
        PositionProblem::OffBoard(points) => {
            let count = int(points.len());
            say!(
                language,
                en = format!("{} off the board.", plural(count, "stone") + verb(count)),
                ja = format!("盤の外に石が{count}個あります。")
            )
        }
        PositionProblem::BothColors(points) => {
            let names = names(points);
            say!(
                language,
                en = format!("Black and white stones stand on top of each other at {names}."),
                ja = format!("{names}に黒石と白石が重なっています。")
            )
        }
        PositionProblem::NoLiberty(block) => {
            let (color, point) = (
                side(block.color, language),
                error.topology.name(block.anchor),
            );
            say!(
                language,
                en = format!("{color}'s block at {point} has no liberty: impossible position."),
                ja = format!("{color}{point}の石のダメがありません。あり得ない局面です。")
            )
        }
    }
}

const fn verb(count: i128) -> &'static str {
    if count == 1 { " is" } else { " are" }
}

/// Ways to free a block; they say which block if there are several.
fn free(
    block: &Block,
    error: &PositionError,
    is_one_of_many: bool,
    language: Language,
) -> Vec<(String, Repair)> {
    let point = error.topology.name(block.anchor);
    let at = |text: &str| {
        if is_one_of_many {
            say!(
                language,
                en = format!("{text} ({point})"),
                ja = format!("{text}({point})")
            )
        } else {
            text.to_owned()
        }
    };
    let mut repairs = vec![(
        at(say!(language, en = "Remove stones", ja = "石を取り除く")),
        Repair::Do(Action::Board(BoardAction::RemoveBlock(block.anchor))),
    )];
    // A block that fills its whole board has no neighbour that could make room.
    if !error.topology.neighborhood(&block.stones).is_empty() {
        repairs.push((
            at(say!(language, en = "Add liberty", ja = "ダメを空ける")),
            Repair::Do(Action::Board(BoardAction::AddLiberty(block.anchor))),
        ));
    }
    repairs
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Position, Setup, diagram};

    use super::*;
    use crate::example::Example;

    fn error(text: &str) -> PositionError {
        let setup: Setup = diagram::parse(text).expect("a diagram").setup;
        Position::new(setup).expect_err("no position")
    }

    #[test]
    fn every_block_without_liberties_is_named() {
        let both = position_error(&error("XO.OX\nO...O\n....."), Language::English);
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
        let said = position_error(&one, Language::Japanese);
        assert_eq!(
            said.message,
            "黒A2の石のダメがありません。あり得ない局面です。"
        );
        assert_eq!(
            said.repairs,
            [
                (
                    "石を取り除く".to_owned(),
                    Repair::Do(Action::Board(BoardAction::RemoveBlock(corner)))
                ),
                (
                    "ダメを空ける".to_owned(),
                    Repair::Do(Action::Board(BoardAction::AddLiberty(corner)))
                ),
            ]
        );
    }

    #[test]
    fn a_full_board_of_one_colour_can_only_be_emptied() {
        assert_eq!(
            position_error(&error("XX\nXX"), Language::English)
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
            Language::English,
        );
        assert_eq!(
            said.message,
            "Black and white stones stand on top of each other at A2."
        );
        assert_eq!(said.repairs[0].1, Repair::DoAll(vec![remove(corner)]));
    }

    #[test]
    fn refusals_say_where_and_why() {
        let race = Example::new("B..\nW..\n...");
        let point = race.point("B2");
        let say = |error, language| action_error(&error, &race.document, language);
        assert_eq!(
            say(ActionError::NoStone(point), Language::English),
            "There is no stone at B2."
        );
        assert_eq!(
            say(ActionError::NoStone(point), Language::Japanese),
            "B2に石がありません。"
        );
        for error in [
            ActionError::OutOfBoard,
            ActionError::BoardSize {
                columns: 70,
                rows: 1,
            },
            ActionError::NoSize,
            ActionError::NoSymmetry,
            ActionError::NothingToFree(point),
            ActionError::NothingToGuess,
        ] {
            assert!(say(error, Language::English).ends_with('.'), "{error:?}");
            assert!(say(error, Language::Japanese).ends_with('。'), "{error:?}");
        }
    }
}
