//! The search on the board: what a proof costs, and how the cost grows with the empty points.

use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use divan::{Bencher, black_box};
use semeai_board::{ByColor, Color, PointSet, Role, diagram, partition};
use semeai_race::solve::{Outcome, Prover, Race, Solution, SolveLimits, solve};

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
    if std::env::args().any(|argument| argument == "--bench") {
        println!("{}", figures());
    }
    divan::main();
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

/// What the answers took, a line each, and the proofs of figure 2 alone.
fn figures() -> String {
    let mut text = String::from(
        "race                                   empty   positions     seconds   per second   MiB  Black first, White first\n",
    );
    let mut add = |name: &str, rows: &str| {
        let race = race(rows);
        let solution = answer(&race);
        let effort = solution.effort;
        let seconds = effort.elapsed.as_secs_f64();
        let empty = race.relevant.difference(&race.position.occupied()).len();
        let outcomes = Color::ALL.map(|c| solution.starts[c].as_ref().map(|s| s.outcome));
        let outcomes: Vec<String> = outcomes
            .iter()
            .flatten()
            .map(|o| format!("{o:?}"))
            .collect();
        writeln!(
            text,
            "{name:38} {empty:5} {:11} {seconds:11.6} {:12.0} {:5}  {}",
            effort.positions,
            per_second(effort.positions, seconds),
            effort.table_bytes >> 20,
            outcomes.join(", "),
        )
        .expect("text");
    };
    for empty in 3..=12 {
        add(&format!("room of {empty}"), &room(empty));
    }
    for (i, rows) in LESSONS.iter().enumerate() {
        add(&format!("lesson {i}"), rows);
    }
    for (name, rows) in BIG_EYES {
        add(name, rows);
    }
    add("figure 2", FIGURE_2);
    for first in Color::ALL {
        text += &figure_2_alone(first);
    }
    text
}

/// The proof of figure 2 for one start; the counter is told of the positions a few thousand at a time.
fn figure_2_alone(first: Color) -> String {
    let progress = Arc::new(AtomicU64::new(0));
    let limits = SolveLimits::default().with_progress(Some(Arc::clone(&progress)));
    let race = race(FIGURE_2);
    let begun = Instant::now();
    let outcome = proved(&race, first, &limits);
    let (seconds, made) = (
        begun.elapsed().as_secs_f64(),
        progress.load(Ordering::Relaxed),
    );
    let speed = per_second(made, seconds);
    format!(
        "figure 2, {first} first, proof alone: {outcome:?}, {made} positions, {seconds:.3} s, {speed:.0} a second\n"
    )
}

#[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
fn per_second(positions: u64, seconds: f64) -> f64 {
    positions as f64 / seconds
}
