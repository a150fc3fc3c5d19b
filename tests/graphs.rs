//! Races on boards that are no rectangles: wherever the count is sure, it says what an exhaustive judge says.
//!
//! On the lattice of squares much is known of eyes that is wrong on other graphs: which sizes can die, how many
//! liberties a dead one has, what a corner is. Nothing of it may slip into a sure answer there.

use std::sync::Arc;

use semeai_board::{Color, Point, Position, Setup, Topology};
use semeai_race::Alone;
use semeai_race::bounds::alone;
use semeai_race::solve::{SolveLimits, solve};
use serde_json::Value;

use crate::generators::{self, Kind};
use crate::oracle::{Board, Ending, Goal, Judge, Judged, Ko, Verdict};
use crate::proof::board as proof;
use crate::random::Random;
use crate::support::{Race, assert_none_differs, ending, fixture, in_judges_words};

/// Larger races are passed over by the judge.
const MOST_STATES: usize = 100_000;

/// A race on any graph, by the pairs of neighbours and the mark of each point as in diagrams.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    pub(crate) edges: Vec<(usize, usize)>,
    pub(crate) marks: Vec<char>,
}

impl Graph {
    /// Adds a point with this mark, beside these; its number.
    fn add(&mut self, mark: char, beside: &[usize]) -> usize {
        let number = self.marks.len();
        self.marks.push(mark);
        self.edges
            .extend(beside.iter().map(|&other| (other, number)));
        number
    }

    /// The race, or nothing if a block has no liberty.
    pub(crate) fn race(&self) -> Option<Race> {
        let points = (0..self.marks.len()).map(|i| (i.to_string(), (0.0, 0.0)));
        let board = Topology::graph(points.collect(), &self.edges).expect("a graph");
        Race::on(&Arc::new(board), &self.marks).ok()
    }

    /// The endings if Black and if White starts where they are the same under every rule of ko; nothing if the race is
    /// too large.
    fn truth(&self, goal: Goal) -> Option<[Option<Ending>; 2]> {
        let board = Board::of_graph(&self.edges, &self.marks);
        let mut found = Vec::new();
        for rule in [Ko::SIMPLE, Ko::Wins(0), Ko::Wins(1)] {
            let judge = Judge::new(&board, goal, rule, MOST_STATES)?;
            found.push([0, 1].map(|mover| judge.ending(&judge.start(mover))));
        }
        Some([0, 1].map(|mover| {
            let is_same = found
                .iter()
                .all(|endings| endings[mover] == found[0][mover]);
            is_same.then(|| found[0][mover])
        }))
    }

    /// How it ends if Black and if White starts; nothing for a start where a ko is told, or if the race is too large.
    fn told(&self) -> Option<[Option<Ending>; 2]> {
        let board = Board::of_graph(&self.edges, &self.marks);
        let judged = Judged::new(board, Goal::CaptureAndLive, MOST_STATES)?;
        Some([0, 1].map(|mover| match judged.verdict(mover) {
            Verdict::Black => Some(Ending::Black),
            Verdict::White => Some(Ending::White),
            Verdict::Seki | Verdict::BothLive => Some(Ending::Seki),
            Verdict::Ko => None,
        }))
    }
}

/// What the program claims by itself if Black and if White starts, if it is sure.
fn claims(race: &Race) -> Option<[Option<Ending>; 2]> {
    let report = race.analyze_automatically();
    let verdict = report.verdict.as_ref().filter(|_| report.is_sure())?;
    Some([&verdict.starts.black, &verdict.starts.white].map(|start| ending(start.ending)))
}

fn edges(list: &Value) -> Vec<(usize, usize)> {
    let edge = |edge: &Value| {
        let end = |i: usize| usize::try_from(edge[i].as_u64().expect("a number")).expect("small");
        (end(0), end(1))
    };
    list.as_array().expect("a list").iter().map(edge).collect()
}

