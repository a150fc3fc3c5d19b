//! Who lives and who wins a race: the same truth from two sciences.

use std::sync::Arc;

use semeai_board::{Color, PointSet, Position, Setup, Topology};
use semeai_life::{
    Class, Ending, LifeLimits, LifeQuestion, PointClass, Tables, Value as PointValue, life_report,
};
use semeai_search::PositionBudget;
use serde_json::Value;

use crate::support::fixture;

/// The position of a race, its safe stones never captured.
fn position(board: Topology, signs: &str) -> Position {
    let mut setup = Setup::new(Arc::new(board));
    let mut safe = PointSet::EMPTY;
    let points: Vec<_> = setup.topology.points().iter().collect();
    for (point, sign) in points.into_iter().zip(signs.chars()) {
        let color = match sign {
            'X' | 'B' | '#' => Color::Black,
            'O' | 'W' | '@' => Color::White,
            _ => continue,
        };
        setup.set(point, Some(color));
        if matches!(sign, '#' | '@') {
            safe.insert(point);
        }
    }
    Position::with_protected(setup, safe).expect("a legal position")
}

/// The one block that these signs mark, if it is one.
fn target(position: &Position, signs: &str, sign: char) -> Option<semeai_board::Block> {
    let points = position.topology().points();
    let marked = points.iter().zip(signs.chars()).filter(|it| it.1 == sign);
    let marked: PointSet = marked.map(|(point, _)| point).collect();
    let block = position.block_at(marked.first()?)?;
    marked.is_subset(&block.stones).then_some(block)
}

/// The class of the target under each rule of ko, as fixtures name the rules.
fn classes(
    position: &Position,
    target: &semeai_board::Block,
) -> Option<[(&'static str, Class); 3]> {
    let question = LifeQuestion {
        ending: Ending::Target(target.anchor),
        ..LifeQuestion::new(position.clone())
    };
    let mut budget = PositionBudget::new(u64::MAX);
    let limits = LifeLimits::default();
    let report = life_report(&question, &Tables::default(), &limits, &mut budget);
    let &PointClass { class, by_ko, .. } = report.class(target.anchor)?;
    let (black, white) = by_ko.map_or((class, class), |by_ko| (by_ko.black, by_ko.white));
    Some([
        ("no_threats", class),
        ("black_wins_kos", black),
        ("white_wins_kos", white),
    ])
}

/// Where a race is proved to be won, the loser's block is the winner's in the table of that target: from the same start and by the
/// same rule of ko. Returns how many such starts there were.
fn check_race(case: &Value) -> usize {
    let text = |key: &str| case[key].as_str().expect("a text");
    let board = Topology::new(text("board").parse().expect("a board"));
    let position = position(board, text("stones"));
    if position.topology().len() - position.protected().len() > 16 {
        return 0;
    }
    let mut checked = 0;
    for (winner, loser, sign) in [("black", Color::White, 'W'), ("white", Color::Black, 'B')] {
        let Some(target) = target(&position, text("stones"), sign) else {
            continue;
        };
        let Some(classes) = classes(&position, &target) else {
            continue;
        };
        for (rule, class) in classes {
            for (first, key) in [(Color::Black, "black_first"), (Color::White, "white_first")] {
                if case[key][rule] == winner {
                    let taken = match loser {
                        Color::White => PointValue::Black,
                        Color::Black => PointValue::White,
                    };
                    let name = format!("{} {} {key} {rule}", text("board"), text("stones"));
                    assert_eq!(class.value(first), taken, "{name}");
                    checked += 1;
                }
            }
        }
    }
    checked
}

/// The results are those that the proof finds, which another test sees to.
#[test]
fn who_loses_a_race_is_taken_in_the_table_of_his_block() {
    let fixture = fixture("graph-boards.json");
    let races = fixture["races"].as_array().expect("races");
    let small = |case: &&Value| {
        let signs = case["stones"].as_str().expect("a text");
        signs.chars().filter(|sign| !"#@".contains(*sign)).count() <= 12
    };
    let checked: usize = races.iter().filter(small).map(check_race).sum();
    println!("{checked} starts that somebody wins");
    assert!(checked > 20, "only {checked}");
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn who_loses_a_large_race_is_taken_in_the_table_of_his_block() {
    let fixture = fixture("graph-boards.json");
    let races = fixture["races"].as_array().expect("races");
    let checked: usize = races.iter().map(check_race).sum();
    println!("{checked} starts that somebody wins");
}
