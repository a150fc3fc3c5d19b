//! The prover against the judge of `oracle`: random boards of every kind and every race that is known.
//!
//! The judge lists every position and spreads wins backwards; it has no table of results, prunes nothing and
//! knows no history, so it is the plain exhaustive search that the prover is held against.

pub(crate) mod board;
pub(crate) mod compare;
pub(crate) mod known;
mod large;
mod limits;
mod shapes;
mod trust;

use std::fmt::Write;

use board::{Judged, RULES};
use compare::{Compared, Found, compare};
use semeai_board::{Color, PointSet};
use semeai_race::propose::propose;
use semeai_race::solve::{Outcome, Several, solve};

use crate::generators::{self, Kind};
use crate::oracle::Ending;
use crate::support::{Race, assert_none_differs, drawn, shrunk};

/// Larger boards are not searched.
const LIMIT: usize = 20_000;

/// Smaller boards say little.
const LEAST: usize = 100;

/// Compares so many boards of a kind by a reading of several essential blocks, with seeds from `first_seed` on.
fn compare_boards(kind: Kind, several: Several, boards: usize, first_seed: u64, limit: usize) {
    let mut failures = Vec::new();
    let mut tally = Tally::default();
    let mut seed = first_seed;
    while tally.boards < boards {
        let rows = generators::board(kind, seed);
        match compare(&rows, several, limit, seed) {
            Compared::Same(found) if is_telling(kind, &found) => tally.add(&found),
            Compared::Different(_) => {
                tally.boards += 1;
                failures.push(failure((kind, several), seed, &rows, limit));
            }
            Compared::TooLarge => tally.left_out += 1,
            Compared::Same(_) | Compared::NoRace => {}
        }
        seed += 1;
    }
    println!("{kind:?}, {several:?}, seeds {first_seed} to {seed}: {tally:?}");
    assert_none_differs(failures, boards);
    // Lines are exact where every capture decides; others are as short and as long as the search happens to know, more of them of
    // several blocks.
    let share = match (kind, several) {
        (Kind::Several, Several::All) => 7,
        _ => 20,
    };
    assert!(
        share * tally.inexact_lines <= tally.exact,
        "too many lines are not exact"
    );
    assert!(
        20 * tally.left_open <= boards,
        "too many answers leave something open"
    );
    // Every first move is judged, so that none is left out of the comparison.
    assert_eq!(tally.unjudged, 0, "first moves that are not judged");
    assert!(
        seed - first_seed < 40 * boards as u64,
        "too few boards are legal and small"
    );
}

/// Whether agreement on such a board counts for its kind.
const fn is_telling(kind: Kind, found: &Found) -> bool {
    found.states >= LEAST && (found.has_ko || !matches!(kind, Kind::Ko))
}

/// What the boards were: the comparison is worth as much as they are varied.
#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    /// Too large to be judged, beside these.
    left_out: usize,
    several: usize,
    exact: usize,
    inexact_lines: usize,
    left_open: usize,
    /// Boards with a first move that was not tried to the end.
    unjudged: usize,
    with_ko: usize,
    states: usize,
    black: usize,
    white: usize,
    seki: usize,
    both_live: usize,
    ko: usize,
}

impl Tally {
    fn add(&mut self, found: &Found) {
        self.boards += 1;
        self.several += usize::from(found.has_several);
        self.exact += usize::from(found.is_exact);
        self.inexact_lines += usize::from(found.is_exact && found.has_inexact_line);
        self.left_open += usize::from(found.is_left_open);
        self.unjudged += usize::from(found.has_unjudged);
        self.with_ko += usize::from(found.has_ko);
        self.states += found.states;
        for outcome in found.outcomes {
            match outcome {
                Outcome::Ends(semeai_race::Ending::Black) => self.black += 1,
                Outcome::Ends(semeai_race::Ending::White) => self.white += 1,
                Outcome::Ends(semeai_race::Ending::Seki) => self.seki += 1,
                Outcome::Ends(semeai_race::Ending::BothLive) => self.both_live += 1,
                Outcome::Ko => self.ko += 1,
                Outcome::Undecided => unreachable!("the judge decides"),
            }
        }
    }
}

/// A board that differs, made as small as possible.
fn failure((kind, several): (Kind, Several), seed: u64, rows: &[String], limit: usize) -> String {
    let compared = |rows: &[String]| compare(rows, several, limit, seed);
    let differs = |rows: &[String]| matches!(compared(rows), Compared::Different(_));
    let small = shrunk(rows, &differs);
    let Compared::Different(differences) = compared(&small) else {
        unreachable!("it still differs");
    };
    let mut text = String::new();
    let board = drawn(&small);
    write!(
        text,
        "{kind:?}, {several:?}, seed {seed}\n{board}\n{differences}"
    )
    .expect("text");
    text
}

macro_rules! random_boards {
    ($($few:ident, $many:ident: $kind:ident;)*) => {
        const COMPARED: &[Kind] = &[$(Kind::$kind),*];

        $(#[test]
        fn $few() {
            compare_boards(Kind::$kind, Several::All, Kind::$kind.few(), 0, LIMIT);
        }

        #[test]
        #[ignore = "minutes; for the weekly run"]
        fn $many() {
            let boards = 20 * Kind::$kind.share();
            compare_boards(Kind::$kind, Several::All, boards, 1_000_000, 3 * LIMIT);
        })*
    };
}

