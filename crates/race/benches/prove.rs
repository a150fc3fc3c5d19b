//! The search on the board: what a proof costs, and how the cost grows with the empty points.
//!
//! `cargo bench -p semeai-race --bench prove -- --table` prints the figures below and those of the lessons and big eyes.
//! Both starts with moves, lead and line, within the default budget of 30 million positions; medians of five in release, on
//! two cores that were busy with other work:
//!
//! | empty points | a room against plain liberties: positions, ms | a room of each side: positions, ms |
//! |---|---|---|
//! | 8 | 1,102, 2 | 646, 1 |
//! | 9, 10 | 6,865, 2 | 9,138, 6 |
//! | 11, 12 | 24,702, 7 | 155,555, 67 |
//! | 12, 14 | 65,114, 22 | 938,000, 83 |
//! | 14, 16 | 245,151, 32 | 11,400,000, 1,110 |
//! | 15, 18 | 1,070,000, 226 | 26,800,000, 3,210 |
//! | 17, 20 | 3,800,000, 591 | not answered |
//! | 18 | 21,300,000, 3,690 | |
//! | 20 | one start not answered, 3,480 | |
//!
//! Nothing in a room is settled, so these are the hardest races of their size, and one more empty point costs two to three times
//! as much. Up to nine to eleven points a part is reduced first, which takes longer than it makes positions. Plain liberties
//! cost nothing: 24 of them are counted at once. The race of figure 2, 19 empty points, takes 80 ms in all; the proof
//! for Black's start alone 262,000 positions and 32 ms, for White's 8,210 and 12 ms. The lessons take about 1 ms each at most, big
//! eyes up to 5 ms. One thread makes 12 million positions a second in a room of 10.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use semeai_board::{
    ByColor, Color, Point, PointSet, Position, Role, Roles, Setup, Topology, diagram, partition,
};
use semeai_race::solve::{Outcome, Prover, Race, Several, Solution, SolveLimits, solve};
use semeai_search::KoRule;

/// How often an answer is measured, unless it takes long.
const RUNS: usize = 5;
const LONG: Duration = Duration::from_secs(5);

const FIGURE_2: &str = "@....@@....@@/@XXXX@@XXXX@@/@X@@X@@.@@@@@/@..@.@@B@@@@@/@B@@B@@B@@@@@/\
                        BBBBBBBBBBBBB/WWWWWWWWWWWWW/.#.#.#.#.#.#.";

const BIG_EYES: [(&str, &str); 6] = [
    (
        "square four, shared 1, White 4",
        "B..B@@@@@@@@@/B..B@@@@@@@@@/BBBBBBBBBBBBB/BB.BBBBBBBBBB/WWWWWWWWWWWWW/W.W.#.#.#.###",
    ),
    (
        "square four, shared 2, White 5",
        "B..B@@@@@@@@@/B..B@@@@@@@@@/BBBBBBBBBBBBB/BB.BB.BBBBBBB/WWWWWWWWWWWWW/W.W.#.#.#.#.#",
    ),
    (
        "pyramid four against plain 5",
        "BBBBB@@@@/B...B@@@@/BB.BB@@@@/BBBBBBBBB/WWWWWWWWW/.#.#.#.#.",
    ),
    (
        "bulky five against plain 8",
        "BBBBB@@@@@@@@@@/B..BB@@@@@@@@@@/B...B@@@@@@@@@@/BBBBBBBBBBBBBBB/WWWWWWWWWWWWWWW/.#.#.#.#.#.#.#.",
    ),
    (
        "straight four in the corner against plain 4",
        "....B@@@@/BBBBBBBBB/WWWWWWWWW/.#.#.#.##",
    ),
    (
        "rectangle six against plain 11",
        "B...B@@@@@@@@@@@@@@@@/B...B@@@@@@@@@@@@@@@@/BBBBBBBBBBBBBBBBBBBBB/WWWWWWWWWWWWWWWWWWWWW/.#.#.#.#.#.#.#.#.#.#.",
    ),
];

