//! Positions inside a region, bans by ko, and regions by hand.

use semeai_board::{Color, Point, PointSet, Position, diagram};
use semeai_life::{
    Class, Ending, InsideFault, Ko, Kos, LifeLimits, LifeQuestion, LifeReport, Region, RegionState,
    Tables, inside_position, life_report,
};
use semeai_search::PositionBudget;

use crate::support::{board, position};

fn drawn(text: &str) -> Position {
    let drawn = diagram::parse(text).expect("a diagram");
    drawn.position().expect("a legal position")
}

fn at(position: &Position, name: &str) -> Point {
    position.topology().point(name).expect("on the board")
}

fn report(question: &LifeQuestion, tables: &Tables, limits: &LifeLimits) -> LifeReport {
    let mut budget = PositionBudget::new(u64::MAX);
    life_report(question, tables, limits, &mut budget)
}

fn class(question: &LifeQuestion, point: Point, moves: &[(Color, Point)]) -> Class {
    let mut budget = PositionBudget::new(u64::MAX);
    let (tables, limits) = (Tables::default(), LifeLimits::default());
    let found = inside_position(question, point, moves, &tables, &limits, &mut budget);
    found.expect("a position").point.class
}

/// A ko at the edge: Black takes at C3 and White takes back at B3.
const KO: &str = ".XO.\nXO.O\n.XO.";

#[test]
fn a_move_leads_to_what_was_listed_of_it() {
    let positions = [
        drawn(KO),
        position(board("square:2x3"), "XO...O").expect("legal"),
        position(board("path:4"), "....").expect("legal"),
    ];
    for start in positions {
        for ko in [Ko::Simple, Ko::BlackWins, Ko::WhiteWins] {
            let mut question = LifeQuestion::new(start.clone());
            question.kos = Kos::One(ko);
            let empty = start.topology().points();
            for point in &empty {
                question.point = Some(point);
                let whole = report(&question, &Tables::default(), &LifeLimits::default());
                let told = whole.point.expect("of the region");
                for (color, moves) in told.moves.iter() {
                    for first in moves {
                        let reached = class(&question, point, &[(color, first.played)]);
                        assert_eq!(reached, first.class, "{ko:?} {color} {first:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_ban_that_holds_on_the_board_holds_in_its_table() {
    let start = drawn(KO);
    let [take, back] = ["C2", "B2"].map(|name| at(&start, name));
    let after = start.play(Color::Black, take).expect("a capture").position;
    assert_eq!(after.ko(), Some((Color::White, back)));
    let mut question = LifeQuestion::new(start);
    question.kos = Kos::One(Ko::Simple);
    question.point = Some(back);
    let stepped = class(&question, back, &[(Color::Black, take)]);
    let itself = LifeQuestion {
        position: after.clone(),
        ..question.clone()
    };
    let told = report(&itself, &Tables::default(), &LifeLimits::default());
    let told = told.point.expect("of the region");
    assert_eq!(told.class, stepped);
    assert!(told.moves.white.iter().all(|first| first.played != back));
    assert!(told.reach.is_none() && !told.is_decided);
    // Where White wins kos nobody may keep him from it.
    let white_wins = LifeQuestion {
        kos: Kos::One(Ko::WhiteWins),
        ..itself
    };
    let told = report(&white_wins, &Tables::default(), &LifeLimits::default());
    let told = told.point.expect("of the region");
    assert!(told.moves.white.iter().any(|first| first.played == back));
    assert!(told.reach.is_some());
}

#[test]
fn what_cannot_be_played_is_refused_by_its_number() {
    let start = position(board("square:3x3"), ".........").expect("legal");
    let [a1, b2] = ["A1", "B2"].map(|name| at(&start, name));
    let ask = |question: &LifeQuestion, point, moves: &[(Color, Point)]| {
        let mut budget = PositionBudget::new(u64::MAX);
        let (tables, limits) = (Tables::default(), LifeLimits::default());
        inside_position(question, point, moves, &tables, &limits, &mut budget).map(|it| it.position)
    };
    let question = LifeQuestion::new(start.clone());
    let twice = [(Color::Black, b2), (Color::White, b2)];
    assert_eq!(ask(&question, a1, &twice), Err(InsideFault::Illegal(1)));
    let one = ask(&question, a1, &twice[..1]).expect("legal");
    assert_eq!(one.stone(b2), Some(Color::Black));
    let target = LifeQuestion {
        ending: Ending::Target(a1),
        ..question
    };
    assert_eq!(ask(&target, a1, &[]), Err(InsideFault::NoClass), "no stone");
    let settled = LifeQuestion::new(position(board("path:3"), ".X.").expect("legal"));
    let point = settled.position.topology().points().first().expect("three");
    assert!(ask(&settled, point, &[]).is_ok());
    let moves = [(Color::White, point)];
    assert_eq!(ask(&settled, point, &moves), Err(InsideFault::Illegal(0)));
}

#[test]
fn some_points_alone_are_a_region_by_hand() {
    // What is beyond the corner of 3x2 points stays as it is.
    let start = drawn(".....\n..O..\nOOO..\n.....\n.....");
    let corner: PointSet = ["A5", "B5", "C5", "A4", "B4"]
        .map(|name| at(&start, name))
        .into_iter()
        .collect();
    let mut question = LifeQuestion::new(start.clone());
    question.only = corner;
    let told = report(&question, &Tables::default(), &LifeLimits::default());
    assert_eq!(told.ground.regions, [corner]);
    assert_eq!(told.classes.len(), 5);
    assert!(told.end.is_none(), "of the other points nothing is known");
    // The same with the wall said to be safe and nothing else there.
    let walled = drawn("...\n..@\n@@@");
    let other = report(
        &LifeQuestion::new(walled),
        &Tables::default(),
        &LifeLimits::default(),
    );
    let inside = other.classes.iter().filter(|it| it.varies);
    let inside: Vec<Class> = inside.map(|it| it.class).collect();
    let here: Vec<Class> = told.classes.iter().map(|it| it.class).collect();
    assert_eq!(here, inside);
    let region = Region::of(&question, at(&start, "A5")).expect("five points");
    let place = region.place(Ko::Simple);
    assert_eq!(
        region.position(place).expect("legal").occupied(),
        start.occupied()
    );
}

#[test]
fn a_table_that_is_there_is_asked_whatever_the_limit() {
    let question = |signs| LifeQuestion::new(position(board("square:2x3"), signs).expect("legal"));
    let tables = Tables::default();
    let few = LifeLimits {
        points: 5,
        ..LifeLimits::default()
    };
    let first = report(&question("......"), &tables, &few);
    assert_eq!(first.regions, [RegionState::TooLarge(6)]);
    report(&question("......"), &tables, &LifeLimits::default());
    let second = report(&question("X....."), &tables, &few);
    assert!(second.known().is_sure(), "{:?}", second.regions);
}
