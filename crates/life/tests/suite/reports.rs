//! Whole answers: regions, limits, the point that is asked about, the end.

use semeai_board::{Color, PointSet, Position, settled};
use semeai_life::{
    Class, End, Ending, Fault, Goal, Ko, Kos, LifeLimits, LifeQuestion, LifeReport, Place, Reach,
    RegionState, Table, Tables, life_report,
};
use semeai_search::PositionBudget;

use crate::support::{board, net_of, position, positions, tables};

fn on(name: &str, signs: &str) -> Position {
    position(board(name), signs).expect("a legal position")
}

fn answer(question: &LifeQuestion) -> LifeReport {
    answer_within(question, &LifeLimits::default(), u64::MAX)
}

fn answer_within(question: &LifeQuestion, limits: &LifeLimits, positions: u64) -> LifeReport {
    let mut budget = PositionBudget::new(positions);
    life_report(question, &Tables::default(), limits, &mut budget)
}

fn signs(report: &LifeReport) -> String {
    let classes: Vec<&str> = report.classes.iter().map(|it| it.class.sign()).collect();
    classes.join(" ")
}

#[test]
fn a_stone_between_two_eyes_is_settled_ultimate_and_counted() {
    let report = answer(&LifeQuestion::new(on("path:3", ".X.")));
    assert_eq!(signs(&report), "B B B");
    assert!(report.variable().is_empty() && report.known().is_sure());
    assert!(report.eyes.is_ultimate());
    assert_eq!(report.eyes.eyes.black.len(), 2);
    let Some(End::Counted(count)) = report.end else {
        panic!("{:?}", report.end)
    };
    assert_eq!((count.margin, count.stones), (3, 1));
    assert_eq!(count.winner(5), Some(Color::Black));
    assert_eq!(count.winner(6), None, "a draw");
    assert_eq!(count.winner(7), Some(Color::White));
}

/// Black's stone with two eyes of its own beside White's group with three, and with two.
#[test]
fn ultimate_asks_too_much_of_a_neighbour_with_a_third_eye() {
    let edges = [(0, 1), (0, 2), (0, 3), (3, 4), (3, 5), (3, 6)];
    let names = (0..7).map(|i| (format!("p{i}"), (0.0, 0.0))).collect();
    let board = semeai_board::Topology::graph(names, &edges).expect("a graph");
    let classes = |signs_of: &str, ending| {
        let question = LifeQuestion {
            ending,
            ..LifeQuestion::new(position(board.clone(), signs_of).expect("a legal position"))
        };
        signs(&answer(&question))
    };
    assert_eq!(classes("X..O...", Ending::Territory), "B B B W W W W");
    assert_eq!(classes("X..O...", Ending::Ultimate), "P P P W W W W");
    assert_eq!(classes("X..OO..", Ending::Ultimate), "B B B W W W W");
    assert_eq!(classes("X..OO..", Ending::Territory), "B B B W W W W");
}

#[test]
fn the_regions_of_a_large_board_are_told_apart() {
    // A corner of six points, walled in by safe stones, on a board that is too large by itself.
    let rows = ["...#.....", "...#.....", "####.....", "........."];
    let mut question = LifeQuestion::new(on("square:9x4", &rows.concat()));
    let report = answer(&question);
    assert_eq!(report.regions.len(), 2);
    assert!(matches!(report.regions[0], RegionState::Classified { .. }));
    assert_eq!(report.regions[1], RegionState::TooLarge(24));
    assert!(!report.known().is_sure() && report.end.is_none());
    let corner = report.ground.regions[0].first().expect("a point");
    assert!(report.class(corner).is_some_and(|it| it.varies));
    question.region = Some(corner);
    let report = answer(&question);
    assert_eq!(report.regions[1], RegionState::Aside);
    assert!(report.known().is_sure());
    assert_eq!(report.variable().len(), 6);
}

#[test]
fn limits_and_a_spent_budget_are_told_and_nothing_is_taken() {
    let question = LifeQuestion::new(on("square:3x3", "........."));
    let few = LifeLimits {
        points: 8,
        ..LifeLimits::default()
    };
    assert_eq!(
        answer_within(&question, &few, u64::MAX).regions,
        [RegionState::TooLarge(9)]
    );
    let small = LifeLimits {
        bytes: 1_000,
        ..LifeLimits::default()
    };
    let report = answer_within(&question, &small, u64::MAX);
    assert!(matches!(report.regions[0], RegionState::TooMuchMemory(bytes) if bytes > 1_000));
    for positions in [1, 20_000, 40_000] {
        let report = answer_within(&question, &LifeLimits::default(), positions);
        assert_eq!(report.regions, [RegionState::Halted]);
        assert!(report.classes.is_empty() && report.end.is_none());
    }
}

