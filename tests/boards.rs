//! Random small races on the board: wherever the program is sure, exhaustive search must agree.
//!
//! Nobody looks at these boards: every question is answered with the useful points of its node. Where the
//! program is not sure it has to say so (undecided, open, or a notice about an eye or a ko), and such boards
//! are passed over.

use semeai_board::Color;
use semeai_race::report::{Known, RaceResult, Report, Start};

use crate::oracle::{self, Ending};
use crate::random::Random;
use crate::support::{Race, drawn, ending, has_eye_or_ko_notice, swapped};

/// Larger boards are not searched.
const ORACLE_LIMIT: usize = 25_000;

/// How a half of a board is made: what lies behind the block of one side.
#[derive(Clone, Copy, Debug)]
enum Half {
    Dame,
    Corridor,
    Switch,
    Shafts,
    Eye,
    Anything,
    /// With safe stones of the side's own colour near.
    Escape,
}

/// The halves of boards on which a person's picks are tried.

const HALVES: [Half; 6] = [
    Half::Dame,
    Half::Corridor,
    Half::Switch,
    Half::Shafts,
    Half::Eye,
    Half::Anything,
];

/// Four rows behind Black's block, the one that touches it last; five points wide.
const WIDTH: usize = 5;

fn half(kind: Half, random: &mut Random) -> Vec<String> {
    let rows = |text: &str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
    let dame = |random: &mut Random| -> String {
        (0..WIDTH)
            .map(|x| {
                if x.is_multiple_of(2) && random.percent(60) {
                    '.'
                } else {
                    '@'
                }
            })
            .collect()
    };
    let mixture = |cells: &str, random: &mut Random| {
        let cells: Vec<char> = cells.chars().collect();
        let row = |random: &mut Random| (0..WIDTH).map(|_| random.pick(&cells)).collect();
        (0..random.between(1, 2)).map(|_| row(random)).collect()
    };
    match kind {
        Half::Dame => vec![dame(random)],
        Half::Corridor => {
            let (length, start) = (random.between(2, 3), random.below(2));
            let is_open = |x: &usize| (start..start + length).contains(x);
            vec![
                (0..WIDTH)
                    .map(|x| if is_open(&x) { '.' } else { '@' })
                    .collect(),
            ]
        }
        Half::Switch => {
            let switches = [
                "@..@@/@XX@@/@.@@@",
                "@...@/@XXX@/@.@@@",
                "@..@@/@XX@@/@.@@.",
                ".@.@@/XXX@@/@.@@@",
                ".@.@./XXXXX/@.@@@",
                ".@.@@/XXX@@/@.@@.",
            ];
            rows(random.pick(&switches))
        }
        Half::Shafts => {
            let shafts = [
                "@.@@@/B.B@@",
                "@.@.@/B.B.B",
                "@.@@@/B.B@.",
                "@.@@@/@.@@@/B.B@@",
                "@.@@@/@.@.@/B.B.B",
                "@.@@@/B.B@@/B.B@@",
                "@..@@/B.B@@",
            ];
            rows(random.pick(&shafts))
        }
        Half::Eye => {
            let eyes = ["B.B@@", "B.B@.", "B..B@", "B...B", "B.B.@", "..B@@/..B@."];
            rows(random.pick(&eyes))
        }
        Half::Anything => {
            let cells = random.pick(&["...@@@XX", "..@@@@XXO", "...@@@@@B", "..@@@XB"]);
            mixture(cells, random)
        }
        Half::Escape => {
            let escapes = ["..#@.", "@..#@/@.@@@", ".@#@@/.@.@@", "@#..@/@.X@."];
            if random.percent(40) {
                return rows(random.pick(&escapes));
            }
            let cells = random.pick(&["...@@@#X", "...@@##O", "....@@@#", "...@@XO#"]);
            mixture(cells, random)
        }
    }
}

/// A row of shared liberties between the blocks, mostly none.
fn shared_row(random: &mut Random) -> Option<String> {
    let rows = ["B.BBB", "B.B.B", "B..WW", ".BBB.", ".BB.B"];
    random.percent(35).then(|| random.pick(&rows).to_owned())
}