/// Every so manieth race of the file.
fn compare_known_races(step: usize) {
    let fixture = fixture("graph-races.json");
    let races = fixture["races"].as_array().expect("a list");
    let races: Vec<&Value> = races.iter().step_by(step).collect();
    let (mut sure, mut failures) = (0, Vec::new());
    for case in &races {
        let text = |key: &str| case[key].as_str().expect("a text");
        let graph = Graph {
            edges: edges(&fixture["boards"][text("board")]),
            marks: text("position").chars().collect(),
        };
        let first_capture = ["black_first", "white_first"].map(|first| {
            let rules = ["no_threats", "black_wins_kos", "white_wins_kos"];
            let said = rules.map(|rule| case[first][rule].as_str().expect("a result"));
            (said[0] == said[1] && said[1] == said[2]).then(|| match said[0] {
                "black" => Ending::Black,
                "white" => Ending::White,
                _ => Ending::Seki,
            })
        });
        // The file knows who captures first, and the judge what comes of it.
        if let Some(judged) = graph.truth(Goal::Capture) {
            assert_eq!(judged, first_capture, "{}", text("position"));
        }
        let Some(truth) = graph.told() else {
            continue;
        };
        let race = graph.race().expect("a legal position");
        if let Some(claims) = claims(&race) {
            sure += 1;
            if claims != truth {
                failures.push(format!(
                    "{} {}: counted {claims:?}, is {truth:?}",
                    text("board"),
                    text("position")
                ));
            }
        }
    }
    println!("{} races, {sure} sure", races.len());
    assert_none_differs(failures, races.len());
    // Hardly any of them is a plain race.
    assert!(10 * sure >= races.len(), "too few are sure: {sure}");
}

#[test]
fn sure_counts_on_lattices_and_wrapped_boards_are_right() {
    compare_known_races(4);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn all_sure_counts_on_lattices_and_wrapped_boards_are_right() {
    compare_known_races(1);
}

/// A race of two blocks in contact, one of which has so many liberties outside and so much room inside.
struct Sides {
    graph: Graph,
    black: usize,
    white: usize,
}

impl Sides {
    fn new() -> Self {
        let mut graph = Graph::default();
        let black = graph.add('B', &[]);
        let white = graph.add('W', &[black]);
        Self {
            graph,
            black,
            white,
        }
    }

    fn outside(&mut self, color: Color, count: usize) {
        let (block, safe) = match color {
            Color::Black => (self.black, '@'),
            Color::White => (self.white, '#'),
        };
        for _ in 0..count {
            let liberty = self.graph.add('.', &[block]);
            self.graph.add(safe, &[liberty]);
        }
    }

    fn shared(&mut self, count: usize) {
        for _ in 0..count {
            self.graph.add('.', &[self.black, self.white]);
        }
    }
}

/// Black's block around each eye space, raced against so many liberties: what is said of the eye, in the words of the
/// fixture, as far as it is said. Nothing of what is said may be wrong.
fn class_of_eye(case: &Value) -> Option<&'static str> {
    let inside = edges(&case["edges"]);
    let size = usize::try_from(case["points"].as_u64().expect("a number")).expect("small") - 1;
    // Black has the eye alone; White has more liberties than any dead eye here.
    let mut sides = Sides::new();
    sides.outside(Color::White, 30);
    let first = sides.graph.marks.len();
    for _ in 0..size {
        sides.graph.add('.', &[]);
    }
    for (a, b) in inside {
        let number = |i: usize| if i == size { sides.black } else { first + i };
        sides.graph.edges.push((number(a), number(b)));
    }
    let race = sides.graph.race().expect("a legal position");
    let claims = claims(&race)?;
    Some(match claims {
        [Some(Ending::White), Some(Ending::White)] => "W",
        [_, Some(Ending::White)] => "N",
        _ => "B",
    })
}

#[test]
fn eye_spaces_on_graphs_are_never_called_what_they_are_not() {
    let fixture = fixture("graph-races.json");
    let eyes = fixture["eyes"].as_array().expect("a list");
    let mut said = Vec::new();
    for case in eyes {
        let [id, class] = ["id", "class"].map(|key| case[key].as_str().expect("a text"));
        if let Some(claimed) = class_of_eye(case) {
            assert_eq!(claimed, class, "{id}");
            said.push(id);
        }
    }
    // Alive ones of up to seven points. Of dead ones the race is too large to be followed after the capture, which leaves one
    // point between the blocks.
    for sure in ["bent4", "rect6", "path5", "path6"] {
        assert!(
            said.iter().any(|id| id.ends_with(sure)),
            "nothing is said of {sure}, only of {said:?}"
        );
    }
}

