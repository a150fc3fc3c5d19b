//! How long tables take, and how many times longer a plain one does, on this machine and beside it.
//!
//! `cargo bench -p semeai-life` prints a line an entry: positions, sweeps, time, bytes a position kept and while it is made, and where
//! a plain table is made beside it, its time and the ratio. All on one core, simple ko, all points at once, unless it is said; an
//! entry is left out if its name is not among the arguments, where there are any. Entries named in `SLOW` are run by name only.

mod plain;

use std::hint::black_box;
use std::time::{Duration, Instant};

use semeai_board::{BoardKind, ByColor, Color, Topology};
use semeai_life::{
    Goal, Ko, LifeLimits, LifeQuestion, Net, Place, Table, Tables, bytes_kept, life_report,
};
use semeai_search::PositionBudget;

use plain::{Board, PlainTable};

/// Compared with the plain table, so many times each.
const COMPARED: [(&str, u32); 3] = [("square:3x3", 20), ("square:2x5", 10), ("square:3x4", 3)];

/// Too large for the plain table.
const LARGE: [&str; 3] = ["honey-triangle:2", "square:2x7", "square:3x5"];

/// Minutes and hundreds of megabytes; the last is a board without any symmetry.
const SLOW: [&str; 2] = ["square:4x4", "uneven"];

fn main() {
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    let is_asked = |name: &str| asked.is_empty() || asked.iter().any(|it| it == name);
    for (name, times) in COMPARED {
        if is_asked(name) {
            compare(name, times);
        }
    }
    for name in LARGE.into_iter().filter(|name| is_asked(name)) {
        alone(name, 1);
        alone(name, 2);
    }
    for name in SLOW {
        if asked.iter().any(|it| it == name) {
            alone(name, 2);
        }
    }
    if is_asked("rules") {
        three_rules();
    }
    if is_asked("stone") {
        one_more_stone();
    }
}

fn lines(name: &str) -> (usize, Vec<(usize, usize)>) {
    if name == "uneven" {
        return uneven();
    }
    let kind: BoardKind = name.parse().expect("a board");
    let board = Topology::new(kind);
    (board.len(), board.edges())
}

/// Four by four points with three lines more, so that no two points are alike.
fn uneven() -> (usize, Vec<(usize, usize)>) {
    let (len, mut lines) = lines("square:4x4");
    lines.extend([(0, 5), (3, 6), (1, 6)]);
    (len, lines)
}

fn net(name: &str) -> Net {
    let (len, lines) = lines(name);
    Net::new(len, &lines, ByColor::default()).expect("at most sixteen points")
}

fn table(net: Net, threads: usize) -> Table {
    let mut budget = PositionBudget::new(u64::MAX);
    Table::new(net, Goal::Territory, Ko::Simple, threads, &mut budget).expect("no limit")
}

/// The shortest of some runs.
fn shortest<T>(times: u32, mut run: impl FnMut() -> T) -> (Duration, T) {
    let mut best = None;
    for _ in 0..times {
        let begun = Instant::now();
        let made = black_box(run());
        let took = begun.elapsed();
        best = match best {
            Some((shortest, made)) if shortest <= took => Some((shortest, made)),
            _ => Some((took, made)),
        };
    }
    best.expect("at least one run")
}

fn describe(name: &str, threads: usize, took: Duration, table: &Table) -> String {
    let points = table.net().len();
    let positions = table.positions();
    let per = |bytes: u64| bytes * 10 / positions;
    let kept = per(bytes_kept(points));
    format!(
        "{name:<18}{threads} threads {positions:>10} positions {:>3} sweeps {took:>12.2?} {}.{} bytes a position kept",
        table.sweeps(),
        kept / 10,
        kept % 10,
    )
}

fn compare(name: &str, times: u32) {
    let (len, lines) = lines(name);
    let (plain, plain_table) = shortest(times.min(3), || PlainTable::new(Board::new(len, &lines)));
    let (took, table) = shortest(times, || table(net(name), 1));
    for (color, (black, white)) in Color::ALL.into_iter().zip(plain_table.start()) {
        let forced = table.forced(Place::default(), color);
        let same = (u32::from(forced.black), u32::from(forced.white));
        assert_eq!((black, white), same, "{name}: the plain table differs");
    }
    let ratio = plain.as_secs_f64() / took.as_secs_f64();
    println!(
        "{}; plain {plain:.2?} in {} sweeps: {ratio:.1} times",
        describe(name, 1, took, &table),
        plain_table.sweeps,
    );
}

fn alone(name: &str, threads: usize) {
    let (took, table) = shortest(1, || table(net(name), threads));
    println!("{}", describe(name, threads, took, &table));
}

/// All three rules of ko on every graph of seven points that is a path with some lines more: as many as there are connected graphs.
fn three_rules() {
    let graphs: Vec<Net> = (0..853_usize)
        .map(|number| {
            let mut lines: Vec<_> = (1..7).map(|i| (i - 1, i)).collect();
            let others = (0..7).flat_map(|j| (0..j).map(move |i| (i, j)));
            let others = others.filter(|(i, j)| j - i > 1).enumerate();
            let chosen = others.filter(|(bit, _)| (number * 37) >> bit & 1 == 1);
            lines.extend(chosen.map(|(_, line)| line));
            Net::new(7, &lines, ByColor::default()).expect("seven points")
        })
        .collect();
    let rules = [Ko::Simple, Ko::BlackWins, Ko::WhiteWins];
    let (took, ()) = shortest(3, || {
        for net in &graphs {
            let mut budget = PositionBudget::new(u64::MAX);
            let take = |table| {
                black_box::<Table>(table);
            };
            Table::of_rules(net.clone(), Goal::Territory, &rules, 1, &mut budget, take)
                .expect("no limit");
        }
    });
    println!("853 graphs of 7 points, three rules, 1 thread: {took:.2?}");
}

/// A stone more in a region whose tables are there: the whole report anew.
fn one_more_stone() {
    let board = Topology::new("square:3x4".parse().expect("a board"));
    let setup = semeai_board::Setup::new(board.into());
    let before = semeai_board::Position::new(setup).expect("empty");
    let tables = Tables::default();
    let ask = |position: &semeai_board::Position| {
        let mut budget = PositionBudget::new(u64::MAX);
        let question = LifeQuestion::new(position.clone());
        life_report(&question, &tables, &LifeLimits::default(), &mut budget)
    };
    black_box(ask(&before));
    let centre = semeai_board::Point::new(4).expect("on the board");
    let after = before.play(Color::Black, centre).expect("legal").position;
    let (took, report) = shortest(100, || ask(&after));
    assert!(report.known().is_sure());
    println!("one more stone on square:3x4, three rules, its tables there: {took:.2?}");
}
