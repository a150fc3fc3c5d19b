//! Liberties that cannot be filled at once, against exhaustive search.
//!
//! Columns over Black's block, each a way to a liberty or an eye, are put side by side in every combination,
//! with shared liberties and with one to six liberties of White:
//!
//! ```text
//! plain   shaft   deep    long    eye
//! @@@     @@@     @.@     @.@     @@@
//! @@@     @.@     B.B     @.@     BBB
//! @.@     B.B     B.B     B.B     B.B
//! ```

use std::fmt::Write;

use semeai_race::report::Known;

use crate::oracle;
use crate::support::{Race, drawn, ending, has_eye_or_ko_notice, swapped};

/// Larger boards are not searched.
const ORACLE_LIMIT: usize = 60_000;

/// A column with the wall that it needs, each from the top.
struct Column {
    cells: &'static str,
    wall: &'static str,
}

const COLUMNS: [Column; 5] = [
    Column {
        cells: "@@.",
        wall: "@@@",
    },
    Column {
        cells: "@..",
        wall: "@@B",
    },
    Column {
        cells: "...",
        wall: "@BB",
    },
    Column {
        cells: "...",
        wall: "@@B",
    },
    Column {
        cells: "@B.",
        wall: "@BB",
    },
];

/// The board with these columns, so many shared liberties and so many liberties of White.
fn board(columns: &[usize], shared: usize, white: usize) -> Vec<String> {
    let width = (2 * columns.len() + 1)
        .max(2 * white - 1)
        .max(2 * shared + 1);
    let cell = |row: usize, x: usize| {
        let column = |x: usize| columns.get(x / 2).map(|&c| &COLUMNS[c]);
        let at = |text: &str| text.as_bytes()[row];
        if x % 2 == 1 {
            return column(x).map_or('@', |c| char::from(at(c.cells)));
        }
        let left = x.checked_sub(1).and_then(column);
        let is_black = |c: Option<&Column>| c.is_some_and(|c| at(c.wall) == b'B');
        if is_black(left) || is_black(column(x)) {
            'B'
        } else {
            '@'
        }
    };
    let mut rows: Vec<String> = (0..3)
        .map(|row| (0..width).map(|x| cell(row, x)).collect())
        .collect();
    rows.push("B".repeat(width));
    if shared > 0 {
        let is_shared = |x: usize| x % 2 == 1 && x / 2 < shared;
        rows.push(
            (0..width)
                .map(|x| if is_shared(x) { '.' } else { 'B' })
                .collect(),
        );
    }
    rows.push("W".repeat(width));
    let is_white = |x: usize| x.is_multiple_of(2) && x / 2 < white;
    rows.push(
        (0..width)
            .map(|x| if is_white(x) { '.' } else { '#' })
            .collect(),
    );
    rows
}

/// Every choice of one to `most` columns, ascending.
fn choices(most: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    let mut next = 0;
    while next < all.len() {
        let chosen = all[next].clone();
        next += 1;
        if chosen.len() < most {
            let least = chosen.last().copied().unwrap_or(0);
            all.extend((least..COLUMNS.len()).map(|c| [chosen.clone(), vec![c]].concat()));
        }
    }
    all.remove(0);
    all
}

/// What came of comparing a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    Same,
    Different,
    /// A notice says that an eye or a ko may change the result.
    Warned,
    /// Not counted for another reason.
    Undecided,
    /// Too large to be searched.
    TooLarge,
}

/// Compares the count of a board with the search; a difference is added to the list.
fn compare(rows: &[String], differences: &mut String) -> Compared {
    let race = Race::new(rows);
    let report = race.analyze(&race.picks_of_useful_points(4, 60));
    let verdict = report.verdict.as_ref().expect("two sides");
    if has_eye_or_ko_notice(&report) {
        return Compared::Warned;
    }
    if verdict.known != Known::Counted {
        return Compared::Undecided;
    }
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let Some(truth) = oracle::judge(&rows, ORACLE_LIMIT) else {
        return Compared::TooLarge;
    };
    let results = [verdict.black_first.result, verdict.white_first.result];
    if results.map(ending) != [Some(truth.0), Some(truth.1)] {
        let board = drawn(&rows);
        writeln!(
            differences,
            "{board}\ncounted {results:?}, searched {truth:?}"
        )
        .expect("text");
        return Compared::Different;
    }
    Compared::Same
}

#[test]
fn approach_moves_agree_with_exhaustive_search() {
    let mut differences = String::new();
    let (mut same, mut warned, mut undecided, mut too_large) = (0, 0, 0, 0);
    for columns in choices(3) {
        for shared in 0..=2 {
            if shared + columns.len() > 3 {
                continue;
            }
            for white in 1..=6 {
                let rows = board(&columns, shared, white);
                match compare(&rows, &mut differences) {
                    Compared::Same => same += 1,
                    Compared::Warned => warned += 1,
                    Compared::Undecided => undecided += 1,
                    Compared::TooLarge => too_large += 1,
                    Compared::Different => {}
                }
            }
        }
    }
    println!("{same} agree, {warned} warned, {undecided} undecided, {too_large} too large");
    assert_eq!(differences, "", "a sure count was wrong");
    assert!(
        same > 10 * undecided,
        "honest doubt must stay the exception"
    );
}

#[test]
fn approach_moves_of_white_count_the_same() {
    let mut differences = String::new();
    for columns in choices(2) {
        for white in 1..=4 {
            compare(&swapped(&board(&columns, 0, white)), &mut differences);
        }
    }
    assert_eq!(differences, "", "a sure count was wrong");
}
