//! Classes by positional superko: against a judge that tries everything, and how often they are others than by simple ko.

use std::sync::Arc;

use semeai_board::{
    ByColor, Color, Point, PointSet, Position, Setup, Topology, connected_graphs, settled,
};
use semeai_life::{
    Class, Kos, LifeLimits, LifeQuestion, LifeReport, RegionState, Tables, Value, life_report,
};
use semeai_search::PositionBudget;

use crate::random::Random;
use crate::support::assert_none_differs;

fn report(position: &Position, kos: Kos, point: Option<Point>) -> LifeReport {
    let question = LifeQuestion {
        kos,
        point,
        ..LifeQuestion::new(position.clone())
    };
    let mut budget = PositionBudget::new(u64::MAX);
    life_report(
        &question,
        &Tables::default(),
        &LifeLimits::default(),
        &mut budget,
    )
}

fn simple() -> Kos {
    Kos::One(semeai_life::Ko::Simple)
}

fn graph(points: usize, lines: &[(usize, usize)]) -> Arc<Topology> {
    let names = (1..=points).map(|number| (number.to_string(), (0.0, 0.0)));
    Arc::new(Topology::graph(names.collect(), lines).expect("a graph"))
}

/// All legal positions of a graph.
fn positions(board: &Arc<Topology>) -> Vec<Position> {
    let points: Vec<Point> = board.points().iter().collect();
    let count = 3_usize.pow(u32::try_from(points.len()).expect("few"));
    let position = |code: usize| {
        let mut setup = Setup::new(Arc::clone(board));
        let mut rest = code;
        for &point in &points {
            let stone = [None, Some(Color::Black), Some(Color::White)][rest % 3];
            setup.set(point, stone);
            rest /= 3;
        }
        Position::new(setup).ok()
    };
    (0..count).filter_map(position).collect()
}

/// Tries every line of play.
struct Judge {
    seen: Vec<[PointSet; 2]>,
    /// How many positions may be looked at yet.
    left: u64,
}

fn key(position: &Position) -> [PointSet; 2] {
    Color::ALL.map(|color| position.stones(color))
}

impl Judge {
    /// Whether a side forces a point; nothing if it takes too long.
    fn forces(
        &mut self,
        at: &Position,
        mover: Color,
        passed: bool,
        (color, point): (Color, Point),
    ) -> Option<bool> {
        self.left = self.left.checked_sub(1)?;
        if Color::ALL.iter().any(|side| is_settled(at, *side, point)) {
            return Some(is_settled(at, color, point));
        }
        self.seen.push(key(at));
        let empty = at.topology().points().difference(&at.occupied());
        let plays = empty.iter().filter_map(|to| {
            // What a ko forbids by itself the history forbids too.
            let free = at.clone().banning(None);
            Some(free.play(mover, to).ok()?.position)
        });
        let plays: Vec<Position> = plays.collect();
        let fresh = plays.iter().filter(|it| !self.seen.contains(&key(it)));
        let fresh: Vec<&Position> = fresh.collect();
        let pass = (!passed).then_some(at);
        let wants = mover == color;
        // Two passes leave the point to nobody.
        let mut is_won = passed && !wants;
        for next in fresh.into_iter().chain(pass) {
            if is_won {
                break;
            }
            let has_passed = std::ptr::eq(next, at);
            is_won = self.forces(next, mover.opponent(), has_passed, (color, point))? == wants;
        }
        self.seen.pop();
        Some(is_won == wants)
    }

    fn class(&mut self, at: &Position, point: Point) -> Option<Class> {
        let mut value = |first| {
            for (color, value) in [(Color::Black, Value::Black), (Color::White, Value::White)] {
                if self.forces(at, first, false, (color, point))? {
                    return Some(value);
                }
            }
            Some(Value::StandOff)
        };
        let [black, white] = Color::ALL.map(&mut value);
        Some(Class::of(ByColor {
            black: black?,
            white: white?,
        }))
    }
}

fn is_settled(position: &Position, color: Color, point: Point) -> bool {
    settled(position, color).contains(point)
}

/// Compares so many points of random positions of random graphs of up to so many points.
fn run(wanted: usize, most_points: usize, seed: u64) {
    let graphs: Vec<_> = (2..=most_points)
        .flat_map(|points| {
            let graphs = connected_graphs(points).expect("few");
            graphs.map(move |lines| graph(points, &lines))
        })
        .collect();
    let mut random = Random::new(seed);
    let (mut seen, mut failures) = (0, Vec::new());
    while seen < wanted {
        let board = &graphs[random.below(graphs.len())];
        let all = positions(board);
        let position = &all[random.below(all.len())];
        let found = report(position, Kos::Superko, None);
        for class in &found.classes {
            let mut judge = Judge {
                seen: Vec::new(),
                left: 100_000,
            };
            let Some(judged) = judge.class(position, class.point) else {
                continue;
            };
            seen += 1;
            if judged != class.class {
                failures.push(format!(
                    "{:?} {:?} at {:?}: {}, judged {judged}",
                    board.edges(),
                    key(position),
                    class.point,
                    class.class
                ));
            }
        }
    }
    println!("{seen} points compared");
    assert_none_differs(failures, wanted);
}

#[test]
fn five_hundred_points_have_the_class_that_the_judge_finds() {
    run(500, 4, 55);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_points_have_the_class_that_the_judge_finds() {
    run(20_000, 5, 56);
}

/// Of all legal positions of all connected graphs of so many points: how many points there are, and how many of them have another
/// class by superko than by simple ko.
fn differing(points: usize) -> (usize, usize) {
    let (mut all, mut other) = (0, 0);
    for lines in connected_graphs(points).expect("few") {
        for position in positions(&graph(points, &lines)) {
            let [one, two] =
                [simple(), Kos::Superko].map(|kos| report(&position, kos, None).classes);
            all += one.len();
            let pairs = one.iter().zip(&two);
            other += pairs.filter(|(one, two)| one.class != two.class).count();
        }
    }
    (all, other)
}

#[test]
fn classes_of_small_graphs_are_those_by_simple_ko() {
    // None of them does, up to four points.
    for (points, all) in [(2, 10), (3, 102), (4, 1_256)] {
        assert_eq!(differing(points), (all, 0), "{points}");
    }
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn of_five_points_too() {
    println!("{:?}", differing(5));
}

#[test]
fn the_first_moves_of_a_point_lead_to_its_class() {
    for lines in connected_graphs(4).expect("few") {
        let board = graph(4, &lines);
        for position in positions(&board) {
            for point in &board.points() {
                let found = report(&position, Kos::Superko, Some(point));
                let Some(told) = found.point else { continue };
                let Some(reach) = told.reach else { continue };
                assert_eq!(
                    Class::by_moves(reach),
                    told.class,
                    "{lines:?} {:?}",
                    key(&position)
                );
            }
        }
    }
}

#[test]
fn eight_points_are_too_many() {
    let board = Arc::new(Topology::new("cycle:8".parse().expect("a board")));
    let position = Position::new(Setup::new(board)).expect("empty");
    let found = report(&position, Kos::Superko, None);
    assert_eq!(found.regions, [RegionState::TooLargeForHistory(8)]);
    assert!(!found.known().is_sure() && found.classes.is_empty());
}