// Some four hundred boards, and twenty thousand.
random_boards! {
    plain_boards, many_plain_boards: Plain;
    eyes, many_eyes: Eyes;
    approach_moves, many_approach_moves: Approach;
    shared_liberties, many_shared_liberties: Shared;
    kos, many_kos: Ko;
    wild_boards, many_wild_boards: Wild;
    boards_of_templates, many_boards_of_templates: Templates;
    blocks_inside, many_blocks_inside: Inside;
    thrown_in, many_thrown_in: ThrownIn;
    corners, many_corners: Cornered;
    bare_boards, many_bare_boards: Bare;
    several_blocks, many_several_blocks: Several;
}

/// The same boards as where all of several blocks have to be captured.
#[test]
fn the_first_of_several_blocks() {
    let kind = Kind::Several;
    compare_boards(kind, Several::First, kind.few(), 0, LIMIT);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_with_the_first_of_several_blocks() {
    let kind = Kind::Several;
    let boards = 20 * kind.share();
    compare_boards(kind, Several::First, boards, 1_000_000, 3 * LIMIT);
}

#[test]
fn every_kind_is_compared() {
    assert_eq!(COMPARED, Kind::ALL);
}

/// Without safe stones a block with two eyes is safe only as long as its owner fills neither. D5 fills one of Black's.
#[test]
fn an_own_eye_is_not_filled_on_a_bare_board() {
    let marked = Race::new(&["OOX.", "BO.B", "BBBB", "WWWW", "..WW"]);
    let proposal = propose(&marked.position, &marked.roles, &[]).expect("a race");
    assert!(proposal.is_closed());
    let proposed = proposal.race(&marked.position);
    let moves = [proposed, board::race(&marked)].map(|race| {
        let solution = solve(&race, None, &board::limits()).expect("two sides");
        let start = solution.starts.black.expect("an answer");
        assert_eq!(start.outcome, Outcome::won_by(Color::Black));
        let moves: PointSet = start.moves.into_iter().collect();
        marked.topology().names(&moves).join(" ")
    });
    assert_eq!(moves, ["C4 A1 B1"; 2]);
}

/// On the first board D2 takes nine stones, on the third a ko goes on after the capture for ever. On the last Black has lost a stone at
/// A4 and wins by filling his eye at C3.
#[test]
fn what_the_weekly_run_has_found_stays_mended() {
    let boards: [&[&str]; 4] = [
        &["BBBWW", "BBB.W", "BBBW."],
        &["BBBWO", "BBB.W", "BBBW."],
        &["W.OBB", "WXBBB", "WWBBB"],
        &["######", "WWWWWW", "BWBW#W", ".#.##.", "BBBBBB", "###@#@"],
    ];
    for rows in boards {
        match compare(rows, Several::All, 3 * LIMIT, 0) {
            Compared::Same(_) => {}
            other => panic!("{}\n{other:?}", drawn(rows)),
        }
    }
}

/// The first legal and small boards of a kind that say something of it, by seed.
fn judged_boards(kind: Kind, boards: usize) -> impl Iterator<Item = (u64, Judged, Found)> {
    let judged = move |seed| {
        let rows = generators::board(kind, seed);
        let is_legal = Race::try_new(&rows).is_ok();
        let judged = is_legal
            .then(|| Judged::new(&rows, Several::All, LIMIT))
            .flatten()?;
        let found = Found::new(&judged, false, true);
        is_telling(kind, &found).then_some((seed, judged, found))
    };
    (0..).filter_map(judged).take(boards)
}

#[test]
fn the_boards_of_every_kind_end_in_every_way() {
    for kind in Kind::ALL {
        let mut tally = Tally::default();
        judged_boards(kind, 60).for_each(|(_, _, found)| tally.add(&found));
        println!("{kind:?}: {tally:?}");
        let open = tally.seki + tally.both_live;
        let least = tally.black.min(tally.white).min(open);
        assert!(least >= 1, "{kind:?}: {tally:?}");
        assert!(kind != Kind::Ko || tally.ko >= 6, "{kind:?}: {tally:?}");
    }
}

#[test]
fn nobody_is_worse_off_for_winning_kos() {
    ranks_of_kos(10);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn nobody_is_worse_off_for_winning_kos_on_many_boards() {
    ranks_of_kos(100);
}

/// Holds the results of every ko rule against each other, on so many boards.
fn ranks_of_kos(boards: usize) {
    let rank = |ending| match ending {
        Ending::White => 0,
        Ending::Seki => 1,
        Ending::Black => 2,
    };
    for (_, judged, _) in judged_boards(Kind::Ko, boards) {
        for first in Color::ALL {
            let [black, white, simple, black_one, white_one] =
                RULES.map(|rule| rank(judged.ending(rule, first)));
            assert!(white <= white_one && white_one <= simple);
            assert!(simple <= black_one && black_one <= black);
        }
    }
}