const LESSONS: [&str; 15] = [
    include_str!("../../../assets/samples/00-connect-first.txt"),
    include_str!("../../../assets/samples/01-same-count.txt"),
    include_str!("../../../assets/samples/02-one-more.txt"),
    include_str!("../../../assets/samples/03-outside-first.txt"),
    include_str!("../../../assets/samples/04-live-together.txt"),
    include_str!("../../../assets/samples/05-kill-or-seki.txt"),
    include_str!("../../../assets/samples/06-far-ahead.txt"),
    include_str!("../../../assets/samples/07-an-eye-is-worth-a-lot.txt"),
    include_str!("../../../assets/samples/08-eye-but-close.txt"),
    include_str!("../../../assets/samples/09-two-big-eyes.txt"),
    include_str!("../../../assets/samples/10-big-eye-small-eye.txt"),
    include_str!("../../../assets/samples/11-two-small-eyes.txt"),
    include_str!("../../../assets/samples/12-points-are-not-moves.txt"),
    include_str!("../../../assets/samples/13-the-bigger-one-first.txt"),
    include_str!("../../../assets/samples/14-count-the-ko-threats.txt"),
];

fn main() {
    if std::env::args().any(|argument| argument == "--table") {
        println!("{}", figures());
    } else {
        divan::main();
    }
}

/// The proof alone: who captures whoever wins the kos.
#[divan::bench(args = [Color::Black, Color::White], sample_count = 10)]
fn figure_2(bencher: Bencher<'_, '_>, first: Color) {
    let race = race(FIGURE_2);
    bencher.bench(|| proved(black_box(&race), first, &SolveLimits::default()));
}

#[divan::bench(args = 0..LESSONS.len(), sample_count = 20)]
fn lesson(bencher: Bencher<'_, '_>, lesson: usize) {
    let race = race(LESSONS[lesson]);
    bencher.bench(|| answer(black_box(&race)));
}

#[divan::bench(args = BIG_EYES.map(|(name, _)| name), sample_count = 10)]
fn big_eye(bencher: Bencher<'_, '_>, name: &str) {
    let (_, rows) = BIG_EYES.iter().find(|eye| eye.0 == name).expect("its name");
    let race = race(rows);
    bencher.bench(|| answer(black_box(&race)));
}

/// A room of twelve points on some board.
struct Room {
    name: &'static str,
    board: &'static str,
    marks: &'static str,
}

/// Rooms of twelve points of Black on other lattices, each after one on squares that can be compared with it: what a proof costs hangs
/// on the shape of a room, on how many of its points lie beside safe stones of White's and beside Black's block, and on who wins, far
/// more than on the lattice. In a corner two or three points are beside White's stones and five or six beside Black's; under a wall
/// five to eight, and six; both against four plain liberties. Before an open side White's liberties touch his safe stones, so that he gets
/// out and wins: on a torus of six rows they lie on the other side of the stones above the room. The same room of squares as a graph of
/// which nothing more is known takes as many positions as on squares.
///
/// The fastest of 20, on two cores that were busy with other work: corner 128 ms on squares, 91 on triangles; wall 141 and on the
/// honeycomb 153; open 1,076 and on the torus 1,037.
const ROOMS_OF_TWELVE: [Room; 6] = [
    Room {
        name: "corner, square:8x5",
        board: "square:8x5",
        marks: "......@@ ......@@ BBBBBBBB WWWWWWWW .#.#.#.#",
    },
    Room {
        name: "corner, tri-hexagon:5",
        board: "tri-hexagon:5",
        marks: "...@@ ....@@ .....@@ BBBBBBBB WWWWWWWWW .#.#.#.# ####### ###### #####",
    },
    Room {
        name: "wall, square:8x6",
        board: "square:8x6",
        marks: "@@@@@@@@ @......@ @......@ BBBBBBBB WWWWWWWW .#.#.#.#",
    },
    Room {
        name: "wall, honey-hexagon:4",
        board: "honey-hexagon:4",
        marks: "@@@@ .@@@@ ..... ...... BBBBBB BBBBBBB WWWWWWW WWWWWWWW .#.#.#.# ####### ####### ###### ###### ##### ##### ####",
    },
    Room {
        name: "open, square:6x7",
        board: "square:6x7",
        marks: "@@@@@@ ...... ...... BBBBBB WWWWWW .#.#.# @@@@@@",
    },
    Room {
        name: "open, torus:6x6",
        board: "torus:6x6",
        marks: "...... ...... BBBBBB WWWWWW .#.#.# @@@@@@",
    },
];

