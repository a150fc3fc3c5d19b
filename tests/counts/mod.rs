//! Wherever the count is sure, it must say what the exhaustive judge of `oracle` says.
//!
//! The count is asked in several ways: by itself, with random picks, with every useful point picked, and without a
//! pick. It is sure if it is counted and no notice casts a doubt on it. Known races that are too large for the judge are
//! held against the search on the board, which has been held against the judge (see `proof`).

pub(crate) mod compare;
mod found;
mod known;
mod limits;
mod truth;

use std::fmt::Write;

use compare::{Way, compare_judged};
use semeai_race::solve::Outcome;

use crate::generators::{self, Kind};
use crate::support::{assert_none_differs, drawn, shrunk};

/// Boards of fewer empty points say little.
const LEAST_EMPTY: usize = 3;

/// What was compared of one kind.
#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    judged: usize,
    sure: [usize; Way::ALL.len()],
    ko: usize,
}

impl Tally {
    fn add(&mut self, compared: &compare::Compared) {
        self.boards += 1;
        self.judged += usize::from(compared.is_judged);
        for (all, &sure) in self.sure.iter_mut().zip(&compared.sure) {
            *all += usize::from(sure);
        }
        self.ko += usize::from(compared.outcomes.contains(&Outcome::Ko));
    }

    fn shares(&self) -> String {
        let share = |(way, &sure): (Way, &usize)| {
            format!("{way:?} {:.1} %", 100.0 * sure as f64 / self.boards as f64)
        };
        let shares: Vec<String> = Way::ALL.into_iter().zip(&self.sure).map(share).collect();
        format!(
            "{} boards, {} judged, {} with ko; sure: {}",
            self.boards,
            self.judged,
            self.ko,
            shares.join(", ")
        )
    }
}

/// Compares so many boards of a kind, with seeds from `first_seed` on; at least so many in a hundred must be sure.
fn compare_boards(kind: Kind, boards: usize, first_seed: u64, least_sure: usize) {
    let mut tally = Tally::default();
    let mut failures = Vec::new();
    let mut seed = first_seed;
    while tally.boards < boards {
        let rows = generators::board(kind, seed);
        let is_telling = |compared: &compare::Compared| {
            compared.empty >= LEAST_EMPTY && (kind == Kind::Several || !compared.has_several)
        };
        let compared = compare_judged(&rows, seed).filter(is_telling);
        if let Some(compared) = compared {
            tally.add(&compared);
            if !compared.differences.is_empty() {
                failures.push(failure(kind, seed, &rows));
            }
        }
        seed += 1;
    }
    println!("{kind:?}, seeds {first_seed} to {seed}: {}", tally.shares());
    assert_none_differs(failures, boards);
    assert!(
        100 * tally.sure[0] >= least_sure * boards,
        "too few are sure"
    );
    assert!(
        seed - first_seed < 40 * boards as u64,
        "too few boards are legal"
    );
}

/// A board that differs, made as small as possible.
fn failure(kind: Kind, seed: u64, rows: &[String]) -> String {
    let differences = |rows: &[String]| {
        let compared = compare_judged(rows, seed);
        compared.map_or_else(String::new, |compared| compared.differences)
    };
    let small = shrunk(rows, &|rows| !differences(rows).is_empty());
    let mut text = String::new();
    let board = drawn(&small);
    write!(
        text,
        "{kind:?}, seed {seed}\n{board}\n{}",
        differences(&small)
    )
    .expect("text");
    text
}

macro_rules! random_boards {
    ($($few:ident, $many:ident: $kind:ident, $sure:literal;)*) => {
        const COMPARED: &[Kind] = &[$(Kind::$kind),*];

        $(#[test]
        fn $few() {
            compare_boards(Kind::$kind, Kind::$kind.few(), 0, $sure);
        }

        #[test]
        #[ignore = "minutes; for the weekly run"]
        fn $many() {
            compare_boards(Kind::$kind, 20 * Kind::$kind.share(), 1_000_000, $sure);
        })*
    };
}

// Some hundred and fifty boards, and twenty thousand; so many in a hundred are counted for sure without help.
random_boards! {
    plain_boards, many_plain_boards: Plain, 90;
    eyes, many_eyes: Eyes, 85;
    approach_moves, many_approach_moves: Approach, 80;
    shared_liberties, many_shared_liberties: Shared, 80;
    kos, many_kos: Ko, 85;
    wild_boards, many_wild_boards: Wild, 85;
    boards_of_templates, many_boards_of_templates: Templates, 80;
    blocks_inside, many_blocks_inside: Inside, 85;
    thrown_in, many_thrown_in: ThrownIn, 90;
    corners, many_corners: Cornered, 85;
    bare_boards, many_bare_boards: Bare, 80;
    several_blocks, many_several_blocks: Several, 5;
}

#[test]
fn every_kind_is_compared() {
    assert_eq!(COMPARED, Kind::ALL);
}