/// Black's block round each eye space, all else White's and safe: what is told of the block by itself, in the words of the fixture.
fn class_alone(case: &Value) -> Option<&'static str> {
    let inside = edges(&case["edges"]);
    let size = usize::try_from(case["points"].as_u64().expect("a number")).expect("small");
    let mut graph = Graph::default();
    for _ in 1..size {
        graph.add('.', &[]);
    }
    let block = graph.add('X', &[]);
    graph.add('@', &[block]);
    graph.edges.extend(inside);
    let race = graph.race().expect("a legal position");
    let block = race.position.block_at(Point::new(block).expect("a point"));
    let block = block.expect("Black's stone");
    let limits = SolveLimits::default();
    Some(match alone(&race.position, &race.roles, &block, &limits) {
        Alone::TwoEyes | Alone::Lives => "B",
        Alone::Dead => "W",
        Alone::Unsettled => "N",
        _ => return None,
    })
}

#[test]
fn blocks_round_eye_spaces_live_or_die_as_their_eyes_say() {
    let fixture = fixture("graph-races.json");
    let mut said = 0;
    for case in fixture["eyes"].as_array().expect("a list") {
        let [id, class] = ["id", "class"].map(|key| case[key].as_str().expect("a text"));
        let Some(told) = class_alone(case) else {
            continue;
        };
        assert_eq!(told, class, "{id}");
        said += 1;
    }
    // Where a star or a wheel of eight points is unsettled, a short search does not see what saves it.
    assert!(said >= 24, "{said}");
}

/// The word for both starts.
fn class(starts: [Option<Ending>; 2]) -> Option<&'static str> {
    use Ending::{Black, Seki, White};
    Some(match (starts[0]?, starts[1]?) {
        (Black, Black) => "B",
        (White, White) => "W",
        (Black, White) => "N",
        (Seki, Seki) => "P",
        (Black, Seki) => "N+",
        (Seki, White) => "N-",
        _ => return None,
    })
}

#[test]
fn plain_races_are_judged_proved_and_counted() {
    let fixture = fixture("graph-races.json");
    let races = fixture["plain"].as_array().expect("a list");
    let mut sure = 0;
    for case in races {
        let [id, wanted] = ["id", "class"].map(|key| case[key].as_str().expect("a text"));
        let count =
            |key: &str| usize::try_from(case[key].as_u64().expect("a number")).expect("few");
        let mut sides = Sides::new();
        sides.outside(Color::Black, count("black_outside"));
        sides.outside(Color::White, count("white_outside"));
        sides.shared(count("shared"));
        for _ in 0..count("black_eye") {
            sides.graph.add('.', &[sides.black]);
        }
        let race = sides.graph.race().expect("a legal position");
        if let Some(first_capture) = sides.graph.truth(Goal::Capture) {
            assert_eq!(class(first_capture), Some(wanted), "{id}, first capture");
        }
        // Of one point a capture leaves hardly a block that lives; what comes of it is another question.
        let Some(judged) = sides.graph.told() else {
            continue;
        };
        let solution = solve(&proof::race(&race), None, &proof::limits()).expect("two sides");
        let proved = Color::ALL.map(|first| {
            let start = solution.starts[first].as_ref().expect("asked");
            start.outcome.ending().map(in_judges_words)
        });
        assert_eq!(proved, judged, "{id}, proved");
        if let Some(claims) = claims(&race) {
            assert_eq!(claims, judged, "{id}, counted");
            sure += 1;
        }
    }
    assert_eq!(races.len(), 78);
    println!("{sure} of {} are sure", races.len());
    assert!(sure > 20, "{sure} are sure");
}