#[divan::bench(args = ROOMS_OF_TWELVE.map(|room| room.name), sample_count = 20)]
fn room_of_twelve(bencher: Bencher<'_, '_>, name: &str) {
    let mut rooms = ROOMS_OF_TWELVE.iter();
    let race = race_in(rooms.find(|room| room.name == name).expect("its name"));
    bencher.bench(|| answer(black_box(&race)));
}

/// Who captures, and nothing else.
fn proved(race: &Race, first: Color, limits: &SolveLimits) -> Outcome {
    let mut prover = Prover::new(race, limits).expect("a race of two sides");
    prover.outcome_with_kos(&race.position, first)
}

/// Both starts of a race with moves, leads and lines, as a person asks.
fn answer(race: &Race) -> Solution {
    solve(race, None, &SolveLimits::default()).expect("a race of two sides")
}

/// A marked diagram, its rows on lines or between strokes.
fn race(rows: &str) -> Race {
    let marked = diagram::parse(&rows.replace('/', "\n")).expect("a diagram");
    marked_race(marked.position().expect("a legal position"), &marked.roles)
}

/// The race in a room by the mark of each point, blanks aside.
fn race_in(room: &Room) -> Race {
    let topology = Topology::new(room.board.parse().expect("a board"));
    let marks = room.marks.split_whitespace().flat_map(str::chars);
    let marks: Vec<char> = marks.collect();
    assert_eq!(marks.len(), topology.len(), "{}", room.name);
    let mut setup = Setup::new(Arc::new(topology));
    let mut roles = Roles::new();
    for (point, mark) in (0..).map_while(Point::new).zip(marks) {
        let (color, role) = match mark {
            'B' => (Color::Black, Role::Essential),
            'W' => (Color::White, Role::Essential),
            '#' => (Color::Black, Role::Safe),
            '@' => (Color::White, Role::Safe),
            _ => continue,
        };
        setup.set(point, Some(color));
        roles.set(point, role);
    }
    let position = Position::with_protected(setup, roles.points(Role::Safe));
    marked_race(position.expect("a legal position"), &roles)
}

fn marked_race(position: Position, roles: &Roles) -> Race {
    let touching = partition(&position, roles)
        .into_iter()
        .filter(|region| region.essential.black || region.essential.white);
    let relevant = touching.fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    Race {
        essential: ByColor::new_with(|c| roles.stones(&position, c, Role::Essential)),
        several: Several::All,
        position,
        relevant,
    }
}

/// Black's room of so many points, two high, against plain liberties of White: the hardest that a region can be for its
/// size, since nothing in it is settled.
fn room(empty: usize) -> String {
    let columns = empty.div_ceil(2);
    let width = (columns + 2).max(empty);
    let row = |open: usize| ".".repeat(open) + &"@".repeat(width - open);
    let white: String = (0..width)
        .map(|x| {
            if x.is_multiple_of(2) && x < empty {
                '.'
            } else {
                '#'
            }
        })
        .collect();
    [
        row(empty / 2),
        row(columns),
        "B".repeat(width),
        "W".repeat(width),
        white,
    ]
    .join("/")
}

/// A room of so many points for each side, one above and one below.
fn two_rooms(empty: usize) -> String {
    let columns = empty.div_ceil(2);
    let width = columns + 2;
    let row = |open: usize, wall: &str| ".".repeat(open) + &wall.repeat(width - open);
    [
        row(empty / 2, "@"),
        row(columns, "@"),
        "B".repeat(width),
        "W".repeat(width),
        row(columns, "#"),
        row(empty / 2, "#"),
    ]
    .join("/")
}

/// So many plain liberties of each side and nothing else.
fn plain(liberties: usize) -> String {
    let width = 2 * liberties;
    [
        ".@".repeat(liberties),
        "B".repeat(width),
        "W".repeat(width),
        "#.".repeat(liberties),
    ]
    .join("/")
}

