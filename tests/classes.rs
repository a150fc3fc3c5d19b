//! Classes of points on boards where anything is safe or settled: the class of a point follows from those after all first moves, each
//! asked as a position of its own, under all rules of ko.

use std::sync::Arc;

use semeai_board::{ByColor, Color, Point, PointSet, Position, Setup, Topology, settled};
use semeai_life::{
    Class, LifeLimits, LifeQuestion, LifeReport, PointClass, Reach, RegionState, Tables,
    life_report,
};
use semeai_search::PositionBudget;

use crate::generators::topologies;
use crate::random::Random;
use crate::support::assert_none_differs;

/// As many points vary in one region at most.
const MOST_VARYING: usize = 7;

fn report(position: &Position, tables: &Tables) -> LifeReport {
    let question = LifeQuestion::new(position.clone());
    let limits = LifeLimits {
        points: MOST_VARYING,
        ..LifeLimits::default()
    };
    life_report(
        &question,
        tables,
        &limits,
        &mut PositionBudget::new(u64::MAX),
    )
}

/// The class of a point by simple ko, and with Black and with White winning all kos.
fn classes(found: &PointClass) -> [Class; 3] {
    let by_ko = found.by_ko.unwrap_or(ByColor {
        black: found.class,
        white: found.class,
    });
    [found.class, by_ko.black, by_ko.white]
}

/// What is wrong on a board. Counts the points that were compared under the three rules. Moves are those on points that vary: whoever
/// fills an eye of his own need not live any more.
fn check(position: &Position, compared: &mut usize) -> Result<(), String> {
    let tables = Tables::default();
    let before = report(position, &tables);
    // The best that the moves of each side lead to, by point and rule.
    let points: Vec<Point> = position.topology().points().iter().collect();
    let mut reached = vec![[ByColor::<Option<Reach>>::default(); 3]; points.len()];
    for color in Color::ALL {
        for played in &before.variable() {
            let Ok(after) = position.play(color, played) else {
                continue;
            };
            let after = report(&after.position, &tables);
            for &point in &points {
                let was = before.class(point).ok_or("too large")?;
                let is = after.class(point).ok_or("too large after a move")?;
                for (rule, (was, class)) in classes(was).into_iter().zip(classes(is)).enumerate() {
                    if !before.class(point).is_some_and(|it| it.varies) && was != class {
                        let board = position.topology();
                        let [point, played] = [point, played].map(|at| board.name(at));
                        return Err(format!("{color} {played} changes {point}, rule {rule}"));
                    }
                    let best = &mut reached[point.index()][rule][color];
                    *best = (*best).max(Some(Reach::of(class, color)));
                }
            }
        }
    }
    for found in before.classes.iter().filter(|it| it.varies) {
        for (rule, class) in classes(found).into_iter().enumerate() {
            let reach = reached[found.point.index()][rule].map(|it| it.unwrap_or(Reach::Nothing));
            let by_moves = Class::by_moves(reach);
            if by_moves != class {
                let point = position.topology().name(found.point);
                return Err(format!(
                    "{point} is {class}, by its moves {by_moves}, rule {rule}"
                ));
            }
            *compared += 1;
        }
    }
    Ok(())
}

/// A board with safe stones or settled points and something that varies beside them.
fn board(seed: u64) -> Option<(String, Position)> {
    let mut random = Random::new(seed);
    let board = topologies::board(&mut random);
    let full = random.pick(&[60, 75, 85]);
    let position = topologies::crowded(&board.topology, full, &mut random);
    let share = random.pick(&[0, 20, 40, 60]);
    let mut safe = PointSet::EMPTY;
    for block in position.blocks() {
        if random.percent(share) {
            safe = safe.union(&block.stones);
        }
    }
    let position = position.protecting(safe);
    let is_held = !safe.is_empty()
        || Color::ALL
            .into_iter()
            .any(|color| !settled(&position, color).is_empty());
    is_held.then_some((board.name, position))
}

fn run(boards: usize, first_seed: u64) {
    let (mut seen, mut compared, mut failures, mut seed) = (0, 0, Vec::new(), first_seed);
    while seen < boards && failures.len() < 20 {
        seed += 1;
        let Some((name, position)) = board(seed) else {
            continue;
        };
        let asked = report(&position, &Tables::default());
        let is_classified = |it: &RegionState| matches!(it, RegionState::Classified { .. });
        if asked.regions.is_empty() || !asked.regions.iter().all(is_classified) {
            continue;
        }
        seen += 1;
        if let Err(wrong) = check(&position, &mut compared) {
            let signs: String = position
                .topology()
                .points()
                .iter()
                .map(
                    |point| match (position.stone(point), position.protected().contains(point)) {
                        (Some(Color::Black), false) => 'X',
                        (Some(Color::Black), true) => '#',
                        (Some(Color::White), false) => 'O',
                        (Some(Color::White), true) => '@',
                        (None, _) => '.',
                    },
                )
                .collect();
            failures.push(format!("seed {seed}, {name}\n{signs}: {wrong}"));
        }
    }
    println!("{seen} boards, seeds {first_seed} to {seed}: {compared} classes");
    assert_none_differs(failures, boards);
    assert!(compared > 10 * boards, "only {compared}");
}

#[test]
fn classes_follow_from_those_after_all_moves_with_anything_safe() {
    run(300, 0);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn classes_follow_from_those_after_all_moves_on_twenty_thousand_boards() {
    run(20_000, 1_000_000);
}

/// Black lives at 1, 2 and 4 with the eyes 3 and 6; the corridor 5, 7, 0 beside him is his once White has filled it so far.
#[test]
fn a_corridor_that_the_outside_alone_encloses_is_settled() {
    let names = (0..8).map(|number| (number.to_string(), (0.0, 0.0)));
    let lines = [(0, 7), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (5, 7)];
    let topology = Arc::new(Topology::graph(names.collect(), &lines).expect("a graph"));
    let mut setup = Setup::new(Arc::clone(&topology));
    let point = |name: &str| topology.point(name).expect("on the board");
    for (name, color) in [
        ("1", Color::Black),
        ("2", Color::Black),
        ("4", Color::Black),
        ("0", Color::White),
    ] {
        setup.set(point(name), Some(color));
    }
    let position = Position::new(setup).expect("legal");
    let before = report(&position, &Tables::default());
    for name in ["5", "7", "0"] {
        let found = before.class(point(name)).expect("small");
        assert_eq!(found.by_ko, None, "{name} does not depend on ko");
    }
    let after = position.play(Color::White, point("7")).expect("legal");
    let after = report(&after.position, &Tables::default());
    assert!(after.regions.is_empty(), "all is settled");
    check(&position, &mut 0).expect("the law holds");
}
