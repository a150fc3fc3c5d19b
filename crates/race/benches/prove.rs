//! The search on the board: what a proof costs, and how the cost grows with the empty points.

use std::fmt::Write;

use divan::{Bencher, black_box};
use semeai_board::{ByColor, Color, PointSet, Role, diagram, partition};
use semeai_race::solve::{Race, Solution, SolveLimits, solve};

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
        "rectangle six against plain 12",
        "B...B@@@@@@@@@@@@/B...B@@@@@@@@@@@@/BBBBBBBBBBBBBBBBB/WWWWWWWWWWWWWWWWW/.#.#.#.#.#.#.#.#./.#.#.#.#.#.#.#.#.",
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
    if std::env::args().any(|argument| argument == "--bench") {
        println!("{}", figures());
    }
    divan::main();
}

#[divan::bench(args = [Color::Black, Color::White])]
fn figure_2(bencher: Bencher<'_, '_>, first: Color) {
    let race = race(FIGURE_2);
    bencher.bench(|| answer(black_box(&race), Some(first)));
}

#[divan::bench(args = 0..LESSONS.len())]
fn lesson(bencher: Bencher<'_, '_>, lesson: usize) {
    let race = race(LESSONS[lesson]);
    bencher.bench(|| answer(black_box(&race), None));
}

#[divan::bench(args = BIG_EYES.map(|(name, _)| name))]
fn big_eye(bencher: Bencher<'_, '_>, name: &str) {
    let (_, rows) = BIG_EYES.iter().find(|eye| eye.0 == name).expect("its name");
    let race = race(rows);
    bencher.bench(|| answer(black_box(&race), None));
}

/// Both starts of a race, as a person asks.
fn answer(race: &Race, first: Option<Color>) -> Solution {
    solve(race, first, &SolveLimits::default()).expect("a race of two sides")
}

/// A marked diagram, its rows on lines or between strokes.
fn race(rows: &str) -> Race {
    let marked = diagram::parse(&rows.replace('/', "\n")).expect("a diagram");
    let position = marked.position().expect("a legal position");
    let touching = partition(&position, &marked.roles)
        .into_iter()
        .filter(|region| region.essential.black || region.essential.white);
    let relevant = touching.fold(PointSet::EMPTY, |all, region| all.union(&region.points));
    Race {
        essential: ByColor::new_with(|c| marked.roles.stones(&position, c, Role::Essential)),
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

/// What the proofs took, a line each.
fn figures() -> String {
    let mut text = String::from(
        "race                                   empty   positions     seconds   per second   MiB  answer\n",
    );
    let mut add = |name: &str, race: &Race| {
        let solution = answer(race, None);
        let effort = solution.effort;
        let seconds = effort.elapsed.as_secs_f64();
        let empty = race.relevant.difference(&race.position.occupied()).len();
        let outcomes = Color::ALL.map(|c| solution.starts[c].as_ref().map(|s| s.outcome));
        #[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
        let speed = effort.positions as f64 / seconds;
        writeln!(
            text,
            "{name:38} {empty:5} {:11} {seconds:11.6} {speed:12.0} {:5}  {outcomes:?}",
            effort.positions,
            effort.table_bytes >> 20,
        )
        .expect("text");
    };
    add("figure 2", &race(FIGURE_2));
    for (i, rows) in LESSONS.iter().enumerate() {
        add(&format!("lesson {i}"), &race(rows));
    }
    for (name, rows) in BIG_EYES {
        add(name, &race(rows));
    }
    for empty in 3..=12 {
        add(&format!("room of {empty}"), &race(&room(empty)));
    }
    text
}