/// What the answers took, a line each, and the proofs of figure 2 alone.
fn figures() -> String {
    let mut text = String::from(
        "| race | empty points | positions | ms | MiB | Black first, White first |\n|---|---|---|---|---|---|\n",
    );
    for liberties in [4, 8, 12] {
        add(
            &mut text,
            &format!("plain, {liberties} each"),
            &race(&plain(liberties)),
        );
    }
    for empty in 5.. {
        if !add(&mut text, &format!("room of {empty}"), &race(&room(empty))) {
            break;
        }
    }
    for empty in 4.. {
        if !add(
            &mut text,
            &format!("two rooms of {empty}"),
            &race(&two_rooms(empty)),
        ) {
            break;
        }
    }
    for room in &ROOMS_OF_TWELVE {
        add(&mut text, &format!("room: {}", room.name), &race_in(room));
    }
    for (i, rows) in LESSONS.iter().enumerate() {
        add(&mut text, &format!("lesson {i}"), &race(rows));
    }
    for (name, rows) in BIG_EYES {
        add(&mut text, name, &race(rows));
    }
    add(&mut text, "figure 2", &race(FIGURE_2));
    text.push('\n');
    for first in Color::ALL {
        text += &figure_2_alone(first);
    }
    text + &one_core()
}

/// Adds the median of five answers, or of one if it takes long; whether both starts are answered.
fn add(text: &mut String, name: &str, race: &Race) -> bool {
    let mut solutions = vec![answer(race)];
    if solutions[0].effort.elapsed < LONG {
        solutions.extend((1..RUNS).map(|_| answer(race)));
    }
    solutions.sort_by_key(|solution| solution.effort.elapsed);
    let median = &solutions[solutions.len() / 2];
    let empty = race.relevant.difference(&race.position.occupied()).len();
    let starts = Color::ALL.map(|color| median.starts[color].as_ref());
    let outcomes = starts.map(|start| start.map(|start| format!("{:?}", start.outcome)));
    let outcomes: Vec<String> = outcomes.into_iter().flatten().collect();
    writeln!(
        text,
        "| {name} | {empty} | {} | {:.1} | {} | {} |",
        median.effort.positions,
        1000.0 * median.effort.elapsed.as_secs_f64(),
        median.effort.table_bytes >> 20,
        outcomes.join(", "),
    )
    .expect("text");
    median.is_decided()
}

/// How fast one thread is: with one rule of ko nothing is searched beside.
fn one_core() -> String {
    let race = race(&room(10));
    let simple = KoRule::Threats(ByColor::default());
    let mut speeds: Vec<f64> = (0..RUNS)
        .map(|_| {
            let (limits, progress) = counted();
            let begun = Instant::now();
            let mut prover = Prover::new(&race, &limits).expect("a race of two sides");
            black_box(prover.outcome(&race.position, Color::Black, simple));
            per_second(progress.load(Ordering::Relaxed), begun)
        })
        .collect();
    speeds.sort_by(f64::total_cmp);
    let median = speeds[RUNS / 2];
    format!("room of 10, simple ko, one thread: {median:.0} positions a second\n")
}

/// The proof of figure 2 for one start.
fn figure_2_alone(first: Color) -> String {
    let race = race(FIGURE_2);
    let (limits, progress) = counted();
    let begun = Instant::now();
    let outcome = proved(&race, first, &limits);
    let speed = per_second(progress.load(Ordering::Relaxed), begun);
    let (made, ms) = (
        progress.load(Ordering::Relaxed),
        begun.elapsed().as_millis(),
    );
    format!(
        "figure 2, {first} first, proof alone: {outcome:?}, {made} positions, {ms} ms, {speed:.0} a second\n"
    )
}

/// The usual budget and a counter of the positions, which is told of them a few thousand at a time.
fn counted() -> (SolveLimits, Arc<AtomicU64>) {
    let progress = Arc::new(AtomicU64::new(0));
    let limits = SolveLimits::default().with_progress(Some(Arc::clone(&progress)));
    (limits, progress)
}

#[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
fn per_second(positions: u64, begun: Instant) -> f64 {
    positions as f64 / begun.elapsed().as_secs_f64()
}