/// A board of halves of these kinds.
fn board(random: &mut Random, kinds: &[Half]) -> Vec<String> {
    let mut rows = half(random.pick(kinds), random);
    rows.push("B".repeat(WIDTH));
    rows.extend(shared_row(random));
    rows.push("W".repeat(WIDTH));
    let mut below = swapped(&half(random.pick(kinds), random));
    below.reverse();
    rows.extend(below);
    if random.percent(50) {
        rows = swapped(&rows);
        rows.reverse();
    }
    rows
}

/// What came of a board.
enum Outcome {
    Same,
    Different(String),
    /// No claim, a warned one, or no answer of the search within its limit.
    PassedOver,
}

/// How the questions about a board are answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// With the useful points of every node.
    UsefulPoints,
    /// By the program itself.
    Automatic,
}

/// The halves of boards that are judged automatically.
const ALL_HALVES: [Half; 7] = [
    Half::Dame,
    Half::Corridor,
    Half::Switch,
    Half::Shafts,
    Half::Eye,
    Half::Anything,
    Half::Escape,
];

const WAYS: [Way; 2] = [Way::UsefulPoints, Way::Automatic];

fn compare(rows: &[String], way: Way) -> Outcome {
    let Ok(race) = Race::try_new(rows) else {
        return Outcome::PassedOver;
    };
    let report = match way {
        Way::UsefulPoints => race.analyze(&race.picks_of_useful_points(4, 60)),
        Way::Automatic => race.analyze_automatically(),
    };
    let Some(verdict) = &report.verdict else {
        return Outcome::PassedOver;
    };
    // A search has seen the eyes and kos that a person's picks may miss.
    let is_doubted = way == Way::UsefulPoints && has_eye_or_ko_notice(&report);
    if verdict.known != Known::Counted || is_doubted {
        return Outcome::PassedOver;
    }
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let Some((black, white)) = oracle::judge(&rows, ORACLE_LIMIT) else {
        return Outcome::PassedOver;
    };
    let starts = [
        (Color::Black, &verdict.black_first, black),
        (Color::White, &verdict.white_first, white),
    ];
    let wrong: Vec<String> = starts
        .into_iter()
        .filter_map(|(color, start, truth)| wrong_claim(&race, &rows, color, start, truth))
        .collect();
    if wrong.is_empty() {
        return Outcome::Same;
    }
    Outcome::Different(format!(
        "{}\n{}\n{}",
        drawn(&rows),
        wrong.join("\n"),
        claims(&report)
    ))
}

/// What is wrong with the claims for one start: the result, or a first move that is said to hold it.
fn wrong_claim(
    race: &Race,
    rows: &[&str],
    color: Color,
    start: &Start,
    truth: Ending,
) -> Option<String> {
    if ending(start.result) != Some(truth) {
        return Some(format!(
            "{color:?} first: counted {:?}, searched {truth:?}",
            start.result
        ));
    }
    let own = match color {
        Color::Black => RaceResult::Black,
        Color::White => RaceResult::White,
    };
    let named = match start.result {
        RaceResult::Seki => &start.seki_moves,
        result if result == own => &start.winning_moves,
        _ => return None,
    };
    if named.is_empty() && start.result == own {
        return Some(format!("{color:?} first: wins, but no move is named"));
    }
    let player = usize::from(color == Color::White);
    let moves: Vec<(usize, usize)> = named.iter().map(|p| (player, p.index())).collect();
    // The positions after the moves are among those already listed, so the limit holds them.
    let after = oracle::judge_after(rows, ORACLE_LIMIT, &moves)?;
    let bad = named.iter().zip(after).filter(|(_, after)| *after != truth);
    let bad = race.names(bad.map(|(&point, _)| point));
    (!bad.is_empty()).then(|| format!("{color:?} first: {bad} does not lead to {truth:?}"))
}

fn claims(report: &Report) -> String {
    let values: Vec<String> = report
        .regions
        .iter()
        .map(|region| {
            let value = region.root().value.as_ref();
            format!("{} {}", region.id, value.map_or("?", |v| &v.text))
        })
        .collect();
    format!(
        "regions {}, notices {:?}",
        values.join(", "),
        report.notices
    )
}

