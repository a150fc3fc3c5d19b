//! Who lives and who wins a race: the same truth from two sciences.

use std::sync::Arc;

use semeai_board::{Block, Color, PointSet, Position, Setup, Topology};
use semeai_life::{
    Class, Ending, LifeLimits, LifeQuestion, PointClass, Tables, Value as PointValue, life_report,
};
use semeai_search::PositionBudget;
use serde_json::Value;

use crate::graphs::random_race;
use crate::oracle::{Board, Ending as OracleEnding, Goal, Judge, Ko};
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
fn target(position: &Position, signs: &str, sign: char) -> Option<Block> {
    let points = position.topology().points();
    let marked = points.iter().zip(signs.chars()).filter(|it| it.1 == sign);
    let marked: PointSet = marked.map(|(point, _)| point).collect();
    let block = position.block_at(marked.first()?)?;
    marked.is_subset(&block.stones).then_some(block)
}

/// The rules of ko as fixtures name them, and as the judge does.
const RULES: [(&str, Ko); 3] = [
    ("no_threats", Ko::SIMPLE),
    ("black_wins_kos", Ko::Wins(0)),
    ("white_wins_kos", Ko::Wins(1)),
];

/// The class of the target under each rule of ko.
fn classes(position: &Position, target: &Block) -> Option<[Class; 3]> {
    let question = LifeQuestion {
        ending: Ending::Target(target.anchor),
        ..LifeQuestion::new(position.clone())
    };
    let mut budget = PositionBudget::new(u64::MAX);
    let limits = LifeLimits::default();
    let report = life_report(&question, &Tables::default(), &limits, &mut budget);
    let &PointClass { class, by_ko, .. } = report.class(target.anchor)?;
    let (black, white) = by_ko.map_or((class, class), |by_ko| (by_ko.black, by_ko.white));
    Some([class, black, white])
}

/// Where a race is won, the loser's block is the winner's in the table of that target: from the same start and by the same rule of ko.
/// `winner` says who wins under a rule, by its number in [`RULES`], if a side starts. Returns how many starts somebody wins.
fn check_race(
    position: &Position,
    signs: &str,
    winner: impl Fn(usize, Color) -> Option<Color>,
) -> usize {
    let mut checked = 0;
    for (taker, sign) in [(Color::Black, 'W'), (Color::White, 'B')] {
        let target = target(position, signs, sign);
        let Some(classes) = target.and_then(|target| classes(position, &target)) else {
            continue;
        };
        let taken = match taker {
            Color::Black => PointValue::Black,
            Color::White => PointValue::White,
        };
        for (rule, class) in classes.into_iter().enumerate() {
            for first in Color::ALL {
                if winner(rule, first) == Some(taker) {
                    assert_eq!(class.value(first), taken, "{signs} {rule} {first}");
                    checked += 1;
                }
            }
        }
    }
    checked
}

/// The results of the fixture are those that the proof finds, which another test sees to.
fn check_known_race(case: &Value, most: usize) -> usize {
    let text = |key: &str| case[key].as_str().expect("a text");
    let board = Topology::new(text("board").parse().expect("a board"));
    let position = position(board, text("stones"));
    if position.topology().len() - position.protected().len() > most {
        return 0;
    }
    check_race(&position, text("stones"), |rule, first| {
        let key = match first {
            Color::Black => "black_first",
            Color::White => "white_first",
        };
        match case[key][RULES[rule].0].as_str() {
            Some("black") => Some(Color::Black),
            Some("white") => Some(Color::White),
            _ => None,
        }
    })
}

fn check_known_races(most: usize) -> usize {
    let fixture = fixture("graph-boards.json");
    let races = fixture["races"].as_array().expect("races");
    let checked = races.iter().map(|case| check_known_race(case, most)).sum();
    println!("{checked} starts that somebody wins");
    checked
}

#[test]
fn who_loses_a_race_is_taken_in_the_table_of_his_block() {
    assert!(check_known_races(12) > 20);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn who_loses_a_large_race_is_taken_in_the_table_of_his_block() {
    assert!(check_known_races(16) > 20);
}

/// The judge knows captures that live by trying everything.
fn check_random_races(races: usize, first_seed: u64) {
    const MOST_STATES: usize = 50_000;
    let (mut judged, mut checked, mut seed) = (0, 0, first_seed);
    while judged < races {
        let graph = random_race(seed);
        seed += 1;
        let varying = graph.marks.iter().filter(|mark| !"#@".contains(**mark));
        if varying.count() > 11 {
            continue;
        }
        let Some(race) = graph.race() else { continue };
        let board = Board::of_graph(&graph.edges, &graph.marks);
        let judges =
            RULES.map(|(_, rule)| Judge::new(&board, Goal::CaptureAndLive, rule, MOST_STATES));
        let [Some(simple), Some(black), Some(white)] = judges else {
            continue;
        };
        let judges = [simple, black, white];
        judged += 1;
        let signs: String = graph.marks.iter().collect();
        checked += check_race(&race.position, &signs, |rule, first| {
            let judge = &judges[rule];
            let start = judge.start(usize::from(first == Color::White));
            match judge.ending(&start) {
                OracleEnding::Black => Some(Color::Black),
                OracleEnding::White => Some(Color::White),
                _ => None,
            }
        });
    }
    println!("{judged} races, seeds {first_seed} to {seed}: {checked} starts that somebody wins");
    assert!(checked > races, "only {checked}");
}

#[test]
fn who_loses_a_random_race_is_taken_in_the_table_of_his_block() {
    check_random_races(12, 500);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn who_loses_one_of_many_random_races_is_taken_in_the_table_of_his_block() {
    check_random_races(1_000, 100_000);
}

/// The six points in a corner, a book's favourite, by the outside liberties of the wall: with none White kills it by playing first, with
/// one it is a ko, with two it lives, as every dictionary of life and death has it.
#[test]
fn six_points_in_a_corner_live_by_their_outside_liberties() {
    let found = |beside: [&str; 2]| {
        let [above, below] = beside;
        let signs = format!("@@@@@@@@@@@@XXXX@@...X{above}...X{below}");
        let board = Topology::rectangle(6, 5).expect("a board");
        let position = position(board, &signs);
        let wall = position.block_at(position.topology().point("A3").expect("on the board"));
        classes(&position, &wall.expect("a stone")).expect("small")
    };
    assert_eq!(found(["@@", "@@"]), [Class::First; 3]);
    assert_eq!(
        found(["@@", ".@"]),
        [Class::First, Class::Black, Class::First]
    );
    assert_eq!(found([".@", ".@"]), [Class::Black; 3]);
}
