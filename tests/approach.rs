//! Liberties that cannot be filled at once, against the search on the board.
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

use crate::counts::compare::compare;
use crate::support::{drawn, swapped};

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

/// Counts the boards that are sure by themselves; what differs from the search is added to the list.
#[derive(Default)]
struct Tally {
    boards: usize,
    sure: usize,
    differences: String,
}

impl Tally {
    fn add(&mut self, rows: &[String]) {
        let Some(compared) = compare(rows, 0) else {
            return;
        };
        self.boards += 1;
        self.sure += usize::from(compared.sure[0]);
        if !compared.differences.is_empty() {
            let board = drawn(rows);
            writeln!(self.differences, "{board}\n{}", compared.differences).expect("text");
        }
    }
}

/// Every board of up to so many columns, of so many liberties of White, and of no more columns and shared liberties than three.
fn compare_boards(most_columns: usize, liberties: &[usize]) {
    let mut tally = Tally::default();
    for columns in choices(most_columns) {
        for shared in 0..=2 {
            if shared + columns.len() > 3 {
                continue;
            }
            for white in liberties {
                tally.add(&board(&columns, shared, *white));
            }
        }
    }
    println!("{} of {} are sure", tally.sure, tally.boards);
    assert_eq!(tally.differences, "", "a sure count was wrong");
    assert!(3 * tally.sure > 2 * tally.boards, "too few are sure");
}

#[test]
fn approach_moves_agree_with_the_search() {
    compare_boards(2, &[3]);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn approach_moves_of_three_columns_agree_with_the_search() {
    compare_boards(3, &[1, 2, 3, 4, 5, 6]);
}

#[test]
fn approach_moves_of_white_count_the_same() {
    let mut tally = Tally::default();
    for columns in choices(2) {
        for white in [2, 4] {
            tally.add(&swapped(&board(&columns, 0, white)));
        }
    }
    assert_eq!(tally.differences, "", "a sure count was wrong");
}