/// Boards on which a sure verdict was once wrong, with the reason.
const FOUND: [(&str, &str); 18] = [
    (
        "a throw-in where the opponent's eye makes the shared liberties his to fill",
        ".X@.@/BBBBB/B.BBB/WWWWW/W.W#./#.###",
    ),
    (
        "a ko with threats in a hot region",
        "@.@@@/B.B@@/BBBBB/W..BB/WWWWW/#.###/OOO##/.#.##",
    ),
    (
        "an approach move that is a throw-in after the next move",
        "@@@../@.@../BBBBB/B..WW/WWWWW/W.W##",
    ),
    (
        "a capture that makes an eye",
        "@@.@./BBBBB/.BBB./WWWWW/.##.X",
    ),
    ("another one", ".@@@./BBBBB/.BB.B/WWWWW/OXO##/#...#"),
    (
        "two throw-ins: one of them wins, and has to be named",
        "@.@.@/B.B.B/BBBBB/WWWWW/W.W.#",
    ),
    (
        "a square of four in the corner",
        "..B@@/..B@./BBBBB/B.B.B/WWWWW/W..W#",
    ),
    (
        "two points where the attacker has no legal move",
        ".X@X./X.X@@/BBBBB/WWWWW/##.#.",
    ),
    (
        "a living side against one that may live",
        "B...B/BBBBB/WWWWW/.O#O.",
    ),
    (
        "candidates without a move of the attacker",
        "B.B.@/BBBBB/WWWWW/O##O./..O.O",
    ),
    (
        "a stone with two ways out needs no approach",
        "@X.../@@@X./BBBBB/WWWWW/.#.##",
    ),
    (
        "one approach move for two liberties",
        "B..B@/BBBBB/WWWWW/.W###/.....",
    ),
    (
        "a liberty that is no candidate, filled at once",
        "...@@/@.@@@/BBBBB/B.BBB/WWWWW/.#.##",
    ),
    (
        "filling instead of saving a stone in atari",
        "X@X../BBBBB/WWWWW/#OXO#/#...X",
    ),
    (
        "a throw-in while the other side has threats that its count does not show",
        "@..@@/@XX@@/@.@@@/BBBBB/B.BBB/WWWWW/W.W#./#.###",
    ),
    (
        "a throw-in as the first move while the other side may connect to safe stones",
        "@.@@@/B.B@./BBBBB/B.BBB/WWWWW/.#.##/.#@##",
    ),
    (
        "a ko beside an eye and a dame",
        "X@.XX/.X@X./BBBBB/WWWWW/.#.#.",
    ),
    (
        "a way to safe stones on both sides",
        ".#X../BBBBB/.WW.W/WWWWW/.#.##/.#@##",
    ),
];

#[test]
fn boards_once_wrong_are_right_or_doubted() {
    for (reason, board) in FOUND {
        let rows: Vec<String> = board.split('/').map(str::to_owned).collect();
        for rows in [swapped(&rows), rows] {
            for way in WAYS {
                if let Outcome::Different(text) = compare(&rows, way) {
                    panic!("{way:?}: {reason}\n{text}");
                }
            }
        }
    }
}

#[test]
fn sure_counts_agree_with_exhaustive_search() {
    compare_boards(Way::UsefulPoints, 300, 0);
}

#[test]
fn automatic_counts_agree_with_exhaustive_search() {
    compare_boards(Way::Automatic, 300, 0);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_sure_counts_agree_with_exhaustive_search() {
    compare_boards(Way::UsefulPoints, 20_000, 1_000_000);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_automatic_counts_agree_with_exhaustive_search() {
    compare_boards(Way::Automatic, 20_000, 1_000_000);
}

/// Compares so many boards that the program is sure of, with seeds from `first_seed` on.
fn compare_boards(way: Way, boards: usize, first_seed: u64) {
    let kinds: &[Half] = match way {
        Way::UsefulPoints => &HALVES,
        Way::Automatic => &ALL_HALVES,
    };
    let mut differences = Vec::new();
    let (mut compared, mut seed) = (0, first_seed);
    while compared < boards {
        let rows = board(&mut Random::new(seed), kinds);
        match compare(&rows, way) {
            Outcome::Same => compared += 1,
            Outcome::Different(text) => {
                compared += 1;
                differences.push(format!("seed {seed}\n{text}"));
            }
            Outcome::PassedOver => {}
        }
        seed += 1;
    }
    let tried = seed - first_seed;
    println!("{compared} of {tried} boards compared");
    assert!(
        differences.is_empty(),
        "{} of {compared} boards differ\n{}",
        differences.len(),
        differences.join("\n\n")
    );
    assert!(tried < 10 * compared as u64, "too few boards are sure");
}