#[test]
fn a_point_is_told_with_every_first_move() {
    let at = on("path:3", "...");
    let middle = at.topology().points().iter().nth(1);
    let question = LifeQuestion {
        point: middle,
        kos: Kos::One(Ko::Simple),
        ..LifeQuestion::new(at)
    };
    let report = answer(&question).point.expect("a class");
    assert_eq!(report.class, Class::First);
    assert_eq!(report.moves.black.len(), 3);
    let played = report
        .moves
        .black
        .iter()
        .find(|it| Some(it.played) == middle);
    assert_eq!(played.map(|it| it.class), Some(Class::Black));
    let reach = report.reach.expect("it is open");
    assert_eq!((reach.black, reach.white), (Reach::Point, Reach::Point));
    let settled = LifeQuestion {
        point: middle,
        ..LifeQuestion::new(on("path:3", ".X."))
    };
    let settled = answer(&settled).point.expect("a class");
    assert_eq!((settled.class, settled.reach), (Class::Black, None));
}

#[test]
fn a_target_is_asked_about_alone() {
    let at = on("square:5x2", ".XO..XXO..");
    let stone = at.topology().points().iter().nth(1).expect("a point");
    let question = LifeQuestion {
        ending: Ending::Target(stone),
        ..LifeQuestion::new(at)
    };
    let report = answer(&question);
    assert_eq!(report.classes.len(), 3, "the string alone");
    let first = report.classes[0].class;
    assert!(report.classes.iter().all(|it| it.class == first));
    let empty = question
        .position
        .topology()
        .points()
        .first()
        .expect("a point");
    let nothing = LifeQuestion {
        ending: Ending::Target(empty),
        ..question
    };
    assert!(answer(&nothing).classes.is_empty());
}

#[test]
fn the_first_fault_of_a_position_is_told() {
    let report = answer(&LifeQuestion::new(on("path:4", "..X.")));
    let (point, fault) = report.eyes.fault.expect("it is not ultimate");
    assert_eq!((point.index(), fault), (0, Fault::EmptyNeighbor));
}

/// What is settled around a region may as well be safe: every position in which something is settled, region by region and from the
/// table of the whole board.
fn compare_regions_with_the_whole(name: &str, step: usize) -> usize {
    let board = board(name);
    let net = net_of(board.len(), &board.edges());
    let whole = tables(net.clone(), Goal::Territory);
    let kept = Tables::default();
    let mut compared = 0;
    for stones in positions(&net).step_by(step) {
        let signs: String = (0..net.len())
            .map(
                |point| match (stones.black >> point & 1, stones.white >> point & 1) {
                    (1, _) => 'X',
                    (_, 1) => 'O',
                    _ => '.',
                },
            )
            .collect();
        let question = LifeQuestion::new(position(board.clone(), &signs).expect("legal"));
        let settled = Color::ALL.map(|color| settled(&question.position, color));
        if settled.iter().all(PointSet::is_empty) {
            continue;
        }
        compared += 1;
        let mut budget = PositionBudget::new(u64::MAX);
        let report = life_report(&question, &kept, &LifeLimits::default(), &mut budget);
        assert_eq!(report.classes.len(), net.len(), "{name} {signs}");
        for it in &report.classes {
            let (black, white) = it
                .by_ko
                .map_or((it.class, it.class), |by| (by.black, by.white));
            let told = [it.class, black, white];
            let class = |table: &Table| table.class(Place::free(stones), it.point.index());
            let expected: Vec<Class> = whole.iter().map(class).collect();
            assert_eq!(told.to_vec(), expected, "{name} {signs} {:?}", it.point);
        }
    }
    compared
}

#[test]
fn settled_surroundings_are_as_good_as_safe_ones() {
    let boards = [
        "path:6",
        "star:5",
        "wheel:5",
        "cycle:6",
        "kagome-hexagon:1",
        "square:2x4",
    ];
    let compared = boards.map(|name| compare_regions_with_the_whole(name, 1));
    println!("{compared:?}");
    assert!(compared.iter().sum::<usize>() > 200, "{compared:?}");
}

#[test]
fn settled_surroundings_are_as_good_as_safe_ones_on_larger_boards() {
    for name in [
        "square:3x3",
        "square:2x5",
        "tri-triangle:4",
        "honey-torus:2x2",
        "box:2x2x2",
    ] {
        println!("{name}: {}", compare_regions_with_the_whole(name, 1));
    }
}