/// An eye space of so many points with random lines, of which some need not touch the block.
fn add_eye(graph: &mut Graph, block: usize, attacker: char, random: &mut Random) {
    let size = random.pick(&[1, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    let touching = random.pick(&[100, 100, 70]);
    let first = graph.marks.len();
    for i in 0..size {
        let mark = if size > 1 && random.percent(12) {
            attacker
        } else {
            '.'
        };
        let point = graph.add(mark, &[]);
        if i > 0 {
            let before = first + random.below(i);
            graph.edges.push((before, point));
        }
        if i == 0 || random.percent(touching) {
            graph.edges.push((block, point));
        }
        for other in first..point {
            if random.percent(25) && !graph.edges.contains(&(other, point)) {
                graph.edges.push((other, point));
            }
        }
    }
}

pub(crate) fn random_race(seed: u64) -> Graph {
    let mut random = Random::new(seed);
    let mut sides = Sides::new();
    for (color, attacker) in [(Color::Black, 'O'), (Color::White, 'X')] {
        let block = match color {
            Color::Black => sides.black,
            Color::White => sides.white,
        };
        for _ in 0..random.pick(&[0, 1, 1, 2]) {
            add_eye(&mut sides.graph, block, attacker, &mut random);
        }
        let outside = random.below(4);
        sides.outside(color, outside);
    }
    let shared = random.pick(&[0, 0, 1, 2, 3]);
    sides.shared(shared);
    sides.graph
}

fn compare_random_races(races: usize, first_seed: u64) {
    let (mut judged, mut sure, mut failures) = (0, 0, Vec::new());
    let mut seed = first_seed;
    while judged < races {
        let graph = random_race(seed);
        seed += 1;
        let Some(race) = graph.race() else { continue };
        let Some(truth) = graph.told() else {
            continue;
        };
        judged += 1;
        let Some(claims) = claims(&race) else {
            continue;
        };
        sure += 1;
        if claims != truth {
            let Graph { edges, marks } = &graph;
            let marks: String = marks.iter().collect();
            failures.push(format!(
                "seed {}: counted {claims:?}, is {truth:?}: {marks} {edges:?}",
                seed - 1
            ));
        }
    }
    println!("{judged} races, seeds {first_seed} to {seed}: {sure} sure");
    assert_none_differs(failures, races);
    assert!(3 * sure >= races, "too few are sure");
}

#[test]
fn sure_counts_on_random_graphs_are_right() {
    compare_random_races(20, 200);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_sure_counts_on_random_graphs_are_right() {
    compare_random_races(4_000, 1_000_000);
}

/// The same race without its lattice.
fn freed(race: &Race) -> Race {
    let board = race.topology();
    let points = board.points().iter();
    let named = points.map(|point| (board.name(point).to_owned(), board.coordinates(point)));
    let pairs = |from: Point| {
        let beside = board.neighbors(from).iter();
        beside.map(move |to| (from.index(), to.index()))
    };
    let edges: Vec<_> = board.points().iter().flat_map(pairs).collect();
    let free = Topology::graph(named.collect(), &edges).expect("a graph");
    let setup = Setup {
        topology: Arc::new(free),
        stones: *race.position.stones_by_color(),
    };
    let protected = race.position.protected();
    Race {
        position: Position::with_protected(setup, protected).expect("the same position"),
        ..race.clone()
    }
}

#[test]
fn a_rectangle_without_its_lattice_is_never_surely_different() {
    for kind in Kind::ALL {
        let (mut with, mut without) = (0, 0);
        for seed in 0..40 {
            let rows = generators::board(kind, seed);
            let Ok(race) = Race::try_new(&rows) else {
                continue;
            };
            if !"BW".chars().all(|side| rows.concat().contains(side)) {
                continue;
            }
            let of_lattice = claims(&race);
            let of_graph = claims(&freed(&race));
            with += usize::from(of_lattice.is_some());
            without += usize::from(of_graph.is_some());
            if let (Some(of_lattice), Some(of_graph)) = (of_lattice, of_graph) {
                assert_eq!(of_lattice, of_graph, "{kind:?}, seed {seed}\n{rows:?}");
            }
        }
        println!("{kind:?}: {with} sure with the lattice, {without} without");
    }
}
