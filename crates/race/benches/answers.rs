//! Whole answers: what a person waits for who names two blocks on an open board, whatever it takes to find surroundings, bounds,
//! kos, moves and lines.
//!
//! `cargo bench -p semeai-race --bench answers` prints a line for each kind of position; `-- --list` one for each position too, so
//! that two commits can be compared position by position. The positions are drawn, the same on every machine.

use std::time::{Duration, Instant};

use semeai_board::{Color, Diagram, Point, Position, Role, Roles, diagram};
use semeai_race::answer::{RaceQuestion, answer_race};
use semeai_race::solve::Outcome;
use semeai_search::{Known, Random};

/// How many positions of each kind are drawn.
const DRAWN: u64 = 16;

/// Two blocks with two to five liberties each that touch, other stones strewn around them.
struct Kind {
    name: &'static str,
    /// Columns and rows.
    size: usize,
    /// Where the blocks begin, at least so far from the corner and at most.
    from: (usize, usize),
    /// The stones of a block, at least and at most.
    stones: (usize, usize),
    /// Of a hundred other points so many have a stone.
    strewn: u32,
    /// How many rows of a block lie behind each other.
    thick: usize,
}

const KINDS: [Kind; 5] = [
    Kind {
        name: "corner",
        size: 9,
        from: (0, 3),
        stones: (2, 6),
        strewn: 20,
        thick: 1,
    },
    Kind {
        name: "side",
        size: 13,
        from: (0, 9),
        stones: (3, 8),
        strewn: 35,
        thick: 1,
    },
    Kind {
        name: "middle",
        size: 9,
        from: (3, 6),
        stones: (3, 9),
        strewn: 50,
        thick: 1,
    },
    Kind {
        name: "crowded",
        size: 19,
        from: (6, 13),
        stones: (6, 14),
        strewn: 62,
        thick: 1,
    },
    Kind {
        name: "thick",
        size: 13,
        from: (0, 9),
        stones: (3, 5),
        strewn: 40,
        thick: 2,
    },
];

/// What one answer was and what it took.
struct Told {
    name: String,
    outcome: Option<(Outcome, Known)>,
    positions: u64,
    took: Duration,
}

fn main() {
    let list = std::env::args().any(|argument| argument == "--list");
    println!("| kind | answered | proved | nearby | positions | median ms | p90 | slowest | all |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for (place, kind) in (0..).zip(&KINDS) {
        let told: Vec<Told> = (0..DRAWN).map(|number| ask(kind, place, number)).collect();
        println!("{}", line(kind.name, &told));
        all.extend(told);
    }
    println!("{}", line("all", &all));
    for told in all.iter().filter(|_| list) {
        let said = told.outcome.map_or("no race".to_owned(), |(outcome, by)| {
            format!("{outcome:?} {by:?}")
        });
        println!(
            "{}: {said}, {} positions, {:.1} ms",
            told.name,
            told.positions,
            milliseconds(told.took)
        );
    }
}

/// The answer if Black begins.
fn ask(kind: &Kind, place: u64, number: u64) -> Told {
    let (position, points) = drawn(kind, &mut Random::of(56, place, number));
    let question = RaceQuestion {
        points,
        first: Some(Color::Black),
        ..RaceQuestion::new(position, Roles::new())
    };
    let begun = Instant::now();
    let answer = answer_race(&question);
    let took = begun.elapsed();
    let answer = answer.ok();
    Told {
        name: format!("{} {number}", kind.name),
        outcome: answer.as_ref().map(|answer| {
            let start = answer.start(Color::Black);
            (start.outcome, start.by)
        }),
        positions: answer.map_or(0, |answer| answer.solution.effort.positions),
        took,
    }
}

/// A line of the table.
fn line(name: &str, told: &[Told]) -> String {
    let known = |by: &[Known]| {
        let of = told.iter().filter_map(|told| told.outcome);
        of.filter(|(outcome, known)| *outcome != Outcome::Undecided && by.contains(known))
            .count()
    };
    let mut times: Vec<Duration> = told.iter().map(|told| told.took).collect();
    times.sort_unstable();
    let at = |percent: usize| milliseconds(times[(times.len() - 1) * percent / 100]);
    format!(
        "| {name} | {} of {} | {} | {} | {} | {:.1} | {:.1} | {:.1} | {:.1} |",
        known(&[Known::Proved, Known::Counted, Known::Provisional]),
        told.len(),
        known(&[Known::Proved, Known::Counted]),
        known(&[Known::Provisional]),
        told.iter().map(|told| told.positions).sum::<u64>(),
        at(50),
        at(90),
        at(100),
        milliseconds(times.iter().sum()),
    )
}

fn milliseconds(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

/// The first board of a series on which two blocks of this kind touch, and a stone of each.
fn drawn(kind: &Kind, random: &mut Random) -> (Position, Vec<Point>) {
    loop {
        let Ok(board) = diagram::parse(&rows(kind, random)) else {
            continue;
        };
        if let Some(found) = fitting(kind, board) {
            return found;
        }
    }
}

/// The board without its marks, if both blocks are as they should be.
fn fitting(kind: &Kind, board: Diagram) -> Option<(Position, Vec<Point>)> {
    let position = board.position().ok()?;
    let mut points = Vec::new();
    for color in Color::ALL {
        let stones = board.roles.stones(&position, color, Role::Essential);
        let block = position.block_at(stones.iter().next()?)?;
        let is_one = stones.is_subset(&block.stones);
        let liberties = block.liberties.len();
        let (least, _) = kind.stones;
        if !is_one || block.stones.len() < least || !(2..=5).contains(&liberties) {
            return None;
        }
        points.push(block.anchor);
    }
    Some((position, points))
}

/// A walk of each side from neighbouring points among other stones.
fn rows(kind: &Kind, random: &mut Random) -> String {
    let size = kind.size;
    let mut board = vec![vec!['.'; size]; size];
    for cell in board.iter_mut().flatten() {
        if random.percent(kind.strewn) {
            *cell = random.pick(&['X', 'O']);
        }
    }
    let (least, most) = kind.from;
    let [x, y] = [(); 2].map(|()| random.between(least, most));
    let x = x.min(size - 2 * kind.thick);
    walk(&mut board, 'B', (x, y), kind, random);
    walk(&mut board, 'W', (x + kind.thick, y), kind, random);
    let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
    rows.join("\n")
}

/// Leaves stones on a walk that does not tread on the other side's.
fn walk(
    board: &mut [Vec<char>],
    stone: char,
    from: (usize, usize),
    kind: &Kind,
    random: &mut Random,
) {
    let last = board.len() - 1;
    let (mut x, mut y) = from;
    let (least, most) = kind.stones;
    for _ in 0..random.between(least, most) {
        for cell in board[y].iter_mut().skip(x).take(kind.thick) {
            if !"BW".contains(*cell) {
                *cell = stone;
            }
        }
        let (u, v) = match random.below(4) {
            0 => (x.saturating_sub(1), y),
            1 => ((x + 1).min(last), y),
            2 => (x, y.saturating_sub(1)),
            _ => (x, (y + 1).min(last)),
        };
        if !"BW".contains(board[v][u]) || board[v][u] == stone {
            (x, y) = (u, v);
        }
    }
}
